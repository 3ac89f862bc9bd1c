"""The tour: a strip below the table says what to press and what has happened, from a card to the ruling."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.disk.resources import resources
from bridgetable.document.document import DocumentError
from bridgetable.engine.actions import Action, Choose, Play, Summon
from bridgetable.laws.long_searches import CancelledError
from bridgetable.ui.kit.accessibility import announce, named
from bridgetable.ui.session.session import OpensDocuments, Session

# -- The steps of the tour: what is to be done at the table of a shipped case, and how far it has been done ------------


CASE = ("cases", "revoke", "revoke-10-what-the-club-three-must-do-2017.case.json")
"""The case of the tour, within the resources."""


class TourStep(msgspec.Struct, frozen=True):
    """One step: the end of its message key, and which action ends it."""

    name: str
    ends: Callable[[Action], bool]


def _plays(seat: Seat, spade: bool = True) -> Callable[[Action], bool]:
    return lambda did: isinstance(did, Play) and did.seat is seat and (did.card.suit is Suit.SPADES) is spade


STEPS = (
    TourStep("lead", _plays(Seat.N)),
    TourStep("revoke", _plays(Seat.E, spade=False)),
    TourStep("director", lambda did: isinstance(did, Summon)),
    TourStep("correct", _plays(Seat.E)),
    TourStep("follow", _plays(Seat.S)),
    TourStep("decide", lambda did: isinstance(did, Choose) and did.by is Seat.S),
)
"""The steps in order; after the last one there is the ruling, of which "tour-end" tells."""


def steps_done(actions: Iterable[Action]) -> int:
    """How many steps these actions have done, in order; other actions between them do no harm."""
    done = 0
    for action in actions:
        if done < len(STEPS) and STEPS[done].ends(action):
            done += 1
    return done


def end_of_step(actions: Sequence[Action], number: int) -> int:
    """How many of these actions it takes until this many steps are done; all of them where they are never done."""
    return next((taken for taken in range(len(actions) + 1) if steps_done(actions[:taken]) >= number), len(actions))


class TourStrip(QWidget):
    """What has happened and what to do, with buttons to have it done and to end the tour."""

    ended = Signal()
    """The user wants no more of the tour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts: tuple[str, ...] = ()
        self.told = named(QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText), "tour-text")
        self.done = named(QPushButton(self), "tour-do")
        self.end = named(QPushButton(self), "tour-end")
        self.end.clicked.connect(self.ended)
        buttons = QVBoxLayout()
        buttons.addWidget(self.done)
        buttons.addWidget(self.end)
        row = QHBoxLayout(self)
        row.addWidget(self.told, 1)
        row.addLayout(buttons)

    def show_texts(self, text: str, all_texts: Sequence[str], done: str, end: str) -> None:
        """Shows one of these texts with the labels of the buttons; the strip is as tall as the longest needs."""
        self.told.setText(text)
        self.done.setText(done)
        self.end.setText(end)
        self._texts = tuple(all_texts)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the height to another width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fits the height to other letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._texts:
            for part in (self.told, self.done, self.end):
                part.setFont(self.font())
            self._fit()

    def _fit(self) -> None:
        layout = self.layout()
        if layout is None or not self._texts:
            return
        margins = layout.contentsMargins()
        beside = max(self.done.sizeHint().width(), self.end.sizeHint().width())
        width = self.width() - beside - layout.spacing() - margins.left() - margins.right()
        metrics, flags = self.told.fontMetrics(), Qt.TextFlag.TextWordWrap
        texts = max(metrics.boundingRect(0, 0, width, 10_000, flags, text).height() for text in self._texts)
        buttons = self.done.sizeHint().height() + self.end.sizeHint().height() + layout.spacing()
        self.setFixedHeight(max(texts, buttons) + margins.top() + margins.bottom())
        # The height is fixed while Qt lays the strip out for the one before: text and buttons would stay below it.
        layout.setGeometry(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ends the tour with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.ended.emit()
        else:
            super().keyPressEvent(event)


class Tour(QObject):
    """The tour in a window around this table."""

    def __init__(self, window: QMainWindow, table: QWidget, session: Session, documents: OpensDocuments) -> None:
        super().__init__(window)
        self._window, self._table, self._session = window, table, session
        self._documents = documents
        self.strip: TourStrip | None = None
        self._dock: QDockWidget | None = None
        self._step = 0
        self._line: tuple[int, ...] = ()

    def start(self) -> None:
        """Opens the case of the tour and tells the first step; a tour that goes on begins again."""
        self.end()
        try:
            opened = self._documents.opened_case(str(resources().joinpath(*CASE)))
        except DocumentError as fault:
            self._session.refuse(fault)
            return
        except CancelledError:
            return
        if not self._documents.open_document(opened):
            return
        session = self._session
        session.to_start()
        # A place stands for the same action, whatever the user tries beside the line of the case.
        self._line = session.history.line()
        self._show_strip()
        session.moved.connect(self._moved)
        session.reworded.connect(self._reword)
        session.opened.connect(self.end)
        self._step = -1
        self._moved()

    def end(self) -> None:
        """Takes the strip away; the table stays as it is."""
        if self._dock is None:
            return
        session = self._session
        session.moved.disconnect(self._moved)
        session.reworded.disconnect(self._reword)
        session.opened.disconnect(self.end)
        self._window.removeDockWidget(self._dock)
        self._dock.deleteLater()
        self._dock = self.strip = None
        self._table.setFocus()

    def _show_strip(self) -> None:
        dock = QDockWidget(self._window)
        dock.setObjectName("tour-dock")
        dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        dock.setTitleBarWidget(QWidget(dock))
        self.strip = TourStrip(dock)
        # Under a style sheet a widget that is made later does not inherit the font of its window.
        dock.setFont(self._window.font())
        self.strip.setFont(self._window.font())
        dock.setWidget(self.strip)
        self._window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock)
        self._dock = dock
        self.strip.done.clicked.connect(self.do_step)
        self.strip.ended.connect(self.end)

    def do_step(self) -> None:
        """Does what the step asks for, as the case has it; after the last step ends the tour."""
        if self._step >= len(STEPS):
            self.end()
            return
        actions = [self._session.history.nodes[place].step.action for place in self._line]
        self._session.jump(self._line[end_of_step(actions, self._step + 1) - 1])

    def _moved(self, *_: object) -> None:
        history = self._session.history
        done = steps_done(history.nodes[place].step.action for place in history.line_to(history.cursor))
        if done != self._step:
            self._step = done
            self._reword()

    def _reword(self) -> None:
        strip, words = self.strip, self._session.words
        if strip is None:
            return
        last = self._step >= len(STEPS)
        names = [*(step.name for step in STEPS), "end"]
        texts = [
            f"{words.text('tour-count', number=number, of=len(names))}  {words.text(f'tour-{name}')}"
            for number, name in enumerate(names, 1)
        ]
        text = texts[self._step]
        strip.show_texts(text, texts, words.text("tour-finish" if last else "tour-do"), words.text("tour-skip"))
        strip.told.setAccessibleName(text)
        strip.end.setVisible(not last)
        strip.setAccessibleName(words.text("command-tour"))
        announce(strip, text)
