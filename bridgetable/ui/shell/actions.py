"""The actions of the commands in the window: their keys, their words, and whether they can be done and are on."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from bridgetable.ui.kit.icons import USUAL, icon_of
from bridgetable.ui.session.shown import Shown
from bridgetable.words.catalogue import Words


class Commands(QObject):
    """The actions of the commands of these names, with their keys."""

    updated = Signal()
    """Commands may be possible or on that were not, or no longer."""

    def __init__(self, window: QWidget, keys: Iterable[tuple[str, tuple[str, ...]]]) -> None:
        super().__init__(window)
        self._actions: dict[str, QAction] = {}
        self._keys: dict[str, str] = {}
        self._possible: dict[str, Callable[[], bool]] = {}
        self._on: dict[str, Callable[[], bool]] = {}
        self._icon_size = USUAL
        self._dark: bool | None = None
        for name, sequences in keys:
            action = QAction(window)
            action.setObjectName(name)
            action.setShortcuts([QKeySequence(each) for each in sequences])
            window.addAction(action)
            self._actions[name] = action

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def connect_command(
        self, name: str, do: Callable[[], object], possible: Callable[[], bool], on: Callable[[], bool] | None = None
    ) -> None:
        """Has a command do this while it is possible; with `on` it is a switch."""
        action = self._actions[name]
        action.triggered.connect(lambda *_: do())
        self._possible[name] = possible
        if on is not None:
            self._on[name] = on
            action.setCheckable(True)
            # In a menu it has a tick instead.
            action.setIconVisibleInMenu(False)
            action.setAutoRepeat(False)
            # Qt has checked it, whether or not it is on now.
            action.triggered.connect(self.update)

    def update(self) -> None:
        """Enables what can be done now, and checks the switches that are on."""
        for name, possible in self._possible.items():
            self._actions[name].setEnabled(possible())
        for name, on in self._on.items():
            self._actions[name].setChecked(on())
        self.updated.emit()

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Updates texts and tooltips in the language in use, and the icons for light or dark."""
        if before is None or before.words is not after.words:
            self._name(after.words)
        if self._dark is not after.options.dark:
            self._dark = after.options.dark
            self._show_icons(self._dark)

    def set_icon_size(self, pixels: int) -> None:
        """Paints the icons at this size in pixels, in which they are sharp."""
        if pixels != self._icon_size:
            self._icon_size = pixels
            if self._dark is not None:
                self._show_icons(self._dark)

    def _show_icons(self, dark: bool) -> None:
        for name, action in self._actions.items():
            action.setIcon(icon_of(name, dark, self._icon_size))

    def _name(self, words: Words) -> None:
        for name, action in self._actions.items():
            keys = self.keys_of(name)
            action.setText(text := words.text(f"command-{name}"))
            # Qt would leave out three points at the end, and menus underline a letter of the text.
            action.setIconText(text)
            tip = words.text(f"command-{name}-tip")
            action.setToolTip(f"{tip} ({keys})" if keys else tip)

    def keys_of(self, name: str) -> str:
        """Returns the keys of a command as text in the style of the operating system."""
        if name not in self._keys:
            sequences = self._actions[name].shortcuts()
            self._keys[name] = ", ".join(each.toString(QKeySequence.SequenceFormat.NativeText) for each in sequences)
        return self._keys[name]

    def overview(self) -> dict[str, tuple[str, str]]:
        """Returns the text and the keys of each command by its name."""
        return {name: (action.iconText(), self.keys_of(name)) for name, action in self._actions.items()}
