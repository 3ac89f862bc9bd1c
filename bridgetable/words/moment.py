"""A table at one moment in single sentences: the last action, the ruling, who is to act, and what is asked."""

from __future__ import annotations

from bridgetable.engine.asked import asked_now
from bridgetable.engine.history import START, History
from bridgetable.table.obligation import CallOwed
from bridgetable.table.phase import Phase
from bridgetable.table.question import DIRECTOR, Message, say
from bridgetable.table.state import Table
from bridgetable.table.values.cache import cached_on_value
from bridgetable.words.catalogue import Words
from bridgetable.words.restraints import call_restraints, restraint_words
from bridgetable.words.story import action_line


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
