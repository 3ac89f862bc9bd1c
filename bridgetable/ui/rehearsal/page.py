"""The page of a rehearsal, in place of the Director's panel: what is asked, what was right, and how it all went."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from bridgetable.engine.history import History
from bridgetable.rehearsal.asked import Aspect, Outcome
from bridgetable.ui.director.account import Account, account_of
from bridgetable.ui.director.option_buttons import OptionButton
from bridgetable.ui.director.story import Paragraph, StoryPage
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.entry.caption import SHORTCUT_MODIFIERS
from bridgetable.ui.kit.accessibility import announce, named
from bridgetable.ui.kit.scroll_bar import ScrollBar
from bridgetable.ui.rehearsal.question_view import QuestionView
from bridgetable.ui.rehearsal.told import SIGNS, Given, Moment, Phase, RehearsalAction, results_told, sum_told, summary
from bridgetable.ui.session.shown import Introduction
from bridgetable.words.catalogue import Words

# -- The buttons of what can be done at a moment of a rehearsal --------------------------------------------------------


PageAction = RehearsalAction | Outcome
"""What a button of the page does; an Outcome marks what was said aloud."""


class ActionButton(OptionButton):
    """A button that leaves the arrow keys to the page, which scrolls."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Presses with Enter and the space bar."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)


class ActionButtons(QWidget):
    """A button for each action, below each other, so that no label is cut; a line above says what they are about."""

    chosen = Signal(object)  # a PageAction is one of two classes
    """The PageAction whose button was pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.about = named(QLabel(self, wordWrap=True), "rehearsal-about")
        self.buttons: dict[PageAction, ActionButton] = {}
        self._shown: tuple[tuple[PageAction, str], ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)
        self._column.addWidget(self.about)

    def show_actions(self, labels: Sequence[tuple[PageAction, str]], about: str, *, by_digit: bool) -> None:
        """Shows buttons of these actions; `by_digit` writes before the label of each the digit that presses it."""
        self.about.setText(about)
        self.about.setVisible(bool(about))
        if tuple(labels) == self._shown:
            return
        self._shown = tuple(labels)
        had_focus = any(button.hasFocus() for button in self.buttons.values())
        for button in self.buttons.values():
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for n, (action, label) in enumerate(labels):
            button = named(ActionButton(str(n + 1) if by_digit else "", label, self), f"rehearsal-{action.value}")
            button.key.setVisible(by_digit)
            if not by_digit:
                button.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            # Outside dialogs Enter presses no button otherwise.
            button.setAutoDefault(True)
            button.setFont(self.font())
            button.clicked.connect(partial(self._choose, action))
            self._column.addWidget(button)
            self.buttons[action] = button
            button.show()
        if had_focus:
            self.take_focus()

    def _choose(self, action: PageAction, _checked: bool = False) -> None:
        self.chosen.emit(action)

    def press(self, number: int) -> bool:
        """Presses the button with this digit; returns whether there is one."""
        buttons = list(self.buttons.values())
        if 1 <= number <= len(buttons):
            buttons[number - 1].click()
            return True
        return False

    def take_focus(self) -> None:
        """Moves the keyboard focus to the first button."""
        for button in list(self.buttons.values())[:1]:
            button.setFocus()


LEAST_HEIGHT = 240
"""The least height of the page in pixels."""
LEAST_WIDTH = 9
"""The least width of the page, in heights of a letter."""
ACTIONS: dict[Phase, tuple[PageAction, ...]] = {
    Phase.PLAYING: (RehearsalAction.GO_ON,),
    Phase.ASKING: (RehearsalAction.CONFIRM, RehearsalAction.ALOUD, RehearsalAction.SHOW),
    Phase.MARKING: tuple(Outcome),
    Phase.TOLD: (RehearsalAction.GO_ON, RehearsalAction.WHY, RehearsalAction.ASK_AGAIN),
    Phase.ENDED: (RehearsalAction.AGAIN, RehearsalAction.NEXT_CASE, RehearsalAction.ANOTHER, RehearsalAction.LEAVE),
}
"""The actions that have a button in each phase."""
BY_DIGIT = (Phase.MARKING, Phase.ENDED)
"""The phases in which an action is done by its digit; in the others digits choose an answer."""

_SCROLLING = {
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
}
"""The keys that scroll what is told."""
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta, Qt.Key.Key_CapsLock)
"""The keys that do nothing by themselves."""


class RehearsalPage(QWidget):
    """Shows the moment of a rehearsal, and emits what the user answers and wants."""

    given = Signal(Given)
    """A Given: the question has been answered."""
    wanted = Signal(RehearsalAction)
    """What the user wants to do."""
    marked = Signal(Outcome)
    """How good the answer was that the user said aloud, as he says himself."""
    clause_opened = Signal(str)
    """The number of the Law whose link was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "rehearsal")
        self._moment: Moment | None = None
        self._shown: tuple[History, Words, str] | None = None
        self._reasons = False
        self.head = named(QLabel(self, wordWrap=True), "rehearsing-head")
        self.given_facts = named(QLabel(self, wordWrap=True), "rehearsing-found")
        self.question = QuestionView(self)
        self.question.given.connect(self.given)
        self.story = StoryPage(self)
        self.story.anchorClicked.connect(self._open_link)
        self.actions_view = ActionButtons(self)
        self.actions_view.chosen.connect(self._want)
        self._area = QScrollArea(self)
        self._inside = QWidget(self._area)
        self._build()

    def _build(self) -> None:
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setVerticalScrollBar(ScrollBar(self._area))
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        rows = QVBoxLayout(self._inside)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.given_facts)
        rows.addWidget(self.question)
        rows.addStretch(1)
        self._area.setWidget(self._inside)
        self.question.seen.connect(lambda part: self._area.ensureWidgetVisible(part, 0, 8))
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(self._area, 1)
        column.addWidget(self.story, 1)
        column.addWidget(self.actions_view)

    def minimumSizeHint(self) -> QSize:
        """The least size: what is asked scrolls up and down only, so the longest of its words has room."""
        asked = self._inside.minimumSizeHint().width() + self._area.verticalScrollBar().sizeHint().width()
        edges = self._column.contentsMargins()
        least = (
            super().minimumSizeHint().width(),
            asked + edges.left() + edges.right(),
            LEAST_WIDTH * self.fontMetrics().height(),
        )
        return QSize(max(least), LEAST_HEIGHT)

    # -- showing -------------------------------------------------------------------------------------------------------

    def show_moment(self, moment: Moment, history: History, title: str, words: Words) -> None:
        """Shows this moment of the rehearsal of the case with this title; `history` is what may be seen of it."""
        new = self._moment is None or (moment.phase, moment.number, moment.at) != (
            self._moment.phase,
            self._moment.number,
            self._moment.at,
        )
        self._moment, self._shown = moment, (history, words, title)
        # Why an answer is right is told where it is wanted, and to whoever marks himself.
        self._reasons = self._reasons and not new
        self.head.setText(self._head(moment, title, words))
        self.setAccessibleName(self.head.text())
        asking = moment.asked is not None
        self._area.setVisible(asking)
        self.story.setVisible(not asking)
        if moment.asked is not None:
            self.question.ask(moment.asked, words, history.start.edition, anew=new)
            self._show_found(moment, words)
        else:
            self._tell(moment, history, words)
        self._show_actions(moment, words)
        if new:
            self._area.verticalScrollBar().setValue(0)
            self._announce(moment, words)

    def _head(self, moment: Moment, title: str, words: Words) -> str:
        """Which case it is, which call of the Director, and which of the questions that are asked there."""
        if moment.stop is None:
            return title
        key = "rehearsing-head-asking" if moment.asked is not None else "rehearsing-head"
        return words.text(key, case=title, number=moment.number, at=moment.at + 1, of=len(moment.stop.asked))

    def _show_found(self, moment: Moment, words: Words) -> None:
        """Shows the recorded finding, on which the questions after it rest."""
        found = [
            words.say(choice.message)
            for result in moment.results
            if result.asked.aspect is Aspect.FINDING
            for choice in result.asked.choices
            if choice.right
        ]
        self.given_facts.setVisible(bool(found))
        text = words.text("rehearsing-found", what=" · ".join(found)) if found else ""
        self.given_facts.setText(rich(text, ground_of(self.palette())))

    def _tell(self, moment: Moment, history: History, words: Words) -> None:
        told = tuple(self._paragraphs(moment, words))
        account = account_of(history, words, False)
        if moment.phase not in (Phase.TOLD, Phase.MARKING):
            # What has been ruled so far can be read while the play runs; the last step is told above the table.
            account = Account(history, words, False, None, "")
        self.story.show_account(account, Introduction("", "", ""), history.table, words, told)

    def _paragraphs(self, moment: Moment, words: Words) -> list[Paragraph]:
        match moment.phase:
            case Phase.PLAYING:
                return [Paragraph("now", words.text("rehearsing-playing"))]
            case Phase.ENDED:
                return [Paragraph(*line) for line in summary(moment, words)]
        reasons = self._reasons or moment.phase is Phase.MARKING
        told = (*sum_told(moment.results, words), *results_told(moment.results, words))
        lines = [Paragraph(*line) for line in told if reasons or line.kind != "quiet"]
        if moment.phase is Phase.TOLD and moment.other is not None:
            lines.append(Paragraph("now", words.text("rehearsing-follows")))
        return [*lines, Paragraph("head", words.text("rehearsing-ruling"))]

    def _show_actions(self, moment: Moment, words: Words) -> None:
        labels: list[tuple[PageAction, str]] = []
        for action in ACTIONS[moment.phase]:
            label = words.text(f"rehearsing-do-{action.value}")
            labels.append((action, f"{SIGNS[action]} {label}" if isinstance(action, Outcome) else label))
        about = ""
        if moment.phase is Phase.MARKING:
            name = words.text(f"rehearsing-aspect-{moment.results[moment.at].asked.aspect.value}")
            about = words.text("rehearsing-mark", name=name, at=moment.at + 1, of=len(moment.results))
        self.actions_view.show_actions(labels, about, by_digit=moment.phase in BY_DIGIT)

    def _announce(self, moment: Moment, words: Words) -> None:
        text = (
            words.say(moment.asked.question)
            if moment.asked is not None
            else " ".join(line.text for line in self._paragraphs(moment, words))
        )
        if self.isVisible():
            announce(self, text)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Moves the keyboard focus to where an answer begins, or to what Enter does next, if it does one thing only."""
        if self._moment is not None and self._moment.asked is not None:
            self.question.take_focus()
        elif self._moment is not None and self._moment.phase in BY_DIGIT:
            self.story.setFocus()
        else:
            self.actions_view.take_focus()

    def handle_key(self, event: QKeyEvent) -> bool:
        """Does what this key stands for, wherever the focus is; returns whether it was a key and not a shortcut."""
        moment = self._moment
        if moment is None or event.modifiers() & SHORTCUT_MODIFIERS or event.key() in _HELD:
            return False
        if event.isAutoRepeat() and moment.phase in (Phase.PLAYING, *BY_DIGIT) and event.key() not in _SCROLLING:
            return True
        match moment.phase:
            case Phase.PLAYING:
                self.wanted.emit(RehearsalAction.GO_ON)
            case Phase.ASKING:
                self.question.handle_key(event)
            case phase:
                self._handle_key_for(phase, event)
        return True

    def _handle_key_for(self, phase: Phase, event: QKeyEvent) -> None:
        """Scrolls what is told, or does an action by its digit; Enter and the space bar go on."""
        if event.key() in _SCROLLING:
            self.story.verticalScrollBar().triggerAction(_SCROLLING[Qt.Key(event.key())])
        elif phase in BY_DIGIT and event.text().isdecimal():
            self.actions_view.press(int(event.text()))
        elif phase is Phase.TOLD and event.text() == "+":
            self._want(RehearsalAction.WHY)
        elif phase is Phase.TOLD and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.wanted.emit(RehearsalAction.GO_ON)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Does what this key stands for; Escape and shortcuts are for the window."""
        if event.key() == Qt.Key.Key_Escape or not self.handle_key(event):
            super().keyPressEvent(event)

    def _want(self, action: PageAction) -> None:
        if isinstance(action, Outcome):
            self.marked.emit(action)
        elif action is RehearsalAction.CONFIRM:
            self.question.confirm()
        elif action is RehearsalAction.WHY:
            self._reasons = not self._reasons
            self._show_again()
        else:
            self.wanted.emit(action)

    def changeEvent(self, event: QEvent) -> None:
        """Shows everything anew for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._moment and self._shown:
            self._show_again()

    def _show_again(self) -> None:
        if self._moment is not None and self._shown is not None:
            history, words, title = self._shown
            self.show_moment(self._moment, history, title, words)

    def _open_link(self, link: QUrl) -> None:
        if link.scheme() == "law":
            self.clause_opened.emit(link.toString().removeprefix("law:"))
