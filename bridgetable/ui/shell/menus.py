"""The menus of the toolbar, filled each time they open with what can be done and chosen now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QFontMetrics
from PySide6.QtWidgets import QMenu

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.actions import Action
from bridgetable.engine.possible import is_possible
from bridgetable.laws.elections import ELECTIVES, Elective
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.ui.preferences.election_answers import answers_to
from bridgetable.ui.preferences.preferences import THEMES
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import HandView, Speed
from bridgetable.ui.shell.commands import Commands
from bridgetable.ui.shell.view import View
from bridgetable.ui.table.hand_signs import seen_view
from bridgetable.ui.table.trick import quitted_tricks
from bridgetable.ui.wall.presentation import Presentation
from bridgetable.words.catalogue import Words
from bridgetable.words.grammar import INDICES
from bridgetable.words.languages import OFFERED

if TYPE_CHECKING:
    from bridgetable.ui.director.dialogs import DirectorDialogs
    from bridgetable.ui.library.recent_files import RecentFiles
    from bridgetable.ui.shell.opening import Documents


# -- The menu entries for what players can do at the table besides calling and playing cards ---------------------------


class MenuEntry(msgspec.Struct, frozen=True):
    """An entry of a menu, with an action or a submenu; it is dimmed unless `enabled`."""

    label: str
    action: a.Action | None = None
    submenu: tuple[MenuEntry, ...] = ()
    enabled: bool = True


MenuEntries = tuple[MenuEntry, ...]


# -- who asks whom ---------------------------------------------------------------------------------------------------


def asking(table: Table, words: Words) -> MenuEntries:
    """Returns an entry for each question about a revoke, by who asks whom (Law 61B)."""
    return tuple(
        MenuEntry(words.text(f"ask-{kind}", seat=said.seat, of=said.of), said, enabled=is_possible(table, said))
        for kind, said in _questions(table)
    )


def _questions(table: Table) -> list[tuple[str, a.Ask]]:
    """Returns the questions about the card of the player asked, then those to declarer about dummy's card."""
    dummy = table.dummy
    own = [(kind, a.Ask(seat, of)) for kind, seat, of in _askers(table)]
    return own + [
        (f"{kind}-dummys", a.Ask(said.seat, said.of, dummy)) for kind, said in own if said.of is table.declarer
    ]


def _askers(table: Table) -> list[tuple[str, Seat, Seat]]:
    declarer, dummy = table.declarer, table.dummy
    if declarer is None or dummy is None:
        return []
    left, right = table.defenders
    return [
        ("declarer-defender", declarer, left),
        ("declarer-defender", declarer, right),
        ("dummy-declarer", dummy, declarer),
        ("dummy-defender", dummy, left),
        ("dummy-defender", dummy, right),
        ("defender-declarer", left, declarer),
        ("defender-declarer", right, declarer),
        ("defender-partner", left, right),
        ("defender-partner", right, left),
    ]


# -- the end of play -------------------------------------------------------------------------------------------------


def ending(table: Table, words: Words) -> MenuEntries:
    """Returns the entries for agreement, objection and the end of a board: cards returned, next board, next round."""
    back = tuple(MenuEntry(words.name(seat), a.ReturnCards(seat), enabled=seat not in table.returned) for seat in Seat)
    everybody = MenuEntry(words.text("table-return-all"), a.ReturnCards(None))
    over = table.over
    return (
        _said_by(table, words, "table-agree", a.Agree),
        _said_by(table, words, "table-object", a.Object),
        MenuEntry(words.text("table-return"), submenu=(everybody, *back), enabled=over),
        _said_by(table, words, "table-next", a.CallNextBoard),
        MenuEntry(words.text("table-round"), a.EndRound(), enabled=over and not table.round_over),
    )


def _said_by(table: Table, words: Words, key: str, make: Callable[[Seat], a.Action]) -> MenuEntry:
    entries = tuple(MenuEntry(words.name(seat), make(seat), enabled=is_possible(table, make(seat))) for seat in Seat)
    return MenuEntry(words.text(key), submenu=entries, enabled=any(entry.enabled for entry in entries))


# -- Functions that fill menus with entries or choices each time they open ---------------------------------------------


Act = Callable[[Action], object]


def fill(menu: QMenu, entries: MenuEntries, act: Act, empty_text: str) -> None:
    """Replaces the contents of a menu by these entries, or by the dimmed text `empty_text` when there are none."""
    menu.clear()
    add_entries(menu, entries, act)
    if not entries:
        menu.addAction(empty_text).setEnabled(False)


def add_submenu(menu: QMenu, label: str) -> QMenu:
    """Adds a submenu with the font of the menu, and returns it."""
    submenu = menu.addMenu(label)
    submenu.setFont(menu.font())
    return submenu


def add_entries(menu: QMenu, entries: MenuEntries, act: Act) -> None:
    """Adds these entries to a menu; submenus are filled when they open."""
    for entry in entries:
        label = entry.label.replace("&", "&&")
        if entry.submenu:
            submenu = add_submenu(menu, label)
            submenu.setEnabled(entry.enabled)
            submenu.aboutToShow.connect(lambda menu=submenu, entry=entry: fill(menu, entry.submenu, act, ""))
            # An empty menu would not open at all.
            submenu.addAction("")
            continue
        action = QAction(label, menu)
        action.setEnabled(entry.enabled and entry.action is not None)
        action.triggered.connect(lambda *_, entry=entry: act(entry.action) if entry.action is not None else None)
        menu.addAction(action)


Choice = tuple[str, bool, Callable[[], object]]
"""The label of a choice, whether it is the current one, and the function that choosing it calls."""


def fill_with_choices(menu: QMenu, choices: Sequence[Choice]) -> None:
    """Replaces the contents of a menu by these choices, the current one checked."""
    menu.clear()
    group = QActionGroup(menu)
    for label, chosen, choose in choices:
        action = QAction(label, menu, checkable=True, checked=chosen)
        group.addAction(action)
        menu.addAction(action)
        action.triggered.connect(lambda *_, choose=choose: choose())


TABLE = ("deal-editor", "contract", "call", "change-call", "claim", "concede")
DOCUMENT = (
    "assign",
    "penalty",
    "results",
    "note",
    "edit-note",
    "retitle",
    "case-details",
    "expectations",
    "copy-rulings",
    "save-as",
    "previous-case",
    "next-case",
    "previous-board",
    "next-board",
    "boards",
    "audit",
)
COPIES = ("copy-pbn", "copy-lin", "copy-link")
PAPERS = ("print", "export", "copy-story", "copy-picture")
VIEW = (
    "timeline",
    "panel",
    "bidding-box",
    "auction",
    "marks",
    "figures",
    "knowledge",
    "projector",
    "lectern",
    "presenter",
    "black",
    "freeze",
    "point",
    "draw",
    "erase",
    "preferences",
    "zoom-in",
    "zoom-out",
    "zoom-reset",
    "first-page",
    "tour",
    "manual",
    "shortcuts",
    "about",
)
STUDY = (
    ("rehearse",),
    ("show-answer", "question-before", "leave-rehearsal"),
    ("another-like-this",),
    ("lesson", "lesson-sheet"),
    ("progress", "exam"),
)
"""The commands of the menu of what one learns and teaches with; a line separates the groups."""

LABEL_WIDTH = 40
"""The greatest width of the name of a recent file, in heights of a letter."""


class MenuTarget(Protocol):
    """What the menus call besides the session and the view."""

    @property
    def director_dialogs(self) -> DirectorDialogs:
        """What asks when a player calls the Director."""

    @property
    def presentation(self) -> Presentation:
        """The wall that the table is shown on."""

    @property
    def documents(self) -> Documents:
        """What opens the tables that were left."""

    @property
    def recent(self) -> RecentFiles:
        """The files that were opened or saved last."""

    def update_commands(self) -> None:
        """Enables and checks the commands as they are now."""


class ToolbarMenus(QObject):
    """Fills the menus of a toolbar; `named_menus` are the menus by name."""

    def __init__(
        self, named_menus: dict[str, QMenu], commands: Commands, session: Session, view: View, target: MenuTarget
    ) -> None:
        super().__init__(view)
        self._menus, self._commands, self._target = named_menus, commands, target
        self._session, self._view = session, view
        fill: dict[str, Callable[[QMenu], None]] = {
            "director": self._fill_director,
            "ask": self._fill_ask,
            "table": self._fill_table,
            "recent": self._fill_recent,
            "edition": self._fill_edition,
            "language": self._fill_language,
            "view": self._fill_view,
            "study": self._fill_study,
        }
        for name, menu in named_menus.items():
            menu.aboutToShow.connect(partial(fill[name], menu))

    @property
    def _words(self) -> Words:
        return self._session.words

    # -- at the table --------------------------------------------------------------------------------------------------

    def _fill_director(self, menu: QMenu) -> None:
        words = self._words
        menu.clear()
        menu.addSection(words.text("director-who"))
        for seat in Seat:
            action = menu.addAction("&" + words.name(seat))
            action.triggered.connect(lambda *_, seat=seat: self._target.director_dialogs.summon(seat))
        menu.addSection(words.text("director-himself"))
        menu.addAction(self._commands["penalty"])

    def _fill_ask(self, menu: QMenu) -> None:
        words = self._words
        fill(menu, asking(self._session.table, words), self._session.act, words.text("menu-nothing"))

    def _fill_table(self, menu: QMenu) -> None:
        menu.clear()
        menu.addActions([self._commands[name] for name in TABLE])
        add_entries(menu, ending(self._session.table, self._words), self._session.act)
        self._add_quitted(menu)
        menu.addSeparator()
        submenu = add_submenu(menu, self._words.text("command-recent"))
        submenu.aboutToShow.connect(partial(self._fill_recent, submenu))
        # An empty menu would not open at all.
        submenu.addAction("")
        menu.addActions([self._commands[name] for name in DOCUMENT])
        copies = add_submenu(menu, self._words.text("table-copy-board"))
        copies.addActions([self._commands[name] for name in COPIES])
        menu.addAction(self._commands["paste"])
        papers = add_submenu(menu, self._words.text("menu-papers"))
        papers.addActions([self._commands[name] for name in PAPERS])
        self._add_earlier(menu)

    def _add_quitted(self, menu: QMenu) -> None:
        """Adds the submenu of quitted tricks that the Director can turn up."""
        submenu = add_submenu(menu, self._words.text("table-turn-up"))
        numbers = quitted_tricks(self._session.table)
        submenu.setEnabled(bool(numbers))
        for number in numbers:
            line = submenu.addAction(self._words.text("table-turn-up-trick", trick=number))
            line.triggered.connect(lambda *_, number=number: self._target.presentation.turn_up(number))

    def _add_earlier(self, menu: QMenu) -> None:
        """Adds the list of tables that were left unsaved, if there are any."""
        if self._target.documents.has_earlier:
            entry = menu.addAction(self._words.text("table-earlier"))
            entry.triggered.connect(lambda *_: self._target.documents.choose_earlier())

    def _fill_recent(self, menu: QMenu) -> None:
        """Lists the files opened or saved last, numbered so that a digit chooses one."""
        recent, words = self._target.recent, self._words
        menu.clear()
        menu.setToolTipsVisible(True)
        paths = recent.paths
        for number, path in enumerate(paths, 1):
            entry = menu.addAction(recent_label(number, path, paths, menu.fontMetrics()))
            entry.setToolTip(one_line(str(path)))
            entry.triggered.connect(lambda *_, path=path: recent.open(path))
        if not paths:
            menu.addAction(words.text("recent-none")).setEnabled(False)
            return
        menu.addSeparator()
        menu.addAction(words.text("recent-clear")).triggered.connect(lambda *_: recent.clear())

    def _fill_study(self, menu: QMenu) -> None:
        menu.clear()
        self._target.update_commands()
        for group in STUDY:
            menu.addSeparator()
            menu.addActions([self._commands[name] for name in group])

    # -- the Laws, and the language ------------------------------------------------------------------------------------

    def _fill_edition(self, menu: QMenu) -> None:
        now, words = self._session.edition, self._words
        names = [(each, words.text("edition-name", edition=each.value)) for each in Edition]
        chosen = [(name, each is now, partial(self._view.choose_edition, each)) for each, name in names]
        fill_with_choices(menu, chosen)
        menu.addSeparator()
        usual = self._view.preferences.edition
        own = [(name, each is usual, partial(self._view.choose_own_edition, each)) for each, name in names]
        fill_with_choices(add_submenu(menu, words.text("edition-own")), own)
        submenu = add_submenu(menu, words.text("elections"))
        for elective in ELECTIVES:
            if elective.concerns(now):
                self._add_elective(submenu, elective)
        menu.addSeparator()
        menu.addActions([self._commands["compare-editions"], self._commands["compare-branches"]])

    def _add_elective(self, menu: QMenu, elective: Elective) -> None:
        """Adds the submenu of the answers to one election; the first of several readings is the default."""
        words, now = self._words, dict(self._session.elections).get(elective.name)
        submenu = add_submenu(menu, words.text(f"election-{elective.name}"))
        fill_with_choices(
            submenu,
            [
                (words.text(key), now == answer, partial(self._view.elect, elective.name, answer))
                for key, answer in answers_to(elective)
            ],
        )

    def _fill_language(self, menu: QMenu) -> None:
        now = self._words.language
        fill_with_choices(
            menu,
            [
                (Words.of(each).text("language-name"), each == now, partial(self._view.choose_language, each))
                for each in OFFERED
            ],
        )

    # -- the view ------------------------------------------------------------------------------------------------------

    def _fill_view(self, menu: QMenu) -> None:
        words, options, was = self._words, self._view.options, self._view.preferences
        menu.clear()
        self._target.update_commands()
        menu.addActions([self._commands[name] for name in VIEW])
        menu.addSeparator()
        menu.addAction(self._commands["turn"])
        fill_with_choices(
            add_submenu(menu, words.text("view-bottom")),
            [
                (words.name(seat), seat is options.bottom, partial(self._view.turn_table, seat))
                for seat in Seat.S.round()
            ],
        )
        for seat in Seat:
            now = seen_view(self._session.table, seat, options)
            self._add_hand_views(menu, words.name(seat), (seat,), now)
        self._add_hand_views(menu, words.text("view-all-hands"), tuple(Seat), None)
        menu.addSeparator()
        self._add_screens(menu)
        change = self._view.change_preferences
        self._add_choices(
            menu, "view-theme", [(f"theme-{each}", each == was.theme, partial(change, theme=each)) for each in THEMES]
        )
        self._add_choices(
            menu,
            "view-speed",
            [(f"speed-{each.name.lower()}", each is was.speed, partial(change, speed=each)) for each in Speed],
        )
        self._add_choices(
            menu,
            "view-colours",
            [
                ("view-four-colours", was.four_colours, partial(change, four_colours=True)),
                ("view-two-colours", not was.four_colours, partial(change, four_colours=False)),
            ],
        )
        self._add_choices(
            menu,
            "view-indices",
            [(f"indices-{each}", each == was.indices, partial(change, indices=each)) for each in INDICES],
        )

    def _add_screens(self, menu: QMenu) -> None:
        """Adds the submenu of the screens that the wall can be on, where there are several."""
        presentation, words = self._target.presentation, self._words
        screens = presentation.screens
        if len(screens.all) < 2:
            return
        names = [("", words.text("view-wall-screen-other"))]
        for name, screen in screens.named.items():
            size = screen.geometry().size()
            label = words.text("view-wall-screen-named", name=name, width=size.width(), height=size.height())
            names.append((name, label))
        fill_with_choices(
            add_submenu(menu, words.text("view-wall-screen")),
            [(label, name == screens.chosen, partial(presentation.choose_screen, name)) for name, label in names],
        )

    def _add_choices(self, menu: QMenu, key: str, choices: list[Choice]) -> None:
        """Adds a submenu of choices; `key` and the labels are message keys."""
        text = self._words.text
        labelled = [(text(label), chosen, choose) for label, chosen, choose in choices]
        fill_with_choices(add_submenu(menu, text(key)), labelled)

    def _add_hand_views(self, menu: QMenu, label: str, seats: tuple[Seat, ...], now: HandView | None) -> None:
        """Adds the submenu of the ways in which the hands of these seats can be shown; `now` is the current one."""
        fill_with_choices(
            add_submenu(menu, label),
            [
                (self._words.text(f"hand-{each.value}"), each is now, partial(self._view.show_hands, seats, each))
                for each in HandView
            ],
        )


def recent_label(number: int, path: Path, among: Sequence[Path], metrics: QFontMetrics) -> str:
    """The line of a recent file: its name, and its folder where another file of the list has the same name."""
    twice = sum(each.name == path.name for each in among) > 1
    name = one_line(f"{path.name} — {path.parent}" if twice else path.name)
    short = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, LABEL_WIDTH * metrics.height())
    return f"&{number % 10}  {short.replace('&', '&&')}" if number <= 10 else f"{short.replace('&', '&&')}"


def one_line(text: str) -> str:
    """The text without characters that would break a line or end a label."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
