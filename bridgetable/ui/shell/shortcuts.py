"""The page of all keys, by what they are for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.table.text import as_html
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.library.case_commands import KEYS as LIBRARY_KEYS
from bridgetable.words.catalogue import Words

Headings = Mapping[str, Sequence[str]]
"""The keys of the headings, in order, with the names of the commands under each."""
Overview = Mapping[str, tuple[str, str]]
"""The text and the keys of each command by its name."""
TYPED = {
    "keys-group-play": ("cards", "ten", "enter", "shift", "arrows", "escape"),
    "keys-group-auction": ("bid", "other-calls", "caller", "change", "alert", "options"),
    "command-table": ("timeline",),
    "command-director-menu": ("digits",),
    "keys-group-wall": ("space",),
    "keys-group-library": ("library-arrows",),
    "keys-group-dialogs": ("accept", "filter"),
}
"""The keys that are no commands, under the key of their heading: "keys-…" is what they do, "keys-…-key" the keys."""


COLUMN_WIDTH = 27
"""The least width of a column, in heights of a letter."""
MOST_COLUMNS = 3

Line = tuple[str, str]
"""Keys, and what they do."""
Group = tuple[str, list[Line]]
"""A heading, and the keys under it."""


def groups_of(words: Words, headings: Headings, commands: Overview) -> list[Group]:
    """The groups, each with its keys and what they do; a command without keys is not told."""
    return [
        (words.text(heading), [*_typed(heading, words), *_named(names, commands)])
        for heading, names in headings.items()
    ]


def _typed(heading: str, words: Words) -> Iterator[Line]:
    """The keys under this heading that are no commands of the window."""
    for name in TYPED.get(heading, ()):
        yield words.text(f"keys-{name}-key"), words.text(f"keys-{name}")
    if heading == "keys-group-library":
        for name, key in LIBRARY_KEYS.items():
            keys = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            yield keys, words.text(f"library-{name}-tip")


def _named(names: Sequence[str], commands: Overview) -> Iterator[Line]:
    """The keys of these commands."""
    for name in names:
        text, keys = commands.get(name, ("", ""))
        if keys:
            yield keys, text


def columns_of(groups: Sequence[Group], number: int) -> list[list[Group]]:
    """The groups in this many columns, in order, about as long as one another."""
    columns: list[list[Group]] = [[] for _ in range(number)]
    lengths = [len(lines) + 2 for _, lines in groups]
    above = 0
    for group, length in zip(groups, lengths, strict=True):
        columns[min(number - 1, (above + length // 2) * number // sum(lengths))].append(group)
        above += length
    return columns


class ShortcutsDialog(FormDialog):
    """A page of the keys for typing cards and calls, and of those of the commands, in as many columns as fit."""

    def __init__(self, words: Words, headings: Headings, commands: Overview, parent: QWidget | None = None) -> None:
        super().__init__("shortcuts", words, parent, only_close=True)
        self._groups = groups_of(words, headings, commands)
        self._columns = 0
        self.page = QTextBrowser(self)
        self.page.setAccessibleName(words.text("shortcuts-title"))
        self.column.addWidget(self.page)
        self.finish()
        self.size_in_letters = (86, 42)
        self._lay_out(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divides the page into as many columns as fit."""
        super().resizeEvent(event)
        self._lay_out(min(MOST_COLUMNS, max(1, self.width() // (COLUMN_WIDTH * self.fontMetrics().height()))))

    def _lay_out(self, number: int) -> None:
        if number != self._columns:
            self._columns = number
            cells = (
                f'<td width="{100 // number}%">{"".join(map(_table, column))}</td>'
                for column in columns_of(self._groups, number)
            )
            self.page.setHtml(f'<table width="100%" cellspacing=12><tr>{"".join(cells)}</tr></table>')


def _table(group: Group) -> str:
    heading, lines = group
    rows = "".join(
        f'<tr><td><p style="white-space: nowrap"><b>{as_html(keys)}</b>&nbsp;&nbsp;</p></td>'
        f"<td>{as_html(text)}</td></tr>"
        for keys, text in lines
    )
    return f"<h3>{as_html(heading)}</h3><table cellspacing=4>{rows}</table>"
