"""The dialogs for claims, irregularities, explanations, notes and names of branches, and what the program is.

Each is imported when it is first opened, so that the window appears sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.laws.long_searches import CancelledError
from bridgetable.table.question import say
from bridgetable.table.text import reworded, written_in
from bridgetable.ui.entry.proposed import NextCall
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import introduction_of
from bridgetable.ui.table.view import Spot

if TYPE_CHECKING:
    from bridgetable.engine.going_wrong import Line


class TableDialogs(QObject):
    """Opens the dialogs over a window and performs in the session what is entered in them."""

    def __init__(self, session: Session, waiting: Waiting) -> None:
        super().__init__(waiting.window)
        self._session, self._waiting, self._window = session, waiting, waiting.window

    def claim(self) -> None:
        """Asks for a claim (Law 68A)."""
        self._claim(concession=False)

    def concede(self) -> None:
        """Asks for a concession (Law 68B)."""
        self._claim(concession=True)

    def _claim(self, *, concession: bool) -> None:
        from bridgetable.ui.entry.forms import ClaimDialog

        session = self._session
        dialog = ClaimDialog(session.words, session.table, concession=concession, parent=self._window)
        action = dialog.action if dialog.exec() else None
        if action is not None:
            session.act(action)

    def list_irregularities(self, seat: Seat | None = None) -> None:
        """Opens the list of irregularities that are possible now, of this player first; the one chosen is committed."""
        from bridgetable.ui.wrong.dialog import WhatCanGoWrongDialog

        lines = self._irregularities()
        if lines:
            dialog = WhatCanGoWrongDialog(self._session.words, self._session.table, self._window, lines)
            dialog.players.choose(seat)
            dialog.chosen.connect(self._session.act)
            dialog.open()

    def offer_irregularities(self, spot: Spot, at: QPoint) -> None:
        """Opens a menu, at this point of the screen, of what can go wrong at a spot of the table."""
        if not self._session.changeable:
            self._session.refuse(say("only-shown"))
            return
        from bridgetable.ui.wrong.dialog import WrongMenu

        lines = self._irregularities()
        if lines:
            menu = WrongMenu(lines, self._session.table, spot, self._session.words, self._window)
            menu.chosen.connect(self._session.act)
            menu.all_wanted.connect(self.list_irregularities)
            menu.popup(at)

    def _irregularities(self) -> tuple[Line, ...]:
        """The lines of what can go wrong now; none if the user did not wait for them."""
        from bridgetable.engine.going_wrong import by_group, count_lines, each_line

        try:
            return by_group(self._waiting.gather(each_line, count_lines, self._session.table))
        except CancelledError:
            return ()

    def explain_call(self, use: Callable[[NextCall], None]) -> None:
        """Asks for the explanation of the next call and passes the result to `use`."""
        from bridgetable.ui.entry.forms import MeaningDialog

        dialog = MeaningDialog(self._session.words, self._window)
        if dialog.exec():
            use(dialog.next_call)

    def note(self) -> None:
        """Asks for a note of the lecturer."""
        from bridgetable.ui.kit.dialogs import LineDialog

        dialog = LineDialog("note", self._session.words, parent=self._window)
        if dialog.exec() and dialog.text:
            self._session.act(Note((("", dialog.text),)))

    def edit_note(self) -> None:
        """Asks for other words of the note at which the cursor stands."""
        from bridgetable.ui.kit.dialogs import TextDialog

        session = self._session
        note = noted_at(session.history)
        if note is None:
            return
        language = session.words.language
        dialog = TextDialog("edit-note", session.words, written_in(note.text, language), self._window)
        if dialog.exec() and dialog.text:
            session.edit_note(session.history.cursor, reworded(note.text, language, dialog.text))

    def retitle(self) -> None:
        """Asks for the title of the table in the language in use."""
        from bridgetable.ui.kit.dialogs import LineDialog

        session = self._session
        words, document = session.words, session.document
        titled = introduction_of(document, words).title
        now = written_in(document.full_title, words.language) if titled else ""
        dialog = LineDialog("retitle", words, now, self._window)
        if dialog.exec() and dialog.text:
            session.retitle(reworded(document.full_title, words.language, dialog.text))

    def rename_branch(self, place: int) -> None:
        """Asks for the name of the branch that begins at this place of the history."""
        from bridgetable.ui.kit.dialogs import LineDialog

        words = self._session.words
        now = written_in(self._session.history.nodes[place].title, words.language)
        dialog = LineDialog("branch", words, now, self._window)
        if dialog.exec():
            self._session.entitle(place, dialog.text)

    def tell_about(self) -> None:
        """Opens the dialog about the program."""
        from bridgetable.ui.manual.about import AboutDialog

        AboutDialog(self._session.words, self._window).exec()


def noted_at(history: History) -> Note | None:
    """The note at which the cursor stands; None where the last step is none."""
    action = history.nodes[history.cursor].step.action if history.cursor != START else None
    return action if isinstance(action, Note) else None
