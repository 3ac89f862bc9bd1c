"""The toolbar: the commands people reach for, and the menus of what can be done at the table now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QFileInfo, QLocale, QPoint, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from bridgetable.cards.seat import Seat
from bridgetable.laws.elections import ELECTIVES, Elective
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election
from bridgetable.ui.shell import menus
from bridgetable.ui.shell.content.menu_entries import Deeds, asking, ending
from bridgetable.ui.table.layout.poses import HandView, Speed
from bridgetable.ui.table.layout.turned_up import quitted_tricks
from bridgetable.words.catalogue import LANGUAGES, Words

if TYPE_CHECKING:
    from bridgetable.ui.shell.commands import Commands
    from bridgetable.ui.shell.desk import Desk
    from bridgetable.ui.shell.window import Window

WORDLESS = ("new", "open", "library", "save", "undo", "redo", "projector", "figures", "view")
"""Where the window is too narrow for all words these are left to their icons and tooltips."""

PLAIN = ("new", "open", "library", "save", "|", "undo", "redo", "|", "director", "ask", "wrong", "table", "|",
         "projector", "figures")
MENUS = ("director", "ask", "table", "edition", "language", "view")


class ToolButtons(QWidget):
    """Buttons with icon and word; those with a menu open it at once."""

    def __init__(self, window: Window, commands: Commands, desk: Desk) -> None:
        super().__init__(window)
        self._window, self._commands, self._desk = window, commands, desk
        self.menus = {name: QMenu(self) for name in MENUS}
        self.buttons: dict[str, QToolButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(6, 2, 6, 2)
        self._row.setSpacing(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        for name in PLAIN:
            self._add(name)
        self._row.addStretch()
        for name in ("edition", "language", "view"):
            self._add(name)
        for name, fill in {
            "director": self._fill_director, "ask": self._fill_ask, "table": self._fill_table,
            "edition": self._fill_edition, "language": self._fill_language, "view": self._fill_view,
        }.items():
            self.menus[name].aboutToShow.connect(fill)

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
        self.buttons[name] = button
        self._row.addWidget(button)

    def openers(self) -> dict[str, Callable[[], object]]:
        """What the keys of the menus do: open them under their button."""
        return {name: partial(self.open, name) for name in MENUS if name != "language"}

    def open(self, name: str) -> None:
        """Opens the menu of this name where one expects it."""
        button = self.buttons[name]
        at = button.mapToGlobal(QPoint(0, button.height())) if button.isVisible() else self._window.mapToGlobal(
            QPoint(self._window.width() // 3, self._window.height() // 4))
        self.menus[name].popup(at)

    def open_director(self) -> None:
        """Who calls the Director?"""
        self.open("director")

    def follow(self, edition: Edition, pressing: bool) -> None:
        """Shows the edition in force, and whether it is time to call the Director."""
        self.buttons["edition"].setText(self._window.session.words.text(f"edition-short-{edition.value}"))
        director = self.buttons["director"]
        if director.property("pressing") is not pressing:
            director.setProperty("pressing", pressing)
            director.style().unpolish(director)
            director.style().polish(director)

    def word(self, words: Words) -> None:
        """Says everything in this language."""
        for name, button in self.buttons.items():
            action = self._commands[name]
            if name in self.menus:
                button.setText(action.text())
                button.setToolTip(action.toolTip())
                button.setIcon(action.icon())
            button.setAccessibleName(action.text())
        self.buttons["language"].setText(words.language.upper())
        self.buttons["edition"].setText(words.text(f"edition-short-{self._window.session.edition.value}"))
        for name, menu in self.menus.items():
            menu.setTitle(words.text(f"command-{name}"))

        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words where there is room for them."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Larger letters need more room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            height = self.fontMetrics().height()
            for menu in self.menus.values():
                menu.setFont(self.font())
            for button in self.buttons.values():
                # One that was polished again keeps the letters it had unless it is given others.
                button.setFont(self.font())
                button.setIconSize(QSize(round(height * 1.15), round(height * 1.15)))
            self._fit()

    def _fit(self) -> None:
        """All words, else icons alone where they speak for themselves, else words without icons elsewhere."""
        beside, alone, text = (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly,
                               Qt.ToolButtonStyle.ToolButtonTextOnly)
        for few, others in ((beside, beside), (alone, beside), (alone, text)):
            for name, button in self.buttons.items():
                button.setToolButtonStyle(few if name in WORDLESS else others)
            self._row.invalidate()
            if self._row.minimumSize().width() <= self.width():
                return

    # -- the menus -----------------------------------------------------------------------------------------------------

    def _fill_director(self) -> None:
        menu, words = self.menus["director"], self._window.session.words
        menu.clear()
        menu.addSection(words.text("director-who"))
        for seat in Seat:
            action = menu.addAction("&" + words.name(seat))
            action.triggered.connect(lambda *_, seat=seat: self._desk.summon(seat))
        menu.addSection(words.text("director-himself"))
        menu.addAction(self._commands["penalty"])

    def _fill_ask(self) -> None:
        self._fill("ask", asking(self._window.session.table, self._window.session.words))

    def _fill_table(self) -> None:
        window, menu = self._window, self.menus["table"]
        menu.clear()
        for name in ("contract", "call", "change-call", "claim", "concede"):
            menu.addAction(self._commands[name])
        menus.add(menu, ending(window.session.table, window.session.words), window.session.act)
        self._add_quitted(menu)
        menu.addSeparator()
        for name in ("assign", "penalty", "results", "note", "copy-rulings", "save-as", "previous-case", "next-case"):
            menu.addAction(self._commands[name])
        if earlier := self._desk.earlier():
            under = menus.submenu(menu, window.session.words.text("table-earlier"))
            for path in earlier:
                left = QLocale(window.session.words.language).toString(
                    QFileInfo(str(path)).lastModified(), QLocale.FormatType.ShortFormat)
                under.addAction(left).triggered.connect(partial(_do, partial(self._desk.open_earlier, path)))

    def _add_quitted(self, menu: QMenu) -> None:
        """The quitted tricks, for the Director to turn one up."""
        window, words = self._window, self._window.session.words
        under = menus.submenu(menu, words.text("table-turn-up"))
        numbers = quitted_tricks(window.session.table)
        under.setEnabled(bool(numbers))
        for number in numbers:
            line = under.addAction(words.text("table-turn-up-trick", trick=number))
            line.triggered.connect(partial(_do, partial(window.table.turn_up, number)))

    def _fill(self, name: str, deeds: Deeds) -> None:
        words = self._window.session.words
        menus.fill(self.menus[name], deeds, self._window.session.act, words.text("menu-nothing"))

    def _fill_edition(self) -> None:
        window = self._window
        choices = [(window.session.words.text(f"edition-{each.value}"), each is window.session.edition,
                    partial(window.choose_edition, each)) for each in Edition]
        menu = self.menus["edition"]
        self._choose(menu, choices)
        menu.addSeparator()
        under = menus.submenu(menu, window.session.words.text("elections"))
        for elective in ELECTIVES:
            if window.session.edition in elective.editions:
                self._add_elective(under, elective)
        menu.addSeparator()
        self.menus["edition"].addActions([self._commands["compare-editions"], self._commands["compare-branches"]])

    def _add_elective(self, menu: QMenu, elective: Elective) -> None:
        """The answers to one election; where they are readings the first is the usual one, elected by electing none."""
        words, now = self._window.session.words, dict(self._window.session.elections).get(elective.name)
        answers: list[tuple[str, Election | None]] = []
        for answer in elective.answers:
            if isinstance(answer, str):
                answers.append((f"election-{elective.name}-{answer}", answer if answers else None))
            else:
                answers.append(("election-yes" if answer else "election-no", answer))
        if all(answer is not None for _, answer in answers):
            answers.insert(0, ("election-none", None))
        choices = [(words.text(key), now == answer, partial(self._window.elect, elective.name, answer))
                   for key, answer in answers]
        self._choose(menus.submenu(menu, words.text(f"election-{elective.name}")), choices)

    def _fill_language(self) -> None:
        window = self._window
        now = window.session.words.language
        choices = [(Words.of(each).text("language-name"), each == now,
                    partial(window.choose_language, each)) for each in LANGUAGES]
        self._choose(self.menus["language"], choices)

    def _fill_view(self) -> None:
        window, menu, words = self._window, self.menus["view"], self._window.session.words
        menu.clear()
        window.parts.switches()
        for name in ("timeline", "panel", "bidding-box", "auction", "marks", "figures", "knowledge", "projector",
                     "shortcuts"):
            menu.addAction(self._commands[name])
        menu.addSeparator()
        for seat in Seat:
            self._hands(menus.submenu(menu, words.name(seat)), (seat,), window.options.hands[seat])
        self._hands(menus.submenu(menu, words.text("view-all-hands")), tuple(Seat), None)
        menu.addSeparator()
        was, prefer = window.preferences, window.prefer
        themes = [(words.text(f"theme-{each}"), each == was.theme,
                   partial(prefer, theme=each))
                  for each in ("auto", "light", "dark")]
        self._choose(menus.submenu(menu, words.text("view-theme")), themes)
        speeds = [(words.text(f"speed-{each.name.lower()}"), each is was.speed,
                   partial(prefer, speed=each)) for each in Speed]
        self._choose(menus.submenu(menu, words.text("view-speed")), speeds)
        colours = [(words.text("view-four-colours"), was.four_colours,
                    partial(prefer, four_colours=True)),
                   (words.text("view-two-colours"), not was.four_colours,
                    partial(prefer, four_colours=False))]
        self._choose(menus.submenu(menu, words.text("view-colours")), colours)

    def _hands(self, menu: QMenu, seats: tuple[Seat, ...], now: HandView | None) -> None:
        def show(view: HandView) -> None:
            hands = self._window.options.hands
            for seat in seats:
                hands = hands.replacing(seat, view)
            self._window.show_as(replace(self._window.options, hands=hands))

        words = self._window.session.words
        self._choose(menu, [(words.text(f"hand-{view.value}"), view is now, partial(show, view))
                            for view in HandView])

    @staticmethod
    def _choose(menu: QMenu, choices: Sequence[tuple[str, bool, Callable[[], object]]]) -> None:
        menu.clear()
        group = QActionGroup(menu)
        for label, on, do in choices:
            action = QAction(label, menu, checkable=True, checked=on)
            group.addAction(action)
            menu.addAction(action)
            action.triggered.connect(partial(_do, do))


def _do(do: Callable[[], object], *_: object) -> None:
    do()
