"""What people do with cards: play, lead face down, show, take back, turn up, or leave out."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.hands import Events, must_be_playing, must_hold, trick_played_to
from bridgetable.engine.steps import Impossible
from bridgetable.laws.law44 import lawful_cards
from bridgetable.laws.law53 import proper_lead
from bridgetable.laws.law61 import revoke_of
from bridgetable.laws.law66 import may_look_at
from bridgetable.table import events as e
from bridgetable.table.irregularity import MissingCard, SeveralCards, TakenBack, TrickInspected, card_involved
from bridgetable.table.state import Table

# -- to the trick ----------------------------------------------------------------------------------------------------


def play(table: Table, action: a.Play) -> Events:
    """A card goes to the trick; declarer's call and dummy's moving the card are one play (Law 45A, 45B)."""
    seat, card = action.seat, action.card
    if seat is table.dummy and called_for_already(table, seat, card):
        return ()
    must_be_playing(table)
    must_hold(table, seat, card)
    if table.claim is not None:
        return (e.CardExposed(seat, card, True),)  # play is suspended: nothing is played (Law 68D)
    return (*kept_cards(table, seat), *placed(table, seat, card))


def called_for_already(table: Table, dummy: Seat, card: Card) -> bool:
    """Whether declarer's call has moved this card of dummy to the trick."""
    tricks = (table.trick(table.open_trick), table.trick(table.open_trick - 1))
    return any(trick is not None and card in trick.cards_of(dummy) for trick in tricks)


def kept_cards(table: Table, seat: Seat) -> Events:
    """Whoever plays on without being asked has kept the card he could have changed (Law 62C)."""
    if table.owing is not None:
        return ()
    mine = (q for q in table.agenda if table.player(seat) in q.to and q.clause in ("62C1", "62C2"))
    return tuple(e.Dropped(question) for question in mine)


def placed(table: Table, seat: Seat, card: Card) -> Events:
    """The card goes to the first trick that has none of this hand; a proper lead takes its own place (53B)."""
    if led := proper_lead(table, seat, card):
        return led
    return (e.CardPlayed(seat, card, trick_played_to(table, seat)),)


def play_together(table: Table, action: a.PlayTogether) -> Events:
    """The faces of two or more cards are visible at once (Law 58B2)."""
    must_be_playing(table)
    for card in action.cards:
        must_hold(table, action.seat, card)
    if table.claim is not None:
        return tuple(e.CardExposed(action.seat, card, True) for card in action.cards)
    lawful = lawful_cards(table, action.seat)
    # Which of them is played is not yet said: where one is lawful, that one is taken first.
    first, *others = sorted(action.cards, key=lambda card: card not in lawful)
    number = trick_played_to(table, action.seat)
    joined = (e.CardJoined(action.seat, card, number) for card in others)
    fault = SeveralCards(action.seat, number, action.cards)
    return (*kept_cards(table, action.seat), e.CardPlayed(action.seat, first, number), *joined, e.Infringed(fault))


def lead_face_down(table: Table, action: a.LeadFaceDown) -> Events:
    """An opening lead not yet faced (Law 41A)."""
    must_be_playing(table)
    must_hold(table, action.seat, action.card)
    if (table.tricks and len(table.tricks[0].plays) > 1) or len(table.tricks) > 1 or table.first_number > 1:
        raise Impossible("impossible-no-opening-lead", seat=action.seat)
    if any(lead.seat is action.seat for lead in table.face_down):
        raise Impossible("impossible-led-already", seat=action.seat)
    return (e.LeadLaidFaceDown(action.seat, action.card),)


def face_lead(table: Table, action: a.FaceLead) -> Events:
    """The face-down lead is turned up (Law 41C)."""
    must_be_playing(table)
    lead = next((lead for lead in table.face_down if lead.seat is action.seat), None)
    if lead is None:
        raise Impossible("impossible-no-face-down-lead", seat=action.seat)
    return (e.CardPlayed(lead.seat, lead.card, trick_played_to(table, lead.seat)),)


def omit(table: Table, action: a.Omit) -> Events:
    """Play goes on past a player who has played nothing (Law 67)."""
    must_be_playing(table)
    trick, number = table.trick(table.open_trick), table.open_trick
    if table.turn is not action.seat or trick is None or not trick.plays:
        raise Impossible("impossible-to-omit", seat=action.seat)
    return (e.PlayOmitted(action.seat, number), e.Infringed(MissingCard(action.seat, number)))


# -- not to the trick ------------------------------------------------------------------------------------------------


def name(table: Table, action: a.Name) -> Events:
    """A player names a card he proposes to play (Law 45C4(a))."""
    must_be_playing(table)
    must_hold(table, action.seat, action.card)
    return (e.CardNamed(action.seat, action.card),)


def expose(table: Table, action: a.Expose) -> Events:
    """Cards become visible without being played (Law 48, 49)."""
    must_be_playing(table)
    for card in action.cards:
        must_hold(table, action.seat, card)
    return tuple(e.CardExposed(action.seat, card, action.deliberate) for card in action.cards)


def take_back(table: Table, action: a.TakeBack) -> Events:
    """A player picks up a card he played (Law 47F); a revoke he takes back is thereby pointed out."""
    for number in range(table.open_trick + 1, table.open_trick - 2, -1):
        trick = table.trick(number)
        if trick is not None and action.card in trick.cards_of(action.seat):
            back = e.CardWithdrawn(action.seat, action.card, number, offending=True)
            place = revoke_of(table, action.seat)
            if place is not None and card_involved(table.irregularities[place]) == action.card:
                new = () if table.attention_to(place) else (e.AttentionDrawn(action.seat, place),)
                return (*new, back)
            return (back, e.Infringed(TakenBack(action.seat, number, action.card)))
    raise Impossible("impossible-not-on-table", seat=action.seat, card=action.card)


def inspect(table: Table, action: a.Inspect) -> Events:
    """A player turns up a quitted trick himself (Law 66)."""
    trick = table.trick(action.trick)
    if trick is None or not trick.complete:
        raise Impossible("impossible-trick-not-quitted", trick=action.trick)
    turned = e.TrickTurnedUp(action.seat, action.trick)
    if may_look_at(table, action.seat, action.trick):
        return (turned,)
    return (turned, e.Infringed(TrickInspected(action.seat, action.trick)))
