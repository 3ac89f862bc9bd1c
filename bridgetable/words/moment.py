"""A table at one moment in single sentences: the last action, the ruling, who is to act, and what is asked."""

from __future__ import annotations

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.engine.history import START, History
from bridgetable.engine.possible import asked_now
from bridgetable.table import obligation as o
from bridgetable.table import restriction as r
from bridgetable.table.identity import CallId
from bridgetable.table.obligation import CallOwed
from bridgetable.table.question import DIRECTOR, Message, say
from bridgetable.table.state import Phase, Table
from bridgetable.table.values import cached_on_value
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words

# -- The restraints on a player's next lead, play or call in a few words (Law 24-39, 43B2, 45C4, 50D2, 51, 57A) --------


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
    from bridgetable.laws.law26 import has_chosen, is_told_already, restraint_number

    if has_chosen(table, seat, call_id) or is_told_already(table, call_id):
        return None
    return say("bound-lead", law=restraint_number(table, call_id))


def headline(history: History, words: Words) -> str:
    """The last action in one sentence, or the opening of the board."""
    if history.cursor == START:
        return words.say(_opening(history.start))
    return action_line(words, history.nodes[history.cursor].step)


def _opening(table: Table) -> Message:
    if table.contract is None:
        return say("opening-auction", board=table.board.number, seat=table.board.dealer)
    return say("opening", board=table.board.number, contract=table.contract)


def awaited(table: Table) -> Message:
    """The message that says who is to act now, and how."""
    if table.is_pending:
        return say("awaited-ruling")
    now = asked_now(table)
    if now is not None:
        to = now.question.to
        return say("awaited-director") if to == (DIRECTOR,) else say("awaited-answer", to=to)
    if table.to_call is not None:
        again = bool(table.obliged(table.to_call, CallOwed))
        return say("awaited-call-again" if again else "awaited-call", seat=table.to_call)
    if table.claim is not None and not table.claim.closed:
        return say("awaited-claim", side=table.claim.seat.side.opponents)
    seat = table.turn
    if table.cancelled is not None:
        return say("awaited-score")
    if table.passed_out:
        return say("passed-out")
    if table.phase is Phase.OVER or seat is None:
        return say("awaited-nobody")
    if table.owing is not None:
        return say("awaited-substitute", seat=seat)
    who = "awaited-dummy" if seat is table.dummy else "awaited-player"
    kind = "-lead" if table.lead_due is not None else "-play"
    return say(who + kind, seat=seat, player=table.player(seat))


@cached_on_value
def awaited_line(table: Table, words: Words) -> str:
    """Who is to act now, and the restraints on him: "West to play · highest ♥", "South to call · must pass once"."""
    seat = table.turn if table.turn is not None else table.to_call
    restraints: tuple[str, ...] = ()
    if seat is not None and not table.is_pending and asked_now(table) is None:
        calls = call_restraints(table, seat, words) if seat is table.to_call else ()
        restraints = (*restraint_words(table, seat, words), *(each.text for each in calls))
    return " · ".join((words.say(awaited(table)), *restraints))
