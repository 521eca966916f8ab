"""Whatever a learner's code does, the runner comes back with a plain outcome, and the kernel lives."""

import builtins
import itertools
import linecache
import os
import subprocess
import sys
import textwrap
import threading
import time
from contextlib import suppress

import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jupyter_client.manager import start_new_kernel

from conftest import PATIENCE, ROOT, wait_until
from sudoku_teach import board, trace
from sudoku_teach.exercises import child, runner
from sudoku_teach.exercises.runner import CannotSend, Odd, Outcome, Raised
from sudoku_teach.puzzles import puzzle

POSIX = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs POSIX")
numbers = itertools.count()


def cell(source):
    """What a notebook's cell defines: functions of __main__, whose lines Python knows only here."""
    file = f"<cell {next(numbers)}>"
    source = textwrap.dedent(source).strip() + "\n"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    names = {"__name__": "__main__"}
    exec(compile(source, file, "exec"), names)
    return names


def run(source, *cases, seconds=30.0, **options):
    """Run f of this cell. The deadline is far off, for a busy machine; where it is to be met, it is given."""
    return runner.run((cell(source)["f"],), cases, seconds=seconds, **options)


# Misbehaviours, with f run on (3,) and (4,).
# name: the cell, how the first case ended, the line that is shown (None: not looked at)
STOPPED_ANYWHERE = {
    "raises": ("def f(x):\n    return [1][x]", "", "return [1][x]"),
    "raises in a function it calls": ("def g(x):\n    return 1 / (x - 3)\ndef f(x): g(x)", "", "return 1 / (x - 3)"),
    "raises inside the standard library": ("import json\ndef f(x):\n    json.loads('{')", "", "json.loads('{')"),
    "raises a hostile exception": (
        "class Bad(Exception):\n    def __str__(self):\n        raise SystemExit\ndef f(x):\n    raise Bad",
        "",
        "raise Bad",
    ),
    "recursion forever": ("def f(x):\n    return f(x + 1)", "too deep", "return f(x + 1)"),
    "a higher limit": ("import sys\ndef f(x):\n    sys.setrecursionlimit(10**6)\n    f(x + 1)", "too deep", None),
    "a loop forever": ("def f(x):\n    while True:\n        x += 1", "too slow", None),
    "an empty loop forever": ("def f(x):\n    while True: pass", "too slow", "while True: pass"),
    "a bare except": ("def f(x):\n    while True:\n        try: x += 1\n        except: pass", "too slow", None),
    "loops within loops, each with a bare except": (
        "def g():\n    while True:\n        try:\n            while True: pass\n        except: pass\n"
        "def f(x):\n    while True:\n        try: g()\n        except: continue",
        "too slow",
        None,
    ),
    "prints forever": ("def f(x):\n    while True: print('hello')", "too slow", "while True: print('hello')"),
    "exit()": ("def f(x):\n    exit()", "exit", "exit()"),
    "quit()": ("def f(x):\n    quit()", "exit", "quit()"),
    "sys.exit()": ("import sys\ndef f(x):\n    sys.exit(1)", "exit", "sys.exit(1)"),
    "SystemExit": ("def f(x):\n    raise SystemExit", "exit", "raise SystemExit"),
    "input()": ("def f(x):\n    return int(input('a digit? '))", "input", "return int(input('a digit? '))"),
    "input() with a bare except": ("def f(x):\n    try: input()\n    except: return x", "input", None),
    "input() until it is a number": (
        "def f(x):\n    while True:\n        try: return int(input())\n        except Exception: pass",
        "input",
        None,
    ),
    "sys.stdin.readline()": ("import sys\ndef f(x):\n    return sys.stdin.readline()", "input", None),
    "for line in sys.stdin": ("import sys\ndef f(x):\n    return [line for line in sys.stdin]", "input", None),
    "sys.stdin.buffer.read()": ("import sys\ndef f(x):\n    return sys.stdin.buffer.read()", "input", None),
    "a repr": ("class Bad:\n def __repr__(self):\n  while True: pass\ndef f(x): return Bad()", "too slow", None),
}
STOPPED_IN_A_PROCESS = {
    "sleeps forever": ("import time\ndef f(x):\n    time.sleep(1000)", "no answer", "time.sleep(1000)"),
    "counts for ever in C": ("from itertools import count\ndef f(x):\n    return sum(count())", "too slow", None),
    "holds Python's lock": ("def f(x):\n    return 7 ** 10 ** 9", "too slow", None),
    "os._exit()": ("import os\ndef f(x):\n    os._exit(0)", "died", None),
    "aborts": ("import os\ndef f(x):\n    os.abort()", "died", None),
    "kills itself": ("import os, signal\ndef f(x):\n    os.kill(os.getpid(), signal.SIGTERM)", "died", None),
    "closes every file": ("import os\ndef f(x):\n    os.closerange(0, 100)\n    return x", "died", None),
    "writes between the frames": (
        "import os\ndef f(x):\n    for fd in range(3, 12):\n"
        "        try: os.write(fd, b'xxxxxxxxx')\n        except OSError: pass",
        "died",
        None,
    ),
    "fills the memory": (
        "def f(x):\n    a = []\n    while True: a.append(bytes(300_000))",
        "memory",
        "while True: a.append(bytes(300_000))",
    ),
}
HANGS = 0.5  # seconds, where the deadline is to be met


def check(outcomes, ended, line):
    first = outcomes[0]
    assert first.ended == ended
    assert len(outcomes) == (1 if ended in ("too slow", "no answer", "died") else 2)
    assert first.value is None or ended in ("input", "too slow", "no answer")
    assert first.raised or ended
    assert not line or first.raised.line == line


def deadline(ended):
    return HANGS if ended == "too slow" else 30.0


@pytest.fixture(autouse=True)
def little_patience(request, monkeypatch):
    if "sleeps" in request.node.name:
        monkeypatch.setattr(runner, "WALL", 1.0)


@pytest.fixture(scope="module")
def kernel():
    manager, client = start_new_kernel(cwd=str(ROOT))

    def execute(source):
        """The text of the last value, or what was printed if there is none. An error of the kernel is ours."""
        texts = []
        reply = client.execute_interactive(
            source, timeout=PATIENCE, stop_on_error=False, output_hook=lambda message: texts.append(message["content"])
        )
        if reply["content"]["status"] != "ok":
            raise RuntimeError(str(reply["content"]))
        return next((text["data"]["text/plain"] for text in texts if "data" in text), "")

    execute.manager, execute.client = manager, client
    execute("from sudoku_teach.exercises import runner")
    yield execute
    client.stop_channels()
    manager.shutdown_kernel(now=True)


@pytest.mark.parametrize("name", STOPPED_ANYWHERE | STOPPED_IN_A_PROCESS)
def test_a_kernel_outlives(kernel, name):
    source, ended, line = (STOPPED_ANYWHERE | STOPPED_IN_A_PROCESS)[name]
    if ended == "memory" and sys.platform != "linux":
        pytest.skip("memory is limited on Linux")
    kernel(source)
    shown = kernel(f"runner.run((f,), [(3,), (4,)], seconds={deadline(ended)})")
    check(eval(shown, {"Outcome": Outcome, "Raised": Raised, "Odd": Odd}), ended, line)
    assert kernel("6 * 7") == "42"


def test_an_interrupt_of_the_kernel_ends_the_check(kernel, tmp_path):
    running = tmp_path / "running"
    kernel(f"def f(x):\n    open({str(running)!r}, 'w').close()\n    while True: pass")
    # An error must not abort what is asked next.
    kernel.client.execute("runner.run((f,), [(3,)], seconds=1000)", stop_on_error=False)
    wait_until(running.exists, "the check's start")
    kernel.manager.interrupt_kernel()
    reply = kernel.client.get_shell_msg(timeout=PATIENCE)
    assert reply["content"]["ename"] == "KeyboardInterrupt"
    assert kernel("runner.run((lambda x: x + 1,), [(3,)], seconds=30)[0].value") == "4"
    left = psutil.Process(kernel.manager.provisioner.pid).children()
    assert len(left) <= 1  # the one that waits for the next check


def test_a_kernels_functions_travel(kernel):
    """Functions that call each other, later cells, imports and values of the notebook."""
    kernel("import sudoku_teach as st\nFULL = 0b111\ndef odd(n): return n != 0 and even(n - 1)")
    kernel("def even(n): return n == 0 or odd(n - 1)\ndef f(n): return even(n), FULL, st.box_index(n, n)")
    assert kernel("runner.run((f,), [(4,)], seconds=30)[0].value") == "(True, 7, 4)"
    kernel("def f(n):\n    display(n)\n    return get_ipython()")
    with pytest.raises(RuntimeError, match=r"CannotSend.*`get_ipython`"):
        kernel("runner.run((f,), [(4,)])")


@pytest.mark.parametrize("name", STOPPED_ANYWHERE)
def test_without_processes(monkeypatch, name):
    source, ended, line = STOPPED_ANYWHERE[name]

    def around():
        return sys.stdin, sys.stdout, sys.stderr, sys.setrecursionlimit, sys.gettrace(), sys.getrecursionlimit()

    before, builtins_before = around(), vars(builtins).copy()
    monkeypatch.setattr(runner, "WITHOUT_PROCESSES", True)
    outcomes = run(source, (3,), (4,), seconds=deadline(ended))
    check(outcomes, ended, None if ended == "too deep" else line)  # tracing needs a few calls more
    assert around() == before and vars(builtins) == builtins_before


def test_without_processes_globals_and_builtins_do_not_leak(monkeypatch):
    source = """
    import builtins
    kept = []
    def f(x):
        kept.append(x)
        builtins.len = lambda thing: 1000
        builtins.sorted = None
        builtins.extra = 1
        return list(kept)
    """
    names = cell(source)
    monkeypatch.setattr(runner, "WITHOUT_PROCESSES", True)
    assert [one.value for one in runner.run((names["f"],), [(1,), (2,)])] == [[1], [1, 2]]
    assert names["kept"] == [] and len([]) == 0 and sorted([2, 1]) == [1, 2]
    assert not hasattr(builtins, "extra")
    with pytest.raises(KeyboardInterrupt):  # an interrupt goes on
        run("def f(x): raise KeyboardInterrupt", (1,))


def test_value_printed_and_arguments():
    source = """
    def f(row, seen):
        print("looking at", row)
        seen.add(row.pop())
        return {"row": row, 1: (True, None, 1.5, "é", b"x", frozenset({2}))}
    """
    (outcome,) = run(source, ([1, 2], {7}))
    assert outcome == Outcome(
        value={"row": [1], 1: (True, None, 1.5, "é", b"x", frozenset({2}))},
        printed="looking at [1, 2]\n",
        arguments=([1], {7, 2}),
    )


def test_every_case_gets_arguments_of_its_own_and_state_in_globals_is_gone_in_the_next_check():
    shared, names = [5], cell("seen = []\ndef f(a): a.append(1); seen.append(a); return len(a), len(seen)")
    for _ in range(2):
        outcomes = runner.run((names["f"],), [(shared,), (shared,)], seconds=30)
        assert [one.value for one in outcomes] == [(2, 1), (2, 2)]
    assert shared == [5] and names["seen"] == []


def test_nothing_leaks_from_one_check_into_the_next(tmp_path):
    spoil = f"""
    import builtins, os, sys, threading
    def spin():
        while True: pass
    def f(x):
        threading.Thread(target=spin).start()
        import sudoku_teach.board
        sudoku_teach.board.conflicts = builtins.sorted = builtins.len = builtins.type = None
        os.environ["SPOILT"] = "1"
        os.chdir({str(tmp_path)!r})
        sys.stdout = None
        return x
    """
    look = """
    import os, threading
    def f(x):
        from sudoku_teach.board import conflicts
        return callable(conflicts), callable(sorted), len([x]), os.environ.get("SPOILT"), os.getcwd()
    """
    assert [one.value for one in run(spoil, (3,), (4,))] == [3, 4]
    assert run(look, (3,))[0].value == (True, True, 1, None, os.getcwd())
    assert board.conflicts and "SPOILT" not in os.environ


def test_what_is_printed_is_cut_kept_at_the_deadline_and_dropped_past_python():
    source = """
    import os, sys
    def f(x):
        os.write(1, b"past Python")
        sys.__stdout__.write("past us")
        sys.stderr.write("a warning")
        sys.stdout.buffer.write(b"bytes ")
        print("x" * 10**6)
    """
    (outcome,) = run(source, (3,))
    assert outcome.value is None and outcome.raised is None
    assert outcome.printed.startswith("bytes xxx") and outcome.printed.endswith("x…")
    assert len(outcome.printed) < 20_000
    source = "def f(x):\n    print('row', x)\n    while True: pass"
    assert run(source, (3,), seconds=HANGS)[0].printed == "row 3\n"


ODD_VALUES = """
import array, collections, enum, itertools, numpy
from sudoku_teach import trace

def liar():
    class Meta(type):
        def __eq__(cls, other): return True
        def __hash__(cls): return hash(str)
        __name__ = property(lambda cls: 1 / 0)
    class Liar(metaclass=Meta):
        __class__ = property(lambda self: list)
        def __iter__(self): raise SystemExit
    return Liar()
class Hostile:
    def __eq__(self, other): raise SystemExit
    def __hash__(self): raise SystemExit
    def __repr__(self): print("repr"); raise SystemExit
    def __reduce__(self): return (exit, ())
    def __getattribute__(self, name): raise SystemExit
class Text(str):
    def __str__(self): return self
class Shown:
    def __repr__(self): return Text("shown")
class Rows(list): pass
class Colour(enum.IntEnum): RED = 1
def deep():
    rows = []
    for _ in range(100_000): rows = [rows]
    return rows
cyclic = [1]
cyclic.append(cyclic)
Point = collections.namedtuple("Point", "x y")
VALUES = {
    "Liar": liar,
    "Hostile": lambda: Hostile(),
    "Shown": lambda: Shown(),
    "array": lambda: array.array("b"),
    "generator": lambda: (n for n in [1]),
    "count": lambda: itertools.count(),
    "function": lambda: (lambda: 1),
    "range": lambda: range(3),
    "type": lambda: int,
    "list": lambda: [0] * 10**7,
    "list, deep": deep,
    "list, cyclic": lambda: cyclic,
    "str": lambda: "x" * 10**7,
    "int": lambda: 10 ** 10_000,
}
def f(name):
    return VALUES[name]()
def g(name):
    return [1, {"in": (VALUES[name](),)}]
"""


def test_odd_values_are_named_and_never_travel():
    names = cell(ODD_VALUES)
    cases = [(name,) for name in names["VALUES"]]
    outcomes = runner.run((names["f"],), cases, seconds=30)
    for (name,), outcome in zip(cases, outcomes, strict=True):
        assert type(outcome.value) is Odd, name
        assert outcome.value.type_name == name.partition(",")[0]
        assert type(outcome.value.repr) is str and len(outcome.value.repr) <= 200
        assert "0x" not in outcome.value.repr and outcome.printed == ""
    said = {name: outcome.value.repr for (name,), outcome in zip(cases, outcomes, strict=True)}
    assert said["array"] == "array('b')" and said["Shown"] == "shown"
    assert said["Hostile"] == "<Hostile that cannot be shown>"
    assert said["list"] == "[0, 0, 0, 0, 0, 0, ...]"
    # Inside plain ones:
    cases = [(name,) for name in ("array", "Hostile", "Liar", "Shown")]
    for (name,), outcome in zip(cases, runner.run((names["g"],), cases, seconds=30), strict=True):
        assert outcome.value[0] == 1 and outcome.value[1]["in"][0].type_name == name


EQUAL = {
    "numpy.zeros(3)": [0.0, 0.0, 0.0],
    "numpy.int64(7)": 7,
    "numpy.bool_(True)": True,
    "Text('a')": "a",
    "Rows([1, Colour.RED])": [1, 1],
    "Point(1, [2])": (1, [2]),
    "Colour.RED": 1,
    "Fraction(6, 2)": 3,
    "Fraction(1, 2)": 0.5,
    "collections.Counter('aa')": {"a": 2},
}


def test_what_is_equal_to_plain_data_becomes_plain_data():
    made = "".join(f"{text!r}: lambda: {text}, " for text in EQUAL)
    source = (
        ODD_VALUES + f"from fractions import Fraction\nEQUAL = {{{made}}}\ndef h(text):\n    return EQUAL[text]()\n"
    )
    outcomes = runner.run((cell(source)["h"],), [(text,) for text in EQUAL], seconds=30)
    for (text, plain), outcome in zip(EQUAL.items(), outcomes, strict=True):
        assert outcome.value == plain and type(outcome.value) is type(plain), text


def test_watched_rows_become_lists():
    start = puzzle("newspaper")
    rows = trace.record(lambda watched: [child.plain(watched), child.plain(watched[0])], start).returned
    assert rows == [start, start[0]] and type(rows[0]) is type(rows[1]) is type(rows[0][0]) is list


plain_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.text() | st.integers(), inner),
    max_leaves=8,
)


@given(plain_data)
def test_plain_data_is_copied_as_it_is(value):
    copy = child.plain(value)
    assert repr(copy) == repr(value)  # tells 1 from True, and 0.0 from -0.0
    assert copy is not value or not isinstance(value, list | dict)


@given(st.sets(st.integers() | st.frozensets(st.text())) | st.frozensets(st.text()))
def test_sets_are_copied_as_they_are(value):
    copy = child.plain(value)
    assert copy == value and type(copy) is type(value) and copy is not value


def test_methods_lambdas_and_nested_functions():
    source = """
    class Solution:
        step = 1
        def up(self, n): return n + self.step
        @classmethod
        def up_class(cls, n): return n + cls.step
        @staticmethod
        def up_static(n): return n + 1
    def make(step):
        def up(n): return n + step if n < 100 else up(n - 100)
        return up
    functions = (Solution().up, Solution.up_class, Solution.up_static, lambda n: n + 1, make(1), (1).__add__)
    """
    for function in cell(source)["functions"]:
        assert runner.run((function,), [(4,)], seconds=30)[0].value == 5
    names = cell("kept = []\ndef put(x): kept.append(x)\ndef look(x): return kept")
    both = names["put"], names["look"]  # several, with a drive of one's own
    (outcome,) = runner.run(both, [(4,)], drive=lambda functions, case: [each(*case) for each in functions], seconds=30)
    assert outcome.value == [None, [4]]


@pytest.mark.parametrize(
    ("source", "culprit"),
    [
        ("import threading\nlock = threading.Lock()\ndef f(x): return lock", "`lock`"),
        ("import threading\nlock = threading.Lock()\ndef g(): return lock\ndef f(x): return f(x) or g()", "`lock`"),
        ("big = 'x' * 30_000_000\ndef f(x): return big[x]", "`big`"),
        ("def make():\n    rows = (n for n in [])\n    return lambda x: next(rows)\nf = make()", "`rows`"),
        (
            "import threading\nclass Solution:\n    lock = threading.Lock()\n    def go(self): pass\nf = Solution().go",
            "lock",
        ),
    ],
)
def test_what_cannot_be_sent_is_named(source, culprit):
    with pytest.raises(CannotSend, match=culprit):
        run(source, (1,))


def test_a_module_that_only_the_notebook_has_is_named(monkeypatch):
    module = type(sys)("only_here")
    exec("def f(x): return x", vars(module))
    monkeypatch.setitem(sys.modules, "only_here", module)
    with pytest.raises(CannotSend, match="only_here"):
        runner.run((module.f,), [(1,)])


@POSIX
def test_what_the_code_started_ends_with_it(tmp_path):
    beat = tmp_path / "beat"
    source = f"""
    import subprocess, sys, time
    from pathlib import Path
    def f(x):
        code = "import time\\nwhile True: print('.', file=open({str(beat)!r}, 'a')); time.sleep(0.02)"
        subprocess.Popen([sys.executable, "-c", code])
        while not Path({str(beat)!r}).exists(): time.sleep(0.02)
        return x
    """
    assert run(source, (3,))[0].value == 3
    size = beat.stat().st_size
    time.sleep(0.3)
    assert beat.stat().st_size == size


@POSIX
def test_what_a_program_started_ends_also_when_the_program_ends_its_own_process(tmp_path):
    beat = tmp_path / "beat"
    source = f"""
    import os, subprocess, sys, time
    from pathlib import Path
    def f(x):
        code = "import time\\nwhile True: print('.', file=open({str(beat)!r}, 'a')); time.sleep(0.02)"
        subprocess.Popen([sys.executable, "-c", code])
        while not Path({str(beat)!r}).exists(): time.sleep(0.02)
        os._exit(3)
    """
    assert run(source, (3,))[0].ended == "died"
    size = beat.stat().st_size
    time.sleep(0.3)
    assert beat.stat().st_size == size


@pytest.mark.parametrize("size", [8_000, 9_000, 1_000_000])  # from 64 KiB on an array is sent as a buffer
def test_arrays_of_any_size_can_be_used(size):
    numpy = pytest.importorskip("numpy")
    array = numpy.arange(size, dtype=numpy.uint64)
    for shaped in (array, array.reshape(-1, 10), array[::-1]):
        (outcome,) = runner.run((lambda x, shaped=shaped: int(shaped.sum()) + x,), [(1,)], seconds=30)
        assert outcome.value == size * (size - 1) // 2 + 1


@POSIX
def test_a_fork_answers_once():
    outcomes = run("import os\ndef f(x):\n    os.fork()\n    return x", (3,), (4,))
    assert [one.value for one in outcomes] == [3, 4]


def test_a_spare_that_died_is_replaced():
    runner.warm_up()
    spare = runner._spare
    spare.process.kill()
    spare.process.wait()
    assert run("def f(x): return x", (3,))[0].value == 3
    assert runner._spare is not spare


@POSIX
def test_nothing_is_left_open_or_unburied():
    run("def f(x): return x", (3,))
    files, threads = psutil.Process().num_fds(), threading.active_count()
    for _ in range(3):
        run("def f(x): return x", (3,))
    assert os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None
    assert psutil.Process().num_fds() <= files
    assert threading.active_count() <= threads + 1


@pytest.mark.parametrize("busy", [False, True])
def test_the_children_end_when_the_notebook_is_killed(busy):
    code = textwrap.dedent("""
        import os, sys, time
        from sudoku_teach.exercises import runner
        runner.warm_up()
        print(runner._spare.process.pid, flush=True)
        if sys.argv[1] == "True":
            def f(x):
                while True: pass
            runner.run((f,), [(1,)], seconds=2)
        time.sleep(1000)
    """)
    parent = subprocess.Popen([sys.executable, "-c", code, str(busy)], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    spare = psutil.Process(int(parent.stdout.readline()))
    time.sleep(1)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    try:
        wait_until(lambda: not spare.is_running() or spare.status() == psutil.STATUS_ZOMBIE, "the spare's end")
    finally:
        with suppress(psutil.NoSuchProcess):
            spare.kill()


def test_a_frame_with_more_than_plain_data_is_refused():
    spoilt = cell("""
    def f(x):
        import sudoku_teach.exercises.child as child
        child.Outcome = lambda *_: print
        return x
    """)["f"]
    assert runner.run((spoilt,), [(3,)], seconds=30) == [Outcome(ended="died")]
