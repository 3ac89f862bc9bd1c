"""What the Director's panel tells at a moment of the history, in sentences but without a look. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.engine.steps import Step
from bridgetable.laws.book import AskedNow, asked_now
from bridgetable.table.cache import cached_per_table
from bridgetable.table.obligation import CallOwed
from bridgetable.table.phase import Phase
from bridgetable.table.question import DIRECTOR, Message, say
from bridgetable.table.state import Table
from bridgetable.ui.director.content.law_link import law_number
from bridgetable.ui.table.content.lawful import cards_to_choose
from bridgetable.words.catalogue import Words
from bridgetable.words.restraints import call_restraints, restraint_words
from bridgetable.words.story import (
    LineKind,
    StoryLine,
    action_line,
    event_lines,
    irregularity_line,
    option_label,
    question_line,
)


class Told(msgspec.Struct, frozen=True):
    """A step and what is to be said of it; `place` is where it stands in the history.

    `in_prose` says that the headline is what the lecturer says, not what somebody did.
    """

    place: int
    headline: str
    lines: tuple[StoryLine, ...]
    in_prose: bool = False

    @property
    def rulings(self) -> tuple[StoryLine, ...]:
        """What the Director said."""
        return tuple(line for line in self.lines if line.kind in (LineKind.RULING, LineKind.INFORMATION))


class Account(msgspec.Struct, frozen=True):
    """The step just made, the earlier ones with rulings (latest first), what nobody has noticed, who is awaited."""

    latest: Told | None
    earlier: tuple[Told, ...]
    unnoticed: tuple[str, ...]
    awaited: str
    alarm: str
    asked: AskedNow | None


def account_of(history: History, words: Words, marks: bool) -> Account:
    """What there is to say where the cursor stands."""
    line = history.line_to(history.cursor)
    told = [_told(history.nodes[place].step, place, words, marks) for place in _worth_telling(history, line)]
    latest = told.pop() if line else None
    table = history.table
    alarm = words.text("alarm-attention") if table.pending else ""
    unnoticed = tuple(irregularity_line(words, table.irregularities[p], table) for p in hidden(table)) if marks else ()
    return Account(
        latest, tuple(reversed(told)), unnoticed, awaited_line(history.table, words), alarm, asked_now(table)
    )


def _worth_telling(history: History, line: tuple[int, ...]) -> tuple[int, ...]:
    """The step just made, and those before it on which the Director spoke."""
    return tuple(p for n, p in enumerate(line, 1) if n == len(line) or _ruled(history, p))


def _ruled(history: History, place: int) -> bool:
    parent = history.nodes[place].parent
    return len(history.nodes[place].step.table.rulings) > len(history.table_at(parent).rulings)


def _told(step: Step, place: int, words: Words, marks: bool) -> Told:
    lines = tuple(line for line in event_lines(words, step) if marks or not line.hidden)
    return Told(place, action_line(words, step), lines, isinstance(step.action, Note))


def hidden(table: Table) -> tuple[int, ...]:
    """The irregularities nobody at the table has noticed."""
    return tuple(place for place in table.unsettled if table.attention_to(place) is None)


def headline(history: History, words: Words) -> str:
    """What just happened, in one sentence."""
    if history.cursor == START:
        return words.say(_opening(history.start))
    return action_line(words, history.nodes[history.cursor].step)


def last_ruling(history: History, words: Words) -> str:
    """The ruling of the step just made, or of the one before it while what it ordered is carried out."""
    for place in reversed(history.line_to(history.cursor)[-2:]):
        lines = event_lines(words, history.nodes[place].step)
        told = [line for line in lines if line.kind is LineKind.RULING]
        if told:
            edition = history.table.edition
            return " ".join(f"{line.text} ({law_number(line.clause, edition, words)})" for line in told)
    return ""


def _opening(table: Table) -> Message:
    if table.contract is None:
        return say("opening-auction", board=table.board.number, seat=table.board.dealer)
    return say("opening", board=table.board.number, contract=table.contract)


def awaited(table: Table) -> Message:
    """Who is to act now, and how."""
    if table.pending:
        return say("awaited-ruling")
    now = asked_now(table)
    if now is not None:
        to = now.question.to
        return say("awaited-director") if to == (DIRECTOR,) else say("awaited-answer", to=to)
    if table.to_call is not None:
        again = any(isinstance(each, CallOwed) for each in table.obliged(table.to_call))
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


@cached_per_table
def awaited_line(table: Table, words: Words) -> str:
    """Who is to act now, and what he is bound to: "West to play · highest ♥", "South to call · must pass once"."""
    seat = table.turn if table.turn is not None else table.to_call
    bound: tuple[str, ...] = ()
    if seat is not None and not table.pending and asked_now(table) is None:
        calls = call_restraints(table, seat, words) if seat is table.to_call else ()
        bound = (*restraint_words(table, seat, words), *(each.text for each in calls))
    return " · ".join((words.say(awaited(table)), *bound))


def asked_in_one_line(table: Table, words: Words) -> str:
    """What is asked, and each option with its key, for a wall on which there is no panel; nothing when nobody is."""
    now = asked_now(table)
    if now is None:
        return ""
    cards = cards_to_choose(table)
    labels = [option_label(words, now.question, option.name, table) for option in now.options]
    options = [f"{n}\u00a0{label}" for n, label in enumerate(labels, 1)] if not cards else [words.text("asked-card")]
    return "   ".join((question_line(words, now.question, table), *options))


def as_text(account: Account, words: Words) -> str:
    """The whole account as plain text, first things first."""
    told = [*reversed(account.earlier), *((account.latest,) if account.latest else ())]
    paragraphs = []
    for item in told:
        lines = [item.headline]
        for line in item.lines:
            law = f" ({words.text('law-number', law=line.clause)})" if line.clause else ""
            lines.append(f"  {line.text}{law}")
        paragraphs.append("\n".join(lines))
    return "\n\n".join(paragraphs) + "\n"
