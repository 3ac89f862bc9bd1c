"""The sentences that the Director's panel shows at one point of the history. No Qt."""

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


class DescribedStep(msgspec.Struct, frozen=True):
    """A step in words: a headline and the lines of its events; `place` is its number in the history.

    `in_prose` says that the headline is a note of the lecturer, not an act at the table.
    """

    place: int
    headline: str
    lines: tuple[StoryLine, ...]
    in_prose: bool = False

    @property
    def rulings(self) -> tuple[StoryLine, ...]:
        """The lines that the Director says: rulings and information."""
        return tuple(line for line in self.lines if line.kind in (LineKind.RULING, LineKind.INFORMATION))


class Account(msgspec.Struct, frozen=True):
    """The step just made, the earlier ones with rulings (latest first), and what is to happen next.

    `unnoticed` are the irregularities that nobody at the table has noticed; `awaited` says who is to act; `alarm` asks
    to call the Director, "" when there is no need; `asked` is the question being asked.
    """

    latest: DescribedStep | None
    earlier: tuple[DescribedStep, ...]
    unnoticed: tuple[str, ...]
    awaited: str
    alarm: str
    asked: AskedNow | None


def account_of(history: History, words: Words, marks: bool) -> Account:
    """Returns the account at the cursor; `marks` includes what nobody at the table has noticed."""
    line = history.line_to(history.cursor)
    steps = [_described(history.nodes[place].step, place, words, marks) for place in _places_described(history, line)]
    latest = steps.pop() if line else None
    table = history.table
    alarm = words.text("alarm-attention") if table.pending else ""
    hidden = unnoticed_irregularities(table) if marks else ()
    unnoticed = tuple(irregularity_line(words, table.irregularities[place], table) for place in hidden)
    return Account(
        latest, tuple(reversed(steps)), unnoticed, awaited_line(history.table, words), alarm, asked_now(table)
    )


def _places_described(history: History, line: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the step just made, and the earlier ones with a ruling."""
    return tuple(p for n, p in enumerate(line, 1) if n == len(line) or _has_ruling(history, p))


def _has_ruling(history: History, place: int) -> bool:
    parent = history.nodes[place].parent
    return len(history.nodes[place].step.table.rulings) > len(history.table_at(parent).rulings)


def _described(step: Step, place: int, words: Words, marks: bool) -> DescribedStep:
    lines = tuple(line for line in event_lines(words, step) if marks or not line.hidden)
    return DescribedStep(place, action_line(words, step), lines, isinstance(step.action, Note))


def unnoticed_irregularities(table: Table) -> tuple[int, ...]:
    """Returns the places of the unsettled irregularities to which nobody has drawn attention."""
    return tuple(place for place in table.unsettled if table.attention_to(place) is None)


def as_text(account: Account, words: Words) -> str:
    """Returns the whole account as plain text, in the order of the steps."""
    steps = [*reversed(account.earlier), *((account.latest,) if account.latest else ())]
    paragraphs = []
    for item in steps:
        lines = [item.headline]
        for line in item.lines:
            law = f" ({words.text('law-number', law=line.clause)})" if line.clause else ""
            lines.append(f"  {line.text}{law}")
        paragraphs.append("\n".join(lines))
    return "\n\n".join(paragraphs) + "\n"
