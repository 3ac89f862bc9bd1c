"""`bridgetable room`: gives a lesson from a terminal, to a room that answers from its phones."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import zip_longest
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from urllib.parse import urlsplit

from bridgetable.cases import LESSON_SUFFIX
from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.case_paths import UnusableFileError
from bridgetable.cli.lesson_given import GivenLesson
from bridgetable.cli.output import OK, UNUSABLE, end_output, print_error, print_line, unexpected_error
from bridgetable.rehearsal.lessons.filing import opened_lesson
from bridgetable.rehearsal.lessons.lesson import LessonEntry, file_of
from bridgetable.rehearsal.lessons.poll import MOST_HANDS, sheet
from bridgetable.reports.page_html import policy_of
from bridgetable.reports.page_text import text_of
from bridgetable.room.exchange import Change
from bridgetable.room.opening import Page
from bridgetable.room.pages import asking_page, phone_page
from bridgetable.room.room import Phase, Room, items_shown, state_shown
from bridgetable.room.scene import Json, Said
from bridgetable.room.serving import Changed, Ended, Failed, Faulted, Heard, Opened, OpenRoom, Place, addresses
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import in_language
from bridgetable.ui.lesson.phones import shown_everywhere
from bridgetable.words.catalogue import Words, refused_line

EVERYWHERE = ("0.0.0.0", "::")
"""The addresses that stand for all of this computer's."""
_WAIT = 0.5
"""After how many seconds at most it is noticed that the program was interrupted."""


def declare(parser: Parser) -> None:
    """Declares the lesson, and where its room is to be."""
    parser.file(completion=Files((LESSON_SUFFIX,)))
    parser.option("--bind")
    parser.option("--port", read=_port)
    parser.option("--public-url", read=_url)
    parser.switch("--json")


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError(text)
    return port


def _url(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise ValueError(text)
    return text.rstrip("/")


def run(found: Namespace, words: Words) -> int:
    """Gives the lesson until it is told to end, or there is nobody any more who tells it anything."""
    try:
        lesson = opened_lesson(Path(found.file)).lesson
    except RefusedError as refused:
        print_error(UnusableFileError(found.file, refused.message, refused.place).line(words))
        return UNUSABLE

    def refuse(entry: LessonEntry, refused: RefusedError) -> None:
        file = file_of(entry)
        reason = refused_line(words, refused)
        print_error(words.text("lesson-passed", file=file.name if file is not None else "", reason=reason))

    given = GivenLesson(lesson, words, refuse)
    return _GivenRoom(given, _place(found), words, as_json=found.json).give()


def _place(found: Namespace) -> Place:
    bind = found.bind
    known = [each.host for each in addresses()]
    if bind is None:
        bind = known[0] if known else "127.0.0.1"
    shown = known[0] if bind in EVERYWHERE and known else bind
    return Place(bind, shown, found.port, getattr(found, "public-url") or "")


def _numbers(words: Sequence[str]) -> list[int]:
    """The numbers that were typed; none where something else was, or one is too large."""
    if not all(word.isascii() and word.isdecimal() and len(word) <= len(str(MOST_HANDS)) for word in words):
        return []
    return [int(word) for word in words]


class _GivenRoom:
    """A lesson with its room: what is typed and what is heard, one after the other, and what is printed of it."""

    def __init__(self, given: GivenLesson, place: Place, words: Words, *, as_json: bool) -> None:
        self._given, self._place, self._words, self._as_json = given, place, words, as_json
        self._events: SimpleQueue[Heard | str | None] = SimpleQueue()
        self._room = Room()
        self._open: OpenRoom | None = None
        self._typed_early: list[str | None] | None = []
        self._told: tuple[object, ...] = ()
        self._status = OK
        self._url = ""

    def give(self) -> int:
        """Opens the room and does what is typed, until it ends."""
        title, language = shown_everywhere(self._given.lesson.title), self._words.language
        html = phone_page(title, language)

        def home(room: Room) -> Page:
            taken = asking_page(title, items_shown(room), language)
            return Page(taken, policy_of(taken))

        self._room = self._given.begin()(Room(title, language))
        self._open = OpenRoom(self._room, self._place, Page(html, policy_of(html)), home, self._events.put)
        Thread(target=self._read, daemon=True).start()
        try:
            while self._do(self._next_event()):
                pass
        except KeyboardInterrupt:
            self._open.end()
            self._open.join()
        if self._status == OK and not self._as_json:
            self._print_sheet()
        return self._status

    def _read(self) -> None:
        """Hears every line that is typed, until there are no more."""
        with suppress(OSError, ValueError):
            while line := sys.stdin.readline():
                self._events.put(line)
        self._events.put(None)

    def _next_event(self) -> Heard | str | None:
        while True:
            # On Windows Ctrl+C does not end a wait; it is noticed between two of them.
            with suppress(Empty):
                return self._events.get(timeout=_WAIT)

    def _do(self, event: Heard | str | None) -> bool:
        """Does what an event asks for; returns whether there is more to do."""
        if self._typed_early is not None and (event is None or isinstance(event, str)):
            self._typed_early.append(event)
            return True
        match event:
            case Opened(url, code):
                self._print_place(url, code)
                # What was typed before phones could come follows.
                for line in self._typed_early or ():
                    self._events.put(line)
                self._typed_early = None
            case Changed(room):
                self._room = room
                self._print_room(room)
            case Failed(reason):
                print_error(self._words.text("room-failed", address=self._place.bind, reason=reason))
                self._status = UNUSABLE
            case Faulted(error):
                print_error(unexpected_error(error, self._words))
            case Ended():
                return False
            case None:
                self._quit()
            case str():
                self._obey(event)
        end_output()
        return True

    def _quit(self) -> None:
        """Ends the lesson, and shows every phone its sheet."""
        if self._open is not None:
            self._open.change(lambda room: room if room.is_over else room.over())
            self._open.end()

    # -- what is typed -------------------------------------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        """Does what was typed."""
        command, *values = line.casefold().split() or [""]
        given = self._given
        if command == "quit":
            self._quit()
            return
        commands: dict[str, Callable[[], Change | None]] = {
            "next": given.next,
            "back": given.back,
            "close": given.close,
            "show": given.show,
            "poll": given.poll,
            "hands": lambda: given.count(_numbers(values)),
            "counts": lambda: Room.with_bars if given.asks else None,
            "door": lambda: lambda room: room.with_door(not room.door_open),
        }
        if not command:
            self._say("room-status", answered=self._room.answered, phones=self._room.phones)
        elif command not in commands or (values and command != "hands"):
            print_error(self._words.text("room-no-command", text=line.strip(), commands=", ".join((*commands, "quit"))))
        elif (change := commands[command]()) is None:
            print_error(self._words.text(_NOTHING[command]))
        elif self._open is not None:
            self._open.change(change)

    # -- what is printed -----------------------------------------------------------------------------------------------

    def _say(self, key: str, **blanks: object) -> None:
        if not self._as_json:
            print_line(self._words.text(key, **blanks))
            end_output()

    def _print_place(self, url: str, code: str) -> None:
        if url == self._url:
            return
        self._url = url
        if self._as_json:
            print_line(json.dumps({"address": url.removesuffix(f"/{code}"), "code": code}))
            return
        for line in qr_lines(url):
            print_line(line)
        self._say("room-address", url=url)
        self._say("room-code", code=code)
        others = [f"{each.host} ({each.adapter})" for each in addresses() if each.host != self._place.shown]
        if len(others) > 1 and not self._place.public_url:
            self._say("room-other-addresses", addresses=", ".join(others))

    def _print_room(self, room: Room) -> None:
        """Prints a state; for people only what is new on the wall."""
        state = state_shown(room)
        if self._as_json:
            print_line(json.dumps(state))
            return
        now = (room.phase, room.here, room.scene, state.get("counts"))
        if now != self._told:
            self._told = now
            for line in self._lines(room, state):
                print_line(line)

    def _lines(self, room: Room, state: Json) -> list[str]:
        language = self._words.language
        lines = ["", *(line for said in room.scene.said for line in self._said(said))]
        if room.scene.table is not None:
            lines.append(room.scene.table["facts"][language])
        now = room.now
        if room.phase is Phase.OVER:
            return ["", self._words.text("lesson-end")]
        if now is None:
            return lines
        lines += filter(None, (in_language(now.question.lead, language), in_language(now.question.text, language)))
        right, counts = state.get("right", ()), state.get("counts")
        for number, choice in enumerate(now.question.choices):
            mark = "✓" if number in right else " "
            count = f"  [{counts[number]}]" if counts is not None else ""
            lines.append(f"  {mark} {number + 1}. {in_language(choice.text, language)}{count}")
        if room.phase is not Phase.ASKED:
            lines.append(self._words.text("room-status", answered=room.answered, phones=room.phones))
        if room.phase is Phase.SHOWN:
            lines += [in_language(now.question.law, language)] if now.question.law else []
            lines += [line for said in now.question.told for line in self._said(said)]
        return lines

    def _said(self, said: Said) -> list[str]:
        language = self._words.language
        law = f"{in_language(said.law, language)}: " if said.law else ""
        text = f"{law}{in_language(said.text, language)}"
        points = [f"  – {in_language(each, language)}" for each in (*said.bullets, *said.options)]
        return [line for line in (in_language(said.lead, language), text, *points) if line]

    def _print_sheet(self) -> None:
        """Prints what was asked and how it went, as the sheet of the lesson."""
        run = self._given.counted(self._room)
        if run.polls:
            print_line("")
            for line in text_of(sheet(run, self._given.lesson.title, self._words)).splitlines():
                print_line(line)


_NOTHING = {
    "next": "lesson-last",
    "back": "lesson-first",
    "poll": "room-no-poll",
    "hands": "room-no-hands",
    **dict.fromkeys(("close", "show", "counts"), "room-nothing-asked"),
}
"""What is said where a command has nothing to do."""


# -- The QR code of an address, as rows of dark and light --------------------------------------------------------------


QUIET = 4
"""How many light places a code has around it, as its standard wants."""
_BLOCKS = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
"""Two places one above the other, each dark or not, as a letter: what is light is drawn."""


def qr_rows(text: str) -> tuple[tuple[bool, ...], ...]:
    """The code of a text: in each row whether each place is dark, the light border among them."""
    import segno

    code = segno.make(text, error="m", micro=False)
    return tuple(tuple(bool(place) for place in row) for row in code.matrix_iter(border=QUIET))


def qr_lines(text: str) -> list[str]:
    """The code in block characters, light on dark as in a terminal; two rows to a line."""
    rows = qr_rows(text)
    dark = (True,) * len(rows[0])
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=dark)
    return ["".join(_BLOCKS[both] for both in zip(upper, lower, strict=True)) for upper, lower in pairs]
