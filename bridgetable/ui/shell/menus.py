"""What menus are filled with each time they open: what can be done and chosen now at this table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QFontMetrics
from PySide6.QtWidgets import QMenu

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.actions import Action
from bridgetable.engine.possible import is_possible
from bridgetable.laws.elections import ELECTIVES, Elective
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.ui.kit.underlined import underlined
from bridgetable.ui.preferences.preferences import THEMES, answers_to
from bridgetable.ui.session.shown import HandView, Speed
from bridgetable.ui.table.plates import seen_view
from bridgetable.ui.table.trick import quitted_tricks
from bridgetable.words.catalogue import Words
from bridgetable.words.grammar import INDICES
from bridgetable.words.languages import OFFERED

if TYPE_CHECKING:
    from bridgetable.ui.shell.workplace import Workplace


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


def add_submenu(menu: QMenu, label: str) -> QMenu:
    """Adds a submenu with the font of the menu, and returns it."""
    submenu = menu.addMenu(label.replace("&", "&&"))
    submenu.setFont(menu.font())
    submenu.aboutToShow.connect(lambda: underline(submenu))
    return submenu


def add_entries(menu: QMenu, entries: MenuEntries, act: Act) -> None:
    """Adds these entries to a menu."""
    for entry in entries:
        if entry.submenu:
            submenu = add_submenu(menu, entry.label)
            submenu.setEnabled(entry.enabled)
            add_entries(submenu, entry.submenu, act)
            continue
        action = QAction(entry.label.replace("&", "&&"), menu)
        action.setEnabled(entry.enabled and entry.action is not None)
        action.triggered.connect(lambda *_, entry=entry: act(entry.action) if entry.action is not None else None)
        menu.addAction(action)


Choice = tuple[str, bool, Callable[[], object]]
"""The label of a choice, whether it is the current one, and the function that choosing it calls."""


def add_choices(menu: QMenu, choices: Sequence[Choice]) -> None:
    """Adds these choices to a menu, the current one checked."""
    group = QActionGroup(menu)
    for label, chosen, choose in choices:
        action = QAction(label, menu, checkable=True, checked=chosen)
        group.addAction(action)
        menu.addAction(action)
        action.triggered.connect(lambda *_, choose=choose: choose())


def underline(menu: QMenu) -> None:
    """Underlines in each line of a menu the letter that chooses it."""
    lines = [action for action in menu.actions() if not action.isSeparator()]
    for action, text in zip(lines, underlined([action.text() for action in lines]), strict=True):
        if action.text() != text:
            action.setText(text)


# -- The lines of each menu that are found when it opens ---------------------------------------------------------------


class Lines(msgspec.Struct, frozen=True):
    """Lines of a menu that are found when it opens: `add` adds them at its end."""

    add: Callable[[Workplace, QMenu], None]


LABEL_WIDTH = 40
"""The greatest width of the name of a recent file, in heights of a letter."""


def add_recent(w: Workplace, menu: QMenu) -> None:
    """Lists the files opened or saved last, numbered so that a digit chooses one."""
    recent, words = w.recent, w.session.words
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


def add_earlier(w: Workplace, menu: QMenu) -> None:
    """Adds the list of tables that were left unsaved, if there are any."""
    if w.documents.has_earlier:
        entry = menu.addAction(w.session.words.text("table-earlier"))
        entry.triggered.connect(lambda *_: w.documents.choose_earlier())


def add_ending(w: Workplace, menu: QMenu) -> None:
    """Adds agreement, objection and the end of a board, which are dimmed while the table is only shown."""
    session = w.session
    entries = ending(session.table, session.words)
    if not session.changeable:
        entries = tuple(replace(entry, enabled=False) for entry in entries)
    add_entries(menu, entries, session.act)


def add_callers(w: Workplace, menu: QMenu) -> None:
    """Lists the players, each of whom can call the Director."""
    words = w.session.words
    menu.addSection(words.text("director-who"))
    for seat in Seat:
        action = menu.addAction(words.name(seat))
        action.triggered.connect(lambda *_, seat=seat: w.director_dialogs.summon(seat))


def add_questions(w: Workplace, menu: QMenu) -> None:
    """Lists who can ask whom about a revoke."""
    session = w.session
    entries = asking(session.table, session.words)
    add_entries(menu, entries, session.act)
    if not entries:
        menu.addAction(session.words.text("menu-nothing")).setEnabled(False)


def add_quitted(w: Workplace, menu: QMenu) -> None:
    """Lists the quitted tricks that the Director can turn up."""
    for number in quitted_tricks(w.session.table):
        line = menu.addAction(w.session.words.text("table-turn-up-trick", trick=number))
        line.triggered.connect(lambda *_, number=number: w.presentation.turn_up(number))


# -- the Laws, and the language --------------------------------------------------------------------------------------


def add_editions(w: Workplace, menu: QMenu) -> None:
    """Lists the editions to rule under, those for new deals, and the answers to the elections."""
    now, words, view = w.session.edition, w.session.words, w.view
    editions = [(words.text("edition-name", edition=each.value), each) for each in Edition]
    add_choices(menu, [(text, each is now, partial(view.choose_edition, each)) for text, each in editions])
    menu.addSeparator()
    own = view.preferences.edition
    add_choices(
        add_submenu(menu, words.text("edition-own")),
        [(text, each is own, partial(view.choose_own_edition, each)) for text, each in editions],
    )
    submenu = add_submenu(menu, words.text("elections"))
    for elective in ELECTIVES:
        if elective.concerns(now):
            _add_elective(w, submenu, elective)


def _add_elective(w: Workplace, menu: QMenu, elective: Elective) -> None:
    """Adds the submenu of the answers to one election; the first of several readings is the default."""
    words, now = w.session.words, dict(w.session.elections).get(elective.name)
    add_choices(
        add_submenu(menu, words.text(f"election-{elective.name}")),
        [
            (words.text(key), now == answer, partial(w.view.elect, elective.name, answer))
            for key, answer in answers_to(elective)
        ],
    )


def add_languages(w: Workplace, menu: QMenu) -> None:
    """Lists the languages, each by its own name."""
    now = w.session.words.language
    add_choices(
        menu,
        [
            (Words.of(each).text("language-name"), each == now, partial(w.view.choose_language, each))
            for each in OFFERED
        ],
    )


# -- the view --------------------------------------------------------------------------------------------------------


def add_seats_at_bottom(w: Workplace, menu: QMenu) -> None:
    """Lists the players who can be at the bottom of the table."""
    words, view = w.session.words, w.view
    add_choices(
        menu,
        [(words.name(seat), seat is view.options.bottom, partial(view.turn_table, seat)) for seat in Seat.S.round()],
    )


def add_hands(w: Workplace, menu: QMenu) -> None:
    """Adds for each hand, and for all, the ways in which it can be shown."""
    words, view = w.session.words, w.view
    ways = [(words.text(f"hand-{each.value}"), each) for each in HandView]
    every: list[tuple[str, tuple[Seat, ...], HandView | None]] = [
        (words.name(seat), (seat,), seen_view(w.session.table, seat, view.options)) for seat in Seat
    ]
    for label, seats, now in (*every, (words.text("view-all-hands"), tuple(Seat), None)):
        add_choices(
            add_submenu(menu, label),
            [(text, each is now, partial(view.show_hands, seats, each)) for text, each in ways],
        )


def add_screens(w: Workplace, menu: QMenu) -> None:
    """Adds the submenu of the screens that the wall can be on, where there are several."""
    presentation, words = w.presentation, w.session.words
    screens = presentation.screens
    if len(screens.all) < 2:
        return
    names = [("", words.text("view-wall-screen-other"))]
    for name, screen in screens.named.items():
        size = screen.geometry().size()
        label = words.text("view-wall-screen-named", name=name, width=size.width(), height=size.height())
        names.append((name, label))
    add_choices(
        add_submenu(menu, words.text("view-wall-screen")),
        [(label, name == screens.chosen, partial(presentation.choose_screen, name)) for name, label in names],
    )


def add_addresses(w: Workplace, menu: QMenu) -> None:
    """Adds the addresses of this computer at which phones may find the room that is open, each with its adapter."""
    if w.lessons.phones is None:
        return
    room, words = w.lessons.room, w.session.words
    labels = [
        (words.text("room-address-of", address=each.host, adapter=each.adapter), each.host) for each in room.addresses
    ]
    add_choices(
        add_submenu(menu, words.text("room-addresses")),
        [(label, host == room.host, partial(room.open_phones, host)) for label, host in labels],
    )


def add_looks(w: Workplace, menu: QMenu) -> None:
    """Adds the choices of light or dark, and of how cards look and move."""
    words, was, change = w.session.words, w.view.preferences, w.view.change_preferences
    for key, choices in (
        ("view-theme", [(f"theme-{each}", each == was.theme, partial(change, theme=each)) for each in THEMES]),
        (
            "view-speed",
            [(f"speed-{each.name.lower()}", each is was.speed, partial(change, speed=each)) for each in Speed],
        ),
        (
            "view-colours",
            [
                ("view-four-colours", was.four_colours, partial(change, four_colours=True)),
                ("view-two-colours", not was.four_colours, partial(change, four_colours=False)),
            ],
        ),
        ("view-indices", [(f"indices-{each}", each == was.indices, partial(change, indices=each)) for each in INDICES]),
    ):
        labelled = [(words.text(label), chosen, choose) for label, chosen, choose in choices]
        add_choices(add_submenu(menu, words.text(key)), labelled)


def recent_label(number: int, path: Path, among: Sequence[Path], metrics: QFontMetrics) -> str:
    """The line of a recent file: its name, and its folder where another file of the list has the same name."""
    twice = sum(each.name == path.name for each in among) > 1
    name = one_line(f"{path.name} — {path.parent}" if twice else path.name)
    short = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, LABEL_WIDTH * metrics.height())
    return f"&{number % 10}  {short.replace('&', '&&')}" if number <= 10 else f"{short.replace('&', '&&')}"


def one_line(text: str) -> str:
    """The text without characters that would break a line or end a label."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
