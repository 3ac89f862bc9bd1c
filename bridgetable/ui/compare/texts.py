"""A comparison in words: the head of each column, its sentences in each row, and the clauses that changed. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from bridgetable.cards.seat import Side
from bridgetable.cases.actual import tricks_now
from bridgetable.cases.side_by_side import Cell, Column, Halt, Row, SideBySide
from bridgetable.changes.of_files import ChangeInCase, Pair
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.laws.book import asked_now
from bridgetable.table.text import in_language
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind, StoryLine
from bridgetable.words.catalogue import Words
from bridgetable.words.moment import awaited_line
from bridgetable.words.questions import option_label, question_line
from bridgetable.words.scores import penalties_text, score_text
from bridgetable.words.story import event_lines


class Sentence(msgspec.Struct, frozen=True):
    """A sentence in a cell; `alone`: not every column has it; `quiet`: it is no ruling."""

    text: str
    clause: str = ""
    alone: bool = False
    quiet: bool = False


class RowText(msgspec.Struct, frozen=True):
    """A row: the number of the action, the action, and the sentences of each column.

    `headline` is the action, "" when it is not the same in all columns: then it is in the cells. `renumbered` says that
    the action has different numbers in the columns.
    """

    number: str
    headline: str
    differs: bool
    renumbered: bool
    cells: tuple[tuple[Sentence, ...], ...]


class HeadText(msgspec.Struct, frozen=True):
    """The head of a column: tricks and score in figures, and how the line ends in sentences.

    `tricks` are those after transfers, `played` those as played, "" when they are the same.
    """

    tricks: str
    played: str
    score: str
    ending: tuple[Sentence, ...]


class ChangeLine(msgspec.Struct, frozen=True):
    """A clause that changed between two editions, as the edition of `column` numbers it, and what that changes here."""

    years: str
    clause: str
    column: int
    told: str


# -- heads of the columns --------------------------------------------------------------------------------------------


def head_text(column: Column, words: Words) -> HeadText:
    """Returns the figures of a column, and what is asked or expected at its end, or why it stopped."""
    return HeadText(*_figures(column, words), tuple(_ending(column, words)))


def _figures(column: Column, words: Words) -> tuple[str, str, str]:
    """Returns the tricks after transfers, the tricks as played if they differ, and the score."""
    table = column.end
    points = {side.name.lower(): score_text(words, table, side) for side in Side}
    score = words.text("side-by-side-score", **points) if all(points.values()) else words.text("side-by-side-no-score")
    score = " · ".join(filter(None, (score, penalties_text(words, table))))
    if table.contract is None:
        return words.text("passed-out" if table.passed_out else "side-by-side-auction"), "", score
    after = {side.name.lower(): tricks_now(table, side) for side in Side}
    won = {side.name.lower(): table.tricks_won(side) for side in Side}
    played = words.text("side-by-side-played", **won) if after != won else ""
    if None in after.values():
        return words.text("side-by-side-assigned"), played, score
    if table.assigned is not None:
        over = words.text("side-by-side-assigned-over", played=played) if played else ""
        played = over or words.text("side-by-side-assigned")
    return words.text("side-by-side-tricks", **after), played, score


def _ending(column: Column, words: Words) -> list[Sentence]:
    sentences = []
    if column.stopped is not None:
        sentences.append(Sentence(_stop_text(column.stopped, words), alone=True))
    if (asked := asked_now(column.end)) is not None:
        sentences.append(Sentence(question_line(words, asked.question, column.end), asked.question.clause))
    elif not column.end.over:
        sentences.append(Sentence(awaited_line(column.end, words)))
    return sentences


def _stop_text(halt: Halt, words: Words) -> str:
    return words.text("side-by-side-stops", number=halt.number, reason=words.say(halt.reason))


# -- rows ------------------------------------------------------------------------------------------------------------


def row_text(row: Row, words: Words, recorded: int) -> RowText:
    """Returns the row in words; `recorded` is the column of the edition under which the line was played."""
    same_action = len(row.actions) == 1
    texts = [_sentences(cell, words, same_action) for cell in row.cells]
    reached = [text for cell, text in zip(row.cells, texts, strict=True) if isinstance(cell, Cell)]
    common = set.intersection(*({one.text for one in text} for text in reached)) if len(reached) > 1 else set()
    alone = len(reached) > 1 or not same_action
    cells = tuple(
        tuple(msgspec.structs.replace(one, alone=alone and one.text not in common) for one in text) for text in texts
    )
    numbers = dict.fromkeys(str(cell.number) for cell in row.cells if cell is not None)
    headline = _headline(row, words, recorded) if same_action else ""
    return RowText(" / ".join(numbers), headline, row.differs, row.renumbered, cells)


def _headline(row: Row, words: Words, recorded: int) -> str:
    """Returns the action in words, those of the recorded column if it got so far."""
    cells = (row.cells[recorded], *row.cells)
    return action_line(words, next(cell.step for cell in cells if isinstance(cell, Cell)))


def _sentences(cell: Cell | Halt | None, words: Words, same_action: bool) -> tuple[Sentence, ...]:
    if cell is None:
        return ()
    if isinstance(cell, Halt):
        return (Sentence(_stop_text(cell, words)),)
    action = () if same_action else (Sentence(action_line(words, cell.step), quiet=True),)
    lines = (line for line in event_lines(words, cell.step, cell.before) if _is_shown(line, cell))
    options = (Sentence(_options_text(cell, words), quiet=True),) if cell.asked is not None else ()
    return (*action, *(Sentence(line.text, line.clause, quiet=line.kind is LineKind.FACT) for line in lines), *options)


def _is_shown(line: StoryLine, cell: Cell) -> bool:
    """Returns whether to show the line: facts without a Law are left out, being the same in all columns, unless the
    step is passed over."""
    return line.kind is not LineKind.FACT or bool(line.clause) or cell.step.passed_over


def _options_text(cell: Cell, words: Words) -> str:
    if cell.asked is None:
        return ""
    labels = (option_label(words, cell.asked.question, option.name, cell.step.table) for option in cell.asked.options)
    return " · ".join(labels)


# -- the clauses that changed ----------------------------------------------------------------------------------------


def change_lines(
    comparison: SideBySide, found: Iterable[tuple[Pair, tuple[ChangeInCase, ...]]], words: Words
) -> Iterator[ChangeLine]:
    """Yields a line for each clause that changed, first those of the earliest editions."""
    editions = [column.start.edition for column in comparison.columns]
    for pair, changes in found:
        before, after = map(words.year, pair)
        years = words.text("library-changed-between", before=before, after=after)
        for change in changes:
            yield ChangeLine(years, change.clause, editions.index(pair[0 if change.gone else 1]), change.told(words))


# -- names of lines, and the comparison as text ----------------------------------------------------------------------


MOST_BRANCHES = 6
"""How many branches the name of a line tells at most: the last ones, by which it differs from others."""


def line_names(history: History, places: Iterable[int], words: Words) -> list[str]:
    """Returns the names of the lines that end at these places: the titles of their branches, or their first actions."""
    names = _LineNames(history, words)
    return [names.of(end) for end in places]


class _LineNames:
    """The names of lines of one history; what lines have in common is found once."""

    def __init__(self, history: History, words: Words) -> None:
        self._history, self._words, self._nodes = history, words, list(history.nodes)
        nameless = Counter(node.parent for node in self._nodes if not node.title and not node.hidden)
        self._beginning = {at for at, node in enumerate(self._nodes) if node.title or nameless[node.parent] > 1}
        self._branches: dict[int, tuple[int, ...]] = {START: ()}
        self._actions: dict[int, str] = {}

    def of(self, end: int) -> str:
        """The name of the line that ends here."""
        way = self._branches_to(end)
        left_out = ["…"] if len(way) > MOST_BRANCHES else []
        named = (self._name(place, end) for place in way[-MOST_BRANCHES:])
        return " › ".join([*left_out, *named]) or self._words.text("side-by-side-main-line")

    def _branches_to(self, end: int) -> tuple[int, ...]:
        """The places where branches begin on the way to this one; so they are known for all places on the way."""
        way, place = list[int](), end
        while place not in self._branches:
            way.append(place)
            place = self._nodes[place].parent
        for place in reversed(way):
            before = self._branches[self._nodes[place].parent]
            self._branches[place] = (*before, place) if place in self._beginning else before
        return self._branches[end]

    def _name(self, place: int, end: int) -> str:
        """The name of the branch that begins at this place, on the line that ends there."""
        node = self._nodes[place]
        if node.title:
            return in_language(node.title, self._words.language)
        if isinstance(node.step.action, Note):
            # A note of the lecturer is too long for a name.
            line = self._history.line_to(end)
            later = (self._nodes[each].step for each in line[line.index(place) :])
            told = next((step for step in later if not isinstance(step.action, Note)), node.step)
            return action_line(self._words, told)
        if place not in self._actions:
            self._actions[place] = action_line(self._words, node.step)
        return self._actions[place]


def as_text(
    comparison: SideBySide,
    names: tuple[str, ...],
    changes: tuple[ChangeLine, ...],
    rows: tuple[RowText, ...],
    words: Words,
) -> str:
    """Returns the whole comparison as plain text: the heads, what changed, then for each row its columns."""
    parts = []
    for name, column in zip(names, comparison.columns, strict=True):
        head = head_text(column, words)
        parts.append(
            "\n".join(
                [
                    f"{name}: {head.tricks}",
                    *(f"  {text}" for text in (head.played, head.score) if text),
                    *(f"  {_plain_text(sentence, words)}" for sentence in head.ending),
                ]
            )
        )
    if changes:
        lines = (f"  {each.years}. {words.text('law-number', law=each.clause)}: {each.told}" for each in changes)
        parts.append("\n".join([words.text("side-by-side-changed"), *lines]))
    for row in rows:
        parts.append(
            "\n".join(
                [
                    f"{'≠' if row.differs else '='} {row.number}. {row.headline}".rstrip(),
                    *(
                        f"  {name}: {' '.join(_plain_text(sentence, words) for sentence in cell) or '–'}"
                        for name, cell in zip(names, row.cells, strict=True)
                    ),
                ]
            )
        )
    return "\n\n".join(parts) + "\n"


def _plain_text(sentence: Sentence, words: Words) -> str:
    if not sentence.clause:
        return sentence.text
    return f"{sentence.text} ({words.text('law-number', law=sentence.clause)})"
