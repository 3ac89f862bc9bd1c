"""The room as a value: what is asked, who has answered, and what may be shown."""

from __future__ import annotations

from bridgetable.room.answers import Verdict
from bridgetable.room.room import Phase, Room, items_shown, state_shown
from bridgetable.room.scene import Said, Scene
from tests.room.rooms import ON_TABLE, OWN, SECRET, TITLE, answer, as_text, asked_room, poll, ruling


def test_a_room_waits_and_shows_what_the_wall_says() -> None:
    room = Room(TITLE, "it").showing(Scene((Said("slide", (("en", "Hello"),)),)))
    state = state_shown(room)
    assert (state["phase"], state["language"], state["title"]) == ("waiting", "it", {"en": "Evening", "it": "Serata"})
    assert state["said"] == [{"kind": "slide", "text": {"en": "Hello"}}]
    assert state["table"] is None and "question" not in state and "counts" not in state


def test_a_question_is_asked_with_its_choices_and_nothing_of_what_is_right() -> None:
    state = state_shown(asked_room())
    assert (state["phase"], state["key"], state["kind"], state["many"]) == ("asked", "q1", "ruling", False)
    assert [choice["text"]["en"] for choice in state["choices"]] == ["choice 0", "choice 1", "choice 2"]
    assert state["table"] == {"board": 7}
    assert not {"right", "told", "counts"} & set(state) and SECRET not in as_text(state)


def test_an_answer_counts_once_and_may_be_changed() -> None:
    room = asked_room().with_answer(answer("a", 0)).with_answer(answer("b", 1)).with_answer(answer("a", 1))
    assert room.answered == 2
    assert room.closed(bars=True).now is not None
    assert state_shown(room.closed(bars=True))["counts"] == [0, 2, 0]


def test_counts_are_shown_from_the_closing_on_and_only_where_the_lecturer_wants() -> None:
    room = asked_room().with_answer(answer("a", 0)).with_bars()
    assert "counts" not in state_shown(room)
    assert state_shown(room.closed())["counts"] == [1, 0, 0]
    assert "counts" not in state_shown(room.with_bars(False).closed())


def test_hands_are_added_to_the_phones() -> None:
    room = asked_room().with_answer(answer("a", 0)).with_hands((2, None, 5)).closed(bars=True)
    assert state_shown(room)["counts"] == [3, 0, 5]
    assert state_shown(room)["answered"] == 1


def test_a_closed_question_takes_no_answer_and_one_that_is_shown_never_again() -> None:
    closed = asked_room().with_answer(answer("a", 0)).closed()
    assert closed.with_answer(answer("a", 1)) is closed and closed.verdict(answer("b", 1)) is Verdict.CLOSED
    assert closed.reopened().with_answer(answer("a", 1)).answered == 1
    shown = closed.shown()
    assert shown.phase is Phase.SHOWN and shown.reopened() is shown
    assert shown.hiding_what_is_right().phase is Phase.CLOSED
    assert shown.showing(Scene()).asking(ruling("q1"), ON_TABLE).phase is Phase.CLOSED


def test_what_is_right_is_told_with_the_law_once_it_is_shown() -> None:
    state = state_shown(asked_room().shown())
    assert state["right"] == [1]
    assert state["told"]["law"] == {"en": f"{SECRET} 64A1"}
    assert state["told"]["said"] == [
        {"kind": "ruling", "text": {"en": f"{SECRET} q1"}, "law": {"en": f"{SECRET} 64A1"}}
    ]


def test_what_cannot_be_an_answer_is_none() -> None:
    room = asked_room()
    for wrong in (
        answer("a"),
        answer("a", 3),
        answer("a", -1),
        answer("a", 0, 1),
        answer("a", 0, key="q9"),
        answer("a", 0, consider=(1,)),
    ):
        assert room.verdict(wrong) is Verdict.UNUSABLE
    many = asked_room(ruling("q1", many=True))
    assert many.verdict(answer("a", 0, 2)) is Verdict.TAKEN and many.verdict(answer("a", 0, 0)) is Verdict.UNUSABLE


def test_a_question_that_is_asked_again_has_its_answers_unless_it_has_other_choices() -> None:
    room = asked_room().with_answer(answer("a", 0)).showing(Scene())
    assert room.verdict(answer("a", 1)) is Verdict.CLOSED
    again = room.asking(ruling("q1"), ON_TABLE)
    assert again.answered == 1 and again.phase is Phase.ASKED and len(again.asked) == 1
    assert room.asking(ruling("q1", choices=4), ON_TABLE).answered == 0


def test_the_closed_door_lets_in_nobody_who_was_not_there() -> None:
    room = asked_room().joined("a").with_door(False)
    assert room.joined("b") is room and state_shown(room)["door"] == "closed"
    assert room.verdict(answer("b", 0)) is Verdict.SHUT_OUT and room.verdict(answer("a", 0)) is Verdict.TAKEN
    assert room.with_answer(answer("b", 0)) is room


def test_there_are_never_fewer_phones_than_have_answered() -> None:
    room = asked_room().with_watching(1).with_answer(answer("a", 0)).with_answer(answer("b", 0))
    assert (room.phones, room.with_watching(5).phones) == (2, 5)


def test_a_poll_of_peers_counts_what_was_chosen_and_what_was_considered() -> None:
    room = asked_room(poll("q1"))
    room = room.with_answer(answer("a", 0, consider=(1, 0))).with_answer(answer("b", 2, consider=(1,)))
    state = state_shown(room.closed(bars=True))
    assert (state["counts"], state["considered"]) == ([1, 0, 1, 0], [0, 2, 0, 0])
    assert [choice["call"] for choice in state["choices"]] == ["P", "X", "4H", "5C"]


def test_the_sheet_at_the_end_tells_what_is_right_only_where_it_was_shown() -> None:
    room = asked_room().shown().asking(ruling("q3"), ON_TABLE).asking(OWN, ON_TABLE).shown().over()
    state = state_shown(room)
    assert state["phase"] == "over" and state["table"] is None and state["home"] is True
    first, second, own = state["sheet"]
    assert (first["right"], first["laws"]) == ([1], [f"{SECRET}64A1"])
    assert "right" not in second and "laws" not in second
    assert own["right"] == [] and f"{SECRET} q3" not in as_text(state)
    assert [item["key"] for item in items_shown(room)] == ["q1", "q2"]


def test_every_change_has_a_larger_number() -> None:
    room = asked_room()
    changes = (room.closed(), room.shown(), room.with_bars(), room.with_door(False), room.over(), room.joined("a"))
    assert all(after.number > room.number for after in changes)
