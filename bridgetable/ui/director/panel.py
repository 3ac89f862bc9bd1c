"""The Director's panel: what happened, the rulings with their Laws, and who may now choose what."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from bridgetable.engine.actions import Choose
from bridgetable.engine.apply import apply
from bridgetable.engine.history import History
from bridgetable.laws.book import AskedNow, other_findings
from bridgetable.laws.general.law12 import adjustment_due
from bridgetable.table.question import DIRECTOR, say
from bridgetable.table.state import Table
from bridgetable.ui.auction.content.two_calls import ComparedCall, compared_calls
from bridgetable.ui.director.another_finding import AnotherFinding
from bridgetable.ui.director.content.account import Account, account_of, as_text
from bridgetable.ui.director.content.law_link import law_link
from bridgetable.ui.director.evidence import DirectorsEvidence
from bridgetable.ui.director.evidence_view import EvidenceView
from bridgetable.ui.director.option_buttons import OptionButtons
from bridgetable.ui.director.story import StoryPage
from bridgetable.ui.drawing.suit_symbols import is_dark, rich
from bridgetable.ui.figures.lines import FiguresSwitch
from bridgetable.ui.kit.naming import named
from bridgetable.ui.session.content.opening import opening_of
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.ui.table.layout.elements import DescribedFigure
from bridgetable.words.catalogue import Words
from bridgetable.words.story import question_line


class DirectorPanel(QWidget):
    """Tells the rulings and offers the options; it emits what people want and changes nothing itself."""

    acted = Signal(object)
    """An Action somebody chose."""
    previewed = Signal(object)
    """The Table as it would be after the option pointed at; nothing when none is."""
    clause_opened = Signal(str)
    place_opened = Signal(int)
    summon_wanted = Signal()
    adjust_wanted = Signal()
    marks_wanted = Signal(bool)
    knowledge_wanted = Signal()
    copied = Signal(str)

    def __init__(self, contracts: QWidget, figures: FiguresSwitch, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.contracts, self.figures = contracts, figures
        self._shown: tuple[History, Words] | None = None
        self._account: Account | None = None
        self._build()

    def _build(self) -> None:
        self.awaited = named(QLabel(self, wordWrap=True), "awaited")
        self.awaited.setTextFormat(Qt.TextFormat.RichText)
        self.alarm = named(QPushButton(self), "alarm")
        self.alarm.clicked.connect(self.summon_wanted)
        self.story = StoryPage(self)
        self.story.anchorClicked.connect(self._opened)
        self.question = named(QLabel(self, wordWrap=True), "question")
        self.question.setTextFormat(Qt.TextFormat.RichText)
        self.question.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse
                                              | Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
        self.question.linkActivated.connect(lambda link: self._opened(QUrl(link)))
        self.two_calls = named(QLabel(self, wordWrap=True), "two-calls")
        self.two_calls.setTextFormat(Qt.TextFormat.RichText)
        self.evidence = EvidenceView(self)
        self.options = OptionButtons(self)
        self.options.chosen.connect(self.choose)
        self.options.pointed_at.connect(self._preview)
        self.another = AnotherFinding(self)
        self.another.chosen.connect(lambda name: self.acted.emit(Choose(DIRECTOR, name)))
        self.assign = named(QPushButton(self), "assign")
        self.assign.clicked.connect(self.adjust_wanted)
        self.asking = named(QFrame(self), "asking")
        asking = QVBoxLayout(self.asking)
        asking.setContentsMargins(10, 8, 10, 10)
        asking.addWidget(self.question)
        asking.addWidget(self.two_calls)
        asking.addWidget(self.evidence)
        asking.addWidget(self.options)
        asking.addWidget(self.figures)
        asking.addWidget(self.assign)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
        column.addWidget(self.awaited)
        column.addWidget(self.alarm)
        column.addWidget(self.story, 1)
        column.addWidget(self.contracts)
        column.addWidget(self.asking)
        column.addWidget(self.another)
        column.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        self.marks = named(QCheckBox(self), "marks")
        self.marks.toggled.connect(self.marks_wanted)
        self.copy = named(QToolButton(self), "copy")
        self.copy.clicked.connect(self._copy)
        self.knowledge = named(QToolButton(self), "knowledge")
        self.knowledge.clicked.connect(self.knowledge_wanted)
        foot = QHBoxLayout()
        foot.addWidget(self.marks)
        foot.addStretch()
        foot.addWidget(self.knowledge)
        foot.addWidget(self.copy)
        return foot

    # -- showing -------------------------------------------------------------------------------------------------------

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Tells what there is to tell where the history stands."""
        marks = after.options.marks
        if before is not None and not changed(before, after, "history", "words", "document") \
                and before.options.marks == marks:
            return
        history, words = self._shown = after.history, after.words
        self._account = account = account_of(history, words, marks)
        self.awaited.setText(self._rich(account.awaited))
        self.awaited.setVisible(account.asked is None and not account.alarm)
        self.alarm.setText(account.alarm)
        self.alarm.setVisible(bool(account.alarm))
        self.story.show_account(account, opening_of(after.document, words), history.table, words)
        self._ask(account.asked, history.table, words)
        self.marks.setText(words.text("marks-shown"))
        self.marks.setToolTip(words.text("marks-shown-tip"))
        self.marks.blockSignals(True)
        self.marks.setChecked(marks)
        self.marks.blockSignals(False)
        self.copy.setText(words.text("copy-rulings"))
        self.copy.setToolTip(words.text("command-copy-rulings-tip"))
        self.knowledge.setText(words.text("knowledge"))
        self.knowledge.setToolTip(words.text("command-knowledge-tip"))
        self.knowledge.setVisible(bool(history.table.information or history.table.call_information))

    def _ask(self, asked: AskedNow | None, table: Table, words: Words) -> None:
        to_assign = asked is None and bool(adjustment_due(table))
        self.another.offer(other_findings(table), words, table)
        self.asking.setVisible(asked is not None or to_assign)
        self.assign.setVisible(to_assign)
        self.assign.setText(words.text("assign-score"))
        self.assign.setToolTip(words.text("assign-score-tip"))
        self.question.setVisible(asked is not None)
        self.options.offer(asked, words, table)
        self.figures.setVisible(asked is not None and bool(asked.options))
        self._lay_side_by_side(compared_calls(table, asked.question, words) if asked is not None else ())
        if asked is not None:
            question = question_line(words, asked.question, table)
            text = rich(question, self.fontMetrics().height(), is_dark(self.palette()))
            self.question.setText(f"<b>{text}</b> {law_link(asked.question.clause, table.edition, words)}")
            self.asking.setAccessibleName(question)

    def show_option_figures(self, told: Mapping[str, DescribedFigure]) -> None:
        """Shows what double dummy says each option leads to, by the names of the options."""
        self.options.show_figures(told)

    def show_evidence(self, evidence: DirectorsEvidence) -> None:
        """Shows what the Director needs to judge damage, as far as it is known."""
        words = self._shown[1] if self._shown is not None else None
        if evidence.redress is None or words is None:
            self.evidence.show_nothing()
        elif (found := evidence.shown) is not None:
            self.evidence.show_evidence(found, words)
        else:
            self.evidence.show_waiting(say("proposal-given-up" if evidence.given_up else "proposal-working"), words)

    def _lay_side_by_side(self, calls: tuple[ComparedCall, ...]) -> None:
        """The two calls that the Director is to compare, with what each is known to mean."""
        self.two_calls.setVisible(bool(calls))
        rows = (
            [f"<small>{escape(call.heading)}</small>" for call in calls],
            [f"<big><b>{self._rich(call.call)}</b></big>" for call in calls],
            ["<br>".join(self._rich(line) for line in call.meanings) for call in calls],
        )
        html = "".join("<tr>" + "".join(f'<td width="50%">{cell}</td>' for cell in row) + "</tr>" for row in rows)
        self.two_calls.setText(f'<table width="100%" cellpadding="2">{html}</table>' if calls else "")
        self.two_calls.setAccessibleName(" ".join(call.spoken for call in calls))

    def _rich(self, text: str) -> str:
        return rich(text, self.fontMetrics().height(), is_dark(self.palette()), self.devicePixelRatioF())

    # -- what people want ----------------------------------------------------------------------------------------------

    def choose_number(self, number: int) -> bool:
        """Takes the option with this key; whether there is one."""
        return self.options.press(number)

    def choose(self, name: str) -> None:
        """Takes the option of this name for whoever is asked."""
        if self._account is not None and self._account.asked is not None:
            self.previewed.emit(None)
            self.acted.emit(Choose(self._account.asked.question.to[0], name))

    def text(self) -> str:
        """The whole account as plain text."""
        if self._shown is None or self._account is None:
            return ""
        evidence = self.evidence.plain()
        return as_text(self._account, self._shown[1]) + (f"\n{evidence}\n" if evidence else "")

    def changeEvent(self, event: QEvent) -> None:
        """Writes the question again in another palette or size of letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._shown and self._account:
            self._ask(self._account.asked, self._shown[0].table, self._shown[1])

    def _preview(self, name: str) -> None:
        asked = self._account.asked if self._account is not None else None
        if not name or asked is None or self._shown is None:
            self.previewed.emit(None)
            return
        step = apply(self._shown[0].table, Choose(asked.question.to[0], name))
        self.previewed.emit(step.table)

    def _opened(self, link: QUrl) -> None:
        if link.scheme() == "law":
            self.clause_opened.emit(link.toString().removeprefix("law:"))
        elif link.scheme() == "place":
            self.place_opened.emit(int(link.path()))

    def _copy(self) -> None:
        self.copied.emit(self.text())
