"""The Director's panel: what happened, the rulings with their Laws, and the options of the question being asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.cards.call import Bid
from bridgetable.engine.actions import Action, Choose, Note
from bridgetable.engine.history import START, History
from bridgetable.engine.possible import asked_now, other_findings
from bridgetable.laws.long_searches import Results, learn, with_results
from bridgetable.table.auction import MadeCall
from bridgetable.table.question import DIRECTOR, Question, calls_in, say
from bridgetable.table.state import Table
from bridgetable.table.text import as_html
from bridgetable.ui.director.account import Account, account_of, as_text
from bridgetable.ui.director.consequences import (
    Answers,
    Consequence,
    answers_now,
    consequence,
    is_to_be_assigned,
    search_consequences,
    table_after,
)
from bridgetable.ui.director.evidence import DirectorsEvidence, EvidenceView
from bridgetable.ui.director.option_buttons import Detail, OptionButtons
from bridgetable.ui.director.story import StoryPage, law_link
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.figures.lines import FiguresSwitch
from bridgetable.ui.kit.accessibility import announce, named
from bridgetable.ui.kit.background import Background
from bridgetable.ui.session.shown import Shown, changed, introduction_of
from bridgetable.ui.table.elements import DescribedFigure
from bridgetable.words.action_lines import peers_line
from bridgetable.words.call_lines import LineKind, meaning
from bridgetable.words.catalogue import Words
from bridgetable.words.questions import option_label

if TYPE_CHECKING:
    from bridgetable.laws.enacted import AskedNow


# -- The two calls that the Director is to compare, side by side -------------------------------------------------------


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


# -- What follows from answers and takes long to work out: it is searched in the background, and said when it is found


DELAY = 200
"""Milliseconds for which a table has to be shown before anything is searched for it."""


class LongConsequences(QObject):
    """Makes the searches for the answers that are shown, for one table at a time."""

    ended = Signal()
    """What follows from the answers that are shown has been worked out, as far as it can be."""

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = background
        self._wanted: tuple[Table, tuple[Action, ...], str] | None = None
        self._searched: Table | None = None
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        self._timer.timeout.connect(self._search)

    def want(self, table: Table, actions: tuple[Action, ...], language: str) -> None:
        """Has what follows from these answers at this table worked out; nothing without answers."""
        self._wanted = (table, actions, language) if actions else None
        if self._wanted is None:
            self._timer.stop()
        elif self._searched is None:
            self._timer.start()

    def _search(self) -> None:
        if self._wanted is None:
            return
        self._searched = self._wanted[0]
        task = self._background.start(with_results, search_consequences, *self._wanted)
        task.finished.connect(self._learn)
        task.failed.connect(self._end)

    def _learn(self, found: tuple[None, Results]) -> None:
        learn(found[1])
        self._end()

    def _end(self) -> None:
        searched, self._searched = self._searched, None
        if self._wanted is None:
            return
        if self._wanted[0] is searched:
            self.ended.emit()
        else:
            self._timer.start()


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


# -- What a screen reader says of the Director's panel after a step: what the Director rules, and what is asked --------


def spoken(account: Account, answers: Answers | None) -> str:
    """The sentences of the step just made and the question with its numbered answers, in one text; "" for nothing."""
    lines = account.latest.lines if account.latest is not None else ()
    said = [line.text for line in lines if line.kind is not LineKind.ASKED]
    if account.alarm:
        said.append(account.alarm)
    if answers is not None:
        said.append(answers.question)
        said += [f"{number}: {answer.label}." for number, answer in enumerate(answers.given, 1)]
    return " ".join(said)


JUDGED_BY_PEERS = ("12", "16")
"""How the numbers of the clauses begin under which it is evidence what a player's peers would have done."""


def peers_text(history: History, words: Words) -> str:
    """What peers have answered on the way to the cursor, while something is asked for which it is evidence; else ""."""
    asked = asked_now(history.table) if history.cursor != START else None
    if asked is None or not asked.question.clause.startswith(JUDGED_BY_PEERS):
        return ""
    actions = (history.nodes[place].step.action for place in history.line_to(history.cursor))
    polls = [action.peers for action in actions if isinstance(action, Note) and action.peers is not None]
    return " ".join(peers_line(words, poll) for poll in polls)


ROOM_FOR_STORY = 56
"""Pixels that are left to the story, besides its least height, where the answers say all of what follows."""
FITTING = (
    (Detail.WHOLE, 1.0),
    (Detail.WITHOUT_INFORMATION, 1.0),
    (Detail.WITHOUT_INFORMATION, 0.9),
    (Detail.WITHOUT_INFORMATION, 0.8),
    (Detail.WITHOUT_INFORMATION, 0.72),
    (Detail.ONE_LINE, 1.0),
    (Detail.NOTHING, 1.0),
    (Detail.NOTHING, 0.85),
    (Detail.NOTHING, 0.7),
)
"""How much the answers say of what follows, and the size of their letters, until there is room for them.

Smaller letters are read, what is cut is not.
"""
LEAST_HEIGHT = 240
"""The least height of the panel in pixels."""


class DirectorPanel(QWidget):
    """Shows the rulings and the options; emits what the user wants and changes nothing itself."""

    action_chosen = Signal(object)  # an Action is one of several classes
    """The Action of the option that was chosen."""
    preview_changed = Signal(Table)
    """The Table as it would be after the option pointed at; None when none is."""
    clause_opened = Signal(str)
    """The number of the Law whose link was clicked."""
    place_opened = Signal(int)
    """The place in the history of the step whose link was clicked."""
    summon_wanted = Signal(QPoint)
    """A player is to call the Director; the menu of the players belongs at this QPoint of the screen."""
    adjust_wanted = Signal()
    """The Director wants to assign a score."""
    marks_wanted = Signal(bool)
    """Whether irregularities that nobody has noticed are to be shown."""
    knowledge_wanted = Signal()
    """The user wants to see which player may use which information."""
    copied = Signal(str)
    """The text to put on the clipboard."""
    focus_lost = Signal()
    """The answer that had the focus is no longer there."""

    def __init__(
        self, contracts: QWidget, figures: FiguresSwitch, background: Background, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.contracts = contracts
        self._long_consequences = LongConsequences(background, self)
        self._long_consequences.ended.connect(self._show_long_consequences)
        self._shown: Shown | None = None
        self._account: Account | None = None
        self._spoken = ""
        self._answers: Answers | None = None
        # Whatever changes until then is fitted at once.
        self._fit_timer = QTimer(self, singleShot=True, interval=0)
        self._fit_timer.timeout.connect(self._fit_answers)
        self._build(figures)

    def _build(self, figures: FiguresSwitch) -> None:
        self.alarm = named(QPushButton(self, autoDefault=True), "alarm")
        self.alarm.clicked.connect(
            lambda: self.summon_wanted.emit(self.alarm.mapToGlobal(self.alarm.rect().bottomLeft()))
        )
        self.story = StoryPage(self)
        self.story.anchorClicked.connect(lambda link: self._open_link(link.toString()))
        self.asking = QuestionFrame(figures, self)
        self.asking.link_opened.connect(self._open_link)
        self.asking.options.chosen.connect(self.choose)
        self.asking.options.pointed_at.connect(self._preview)
        self.asking.options.focus_lost.connect(self.focus_lost)
        self.asking.adjust_wanted.connect(self.adjust_wanted)
        self.another = AnotherFinding(self)
        self.another.chosen.connect(lambda name: self.action_chosen.emit(Choose(DIRECTOR, name)))
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
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
        """Shows the account of the history at its cursor."""
        marks = after.options.marks
        if (
            before is not None
            and not changed(before, after, "history", "words", "document")
            and before.options.marks == marks
        ):
            return
        self._shown, history, words = after, after.history, after.words
        if changed(before, after, "words"):
            self._set_texts(words)
        self._account = account = account_of(history, words, marks)
        self.alarm.setText(account.alarm)
        self.alarm.setVisible(bool(account.alarm))
        self.story.show_account(account, introduction_of(after.document, words), history.table, words)
        self.asking.show_peers(peers_text(history, words))
        self._show_question(history.table, words)
        self._announce(spoken(account, self._answers))
        self.marks.blockSignals(True)
        self.marks.setChecked(marks)
        self.marks.blockSignals(False)
        self.knowledge.setVisible(bool(history.table.information or history.table.call_information))

    def _announce(self, text: str) -> None:
        """Has screen readers say what is ruled and asked now, once."""
        different, self._spoken = text != self._spoken, text
        if different and text and self.isVisible():
            announce(self, text)

    def _set_texts(self, words: Words) -> None:
        for button, key, tip in (
            (self.marks, "marks-shown", "marks-shown-tip"),
            (self.copy, "copy-rulings", "command-copy-rulings-tip"),
            (self.knowledge, "knowledge", "command-knowledge-tip"),
        ):
            button.setText(words.text(key))
            button.setToolTip(words.text(tip))
        self.asking.set_texts(words)

    def _show_question(self, table: Table, words: Words) -> None:
        self._answers = answers = answers_now(table, words)
        asked = asked_now(table)
        self.another.show_findings(other_findings(table), words, table)
        given = answers.given if answers is not None else ()
        follows = [consequence(table, each.action, words) for each in given]
        self.asking.show_question(
            table, asked, answers, follows, words, to_assign=asked is None and is_to_be_assigned(table)
        )
        pending = tuple(each.action for each, one in zip(given, follows, strict=True) if one.pending)
        self._long_consequences.want(table, pending, words.language)
        self._fit_timer.start()

    def _show_long_consequences(self) -> None:
        """Says what follows from each answer, now that it has been worked out as far as it can be."""
        if self._shown is not None and self._answers is not None:
            table, words = self._shown.history.table, self._shown.words
            follows = [consequence(table, each.action, words) for each in self._answers.given]
            self.asking.options.show_consequences([Consequence() if one.pending else one for one in follows], words)
            if not self.underMouse():
                self._fit_timer.start()

    def finish_showing(self) -> None:
        """Fits the answers now, before the panel is laid out, if something has changed."""
        if self._fit_timer.isActive():
            self._fit_answers()

    def _fit_answers(self) -> None:
        """Has the answers say as much of what follows as there is room for; at last their letters become smaller."""
        self._fit_timer.stop()
        for detail, scale in FITTING if self.asking.options.buttons else ():
            self.asking.set_detail(detail, scale)
            free = ROOM_FOR_STORY if detail is Detail.WHOLE else 0
            if self._column.totalMinimumHeightForWidth(self.width()) + free <= self.height():
                break

    def minimumSizeHint(self) -> QSize:
        """The least size: it does not depend on what is asked, since the answers are fitted into what there is."""
        return QSize(super().minimumSizeHint().width(), LEAST_HEIGHT)

    def leaveEvent(self, event: QEvent) -> None:
        """Fits what was found while the pointer was here, and nothing was to move under it."""
        super().leaveEvent(event)
        self._fit_timer.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the answers to another size."""
        super().resizeEvent(event)
        self._fit_answers()

    def show_option_figures(self, figures: Mapping[str, DescribedFigure]) -> None:
        """Shows the double-dummy figures of the options, by their names."""
        self.asking.options.show_figures(figures)
        self._fit_timer.start()

    def show_evidence(self, evidence: DirectorsEvidence) -> None:
        """Shows the evidence by which the Director judges damage, or that it is being worked out."""
        self.asking.show_evidence(evidence, self._shown.words if self._shown is not None else None)
        self._fit_timer.start()

    # -- choosing ------------------------------------------------------------------------------------------------------

    def choose_number(self, number: int) -> bool:
        """Chooses the option with this digit; returns whether there is one."""
        return self.asking.options.press(number)

    def choose(self, name: str) -> None:
        """Gives the answer of this name; a question to several is answered for the first of them."""
        if (action := self._answer(name)) is not None:
            self.preview_changed.emit(None)
            self.action_chosen.emit(action)

    def _answer(self, name: str) -> Action | None:
        """The action of the first answer of this name; None when there is none."""
        given = self._answers.given if self._answers is not None else ()
        return next((answer.action for answer in given if answer.name == name), None)

    def _preview(self, name: str) -> None:
        action = self._answer(name)
        if action is None or self._shown is None:
            self.preview_changed.emit(None)
        else:
            self.preview_changed.emit(table_after(self._shown.history.table, action))

    def text(self) -> str:
        """Returns the account and the evidence as plain text."""
        if self._shown is None or self._account is None:
            return ""
        evidence = self.asking.evidence.as_text()
        return as_text(self._account, self._shown.words) + (f"\n{evidence}\n" if evidence else "")

    def changeEvent(self, event: QEvent) -> None:
        """Updates the question for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._shown is not None:
            # The same text would be passed over, and its link keep the colour it had.
            self.asking.question.clear()
            self._show_question(self._shown.history.table, self._shown.words)

    def _open_link(self, link: str) -> None:
        scheme, _, address = link.partition(":")
        if scheme == "law":
            self.clause_opened.emit(address)
        elif scheme == "place":
            self.place_opened.emit(int(address))

    def _copy(self) -> None:
        self.copied.emit(self.text())
