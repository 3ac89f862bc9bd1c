"""A poll of peers in the window: one hand on the wall and on the phones, the answers on record and as evidence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from bridgetable.cards.call import Pass
from bridgetable.cards.notation import call_of, card_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.reader import CaseError
from bridgetable.cases.tree import history_of
from bridgetable.engine.actions import Note, PeerAnswer, PeerPoll
from bridgetable.rehearsal.lessons.kept import restored
from bridgetable.rehearsal.lessons.poll import sheet as sheet_of
from bridgetable.reports.page_text import text_of
from bridgetable.room.answers import Answer
from bridgetable.ui.director.panel import peers_text
from bridgetable.ui.lesson.panel import LessonAction
from bridgetable.ui.lesson.room import LessonRoom
from bridgetable.ui.lesson.sheet_dialog import SheetDialog
from bridgetable.ui.session.shown import HandView
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from tests.cases.written import EXAMPLE
from tests.rehearsal.rehearsed import history
from tests.situations import POZNAN, at
from tests.ui.lesson.lesson_files import click_on, lesson_file, opened, press
from tests.ui.lesson.test_open_room import HOST, RoomHere, window_for_a_lesson
from tests.ui.opened import look_at, said
from tests.ui.waiting import settle

POLL = PeerPoll(Seat.S, (PeerAnswer(call_of("2S"), 12, 3), PeerAnswer(Pass(), 2), PeerAnswer(card_of("HA"), 0, 1)))
ENGLISH = Words.of("en", strict=True)


window = pytest.fixture(window_for_a_lesson, name="window")


@pytest.fixture
def room(window: Window) -> LessonRoom:
    room = window.parts.lessons.room
    room.phones._opener = RoomHere
    room.open_phones(HOST)
    settle()
    return room


def here(room: LessonRoom) -> RoomHere:
    """The room that is open."""
    assert isinstance(room.phones._open, RoomHere)
    return room.phones._open


def answered(phones: RoomHere, phone: str, choice: int, *consider: int) -> None:
    """A phone answers, and names what it would consider."""
    key = phones.states[-1]["key"]
    phones.change(lambda room: room.joined(phone).with_answer(Answer(phone, key, (choice,), consider)))
    settle()


def test_peers_are_asked_and_their_answers_stay_with_the_case(window: Window, room: LessonRoom) -> None:
    session, phones = window.session, here(room)
    window.parts.commands["peers"].trigger()
    settle()
    wall = window.parts.presentation.wall
    state = phones.states[-1]
    assert wall is not None and (state["kind"], state["phase"]) == ("card", "asked")
    assert [seat for seat, cards in state["table"]["hands"].items() if cards] == ["W"]
    assert wall.shown is not None and wall.shown.options.hands[Seat.W] is HandView.SHOWN
    assert wall.shown.options.hands[Seat.E] is HandView.HIDDEN
    assert said(wall).startswith("0 of 0 You are West. Which card do you play?")
    codes = [choice["card"] for choice in state["choices"]]
    answered(phones, "a", codes.index("CJ"), codes.index("H9"))
    answered(phones, "b", codes.index("CJ"))
    assert "♣J" not in said(wall) and "2 of 2" in said(wall)
    click_on(wall)
    assert "♣J" in said(wall) and "♥9 (+1)" in said(wall)
    click_on(wall)
    assert not room.peers.is_on and phones.states[-1]["phase"] == "waiting"
    action = session.history.nodes[session.history.cursor].step.action
    assert isinstance(action, Note) and action.peers is not None
    assert action.peers == PeerPoll(Seat.W, (PeerAnswer(card_of("CJ"), 2), PeerAnswer(card_of("H9"), 0, 1)))
    assert dict(action.text)["en"] == "Asked what they would do, peers of West: ♣J 2 · ♥9 0 (considered by 1 more)"


def test_going_back_opens_the_poll_again_and_then_leaves_it_without_a_record(window: Window, room: LessonRoom) -> None:
    window.parts.commands["peers"].trigger()
    phones = here(room)
    answered(phones, "a", 0)
    window.parts.commands["next-page"].trigger()
    window.parts.commands["previous-page"].trigger()
    settle()
    assert phones.states[-1]["phase"] == "asked"
    window.parts.commands["previous-page"].trigger()
    assert not room.peers.is_on and not window.session.history.nodes


def test_a_lesson_goes_on_where_it_was_after_a_poll(
    qtbot: QtBot, window: Window, room: LessonRoom, tmp_path: Path
) -> None:
    opened(qtbot, window, lesson_file(tmp_path))
    press(room.lessons.panel, LessonAction.START)
    wall = window.parts.presentation.wall
    assert wall is not None
    settle()
    for _ in range(3):
        click_on(wall)
    before, nodes = said(wall), len(window.session.history.nodes)
    window.parts.commands["peers"].trigger()
    answered(here(room), "a", 0)
    click_on(wall)
    click_on(wall)
    assert said(wall) == before and len(window.session.history.nodes) == nodes
    assert here(room).states[-1]["phase"] == "waiting" and here(room).states[-1]["said"]


def test_a_poll_of_a_lesson_stands_on_the_sheet_and_is_put_into_the_case(
    qtbot: QtBot, window: Window, room: LessonRoom, tmp_path: Path
) -> None:
    opened(qtbot, window, lesson_file(tmp_path))
    press(room.lessons.panel, LessonAction.START)
    settle()
    wall, session, commands = window.parts.presentation.wall, window.session, window.parts.commands
    assert wall is not None and not commands["peers-record"].isEnabled()
    for _ in range(3):
        click_on(wall)
    before, here_was = said(wall), session.history.cursor
    commands["peers"].trigger()
    settle()
    asked = here(room).states[-1]
    answered(here(room), "a", 1, 0)
    answered(here(room), "b", 1)
    click_on(wall)
    click_on(wall)
    (poll,) = room.course.run.peers
    assert dict(poll.question) == asked["question"] and [each.chosen for each in poll.taken.answers] == [2, 0]
    sheet = text_of(sheet_of(room.course.run, (), Words.of("it")))
    assert "Sondaggi fra i pari" in sheet and asked["question"]["it"] in sheet and "100 %" in sheet
    room.keep()
    kept = restored(room._kept_file) if room._kept_file is not None else None
    assert kept is not None and kept.run == room.course.run
    assert commands["peers-record"].isEnabled()

    def put(dialog: QDialog) -> None:
        assert isinstance(dialog, SheetDialog)
        dialog.record.click()
        assert not dialog.record.isEnabled()

    look_at(put)
    room.show_sheet()
    settle()
    end = session.history.nodes[session.history.line()[-1]].step.action
    assert isinstance(end, Note) and end.peers == poll.taken
    assert said(wall) == before and session.history.cursor == here_was, "the wall goes on where it is"
    assert not commands["peers-record"].isEnabled()
    session.undo()
    settle()
    commands["peers-record"].trigger()
    end = session.history.nodes[session.history.line()[-1]].step.action
    assert isinstance(end, Note) and end.peers == poll.taken


def test_a_case_keeps_its_poll() -> None:
    raw = json.loads(EXAMPLE)
    answers = [{"call": "2S", "chosen": 12, "considered": 3}, {"call": "P", "chosen": 2}]
    answers.append({"card": "HA", "chosen": 0, "considered": 1})
    raw["actions"].append({"do": "note", "text": "Peers", "peers": {"seat": "S", "answers": answers}})
    case = read_case(json.dumps(raw).encode())
    again = read_case(write_case(case))
    steps = [node.step.action for node in history_of(again).nodes]
    assert steps[-1] == Note((("", "Peers"),), POLL)


@pytest.mark.parametrize("answer", [{"chosen": 1}, {"call": "P", "card": "HA", "chosen": 1}, {"call": "P"}])
def test_an_answer_of_a_poll_is_one_call_or_one_card(answer: dict[str, object]) -> None:
    raw = json.loads(EXAMPLE)
    raw["actions"].append({"do": "note", "text": "Peers", "peers": {"seat": "S", "answers": [answer]}})
    with pytest.raises(CaseError):
        read_case(json.dumps(raw).encode())


def test_the_poll_stands_beside_the_question_that_it_is_evidence_for() -> None:
    asked = history(at(POZNAN, "4S S"), "WH9 NH3 EHK SH4", "attention S unauthorised-information E", "director S")
    noted = asked.act(Note((("en", "Peers"),), POLL))
    assert peers_text(asked, ENGLISH) == ""
    assert "2♠ 12 (considered by 3 more) · Pass 2 · ♥A 0" in peers_text(noted, ENGLISH)
    play = history(at(POZNAN, "4S S"), "WH9").act(Note((("en", "Peers"),), POLL))
    assert peers_text(play, ENGLISH) == "", "no question is open for which it is evidence"


def test_the_note_keeps_its_poll_when_its_words_are_changed(window: Window) -> None:
    window.session.act(Note((("en", "Peers"),), POLL))
    window.session.edit_note(window.session.history.cursor, (("en", "Other words"),))
    action = window.session.history.nodes[-1].step.action
    assert action == Note((("en", "Other words"),), POLL)
