"""The case as it is written: a dialog beside the table, which stays open while the table is played at."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QFocusEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSizePolicy,
    QTabWidget,
    QWidget,
)

from bridgetable.cases.laid_out import Rebuilt, with_new_note, with_note_moved, without_note
from bridgetable.engine.actions import Note
from bridgetable.laws.elections import ELECTIVES, Elective
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.text import Text, harmless, in_language
from bridgetable.ui.authoring.expectations_page import ROW, ExpectationsPage, Found, Page, fill, with_case, with_words
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.library.places import is_nameless
from bridgetable.ui.preferences.preferences import answers_to
from bridgetable.ui.session.session import Session
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES, languages_with

# -- A text in a field for each language -------------------------------------------------------------------------------


def shown_in(text: Text, languages: Iterable[str] = LANGUAGES) -> dict[str, str]:
    """What stands in the field of each of these languages; a text that is the same in all stands in each."""
    texts = dict(text)
    return {language: harmless(texts.get(language, texts.get("", ""))) for language in languages}


def typed_over(text: Text, typed: dict[str, str]) -> Text:
    """The text with what was typed in the fields; what was not touched stays as it was, other languages too."""
    shown = shown_in(text, typed)
    changed = {language: words for language, words in typed.items() if words != shown[language]}
    if not changed:
        return text
    texts = dict(text)
    common = texts.pop("", None)
    if common is not None:
        texts = dict.fromkeys(typed, common) | texts
    texts |= changed
    kept = {language: words for language, words in texts.items() if words}
    if set(kept) == set(typed) and len(set(kept.values())) == 1:
        return (("", next(iter(kept.values()))),)
    return tuple(kept.items())


# -- A text in fields side by side, one for each language --------------------------------------------------------------


class WordsField(QPlainTextEdit):
    """A field for some lines, which says when it is left; Tab leaves it."""

    left = Signal()
    """The keyboard has left the field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setMinimumHeight(self.fontMetrics().height() * 3)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Says that the field is left."""
        super().focusOutEvent(event)
        self.left.emit()


class TextPair(QWidget):
    """The fields of a text side by side."""

    left = Signal()
    """One of the fields was left with other words than it had."""

    def __init__(self, key: str, words: Words, *, lines: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text: Text = ()
        self.fields: dict[str, QLineEdit | WordsField] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        name = words.text(key)
        for column, language in enumerate(languages_with(words.language)):
            field = WordsField(self) if lines else QLineEdit(self)
            label = Words.of(language).text("language-name")
            field.setAccessibleName(words.text("authoring-field", field=name, language=label))
            field.setObjectName(f"{key}-{language}")
            (field.left if isinstance(field, WordsField) else field.editingFinished).connect(self._leave)
            heading = QLabel(f"{name} · {label}", self)
            heading.setBuddy(field)
            grid.addWidget(heading, 0, column)
            grid.addWidget(field, 1, column)
            grid.setColumnStretch(column, 1)
            self.fields[language] = field
        if not lines:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @property
    def text(self) -> Text:
        """The text as it is typed now."""
        return typed_over(self._text, {language: _typed(field) for language, field in self.fields.items()})

    @property
    def is_changed(self) -> bool:
        """Whether something else is typed than was shown."""
        return self.text != self._text

    def show_text(self, text: Text) -> None:
        """Shows this text; a field that has it already keeps its cursor."""
        self._text = text
        for language, words in shown_in(text, self.fields).items():
            field = self.fields[language]
            if _typed(field) == words:
                continue
            if isinstance(field, WordsField):
                field.setPlainText(words)
            else:
                field.setText(words)
                # What is longer than the field is read from its beginning.
                field.setCursorPosition(0)

    def _leave(self) -> None:
        if self.is_changed:
            self.left.emit()


def _typed(field: QLineEdit | WordsField) -> str:
    return field.toPlainText() if isinstance(field, WordsField) else field.text()


# -- The notes of the line on the table: written, reworded, moved and deleted where they stand -------------------------


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


# -- The words around a case: title, story, source and tags ------------------------------------------------------------


class WordsPage(Page):
    """The words in both languages side by side; what is typed counts as soon as its field is left."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(session, words)
        self.title = TextPair("authoring-case-title", words, lines=False, parent=self)
        self.story = TextPair("authoring-story", words, lines=True, parent=self)
        self.source = TextPair("authoring-source", words, lines=True, parent=self)
        self.tags = QLineEdit(self, placeholderText=words.text("authoring-tags-example"))
        self.tags.setObjectName("authoring-tags")
        self.tags.setAccessibleName(words.text("authoring-tags"))
        for pair in (self.title, self.story, self.source):
            self.column.addWidget(pair)
            pair.left.connect(self.commit)
        label = QLabel(words.text("authoring-tags"), self)
        label.setBuddy(self.tags)
        self.column.addWidget(label)
        self.column.addWidget(self.tags)
        self.tags.editingFinished.connect(self.commit)
        self._tags: tuple[str, ...] = ()
        self.show_session()

    def show_session(self) -> None:
        """Shows the words of the case."""
        document = self.session.document
        case = document.case
        self.title.show_text(() if is_nameless(document.full_title) else document.full_title)
        self.story.show_text(case.story if case is not None else ())
        self.source.show_text(case.source if case is not None else ())
        self._tags = case.tags if case is not None else ()
        if self._typed_tags() != self._tags:
            self.tags.setText(", ".join(self._tags))

    def commit(self) -> None:
        """Takes over what is typed, as one change."""
        tags = self._typed_tags()
        pairs = (self.title, self.story, self.source)
        if tags == self._tags and not any(pair.is_changed for pair in pairs):
            return
        session = self.session
        texts = tuple(pair.text for pair in pairs)
        title = texts[0] if self.title.is_changed else session.document.full_title
        laid = self.laid_out()
        case = with_words(laid.case, title, texts[1], texts[2], tags)
        document = with_case(session.document, case)
        if not session.edit(session.history, document, title, *texts[1:], *((("", tag),) for tag in tags)):
            self.show_session()

    def _typed_tags(self) -> tuple[str, ...]:
        typed = self.tags.text()
        # Tags of the file that a comma is in stay as they are until something else is typed.
        if typed == ", ".join(self._tags):
            return self._tags
        return tuple(tag for each in typed.split(",") if (tag := each.strip()))


# -- The lines that leave the forks of a case, with their names in both languages --------------------------------------


class BranchesPage(Page):
    """A list of the lines at the forks, and the name of the one chosen."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(session, words)
        self.rows = self.list("authoring-branch-list")
        self.rows.currentRowChanged.connect(lambda _: self._show_name())
        self.rows.itemActivated.connect(lambda _: self._go())
        self.name = TextPair("authoring-branch-name", words, lines=False, parent=self)
        self.name.left.connect(self.commit)
        self.go = self.button("authoring-go", self._go)
        self._shown: int | None = None
        buttons = QHBoxLayout()
        buttons.addWidget(self.go)
        buttons.addStretch()
        self.column.addWidget(self.rows, 1)
        self.column.addLayout(buttons)
        self.column.addWidget(self.name)
        self.show_session()

    def show_session(self) -> None:
        """Shows the lines that begin at a fork, and those that have names."""
        history = self.session.history
        rows: list[tuple[str, object]] = []
        for place, node in enumerate(history.nodes):
            if history.shows(place) and (node.title or len(history.children(node.parent)) > 1):
                title = in_language(node.title, self.words.language) or self.words.text("authoring-branch-unnamed")
                step = action_line(self.words, node.step)
                rows.append((self.words.text("authoring-branch-row", title=title, step=step), place))
        fill(self.rows, rows)
        self._show_name()

    def commit(self) -> None:
        """Takes over the name of the line that is shown."""
        if self._shown is not None and self.name.is_changed:
            self.session.entitle(self._shown, self.name.text)

    @property
    def chosen(self) -> int | None:
        """The place at which the line that is chosen begins, None without one."""
        item = self.rows.currentItem()
        place: int | None = item.data(ROW) if item is not None else None
        return place

    def _show_name(self) -> None:
        self._shown = self.chosen
        for part in (self.name, self.go):
            part.setEnabled(self._shown is not None)
        self.name.show_text(self.session.history.nodes[self._shown].title if self._shown is not None else ())

    def _go(self) -> None:
        if self.chosen is not None:
            self.session.jump(self.chosen)


# -- The edition of the Laws that a case is ruled under, and what the Regulating Authority elects ----------------------


class LawsPage(Page):
    """A choice for the edition and one for each election that there is in it; each has everything ruled again."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(session, words)
        self.edition = QComboBox(self)
        for edition in Edition:
            self.edition.addItem(words.text("edition-name", edition=edition.value), edition)
        self.edition.activated.connect(lambda row: session.set_edition(self.edition.itemData(row)))
        self.elections: dict[str, QComboBox] = {}
        area = QScrollArea(self, widgetResizable=True)
        inside = QWidget()
        self._form = QFormLayout(inside)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        self._add("authoring-edition", self.edition)
        for elective in ELECTIVES:
            self._add(f"election-{elective.name}", self._choice(elective))
        area.setWidget(inside)
        self.column.addWidget(area)
        self.show_session()

    def show_session(self) -> None:
        """Shows what is chosen."""
        edition, elected = self.session.edition, dict(self.session.elections)
        self.edition.setCurrentIndex(self.edition.findData(edition))
        for elective in ELECTIVES:
            choice = self.elections[elective.name]
            self._form.setRowVisible(choice, elective.concerns(edition))
            values = [value for _, value in answers_to(elective)]
            answer = elected.get(elective.name)
            choice.setCurrentIndex(values.index(answer) if answer in values else 0)

    def _choice(self, elective: Elective) -> QComboBox:
        choice, answers = QComboBox(self), answers_to(elective)
        for key, _ in answers:
            choice.addItem(self.words.text(key))
        choice.activated.connect(lambda row: self.session.elect(elective.name, answers[row][1]))
        self.elections[elective.name] = choice
        return choice

    def _add(self, key: str, field: QComboBox) -> None:
        text = self.words.text(key)
        field.setObjectName(key)
        field.setAccessibleName(text)
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.setMinimumContentsLength(20)
        self._form.addRow(text, field)


PAGES = ("words", "laws", "notes", "branches", "expectations")
"""The names of the pages, in their order."""


class CaseDialog(FormDialog):
    """The pages of the case; every change counts at once, and is taken back like any other."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        words = session.words
        super().__init__("authoring", words, parent, only_close=True)
        self._session = session
        self.words_page, self.laws = WordsPage(session, words), LawsPage(session, words)
        self.notes, self.branches = NotesPage(session, words), BranchesPage(session, words)
        self.expectations = ExpectationsPage(session, words)
        self.pages: tuple[Page, ...] = (self.words_page, self.laws, self.notes, self.branches, self.expectations)
        self.tabs = QTabWidget(self)
        self.tabs.setUsesScrollButtons(True)
        for name, page in zip(PAGES, self.pages, strict=True):
            self.tabs.addTab(page, words.text(f"authoring-{name}"))
        self.missing = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.missing.setObjectName("authoring-missing")
        self.column.addWidget(self.tabs, 1)
        self.column.addWidget(self.missing)
        self.finish()
        self.size_in_letters, self.least_in_letters = (36, 36), (24, 24)
        self.tabs.currentChanged.connect(lambda _: self._turn_page())
        for keys, act in ((QKeySequence.StandardKey.Undo, session.undo), (QKeySequence.StandardKey.Redo, session.redo)):
            QShortcut(QKeySequence(keys), self, act)
        self._tell_missing()

    def open_at(self, name: str) -> None:
        """Shows the page of this name, in front of everything."""
        self.tabs.setCurrentIndex(PAGES.index(name))
        self.show()
        self.activateWindow()

    def follow(self) -> None:
        """Shows the session as it is now; a page that is not seen is brought up to date when it is."""
        self.pages[self.tabs.currentIndex()].show_session()
        self._tell_missing()

    def commit(self) -> None:
        """Takes over what is typed in a field that has not been left yet."""
        for page in self.pages:
            page.commit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Takes over what is typed."""
        self.commit()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """Takes over what is typed, and closes."""
        self.commit()
        super().done(result)

    def _turn_page(self) -> None:
        self.commit()
        self.follow()

    def _tell_missing(self) -> None:
        """Says what a whole case has and this one does not; it can be saved all the same."""
        text, missing = self.words.text, self._missing()
        if missing:
            self.missing.setText(text("authoring-half-done", what=", ".join(missing)))
        else:
            self.missing.setText(text("authoring-complete"))

    def _missing(self) -> list[str]:
        text, session = self.words.text, self._session
        case, history = session.document.case, session.history
        self.expectations.show_session()
        stated = self.expectations.all
        failed = sum(one.found is Found.FAILS for one in stated)
        found = {
            "title": is_nameless(session.document.full_title),
            "story": case is None or not case.story,
            "contract": history.table.contract is None and not history.table.passed_out,
            "actions": not history.nodes,
            "expectations": not stated,
            "undone": any(one.at is None for one in stated),
        }
        named = [text(f"authoring-missing-{name}") for name, is_so in found.items() if is_so]
        return [*named, *([text("authoring-missing-failing", count=failed)] if failed else [])]


class Authoring(QObject):
    """The dialog of one window; another language has it built anew."""

    def __init__(self, session: Session, save: QAction, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._save, self._window = session, save, window
        self.dialog: CaseDialog | None = None
        session.moved.connect(lambda *_: self._follow(CaseDialog.follow))
        session.renamed.connect(lambda: self._follow(CaseDialog.follow))
        session.opened.connect(self.close)
        session.reworded.connect(self._rebuild)

    def open(self, page: str) -> None:
        """Shows this page of the case."""
        if not self._session.changeable:
            self._session.refuse(say("only-shown"))
            return
        dialog = self.dialog or self._build()
        dialog.open_at(page)

    def _build(self) -> CaseDialog:
        dialog = self.dialog = CaseDialog(self._session, self._window)
        # Its keys save from here too.
        dialog.addAction(self._save)
        dialog.finished.connect(lambda _: self._forget())
        return dialog

    def commit(self) -> None:
        """Takes over what is typed, before the table is saved or left."""
        self._follow(CaseDialog.commit)

    def close(self) -> None:
        """Closes the dialog: what it shows is another table now."""
        if (dialog := self.dialog) is not None:
            self._forget()
            dialog.hide()

    def _follow(self, do: Callable[[CaseDialog], None]) -> None:
        if self.dialog is not None:
            do(self.dialog)

    def _rebuild(self) -> None:
        if (dialog := self.dialog) is not None:
            dialog.commit()
            page = dialog.tabs.currentIndex()
            self.close()
            self._build().open_at(PAGES[page])

    def _forget(self) -> None:
        if (dialog := self.dialog) is not None:
            self.dialog = None
            dialog.deleteLater()
