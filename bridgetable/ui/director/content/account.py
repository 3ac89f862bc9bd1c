"""What the Director's panel tells at a moment of the history, in sentences but without a look. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.engine.actions import Note
from bridgetable.engine.history import History
from bridgetable.engine.steps import Step
from bridgetable.laws.book import AskedNow, asked_now
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words
from bridgetable.words.moment import awaited_line
from bridgetable.words.story import LineKind, StoryLine, action_line, event_lines, irregularity_line


class ToldStep(msgspec.Struct, frozen=True):
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

    latest: ToldStep | None
    earlier: tuple[ToldStep, ...]
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


def _told(step: Step, place: int, words: Words, marks: bool) -> ToldStep:
    lines = tuple(line for line in event_lines(words, step) if marks or not line.hidden)
    return ToldStep(place, action_line(words, step), lines, isinstance(step.action, Note))


def hidden(table: Table) -> tuple[int, ...]:
    """The irregularities nobody at the table has noticed."""
    return tuple(place for place in table.unsettled if table.attention_to(place) is None)


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
