"""The menu bar and the toolbar, both made of the declared commands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QActionGroup, QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QMenuBar, QSizePolicy, QToolButton, QWidget

from bridgetable.ui.kit.theme import set_style_property
from bridgetable.ui.kit.underlined import underlined
from bridgetable.ui.session.shown import Shown, edition_badge
from bridgetable.ui.shell.actions import Commands
from bridgetable.ui.shell.commands import COMMANDS, MENUS, Button, Command, Menu
from bridgetable.ui.shell.menus import Lines, underline
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.ui.shell.workplace import Workplace


class MenuBar(QMenuBar):
    """The menus by name; lines that depend on the table are found each time a menu opens."""

    def __init__(self, w: Workplace, parent: QWidget) -> None:
        super().__init__(parent)
        self._workplace = w
        self._declared: dict[str, Menu] = {}
        self._menus: dict[str, QMenu] = {}
        for menu in MENUS:
            self.addMenu(self._make(menu))
        w.commands.updated.connect(self._update)

    def __getitem__(self, name: str) -> QMenu:
        return self._menus[name]

    def _make(self, declared: Menu) -> QMenu:
        """The menu as it is declared, with everything in it that is always there."""
        menu = QMenu(self)
        menu.setObjectName(f"{declared.name}-menu")
        self._declared[declared.name], self._menus[declared.name] = declared, menu
        for entry in declared.entries:
            if isinstance(entry, Menu):
                self._make(entry)
        self._fill(menu, declared)
        menu.aboutToShow.connect(partial(self._prepare, menu, declared))
        return menu

    def _fill(self, menu: QMenu, declared: Menu, *, found: bool = False) -> None:
        """Fills a menu; with what is found at the table now only where that is wanted."""
        for entry in declared.entries:
            if entry is None:
                menu.addSeparator()
            elif isinstance(entry, Menu):
                menu.addMenu(self._menus[entry.name])
            elif isinstance(entry, Command):
                menu.addAction(self._workplace.commands[entry.name])
            elif found:
                entry.add(self._workplace, menu)
            elif len(declared.entries) == 1:
                # An empty menu would not open at all.
                menu.addAction("")

    def _prepare(self, menu: QMenu, declared: Menu) -> None:
        """Has a menu that is about to open show what can be done now."""
        self._workplace.commands.update()
        if any(isinstance(entry, Lines) for entry in declared.entries):
            menu.clear()
            # What the menu was filled with before it only owns, and would keep.
            for made in (*menu.findChildren(QMenu), *menu.findChildren(QActionGroup)):
                made.deleteLater()
            self._fill(menu, declared, found=True)
        underline(menu)

    def _update(self) -> None:
        """Dims the menus in which nothing can be done now."""
        for name, declared in self._declared.items():
            self._menus[name].menuAction().setEnabled(declared.can_be_done(self._workplace))

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Names the menus in the language in use, those that have keys with them."""
        if before is not None and before.words is after.words:
            return
        for name, declared in self._declared.items():
            title = after.words.text(f"command-{name}").replace("&", "&&")
            keys = self._workplace.commands.keys_of(name) if declared.keys and declared not in MENUS else ""
            self._menus[name].setTitle(f"{title}\t{keys}" if keys else title)
        titles = [self._menus[menu.name] for menu in MENUS]
        for menu, text in zip(titles, underlined([menu.title() for menu in titles]), strict=True):
            menu.setTitle(text)

    def changeEvent(self, event: QEvent) -> None:
        """Gives the menus the letters of the bar."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            for menu in self._menus.values():
                menu.setFont(self.font())


BUTTONS = {command.name: command.button for command in COMMANDS if command.button is not None}
"""What has a button, and what of it is left out where there is little room."""
OPENING = {command.name for command in COMMANDS if isinstance(command, Menu)}
"""The menus that open by themselves."""
BESIDE = {command.name: command.beside for command in COMMANDS if isinstance(command, Menu) and command.beside}
"""Menus without a button of their own, with the command that has the menu beside its button."""
AT_RIGHT = [command.name for command in COMMANDS if isinstance(command, Menu) and command.at_right]
"""The buttons on the right."""
BOARD_BUTTONS = [name for name, button in BUTTONS.items() if button is Button.ICON]
"""The buttons that are there only while a board of a file with several is on the table."""
ICON_SIZE = 1.15
"""The size of the icons in heights of a letter."""


class Toolbar(QWidget):
    """Buttons with icon and text; those with a menu open it at once."""

    def __init__(self, commands: Commands, menus: MenuBar, parent: QWidget) -> None:
        super().__init__(parent)
        self._commands, self._menus = commands, menus
        self.buttons: dict[str, QToolButton] = {}
        self._lines: dict[str, QFrame] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(6, 0, 6, 0)
        self._row.setSpacing(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        for menu in MENUS:
            shown = [each.name for each in menu.commands if each.name in BUTTONS and each.name not in AT_RIGHT]
            if shown and self.buttons:
                self._add_line(shown[0])
            for name in shown:
                self._add(name)
        self.buttons["director"].setProperty("pressing", False)
        self._row.addStretch()
        for name in AT_RIGHT:
            self._add(name)
        commands.updated.connect(self._update)

    def _add_line(self, before: str) -> None:
        """Adds a line before the button of this name, which is hidden with it."""
        line = self._lines[before] = QFrame(self)
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFrameShadow(QFrame.Shadow.Sunken)
        self._row.addWidget(line)

    def _add(self, name: str) -> None:
        button = QToolButton(self)
        button.setObjectName(f"{name}-button")
        button.setAutoRaise(True)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if name in OPENING:
            button.setMenu(self._menus[name])
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        else:
            button.setDefaultAction(self._commands[name])
            for menu, beside in BESIDE.items():
                if beside == name:
                    button.setMenu(self._menus[menu])
                    button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.buttons[name] = button
        self._row.addWidget(button)

    def open(self, name: str) -> None:
        """Opens the menu of this name under its button or in the bar, or over the table where neither is seen.

        Its first choice is highlighted, so that Return takes it as in a menu of the bar.
        """
        button, window, menu = self.buttons.get(BESIDE.get(name, name)), self.window(), self._menus[name]
        if button is not None and button.isVisible():
            menu.popup(button.mapToGlobal(QPoint(0, button.height())))
        elif menu.menuAction() in self._menus.actions() and self._menus.isVisible():
            # So the arrow keys lead to the menus beside it.
            self._menus.setActiveAction(menu.menuAction())
            return
        else:
            menu.popup(window.mapToGlobal(QPoint(window.width() // 3, window.height() // 4)))
        choices = (action for action in menu.actions() if action.isEnabled() and not action.isSeparator())
        if (first := next(choices, None)) is not None:
            menu.setActiveAction(first)

    def _update(self) -> None:
        """Dims the buttons whose menus cannot be opened now."""
        for name in OPENING & BUTTONS.keys():
            self.buttons[name].setEnabled(self._commands[name].isEnabled())

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Updates language and edition, and highlights the Director's button when he must be called."""
        words = after.words
        renamed = before is None or before.words is not words or before.options.dark != after.options.dark
        if renamed:
            self._name(words)
        board = after.document.board
        others = self._show_board_buttons(board is not None and board.has_others)
        if self._show_edition(after) or others or renamed:
            self._fit()
        set_style_property(self.buttons["director"], "pressing", after.table.is_pending)

    def _show_edition(self, shown: Shown) -> bool:
        """Shows the edition in force, in colour where it is not the user's own; returns whether that is new."""
        button, badge = self.buttons["edition"], edition_badge(shown)
        text = shown.words.text("edition-name.short", edition=shown.edition.value)
        own_tip, badge_tip = self._commands["edition"].toolTip(), badge.tip if badge is not None else ""
        tip = "\n".join(filter(None, (badge_tip, own_tip)))
        if button.toolTip() != tip:
            button.setToolTip(tip)
        button.setAccessibleName(f"{self._commands['edition'].iconText()}: {text}")
        button.setAccessibleDescription(badge_tip)
        marked = button.property("other") is not (badge is not None)
        if marked:
            set_style_property(button, "other", badge is not None)
            self._set_font("edition")
        told = button.text() != text
        if told:
            button.setText(text)
        return marked or told

    def _show_board_buttons(self, on: bool) -> bool:
        """Shows the buttons that go to another board, or hides them; returns whether that is new."""
        new = on is self.buttons[BOARD_BUTTONS[0]].isHidden()
        if new:
            for name in BOARD_BUTTONS:
                self.buttons[name].setVisible(on)
                if name in self._lines:
                    self._lines[name].setVisible(on)
        return new

    def _name(self, words: Words) -> None:
        for name, button in self.buttons.items():
            action = self._commands[name]
            if name in OPENING:
                button.setText(action.iconText())
                button.setToolTip(action.toolTip())
            button.setAccessibleName(action.iconText())
        self.buttons["language"].setText(words.language.upper())
        self._show_icons()

    def _show_icons(self) -> None:
        for name in OPENING & self.buttons.keys():
            self.buttons[name].setIcon(self._commands[name].icon())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the buttons to another width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Adapts menus and buttons to another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            size = round(ICON_SIZE * self.fontMetrics().height())
            self._commands.set_icon_size(round(size * self.devicePixelRatio()))
            for name, button in self.buttons.items():
                self._set_font(name)
                button.setIconSize(QSize(size, size))
            self._show_icons()
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
        for first, second, last, others in (
            (beside, beside, beside, beside),
            (alone, beside, beside, beside),
            (alone, alone, beside, beside),
            (alone, alone, text, text),
            (alone, alone, alone, text),
        ):
            styles = {
                Button.ICON: alone,
                Button.TEXT_FIRST: first,
                Button.TEXT_SECOND: second,
                Button.TEXT_LAST: last,
                Button.NEVER: others,
            }
            for name, button in self.buttons.items():
                button.setToolButtonStyle(styles[BUTTONS[name]])
            self._row.invalidate()
            if self._row.minimumSize().width() <= self.width():
                return
