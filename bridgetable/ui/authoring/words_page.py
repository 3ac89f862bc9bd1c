"""The words around a case: title, story, source and tags."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QLineEdit

from bridgetable.document.authoring import with_case, with_words
from bridgetable.table.text import Text
from bridgetable.ui.authoring.page import Page
from bridgetable.ui.authoring.text_pair import TextPair
from bridgetable.ui.session.session import Session
from bridgetable.words.catalogue import Words, untitled


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
        self.title.show_text(() if _is_untitled(document.full_title) else document.full_title)
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


def _is_untitled(title: Text) -> bool:
    return all(text in untitled() for _, text in title)
