"""The question that is being asked, with the calls to be compared, the buttons that answer it, and other findings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from bridgetable.cards.call import Bid
from bridgetable.table.auction import MadeCall
from bridgetable.table.question import Question, calls_in, say
from bridgetable.table.state import Table
from bridgetable.table.text import as_html
from bridgetable.ui.director.consequences import Answers, Consequence
from bridgetable.ui.director.evidence import DirectorsEvidence, EvidenceView
from bridgetable.ui.director.option_buttons import Detail, OptionButtons
from bridgetable.ui.director.story import law_link
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.figures.lines import FiguresSwitch
from bridgetable.ui.kit.accessibility import named
from bridgetable.words.call_lines import meaning
from bridgetable.words.catalogue import Words
from bridgetable.words.questions import option_label

if TYPE_CHECKING:
    from bridgetable.laws.enacted import AskedNow


class ComparedCall(msgspec.Struct, frozen=True):
    """One of the two calls under its heading, with each thing known of its meaning."""

    heading: str
    call: str
    meanings: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """The call and its meanings as text for screen readers."""
        sentences = (line.rstrip(".") + "." for line in (self.call, *self.meanings))
        return f"{self.heading}: {' '.join(sentences)}"


def compared_calls(table: Table, question: Question, words: Words) -> tuple[ComparedCall, ...]:
    """The two calls this question is about, the withdrawn one first; empty unless it is about two."""
    calls = calls_in(question.about)
    if len(calls) != 2:
        return ()
    keys = ("compared-withdrawn", "compared-new")
    made = (table.auction.made[place] for place in calls)
    return tuple(
        ComparedCall(words.text(key), words.name(call.call), _meanings(call, words))
        for key, call in zip(keys, made, strict=True)
    )


def _meanings(made: MadeCall, words: Words) -> tuple[str, ...]:
    """How the call was explained and what it specifies; a bid specifies what it names unless stated otherwise."""
    explained = [f"“{meaning(made, words)}”"] if made.alert else []
    if made.shows is not None:
        key = "sheet-shows" if made.shows else "sheet-shows-nothing"
        return (*explained, words.text(key, suits=made.shows))
    if isinstance(made.call, Bid):
        return (*explained, words.text("compared-natural", name=words.name(made.call.denomination)))
    return tuple(explained) or (words.text("compared-unexplained"),)


class TwoCalls(QLabel):
    """Two calls, each with its known meaning under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True)
        named(self, "two-calls")
        self.setTextFormat(Qt.TextFormat.RichText)

    def show_calls(self, calls: tuple[ComparedCall, ...]) -> None:
        """Shows these calls; where there are none, the label is hidden."""
        self.setVisible(bool(calls))
        rows = (
            [f"<small>{as_html(call.heading)}</small>" for call in calls],
            [f"<big><b>{self._rich(call.call)}</b></big>" for call in calls],
            ["<br>".join(self._rich(line) for line in call.meanings) for call in calls],
        )
        html = "".join("<tr>" + "".join(f'<td width="50%">{cell}</td>' for cell in row) + "</tr>" for row in rows)
        self.setText(f'<table width="100%" cellpadding="2">{html}</table>' if calls else "")
        self.setAccessibleName(" ".join(call.spoken for call in calls))

    def _rich(self, text: str) -> str:
        return rich(text, ground_of(self.palette()))


# -- The question that is being asked, with what it is decided by and the buttons that answer it -----------------------


class QuestionFrame(QFrame):
    """Shows the question with its Law and its answers; hidden while nothing is asked and no score is to be assigned."""

    link_opened = Signal(str)
    """The address of the link that was clicked in the question."""
    adjust_wanted = Signal()
    """The Director wants to assign a score."""

    def __init__(self, figures: FiguresSwitch, around: QWidget) -> None:
        super().__init__(around)
        named(self, "asking")
        self._around = around
        self.figures = figures
        self.question = named(QLabel(self, wordWrap=True), "question")
        self.question.setTextFormat(Qt.TextFormat.RichText)
        self.question.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.question.linkActivated.connect(self.link_opened)
        self.two_calls = TwoCalls(self)
        self.evidence = EvidenceView(self)
        self.peers = named(QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.RichText), "peers")
        self.options = OptionButtons(self)
        self.assign = named(QPushButton(self, autoDefault=True), "assign")
        self.assign.clicked.connect(self.adjust_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 10)
        for part in (self.question, self.two_calls, self.peers, self.evidence, self.options, figures, self.assign):
            column.addWidget(part)

    def set_texts(self, words: Words) -> None:
        """Labels the button that assigns a score in this language."""
        self.assign.setText(words.text("assign-score"))
        self.assign.setToolTip(words.text("assign-score-tip"))

    def show_question(
        self,
        table: Table,
        asked: AskedNow | None,
        answers: Answers | None,
        follows: Sequence[Consequence],
        words: Words,
        *,
        to_assign: bool,
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
            text = rich(answers.question, ground_of(self.palette()))
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

    def show_peers(self, text: str) -> None:
        """Shows what a player's peers would have done; "" hides it."""
        self.peers.setText(rich(text, ground_of(self.palette())))
        self.peers.setAccessibleName(text)
        self.peers.setVisible(bool(text))

    def set_detail(self, detail: Detail, scale: float) -> None:
        """Has the answers say so much of what follows, in letters of this size relative to those around the frame."""
        font = QFont(self._around.font())
        font.setPixelSize(round(scale * self._around.fontInfo().pixelSize()))
        if self.font() != font:
            self.setFont(font)
        self.options.set_detail(detail)
        self.updateGeometry()


# -- The button with a menu of findings that the Director can make besides the options he is offered -------------------


class AnotherFinding(QPushButton):
    """A button that opens a menu of findings; hidden when there are none."""

    chosen = Signal(str)
    """The name of the finding chosen in the menu."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: list[tuple[str, str]] = []
        self._named_in = ""
        named(self, "another-finding")
        self.setMenu(QMenu(self))
        self.hide()

    def show_findings(self, besides: AskedNow | None, words: Words, table: Table) -> None:
        """Shows the findings that are possible at this table besides the options; None hides the button."""
        self.setVisible(besides is not None)
        if besides is not None and self._named_in != words.language:
            self._named_in = words.language
            self.setText(words.text("another-finding"))
            self.setToolTip(words.text("another-finding-tip"))
        shown: list[tuple[str, str]] = []
        if besides is not None:
            shown += [(each.name, option_label(words, besides.question, each.name, table)) for each in besides.options]
        # A menu that is open stays as it is where nothing in it changes.
        if shown != self._shown:
            self._shown = shown
            self.menu().clear()
            for name, label in shown:
                self.menu().addAction(label).triggered.connect(partial(self._choose, name))

    def _choose(self, name: str, _checked: bool = False) -> None:
        self.chosen.emit(name)
