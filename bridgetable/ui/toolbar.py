"""The toolbar: the commands people reach for, and the menus of what can be done at the table now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from bridgetable.cards.seat import Seat
from bridgetable.table.edition import Edition
from bridgetable.ui import menus
from bridgetable.ui.deeds import asking, ending, going_wrong
from bridgetable.ui.poses import HandView, Speed
from bridgetable.words.catalogue import LANGUAGES, Words

if TYPE_CHECKING:
    from bridgetable.ui.window import Window

PLAIN = ("new", "open", "save", "|", "undo", "redo", "|", "director", "ask", "wrong", "table", "|", "projector")
MENUS = ("director", "ask", "wrong", "table", "edition", "language", "view")


class ToolButtons(QWidget):
    """Buttons with icon and word; those with a menu open it at once."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.menus = {name: QMenu(self) for name in MENUS}
        self.buttons: dict[str, QToolButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for name in PLAIN:
            self._add(name)
        self._row.addStretch()
        for name in ("edition", "language", "view"):
            self._add(name)
        for name, fill in {
            "director": self._fill_director, "ask": self._fill_ask, "wrong": self._fill_wrong,
            "table": self._fill_table, "edition": self._fill_edition, "language": self._fill_language,
            "view": self._fill_view,
        }.items():
            self.menus[name].aboutToShow.connect(fill)
        self._save_menu()

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
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action = self._window.commands[name]
        if name in self.menus:
            button.setMenu(self.menus[name])
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        else:
            button.setDefaultAction(action)
        self.buttons[name] = button
        self._row.addWidget(button)

    def _save_menu(self) -> None:
        """Behind the small commands: save under another name, another contract."""
        for name, others in (("save", ("save-as",)), ("new", ("contract",))):
            menu = QMenu(self)
            for other in others:
                menu.addAction(self._window.commands[other])
            self.buttons[name].setMenu(menu)
            self.buttons[name].setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)

    def openers(self) -> dict[str, Callable[[], object]]:
        """What the keys of the menus do: open them under their button."""
        return {name: lambda name=name: self.open(name) for name in MENUS if name != "language"}

    def open(self, name: str) -> None:
        """Opens the menu of this name where one expects it."""
        button = self.buttons[name]
        at = button.mapToGlobal(QPoint(0, button.height())) if button.isVisible() else self._window.mapToGlobal(
            QPoint(self._window.width() // 3, self._window.height() // 4))
        self.menus[name].popup(at)

    def open_director(self) -> None:
        """Who calls the Director?"""
        self.open("director")

    def urge(self, pressing: bool) -> None:
        """Whether it is time to call the Director."""
        self.buttons["director"].setProperty("pressing", pressing)

    def word(self, words: Words) -> None:
        """Says everything in this language."""
        for name, button in self.buttons.items():
            action = self._window.commands[name]
            if name in self.menus:
                button.setText(action.text())
                button.setToolTip(action.toolTip())
                button.setIcon(action.icon())
            button.setAccessibleName(action.text())
        self.buttons["edition"].setText(words.text("edition-short", edition=self._window.session.edition.value))
        self.buttons["language"].setText(words.language.upper())
        for name, menu in self.menus.items():
            menu.setTitle(words.text(f"command-{name}"))

    # -- the menus -----------------------------------------------------------------------------------------------------

    def _fill_director(self) -> None:
        menu, words = self.menus["director"], self._window.session.words
        menu.clear()
        menu.addSection(words.text("director-who"))
        for seat in Seat:
            action = menu.addAction("&" + words.name(seat))
            action.triggered.connect(lambda *_, seat=seat: self._window.desk.summon(seat))

    def _fill_ask(self) -> None:
        self._fill("ask", asking(self._window.session.table, self._window.session.words))

    def _fill_wrong(self) -> None:
        self._fill("wrong", going_wrong(self._window.session.table, self._window.session.words))

    def _fill_table(self) -> None:
        window, menu = self._window, self.menus["table"]
        menu.clear()
        for name in ("contract", "claim", "concede"):
            menu.addAction(window.commands[name])
        menus.add(menu, ending(window.session.table, window.session.words), window.session.act)
        menu.addSeparator()
        for name in ("assign", "note", "copy-rulings"):
            menu.addAction(window.commands[name])

    def _fill(self, name: str, deeds: menus.Deeds) -> None:
        words = self._window.session.words
        menus.fill(self.menus[name], deeds, self._window.session.act, words.text("menu-nothing"))

    def _fill_edition(self) -> None:
        window = self._window
        choices = [(window.session.words.text(f"edition-{each.value}"), each is window.session.edition,
                    lambda each=each: window.choose_edition(each)) for each in Edition]
        self._choose(self.menus["edition"], choices)

    def _fill_language(self) -> None:
        window = self._window
        now = window.session.words.language
        choices = [(Words.of(each).text("language-name"), each == now,
                    lambda each=each: window.choose_language(each)) for each in LANGUAGES]
        self._choose(self.menus["language"], choices)

    def _fill_view(self) -> None:
        window, menu, words = self._window, self.menus["view"], self._window.session.words
        menu.clear()
        for name in ("timeline", "panel", "marks", "projector", "shortcuts"):
            menu.addAction(window.commands[name])
        menu.addSeparator()
        for seat in Seat:
            self._hands(menu.addMenu(words.name(seat)), (seat,), window.options.hands[seat])
        self._hands(menu.addMenu(words.text("view-all-hands")), tuple(Seat), None)
        menu.addSeparator()
        was = window.preferences
        themes = [(words.text(f"theme-{each}"), each == was.theme,
                   lambda each=each: window.look(replace(window.preferences, theme=each)))
                  for each in ("auto", "light", "dark")]
        self._choose(menu.addMenu(words.text("view-theme")), themes)
        speeds = [(words.text(f"speed-{each.name.lower()}"), each is was.speed,
                   lambda each=each: window.look(replace(window.preferences, speed=each))) for each in Speed]
        self._choose(menu.addMenu(words.text("view-speed")), speeds)
        colours = [(words.text("view-four-colours"), was.four_colours,
                    lambda: window.look(replace(window.preferences, four_colours=True))),
                   (words.text("view-two-colours"), not was.four_colours,
                    lambda: window.look(replace(window.preferences, four_colours=False)))]
        self._choose(menu.addMenu(words.text("view-colours")), colours)

    def _hands(self, menu: QMenu, seats: tuple[Seat, ...], now: HandView | None) -> None:
        def show(view: HandView) -> None:
            hands = self._window.options.hands
            for seat in seats:
                hands = hands.replacing(seat, view)
            self._window.show_as(replace(self._window.options, hands=hands))

        words = self._window.session.words
        self._choose(menu, [(words.text(f"hand-{view.value}"), view is now, lambda view=view: show(view))
                            for view in HandView])

    @staticmethod
    def _choose(menu: QMenu, choices: list[tuple[str, bool, Callable[[], object]]]) -> None:
        menu.clear()
        group = QActionGroup(menu)
        for label, on, do in choices:
            action = QAction(label, menu, checkable=True, checked=on)
            group.addAction(action)
            menu.addAction(action)
            action.triggered.connect(lambda *_, do=do: do())
