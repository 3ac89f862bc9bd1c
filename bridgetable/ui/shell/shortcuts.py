"""The page of all keys, by what they are for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.ui.kit.form_dialog import FormDialog
from bridgetable.ui.library.case_buttons import KEYS as LIBRARY_KEYS
from bridgetable.words.catalogue import Words

Overview = Mapping[str, tuple[str, str]]
"""The text and the keys of each command by its name."""
GROUPS: tuple[tuple[tuple[str, tuple[str, ...]], ...], ...] = (
    (
        ("play", (
            "keys-cards", "keys-ten", "keys-enter", "keys-shift", "keys-arrows", "keys-escape", "claim", "concede",
            "contract",
        )),
        ("view", (
            "projector", "timeline", "panel", "bidding-box", "auction", "table", "language", "edition", "view",
        )),
        ("dialogs", ("keys-accept", "keys-filter")),
    ),
    (
        ("auction", (
            "keys-bid", "keys-other-calls", "keys-caller", "keys-change", "keys-alert", "keys-options", "call",
            "change-call",
        )),
        ("director", (
            "director", "ask", "wrong", "keys-digits", "assign", "penalty", "knowledge", "copy-rulings", "results",
            "figures", "marks",
        )),
    ),
    (
        ("time", (
            "undo", "redo", "back", "forward", "to-start", "to-end", "keys-timeline", "note", "edit-note", "retitle",
            "compare-editions", "compare-branches",
        )),
        ("files", ("new", "open", "recent", "save", "save-as", "library", "next-case", "previous-case")),
        ("library", (
            "library-open", "library-duplicate", "library-rename", "library-trash", "library-close",
            "keys-library-arrows",
        )),
        ("help", ("manual", "shortcuts")),
    ),
)
"""Columns of groups: the end of the key of a heading, and commands and keys of the table under it."""
TYPED = tuple(name for column in GROUPS for _, names in column for name in names if name.startswith("keys-"))
"""The keys that are no commands: "keys-…" is what they do, "keys-…-key" the keys."""



Line = tuple[str, str]
"""Keys, and what they do."""


def groups_of(words: Words, commands: Overview) -> Iterator[list[tuple[str, list[Line]]]]:
    """The groups of each column: a heading, and the keys under it. A command of no group is in the last one."""
    named = {name for column in GROUPS for _, names in column for name in names}
    others = [name for name in commands if name not in named]
    for column in GROUPS:
        groups = [(group, [*names, *(others if group == "help" else ())]) for group, names in column]
        yield [(words.text(f"keys-group-{group}"), [line for name in names if (line := _line(name, words, commands))])
               for group, names in groups]


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
    """A page of the keys for typing cards and calls, and of those of the commands, in columns of groups."""

    def __init__(self, words: Words, commands: Overview, parent: QWidget | None = None) -> None:
        super().__init__("shortcuts", words, parent, only_close=True)
        self.page = QTextBrowser(self)
        columns = ("".join(map(_table, column)) for column in groups_of(words, commands))
        cells = "".join(f'<td width="33%">{column}</td>' for column in columns)
        self.page.setHtml(f'<table width="100%" cellspacing=12><tr>{cells}</tr></table>')
        self.page.setAccessibleName(words.text("shortcuts-title"))
        self.column.addWidget(self.page)
        self.finish()
        self.size_in_letters = (86, 42)


def _table(group: tuple[str, list[Line]]) -> str:
    heading, lines = group
    rows = "".join(
        f"<tr><td><b>{escape(keys).replace(' ', '&nbsp;')}</b>&nbsp;&nbsp;</td><td>{escape(text)}</td></tr>"
        for keys, text in lines
    )
    return f"<h3>{escape(heading)}</h3><table cellspacing=4>{rows}</table>"
