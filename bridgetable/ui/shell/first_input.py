"""Loading what the first deeds of a user need, once something is done with the mouse or the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QAbstractScrollArea

from bridgetable.ui.kit.announcing import load_announcing
from bridgetable.ui.shell.garbage_collection import GarbageCollection
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import LANGUAGES, Words

AT_FIRST_ACTION = (
    "bridgetable.laws.play.law43", "bridgetable.laws.irregular_calls.law29.law", "bridgetable.laws.claims.law70",
    "bridgetable.laws.irregular_plays.law64.law", "bridgetable.laws.irregular_plays.law53.law", "bridgetable.laws.book",
    "bridgetable.engine.apply", "bridgetable.cases.codec", "bridgetable.document.room",
    "bridgetable.laws.shared.lawful_calls", "bridgetable.engine.long_acts",
)
"""The modules that the first action needs, in an order in which none takes long to load."""
AT_FIRST_DIALOG = (
    "bridgetable.ui.kit.dialogs.form_dialog", "bridgetable.ui.wrong.content.everything", "bridgetable.ui.wrong.dialog",
)
"""Those of the list of what can go wrong, in such an order."""

_INPUT = {
    QEvent.Type.KeyPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel,
    QEvent.Type.TouchBegin, QEvent.Type.TabletMove, QEvent.Type.DragEnter,
}


class FirstInput(QObject):
    """Loads what the first deeds need when something is done with the mouse or the keyboard for the first time.

    What the user does comes between two of the modules, and an action finds them loaded as a rule. A window with which
    nobody works does not load them.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        handle = window.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begins with the first event of an input device."""
        if event.type() in _INPUT:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._window, partial(load, self._window, parts_to_load()))
        return False


def parts_to_load() -> tuple[Callable[[], object], ...]:
    """What is loaded at the first input, in parts none of which takes long.

    They are the modules of the first action, then those of the first dialog and the classes of widgets, what screen
    readers are told with, then the languages that are whole: another language is there at once.
    """
    modules = (partial(import_module, name) for name in (*AT_FIRST_ACTION, *AT_FIRST_DIALOG))
    return (*modules, _load_widgets, load_announcing, *(partial(Words.of, language) for language in LANGUAGES))


def _load_widgets() -> None:
    """Has PySide load every class of widgets, as it does at the first widget that Qt itself has created."""
    QAbstractScrollArea().viewport()


def finish_loading(window: Window) -> None:
    """Begins to look for garbage, and waits for the first input."""
    GarbageCollection(window)
    FirstInput(window)


def load(window: Window, parts: Sequence[Callable[[], object]]) -> None:
    """Loads these parts, one at each turn of the event loop."""
    if not parts:
        return
    parts[0]()
    QTimer.singleShot(0, window, partial(load, window, parts[1:]))
