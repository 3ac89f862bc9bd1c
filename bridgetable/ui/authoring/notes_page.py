"""The notes of the line on the table: written, reworded, moved and deleted where they stand."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout

from bridgetable.cases.authored.laid_out import Rebuilt, with_new_note, with_note_moved, without_note
from bridgetable.document.authoring import with_case
from bridgetable.engine.actions import Note
from bridgetable.table.question import say
from bridgetable.table.text import in_language
from bridgetable.ui.authoring.page import ROW, Page, fill
from bridgetable.ui.authoring.text_pair import TextPair
from bridgetable.ui.session.session import Session
from bridgetable.words.catalogue import Words


class NotesPage(Page):
    """A list of the notes with their places; the words of the one chosen, in both languages; what is done to it."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(session, words)
        self.rows = self.list("authoring-note-list")
        self.rows.currentRowChanged.connect(lambda _: self._show_words())
        self.rows.itemActivated.connect(lambda _: self._go())
        self.text = TextPair("authoring-note-words", words, lines=True, parent=self)
        self.text.left.connect(self.commit)
        self._shown: int | None = None
        buttons = QGridLayout()
        self.new = self.button("authoring-note-new", self._add)
        self.of_one = (
            self.button("authoring-note-earlier", lambda: self._move(later=False)),
            self.button("authoring-note-later", lambda: self._move(later=True)),
            self.button("authoring-note-go", self._go),
            self.button("authoring-note-delete", self._delete),
        )
        for column, button in enumerate((self.new, *self.of_one)):
            buttons.addWidget(button, column // 3, column % 3)
        self.column.addWidget(self.rows, 1)
        self.column.addLayout(buttons)
        self.column.addWidget(self.text)
        self.show_session()

    def show_session(self) -> None:
        """Shows the notes of the line in view; the one the table stands at is chosen."""
        history, language = self.session.history, self.words.language
        rows: list[tuple[str, object]] = []
        for place in history.line():
            action = history.nodes[place].step.action
            if isinstance(action, Note):
                said = in_language(action.text, language) or self.words.text("authoring-note-blank")
                before = history.nodes[place].parent
                rows.append((f"{said}\n{self.where(before)}", place))
        fill(self.rows, rows, history.cursor)
        self._show_words()

    def commit(self) -> None:
        """Takes over the words of the note that is shown."""
        if self._shown is not None and self.text.is_changed:
            self.session.edit_note(self._shown, self.text.text)

    @property
    def chosen(self) -> int | None:
        """The place of the note that is chosen, None without one."""
        item = self.rows.currentItem()
        place: int | None = item.data(ROW) if item is not None else None
        return place

    def _show_words(self) -> None:
        self._shown = self.chosen
        note = self.session.history.nodes[self._shown].step.action if self._shown is not None else None
        self.text.setEnabled(note is not None)
        self.text.show_text(note.text if isinstance(note, Note) else ())
        for button in self.of_one:
            button.setEnabled(note is not None)

    def _add(self) -> None:
        if self._take(with_new_note(self.laid_out(), self.session.history.cursor, Note(()))):
            self.text.fields[self.words.language].setFocus()

    def _move(self, *, later: bool) -> None:
        if self.chosen is None:
            return
        moved = with_note_moved(self.laid_out(), self.chosen, later=later)
        if moved is None:
            self.session.refuse(say("authoring-note-at-the-end"))
        else:
            self._take(moved)

    def _delete(self) -> None:
        if self.chosen is not None:
            self._take(without_note(self.laid_out(), self.chosen))

    def _go(self) -> None:
        if self.chosen is not None:
            self.session.jump(self.chosen)

    def _take(self, rebuilt: Rebuilt) -> bool:
        session = self.session
        return session.edit(rebuilt.history, with_case(session.document, rebuilt.case), renumbered=True)
