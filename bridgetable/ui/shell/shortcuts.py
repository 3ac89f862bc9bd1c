"""The page of all keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QTextBrowser, QWidget

from bridgetable.ui.kit.form_dialog import FormDialog
from bridgetable.words.catalogue import Words

TYPED = (
    "keys-cards", "keys-ten", "keys-bid", "keys-other-calls", "keys-caller", "keys-change", "keys-alert",
    "keys-options", "keys-enter", "keys-escape", "keys-digits", "keys-arrows", "keys-shift",
)


class ShortcutsDialog(FormDialog):
    """A page of the keys for typing cards and calls, and of those of the commands."""

    def __init__(self, words: Words, commands: Iterable[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__("shortcuts", words, parent, only_close=True)
        rows = [(words.text(f"{key}-key"), words.text(key)) for key in TYPED]
        rows += [(keys, text) for text, keys in commands if keys]
        self.page = QTextBrowser(self)
        self.page.setHtml("<table cellspacing=6>" + "".join(
            f"<tr><td><b>{keys}</b>&nbsp;&nbsp;</td><td>{text}</td></tr>" for keys, text in rows
        ) + "</table>")
        self.page.setAccessibleName(words.text("shortcuts-title"))
        self.column.addWidget(self.page)
        self.finish()
        self.size_in_letters = (34, 34)
