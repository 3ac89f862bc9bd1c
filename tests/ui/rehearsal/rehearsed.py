"""Rehearsing in tests: opening a case, pressing keys wherever the focus is, and reading what can be seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QTableView, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.engine.history import History
from bridgetable.rehearsal.asked import Asked, Stop
from bridgetable.ui.rehearsal.page import RehearsalPage
from bridgetable.ui.rehearsal.question_view import QuestionView
from bridgetable.ui.rehearsal.rehearsal import Rehearsal
from bridgetable.ui.rehearsal.told import Moment, Phase
from bridgetable.ui.shell.window import Window
from bridgetable.words.action_lines import action_line
from bridgetable.words.call_lines import LineKind
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_number
from bridgetable.words.story import event_lines
from tests.ui.opened import open_window

CASES = resources() / "cases"
TEXT_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def open_case(window: Window, name: str) -> None:
    """Shows a shipped case: "play/declarer-48-drops-a-card"."""
    window.parts.documents.show(opened_case(str(CASES / f"{name}.case.json")))


def rehearsing(qtbot: QtBot, folder: Path, name: str, language: str = "it", **options: object) -> Window:
    """A window in which this shipped case is being rehearsed."""
    window = open_window(qtbot, folder, language, **options)  # type: ignore[arg-type]
    open_case(window, name)
    window.parts.commands["rehearse"].trigger()
    return window


def rehearsal_of(window: Window) -> Rehearsal:
    """What rehearses in this window."""
    return window.parts.study.rehearsal


def moment_of(window: Window) -> Moment:
    """What is shown of the rehearsal now."""
    return rehearsal_of(window).moment


def page_of(window: Window) -> RehearsalPage:
    """The page in place of the Director's panel."""
    return window.parts.study.page


def asked_of(window: Window) -> Asked:
    """What is asked now."""
    asked = moment_of(window).asked
    assert asked is not None
    return asked


def press(window: Window, *keys: Qt.Key) -> None:
    """Presses keys on whatever has the focus."""
    for key in keys:
        QTest.keyClick(window.focusWidget() or window, key)
        QApplication.processEvents()


def confirm(window: Window) -> None:
    """Answers with what is first by keys alone, or goes on."""
    asked = moment_of(window).asked
    if asked is not None:
        press(window, Qt.Key.Key_Space if page_of(window).question.field.isHidden() else Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Return)


def give(window: Window, *keys: str) -> None:
    """Chooses the choices with these keys by the mouse, and confirms."""
    for button in page_of(window).question.buttons:
        if button.choice in keys:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    press(window, Qt.Key.Key_Return)


def give_right(window: Window) -> None:
    """Answers all that is asked at this stop by what is right."""
    while moment_of(window).phase is Phase.ASKING:
        give(window, *asked_of(window).right)


# -- what is seen ----------------------------------------------------------------------------------------------------


def seen_texts(top: QWidget) -> list[str]:
    """All texts that can be seen or heard in a window, but for those of the question that is asked."""
    return [
        top.windowTitle(),
        top.accessibleName(),
        *(
            text
            for widget in top.findChildren(QWidget)
            if widget.isVisible() and not _asks(widget)
            for text in texts_of(widget)
            if text
        ),
    ]


def _asks(widget: QWidget | None) -> bool:
    while widget is not None and not isinstance(widget, QuestionView):
        widget = widget.parentWidget()
    return widget is not None


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yields the texts of a widget."""
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle())
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield widget.text()
    elif isinstance(widget, QTextBrowser):
        yield widget.toPlainText()
    elif isinstance(widget, QTableView):
        model = widget.model()
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                yield from (
                    str(text) for role in TEXT_ROLES if (text := model.data(model.index(row, column), role)) is not None
                )


def secrets_of(history: History, stop: Stop, words: Words) -> set[str]:
    """What is ruled at a stop, and all that follows on its line, in words; less what was said before."""
    line = history.jump(stop.place).line()
    at = line.index(stop.ruling_place)
    told = {action_line(words, history.nodes[stop.ruling_place].step)}
    for place in line[:at]:
        told |= _told(history, place, words, rulings_only=False)
    secret: set[str] = set()
    for place in line[at:]:
        secret |= {action_line(words, history.nodes[place].step)} | _told(history, place, words, rulings_only=True)
    return secret - told - {""}


def _told(history: History, place: int, words: Words, *, rulings_only: bool) -> set[str]:
    step = history.nodes[place].step
    kinds = (LineKind.LAW, LineKind.RULING, LineKind.INFORMATION) if rulings_only else tuple(LineKind)
    lines = [line for line in event_lines(words, step) if line.kind in kinds]
    laws = {law_number(line.clause, step.table.edition, words) for line in lines if line.clause}
    return {line.text for line in lines} | laws | ({action_line(words, step)} if not rulings_only else set())
