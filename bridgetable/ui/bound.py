"""What binds a player at his next lead or play, in a word or two (Law 45C4, 50D2, 51, 57A, 43B2). No Qt."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.table import restriction as r
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.ui.table_words import Words


def bound_words(table: Table, seat: Seat, words: Words) -> tuple[str, ...]:
    """What this player is bound to now: "highest ♥", "no ♦ ♣"."""
    told = dict.fromkeys(_told(each) for each in table.binding(seat))
    return tuple(words.text(message.key, **dict(message.blanks)) for message in told if message is not None)


def _told(restriction: r.Restriction) -> Message | None:
    match restriction:
        case r.LeadRequired(suit=suit) | r.PlayRequired(suit=suit):
            return say("bound-only", suit=suit)
        case r.LeadForbidden(suits=suits):
            return say("bound-no", suits=suits)
        case r.PlayForbidden(suit=suit):
            return say("bound-no", suits=(suit,))
        case r.PlayHighest(suit=suit):
            return say("bound-highest", suit=suit)
        case r.PlayLowest(suit=suit):
            return say("bound-lowest", suit=suit)
        case r.CardChosen(card=card) | r.CardNamedToPlay(card=card):
            return say("bound-card", card=card)
        case r.AnotherCard(card=card):
            return say("bound-another", card=card)
        case r.LeadFrom():
            return say("bound-from")
        case r.LeadFree():
            return None
