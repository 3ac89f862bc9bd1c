"""Law 51: two or more penalty cards."""

from __future__ import annotations

from itertools import combinations

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_text, suit_text
from bridgetable.cards.seat import Seat
from bridgetable.laws import law44, law50
from bridgetable.laws.ask import A_CARD, RESTRAIN_OR_NOT, Ask
from bridgetable.laws.clause import E1997, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, Restricted, RulingGiven
from bridgetable.table.option import Option
from bridgetable.table.question import Question, QuestionAbout, Turn, say
from bridgetable.table.restriction import CardChosen, LeadForbidden, LeadRequired
from bridgetable.table.state import Table


@clause("51A")
def which_is_played(table: Table) -> Question | None:
    """Declarer says which penalty card is played if a defender could lawfully play more than one."""
    seat = table.turn
    if seat is None or table.contract is None or not table.is_defender(seat):
        return None
    mine = {pc.card for pc in table.penalty_cards_of(seat) if pc.not_on != table.open_trick}
    if len(mine) < 2 or len(law44.lawful_cards(table, seat) & mine) < 2 or law44.lawful_cards(table, seat) - mine:
        return None
    return WHICH_IS_PLAYED.question(table, (table.contract.declarer,), Turn(seat, table.open_trick))


def declarer_names_the_card(table: Table, question: QuestionAbout[Turn]) -> tuple[Option, ...]:
    """One option for each of the penalty cards that can lawfully be played now (Law 51A)."""
    seat, trick = question.about.seat, question.about.trick
    return tuple(
        Option(
            card_text(card),
            (
                Restricted(CardChosen(seat, card, trick)),
                RulingGiven("51A", say("law-51A-chosen", seat=seat, card=card)),
            ),
        )
        for card in sorted(law44.lawful_cards(table, seat), reverse=True)
    )


@clause("51B1")
def several_of_one_suit(table: Table) -> Question | None:
    """Declarer is asked when the leader's partner has two or more penalty cards of one suit."""
    return _asked(table, OF_ONE_SUIT, one_suit=True)


@clause("51B2")
def several_suits(table: Table) -> Question | None:
    """Declarer is asked when the leader's partner has penalty cards of more than one suit."""
    return _asked(table, OF_SEVERAL_SUITS, one_suit=False)


def _asked(table: Table, ask: Ask[Turn], *, one_suit: bool) -> Question | None:
    leader = table.lead_due
    if leader is None or table.contract is None or not law50.may_be_restrained(table, leader):
        return None
    majors = [pc.card for pc in table.penalty_cards_of(leader.partner) if pc.major]
    if len(majors) < 2 or (len({card.suit for card in majors}) == 1) is not one_suit:
        return None
    return ask.question(table, (table.contract.declarer,), Turn(leader, table.open_trick))


def restrain_the_lead(table: Table, question: QuestionAbout[Turn]) -> tuple[Option, ...]:
    """Require one of the suits, forbid one or more of them, or leave the lead unrestricted (Law 51B)."""
    leader, trick = question.about.seat, question.about.trick
    suits = sorted({pc.card.suit for pc in table.penalty_cards_of(leader.partner)}, reverse=True)
    require = [
        Option(f"require-{suit_text(suit)}", _required(table, question.clause, leader, suit, trick)) for suit in suits
    ]
    forbid = [
        Option("forbid-" + "-".join(map(suit_text, some)), _forbidden(table, question.clause, leader, some, trick))
        for size in range(1, len(suits) + 1)
        for some in combinations(suits, size)
    ]
    free = law50.leave_free(table, leader, trick) if len(suits) == 1 else left_free(table, leader, trick)
    return (*require, *forbid, Option("free", free))


@clause("51B2(c)", E2017, printed={E1997: "50D2(b)"})
def left_free(table: Table, leader: Seat, trick: int) -> tuple[Event, ...]:
    """Declarer restricts nothing: the cards stay, and he chooses again at the next lead.

    Only 2017 has a clause of its own for penalty cards of several suits.
    """
    return law50.unrestricted(table, leader, trick, left_free.number(table), "law-51B2c-free")


def _required(table: Table, number: str, leader: Seat, suit: Suit, trick: int) -> tuple[Event, ...]:
    cards = _of_suits(table, leader.partner, (suit,))
    ruling = RulingGiven(f"{number}(a)", say("law-51B-require", leader=leader, suit=suit, cards=cards))
    return (Restricted(LeadRequired(leader, suit, trick)), ruling, *_picked_up(table, leader.partner, cards))


def _forbidden(table: Table, number: str, leader: Seat, suits: tuple[Suit, ...], trick: int) -> tuple[Event, ...]:
    cards = _of_suits(table, leader.partner, suits)
    ruling = RulingGiven(f"{number}(b)", say("law-51B-forbid", leader=leader, suits=suits, cards=cards))
    forbidden = LeadForbidden(leader, suits, trick, law50.major_cards(table, leader.partner))
    return (Restricted(forbidden), ruling, *_picked_up(table, leader.partner, cards))


def _of_suits(table: Table, seat: Seat, suits: tuple[Suit, ...]) -> tuple[Card, ...]:
    return tuple(pc.card for pc in table.penalty_cards_of(seat) if pc.card.suit in suits)


def _picked_up(table: Table, seat: Seat, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    return tuple(event for card in cards for event in law50.pick_up(table, seat, card))


WHICH_IS_PLAYED = Ask("51A", A_CARD, declarer_names_the_card)
OF_ONE_SUIT = Ask("51B1", RESTRAIN_OR_NOT, restrain_the_lead, restrains_lead=True)
OF_SEVERAL_SUITS = Ask("51B2", RESTRAIN_OR_NOT, restrain_the_lead, restrains_lead=True)

LAW = Law(51, asks=(WHICH_IS_PLAYED, OF_ONE_SUIT, OF_SEVERAL_SUITS))
