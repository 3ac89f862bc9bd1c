"""The lecturer's private notes on a table, kept on this computer beside the settings, never in the case file."""

from __future__ import annotations

from PySide6.QtCore import QSettings

from bridgetable.cards.notation import deal_text
from bridgetable.disk.resources import resources
from bridgetable.engine.history import START
from bridgetable.ui.kit.shared_settings import saved_value
from bridgetable.ui.session.shown import Shown


class PrivateNotes:
    """The notes by page: of a file, or of a table without one, the notes on each of its steps and questions.

    `page` tells what is asked, or the page of a lesson, that is shown at a step.
    """

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def of(self, shown: Shown, page: str = "") -> str:
        """The notes on what is shown; "" without any."""
        return saved_value(self._settings, _key(shown, page), "")

    def on_table(self, shown: Shown) -> str:
        """The notes on the beginning of this table, which are about all of it."""
        return saved_value(self._settings, _key_of_table(shown), "")

    def keep(self, shown: Shown, text: str, page: str = "") -> None:
        """Keeps these notes on what is shown; "" removes them."""
        key = _key(shown, page)
        if text:
            self._settings.setValue(key, text)
        elif self._settings.contains(key):
            # What is removed takes the pages along whose keys are below its own.
            self._settings.setValue(key, "")

    def go_along(self, before: Shown, after: Shown) -> None:
        """Copies the notes of a table that was saved under another name."""
        renamed = before.document.path != after.document.path
        if renamed and before.history.start is after.history.start and not self.on_table(after):
            old, new = _key_of_table(before), _key_of_table(after)
            self._settings.beginGroup(old)
            pages = {page: saved_value(self._settings, page, "") for page in self._settings.childKeys()}
            self._settings.endGroup()
            for page, text in pages.items():
                self._settings.setValue(f"{new}/{page}", text)
            if notes := self.on_table(before):
                self._settings.setValue(new, notes)


def _key(shown: Shown, page: str) -> str:
    """The settings key of what is shown: a page of a lesson stands in no table."""
    if page.startswith(OF_LESSON):
        return f"private-notes/{page}"
    if shown.history.cursor != START:
        page = f"{shown.history.cursor}-{page}" if page else str(shown.history.cursor)
    return f"{_key_of_table(shown)}/{page}" if page else _key_of_table(shown)


OF_LESSON = "page-"
"""What the name of a page begins with that is a page of a lesson, and no table."""


def _key_of_table(shown: Shown) -> str:
    """The settings key of a table; a shipped case is known wherever the program is installed."""
    from hashlib import sha256

    path = shown.document.path
    if path:
        shipped = str(resources() / "cases")
        known = path.removeprefix(shipped).replace("\\", "/") if path.startswith(shipped) else path
    else:
        start = shown.history.start
        known = f"{start.board.number} {deal_text(start.deal)}"
    # The name of a file may be no text.
    return f"private-notes/{sha256(known.encode(errors='surrogatepass')).hexdigest()}"
