"""The commands of the program and their keys, as actions of the window."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from bridgetable.ui.kit.icons import icon_of
from bridgetable.ui.session.shown import Shown
from bridgetable.ui.table.areas import Position
from bridgetable.ui.table.hand_signs import HAND_KEYS
from bridgetable.words.catalogue import Words


class Command(msgspec.Struct, frozen=True):
    """A command: the stem of its message keys, its keys, and whether it can be checked."""

    name: str
    keys: tuple[str, ...] = ()
    switch: bool = False


COMMANDS = (
    Command("new", ("Ctrl+N",)),
    Command("contract", ("Ctrl+K",)),
    Command("open", ("Ctrl+O",)),
    Command("recent", ("Ctrl+Shift+F",)),
    Command("library", ("Ctrl+F",)),
    Command("next-case", ("Ctrl+PgDown",)),
    Command("previous-case", ("Ctrl+PgUp",)),
    Command("next-board", ("Alt+PgDown",)),
    Command("previous-board", ("Alt+PgUp",)),
    Command("boards", ("Ctrl+Shift+O",)),
    Command("save", ("Ctrl+S",)),
    Command("save-as", ("Ctrl+Shift+S",)),
    Command("undo", ("Ctrl+Z",)),
    Command("redo", ("Ctrl+Y", "Ctrl+Shift+Z")),
    Command("back", ("Alt+Left",)),
    Command("forward", ("Alt+Right",)),
    Command("to-start", ("Alt+Home",)),
    Command("to-end", ("Alt+End",)),
    Command("director", ("F2",)),
    Command("ask", ("F3",)),
    Command("wrong", ("F4",)),
    Command("projector", ("F5", "Shift+F5"), True),
    Command("lectern", ("Ctrl+5",), True),
    Command("presenter", ("Ctrl+Shift+5",), True),
    Command("next-page", ("PgDown",)),
    Command("previous-page", ("PgUp",)),
    Command("black", ("B", "."), True),
    Command("freeze", ("Ctrl+F5",), True),
    Command("table", ("F6",)),
    Command("claim", ("Ctrl+L",)),
    Command("concede", ("Ctrl+Shift+L",)),
    Command("call", ("Ctrl+B",)),
    Command("change-call", ("Ctrl+Shift+B",)),
    Command("note", ("Ctrl+T",)),
    Command("edit-note", ("Ctrl+Shift+T",)),
    Command("retitle", ("Ctrl+Shift+N",)),
    Command("assign", ("Ctrl+J",)),
    Command("penalty", ("Ctrl+Shift+J",)),
    Command("results", ("Ctrl+R",)),
    Command("language", ("F7",)),
    Command("edition", ("F8",)),
    Command("compare-editions", ("Ctrl+E",)),
    Command("compare-branches", ("Ctrl+Shift+E",)),
    Command("view", ("F9",)),
    Command("timeline", ("Ctrl+1",), True),
    Command("panel", ("Ctrl+2",), True),
    Command("bidding-box", ("Ctrl+3",), True),
    Command("auction", ("Ctrl+4",), True),
    Command("marks", ("Ctrl+M",), True),
    Command("figures", ("Ctrl+D",), True),
    Command("preferences", ("Ctrl+,",)),
    Command("zoom-in", ("Ctrl++", "Ctrl+=")),
    Command("zoom-out", ("Ctrl+-",)),
    Command("zoom-reset", ("Ctrl+0",)),
    Command("first-page", ("Ctrl+F1",)),
    Command("tour", ("Shift+F1",)),
    Command("knowledge", ("Ctrl+I",)),
    Command("copy-rulings", ("Ctrl+Shift+C",)),
    Command("point", ("Ctrl+Shift+P",), True),
    Command("draw", ("Ctrl+P",), True),
    Command("erase", ("Del",)),
    Command("turn", ("Ctrl+G",)),
    *(Command(f"hand-{at.name.lower()}", (HAND_KEYS[at],)) for at in Position),
    Command("manual", ("F1",)),
    Command("shortcuts", ("?",)),
    Command("about"),
    Command("deal-editor", ("Ctrl+Shift+D",)),
    Command("study", ("F10",)),
    Command("rehearse", ("Ctrl+H",)),
    Command("show-answer", ("Alt+Down",)),
    Command("question-before", ("Alt+Up",)),
    Command("leave-rehearsal", ("Ctrl+W",)),
    Command("progress", ("Ctrl+Shift+H",)),
    Command("exam", ("Ctrl+Shift+X",)),
    Command("copy-pbn"),
    Command("copy-lin"),
    Command("copy-link"),
    Command("paste", ("Ctrl+V",)),
    Command("another-like-this", ("Ctrl+Shift+G",)),
    Command("print", ("Ctrl+Alt+P",)),
    Command("export", ("Ctrl+Alt+S",)),
    Command("copy-story", ("Ctrl+Alt+C",)),
    Command("copy-picture", ("Ctrl+Alt+G",)),
    Command("audit", ("Ctrl+Shift+A",)),
    Command("lesson", ("Ctrl+U",)),
    Command("lesson-sheet", ("Ctrl+Shift+U",)),
    Command("case-details", ("Ctrl+Shift+I",)),
    Command("expectations", ("Ctrl+Shift+M",)),
)


class Commands:
    """The actions of all commands by name."""

    def __init__(self, window: QWidget) -> None:
        self._actions: dict[str, QAction] = {}
        self._keys: dict[str, str] = {}
        for command in COMMANDS:
            action = QAction(window)
            action.setObjectName(command.name)
            action.setCheckable(command.switch)
            action.setAutoRepeat(not command.switch)
            action.setShortcuts([QKeySequence(keys) for keys in command.keys])
            window.addAction(action)
            self._actions[command.name] = action

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def connect(self, functions: dict[str, Callable[[], object]]) -> None:
        """Connects each command of these names to its function."""
        for name, function in functions.items():
            self._actions[name].triggered.connect(lambda *_, function=function: function())

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Updates texts and tooltips in the language in use, and the icons for light or dark."""
        if before is None or before.words is not after.words:
            self._name(after.words)
        if before is None or before.options.dark != after.options.dark:
            for name, action in self._actions.items():
                action.setIcon(icon_of(name, after.options.dark))

    def _name(self, words: Words) -> None:
        for name, action in self._actions.items():
            keys = self.keys_of(name)
            action.setText(text := words.text(f"command-{name}"))
            if action.iconText() != text:
                # Qt leaves out three points at the end.
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
        return {name: (action.text(), self.keys_of(name)) for name, action in self._actions.items()}
