"""Law 61: failure to follow suit, and who may ask about it."""

from __future__ import annotations

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.laws import law44, law45, law49, law50, law57
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law, note_only, on
from bridgetable.table.events import CardPlayed, CardWithdrawn, Event, Infringed, Settled
from bridgetable.table.evolve import evolve
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import (
    DummyAsks,
    Irregularity,
    LeadOutOfTurn,
    PartnerAsked,
    PenaltyCardNotPlayed,
    Revoke,
    Status,
)
from bridgetable.table.state import Table


@clause("61A")
def revoke_made(before: Table, event: CardPlayed) -> Irregularity | None:
    """Not to follow suit, or not to comply with a Law or an opponent's choice, while able to is a revoke.

    If suit and restriction were obeyed, Law 52 applies to a penalty card not played, and 45C4(a) to a card named.
    """
    owed = law44.lawful_cards(law45.without_named_cards(before), event.seat)
    if event.card in owed or event.card not in before.hands[event.seat]:
        return None
    if obeyed_suit_and_restriction(before, event.seat, event.card):
        return PenaltyCardNotPlayed(event.seat, event.trick, event.card, owed)
    faced = any(lay_face_up(before, event.seat, card) for card in owed)
    return Revoke(event.seat, event.trick, event.card, owed, faced)


def lay_face_up(table: Table, seat: Seat, card: Card) -> bool:
    """Whether everybody could see that he held this card: a penalty card, one a defender had exposed, or dummy's."""
    return table.is_faced(seat, card) or law49.lies_exposed(table, seat, card)


def obeyed_suit_and_restriction(before: Table, seat: Seat, card: Card) -> bool:
    """Whether the card follows suit and complies with declarer's choice; both precede a penalty card (50D1(b), 57A)."""
    led = law44.suit_to_follow(before, seat)
    if led is None:
        return card in law50.obey_lead_restrictions(before, seat, before.hands[seat])
    return card in law57.comply(before, seat, before.holds(seat, led) or before.hands[seat], before.open_trick)


def suit_of_revoke(revoke: Revoke) -> Suit | None:
    """The suit to which the offender failed to follow, if all the cards he owed were of one suit; else None (64B2)."""
    suits = {card.suit for card in revoke.owed}
    return suits.pop() if len(suits) == 1 else None


def revoke_at(table: Table, irregularity: IrregularityId) -> Revoke:
    """The revoke recorded under this identity; raises TypeError if it is another irregularity."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, Revoke):
        raise TypeError(f"irregularity {irregularity} is no revoke")
    return offence


def revoke_of(table: Table, seat: Seat) -> IrregularityId | None:
    """This player's latest revoke that is neither established nor dealt with; None if there is none."""
    for irregularity, offence in reversed(table.unsettled_as(Revoke)):
        if offence.seat is seat and table.establishment(irregularity) is None:
            return irregularity
    return None


def revokes_with(table: Table, number: int, cards: frozenset[Card]) -> tuple[IrregularityId, ...]:
    """The revokes made with these cards in this trick that nobody has dealt with."""
    return tuple(
        irregularity
        for irregularity, revoke in table.unsettled_as(Revoke)
        if revoke.trick == number and revoke.card in cards
    )


def void_revokes(table: Table, number: int, cards: frozenset[Card]) -> tuple[Event, ...]:
    """Revokes with cards that are withdrawn, or to a card that is no longer led, are none after all."""
    return tuple(voided(table, revoke) for revoke in revokes_with(table, number, cards))


def voided(table: Table, irregularity: IrregularityId) -> Settled:
    """Settles an irregularity that is none after all.

    An established revoke would be counted by Law 64 if it were called corrected (62C3).
    """
    return Settled(irregularity, Status.CORRECTED if table.establishment(irregularity) is None else Status.ACCEPTED)


def lead_not_accepted(table: Table, number: int) -> IrregularityId | None:
    """The lead out of turn to this trick that is still in it and neither accepted nor refused; else None (Law 53A)."""
    trick = table.trick(number)
    led = (
        table.first_undecided_as(LeadOutOfTurn, trick=number, by=(play.seat,), card=play.card)
        for play in (trick.plays if trick is not None else ())
    )
    return min((irregularity for irregularity in led if irregularity is not None), default=None)


def plays_without_accepting(table: Table, lead: Irregularity, seat: Seat) -> bool:
    """Whether this player's card leaves it open whether the lead out of turn is accepted (Law 53A).

    Only a card of the next hand accepts it, or one of the wrong defender (53C): partner's does not, nor does one that
    declarer plays from the wrong hand, except to an opening lead (54B).
    """
    if lead.seat.side is seat.side:
        return True
    if not isinstance(lead, LeadOutOfTurn) or not table.is_defender(lead.seat):
        return False
    return seat not in (lead.seat.left, lead.due) and not table.is_opening_trick(lead.trick)


def revoke_to_accepted_lead(before: Table, event: Settled) -> tuple[Event, ...]:
    """A card played to a lead out of turn before it was accepted is a revoke only now that it has been (Law 61A).

    While the lead may still be refused there is no suit to follow.
    """
    lead = before.irregularities[event.irregularity]
    trick = before.trick(lead.trick)
    if event.status is not Status.ACCEPTED or not isinstance(lead, LeadOutOfTurn) or trick is None:
        return ()
    early = [p for p in trick.plays if p.seat is not lead.seat and plays_without_accepting(before, lead, p.seat)]
    if not early or lead_not_accepted(before, lead.trick) != event.irregularity:
        return ()
    found: list[Event] = []
    for play in early:
        bare = evolve(before, CardWithdrawn(play.seat, play.card, lead.trick, offending=True))
        made = revoke_made(bare, CardPlayed(play.seat, play.card, lead.trick))
        if isinstance(made, Revoke):
            found.append(Infringed(made))
    return tuple(found)


@clause("61C", E2017, printed={E2007: "62C3", E1997: "61B"})
def inspection(table: Table) -> str:
    """An alleged revoke gives no player the right to inspect quitted tricks; only the Director may (66C)."""
    return inspection.number(table)


@clause("61B")
def defenders_may_ask_each_other(table: Table) -> bool:
    """Defenders may not ask one another unless the authority allows it."""
    return table.elects("defenders-may-ask", False)


@defenders_may_ask_each_other.wording("61B3", E2007)
def _(table: Table) -> bool:
    """Defenders may ask one another unless the authority forbids it."""
    return table.elects("defenders-may-ask", True)


@defenders_may_ask_each_other.wording("61B3", E2017)
def _(table: Table) -> bool:
    """Defenders may ask one another, at the risk of creating unauthorised information."""
    return True


@defenders_may_ask_each_other.behaviour("never")
def _(table: Table) -> bool:
    """Defenders may not ask one another, and no authority can allow it."""
    return False


@clause("61B")
def may_ask(table: Table, seat: Seat, of: Seat) -> bool:
    """Declarer may ask a defender, a defender declarer, dummy declarer; for defenders among themselves see above."""
    if seat is table.dummy:
        return of is table.declarer
    if table.is_defender(seat) and of is seat.partner:
        return defenders_may_ask_each_other(table)
    return True


@clause("61B2(b)", E2007, printed={E1997: "61B"})
def dummy_may_not_ask(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """Dummy may not ask a defender; the Director notes it."""
    return note_only(dummy_may_not_ask.number(table), "law-61B2b")(table, irregularity)


LAW = Law(
    61,
    infringes=(on(Settled, revoke_to_accepted_lead),),
    rules={DummyAsks: dummy_may_not_ask, PartnerAsked: note_only("61B", "law-61B-partner")},
)
