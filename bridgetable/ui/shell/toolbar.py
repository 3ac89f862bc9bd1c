"""The toolbar: buttons for the most frequent commands, and buttons that open menus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from bridgetable.ui.kit.theme import set_style_property
from bridgetable.ui.session.edition_badge import edition_badge
from bridgetable.ui.session.shown import Shown
from bridgetable.ui.shell.commands import Commands
from bridgetable.words.catalogue import Words

ICON_ONLY_WHEN_NARROW = ("new", "open", "library", "save", "undo", "redo", "projector", "figures", "view", "study")
"""The buttons that show only their icon when the window is too narrow for all texts."""
ICON_ONLY_AT_LAST = ("ask", "wrong", "table")
"""The buttons that show only their icon where even texts alone are too wide."""
BOARD_BUTTONS = ("previous-board", "next-board")
"""The buttons that are there only while a board of a file with several is on the table; they show only their icon."""
LEFT_BUTTONS = (
    "new",
    "open",
    "library",
    "save",
    *BOARD_BUTTONS,
    "|",
    "undo",
    "redo",
    "|",
    "director",
    "ask",
    "wrong",
    "table",
    "|",
    "projector",
    "figures",
    "study",
)
"""The buttons on the left; "|" is a separator."""
MENUS = ("director", "ask", "table", "edition", "language", "view", "recent", "study")
BESIDE = {"recent": "open"}
"""Menus without a button of their own, with the command that has the menu beside it."""


class Toolbar(QWidget):
    """Buttons with icon and text; those with a menu open it at once."""

    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self._commands = commands
        self.menus = {name: QMenu(self) for name in MENUS}
        self.buttons: dict[str, QToolButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(6, 2, 6, 2)
        self._row.setSpacing(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        for name in LEFT_BUTTONS:
            self._add(name)
        self.buttons["director"].setProperty("pressing", False)
        self._row.addStretch()
        for name in ("edition", "language", "view"):
            self._add(name)

    def _add(self, name: str) -> None:
        if name == "|":
            line = QFrame(self)
            line.setFrameShape(QFrame.Shape.VLine)
            line.setFrameShadow(QFrame.Shadow.Sunken)
            self._row.addWidget(line)
            return
        button = QToolButton(self)
        button.setObjectName(f"{name}-button")
        button.setAutoRaise(True)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action = self._commands[name]
        if name in self.menus:
            button.setMenu(self.menus[name])
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        else:
            button.setDefaultAction(action)
            for menu, beside in BESIDE.items():
                if beside == name:
                    button.setMenu(self.menus[menu])
                    button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.buttons[name] = button
        self._row.addWidget(button)

    def open(self, name: str) -> None:
        """Opens the menu of this name under its button, or over the table when the toolbar is hidden."""
        button, window = self.buttons[BESIDE.get(name, name)], self.window()
        at = (
            button.mapToGlobal(QPoint(0, button.height()))
            if button.isVisible()
            else window.mapToGlobal(QPoint(window.width() // 3, window.height() // 4))
        )
        self.menus[name].popup(at)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Updates language and edition, and highlights the Director's button when he must be called."""
        words = after.words
        if before is None or before.words is not words or before.options.dark != after.options.dark:
            self._name(words)
        board = after.document.board
        self._show_board_buttons(board is not None and board.has_others)
        self._show_edition(after)
        set_style_property(self.buttons["director"], "pressing", after.table.is_pending)

    def _show_edition(self, shown: Shown) -> None:
        """Shows the edition in force; as a coloured badge where it is not the user's own."""
        button, badge = self.buttons["edition"], edition_badge(shown)
        text = shown.words.text("edition-name.short", edition=shown.edition.value)
        own_tip, badge_tip = self._commands["edition"].toolTip(), badge.tip if badge is not None else ""
        tip = "\n".join(filter(None, (badge_tip, own_tip)))
        if button.toolTip() != tip:
            button.setToolTip(tip)
        button.setAccessibleName(f"{self._commands['edition'].text()}: {text}")
        button.setAccessibleDescription(badge_tip)
        if button.property("other") is not (badge is not None):
            set_style_property(button, "other", badge is not None)
            self._set_font("edition")
            self._fit()
        if button.text() != text:
            button.setText(text)
            self._fit()

    def _show_board_buttons(self, on: bool) -> None:
        if on is self.buttons[BOARD_BUTTONS[0]].isHidden():
            for name in BOARD_BUTTONS:
                self.buttons[name].setVisible(on)
            self._fit()

    def _name(self, words: Words) -> None:
        for name, button in self.buttons.items():
            action = self._commands[name]
            if name in self.menus:
                button.setText(action.text())
                button.setToolTip(action.toolTip())
                button.setIcon(action.icon())
            button.setAccessibleName(action.text())
        self.buttons["language"].setText(words.language.upper())
        for name, menu in self.menus.items():
            menu.setTitle(words.text(f"command-{name}"))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the buttons to another width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Adapts menus and buttons to another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            height = self.fontMetrics().height()
            for menu in self.menus.values():
                menu.setFont(self.font())
            for name, button in self.buttons.items():
                self._set_font(name)
                button.setIconSize(QSize(round(height * 1.15), round(height * 1.15)))
            self._fit()

    def _set_font(self, name: str) -> None:
        """Gives a button the font of the toolbar; one that was polished again would keep its old size and weight."""
        button, font = self.buttons[name], QFont(self.font())
        font.setBold(name == "director" or button.property("other") is True)
        button.setFont(font)

    def _fit(self) -> None:
        """Shows icons and texts; if they do not fit, drops texts of some, icons of others, then more texts."""
        beside, alone, text = (
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
            Qt.ToolButtonStyle.ToolButtonIconOnly,
            Qt.ToolButtonStyle.ToolButtonTextOnly,
        )
        for few, more, others in (
            (beside, beside, beside),
            (alone, beside, beside),
            (alone, text, text),
            (alone, alone, text),
        ):
            for name, button in self.buttons.items():
                style = few if name in ICON_ONLY_WHEN_NARROW else more if name in ICON_ONLY_AT_LAST else others
                button.setToolButtonStyle(alone if name in BOARD_BUTTONS else style)
            self._row.invalidate()
            if self._row.minimumSize().width() <= self.width():
                return
