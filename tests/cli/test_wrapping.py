"""Lines of a terminal: widths in cells, and where they are broken."""

from __future__ import annotations

from bridgetable.cli.help import cells, wrapped
from tests.each import for_each


def test_cells() -> None:
    assert cells("♠AK…") == 4
    assert cells("橋牌") == 4
    assert cells("e\N{COMBINING ACUTE ACCENT}") == 1


@for_each(
    ("text", "lines"),
    [
        ("one two three", ["- one two", "  three"]),
        ("橋橋橋橋橋橋", ["- 橋橋橋", "  橋橋橋"]),
        ("橋橋橋橋橋 a", ["- 橋橋橋", "  橋橋 a"]),
        ("abcdefghij", ["- abcdefg", "  hij"]),
        ("a abcdefghij", ["- a", "  abcdefg", "  hij"]),
        ("", ["- "]),
    ],
)
def test_lines_are_as_wide_as_they_may_be(text: str, lines: list[str]) -> None:
    assert list(wrapped(text, 9, "- ", "  ")) == lines
