"""Cards played after a card of dummy that was changed, and who may change his own (Laws 45C4(b), 45D, 47D)."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import clause
from bridgetable.laws.general.law16 import unauthorised_for_offenders
from bridgetable.laws.irregular_plays.law61 import revokes_with, voided
from bridgetable.laws.irregular_plays.law62.correction import has_another
from bridgetable.laws.play.law44 import lawful_cards
from bridgetable.table.chronology import cards_played_after, withdrawn_from_before
from bridgetable.table.events import Asked, CardWithdrawn, Event, Restricted, RulingGiven
from bridgetable.table.evolve import evolve
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke
from bridgetable.table.option import Option
from bridgetable.table.question import Question, say
from bridgetable.table.restriction import AnotherCard
from bridgetable.table.state import Table


def ask_who_played_after(table: Table, number: int, card: Card, ask: Ask) -> tuple[Event, ...]:
    """One question for each card played after this card of dummy, to this trick or the next, in order of time."""
    if table.trick(number) is None or table.claim is not None:
        return ()
    return tuple(
        Asked(ask.question(table, (table.player(put.seat),), put.seat, put.card, put.trick))
        for put in cards_played_after(table, card, number)
    )


def keep_or_withdraw(table: Table, question: Question) -> tuple[Option, ...]:
    """Keep or withdraw the card; only withdraw if it cannot stay, and no options if there is no choice."""
    seat, card, number = question.seat, question.card, question.trick
    trick = table.trick(number or 0)
    if seat is None or card is None or number is None or trick is None or card not in trick.cards_of(seat):
        return ()
    if table.is_led_by_another(number):
        return (Option("withdraw", _lead_made_again(table, number)),)
    if no_longer_follows(table, seat, card, number):
        return (Option("withdraw", _taken_back(table, seat, card, number)),)
    if not _may_change(table, seat, card, number) or not has_another(table, seat, card, number):
        return ()
    another = Restricted(AnotherCard(seat, card, number))
    return Option("keep", ()), Option("withdraw", (*_taken_back(table, seat, card, number), another))


@clause("47D")
def _may_change(table: Table, seat: Seat, card: Card, number: int) -> bool:
    """A defender may change a card that was in order; declarer one he played after his right-hand opponent's.

    That opponent must have changed his own card.
    """
    if table.is_defender(seat):
        return card not in table.late_plays and open_revoke(table, card, number) is None
    return any(w.seat is seat.right for w in withdrawn_from_before(table, card, number))


def no_longer_follows(table: Table, seat: Seat, card: Card, number: int) -> bool:
    """Whether the card was in order for the card led before, and is not for the one led now."""
    trick = table.trick(number)
    if trick is None or trick.leader is seat or card.suit is trick.suit_led:
        return False
    return card not in lawful_cards(evolve(table, _back(table, seat, card, number)), seat)


def _back(table: Table, seat: Seat, card: Card, number: int) -> CardWithdrawn:
    return CardWithdrawn(seat, card, number, offending=not table.is_defender(seat))


def _lead_made_again(table: Table, number: int) -> tuple[Event, ...]:
    """Everything played to this trick is withdrawn, since another player is now on lead."""
    trick = table.trick(number)
    plays = trick.plays if trick is not None else ()
    return tuple(event for p in plays for event in _taken_back(table, p.seat, p.card, number, "law-47D-lead"))


def _taken_back(table: Table, seat: Seat, card: Card, number: int, key: str = "") -> tuple[Event, ...]:
    """The card is withdrawn without rectification; declarer's side may not use the information (47D, 16C)."""
    by_whom = "law-47D" if table.is_defender(seat) else "law-47D-declarer"
    told = RulingGiven("47D", say(key or by_whom, seat=seat, card=card))
    revoke = open_revoke(table, card, number)
    mended = (voided(table, revoke),) if revoke is not None else ()
    hidden = table.contract is not None and seat is not table.dummy
    declarers = seat.side.opponents if table.is_defender(seat) else seat.side
    known = (unauthorised_for_offenders(table, card, declarers),) if hidden else ()
    return (_back(table, seat, card, number), told, *known, *mended)


# -- revokes voided by the change ------------------------------------------------------------------------------------


def open_revoke(table: Table, card: Card, number: int) -> IrregularityId | None:
    """The revoke made with this card, if nobody has dealt with it; else None."""
    return next(iter(revokes_with(table, number, frozenset({card}))), None)


def revokes_voided_by_change(table: Table, number: int, dummy: Seat, old: Card, new: Card) -> tuple[Event, ...]:
    """Voids dummy's revoke with the withdrawn card, and revokes to that card if it had been led."""
    trick = table.trick(number)
    was_led = trick is not None and trick.leader is dummy and old.suit is not new.suit
    return tuple(
        voided(table, irregularity)
        for irregularity, offence in table.unsettled_as(Revoke)
        if offence.trick == number
        and (offence.card == old or (was_led and offence.seat is not dummy))
    )
