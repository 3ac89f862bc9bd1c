"""The phones of a lesson: their room on the wall and on the lectern, what they are told, and what they answer."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.rehearsal.lessons.kept import restored
from bridgetable.rehearsal.lessons.lesson import LessonQuestion, QuestionChoice
from bridgetable.room.answers import Answer
from bridgetable.room.opening import Page
from bridgetable.room.room import Phase, Room, state_shown
from bridgetable.room.serving import Address, Changed, Ended, Heard, Opened, OpenRoom, Place
from bridgetable.ui.lesson.open_room import Phones, qr_picture
from bridgetable.ui.lesson.panel import LessonAction
from bridgetable.ui.lesson.room import LessonRoom
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wall.statements import StatementKind
from bridgetable.ui.wall.wall import Wall
from tests.ui.lesson.lesson_files import click_on, lesson_file, opened, press, type_keys
from tests.ui.opened import open_window, said, work_here
from tests.ui.waiting import settle, until

HOST = "192.168.1.20"


class RoomHere(OpenRoom):
    """A room without a server: what changes it is heard at once."""

    def __init__(
        self, room: Room, place: Place, page: Page, home: Callable[[Room], Page | None], heard: Callable[[Heard], None]
    ) -> None:
        self.room, self._place, self._heard, self._home = room, place, heard, home
        self.states = [state_shown(room)]
        heard(Opened(f"http://{place.shown}:{place.port or 8080}/{place.code or 'abc234'}", place.code or "abc234"))

    def change(self, change: Callable[[Room], Room]) -> None:
        """Changes the room."""
        after = change(self.room)
        if after is not self.room:
            self.room = after
            self.states.append(state_shown(after))
            self._heard(Changed(after))

    def answer(self, phone: str, *choice: int) -> None:
        """A phone answers what is asked."""
        key = self.states[-1]["key"]
        self.change(lambda room: room.joined(phone).with_watching(3).with_answer(Answer(phone, key, choice)))
        settle()

    def end(self) -> None:
        """Closes it."""
        self._heard(Ended())


def window_for_a_lesson(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """A window, in which what a lesson has opened is closed after the test."""
    window = open_window(qtbot, tmp_path, autosave=True)
    yield window
    window.parts.lessons.finish()
    window.parts.presentation.set_on(False)


window = pytest.fixture(window_for_a_lesson, name="window")


@pytest.fixture
def room(qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LessonRoom:
    work_here(monkeypatch)
    room = opened(qtbot, window, lesson_file(tmp_path))
    room.phones._opener = RoomHere
    found = (Address(HOST, "wlan0"), Address("10.0.0.7", "eth0"), Address("127.0.0.1", "lo"))
    monkeypatch.setattr(LessonRoom, "addresses", found)
    return room


def here(phones: Phones) -> RoomHere:
    """The room that is open."""
    assert isinstance(phones._open, RoomHere)
    return phones._open


def with_phones(window: Window, room: LessonRoom) -> tuple[Wall, RoomHere]:
    """The wall of the lesson that is given, on its first page, and the room that is open."""
    press(room.lessons.panel, LessonAction.START)
    wall = window.parts.presentation.wall
    assert wall is not None
    window.parts.commands["room"].trigger()
    settle()
    return wall, here(room.phones)


def to_the_question(wall: Wall, room: LessonRoom) -> None:
    """Clicks until the room is asked something."""
    for _ in range(40):
        if room.course.now is not None:
            return
        click_on(wall)
    raise AssertionError("nothing is asked")


def test_one_command_opens_the_room_and_the_wall_says_where(window: Window, room: LessonRoom) -> None:
    wall, _ = with_phones(window, room)
    assert wall.page is not None and wall.page.kind is StatementKind.SLIDE
    assert f"{HOST}:8080/abc234" in said(wall) and wall.page.picture.startswith(b"\x89PNG")
    assert window.parts.commands["room"].isChecked()
    click_on(wall)
    assert said(wall) == "Revokes in spring Raise your hands."
    window.parts.commands["room-address"].trigger()
    assert HOST in said(wall)
    window.parts.commands["room"].trigger()
    settle()
    assert not room.phones.is_open and not window.parts.commands["room"].isChecked()
    assert said(wall) == "Revokes in spring Raise your hands."


def test_a_room_that_is_opened_first_gives_the_lesson(window: Window, room: LessonRoom) -> None:
    assert not room.course.given and window.parts.presentation.wall is None
    window.parts.commands["room"].trigger()
    settle()
    wall = window.parts.presentation.wall
    assert wall is not None and room.course.given and HOST in said(wall)
    click_on(wall)
    assert said(wall) == "Revokes in spring Raise your hands."


def test_the_room_answers_and_the_wall_shows_it_press_by_press(window: Window, room: LessonRoom) -> None:
    wall, phones = with_phones(window, room)
    click_on(wall)
    to_the_question(wall, room)
    assert phones.room.phase is Phase.ASKED and phones.states[-1]["table"]["hands"]["N"]
    phones.answer("a", 0)
    phones.answer("b", 1)
    assert "2 of 3" in said(wall) and room.course.coming == "how the room has answered"
    now = room.course.now
    assert now is not None and now.shown_counts is None
    asked = phones.states[-1]
    assert not {"right", "told", "counts"} & set(asked)
    click_on(wall)
    now = room.course.now
    assert now is not None and now.closed and not now.revealed and now.shown_counts is not None
    assert now.shown_counts[:2] == (1, 1) and phones.states[-1]["counts"][:2] == [1, 1]
    click_on(wall)
    assert phones.states[-1]["phase"] == "shown" and phones.states[-1]["right"]
    assert room.course.run.polls[0].hands == 2 and room.course.counted


def test_phones_show_nothing_while_the_wall_is_black_and_what_they_showed_while_it_is_frozen(
    window: Window, room: LessonRoom
) -> None:
    wall, phones = with_phones(window, room)
    click_on(wall)
    to_the_question(wall, room)
    phones.answer("a", 0)
    presentation, asked = window.parts.presentation, phones.states[-1]
    presentation.set_black(True)
    black = phones.states[-1]
    assert (black["phase"], black["table"], black["said"]) == ("waiting", None, [])
    presentation.set_black(False)
    assert {**phones.states[-1], "number": 0} == {**asked, "number": 0}
    presentation.set_frozen(True)
    click_on(wall)
    click_on(wall)
    assert phones.states[-1]["phase"] == "asked" and not {"right", "counts"} & set(phones.states[-1])
    presentation.set_frozen(False)
    assert phones.states[-1]["phase"] == "shown"


def test_hands_counted_by_key_are_added(window: Window, room: LessonRoom) -> None:
    wall, phones = with_phones(window, room)
    click_on(wall)
    to_the_question(wall, room)
    phones.answer("a", 0)
    type_keys(wall, "5")
    click_on(wall)
    now = room.course.now
    assert now is not None and now.shown_counts is not None and now.shown_counts[0] == 6
    assert phones.states[-1]["counts"][0] == 6 and room.course.run.polls[0].choices[0].taken == 6


def test_back_from_the_bars_the_phones_may_answer_again_and_never_after_what_is_right(
    window: Window, room: LessonRoom
) -> None:
    wall, phones = with_phones(window, room)
    click_on(wall)
    to_the_question(wall, room)
    window.parts.commands["next-page"].trigger()
    window.parts.commands["previous-page"].trigger()
    settle()
    assert phones.room.phase is Phase.ASKED
    click_on(wall)
    click_on(wall)
    window.parts.commands["previous-page"].trigger()
    settle()
    assert phones.states[-1]["phase"] == "closed" and "right" not in phones.states[-1]


def test_no_state_of_a_whole_lesson_tells_what_is_right_before_the_wall_does(window: Window, room: LessonRoom) -> None:
    wall, phones = with_phones(window, room)
    for _ in range(160):
        click_on(wall)
        if said(wall) == "End of the lesson.":
            break
    phases = [state["phase"] for state in phones.states]
    assert phases[-1] == "over" and "asked" in phases and "shown" in phases
    for state in phones.states:
        assert ("right" in state) is (state["phase"] == "shown")
        if state["phase"] in ("asked", "closed"):
            assert state["table"]["turn"] is None and not state["said"]
    told = [state["told"]["said"] for state in phones.states if state["phase"] == "shown"]
    assert any("law" in one for there in told for one in there)
    assert len(phones.states[-1]["sheet"]) == len(room.course.run.polls)


def test_a_question_on_the_spot_is_on_the_phones_and_then_the_one_before_with_its_answers(
    window: Window, room: LessonRoom
) -> None:
    wall, phones = with_phones(window, room)
    click_on(wall)
    to_the_question(wall, room)
    phones.answer("a", 1)
    before = phones.states[-1]
    asked = LessonQuestion((("", "Sure?"),), (QuestionChoice((("", "Yes"),), True), QuestionChoice((("", "No"),))))
    room.course.ask_on_the_spot(asked)
    settle()
    state = phones.states[-1]
    assert state["question"]["it"] == "Sure?" and state["phase"] == "asked" and state["answered"] == 0
    phones.answer("a", 0)
    click_on(wall)
    assert said(wall).startswith("Sure? (1\xa0of\xa03) 1 Yes (1)")
    click_on(wall)
    assert phones.states[-1]["right"] == [0]
    click_on(wall)
    assert {**phones.states[-1], "number": 0} == {**before, "number": 0}
    phones.answer("b", 1)
    assert "2 of 3" in said(wall)


def test_the_room_moves_to_another_address_with_the_same_code(window: Window, room: LessonRoom) -> None:
    with_phones(window, room)
    first = here(room.phones)
    room.set_door(False)
    settle()
    room.open_phones("10.0.0.7")
    settle()
    second = here(room.phones)
    assert second is not first and room.host == "10.0.0.7"
    assert room.phones.opened is not None and room.phones.opened.url == "http://10.0.0.7:8080/abc234"
    assert not second.room.door_open and second.room.number >= first.room.number


def test_a_window_that_was_killed_opens_the_room_again_where_it_was(
    qtbot: QtBot, window: Window, room: LessonRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall, phones = with_phones(window, room)
    click_on(wall)
    to_the_question(wall, room)
    phones.answer("a", 0)
    click_on(wall)
    room.keep()
    file = room._kept_file
    assert file is not None
    kept = restored(file)
    assert kept is not None and kept.room is not None
    assert (kept.room.host, kept.room.port, kept.room.code) == (HOST, 8080, "abc234")
    assert kept.run.polls[0].choices[0].phones == 1
    monkeypatch.setattr("bridgetable.ui.lesson.open_room.OpenRoom", RoomHere)
    again = LessonRoom(
        window.session, room._documents, window.parts.library, window.parts.presentation, room._waiting, file
    )
    settle()
    assert again.phones.opened is not None and again.phones.opened.url == f"http://{HOST}:8080/abc234"
    assert again.course.run.polls[0].hands == 1
    again.finish()
    assert (restored(file) or kept).room is None


def test_the_lectern_says_how_many_phones_there_are(window: Window, room: LessonRoom) -> None:
    wall, phones = with_phones(window, room)
    window.parts.commands["lectern"].trigger()
    phones.change(lambda room: room.with_watching(31))
    settle()
    row = window.parts.lectern.panel.findChild(type(wall).__mro__[1], "lesson-phones")
    assert row is not None and "31" in row.accessibleName() and HOST in row.accessibleName()
    button = window.parts.lectern.panel.buttons["room"]
    assert button.isChecked()


def test_a_real_server_shows_phones_what_the_wall_shows(
    qtbot: QtBot, window: Window, room: LessonRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.phones._opener = OpenRoom
    monkeypatch.setattr(LessonRoom, "addresses", (Address("127.0.0.1", "lo"),))
    press(room.lessons.panel, LessonAction.START)
    window.parts.commands["room"].trigger()
    until(qtbot, lambda: room.phones.opened is not None)
    assert room.phones.opened is not None
    url = room.phones.opened.url
    with urllib.request.urlopen(url) as page:
        assert b"connect-src" in page.read()
    told: list[dict[str, object]] = []

    def is_told() -> bool:
        with urllib.request.urlopen(f"{url}/state?phone=a") as reply:
            told.append(json.load(reply))
        return bool(told[-1]["said"])

    until(qtbot, is_told)
    assert told[-1]["phase"] == "waiting" and told[-1]["title"]["en"] == "Revokes in spring"  # type: ignore[index]


def test_a_qr_code_is_a_picture() -> None:
    assert qr_picture(f"http://{HOST}:8080/abc234").startswith(b"\x89PNG")
