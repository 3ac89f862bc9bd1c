"""Passes a player is made to make, and the damage that is judged after play (2017: 72C; 1997, 2007: 23)."""

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.laws.book import asked_now
from bridgetable.laws.irregular_calls import must_pass_once, must_pass_throughout
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.question import irregularity_in
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, bidding, by_year, since

DAMAGE = by_year({"1997": "23", "2017": "72C"})
EXPOSED = ("expose E HA", "director S")

FIRST = IrregularityId(0)
"""Whatever brought the pass about."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_72C_is_asked_once_when_a_player_has_passed_as_he_had_to(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(*EXPOSED, "bids N P P P")
    assert table.bound("W") == ["pass-once"]
    ended = table.do("bid W P")
    assert ended.contract == "pass"
    assert ended.asked == ("director", DAMAGE[edition], {"stand", "adjust"})
    stands = ended.do("choose director stand")
    assert stands.asked is None
    assert stands.ruled[-1] == DAMAGE[edition]


@pytest.mark.parametrize("edition", EDITIONS)
def test_72C_is_not_asked_when_he_never_came_to_pass(edition: str) -> None:
    """West never calls again: the contract is reached before his turn."""
    table = bidding(POZNAN, "S", edition).do("bids S 1S P P", *EXPOSED, "bid E P")
    assert table.contract == "1S S"
    assert table.do("choose S require-H", "WH9", "claim S 9", "agree W").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_72C_is_not_asked_of_a_pass_he_would_not_make(edition: str) -> None:
    """West bid when he had to pass once, and North called over it (37A); that he passes later is his own affair."""
    table = bidding(POZNAN, "N", edition).do(*EXPOSED, "bids N P P 1S 2D 2H P 2S P P P")
    assert table.contract == "2S S"
    assert table.do("choose S require-H", "WH9", "claim S 9", "agree W").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_72C_each_irregularity_is_judged_by_itself(edition: str) -> None:
    """West passed because of East's ace, and South because of North's."""
    table = bidding(POZNAN, "N", edition).do(*EXPOSED, "expose N CA", "director E", "bids N P P P P")
    assert table.contract == "pass"
    first = table.do("choose director stand")
    assert first.asked == ("director", DAMAGE[edition], {"stand", "adjust"})
    assert first.do("choose director stand").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_23_the_offenders_own_pass_is_judged_under_72B1_in_1997(edition: str) -> None:
    """In 1997 Law 23 speaks of his partner's enforced pass alone; 30A of that edition points to 72B1."""
    start = bidding(POZNAN, "N", edition)
    own = evolve_all(start.table, must_pass_once(start.table, FIRST, Seat.E, "30A", offender=Seat.E))
    table = Situation(own).do("bids N P P P P")
    number = "72B1" if edition == "1997" else DAMAGE[edition]
    assert table.asked == ("director", number, {"stand", "adjust"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_23_what_binds_both_partners_is_judged_once(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N 8H", "director E", "bids E P P P")
    assert table.contract == "pass"
    assert table.asked == ("director", DAMAGE[edition], {"stand", "adjust"})
    assert table.do("choose director stand").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_72C_who_must_pass_already_is_bound_no_more(edition: str) -> None:
    start = bidding(POZNAN, "N", edition).table
    bound = evolve_all(start, must_pass_throughout(start, FIRST, Seat.E, "27B2"))
    once_more = (*must_pass_throughout(bound, FIRST, Seat.E, "37B2"), *must_pass_once(bound, FIRST, Seat.E, "24B"))
    again = evolve_all(bound, once_more)
    assert Situation(again).bound("E") == ["pass-throughout"]
    assert [ruling.clause for ruling in again.rulings] == ["27B2", "37B2", "24B"]
    once = evolve_all(start, must_pass_once(start, FIRST, Seat.E, "24B"))
    longer = evolve_all(once, must_pass_throughout(once, FIRST, Seat.E, "27B2"))
    assert Situation(longer).bound("E") == ["pass-throughout"]


def irregularity_asked_about(table: Situation) -> str | None:
    """Kind and player of the irregularity that the question names."""
    now = asked_now(table.table)
    assert now is not None
    irregularity = irregularity_in(now.question.about)
    return " ".join(table.offences[irregularity].split()[:2]) if irregularity is not None else None


PLAYED = ("claim N 7", "agree E")


@for_each(
    ("edition", "offence", "texts"),
    [
        *((edition, "card-exposed-in-auction E", (*EXPOSED, "bids N P P P P")) for edition in EDITIONS),
        *(
            (
                edition,
                "insufficient-bid E",
                ("bids N 1S 1D", "director S", "choose S refuse", "bids E P P P P", *PLAYED),
            )
            for edition in EDITIONS
        ),
        *(
            (
                edition,
                "inadmissible-call S",
                ("bids N 1S P X", "director W", "bids S P 2C P P P", "ND2", "claim W 8", "agree N"),
            )
            for edition in since("2007")
        ),
        *((edition, "bid-over-seven N", ("bid N 8H", "director E", "bids E P P P")) for edition in EDITIONS),
        (
            "1997",
            "changed-call N",
            (
                "bid N 1D",
                "rebid N 1S",
                "director E",
                "choose director intended",
                "choose E refuse",
                "bids E P P P",
                *PLAYED,
            ),
        ),
        ("2007", "call-out-of-rotation E", ("bid E P", "director S", "choose S refuse", "bids N P P P P")),
        ("2017", "call-out-of-rotation E", ("bid E P", "director S", "choose S refuse", "bids N P P P P")),
        ("2017", "call-out-of-rotation E", ("bid E 1H", "director S", "choose S refuse", "bids N 1S P P P P", *PLAYED)),
        # The bid that was too low came of the one out of rotation; the pass comes of 31A2.
        (
            "2007",
            "call-out-of-rotation E",
            (
                "bid E 1H",
                "director S",
                "choose S refuse",
                "bids N 2C 1H",
                "director S",
                "choose S refuse",
                "bids E 2H P P P",
                "claim E 8",
                "agree N",
            ),
        ),
    ],
)
def test_72C_names_the_irregularity_that_made_him_pass(edition: str, offence: str, texts: tuple[str, ...]) -> None:
    table = bidding(POZNAN, "N", edition).do(*texts)
    while table.asked is not None and table.asked[1] != DAMAGE[edition]:
        table = table.do(f"choose director {min(table.asked[2] & {'stand', 'not-comparable'})}")
    assert irregularity_asked_about(table) == offence
