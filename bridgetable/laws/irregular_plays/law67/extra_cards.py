"""Law 67B2: a player played too many cards to a trick."""

from __future__ import annotations

from bridgetable.cards.card import Card, of_suit
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.general.law14 import missing_card_was_played
from bridgetable.laws.general.law16 import unauthorised_for_offenders
from bridgetable.laws.irregular_plays.law50.penalty_card import lay_penalty_card
from bridgetable.laws.irregular_plays.law67.defective_trick import (
    both_sides_went_on,
    ownership_kept,
    who_drew_attention,
)
from bridgetable.table.dealings import ids_in
from bridgetable.table.events import (
    AttentionDrawn,
    CardWithdrawn,
    Event,
    Infringed,
    RevokeEstablished,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke, SeveralCards, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("67B2", E1997)
def too_many_cards(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The extra cards are restored to the hand; the trick stays with the player who won it."""
    return _restored(table, irregularity, "67B2", "67B2")


@too_many_cards.wording("67B2(a)", E2007, E2017)
def _(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The same; (b) says to which tricks the restored cards should have been played."""
    return _restored(table, irregularity, "67B2(a)", "67B2(b)")


def _restored(table: Table, irregularity: IrregularityId, number: str, deemed_held: str) -> tuple[Event, ...]:
    """If all the cards were faced, the highest that he could lawfully have played stays with the trick."""
    offence = table.irregularities[irregularity]
    trick = table.trick(offence.trick)
    cards = trick.cards_of(offence.seat) if trick is not None else ()
    if len(cards) < 2:
        return (Settled(irregularity, Status.CORRECTED),)
    kept = _card_that_stays(table, offence.seat, offence.trick, cards)
    extra = tuple(card for card in cards if card != kept)
    short = missing_card_was_played(table, offence.seat, offence.trick)
    told = RulingGiven(number, say("law-67B2a", offender=offence.seat, card=kept, extra=extra, trick=offence.trick))
    events: tuple[Event, ...] = (
        short,
        told,
        *ownership_kept(table, offence.trick),
        *back_to_the_hand(table, offence.seat, offence.trick, extra),
        Settled(irregularity, Status.CORRECTED),
    )
    return (*events, *_revokes_since(table, irregularity, extra, deemed_held))


def _card_that_stays(table: Table, seat: Seat, number: int, cards: tuple[Card, ...]) -> Card:
    trick = table.trick(number)
    led = trick.suit_led if trick is not None else None
    revoked_with = [
        f.card for _, f in table.recorded_as(Revoke, trick=number, by=(seat,))
    ]
    lawful = [c for c in cards if c.suit is led] or [c for c in cards if c in revoked_with] or list(cards)
    return max(lawful, key=lambda card: (card.suit is table.trump, card.rank))


def back_to_the_hand(table: Table, seat: Seat, number: int, extra: tuple[Card, ...]) -> tuple[Event, ...]:
    """The cards leave the trick: a defender's become penalty cards, a small one alone a minor one (50B)."""
    events: tuple[Event, ...] = tuple(CardWithdrawn(seat, card, number, offending=True) for card in extra)
    after = evolve_all(table, events)
    for card in extra:
        if not table.is_defender(seat):
            more: tuple[Event, ...] = (unauthorised_for_offenders(table, card, seat.side),)
        elif any(pc.card == card for pc in after.penalty_cards_of(seat)):
            more = ()
        else:
            more = lay_penalty_card(after, seat, card, deliberate=len(extra) > 1)
        after = evolve_all(after, more)
        events += more
    return events


def _revokes_since(
    table: Table, irregularity: IrregularityId, extra: tuple[Card, ...], number: str
) -> tuple[Event, ...]:
    """The restored cards were in the hand all along: not to have followed suit with them since was a revoke."""
    offence = table.irregularities[irregularity]
    events: list[Event] = []
    for later, trick in table.numbered_tricks():
        card, led = trick.card_of(offence.seat), trick.suit_led
        if later <= offence.trick or card is None or led is None or trick.leader is offence.seat or card.suit is led:
            continue
        owed = of_suit(extra, led)
        known = table.is_recorded(Revoke, trick=later, by=(offence.seat,))
        if not owed or known:
            continue
        told = say("law-67B2b", offender=offence.seat, card=card, trick=later, suit=led)
        revoke = Revoke(offence.seat, later, card, owed)
        events += [RulingGiven(number, told), Infringed(revoke)]
        new = ENACTED.table_after(table, events).id_of(revoke)
        drawn = AttentionDrawn(who_drew_attention(table, irregularity), new, True)
        events += [drawn, *_established(table, offence.seat, later, new)]
    return tuple(events)


def _established(table: Table, seat: Seat, number: int, irregularity: IrregularityId) -> tuple[Event, ...]:
    later = table.trick(number + 1)
    went_on = later is not None and any(play.seat.side is seat.side for play in later.plays)
    return (RevokeEstablished(irregularity, "63A1"),) if went_on else ()


def both_sides_went_on_without_an_answer(table: Table) -> tuple[Event, ...]:
    """The Director had asked which of several cards is played, and both sides went on without an answer (67B2)."""
    known = table.dealings
    noticed = ids_in(known.settled.get(Status.NOTICED, 0) & known.of_kinds((SeveralCards,)))
    for irregularity in noticed:
        if both_sides_went_on(table, table.irregularities[irregularity].trick):
            return too_many_cards(table, irregularity)
    return ()
