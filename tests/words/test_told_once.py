"""No step tells one fact with two statuses; in shipped cases test_told_along_the_line.py holds the same."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine import apply as engine
from bridgetable.engine.steps import Step
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.restriction import LeadForbidden, LeadFree, LeadRequired
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words
from bridgetable.words.moment import call_restraints
from bridgetable.words.story import events_to_tell, lines_for_events
from tests.engine import test_random_auction, test_random_play
from tests.situations import POZNAN, bidding, since
from tests.words.test_story import ENGLISH, ITALIAN, last_step

BOARDS = range(12)

each_edition = pytest.mark.parametrize("edition", list(Edition))


def told_once(step: Step) -> None:
    """Fails where this step tells of a card, a call or a player two things that cannot both be so."""
    told = events_to_tell(step.table, step.events)
    known = [fact for event in told if (fact := subject(event)) is not None]
    assert len(known) == len(set(known)), known
    laid = [event.obligation for event in told if isinstance(event, e.Obliged)]
    assert not any(event.obligation in laid for event in told if isinstance(event, e.Released)), laid
    free = {r.seat for r in restraints(told) if isinstance(r, LeadFree)}
    bound = {r.seat for r in restraints(told) if isinstance(r, LeadForbidden | LeadRequired)}
    assert not free & bound, step.action


def subject(event: e.Event) -> object:
    """Whose status the event tells: what a card or a call makes known, or which kind of penalty card a card is."""
    match event:
        case e.InformationRuled(card):
            return "known", card
        case e.CallInformationRuled(place):
            return "known", place
        case e.RulingGiven(_, message) if message.key in ("law-50B-minor", "law-50B-raised", "law-50B-major"):
            return "penalty card", dict(message.blanks)["card"]
    return None


def restraints(told: list[e.Event]) -> list[object]:
    """What is laid on the leads of players."""
    return [event.restriction for event in told if isinstance(event, e.Restricted)]


@pytest.mark.deep
@each_edition
@pytest.mark.parametrize("seed", BOARDS)
@pytest.mark.parametrize(
    ("made_by", "board"),
    [(test_random_auction, test_random_auction.call_board), (test_random_play, test_random_play.play_board)],
    ids=["auction", "play"],
)
def test_on_a_board_at_random(
    made_by: ModuleType,
    board: Callable[[Edition, int], Table],
    edition: Edition,
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def looked_at(table: Table, action: a.Action) -> Step:
        step = engine.apply(table, action)
        told_once(step)
        return step

    monkeypatch.setattr(made_by, "apply", looked_at)
    board(edition, 100 + seed)


def test_a_ruling_says_what_it_leaves_known_and_not_what_it_began_with() -> None:
    auction = bidding(POZNAN, "W").do("bids W 1S", "bids N 1H", "rebid N 2H")
    _, step = last_step(auction, "director S", "choose E refuse")
    told = [line.text for line in lines_for_events(ENGLISH, step.table, step.events, step.action)]
    assert "Everybody may use what North's withdrawn 1♥ tells." in told
    assert not any("unauthorised" in line for line in told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (ENGLISH, "North's 1♦ was never meant: it tells nothing."),
        (ITALIAN, "L'1♦ di Nord era involontario: non se ne ricava nulla."),
    ],
)
@each_edition
def test_a_call_that_was_never_meant_tells_nothing(words: Words, told: str, edition: Edition) -> None:
    auction = bidding(POZNAN, "N", edition.value).do("bid N 1D", "rebid N 1H")
    _, step = last_step(auction, "director E", "choose director unintended")
    lines = [line.text for line in lines_for_events(words, step.table, step.events, step.action)]
    assert told in lines
    assert not any("everybody may use" in line.lower() or "per tutti" in line for line in lines)


@each_edition
def test_that_a_lead_may_be_restrained_is_told_once_of_a_turn(edition: Edition) -> None:
    """The double that cannot replace the insufficient bid is withdrawn like the bid; declarer chooses once (27B3)."""
    auction = bidding(POZNAN, "W", edition.value).do("bids W 1S", "bid N 1H", "director E", "choose E refuse")
    found = ("choose director not-comparable",) if edition.value in since("2007") else ()
    _, step = last_step(auction, "bid N X", *found)
    told = [line.text for line in lines_for_events(ENGLISH, step.table, step.events, step.action)]
    assert len([line for line in told if "restrain" in line]) == 1
    assert len(call_restraints(step.table, Seat.S, ENGLISH)) == 2  # on his calls, and on his lead
