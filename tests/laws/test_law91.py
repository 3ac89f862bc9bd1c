"""Law 91: disciplinary penalties, which stand beside the score."""

from bridgetable.table.scores import PenaltyKind
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, at


@for_each("edition", EDITIONS)
@for_each(
    ("given", "ruled"),
    [
        ("EW disciplinary", ["91A"]),
        ("EW disciplinary 25 percent 91A", ["91A"]),
        ("EW disciplinary 1 VP 74A2", ["91A", "74A2"]),
    ],
)
def test_91A_a_disciplinary_penalty_stands_beside_the_score(edition: str, given: str, ruled: list[str]) -> None:
    played = at(POZNAN, "4S S", edition).do("claim S 10", "agree W", "round")
    table = played.do(f"penalty {given}")
    assert table.score == played.score == 420
    assert table.ruled[len(played.ruled) :] == ruled
    assert table.table.penalties[0].kind is PenaltyKind.DISCIPLINARY
