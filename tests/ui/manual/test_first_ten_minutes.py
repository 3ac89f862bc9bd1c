"""The first ten minutes of the manual, done in the window as they are printed: every key, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QSettings, QTimer, QUrl
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards.board import Board
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import card_text, contract_text
from bridgetable.document.autosave import Autosave
from bridgetable.engine.history import History
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.ui.library.panel import LibraryPanel
from bridgetable.ui.manual.pages import MANUAL
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Speed
from bridgetable.ui.shell.window import Window
from tests.languages import WRITTEN
from tests.ui.waiting import settle

Step = tuple[str, str]
"""What the page says is to be done: "key" and the key or the text to type, or "click" and the number of a Law."""

NAMED = {
    "Invio": "Return",
    "Enter": "Return",
    "Alt+Inizio": "Alt+Home",
    "Alt+Fine": "Alt+End",
    "Alt+←": "Alt+Left",
    "Alt+→": "Alt+Right",
}
"""Keys that Qt calls otherwise."""
POLL = 20
"""Milliseconds between two looks at whether the library has read its cases."""


def sections(language: str) -> dict[str, list[Step]]:
    """The steps of the page in the order in which they are printed, by the heading under which they stand."""
    text = (MANUAL / language / "01-first-ten-minutes.md").read_text("utf-8")
    found: dict[str, list[Step]] = {}
    for part in text.split("\n## ")[1:]:
        items = re.findall(r"^\d+\. .*(?:\n   .*)*", part, re.MULTILINE)
        found[part.partition("\n")[0]] = [
            ("key", key) if key else ("click", law)
            for item in items
            for key, law in re.findall(r"`([^`]+)`|(?<!\*)\*((?:Art\.|Law) [^*]+)\*", item)
        ]
    return found


def laws_of(language: str) -> set[str]:
    """The Laws that the page says are applied."""
    text = (MANUAL / language / "01-first-ten-minutes.md").read_text("utf-8")
    return set(re.findall(r"\((?:Art\.|Law)\s([\w()]+)\)", text))


class Reader:
    """A new user at the window who does what the page says; `told` is what is so after each section."""

    def __init__(self, window: Window, language: str) -> None:
        self._window = window
        self._loop = QEventLoop()
        self.told: list[str] = []
        self.ruled: set[str] = set()
        self._steps = self._all(language)

    def _all(self, language: str) -> Iterator[Step]:
        for steps in sections(language).values():
            yield from steps
            yield "told", ""

    def read(self) -> None:
        """Does all steps; a dialog may be open from one to the next."""
        QTimer.singleShot(0, self._next)
        self._loop.exec()

    def _next(self) -> None:
        settle()
        if self._is_reading:
            QTimer.singleShot(POLL, self._next)
            return
        step = next(self._steps, None)
        if step is None:
            self._loop.quit()
            return
        focus = self._focus
        # Before it is done, for a dialog that it opens has a loop of its own, and after all else has come to rest.
        QTimer.singleShot(0, self._next)
        self._do(*step, focus)
        self.ruled |= {ruling.clause for ruling in self._window.session.table.rulings}

    def _do(self, kind: str, what: str, focus: QWidget) -> None:
        if kind == "told":
            self.told.append(self._now)
        elif kind == "click":
            self._click(what)
        elif (name := NAMED.get(what, what)) in ("Return", "Esc") or re.search(r"\+|^F\d", name):
            QTest.keySequence(focus, QKeySequence(name))
        else:
            QTest.keyClicks(focus, what)

    @property
    def _focus(self) -> QWidget:
        """Where the keyboard is; once a dialog is closed, in the window again."""
        if QApplication.activeWindow() is None:
            self._window.activateWindow()
            settle()
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self._window.table

    @property
    def _is_reading(self) -> bool:
        """Whether the library is open and has not read all its cases."""
        return any(
            isinstance(each, LibraryPanel) and each.isVisible() and each.collection.is_reading
            for each in QApplication.topLevelWidgets()
        )

    def _click(self, law: str) -> None:
        """Clicks on the number of a Law in the panel; the page says nothing of signs after it."""
        story = self._window.parts.panel.story
        found = re.findall(r'<a href="(law:[^"]+)".*?>([^<]+)</', story.toHtml().replace("\N{NO-BREAK SPACE}", " "))
        links = {text.rstrip("†‡"): link for link, text in found}
        story.anchorClicked.emit(QUrl(links[law]))

    @property
    def _now(self) -> str:
        """How the table is, and what is open over the window."""
        table, over = self._window.session.table, QApplication.activeModalWidget()
        contract = table.contract
        return ", ".join(
            [
                f"board {table.board.number}",
                f"{len(table.auction.calls)} calls",
                *([f"{contract_text(contract)} {contract.declarer.name}"] if contract is not None else []),
                f"{len(table.tricks)} tricks",
                *(f"penalty card {pc.seat.name} {card_text(pc.card)}" for pc in table.penalty_cards),
                *([over.objectName()] if over is not None else []),
            ]
        )


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the library keeps of the cases that it has read, so that they are read once."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(params=WRITTEN)
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path, cache: Path) -> Window:
    """The window as a new user has it: a deal, and the first page over it."""
    table = first_table(Edition.E2017, Board.numbered(1), random_deal(1), None)
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    window = Window(Session(History(table), request.param), settings, Autosave(tmp_path / "kept"), cache, tmp_path)
    window.view.change_preferences(speed=Speed.OFF, language=request.param)
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    window.build_parts()
    window.activateWindow()
    window.parts.personal.greet()
    return window


@pytest.mark.qt_log_ignore("does not support (raise|grabbing the keyboard)", extend=True)
def test_what_is_printed_can_be_done_as_it_is_printed(window: Window, tmp_path: Path) -> None:
    language = window.session.words.language
    reader = Reader(window, language)
    reader.read()
    assert reader.told == [
        "board 2, 0 calls, 0 tricks",
        "board 2, 3 calls, 0 tricks",
        "board 2, 6 calls, 2D W, 0 tricks",
        *["board 2, 6 calls, 2D W, 2 tricks, penalty card N S3"] * 3,
        "board 2, 0 calls, 5H S, 1 tricks",
    ]
    assert laws_of(language) <= reader.ruled
    saved = {"en": "trial.btcase", "it": "prova.btcase"}[language]
    assert [file.name for file in tmp_path.rglob("*.btcase")] == [saved]
    assert window.session.document.case is not None
