"""The question that is being asked, with what it is decided by and the buttons that answer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from bridgetable.table.question import say
from bridgetable.table.state import Table
from bridgetable.ui.auction.content.two_calls import compared_calls
from bridgetable.ui.director.content.answers import Answers
from bridgetable.ui.director.content.consequences import Consequence
from bridgetable.ui.director.content.law_link import law_link
from bridgetable.ui.director.evidence import DirectorsEvidence
from bridgetable.ui.director.evidence_view import EvidenceView
from bridgetable.ui.director.option_button import Detail
from bridgetable.ui.director.option_buttons import OptionButtons
from bridgetable.ui.director.two_calls import TwoCalls
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.figures.lines import FiguresSwitch
from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    # Where nothing has happened, nobody is asked, and the Laws are not loaded.
    from bridgetable.laws.enacted import AskedNow


class QuestionFrame(QFrame):
    """Shows the question with its Law and its answers; hidden while nothing is asked and no score is to be assigned."""

    link_opened = Signal(object)
    """The QUrl of the link that was clicked in the question."""
    adjust_wanted = Signal()
    """The Director wants to assign a score."""

    def __init__(self, figures: FiguresSwitch, around: QWidget) -> None:
        super().__init__(around)
        named(self, "asking")
        self._around = around
        self.figures = figures
        self.question = named(QLabel(self, wordWrap=True), "question")
        self.question.setTextFormat(Qt.TextFormat.RichText)
        self.question.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse
                                              | Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
        self.question.linkActivated.connect(lambda link: self.link_opened.emit(QUrl(link)))
        self.two_calls = TwoCalls(self)
        self.evidence = EvidenceView(self)
        self.options = OptionButtons(self)
        self.assign = named(QPushButton(self, autoDefault=True), "assign")
        self.assign.clicked.connect(self.adjust_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        for part in (self.question, self.two_calls, self.evidence, self.options, figures, self.assign):
            column.addWidget(part)

    def set_texts(self, words: Words) -> None:
        """Labels the button that assigns a score in this language."""
        self.assign.setText(words.text("assign-score"))
        self.assign.setToolTip(words.text("assign-score-tip"))

    def show_question(
        self, table: Table, asked: AskedNow | None, answers: Answers | None, follows: Sequence[Consequence],
        words: Words, *, to_assign: bool,
    ) -> None:
        """Shows what is asked at a table with what follows from each answer, and whether a score is to be assigned."""
        if answers is None and not to_assign:
            self.hide()
        self.assign.setVisible(to_assign)
        self.question.setVisible(answers is not None)
        self.options.show_answers(answers.given if answers is not None else (), follows, words)
        self.figures.setVisible(asked is not None and bool(asked.options))
        self.two_calls.show_calls(compared_calls(table, asked.question, words) if asked is not None else ())
        if answers is not None:
            link = law_link(answers.clause, table.edition, words)
            size = self._around.fontMetrics().height()
            text = rich(answers.question, size, is_dark(self.palette()), self.devicePixelRatioF())
            self.question.setText(f"<b>{text}</b> {link}")
            self.setAccessibleName(answers.question)
        # Everything in it is there when it appears, and laid out once.
        self.setVisible(answers is not None or to_assign)

    def show_evidence(self, evidence: DirectorsEvidence, words: Words | None) -> None:
        """Shows the evidence by which the Director judges damage, or that it is being worked out."""
        if evidence.redress is None or words is None:
            self.evidence.show_nothing()
        elif (known := evidence.known_evidence) is not None:
            self.evidence.show_evidence(known, words)
        else:
            self.evidence.show_waiting(say("proposal-given-up" if evidence.given_up else "proposal-working"), words)

    def set_detail(self, detail: Detail, scale: float) -> None:
        """Has the answers say so much of what follows, in letters of this size relative to those around the frame."""
        font = QFont(self._around.font())
        font.setPixelSize(round(scale * self._around.fontInfo().pixelSize()))
        if self.font() != font:
            self.setFont(font)
        self.options.set_detail(detail)
        self.updateGeometry()
