"""The window fits from the smallest size up, in both languages; it changes its language at any moment."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLabel, QTabBar, QTextBrowser, QToolButton, QWidget
from pytestqt.qtbot import QtBot

import bridgetable.ui
from bridgetable.disk.resources import resources
from bridgetable.ui.preferences.preferences import ZOOMS
from bridgetable.ui.shell.commands import COMMANDS
from bridgetable.ui.shell.startup import ErrorLog
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from bridgetable.words.fluent import entries_of
from bridgetable.words.languages import LANGUAGES
from tests.situations import actions_of
from tests.spread import spread
from tests.ui.opened import TO_THE_CLAIM, TO_THE_REVOKE, TO_THE_SECOND, open_window
from tests.ui.waiting import settle, until

SMALLEST, LARGER = (1024, 700), ((1280, 800), (1920, 1080), (3840, 2160))
STATES = {
    "fresh": "",
    "question": "WCJ NCA ES2 SC3|director S|EC8",
    "opening-lead": "ED3|director S",
    "premature": "WCJ NCA EC2 SC3 NCK WCT|director S",
    "anything": "WCJ NCA EC2 SC3|call any",
    "attention": f"{TO_THE_REVOKE} SDJ|ask N S",
    "end": f"{TO_THE_REVOKE} SDJ {TO_THE_SECOND} SH4 {TO_THE_CLAIM}|claim S 9|agree W|attention W revoke S 2|"
    "attention W revoke S 3|director W",
}
UI = Path(bridgetable.ui.__file__).parent


def bring_to(window: Window, state: str) -> None:
    window.session.new(window.session.history.start)
    for text in filter(None, STATES[state].split("|")):
        for action in actions_of(text):
            assert window.session.act(action)
    settle()


def place(widget: QWidget, window: Window) -> QRect:
    """Where a widget is in the window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def texts(window: Window) -> list[QWidget]:
    """Everything with a text that can be seen; the arrows beside tabs have none."""
    kinds: tuple[type[QWidget], ...] = (QLabel, QAbstractButton)
    return [
        w
        for kind in kinds
        for w in window.findChildren(kind)
        if w.isVisible() and w.window() is window and not isinstance(w.parent(), QTabBar)
    ]


@pytest.mark.parametrize(
    ("size", "language"),
    [(SMALLEST, language) for language in LANGUAGES]
    + [
        pytest.param(size, language, marks=pytest.mark.deep)
        for n, size in enumerate(LARGER)
        for language in spread(tuple(LANGUAGES), 1, n)
    ],
)
def test_nothing_is_clipped_or_overlapped(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: str) -> None:
    window = open_window(qtbot, tmp_path, language, size=size)
    assert (window.width(), window.height()) == size
    for state in STATES:
        bring_to(window, state)
        analysis_over(qtbot, window)
        all_in_its_place(window)
        all_of_every_text(window)


def analysis_over(qtbot: QtBot, window: Window) -> None:
    """Waits for the figures of the Director's evidence: whether they take long enough to be announced is chance."""
    until(qtbot, lambda: not window.parts.analysis.busy)
    settle()


def all_in_its_place(window: Window) -> None:
    """No part of the window lies over another, or leaves it."""
    bars = [window.toolbar, window.parts.caption, window.parts.score]
    parts = [*bars, window.table, window.arrangement.timeline, window.arrangement.panel]
    places = [place(part, window) for part in parts]
    for n, one in enumerate(places):
        assert window.rect().contains(one), parts[n]
        assert not any(one.intersects(other) for other in places[n + 1 :]), parts[n]
    assert window.table.width() >= window.table.minimumSizeHint().width()


def all_of_every_text(window: Window) -> None:
    """Every label and button has the room its text needs."""
    for widget in texts(window):
        wrapped = isinstance(widget, QLabel) and widget.wordWrap()
        needed = widget.heightForWidth(widget.width()) if wrapped else widget.minimumSizeHint().height()
        assert widget.height() >= needed, (widget.objectName(), widget.size(), needed)
        assert wrapped or widget.width() >= widget.minimumSizeHint().width(), (widget.objectName(), widget.size())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_fits_into_the_smallest_window(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    bring_to(window, "question")
    for action in actions_of("choose S keep"):
        window.session.act(action)
    window.parts.caption.show_offer(
        window.session.words.text("would-be-lead-before-choice", seat="Nord"),
        window.session.words.text("offer-play", card="♦10"),
        "No",
    )
    settle()
    label = window.parts.caption.text
    assert label.height() >= label.heightForWidth(label.width())


def words_shown(window: Window) -> str:
    """Every text of the window in one."""
    shown = [w.text() for w in texts(window) if isinstance(w, QLabel | QAbstractButton)]
    shown += [w.toPlainText() for w in window.findChildren(QTextBrowser)]
    rows = window.parts.timeline.model
    shown += [str(rows.data(rows.index(r, c))) for r in range(rows.rowCount()) for c in range(rows.columnCount())]
    return "\n".join(sorted(shown))


@pytest.mark.deep
@pytest.mark.parametrize("state", STATES)
def test_the_language_changes_at_any_moment_and_comes_back(qtbot: QtBot, tmp_path: Path, state: str) -> None:
    window = open_window(qtbot, tmp_path)
    bring_to(window, state)
    # How long the figures of the Director's evidence take, and so whether the window says that they do, is chance.
    until(qtbot, lambda: not window.parts.analysis.busy)
    whole = partial(getattr, window.parts.panel.story, "is_whole")
    until(qtbot, whole)
    english, table = words_shown(window), window.session.table
    window.parts.commands["language"].trigger()
    settle()
    until(qtbot, whole)
    italian = words_shown(window)
    assert italian != english and window.session.table is table
    assert "Arbitro" in italian and "Director" not in italian and "Law " not in italian
    window.parts.commands["language"].trigger()
    settle()
    until(qtbot, whole)
    assert words_shown(window) == english
    assert open_window(qtbot, tmp_path).session.words.language == "en"


def test_the_language_chosen_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.view.choose_language("it")
    assert window.view.preferences.language == "it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_its_words_and_its_key_in_the_tooltip(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    for command in COMMANDS:
        action = window.parts.commands[command.name]
        assert action.text() and window.parts.commands.keys_of(command.name) in action.toolTip()
    for button in window.toolbar.findChildren(QToolButton):
        assert button.accessibleName() and "(" in button.toolTip(), button.objectName()
    parts = window.parts
    for widget in (window.table, parts.panel.story, parts.timeline.view, parts.score, parts.caption):
        assert widget.accessibleName()


def test_two_commands_never_have_the_same_key() -> None:
    keys = [key for command in COMMANDS for key in command.keys]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_named_in_the_code_of_the_window_has_words(language: str) -> None:
    words = Words.of(language)
    for file in (*UI.glob("*.py"), *UI.glob("dialogs/*.py")):
        for key in re.findall(r'(?:\.text|say)\(\s*"([a-z][\w-]*)"', file.read_text("utf-8")):
            assert words.has(key), (file.name, key)


def test_the_languages_have_the_same_messages() -> None:
    files = [(resources() / "locale" / each / "window.ftl").read_text("utf-8") for each in LANGUAGES]
    found = [dict(entries_of(file)).keys() for file in files]
    assert found[0] == found[1]


def test_light_and_dark_follow_the_choice(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    light = window.palette().window().color().lightness()
    window.view.change_preferences(theme="dark")
    settle()
    assert window.palette().window().color().lightness() < 100 < light and window.view.options.dark
    window.view.change_preferences(theme="light")
    assert not window.view.options.dark


def test_an_unexpected_error_is_a_sentence_and_a_line_in_the_log(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    log = tmp_path / "deep" / "bridgetable.log"
    offence = ValueError("unforeseen")
    ErrorLog(window.session, log)(ValueError, offence, None)
    assert "Something went wrong" in window.parts.caption.plain and "unforeseen" in log.read_text("utf-8")
    assert "Traceback" not in window.parts.caption.plain
    (tmp_path / "file").write_text("", "utf-8")
    ErrorLog(window.session, tmp_path / "file" / "x.log")(ValueError, offence, None)
    assert window.parts.caption.plain.endswith("the table is as it was.")


@pytest.mark.parametrize("lectern", [False, True])
def test_the_largest_letters_leave_everything_in_its_place_in_the_smallest_window(
    qtbot: QtBot, tmp_path: Path, lectern: bool
) -> None:
    window = open_window(qtbot, tmp_path, "it", size=SMALLEST)
    window.view.change_preferences(zoom=ZOOMS[-1])
    if lectern:
        window.parts.commands["lectern"].trigger()
    for state in ("opening-lead", "question"):
        bring_to(window, state)
        analysis_over(qtbot, window)
        all_in_its_place(window)
        all_of_every_text(window)
    if lectern:
        shown = place(window.arrangement.lectern, window)
        assert window.rect().contains(shown) and not shown.intersects(place(window.arrangement.panel, window))


def test_in_high_contrast_a_switch_that_is_on_shows_its_icon(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.view.change_preferences(theme="contrast")
    button = window.toolbar.buttons["figures"]

    def inks() -> float:
        """The share of the middle of the button that is light."""
        image = button.grab().toImage()
        middle = [
            (x, y)
            for x in range(image.width() // 4, 3 * image.width() // 4)
            for y in range(image.height() // 4, 3 * image.height() // 4)
        ]
        return sum(image.pixelColor(*at).lightness() > 128 for at in middle) / len(middle)

    settle()
    off = inks()
    window.parts.commands["figures"].trigger()
    settle()
    assert button.isChecked() and 0.5 * off < inks() < 2 * off
    window.view.change_preferences(theme="light")
