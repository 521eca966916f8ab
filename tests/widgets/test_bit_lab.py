"""BitLab without a browser: the model against bits counted one by one, and the widget through its traits."""

import pytest
import traitlets
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sudoku_teach.bits import beyond
from sudoku_teach.widgets import BitLab
from sudoku_teach.widgets.bit_lab.model import ROWS, BitModel, read_int, row_names

MIN, MAX = -(2**31), 2**31 - 1


@st.composite
def models(draw):
    if draw(st.booleans()):
        return BitModel(draw(st.integers(MIN, MAX) | st.sampled_from([0, 1, -1, MIN, MAX])), java=True)
    width = draw(st.integers(1, 32))
    low, high = -(2**width), 2**width - 1
    return BitModel(draw(st.integers(low, high) | st.sampled_from([0, low, high])), width)


def slow_bits(x, length):
    """Two's complement by repeated halving: no bit operator in sight."""
    return [x // 2**k % 2 for k in range(length)]


def slow_add(bits, one):
    """Add 1, or take 1 away, by carrying or borrowing along the list."""
    stop = next((k for k, bit in enumerate(bits) if bit == (one < 0)), len(bits) - 1)
    return [1 - bit for bit in bits[: stop + 1]] + bits[stop + 1 :]


def slow_rows(x, length):
    bits = slow_bits(x, length)
    flipped = [1 - bit for bit in bits]
    negative, less = slow_add(flipped, 1), slow_add(bits, -1)
    lowest, rest = ([a * b for a, b in zip(bits, other, strict=True)] for other in (negative, less))
    return {"x": bits, "~x": flipped, "-x": negative, "x & -x": lowest, "x - 1": less, "x & (x-1)": rest}


@given(models())
def test_rows_are_what_carrying_and_borrowing_give(model):
    length = 32 if model.java else model.width + 3
    for row, bits in slow_rows(model.value, length).items():
        assert list(reversed(model.bits(row))) == bits[: model.columns]
        high = bits[-1]
        assert model.result(row) == sum(bit << k for k, bit in enumerate(bits)) - (high << length)
        rest = [high, *reversed(bits[model.width :])]
        while len(rest) > 1 and rest[0] == rest[1]:
            rest.pop(0)
        assert model.sign(row) == ("" if model.java else "…" + "".join(map(str, rest)))


@given(models())
def test_facts_are_what_counting_gives(model):
    bits, facts = slow_bits(model.value, 32 if model.java else model.columns + 1), dict(model.facts())
    finite = model.java or model.value >= 0
    assert facts["bit_count"] == (str(bits.count(1)) if finite else "none, ones go on forever")
    if 1 in bits:
        index = bits.index(1)
        assert facts["numberOfTrailingZeros"] == str(index) == str(model.index)
        assert model.lowest == (MIN if model.java and index == 31 else 2**index)
        assert model.digit == (index + 1 if model.width == 9 and index < 9 else None)
    else:
        assert facts["numberOfTrailingZeros"] == ("32" if model.java else "none, no 1 to stop at")
        assert (model.lowest, model.index, model.digit) == (0, None, None)


def test_sentences_for_a_value_and_where_java_and_python_differ():
    model = BitModel(360)
    assert model.sentence(["x", "-x", "x & -x"]) == (
        "Below bit 3, the lowest 1 of x, are 3 zeros; they are 1 in ~x, so the +1 in -x == ~x + 1 turns "
        "them back to 0 and carries into bit 3; above it every bit of -x is the reverse of x's, so the "
        "only 1 that both have is bit 3: x & -x is 8."
    )
    assert model.sentence(["x - 1"]) == (
        "x - 1 borrows from bit 3, the lowest 1: it becomes 0, the 3 zeros below it become 1, and above it "
        "nothing changes."
    )
    assert model.sentence(["x"]) == "Bits 8, 6, 5 and 3 are 1, so x is 256 + 64 + 32 + 8."
    assert BitModel(-360).sentence(["x"]) == (
        "The bits shown make 152, and the ones that go on to the left take 512 from it."
    )
    assert "there is no lowest 1" in BitModel(0).sentence()
    assert "out on the left" in BitModel(0, java=True).sentence()
    assert f"-x is {MIN} again" in BitModel(MIN, java=True).sentence()
    assert f"wraps round to {MAX}" in BitModel(MIN, java=True).sentence()
    ones = "none, ones go on forever"
    assert BitModel(360).differences() == BitModel(360, java=True).differences() == {}
    assert BitModel(0, java=True).differences() == {"numberOfTrailingZeros": "none, no 1 to stop at"}
    assert BitModel(-360, java=True).differences() == {"bit_count": ones}
    least = {"-x": "2147483648", "x & -x": "2147483648", "x - 1": "-2147483649", "x & (x-1)": "-4294967296"}
    assert BitModel(MIN, java=True).differences() == {**least, "bit_count": ones}


@pytest.mark.parametrize("text", ["360", " 0b1_01 ", "-0x10", "+0X1f", "1_000", "0", "0o17", "-0B11"])
def test_the_box_reads_what_python_reads(text):
    assert read_int(text) == int(text, 0)


@pytest.mark.parametrize("text", ["", "007", "abc", "1.5", "0b12", "1__0", "9" * 5000])
def test_the_box_says_what_it_cannot_read(text):
    known = {"": "type a number", "007": "007 begins with 0", "9" * 5000: "is not a whole number"}
    with pytest.raises(ValueError, match=known.get(text, f"'{text}' is not a whole number")):
        read_int(text)


def test_row_names_and_the_bits_beyond():
    assert row_names(["x&-x", "x & (x - 1)", "x&-x"]) == ("x & -x", "x & (x-1)")
    with pytest.raises(ValueError, match=r"no row 'x \| 1': the rows are x, ~x, -x, x & -x, x - 1, x & "):
        row_names(["x | 1"])
    assert [beyond(x, 9) for x in (0, 511, -1, -512, 512, -513)] == ["…0", "…0", "…1", "…1", "…01", "…10"]


@given(models(), st.lists(st.sampled_from(ROWS)))
def test_the_page_says_what_the_model_does_in_one_sentence_of_the_rows_shown(model, rows):
    page = model.page(rows)
    indexes = [index for index, _ in page["columns"]]
    assert indexes == list(range(31 if model.java else model.width, -1, -1))
    assert [row[0] for row in page["rows"]] == ["x", *(row for row in dict.fromkeys(rows) if row != "x")]
    differences = model.differences()
    for name, texts, value, python in page["rows"]:
        sign = [] if model.java else [model.sign(name)]
        assert texts == [*sign, *map(str, model.bits(name))] and value == str(model.result(name))
        assert python == (f"Python: {differences[name]}" if name in differences else "")
    assert [(name, answer) for name, answer, _, _ in page["facts"]] == model.facts()
    for name, _, note, differs in page["facts"]:
        assert differs == (name in differences)
        assert note == (f"Python: {differences[name]}" if differs else "as in Python" if model.java else "")
    assert page["lowest"] == model.index and page["lowest"] in [None, *indexes]
    assert {*ROWS, "x", "-x - 1", "-x == ~x + 1"} >= set(page["sentence"][1::2])
    sentence = model.sentence(rows)
    assert "".join(page["sentence"]) == sentence and sentence.endswith(".") and sentence.count(". ") == 0
    assert "x & -x" in rows or "x & -x" not in sentence
    assert {"x - 1", "x & (x-1)"} & set(rows) or "borrow" not in sentence
    assert not {"-x", "x & -x"} & set(rows) or "-x == ~x + 1" in sentence
    assert "x & -x" not in rows or not model.value or str(model.lowest) in sentence
    assert len(f"BitLab({model})") < 110


def test_the_heads_stand_over_their_bits_and_each_column_says_what_it_is():
    heads = dict(BitModel(360).page()["heads"])
    assert heads["index"] == ["", *"876543210"] and heads["digit"] == ["sign", *"987654321"]
    assert heads["place value"] == ["", "256", "128", "64", "32", "16", "8", "4", "2", "1"]
    assert list(dict(BitModel(1, 16).page()["heads"])) == ["index", "place value"]
    assert BitModel(1, 17).page()["heads"] == [["index", ["sign", *map(str, range(16, -1, -1))]]]
    java = dict(BitModel(1, java=True).page()["heads"])
    assert java["index"] == [str(k) for k in range(31, -1, -1)]
    assert java["digit"] == ["±", *[""] * 22, *"987654321"]
    assert dict(BitModel(1, 16, java=True).page()["heads"])[""] == ["±", *[""] * 31]
    names = dict(BitModel(0).page()["columns"])
    assert len(names) == 10
    assert names[9] == "sign: …0 is 0 or more, …1 has ones forever and counts as -512"
    assert names[8] == "bit 8, place value 256, digit 9" and names[3] == "bit 3, place value 8, digit 4"
    assert BitModel(0, 4).bit_name(3) == "bit 3, place value 8"
    assert BitModel(0, java=True).bit_name(31) == f"bit 31, the sign: counts as {MIN}"
    assert BitModel(0, java=True).bit_name(9) == "bit 9, place value 512"


def shown(lab):
    """What the toggles say: in Python the sign, then the bits."""
    return "".join(lab._page["rows"][0][1])


def beside(lab):
    """What is in the box, and what is said beside it."""
    return lab._page["box"], lab._page["message"]


def do(lab, **did):
    """What the browser sends when the reader has done something."""
    lab._handle_custom_msg(did, [])


def press(lab, index):
    """Press the toggle of a bit; in Python the one of index `width` is the sign."""
    columns = dict(zip(dict(lab._page["columns"]), lab._page["rows"][0][1], strict=True))
    do(lab, bit=index, on=0 if columns[index].endswith("1") else 1)


@pytest.mark.parametrize("index", [*range(10), 30, 31])
@given(st.integers(-512, 511), st.integers(MIN, MAX))
@example(-512, MIN)
@example(511, MAX)
@settings(max_examples=6)
def test_pressing_a_toggle_changes_that_bit_alone(index, value, java_value):
    """In Python the last one is the sign, and so of all bits beyond."""
    for lab, length in ((BitLab(value), 10), (BitLab(java_value, java=True), 32)):
        if index < length:
            before = lab.value
            press(lab, index)
            old, new = slow_bits(before, 34), slow_bits(lab.value, 34)
            changed = [k for k in range(34) if old[k] != new[k]]
            assert changed == (list(range(index, 34)) if index == length - 1 else [index])
            assert shown(lab) == "…" * (length == 10) + "".join(map(str, reversed(new[:length])))
            assert read_int(beside(lab)[0]) == lab.value
            press(lab, index)
            assert lab.value == before


def test_the_box_changes_the_value_and_keeps_the_reader_s_base():
    lab = BitLab(360)
    for did, value, box in (
        ({"text": "0x1F"}, 31, "0x1F"),
        ({"bit": 0, "on": 0}, 30, "0x1e"),
        ({"bit": 0, "on": 0}, 30, "0x1e"),  # a press that comes twice sets the bit once
        ({"text": "-5"}, -5, "-5"),
        ({"bit": 0, "on": 0}, -6, "-6"),
        ({"text": " 0o17 "}, 15, " 0o17 "),
        ({"bit": 0, "on": 0}, 14, "0o16"),
        ({"text": "0b1"}, 1, "0b1"),
        ({"bit": 9, "on": 1}, -511, "-0b111111111"),
    ):
        do(lab, **did)
        assert lab.value == value == lab.get_state("value")["value"] and beside(lab) == (box, "")
    lab.value = 8
    assert beside(lab) == ("0b000001000", "") and shown(lab) == "…0000001000"


@pytest.mark.parametrize(("typed", "words"), [("12x", "not a whole number"), ("512", "-512 to 511"), ("-513", "-512")])
def test_what_the_box_refuses_is_said_and_changes_nothing(typed, words):
    lab = BitLab(360)
    do(lab, text=typed)
    assert lab.value == 360 and shown(lab) == "…0101101000"
    assert words in lab.message and beside(lab) == (typed, lab.message), "it stays, to be corrected"
    do(lab, text="0b101101000")
    assert (lab.message, beside(lab)[1]) == ("", ""), "the same value again clears it"
    do(lab, text=typed)
    press(lab, 0)
    assert lab.value == 361 and lab.message == "" and beside(lab) == ("0b101101001", ""), "and its base is not kept"


def test_a_cell_s_value_out_of_range_is_refused():
    lab = BitLab(360)
    for wrong in (512, -513, "7", 1.0, None):
        with pytest.raises(traitlets.TraitError, match="-512 to 511" if isinstance(wrong, int) else "integer"):
            lab.value = wrong
    assert lab.value == 360 and shown(lab) == "…0101101000"
    lab.value = -512
    assert lab.lowest == 512 and lab.get_state("_page")["_page"]["lowest"] == 9
    for bad in ({"x": 512}, {"x": 0, "width": 0}, {"x": 0, "rows": ["y"]}, {"x": MAX + 1, "java": True}):
        with pytest.raises(ValueError):
            BitLab(**bad)
    for name in ("lowest", "sentence", "message", "width"):
        with pytest.raises(AttributeError):
            setattr(lab, name, 1)


def test_rows_can_come_later():
    lab = BitLab(360, rows=["x"])
    assert [row[0] for row in lab.get_state("_page")["_page"]["rows"]] == ["x"]
    lab.rows = ["~x", "x&-x"]
    page = lab.get_state("_page")["_page"]
    assert [(name, value) for name, _, value, _ in page["rows"]] == [("x", "360"), ("~x", "-361"), ("x & -x", "8")]
    assert "".join(page["sentence"]) == lab.sentence and "x & -x is 8" in lab.sentence
    with pytest.raises(traitlets.TraitError, match="no row 'nonsense': the rows are x, ~x"):
        lab.rows = ["nonsense"]
    assert lab.rows == ("~x", "x & -x")


def test_the_switch_and_its_refusal():
    lab = BitLab(-360)
    do(lab, java=True)
    assert lab.java is True and len(shown(lab)) == 32 and lab.value == -360
    assert ["bit_count", "26", "Python: none, ones go on forever", True] in lab.get_state("_page")["_page"]["facts"]
    lab.value = 100_000
    do(lab, java=False)
    assert lab.java and lab.get_state("_page")["_page"]["java"] is True, "it stands on what is in force"
    assert lab.message == "100000 is out of range: 9 bits and a sign can be -512 to 511"
    with pytest.raises(traitlets.TraitError, match="-512 to 511"):
        lab.java = False
    lab.value = 7
    do(lab, java=False)
    assert lab.java is False and shown(lab) == "…0000000111" and lab.message == ""


def test_lessons_hear_of_what_the_reader_does_and_the_browser_once():
    lab = BitLab(360)
    heard, sent = [], []
    lab.observe(lambda change: heard.append((change["name"], change["new"], lab.lowest)), ["value", "java", "rows"])
    lab.observe(lambda change: sent.append(change["new"]["rows"][0][2]), "_page")
    press(lab, 3)
    do(lab, text="0b110")
    do(lab, text="6")  # it is that already
    do(lab, text="six")
    do(lab, java=True)
    assert heard == [("value", 352, 32), ("value", 6, 2), ("java", True, 2)]
    assert sent == ["352", "6", "6", "6", "6"], "the box, the message and the switch are news, too"
    del sent[:]
    lab.value = 6
    assert not sent


def test_line_and_still_follow_the_value():
    lab = BitLab(360)
    line, picture = repr(lab), lab.draw().png()
    assert line == "BitLab(0b101101000 = 360: lowest bit 8, index 3, digit 4)"
    lab.value = 0
    assert repr(lab) == "BitLab(0b000000000 = 0: no lowest bit)" and lab.draw().png() != picture
    assert repr(BitLab(-512)) == "BitLab(…1 000000000 = -512: lowest bit 512, index 9, no digit)"
