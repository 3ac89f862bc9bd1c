"""The QR code of an address, as rows of dark and light."""

from __future__ import annotations

from itertools import zip_longest

QUIET = 4
"""How many light places a code has around it, as its standard wants."""
_BLOCKS = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
"""Two places one above the other, each dark or not, as a letter: what is light is drawn."""


def qr_rows(text: str) -> tuple[tuple[bool, ...], ...]:
    """The code of a text: in each row whether each place is dark, the light border among them."""
    import segno

    code = segno.make(text, error="m", micro=False)
    return tuple(tuple(bool(place) for place in row) for row in code.matrix_iter(border=QUIET))


def qr_lines(text: str) -> list[str]:
    """The code in block characters, light on dark as in a terminal; two rows to a line."""
    rows = qr_rows(text)
    dark = (True,) * len(rows[0])
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=dark)
    return ["".join(_BLOCKS[both] for both in zip(upper, lower, strict=True)) for upper, lower in pairs]
