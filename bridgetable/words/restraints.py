"""The restraints on a player's next lead, play or call in a few words (Law 24-39, 43B2, 45C4, 50D2, 51, 57A)."""

from __future__ import annotations

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.table import obligation as o
from bridgetable.table import restriction as r
from bridgetable.table.identity import CallId
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.table.values.cache import cached_on_value
from bridgetable.words.catalogue import Words


def restraint_words(table: Table, seat: Seat, words: Words) -> tuple[str, ...]:
    """The restraints on this player's next lead or play: "highest ♥", "no ♦ ♣"."""
    messages = dict.fromkeys(_restriction(each) for each in table.binding(seat))
    return tuple(words.say(message) for message in messages if message is not None)


def _restriction(restriction: r.Restriction) -> Message | None:
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


class Restraint(msgspec.Struct, frozen=True):
    """A restraint on a player's calls, or one that declarer may lay on his lead, in words and abbreviated."""

    text: str
    short: str


@cached_on_value
def call_restraints(table: Table, seat: Seat, words: Words) -> tuple[Restraint, ...]:
    """The restraints on this player's calls, and those that may come on his lead: "must pass once"."""
    found = dict.fromkeys(_obligation(table, each) for each in table.obliged(seat))
    messages = (message for message in found if message is not None)
    return tuple(Restraint(words.say(message), words.say(message.in_form("-short"))) for message in messages)


def _obligation(table: Table, obligation: o.Obligation) -> Message | None:
    match obligation:
        case o.PassOnce():
            return say("bound-pass-once")
        case o.PassThroughout():
            return say("bound-pass-throughout")
        case o.MayNotDouble():
            return say("bound-no-double")
        case o.LeadMayBeRestrained(seat, _, call_id):
            return _lead_law(table, seat, call_id)
        case o.CallOwed():
            return None  # his plate shows that it is his turn to call again


def _lead_law(table: Table, seat: Seat, call_id: CallId) -> Message | None:
    """The clause under which his lead may be restrained; None if he is not a defender or declarer has chosen."""
    if table.contract is not None and not table.is_defender(seat):
        return None
    # Importing the Laws takes longer than the first paint may.
    from bridgetable.laws.irregular_calls.law26 import has_chosen, restraint_number

    if has_chosen(table, seat, call_id):
        return None
    return say("bound-lead", law=restraint_number(table, call_id))
