"""The book: every Law and every question is in it once, which comes first, and what happens without anybody asking."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from types import ModuleType
from typing import get_args

import pytest

import bridgetable.laws
from bridgetable.cards.notation import call_of, card_of
from bridgetable.cards.seat import Seat
from bridgetable.coverage.numbering import is_printed
from bridgetable.laws.ask import Ask
from bridgetable.laws.book import (
    DEFINED,
    apply_automatic_events,
    asked_now,
    card_owed,
    clause_about,
    law_about,
    law_of,
    stops_play,
)
from bridgetable.laws.book import LAWS as BOOK
from bridgetable.laws.clause import E1997, E2007, E2017
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law
from bridgetable.laws.law46 import ANY_CARD, OF_THAT_RANK
from bridgetable.laws.law62 import OFFENDER_MAY_CHANGE
from bridgetable.laws.numbers import as_printed, parts_of
from bridgetable.table import events as e
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import CallId
from bridgetable.table.irregularity import (
    CallOutOfRotation,
    FifthCard,
    Irregularity,
    Kind,
    LeadOutOfTurn,
    PlayBeforeRuling,
    Revoke,
    kind_of,
)
from bridgetable.table.question import CardAtTrick, Question, Turn
from bridgetable.table.state import Table
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, at, bidding


def modules() -> Iterator[ModuleType]:
    """Every module of the Laws."""
    for found in pkgutil.walk_packages(bridgetable.laws.__path__, "bridgetable.laws."):
        yield importlib.import_module(found.name)


def rank(card: str, table: Table) -> e.Asked:
    """Declarer is asked which card of that rank he means from dummy, on this trick."""
    return e.Asked(OF_THAT_RANK.question(table, (Seat.S,), CardAtTrick(Seat.N, card_of(card), table.open_trick)))


def happened(*texts: str) -> Table:
    return at(POZNAN, "4S S").do(*texts).table


FOUR = "N:A43.3.. 752.5.. K86.7.. QJ9.9.."


def two_of_east() -> Situation:
    """Two spades leave East's hand at once."""
    return at(FOUR, "3NT S", lead="W").do("WSQ NS3", "cards E S7 S2")


# -- what is in it -----------------------------------------------------------------------------------------------------


def test_every_law_with_a_file_of_its_number_is_in_force_under_that_number() -> None:
    found: dict[int, Law] = {}
    for module in modules():
        if (address := re.search(r"\.law(\d\d)(\.law)?$", module.__name__)) and hasattr(module, "LAW"):
            found[int(address[1])] = module.LAW
    assert {number: law.number for number, law in found.items()} == {number: number for number in found}
    assert {id(law) for law in BOOK} == {id(law) for law in found.values()}


def test_the_laws_stand_in_their_order_and_none_twice() -> None:
    numbers = [law.number for law in BOOK]
    assert numbers == sorted(set(numbers))


def test_every_question_that_is_declared_is_in_force_under_its_key() -> None:
    written = {id(thing): thing for module in modules() for thing in vars(module).values() if isinstance(thing, Ask)}
    assert written
    assert [ask.key for ask in written.values() if ENACTED.asks.get(ask.key) is not ask] == []
    assert {key: ask.key for key, ask in ENACTED.asks.items()} == {key: key for key in ENACTED.asks}


def test_there_is_a_law_that_rules_on_each_irregularity() -> None:
    assert set(ENACTED.rules) == set(get_args(Irregularity))
    assert set(ENACTED.accepted) <= set(ENACTED.rules)


# -- what is asked -----------------------------------------------------------------------------------------------------


def test_which_of_two_cards_is_played_is_asked_before_what_is_on_the_agenda() -> None:
    table = two_of_east().table
    both = evolve(table, e.Asked(ANY_CARD.question(table, (Seat.W, Seat.E), Turn(Seat.N, 11))))
    now = asked_now(both)
    assert now is not None and now.question.ask == "58B2"


def test_of_two_judgements_after_play_that_on_the_rights_of_dummy_comes_first() -> None:
    breach = ("breach N 43A2c", "WH9 NH3 EC2 SH4", "director N", "extra N gesture", "director W")
    over = at(POZNAN, "4S S").do(*breach, "claim S 9", "agree W", "round")
    assert over.asked == ("director", "43B3", {"stand", "adjust"})
    assert over.do("choose director stand").asked == ("director", "45F", {"stand", "adjust"})


def test_play_stops_for_a_question_as_its_declaration_says() -> None:
    def head(situation: Situation) -> Question:
        return situation.table.agenda[0]

    assert stops_play(head(at(POZNAN, "4S S").do("WCJ", "call any")))
    assert not stops_play(head(at(POZNAN, "4S S").do("EHK", "director S")))


def test_the_card_owed_to_a_defective_trick_is_asked_for() -> None:
    missing = at("N:543.3.. A72.5.. K86.7.. QJ9.9..", "3NT S", lead="W").do("WSQ NS3", "omit E", "SSK")
    now = card_owed(missing.do("SH7 WH9 NH3", "director S").table)
    assert now is not None and now.question.ask == "67B1(a)"
    assert {option.name for option in now.options} == {"SA", "S7", "S2"}
    assert card_owed(two_of_east().table) is None


# -- what happens by itself --------------------------------------------------------------------------------------------


def test_a_question_that_leaves_one_choice_is_carried_out() -> None:
    table = happened("WCJ")
    put = rank("CA", table)
    events, after = apply_automatic_events(evolve(table, put))
    ace = card_of("CA")
    assert events == (e.Dropped(put.question), e.CardDesignated(Seat.S, "CA", ace), e.CardPlayed(Seat.N, ace, 1))
    assert after == evolve_all(table, (put, *events))
    assert (after.agenda, after.turn) == ((), Seat.E)


def test_a_question_without_options_is_dropped() -> None:
    table = happened("WCJ")
    put = rank("C9", table)
    dropped = e.Dropped(put.question)
    assert apply_automatic_events(evolve(table, put)) == ((dropped,), evolve_all(table, (put, dropped)))


def test_questions_are_dropped_one_after_another_as_the_table_changes() -> None:
    """Dummy's nine is not there; his ace is played; so no king is to be played any more; then nothing is left."""
    table = happened("WCJ")
    nine, ace, king = (rank(card, table) for card in ("C9", "CA", "CK"))
    events, after = apply_automatic_events(evolve_all(table, (nine, ace, king)))
    assert [event for event in events if isinstance(event, e.Dropped)] == [
        e.Dropped(put.question) for put in (nine, ace, king)
    ]
    assert [event.card for event in events if isinstance(event, e.CardPlayed)] == [card_of("CA")]
    assert after.agenda == ()
    assert apply_automatic_events(after) == ((), after)


def test_a_question_that_leaves_a_choice_stays_with_all_that_comes_after_it() -> None:
    table = happened("WCJ")
    choice = e.Asked(ANY_CARD.question(table, (Seat.W, Seat.E), Turn(Seat.N, 1)))
    open_to_them = evolve_all(table, (choice, rank("C9", table)))
    assert apply_automatic_events(open_to_them) == ((), open_to_them)


def test_consequences_of_the_only_choice_are_applied() -> None:
    """A card of East's has been pointed out: dummy's is played before the Director has ruled (9B2)."""
    table = happened("WCJ", "face E D3", "attention S")
    events, after = apply_automatic_events(evolve(table, rank("CA", table)))
    assert e.Infringed(PlayBeforeRuling(Seat.N, 1, card_of("CA"))) in events
    assert isinstance(after.irregularities[-1], PlayBeforeRuling)


def test_no_question_is_dropped_while_a_substitute_is_owed() -> None:
    """What may be answered turns on the card he puts for the one taken back."""
    deal = "N:..32.AJ43 ..AK.KT98 ..Q4.Q765 ..J9876.2"
    owed = at(deal, "3NT S", lead="S").do("SC5 WD7 NCJ ECK", "director W").table
    assert owed.owing is Seat.W
    for_east = evolve(owed, e.Dropped(owed.agenda[0]))
    assert [OFFENDER_MAY_CHANGE.asks(question) for question in for_east.agenda] == [True]
    assert apply_automatic_events(for_east) == ((), for_east)
    mended, _ = ENACTED.apply_events(for_east, (e.CardPlayed(Seat.W, card_of("C2"), 8),))
    assert apply_automatic_events(evolve_all(for_east, mended))[0] == (e.Dropped(for_east.agenda[0]),)


def test_no_question_is_dropped_while_one_comes_before_the_agenda() -> None:
    table = two_of_east().table
    waiting = evolve(table, rank("SA", table))
    assert apply_automatic_events(waiting) == ((), waiting)


def test_a_question_both_sides_ignored_is_ruled_on_before_the_agenda() -> None:
    """The Director had asked East in vain which of his two cards he plays (58B4, 67B2)."""
    table = two_of_east().do("director S", "SSK SS8").table
    put = rank("SA", table)
    played_on = ENACTED.table_after(evolve(table, put), (e.CardPlayed(Seat.W, card_of("S9"), 11),))
    events, _ = apply_automatic_events(played_on)
    ruled = [n for n, event in enumerate(events) if isinstance(event, e.RulingGiven) and event.clause == "67B2(a)"]
    assert len(ruled) == 1
    assert ruled[0] < events.index(e.Dropped(put.question))


def test_three_passes_of_which_one_skipped_a_player_do_not_end_the_auction() -> None:
    situation = bidding(POZNAN).do("bids N 1S P P", "bid E P")
    assert (situation.contract, situation.turn, situation.stands) == (None, "W", "N1S EP SP")


def test_an_auction_that_would_end_with_eight_is_corrected_before_a_contract_is_reached() -> None:
    situation = bidding(POZNAN).do("bids N 8S P P P")
    assert situation.contract != "8S N"
    assert "38A" in situation.ruled


def test_an_auction_that_has_ended_gets_its_contract_automatically() -> None:
    table = bidding(POZNAN).do("bids N 1S P P").table
    last, closed = ENACTED.apply_events(table, (e.CallMade(Seat.W, table.auction.calls[1].call),))
    assert not any(isinstance(event, e.ContractReached) for event in last)
    events, after = apply_automatic_events(closed)
    assert events == (e.ContractReached(closed.auction.contract),)
    assert after.contract == closed.auction.contract


def test_tricks_are_transferred_automatically_after_play() -> None:
    play = ("WH9 NH3 EC2 SH4", "WCJ NCA EC8 SC3", "director S")
    for edition in EDITIONS:
        table = at(POZNAN, "4S S", edition).do(*play).table
        assert (table.over, table.transfers) == (False, ())
        claimed = ENACTED.table_after(table, (e.TricksClaimed(Seat.S, 9, False, ()), e.ClaimAgreed(Seat.W)))
        events, after = apply_automatic_events(claimed)
        assert isinstance(events[0], e.TricksTransferred)
        assert [transfer.to.name for transfer in after.transfers] == ["NS"]


# -- which Law is about which irregularity ----------------------------------------------------------------------------


def test_the_book_has_a_law_and_a_clause_for_every_kind_of_irregularity() -> None:
    assert set(DEFINED) == set(get_args(Irregularity))
    for kind, defined in DEFINED.items():
        for number in (defined.law, defined.clause, *(each for two in defined.printed.values() for each in two)):
            parts = parts_of(number)
            assert parts is not None and as_printed(parts) == number, kind


@pytest.mark.parametrize("edition", Edition)
def test_they_are_printed_in_every_edition(edition: Edition) -> None:
    for kind in DEFINED:
        found = law_about(kind, edition), clause_about(kind_of(kind), edition)
        assert all(is_printed(number, edition) for number in found), (kind, found)
    assert clause_about(Kind.PLAY_OUT_OF_TURN, edition) == ""


def test_the_clause_has_the_number_of_the_edition() -> None:
    found = [clause_about(Kind.INFORMATION_FROM_ELSEWHERE, edition) for edition in (E1997, E2007, E2017)]
    assert found == ["16B", "16C1", "16D1"]


@for_each(
    ("trick", "call", "law"),
    [(1, "", "54"), (2, "", "53"), (0, "P", "30"), (0, "1C", "31"), (0, "X", "32"), (0, "XX", "32")],
)
def test_a_lead_or_call_has_the_law_of_its_place(trick: int, call: str, law: str) -> None:
    lead = LeadOutOfTurn(Seat.E, trick, card_of("D3"), Seat.W)
    spoken = CallOutOfRotation(Seat.E, CallId(1), call_of(call or "P"), Seat.W, False)
    assert law_of(spoken if call else lead, CURRENT) == law


def test_others_have_the_law_of_their_kind() -> None:
    assert (law_about(Revoke, CURRENT), law_about(FifthCard, CURRENT)) == ("61", "45E")
    assert law_of(FifthCard(Seat.E, 3, card_of("D3")), CURRENT) == "45E"
