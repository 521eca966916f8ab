"""The planes: which bits are filled, and what the line of text says."""

import pytest

from sudoku_teach import palette
from sudoku_teach.pictures import draw_planes


def names(picture, start):
    gids = [artist.get_gid() or "" for artist in picture.figure.axes[0].get_children()]
    return [gid for gid in gids if gid.startswith(start)]


def test_bits_are_filled_where_they_belong_and_told():
    column = sum(1 << 81 + 9 * row for row in range(9))
    picture = draw_planes({"a column": column, "all of digit 1": (1 << 81) - 1}, framed=1 << 81 | 1 << 728)
    assert names(picture, "bit ") == [f"bit {index}" for index in [*range(81), *range(81, 162, 9)]]
    assert names(picture, "frame ") == ["frame 81", "frame 728"]
    assert len(names(picture, "index ")) == 91 and len(names(picture, "plane ")) == 9
    assert names(picture, "legend ") == ["legend a column", "legend all of digit 1"]
    assert repr(picture) == (
        "planes: a column 9: 81 90 99 108 117 126 135 144 153; all of digit 1 81: 0 1 2 3 4 5 6 7 8 …; framed 2: 81 728"
    )
    assert (
        picture.png()
        == draw_planes({"a column": column, "all of digit 1": (1 << 81) - 1}, framed=1 << 81 | 1 << 728).png()
    )


def test_the_first_of_several_masks_colours_a_bit():
    picture = draw_planes({"one": 0b11, "two": 0b110})
    fills = {artist.get_gid(): artist.get_facecolor() for artist in picture.figure.axes[0].patches if artist.get_gid()}
    assert fills["bit 1"] == fills["sample one"] == fills["bit 0"] != fills["bit 2"] == fills["sample two"]


@pytest.mark.parametrize("masks", [{"a": 1 << 729}, {"a": -1}, {str(k): 1 for k in range(len(palette.SERIES))}])
def test_what_cannot_be_drawn_is_refused(masks):
    with pytest.raises(ValueError, match=r"the bits of a state|colours for 5"):
        draw_planes(masks)
