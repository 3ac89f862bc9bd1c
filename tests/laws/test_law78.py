"""Law 78: matchpoints and International Matchpoints."""

from fractions import Fraction

from bridgetable.laws.law78 import cross_imps, imps, matchpoints, percentage
from tests.each import for_each

# The scale as it is printed: the differences from and to which each number of points is scored.
SCALE = [
    (0, 10),
    (20, 40),
    (50, 80),
    (90, 120),
    (130, 160),
    (170, 210),
    (220, 260),
    (270, 310),
    (320, 360),
    (370, 420),
    (430, 490),
    (500, 590),
    (600, 740),
    (750, 890),
    (900, 1090),
    (1100, 1290),
    (1300, 1490),
    (1500, 1740),
    (1750, 1990),
    (2000, 2240),
    (2250, 2490),
    (2500, 2990),
    (3000, 3490),
    (3500, 3990),
    (4000, 7600),
]


@for_each(("points", "least", "most"), [(n, *bounds) for n, bounds in enumerate(SCALE)])
def test_78B_the_scale(points: int, least: int, most: int) -> None:
    assert [imps(least), imps(most), imps(-least), imps(-most)] == [points, points, -points, -points]


def test_78A_two_for_each_score_that_is_lower_and_one_for_each_that_is_equal() -> None:
    assert matchpoints(420, (450, 420, 420, -50)) == 4
    assert percentage(420, (450, 420, 420, -50)) == 50
    assert percentage(620, (100,)) == 100
    assert percentage(620, ()) is None


def test_78A_both_sides_share_all_the_matchpoints() -> None:
    field = (420, 450, -50, 420, 170)
    for n, score in enumerate(field):
        others = (*field[:n], *field[n + 1 :])
        assert matchpoints(score, others) + matchpoints(-score, tuple(-other for other in others)) == 2 * len(others)


def test_78B_a_field_is_compared_table_by_table() -> None:
    assert cross_imps(620, (620, 170, -100)) == Fraction(0 + 10 + 12, 3)
    assert cross_imps(620, ()) is None
