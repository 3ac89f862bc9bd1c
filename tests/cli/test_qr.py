"""The QR code of an address."""

from __future__ import annotations

from bridgetable.cli.room import QUIET, qr_lines, qr_rows

URL = "http://192.168.1.20:8080/k7m3px"


def test_the_code_is_square_with_a_light_border_and_its_three_corners() -> None:
    rows = qr_rows(URL)
    size = len(rows)
    assert {len(row) for row in rows} == {size} and not any(rows[0]) and not any(row[0] for row in rows)
    corner = (True,) * 7
    for top, left in ((QUIET, QUIET), (QUIET, size - QUIET - 7), (size - QUIET - 7, QUIET)):
        assert rows[top][left : left + 7] == corner == rows[top + 6][left : left + 7]


def test_two_rows_stand_on_a_line_and_what_is_light_is_drawn() -> None:
    rows, lines = qr_rows(URL), qr_lines(URL)
    assert len(lines) == (len(rows) + 1) // 2 and {len(line) for line in lines} == {len(rows)}
    drawn = {" ": (True, True), "▄": (True, False), "▀": (False, True), "█": (False, False)}
    for number, line in enumerate(lines[:-1]):
        assert [drawn[letter] for letter in line] == list(zip(rows[2 * number], rows[2 * number + 1], strict=True))
