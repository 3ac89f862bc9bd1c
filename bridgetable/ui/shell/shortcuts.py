"""The page of all keys, by what they are for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.table.text import as_html
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.library.case_buttons import KEYS as LIBRARY_KEYS
from bridgetable.words.catalogue import Words

Overview = Mapping[str, tuple[str, str]]
"""The text and the keys of each command by its name."""
GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "play",
        (
            "keys-cards",
            "keys-ten",
            "keys-enter",
            "keys-shift",
            "keys-arrows",
            "keys-escape",
            "claim",
            "concede",
            "deal-editor",
            "contract",
        ),
    ),
    (
        "auction",
        (
            "keys-bid",
            "keys-other-calls",
            "keys-caller",
            "keys-change",
            "keys-alert",
            "keys-options",
            "call",
            "change-call",
        ),
    ),
    (
        "director",
        (
            "director",
            "ask",
            "wrong",
            "keys-digits",
            "assign",
            "penalty",
            "knowledge",
            "copy-rulings",
            "results",
            "figures",
            "marks",
        ),
    ),
    (
        "time",
        (
            "undo",
            "redo",
            "back",
            "forward",
            "to-start",
            "to-end",
            "keys-timeline",
            "note",
            "edit-note",
            "retitle",
            "case-details",
            "expectations",
            "compare-editions",
            "compare-branches",
        ),
    ),
    (
        "files",
        (
            "new",
            "open",
            "recent",
            "save",
            "save-as",
            "library",
            "next-case",
            "previous-case",
            "next-board",
            "previous-board",
            "boards",
            "paste",
            "print",
            "export",
            "copy-story",
            "copy-picture",
            "audit",
        ),
    ),
    (
        "library",
        (
            "library-open",
            "library-duplicate",
            "library-rename",
            "library-trash",
            "library-close",
            "keys-library-arrows",
        ),
    ),
    (
        "wall",
        (
            "projector",
            "next-page",
            "previous-page",
            "keys-space",
            "black",
            "freeze",
            "lectern",
            "presenter",
            "point",
            "draw",
            "erase",
        ),
    ),
    (
        "study",
        (
            "study",
            "rehearse",
            "show-answer",
            "question-before",
            "leave-rehearsal",
            "another-like-this",
            "progress",
            "exam",
            "lesson",
            "lesson-sheet",
        ),
    ),
    (
        "view",
        (
            "turn",
            "hand-top",
            "hand-right",
            "hand-bottom",
            "hand-left",
            "timeline",
            "panel",
            "bidding-box",
            "auction",
            "table",
            "language",
            "edition",
            "view",
            "preferences",
            "zoom-in",
            "zoom-out",
            "zoom-reset",
        ),
    ),
    ("dialogs", ("keys-accept", "keys-filter")),
    ("help", ("first-page", "tour", "manual", "shortcuts")),
)
"""The end of the key of each heading, and the commands and the keys of the table under it."""
TYPED = tuple(name for _, names in GROUPS for name in names if name.startswith("keys-"))
"""The keys that are no commands: "keys-…" is what they do, "keys-…-key" the keys."""
COLUMN_WIDTH = 27
"""The least width of a column, in heights of a letter."""
MOST_COLUMNS = 3

Line = tuple[str, str]
"""Keys, and what they do."""
Group = tuple[str, list[Line]]
"""A heading, and the keys under it."""


def groups_of(words: Words, commands: Overview) -> list[Group]:
    """The groups, each with its keys and what they do. A command of no group is in the last one."""
    named = {name for _, names in GROUPS for name in names}
    others = tuple(name for name in commands if name not in named)
    groups = ((group, names + (others if group == GROUPS[-1][0] else ())) for group, names in GROUPS)
    return [
        (words.text(f"keys-group-{group}"), [line for name in names if (line := _line(name, words, commands))])
        for group, names in groups
    ]


def columns_of(groups: Sequence[Group], number: int) -> list[list[Group]]:
    """The groups in this many columns, in order, about as long as one another."""
    columns: list[list[Group]] = [[] for _ in range(number)]
    lengths = [len(lines) + 2 for _, lines in groups]
    above = 0
    for group, length in zip(groups, lengths, strict=True):
        columns[min(number - 1, (above + length // 2) * number // sum(lengths))].append(group)
        above += length
    return columns


def _line(name: str, words: Words, commands: Overview) -> Line | None:
    """The keys of this name and what they do; None for a command without keys."""
    if name.startswith("keys-"):
        return words.text(f"{name}-key"), words.text(name)
    if name.startswith("library-"):
        keys = QKeySequence(LIBRARY_KEYS[name.removeprefix("library-")])
        return keys.toString(QKeySequence.SequenceFormat.NativeText), words.text(f"{name}-tip")
    text, keys_text = commands[name]
    return (keys_text, text) if keys_text else None


class ShortcutsDialog(FormDialog):
    """A page of the keys for typing cards and calls, and of those of the commands, in as many columns as fit."""

    def __init__(self, words: Words, commands: Overview, parent: QWidget | None = None) -> None:
        super().__init__("shortcuts", words, parent, only_close=True)
        self._groups = groups_of(words, commands)
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
