"""Law 77: every contract, doubling and vulnerability against figures worked out apart."""

from pathlib import Path

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.notation import contract_of
from bridgetable.cards.seat import Seat
from bridgetable.laws.law77 import declarer_score
from bridgetable.table.edition import CURRENT
from tests.each import for_each

KNOWN = [
    ("1C", "None", 7, 70),
    ("1C", "NS", 7, 70),
    ("1CX", "None", 7, 140),
    ("1CXX", "None", 7, 230),
    ("1NT", "None", 7, 90),
    ("1NT", "NS", 9, 150),
    ("1NTX", "NS", 8, 380),
    ("1NTXX", "None", 7, 560),
    ("2S", "None", 8, 110),
    ("2SX", "None", 8, 470),
    ("2SX", "NS", 9, 870),
    ("2SXX", "NS", 9, 1240),
    ("3NT", "None", 9, 400),
    ("3NT", "NS", 10, 630),
    ("3NTX", "NS", 9, 750),
    ("4H", "None", 10, 420),
    ("4H", "NS", 10, 620),
    ("4HX", "NS", 10, 790),
    ("4S", "None", 12, 480),
    ("5D", "NS", 11, 600),
    ("5DXX", "NS", 11, 1000),
    ("6C", "None", 12, 920),
    ("6C", "NS", 13, 1390),
    ("6H", "None", 12, 980),
    ("6NT", "NS", 12, 1440),
    ("6SX", "None", 12, 1210),
    ("7C", "None", 13, 1440),
    ("7NT", "NS", 13, 2220),
    ("7NTXX", "NS", 13, 2980),
    ("4S", "None", 9, -50),
    ("4S", "NS", 7, -300),
    ("4SX", "None", 9, -100),
    ("4SX", "None", 8, -300),
    ("4SX", "None", 7, -500),
    ("4SX", "None", 6, -800),
    ("4SX", "NS", 9, -200),
    ("4SX", "NS", 8, -500),
    ("4SX", "NS", 7, -800),
    ("4SX", "NS", 6, -1100),
    ("4SXX", "None", 9, -200),
    ("4SXX", "None", 6, -1600),
    ("4SXX", "NS", 8, -1000),
    ("7NTXX", "NS", 0, -7600),
]


@for_each(("contract", "vulnerable", "tricks", "points"), KNOWN)
def test_77_known_scores(contract: str, vulnerable: str, tricks: int, points: int) -> None:
    board = Board(1, Seat.N, Vulnerability(vulnerable))
    assert declarer_score(CURRENT, contract_of(contract, Seat.S), board, tricks) == points


def test_77_vulnerability_is_that_of_declarers_side() -> None:
    board = Board(1, Seat.N, Vulnerability.EW)
    assert declarer_score(CURRENT, contract_of("4S", Seat.S), board, 10) == 420
    assert declarer_score(CURRENT, contract_of("4S", Seat.E), board, 10) == 620


CHART = [
    line.split()
    for line in Path(__file__).with_name("score_chart.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
KINDS = {"m": "CD", "M": "HS", "NT": ("NT",)}
SIDES = {"none": "None", "vul": "Both"}


def test_77_every_contract_made_against_the_chart() -> None:
    rows = [row for row in CHART if row[0].isdigit()]
    assert len(rows) > 100
    for row in rows:
        level, kind, doubling, vulnerable, *points = row
        board = Board(1, Seat.N, Vulnerability(SIDES[vulnerable]))
        for denomination in KINDS[kind]:
            contract = contract_of(level + denomination + doubling.strip("-"), Seat.E)
            scored = [declarer_score(CURRENT, contract, board, tricks) for tricks in range(6 + int(level), 14)]
            assert scored == [int(each) for each in points], row


@for_each("row", [row for row in CHART if not row[0].isdigit()])
def test_77_every_undertrick_against_the_chart(row: list[str]) -> None:
    doubling, vulnerable, *points = row
    board = Board(1, Seat.N, Vulnerability(SIDES[vulnerable]))
    for level, name in [(level, name) for level in range(1, 8) for name in ("C", "D", "H", "S", "NT")]:
        contract = contract_of(f"{level}{name}" + doubling.strip("-"), Seat.W)
        down = 6 + level
        scored = [declarer_score(CURRENT, contract, board, down - under) for under in range(1, down + 1)]
        assert scored == [-int(each) for each in points[:down]]


def test_77_the_chart_is_whole() -> None:
    assert len(CHART) == 7 * 3 * 3 * 2 + 3 * 2
