"""What the Laws say they look at: declared everywhere, true, and enough to know from which cards and calls nothing
follows."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import pytest

from bridgetable.cards.call import Pass
from bridgetable.cards.notation import call_of, card_of
from bridgetable.cards.seat import Seat
from bridgetable.laws import book
from bridgetable.laws.enacted import ENACTED, Undisturbed
from bridgetable.laws.law import (
    Automatic,
    LookBack,
    Needs,
    Standing,
    Watch,
    has_informed_players,
    has_irregularities,
    may_apply,
    on,
)
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import DummyTouches
from bridgetable.table.state import Table
from tests.engine import test_random_auction, test_random_play
from tests.engine.at_random import next_in_auction, next_in_play
from tests.situations import POZNAN, at, bidding
from tests.spread import spread

JUDGED = (e.CardPlayed, e.CallMade)
"""What is done most often on a board, and is nearly always lawful."""


def watching() -> Iterator[Watch | LookBack]:
    """Whatever watches a card or a call."""
    for law in book.LAWS:
        yield from (one for one in (*law.accepts, *law.infringes, *law.follows) if one.kind in JUDGED)
        yield from (one for one in law.afterwards if one.kind in JUDGED)


def looking() -> Iterator[Standing | Automatic]:
    yield from (*book.BEFORE_THE_AGENDA, *book.STANDING)
    yield from book.AUTOMATIC


# -- what is declared --------------------------------------------------------------------------------------------------


def test_whatever_watches_a_card_or_a_call_says_what_it_needs_or_what_is_lawful() -> None:
    """A Law that says neither is asked about every card, and no card is quick any more."""
    silent = [one.follow for one in watching() if not one.needs and getattr(one, "lawful", None) is None]
    assert not silent
    assert set(ENACTED.undisturbed.judges) == set(JUDGED)


def test_every_standing_question_and_automatic_rule_says_what_it_needs() -> None:
    assert not [one for one in looking() if not one.needs]
    assert ENACTED.undisturbed.exists


def some_tables(editions: tuple[Edition, ...], seeds: Iterable[int]) -> Iterator[Table]:
    """Tables of boards played and called at random, lawfully and not."""
    for edition in editions:
        for seed in seeds:
            for called in (False, True):
                dice, board = random.Random(seed), test_random_auction if called else test_random_play
                next_action = next_in_auction if called else next_in_play
                table = board.start(edition, seed, dice)
                for _ in range(60):
                    yield table
                    table = board.goes_on(table, next_action(table, dice))


def nothing_of(needs: Needs, table: Table) -> bool:
    return not may_apply(needs, table)


def check_what_is_needed(tables: Iterator[Table]) -> int:
    """Asks everything that needs what a table does not have, about any card and call; returns how often it was so."""
    looked = 0
    for table in tables:
        cards = [(seat, card) for seat in Seat for card in sorted(table.hands[seat])[:2]]
        happening: list[e.Event] = [e.CardPlayed(seat, card, table.open_trick) for seat, card in cards]
        happening += [e.CallMade(seat, call_of(call)) for seat in Seat for call in ("P", "1D", "X")]
        for one in looking():
            if nothing_of(one.needs, table):
                looked += 1
                assert not (one.ask(table) if isinstance(one, Standing) else one.follow(table)), one
        for watch in watching():
            if nothing_of(watch.needs, table):
                for event in (event for event in happening if type(event) is watch.kind):
                    looked += 1
                    if isinstance(watch, LookBack):
                        assert not watch.follow(table, event, ENACTED.table_after(table, (event,))), watch
                    else:
                        assert not watch.follow(table, event), watch
    return looked


def test_nothing_follows_without_what_is_needed() -> None:
    assert check_what_is_needed(some_tables((Edition.E1997, Edition.E2007, Edition.E2017), range(2))) > 1_000


@pytest.mark.deep
@pytest.mark.parametrize("edition", list(Edition))
def test_nothing_follows_without_what_is_needed_on_many_boards(edition: Edition) -> None:
    assert check_what_is_needed(some_tables((edition,), spread(range(2, 12), 4))) > 3_000


# -- which tables are undisturbed --------------------------------------------------------------------------------------


def test_a_board_is_undisturbed_until_something_is_recorded() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA").table
    covers = ENACTED.undisturbed.covers
    assert covers(table)
    assert covers(bidding(POZNAN).do("bids N 1S P").table)
    assert not covers(at(POZNAN, "4S S").do("NCA").table)


def test_nothing_follows_from_a_lawful_card_in_turn() -> None:
    table = at(POZNAN, "4S S").do("WCJ").table
    nothing_follows = ENACTED.undisturbed.nothing_follows
    assert nothing_follows(table, e.CardPlayed(Seat.N, card_of("CA"), 1))
    assert not nothing_follows(table, e.CardPlayed(Seat.E, card_of("C2"), 1))  # not his turn
    assert not nothing_follows(table, e.CardPlayed(Seat.N, card_of("CA"), 2))
    revoking = next(card for card in sorted(table.hands[Seat.N]) if card.suit is not card_of("CA").suit)
    assert not nothing_follows(table, e.CardPlayed(Seat.N, revoking, 1))
    assert not nothing_follows(table, e.Noted())  # no Law judges notes


def test_nothing_follows_from_a_lawful_call_in_rotation() -> None:
    table = bidding(POZNAN).do("bids N 1S").table
    nothing_follows = ENACTED.undisturbed.nothing_follows
    assert nothing_follows(table, e.CallMade(Seat.E, Pass()))
    assert not nothing_follows(table, e.CallMade(Seat.E, call_of("1C")))
    assert not nothing_follows(table, e.CallMade(Seat.S, Pass()))


def quiet(table: Table, event: e.CardPlayed) -> tuple[e.Event, ...]:
    return ()


def test_one_rule_that_declares_nothing_leaves_no_table_undisturbed() -> None:
    table = at(POZNAN, "4S S").table
    lawful = on(e.CardPlayed, quiet, lawful=lambda table, event: True)
    assert Undisturbed(((has_informed_players,),), {e.CardPlayed: (lawful,)}).covers(table)
    assert not Undisturbed(((has_informed_players,), ()), {e.CardPlayed: (lawful,)}).covers(table)


def test_one_watch_that_declares_nothing_makes_no_event_of_its_kind_quick() -> None:
    table, event = at(POZNAN, "4S S").table, e.CardPlayed(Seat.W, card_of("CJ"), 1)
    lawful, undeclared = on(e.CardPlayed, quiet, lawful=lambda table, event: True), on(e.CardPlayed, quiet)
    assert Undisturbed((), {e.CardPlayed: (lawful,)}).nothing_follows(table, event)
    assert not Undisturbed((), {e.CardPlayed: (lawful, undeclared)}).nothing_follows(table, event)


def test_a_fact_that_a_watch_needs_disturbs() -> None:
    table = at(POZNAN, "4S S").table
    lawful = on(e.CardPlayed, quiet, lawful=lambda table, event: True)
    told = ENACTED.table_after(table, (e.Infringed(DummyTouches(Seat.N, 1, card_of("CA"))),))
    watched = {e.CardPlayed: (lawful, on(e.CardPlayed, quiet, needs=(has_irregularities,)))}
    assert not Undisturbed((), watched).covers(told)
