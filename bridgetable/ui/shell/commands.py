"""The commands of the window, declared once: where each stands, its keys, what it does and when it can be done.

The menu bar, the toolbar, the keys and their page all follow from `MENUS`. What a command is called, and the sentence
that explains it, are the messages "command-…" and "command-…-tip" of its name.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bridgetable.engine.history import START
from bridgetable.table.time_record import withdrawn_in_correction
from bridgetable.ui.entry.proposed import calls_are_made
from bridgetable.ui.session.shown import Speed
from bridgetable.ui.shell import menus
from bridgetable.ui.shell.menus import Lines
from bridgetable.ui.shell.table_dialogs import noted_at
from bridgetable.ui.table.areas import Position
from bridgetable.ui.table.plates import HAND_KEYS
from bridgetable.ui.table.trick import quitted_tricks
from bridgetable.ui.wall.pointing import Mode

if TYPE_CHECKING:
    from bridgetable.ui.shell.actions import Commands
    from bridgetable.ui.shell.workplace import Workplace


class Button(enum.Enum):
    """A button of the toolbar, by what of it is left out where the window is too narrow for all of them."""

    ICON = "icon"
    """It shows its icon alone, and is there only while a board of a file with several is on the table."""
    TEXT_FIRST = "text-first"
    """Its text is left out first: everybody knows the icon."""
    TEXT_SECOND = "text-second"
    """Its text is left out next."""
    TEXT_LAST = "text-last"
    """Its icon is left out, and at last its text instead."""
    NEVER = "never"
    """Its text stays."""


class Rehearsing(enum.Enum):
    """What becomes of a command while a case is rehearsed."""

    POSSIBLE = "possible"
    """It can be done then too."""
    NEEDED = "needed"
    """There is something to do for it only then."""
    FORBIDDEN = "forbidden"
    """It would change what is only shown, or give away what is asked."""


class Command(msgspec.Struct, frozen=True):
    """A command: it stands in one menu, and `possible` says whether it can be done; with `on` it is a switch."""

    name: str
    do: Callable[[Workplace], object]
    keys: tuple[str, ...] = ()
    possible: Callable[[Workplace], bool] | None = None
    on: Callable[[Workplace], bool] | None = None
    button: Button | None = None
    rehearsing: Rehearsing = Rehearsing.POSSIBLE

    def can_be_done(self, w: Workplace) -> bool:
        """Whether it can be done now."""
        return _fits(self.rehearsing, w) and (self.possible is None or self.possible(w))


class Menu(msgspec.Struct, frozen=True):
    """A menu of the bar, or in another menu: commands, menus, lines that are found when it opens; None separates them.

    Its button opens it, and so do its keys unless `do` says what else they do. It has no button of its own where it is
    `beside` that of a command.
    """

    name: str
    entries: tuple[Command | Menu | Lines | None, ...]
    keys: tuple[str, ...] = ()
    possible: Callable[[Workplace], bool] | None = None
    do: Callable[[Workplace], object] | None = None
    button: Button | None = None
    beside: str = ""
    at_right: bool = False
    rehearsing: Rehearsing = Rehearsing.POSSIBLE

    def can_be_done(self, w: Workplace) -> bool:
        """Whether it can be opened now."""
        return _fits(self.rehearsing, w) and (self.possible is None or self.possible(w))

    @property
    def is_command(self) -> bool:
        """Whether it can be opened otherwise than from the menu around it, and so has a key or a button."""
        return bool(self.keys or self.button)

    @property
    def commands(self) -> Iterator[Command | Menu]:
        """The commands and the menus in it and in its menus, in order."""
        for entry in self.entries:
            if isinstance(entry, (Command, Menu)):
                yield entry
            if isinstance(entry, Menu):
                yield from entry.commands


def _fits(rehearsing: Rehearsing, w: Workplace) -> bool:
    if rehearsing is Rehearsing.POSSIBLE:
        return True
    return w.study.is_rehearsing is (rehearsing is Rehearsing.NEEDED)


def _has_left_start(w: Workplace) -> bool:
    return w.session.history.cursor != START


def _can_play(w: Workplace) -> bool:
    return w.session.table.turn is not None and w.session.table.claim is None


def _can_replay(w: Workplace) -> bool:
    return bool(withdrawn_in_correction(w.session.table)) and w.view.options.speed is not Speed.OFF


def _can_call(w: Workplace) -> bool:
    return calls_are_made(w.session.table)


def _has_wall(w: Workplace) -> bool:
    return w.presentation.wall is not None


def _has_phones(w: Workplace) -> bool:
    return w.lessons.phones is not None


def _door_is_open(w: Workplace) -> bool:
    phones = w.lessons.phones
    return phones is None or phones.room is None or phones.room.door_open


POSSIBLE, NEEDED, FORBIDDEN = Rehearsing

FILE = Menu(
    "file",
    (
        Command("new", lambda w: w.documents.new(), ("Ctrl+N",), button=Button.TEXT_SECOND),
        Command("open", lambda w: w.documents.open(), ("Ctrl+O",), button=Button.TEXT_SECOND),
        Menu("recent", (Lines(menus.add_recent),), ("Ctrl+Shift+F",), beside="open"),
        Command("library", lambda w: w.library.open(), ("Ctrl+F",), button=Button.TEXT_SECOND, rehearsing=FORBIDDEN),
        Lines(menus.add_earlier),
        None,
        Command("save", lambda w: w.saving.save(), ("Ctrl+S",), button=Button.TEXT_SECOND, rehearsing=FORBIDDEN),
        Command("save-as", lambda w: w.saving.save_as(), ("Ctrl+Shift+S",), rehearsing=FORBIDDEN),
        None,
        Command("print", lambda w: w.papers.print(), ("Ctrl+Alt+P",), rehearsing=FORBIDDEN),
        Command("export", lambda w: w.papers.export(), ("Ctrl+Alt+S",), rehearsing=FORBIDDEN),
        Command("slides", lambda w: w.lessons.save_case_slides(), rehearsing=FORBIDDEN),
        Command("booklet", lambda w: w.library.open_for_booklet(), rehearsing=FORBIDDEN),
        None,
        Command("quit", lambda w: w.quit(), ("Ctrl+Q",)),
    ),
)
EDIT = Menu(
    "edit",
    (
        Command(
            "undo", lambda w: w.session.undo(), ("Ctrl+Z",), lambda w: w.session.can_undo, button=Button.TEXT_FIRST
        ),
        Command(
            "redo",
            lambda w: w.session.redo(),
            ("Ctrl+Y", "Ctrl+Shift+Z"),
            lambda w: w.session.can_redo,
            button=Button.TEXT_FIRST,
        ),
        None,
        Command("paste", lambda w: w.clipboard.paste(), ("Ctrl+V",)),
        Menu(
            "copy-board",
            (
                Command("copy-pbn", lambda w: w.clipboard.copy_board("pbn"), rehearsing=FORBIDDEN),
                Command("copy-lin", lambda w: w.clipboard.copy_board("lin"), rehearsing=FORBIDDEN),
                Command("copy-link", lambda w: w.clipboard.copy_board("link"), rehearsing=FORBIDDEN),
            ),
        ),
        Command("copy-rulings", lambda w: w.copy_rulings(), ("Ctrl+Shift+C",), rehearsing=FORBIDDEN),
        Command("copy-story", lambda w: w.papers.copy_story(), ("Ctrl+Alt+C",), rehearsing=FORBIDDEN),
        Command("copy-picture", lambda w: w.papers.copy_picture(), ("Ctrl+Alt+G",)),
        None,
        Command("retitle", lambda w: w.table_dialogs.retitle(), ("Ctrl+Shift+N",), rehearsing=FORBIDDEN),
        Command("note", lambda w: w.table_dialogs.note(), ("Ctrl+T",), rehearsing=FORBIDDEN),
        Command(
            "edit-note",
            lambda w: w.table_dialogs.edit_note(),
            ("Ctrl+Shift+T",),
            lambda w: noted_at(w.session.history) is not None,
            rehearsing=FORBIDDEN,
        ),
        Command("case-details", lambda w: w.authoring.open("words"), ("Ctrl+Shift+I",), rehearsing=FORBIDDEN),
        Command("expectations", lambda w: w.authoring.open("expectations"), ("Ctrl+Shift+M",), rehearsing=FORBIDDEN),
        None,
        Command("preferences", lambda w: w.personal.choose_preferences(), ("Ctrl+,",)),
    ),
)
TABLE = Menu(
    "table",
    (
        Command("call", lambda w: w.auction_display.focus_bidding_box(), ("Ctrl+B",), _can_call, rehearsing=FORBIDDEN),
        Command(
            "change-call",
            lambda w: w.calls.toggle_change(),
            ("Ctrl+Shift+B",),
            lambda w: _can_call(w) and w.session.table.auction.last_id is not None,
            rehearsing=FORBIDDEN,
        ),
        None,
        Command("claim", lambda w: w.table_dialogs.claim(), ("Ctrl+L",), _can_play, rehearsing=FORBIDDEN),
        Command("concede", lambda w: w.table_dialogs.concede(), ("Ctrl+Shift+L",), _can_play, rehearsing=FORBIDDEN),
        Lines(menus.add_ending),
        None,
        Command("back", lambda w: w.session.step_by(-1), ("Alt+Left",), _has_left_start),
        Command("forward", lambda w: w.session.step_by(1), ("Alt+Right",), lambda w: w.session.can_step_on),
        Command("to-start", lambda w: w.session.to_start(), ("Alt+Home",), _has_left_start),
        Command("to-end", lambda w: w.session.to_end(), ("Alt+End",), lambda w: w.session.can_step_on),
        Command("replay", lambda w: w.presentation.play_replay(Speed.NORMAL), ("F11",), _can_replay),
        Command("replay-slowly", lambda w: w.presentation.play_replay(Speed.SLOW), ("Shift+F11",), _can_replay),
    ),
    ("F6",),
)
DIRECTOR = Menu(
    "director-menu",
    (
        Menu("director", (Lines(menus.add_callers),), ("F2",), button=Button.NEVER, rehearsing=FORBIDDEN),
        Menu("ask", (Lines(menus.add_questions),), ("F3",), button=Button.TEXT_LAST, rehearsing=FORBIDDEN),
        Command(
            "wrong",
            lambda w: w.table_dialogs.list_irregularities(),
            ("F4",),
            button=Button.TEXT_LAST,
            rehearsing=FORBIDDEN,
        ),
        Menu(
            "turn-up",
            (Lines(menus.add_quitted),),
            possible=lambda w: bool(quitted_tricks(w.session.table)),
            rehearsing=FORBIDDEN,
        ),
        None,
        Command(
            "assign",
            lambda w: w.director_dialogs.assign(),
            ("Ctrl+J",),
            lambda w: w.session.table.contract is not None,
            rehearsing=FORBIDDEN,
        ),
        Command("penalty", lambda w: w.director_dialogs.penalise(), ("Ctrl+Shift+J",), rehearsing=FORBIDDEN),
        Command("results", lambda w: w.director_dialogs.compare_results(), ("Ctrl+R",), rehearsing=FORBIDDEN),
        Command("knowledge", lambda w: w.director_dialogs.show_knowledge(), ("Ctrl+I",), rehearsing=FORBIDDEN),
        None,
        Menu(
            "edition", (Lines(menus.add_editions),), ("F8",), button=Button.NEVER, at_right=True, rehearsing=FORBIDDEN
        ),
        Command(
            "compare-editions", lambda w: w.comparisons.compare_editions(), ("Ctrl+E", "Ctrl+F8"), rehearsing=FORBIDDEN
        ),
        Command(
            "compare-branches", lambda w: w.comparisons.compare_branches(), ("Ctrl+Shift+E",), rehearsing=FORBIDDEN
        ),
    ),
)
STUDY = Menu(
    "study",
    (
        Command(
            "rehearse",
            lambda w: w.study.rehearse(),
            ("Ctrl+H",),
            lambda w: w.study.is_rehearsing or bool(w.session.history.nodes),
        ),
        Command(
            "show-answer",
            lambda w: w.study.rehearsal.show_answer(),
            ("Alt+Down",),
            lambda w: w.study.rehearsal.waits_for_answer,
            rehearsing=NEEDED,
        ),
        Command("question-before", lambda w: w.study.rehearsal.step_back(), ("Alt+Up",), rehearsing=NEEDED),
        Command("leave-rehearsal", lambda w: w.study.leave(), ("Ctrl+W",), rehearsing=NEEDED),
        Command("another-like-this", lambda w: w.documents.open_another_like_this(), ("Ctrl+Shift+G",)),
        None,
        Command("lesson", lambda w: w.lessons.room.show(), ("Ctrl+U", "Ctrl+F10")),
        Command("lesson-sheet", lambda w: w.lessons.room.show_sheet(), ("Ctrl+Shift+U",)),
        Command("lesson-slides", lambda w: w.lessons.room.save_slides()),
        Command(
            "ask-own",
            lambda w: w.lessons.room.ask_on_the_spot(),
            ("Ctrl+Alt+A",),
            lambda w: w.lessons.is_held,
            rehearsing=FORBIDDEN,
        ),
        None,
        Command(
            "room",
            lambda w: w.lessons.room.toggle_phones(),
            ("Ctrl+Shift+R",),
            on=lambda w: w.lessons.phones is not None,
            rehearsing=FORBIDDEN,
        ),
        Menu(
            "room-menu",
            (
                Command("room-address", lambda w: w.lessons.room.show_address(), ("Ctrl+Alt+R",), _has_phones),
                Command(
                    "room-door",
                    lambda w: w.lessons.room.set_door(not _door_is_open(w)),
                    possible=_has_phones,
                    on=lambda w: _has_phones(w) and not _door_is_open(w),
                ),
                Command("peers", lambda w: w.lessons.room.ask_peers(), possible=_has_phones),
                Command(
                    "peers-record",
                    lambda w: w.lessons.room.put_peers_on_record(),
                    possible=lambda w: w.lessons.has_peers_to_put,
                ),
                Command("room-sheets", lambda w: w.lessons.room.send_sheets(), possible=_has_phones),
                None,
                Command("homework", lambda w: w.lessons.room.save_homework()),
                Lines(menus.add_addresses),
            ),
            rehearsing=FORBIDDEN,
        ),
        None,
        Command("changes", lambda w: w.study.changes.open(), ("Ctrl+Alt+E",), rehearsing=FORBIDDEN),
        Command("progress", lambda w: w.study.progress.open(), ("Ctrl+Shift+H",)),
        Command("exam", lambda w: w.study.exams.open(), ("Ctrl+Shift+X",)),
        Command("exam-paper", lambda w: w.study.exams.make_paper()),
    ),
    ("F10",),
)
BOARDS = Menu(
    "boards-menu",
    (
        Command("deal-editor", lambda w: w.documents.lay_out(), ("Ctrl+Shift+D",), rehearsing=FORBIDDEN),
        Command("contract", lambda w: w.documents.choose_contract(), ("Ctrl+K",), rehearsing=FORBIDDEN),
        None,
        Command(
            "previous-board",
            lambda w: w.documents.boards.open_previous(),
            ("Alt+PgUp",),
            lambda w: w.session.document.board is not None and w.session.document.board.has_previous,
            button=Button.ICON,
        ),
        Command(
            "next-board",
            lambda w: w.documents.boards.open_next(),
            ("Alt+PgDown",),
            lambda w: w.session.document.board is not None and w.session.document.board.has_next,
            button=Button.ICON,
        ),
        Command(
            "boards",
            lambda w: w.documents.boards.choose_another(),
            ("Ctrl+Shift+O",),
            lambda w: w.session.document.board is not None and w.session.document.board.has_others,
        ),
        None,
        Command("hand-records", lambda w: w.papers.make_hand_records()),
        Command("audit", lambda w: w.audits.open(), ("Ctrl+Shift+A",)),
        None,
        Command("previous-case", lambda w: w.lessons.previous_case(), ("Ctrl+PgUp",)),
        Command("next-case", lambda w: w.lessons.next_case(), ("Ctrl+PgDown",)),
    ),
)
WALL = Menu(
    "wall",
    (
        Command("lectern", lambda w: w.lectern.toggle_panel(), ("Ctrl+5",), on=lambda w: w.lectern.is_shown),
        Command(
            "presenter",
            lambda w: w.lectern.set_large(not w.lectern.is_large),
            ("Ctrl+Shift+5",),
            lambda w: w.presentation.is_beside_window,
            lambda w: w.lectern.is_large,
        ),
        None,
        Command("next-page", lambda w: w.clicker.go_on(), ("PgDown",), _has_wall),
        Command("previous-page", lambda w: w.clicker.go_back(), ("PgUp",), _has_wall),
        # Its key is a letter in the number of a Law.
        Command(
            "black",
            lambda w: w.presentation.set_black(not w.presentation.is_black),
            ("B", "."),
            lambda w: _has_wall(w) and not w.study.asks_law,
            lambda w: w.presentation.is_black,
        ),
        Command(
            "freeze",
            lambda w: w.presentation.set_frozen(not w.presentation.is_frozen),
            ("Ctrl+F5",),
            _has_wall,
            lambda w: w.presentation.is_frozen,
        ),
        None,
        Command(
            "preview-answer",
            lambda w: w.presentation.wall.preview_next() if w.presentation.wall is not None else None,
            ("F12",),
            lambda w: w.presentation.wall is not None and w.presentation.wall.can_preview,
        ),
        Command(
            "editions-on-wall",
            lambda w: w.compared_on_wall.toggle_editions(),
            ("Ctrl+F12",),
            _has_wall,
            rehearsing=FORBIDDEN,
        ),
        Command(
            "lines-on-wall",
            lambda w: w.compared_on_wall.toggle_lines(),
            ("Ctrl+Shift+F12",),
            _has_wall,
            rehearsing=FORBIDDEN,
        ),
        None,
        Command(
            "point",
            lambda w: w.presentation.pointing.toggle(Mode.POINT),
            ("Ctrl+Shift+P",),
            on=lambda w: w.presentation.pointing.mode is Mode.POINT,
        ),
        Command(
            "draw",
            lambda w: w.presentation.pointing.toggle(Mode.DRAW),
            ("Ctrl+P",),
            on=lambda w: w.presentation.pointing.mode is Mode.DRAW,
        ),
        Command(
            "erase", lambda w: w.presentation.pointing.erase(), ("Del",), lambda w: bool(w.presentation.pointing.marks)
        ),
        Lines(menus.add_screens),
    ),
)
VIEW = Menu(
    "view",
    (
        Command(
            "timeline",
            lambda w: w.arrangement.timeline.setVisible(w.arrangement.timeline.isHidden()),
            ("Ctrl+1",),
            on=lambda w: not w.arrangement.timeline.isHidden(),
        ),
        Command(
            "panel",
            lambda w: w.arrangement.panel.setVisible(w.arrangement.panel.isHidden()),
            ("Ctrl+2",),
            on=lambda w: not w.arrangement.panel.isHidden(),
        ),
        Command(
            "bidding-box",
            lambda w: w.arrangement.bidding_box.set_wanted(not w.arrangement.bidding_box.wanted),
            ("Ctrl+3",),
            on=lambda w: w.arrangement.bidding_box.wanted,
        ),
        Command(
            "auction",
            lambda w: w.auction_display.show(not w.auction_display.is_shown),
            ("Ctrl+4",),
            on=lambda w: w.auction_display.is_shown,
        ),
        Command(
            "figures",
            lambda w: w.figures.set_enabled(not w.figures.enabled),
            ("Ctrl+D",),
            on=lambda w: w.figures.enabled,
            button=Button.TEXT_LAST,
            rehearsing=FORBIDDEN,
        ),
        Command(
            "marks",
            lambda w: w.view.change_preferences(marks=not w.view.preferences.marks),
            ("Ctrl+M",),
            on=lambda w: w.view.preferences.marks,
            rehearsing=FORBIDDEN,
        ),
        None,
        Command("turn", lambda w: w.view.turn_table(), ("Ctrl+G",)),
        Menu("bottom", (Lines(menus.add_seats_at_bottom),)),
        Menu(
            "hands",
            (
                *(
                    Command(
                        f"hand-{at.name.lower()}",
                        lambda w, at=at: w.view.show_next_way_at(at),  # type: ignore[misc]
                        (HAND_KEYS[at],),
                    )
                    for at in Position
                ),
                None,
                Lines(menus.add_hands),
            ),
        ),
        None,
        Command(
            "projector",
            lambda w: w.presentation.set_on(not w.presentation.is_on),
            ("F5", "Shift+F5"),
            on=lambda w: w.presentation.is_on,
            button=Button.TEXT_LAST,
        ),
        WALL,
        None,
        Menu(
            "looks",
            (
                Command("zoom-in", lambda w: w.view.zoom_by(1), ("Ctrl++", "Ctrl+=")),
                Command("zoom-out", lambda w: w.view.zoom_by(-1), ("Ctrl+-",)),
                Command("zoom-reset", lambda w: w.view.zoom_by(0), ("Ctrl+0",)),
                None,
                Lines(menus.add_looks),
            ),
        ),
        Menu(
            "language",
            (Lines(menus.add_languages),),
            ("F7",),
            do=lambda w: w.view.choose_language_before(),
            button=Button.NEVER,
            at_right=True,
        ),
    ),
    ("F9",),
)
HELP = Menu(
    "help",
    (
        Command("manual", lambda w: w.manual.open(), ("F1",)),
        Command("shortcuts", lambda w: list_keys(w), ("?",)),
        None,
        Command("first-page", lambda w: w.personal.show_first_page(), ("Ctrl+F1",)),
        Command("tour", lambda w: w.personal.tour.start(), ("Shift+F1",), rehearsing=FORBIDDEN),
        None,
        Command("about", lambda w: w.table_dialogs.tell_about()),
    ),
)
MENUS = (FILE, EDIT, TABLE, DIRECTOR, STUDY, BOARDS, VIEW, HELP)
"""The menus of the bar, in order."""
EVERY = tuple(each for menu in MENUS for each in (menu, *menu.commands))
"""Every command and every menu, in order."""
COMMANDS = tuple(each for each in EVERY if isinstance(each, Command) or each.is_command)
"""What can be done by a key, by a button or by a line of a menu; menus that only stand in others are none."""


def connect_commands(commands: Commands, w: Workplace, open_menu: Callable[[str], object]) -> None:
    """Has each command do in this window what it is declared to do; `open_menu` opens a menu by itself."""
    for command in COMMANDS:
        do = partial(command.do, w) if command.do is not None else partial(open_menu, command.name)
        on = partial(command.on, w) if isinstance(command, Command) and command.on is not None else None
        commands.connect_command(command.name, do, partial(command.can_be_done, w), on)


# -- The page of all keys, by what they are for ------------------------------------------------------------------------


def headings() -> dict[str, tuple[str, ...]]:
    """The names of the commands under each heading of the page of keys, in order.

    Those of a menu stand together, those for the wall by themselves; other headings are those of keys that are no
    commands.
    """
    wall = {each.name for each in WALL.commands}
    menus = {
        f"command-{menu.name}": tuple(each.name for each in (menu, *menu.commands) if each.name not in wall)
        for menu in MENUS
    }
    return {
        **dict.fromkeys(("keys-group-play", "keys-group-auction"), ()),
        **menus,
        "keys-group-wall": tuple(each.name for each in WALL.commands),
        **dict.fromkeys(("keys-group-library", "keys-group-dialogs"), ()),
    }


def list_keys(w: Workplace) -> None:
    """Opens the page of all keys."""
    from bridgetable.ui.shell.shortcuts import ShortcutsDialog

    ShortcutsDialog(w.session.words, headings(), w.commands.overview(), w.window).exec()
