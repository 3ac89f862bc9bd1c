"""What is proposed to the Director: measured from the table before the irregularity, a floor and not an addition."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.apply import apply
from bridgetable.equity.position import Position, Solution, UnsolvableError, position_of
from bridgetable.equity.proposal import (
    BySide,
    NoProposal,
    Proposal,
    Tables,
    first_adjustment,
    missing_reasons,
    positions_needed,
    proposals,
    table_before,
)
from bridgetable.equity.solver_client import SolverClient
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke
from bridgetable.table.question import say
from tests.equity.ground import needs_the_fast_solver
from tests.situations import POZNAN, SLAM, Situation, actions_of, at, since

DOUBLE_REVOKE = "WCJ NCA EC2 SC3 NCK EC4 SDJ WCT NCQ EC8 SH4 WS6 WDA ND2 ED3 SS3"


@pytest.fixture(scope="module")
def client() -> Iterator[SolverClient]:
    with SolverClient() as found:
        yield found


def line_of(start: Situation, *texts: str) -> Tables:
    """The tables of a line, the first one included."""
    tables = [start.table]
    for text in texts:
        for action in actions_of(text):
            tables.append(apply(tables[-1], action).table)
    return tuple(tables)


def proposed(line: Tables, client: SolverClient) -> tuple[str, BySide] | None:
    """Under which clause which tricks are proposed, or nothing."""
    found = first_adjustment(proposals(line, client.solve))
    return (found.redress.clause, found.assigned) if found is not None else None


def only(line: Tables, client: SolverClient) -> Proposal:
    """The one proposal there is."""
    (found,) = proposals(line, client.solve)
    assert isinstance(found, Proposal)
    return found


@needs_the_fast_solver
@pytest.mark.parametrize(("edition", "clause"), [("1997", "64C"), ("2007", "64C"), ("2017", "64C2(a)")])
def test_64C2a_poznan_gives_ten_tricks(client: SolverClient, edition: str, clause: str) -> None:
    summons = ("attention W revoke S 2", "attention W revoke S 3", "director W")
    line = line_of(at(POZNAN, "4S S", edition), DOUBLE_REVOKE, "claim S 9", "agree W", *summons)
    found = only(line, client)
    assert (found.played, found.after, found.assigned) == ((12, 1), (11, 2), (10, 3))
    assert (found.damage, found.redress.innocent) == (1, Side.EW)
    first, second = found.measured
    assert (first.tricks, first.moved) == ((11, 2), 0)
    assert (second.tricks, second.moved) == ((10, 3), 1)
    assert found.counts == second
    assert proposed(line, client) == (clause, (10, 3))


@needs_the_fast_solver
def test_it_is_proposed_whatever_the_director_then_answers(client: SolverClient) -> None:
    summons = ("attention W revoke S 2", "attention W revoke S 3", "director W", "choose director stand")
    line = line_of(at(POZNAN, "4S S", "2017"), DOUBLE_REVOKE, "claim S 9", "agree W", *summons)
    assert proposed(line, client) == ("64C2(a)", (10, 3))


def test_nothing_is_looked_at_before_anybody_noticed() -> None:
    line = line_of(at(POZNAN, "4S S", "2017"), DOUBLE_REVOKE, "claim S 9", "agree W")
    assert positions_needed(line) == ()


@needs_the_fast_solver
@pytest.mark.parametrize("edition", since("2007"))
def test_64C_a_floor_and_not_an_addition(client: SolverClient, edition: str) -> None:
    """West's revoke gained nothing and cost a trick: that trick is not given back by measuring from before it."""
    line = line_of(
        at(SLAM, "6C N", edition),
        "ESK SS3 WH6 NS8 ESQ SS4 WSA NS7",
        "director N",
        "ESJ SS5 WH3 NC8",
        "claim N 10",
        "agree E",
    )
    found = only(line, client)
    assert found.played == (11, 2) and found.after == (12, 1)
    assert found.counts.tricks == (11, 2) and found.assigned == (12, 1) and found.damage == 0
    assert proposed(line, client) is None


@needs_the_fast_solver
def test_64C2b_both_sides_revoked_the_board_as_if_neither_had(client: SolverClient) -> None:
    """S000-41: West ruffs in with a spade in hand, North overruffs though he has one too, and claims."""
    line = line_of(
        at(SLAM, "6C N", "2007"),
        "ESK SS3 WC3 NC8",
        "claim N 12",
        "agree E",
        "attention E revoke N 1",
        "attention N revoke W 1",
        "director N",
    )
    found = only(line, client)
    assert found.redress.innocent is None and found.counts.irregularity == 0
    assert found.played == (13, 0) and found.after == (13, 0)
    assert found.assigned == found.counts.tricks == (11, 2)


@needs_the_fast_solver
@pytest.mark.parametrize(
    ("edition", "clause", "assigned"), [("1997", None, None), ("2007", "12B1", (11, 2)), ("2017", "43B3", (10, 2))]
)
def test_43B3_whose_score_is_adjusted(
    client: SolverClient, edition: str, clause: str | None, assigned: BySide | None
) -> None:
    """Dummy, who has looked at a defender's hand, is the first to speak of East's revoke, which cost declarer one."""
    line = line_of(
        at(POZNAN, "4S S", edition), "WDA ND2", "breach N 43A2c", "EH2 SDJ", "attention N revoke E 1", "director N"
    )
    if clause is None:
        assert proposed(line, client) is None
        return
    rest = line_of(Situation(line[-1]), "WD7 ND5 ED4 SS3", "claim S 9", "agree W")
    found = only((*line, *rest[1:]), client)
    assert found.redress.clause == clause and found.played == (10, 3)
    assert found.assigned == assigned


EXPOSED = "WH9 NH3 EHA SH4"


@needs_the_fast_solver
@pytest.mark.parametrize(("edition", "clauses"), [("1997", []), ("2007", []), ("2017", ["50E4"])])
def test_50E4_from_before_the_card_was_exposed(client: SolverClient, edition: str, clauses: list[str]) -> None:
    """West drops the ace of diamonds before East leads to the second trick: East may know he has it."""
    line = line_of(
        at(POZNAN, "4S S", edition),
        EXPOSED,
        "expose W DA",
        "director S",
        "choose S free",
        "ED3 SDJ WDA ND2",
        "claim S 11",
        "agree W",
    )
    found = proposals(line, client.solve)
    assert [one.redress.clause for one in found] == clauses
    for one in found:
        assert isinstance(one, Proposal)
        assert one.redress.innocent is Side.NS and one.counts.tricks == (11, 2) and one.damage == 0


def test_what_is_not_on_the_line_has_no_table_before_it() -> None:
    line = line_of(at(POZNAN, "4S S", "2017"), "WDA ND2 ED3 SDJ")
    with pytest.raises(UnsolvableError):
        table_before(line, IrregularityId(0))


def test_a_table_double_dummy_cannot_take_is_said_and_not_guessed() -> None:
    reason = say("equity-unequal-hands")

    def no_answer(position: Position) -> Solution:
        raise UnsolvableError(reason)

    summons = ("attention W revoke S 2", "attention W revoke S 3", "director W")
    line = line_of(at(POZNAN, "4S S", "2017"), DOUBLE_REVOKE, "claim S 9", "agree W", *summons)
    found = proposals(line, no_answer)
    assert [type(one) for one in found] == [NoProposal]
    assert missing_reasons(found) == (reason,) and first_adjustment(found) is None


@needs_the_fast_solver
def test_a_fifth_card_is_measured_from_before_it_was_seen(client: SolverClient) -> None:
    """North drops the queen of clubs when the trick is complete; dummy, his rights lost, is the first to say so."""
    start = at("N:7.5.643.KQ8 A4.K82.A2.7 J62.A7..A65 .963.87.J32", "4H E", "2017", lead="E")
    line = line_of(
        start,
        "EH2 SHA WH3 NH5 SH7 WH9 NCK EHK",
        "breach W 43A2c",
        "expose N CQ",
        "attention W exposed-card N",
        "director E",
        "ED2 SSJ WD7 ND6 WCJ NCQ EC7 SC5 NC8 ESA SC6 WC2 ND4 EDA SCA WD8 ES4 SS2 WC3 NS7 ND3 EH8 SS6 WH6",
    )
    found = first_adjustment(proposals(line, client.solve))
    assert found is not None and found.redress.clause == "43B3"
    assert found.assigned[Side.EW] == found.after[Side.EW] and found.assigned[Side.NS] < found.after[Side.NS]


@needs_the_fast_solver
def test_a_suit_that_was_required_is_what_would_have_been_led(client: SolverClient) -> None:
    """61A: West was told to lead a diamond and led a club. Without the revoke he leads a diamond, not what is best."""
    start = at("N:Q5.AT876.2.AJ965 64.QJ32.KQ8753.3 AK932.9.JT4.KT72 JT87.K54.A96.Q84", "1S S", "2017")
    line = line_of(
        start,
        "ED7",
        "attention S",
        "director S",
        "choose S require-D",
        "WC8",
        "NC6 EC3 SCT",
        "SS2 WSJ NS5 ES4",
        "claim S 8",
        "agree W",
        "attention S revoke W 1",
        "director S",
    )
    before = table_before(line, IrregularityId(1))
    position = position_of(before)
    diamonds = frozenset(card for card in position.playable if card.suit is Suit.DIAMONDS)
    solved = client.solve(position)
    best, free = solved.best_of(diamonds), solved.best_of(position.playable)
    assert best is not None and free is not None and best < free
    (found,) = [one for one in proposals(line, client.solve) if one.redress.clause == "64C1"]
    assert isinstance(found, Proposal) and found.counts.tricks == (13 - best, best)


@needs_the_fast_solver
def test_67B1_is_measured_from_the_table_at_which_he_was_to_play(client: SolverClient) -> None:
    line = line_of(
        at(POZNAN, "4S S", "2017"),
        "WCJ NCA",
        "omit E",
        "SC3 WCT",
        "NCK EC4 SC5",
        "NCQ EC8 SC6",
        "attention S",
        "director S",
    )
    place = next(n for n, offence in enumerate(line[-1].irregularities) if isinstance(offence, Revoke))
    before = table_before(line, IrregularityId(place))
    assert before.turn is Seat.E and before.open_trick == 1 and position_of(before).to_play is Seat.E
