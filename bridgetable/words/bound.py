"""What binds a player at his next lead, play or call, in a few words (Law 45C4, 50D2, 51, 57A, 43B2; 24-39). No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.table import obligation as o
from bridgetable.table import restriction as r
from bridgetable.table.cache import cached_per_table
from bridgetable.table.identity import CallId
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words


def bound_words(table: Table, seat: Seat, words: Words) -> tuple[str, ...]:
    """What this player is bound to now: "highest ♥", "no ♦ ♣"."""
    told = dict.fromkeys(_told(each) for each in table.binding(seat))
    return tuple(words.say(message) for message in told if message is not None)


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


class Bound(msgspec.Struct, frozen=True):
    """What binds a player's calls, or may bind his lead, and the same in fewer letters."""

    text: str
    short: str


@cached_per_table
def bound_calls(table: Table, seat: Seat, words: Words) -> tuple[Bound, ...]:
    """What a Law requires of this player's calls, and whether his lead may be restrained: "must pass once"."""
    told = dict.fromkeys(_required(table, each) for each in table.obliged(seat))
    said = (message for message in told if message is not None)
    return tuple(Bound(words.say(message), words.say(message.in_form("-short"))) for message in said)


def _required(table: Table, obligation: o.Obligation) -> Message | None:
    match obligation:
        case o.PassOnce():
            return say("bound-pass-once")
        case o.PassThroughout():
            return say("bound-pass-throughout")
        case o.MayNotDouble():
            return say("bound-no-double")
        case o.LeadMayBeRestrained(seat, _, place):
            return _lead_law(table, seat, place)
        case o.CallOwed():
            return None  # at his turn: the plate says that he calls again


def _lead_law(table: Table, seat: Seat, place: CallId) -> Message | None:
    """Under which clause his lead may be restrained; nothing where he does not defend or declarer has chosen."""
    if table.contract is not None and not table.is_defender(seat):
        return None
    # The Laws are loaded when they are first wanted, not before the first paint.
    from bridgetable.laws.irregular_calls.law26 import has_chosen, number

    if has_chosen(table, seat, place):
        return None
    return say("bound-lead", law=number(table, place))
