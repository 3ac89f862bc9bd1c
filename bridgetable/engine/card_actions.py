"""The events of actions with cards: playing, leading face down, exposing, withdrawing, inspecting, omitting."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.auction_actions import show_cards
from bridgetable.engine.preconditions import Events, must_be_playing, must_hold, must_hold_all, trick_played_to
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.book import card_owed
from bridgetable.laws.general.law11 import kept_by_playing
from bridgetable.laws.irregular_calls import law24
from bridgetable.laws.irregular_plays import law58
from bridgetable.laws.irregular_plays.law53.accepted_lead import proper_lead
from bridgetable.laws.irregular_plays.law55 import accepts_after_refusal
from bridgetable.laws.irregular_plays.law61 import revoke_of
from bridgetable.laws.play.law41 import lies_face_down
from bridgetable.laws.play.law44 import lawful_cards
from bridgetable.laws.play.law45.card_played import fifth_card
from bridgetable.laws.play.law45.must_be_played import COMPELLED_PLAYS
from bridgetable.laws.play.law45.named_instead import cards_only_shown, named_instead
from bridgetable.laws.play.law66 import may_look_at
from bridgetable.table import events as e
from bridgetable.table.chronology import cards_played_since, moment_of_card
from bridgetable.table.irregularity import (
    DummyTouches,
    MissingCard,
    SeveralCards,
    TakenBack,
    TrickInspected,
    WrongCardFromDummy,
    card_involved,
)
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table

# -- to the trick ----------------------------------------------------------------------------------------------------


def play(table: Table, action: a.Play) -> Events:
    """A card is played to a trick; declarer's designation and dummy's moving the card are one play (Law 45A, 45B)."""
    seat, card = action.seat, action.card
    if action.by:
        return _must_be_played(table, action)
    if table.phase is Phase.AUCTION:
        return show_cards(table, seat, (card,), led=True)
    if (seat is table.dummy and was_already_called(table, seat, card)) or was_added_late(table, card):
        return ()
    if answer := add_to_defective_trick(table, seat, card):
        return answer
    must_be_playing(table)
    must_hold(table, seat, card)
    if table.claim is not None:
        return (e.CardExposed(seat, card, True), e.PlayedAfterClaim(seat, card))  # nothing is played (Law 68D)
    if (named := named_instead(table, seat, (card,))) is not None:
        shown = cards_only_shown(table, seat, named, (card,))
        return (*kept_by_playing(table, seat), *shown, *place_card(table, seat, named))
    return (*kept_by_playing(table, seat), *place_card(table, seat, card))


def _must_be_played(table: Table, action: a.Play) -> Events:
    """A card that must be played because of how it was held or touched (Law 45C1-3).

    From a defender who has already played to the trick it is exposed instead (Law 45E).
    """
    seat, card, how = action.seat, action.card, COMPELLED_PLAYS.get(action.by)
    must_be_playing(table)
    must_hold(table, seat, card)
    if how is None or not how(table, seat):
        reason = f"impossible-played-{action.by}" if how is not None else "impossible-played-so"
        raise ImpossibleError(reason, seat=seat)
    trick = table.trick(table.open_trick)
    if trick is not None and trick.cards_of(seat) and table.is_defender(seat):
        return expose(table, a.Expose(seat, (card,)))
    happened = play(table, a.Play(seat, card))
    number = next((ev.trick for ev in happened if isinstance(ev, e.CardPlayed) and ev.card == card), None)
    return happened if number is None else (*happened, e.PlayCompelled(seat, card, number, action.by))


def add_to_defective_trick(table: Table, seat: Seat, card: Card) -> Events:
    """The answer of a player who faces the card he must add to a defective trick (Law 67B1)."""
    now = card_owed(table)
    if now is None or now.question.seat is not seat:
        return ()
    chosen = next((option for option in now.options if option.name == card_text(card)), None)
    return () if chosen is None else (e.Answered(now.question, table.player(seat), chosen.name), *chosen.then)


def was_added_late(table: Table, card: Card) -> bool:
    """Whether the card has already been added to a defective trick, being the only one that could be (Law 67B1)."""
    return any(play.late and play.card == card for trick in table.tricks for play in trick.plays)


def was_already_called(table: Table, dummy: Seat, card: Card) -> bool:
    """Whether declarer's designation has already played this card of dummy."""
    tricks = (table.trick(table.open_trick), table.trick(table.open_trick - 1))
    return any(trick is not None and card in trick.cards_of(dummy) for trick in tricks)


def place_card(table: Table, seat: Seat, card: Card) -> Events:
    """The card is played to the first trick without one from this hand; a proper lead goes to its own trick (Law 53B).

    A card left over after the last trick is only exposed.
    """
    if led := proper_lead(table, seat, card) or accepts_after_refusal(table, seat, card):
        return led
    number = trick_played_to(table, seat)
    return (e.CardPlayed(seat, card, number),) if number <= table.last_number else (e.CardExposed(seat, card, False),)


def play_together(table: Table, action: a.PlayTogether) -> Events:
    """A player plays two or more cards at once (Law 58B2)."""
    cards, in_auction = action.cards, table.phase is Phase.AUCTION
    if not in_auction:
        must_be_playing(table)
    must_hold_all(table, action.seat, cards, least=2)
    if in_auction:
        return show_cards(table, action.seat, cards, led=True)
    if table.claim is not None:
        return tuple(e.CardExposed(action.seat, card, True) for card in cards)
    if (named := named_instead(table, action.seat, cards)) is not None:
        shown = cards_only_shown(table, action.seat, named, cards)
        return (*kept_by_playing(table, action.seat), *shown, *place_card(table, action.seat, named))
    lawful = lawful_cards(table, action.seat)
    # Until the player designates one of them, a lawful card counts as the one played, if there is one.
    first, *others = sorted(cards, key=lambda card: card not in lawful)
    number = trick_played_to(table, action.seat)
    if number > table.last_number:
        return tuple(e.CardExposed(action.seat, card, False) for card in cards)
    joined = (e.CardJoined(action.seat, card, number) for card in others)
    offence = SeveralCards(action.seat, number, cards)
    kept = kept_by_playing(table, action.seat)
    return (*kept, e.CardPlayed(action.seat, first, number), *joined, e.Infringed(offence))


def lead_face_down(table: Table, action: a.LeadFaceDown) -> Events:
    """A player makes an opening lead face down (Law 41A), even during the auction."""
    if table.phase is not Phase.AUCTION:
        must_be_playing(table)
    must_hold(table, action.seat, action.card)
    if table.spread or table.claim is not None:
        raise ImpossibleError("impossible-no-opening-lead", seat=action.seat)
    led = table.tricks[0].players if table.tricks else frozenset()
    if action.seat in led or any(lead.seat is action.seat for lead in table.face_down):
        raise ImpossibleError("impossible-led-already", seat=action.seat)
    return (e.LeadLaidFaceDown(action.seat, action.card),)


def face_lead(table: Table, action: a.FaceLead) -> Events:
    """A player turns up his face-down lead (Law 41C)."""
    if table.phase is not Phase.AUCTION:
        must_be_playing(table)
    lead = next((lead for lead in table.face_down if lead.seat is action.seat), None)
    if lead is None:
        raise ImpossibleError("impossible-no-face-down-lead", seat=action.seat)
    return play(table, a.Play(lead.seat, lead.card))


def omit(table: Table, action: a.Omit) -> Events:
    """A player plays nothing to the trick, and play continues past him (Law 67)."""
    must_be_playing(table)
    trick, number = table.trick(table.open_trick), table.open_trick
    if table.turn is not action.seat or trick is None or not trick.plays or trick.leader is action.seat:
        raise ImpossibleError("impossible-to-omit", seat=action.seat)
    return (e.PlayOmitted(action.seat, number), e.Infringed(MissingCard(action.seat, number)))


# -- otherwise -------------------------------------------------------------------------------------------------------


def name(table: Table, action: a.Name) -> Events:
    """A player names a card he proposes to play (Law 45C4(a))."""
    must_be_playing(table)
    must_hold(table, action.seat, action.card)
    return (e.CardNamed(action.seat, action.card),)


def expose(table: Table, action: a.Expose) -> Events:
    """Cards are exposed without being played (Law 48, 49), among them a fifth card (45E1) and dummy's own (45F)."""
    if law24.law_24_applies(table):
        return show_cards(table, action.seat, action.cards, deliberate=action.deliberate)
    must_be_playing(table)
    must_hold_all(table, action.seat, action.cards, least=1)
    led = table.trick(table.open_trick) if table.is_opening_trick(table.open_trick) else None
    spreading = led is not None and len(led.plays) == 1  # dummy spreads his hand (Law 41D)
    if action.seat is table.dummy and table.spread and not spreading:
        return tuple(e.Infringed(DummyTouches(action.seat, table.open_trick, card)) for card in action.cards)
    fifth = fifth_card(table, action.seat, action.cards, action.deliberate)
    if fifth is not None:
        return (e.Infringed(fifth), e.CardExposed(action.seat, fifth.card, False))
    return tuple(e.CardExposed(action.seat, card, action.deliberate) for card in action.cards)


def take_back(table: Table, action: a.TakeBack) -> Events:
    """A player withdraws a card he played (Law 47F); if it was a revoke, he draws attention to it."""
    if lies_face_down(table, action.seat, action.card):
        return _lead_picked_up(table, action)
    if plays_the_other := law58.picks_up_one_card(table, action.seat, action.card):
        return plays_the_other
    for number in range(table.open_trick + 1, table.open_trick - 2, -1):
        trick = table.trick(number)
        if trick is not None and action.card in trick.cards_of(action.seat):
            back = e.CardWithdrawn(action.seat, action.card, number, offending=True)
            place = revoke_of(table, action.seat)
            if place is not None and card_involved(table.irregularities[place]) == action.card:
                new = () if table.attention_to(place) else (e.AttentionDrawn(action.seat, place),)
                return (*new, back)
            if table.undecided_as(WrongCardFromDummy, trick=number, by=(action.seat,), card=action.card):
                return (back,)  # dummy puts his own mistake right (45D)
            since = cards_played_since(table, moment_of_card(table, action.card))
            behind = tuple(put.card for put in since if put.trick == number)
            led_on = any(put.trick > number for put in since)
            return (back, e.Infringed(TakenBack(action.seat, number, action.card, behind, led_on)))
    raise ImpossibleError("impossible-not-on-table", seat=action.seat, card=action.card)


def _lead_picked_up(table: Table, action: a.TakeBack) -> Events:
    """A player picks up a face-down lead, which is an irregularity only if it was his lead (Law 41A)."""
    back = e.FaceDownLeadRetracted(action.seat, action.card)
    if table.lead_due is not action.seat:
        return (back,)
    return (back, e.Infringed(TakenBack(action.seat, table.open_trick, action.card)))


def inspect(table: Table, action: a.Inspect) -> Events:
    """A player turns up a quitted trick himself (Law 66)."""
    if table.winner(action.trick) is None:
        raise ImpossibleError("impossible-trick-not-quitted", trick=action.trick)
    turned = e.TrickTurnedUp(action.seat, action.trick)
    if may_look_at(table, action.seat, action.trick):
        return (turned,)
    return (turned, e.Infringed(TrickInspected(action.seat, action.trick)))
