"""The sentences that the Director's panel shows at one point of the history. No Qt."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator

import msgspec

from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.engine.steps import Step
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind, StoryLine
from bridgetable.words.catalogue import Words
from bridgetable.words.irregularities import irregularity_line
from bridgetable.words.story import event_lines


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
        """The lines of what holds under the Laws: rulings, information, and what follows without the Director."""
        return tuple(line for line in self.lines if line.kind in (LineKind.LAW, LineKind.RULING, LineKind.INFORMATION))


class Account(msgspec.Struct, frozen=True):
    """What is told at the cursor of a history; `marks` says whether that includes what nobody has noticed.

    `latest` is the step just made; `alarm` asks to call the Director, "" when there is no need.
    """

    history: History
    words: Words
    marks: bool
    latest: DescribedStep | None
    alarm: str

    def earlier(self) -> Iterator[DescribedStep]:
        """Yields the earlier steps with rulings, the latest first; each is worded when it comes."""
        history = self.history
        line = history.line_to(history.cursor)[:-1]

        def rulings(place: int) -> int:
            return len(history.table_at(place).rulings)

        end = len(line)
        # The rulings only become more along a line: a step with rulings is the first that has as many.
        while end and (number := rulings(line[end - 1])) > rulings(START):
            end = bisect_left(line, number, 0, end, key=rulings)
            yield _described(history.nodes[line[end]].step, line[end], self.words, self.marks)

    def unnoticed(self) -> Iterator[str]:
        """Yields the irregularities that nobody at the table has noticed; each is worded when it comes."""
        return self._worded(self.history.table.unnoticed)

    def lists(self, text: str) -> bool:
        """Whether this is how one of `unnoticed` is worded."""
        # What has just happened is the last.
        return text in self._worded(reversed(self.history.table.unnoticed))

    def _worded(self, places: Iterable[int]) -> Iterator[str]:
        table = self.history.table
        for place in places if self.marks else ():
            yield irregularity_line(self.words, table.irregularities[place], table)


def account_of(history: History, words: Words, marks: bool) -> Account:
    """Returns the account at the cursor; `marks` includes what nobody at the table has noticed."""
    table, cursor = history.table, history.cursor
    latest = _described(history.nodes[cursor].step, cursor, words, marks) if cursor != START else None
    alarm = words.text("alarm-attention") if table.is_pending else ""
    return Account(history, words, marks, latest, alarm)


def _described(step: Step, place: int, words: Words, marks: bool) -> DescribedStep:
    lines = tuple(line for line in event_lines(words, step) if marks or not line.hidden)
    return DescribedStep(place, action_line(words, step), lines, isinstance(step.action, Note))


def as_text(account: Account, words: Words) -> str:
    """Returns the whole account as plain text, in the order of the steps."""
    steps = [*reversed(tuple(account.earlier())), *((account.latest,) if account.latest else ())]
    paragraphs = []
    for item in steps:
        lines = [item.headline]
        for line in item.lines:
            law = f" ({words.text('law-number', law=line.clause)})" if line.clause else ""
            lines.append(f"  {line.text}{law}")
        paragraphs.append("\n".join(lines))
    return "\n\n".join(paragraphs) + "\n"
