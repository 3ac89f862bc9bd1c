"""A lesson as it is given from a terminal, without a terminal and without phones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest

from bridgetable.cli.lesson_given import GivenLesson
from bridgetable.rehearsal.lessons.lesson import (
    CaseFile,
    Lesson,
    LessonEntry,
    LessonNote,
    LessonQuestion,
    QuestionChoice,
    ShippedCase,
)
from bridgetable.room.answers import Answer
from bridgetable.room.exchange import Change
from bridgetable.room.room import Phase, Room, state_shown
from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words

REVOKE = ShippedCase("revoke/revoke-42-six-clubs-become-three")
NOTE = LessonNote((("en", "A note"),))
OWN = LessonQuestion((("", "Who?"),), tuple(QuestionChoice((("", each),), each == "B") for each in "ABC"))
OPINION = LessonQuestion((("", "Well?"),), tuple(QuestionChoice((("", each),)) for each in "AB"))


class Evening:
    """A lesson that is given to a room, and what was refused."""

    def __init__(self, *entries: LessonEntry, title: str = "Evening") -> None:
        self.refused: list[LessonEntry] = []

        def refuse(entry: LessonEntry, _: RefusedError) -> None:
            self.refused.append(entry)

        self.given = GivenLesson(Lesson((("en", title),), (), entries), Words.of("en"), refuse)
        self.room = self.given.begin()(Room())

    def do(self, change: Change | None) -> Room:
        """The room after what the lecturer has done."""
        if change is not None:
            self.room = change(self.room)
        return self.room

    def next(self, times: int = 1) -> Room:
        """The room after that many presses."""
        for _ in range(times):
            self.do(self.given.next())
        return self.room

    def to_question(self) -> Room:
        """The room at the next question."""
        while self.next().phase is not Phase.ASKED:
            pass
        return self.room


def test_a_press_shows_the_pages_asks_closes_and_marks() -> None:
    evening = Evening(NOTE, OWN, OPINION)
    assert state_shown(evening.room)["said"][0]["lead"]["en"] == "Evening"
    assert state_shown(evening.next())["said"][0]["text"]["en"] == "A note"
    assert evening.next().phase is Phase.ASKED
    assert evening.next().phase is Phase.CLOSED and "counts" in state_shown(evening.room)
    assert state_shown(evening.next())["right"] == [1]
    assert [evening.next().phase for _ in range(3)] == [Phase.ASKED, Phase.CLOSED, Phase.OVER]
    assert evening.given.next() is None


def test_what_is_typed_closes_shows_and_nothing_where_nothing_is_asked() -> None:
    evening = Evening(NOTE, OWN)
    assert evening.given.close() is evening.given.show() is None
    evening.next(2)
    assert "counts" not in state_shown(evening.do(evening.given.close()))
    assert evening.given.close() is None
    assert evening.do(evening.given.show()).phase is Phase.SHOWN
    assert evening.given.show() is None


def test_going_back_opens_a_question_again_until_its_answer_was_shown() -> None:
    evening = Evening(NOTE, OWN)
    evening.next(3)
    assert evening.do(evening.given.back()).phase is Phase.ASKED
    evening.next(2)
    assert evening.do(evening.given.back()).phase is Phase.CLOSED
    assert evening.do(evening.given.back()).phase is Phase.WAITING
    assert evening.next().phase is Phase.CLOSED
    assert evening.next(2).phase is Phase.OVER
    assert evening.do(evening.given.back()).phase is Phase.SHOWN


def test_going_back_leads_to_the_title_and_no_further() -> None:
    evening = Evening(NOTE)
    evening.next()
    evening.do(evening.given.back())
    assert state_shown(evening.room)["said"][0]["lead"]["en"] == "Evening" and evening.given.back() is None
    untitled = Evening(NOTE, title="")
    assert state_shown(untitled.room)["said"][0]["text"]["en"] == "A note" and untitled.given.back() is None


def test_a_case_that_is_gone_is_passed_over_and_told(tmp_path_factory: pytest.TempPathFactory) -> None:
    gone = CaseFile(tmp_path_factory.mktemp("none") / "gone.case.json")
    evening = Evening(gone, NOTE)
    assert state_shown(evening.next())["said"][0]["text"]["en"] == "A note" and evening.refused == [gone]


@cache
def revoke_shown() -> tuple[dict[str, object], ...]:
    """Every state of a lesson with one case, from its beginning to its end; somebody answers each question."""
    evening, found = Evening(REVOKE), []
    while evening.room.phase is not Phase.OVER:
        now = evening.next().now
        if evening.room.phase is Phase.ASKED and now is not None:
            evening.room = evening.room.with_answer(Answer("a", now.question.key, (0,)))
        found.append(state_shown(evening.room))
    return tuple(found)


def asked_in(states: Iterator[dict[str, object]]) -> list[dict[str, object]]:
    return [state for state in states if state["phase"] == "asked"]


def test_a_case_is_asked_question_after_question_and_its_ruling_comes_with_the_last() -> None:
    states = revoke_shown()
    phases = [str(state["phase"]) for state in states if state["phase"] != "waiting"]
    questions = phases.count("asked")
    assert questions > 5 and phases == ["asked", "closed", "shown"] * questions + ["over"]
    told = [json.dumps(state["told"]) for state in states if state["phase"] == "shown"]
    assert any('"kind": "ruling"' in each for each in told) and any('"said": []' in each for each in told)


def test_no_state_names_the_case_what_follows_or_who_is_to_act_while_it_is_asked() -> None:
    states = revoke_shown()
    first = next(n for n, state in enumerate(states) if state["phase"] == "asked")
    before = json.dumps(states[: first + 1])
    assert "revoke-42" not in before and "become three" not in before and "stablished" not in before
    assert "Case 1 of 1" in before and "64" not in json.dumps([state.get("told") for state in states[: first + 1]])
    for state in asked_in(iter(states)):
        table = state["table"]
        assert isinstance(table, dict) and table["turn"] is None and not {"right", "told", "counts"} & set(state)


def test_keys_of_questions_give_nothing_away_and_are_never_the_same() -> None:
    keys = [str(state["key"]) for state in asked_in(iter(revoke_shown()))]
    assert keys == [f"q{n}" for n in range(1, len(keys) + 1)]


def test_peers_are_asked_at_a_step_which_goes_on_after_them() -> None:
    evening = Evening(REVOKE)
    assert evening.given.poll() is None
    evening.next(3)
    step = state_shown(evening.room)
    state = state_shown(evening.do(evening.given.poll()))
    assert (state["phase"], state["kind"], state["key"]) == ("asked", "card", "p1")
    assert [seat for seat, cards in state["table"]["hands"].items() if cards is not None] == ["E"] or state["table"][
        "spread"
    ]
    assert state["choices"][0]["card"] and evening.given.poll() is None
    assert evening.next().phase.value == "closed"
    assert evening.do(evening.given.back()).phase.value == "asked"
    evening.next(2)
    assert {**state_shown(evening.room), "number": 0} == {**step, "number": 0}


def test_the_sheet_has_what_the_phones_answered() -> None:
    evening = Evening(OWN, OPINION)
    evening.next()
    evening.room = evening.room.with_answer(Answer("a", "q1", (1,)))
    assert evening.given.count([2, 0]) is None
    assert state_shown(evening.do(evening.given.count([2, 0, 0])))["answered"] == 1
    evening.next(3)
    run = evening.given.counted(evening.room)
    assert [choice.taken for choice in run.polls[0].choices] == [2, 1, 0]
    assert not run.polls[1].counted


def test_a_lesson_of_everything_can_be_given_to_its_end_and_back() -> None:
    evening = Evening(OWN, REVOKE, NOTE, OPINION)
    while evening.next().phase is not Phase.OVER:
        pass
    seen = 0
    while (change := evening.given.back()) is not None and seen < 2000:
        evening.do(change)
        seen += 1
    assert evening.room.phase is Phase.WAITING and 0 < seen < 2000
