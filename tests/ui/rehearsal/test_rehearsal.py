"""A rehearsal by itself, without a window: played, asked, marked and told; and what was open comes back as it was."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import count

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from bridgetable.document.case_opening import opened_case
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.rehearsal.asked import Answered, Aspect, CaseInFile, Outcome
from bridgetable.table.edition import Edition
from bridgetable.ui.rehearsal.rehearsal import Rehearsal
from bridgetable.ui.rehearsal.told import Given, Phase
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Speed
from bridgetable.words.catalogue import Words
from tests.situations import actions_of
from tests.ui.opened import session_on
from tests.ui.rehearsal.rehearsed import CASES, secrets_of
from tests.ui.waiting import values_of

REVOKE = "revoke/revoke-06-a-nine-card-suit"
FINDING = "revoke/revoke-33-won-before-the-revoke"
OFFERED = "play/penalty-card-50d-major-the-three-options"
BEGUN = datetime(2026, 11, 22, 20, 30, tzinfo=UTC)


def begun(session: Session, speed: Speed = Speed.OFF) -> Rehearsal:
    """A rehearsal of what the session has open, begun; a second passes between two looks at the clock."""
    seconds = count()
    rehearsal = Rehearsal(session, lambda: speed, session, lambda: BEGUN + timedelta(seconds=next(seconds)))
    rehearsal.begin()
    return rehearsal


def case_of(name: str, speed: Speed = Speed.OFF) -> tuple[Rehearsal, Session]:
    """A rehearsal of this shipped case, begun."""
    session, opened = session_on(), opened_case(str(CASES / f"{name}.case.json"))
    session.open(opened.history, opened.document)
    return begun(session, speed), session


def give_right(rehearsal: Rehearsal) -> None:
    """Answers all that is asked at this stop by what is right."""
    while (asked := rehearsal.moment.asked) is not None:
        rehearsal.answer(Given(asked.right))


def phase_of(rehearsal: Rehearsal) -> Phase:
    """What the rehearsal is doing."""
    return rehearsal.moment.phase


def aspects(rehearsal: Rehearsal) -> list[Aspect]:
    """What is asked at this stop."""
    return [asked.aspect for asked in rehearsal.moment.stop.asked] if rehearsal.moment.stop is not None else []


@pytest.fixture
def revoke(qtbot: QtBot) -> tuple[Rehearsal, Session]:
    return case_of(REVOKE)


Rehearsed = tuple[Rehearsal, Session]


def test_the_play_stops_where_the_director_is_called_and_nothing_follows(revoke: Rehearsed) -> None:
    rehearsal, session = revoke
    assert phase_of(rehearsal) is Phase.ASKING and aspects(rehearsal)[:2] == [Aspect.HAPPENED, Aspect.LAW]
    history = session.history
    assert history.leaves() == (history.cursor,) and not session.changeable
    assert session.document.opening("it") == ("Caso 6", "") and session.document.opening("en") == ("Case 6", "")


def test_after_the_last_answer_the_ruling_is_told(revoke: Rehearsed) -> None:
    rehearsal, session = revoke
    stop = rehearsal.moment.stop
    assert stop is not None
    before = session.table
    give_right(rehearsal)
    assert phase_of(rehearsal) is Phase.TOLD and len(rehearsal.moment.results) == len(stop.asked)
    assert len(session.table.rulings) > len(before.rulings)
    rehearsal.go_on()
    assert rehearsal.moment.number == 2 and phase_of(rehearsal) is Phase.ASKING


def test_there_is_something_to_hide_at_every_stop_but_it_is_told_after_the_answer(revoke: Rehearsed) -> None:
    rehearsal, session = revoke
    words = Words.of("en")
    while rehearsal.moment.stop is not None:
        secret = secrets_of(rehearsal._history, rehearsal.moment.stop, words)
        rehearsal.show_answer()
        left = secrets_of(rehearsal._history, rehearsal.moment.stop, words) & {
            words.text("law-number", law=ruling.clause) for ruling in session.table.rulings
        }
        assert secret and left <= secret
        rehearsal.go_on()
    assert phase_of(rehearsal) is Phase.ENDED and rehearsal.moment.past


def test_show_me_tells_at_once_and_counts_as_not_known(revoke: Rehearsed) -> None:
    rehearsal, _ = revoke
    rehearsal.show_answer()
    assert phase_of(rehearsal) is Phase.TOLD
    assert {result.outcome for result in rehearsal.moment.results} == {Outcome.WRONG}
    assert all(result.given.shown for result in rehearsal.moment.results)


def test_what_is_said_aloud_is_marked_by_oneself(revoke: Rehearsed) -> None:
    rehearsal, _ = revoke
    records = values_of(rehearsal.answered)
    asked = rehearsal.moment.asked
    assert asked is not None
    rehearsal.answer(Given(asked.right))
    rehearsal.say_aloud()
    assert phase_of(rehearsal) is Phase.MARKING and rehearsal.moment.at == 1 and not records
    number = len(aspects(rehearsal))
    rehearsal.mark(Outcome.PARTLY)
    for _ in range(number - 2):
        rehearsal.mark(Outcome.RIGHT)
    assert phase_of(rehearsal) is Phase.TOLD
    outcomes = [Outcome.RIGHT, Outcome.PARTLY, *[Outcome.RIGHT] * (number - 2)]
    assert [result.outcome for result in rehearsal.moment.results] == outcomes
    assert [each.outcome for each in records if isinstance(each, Answered)] == outcomes


def test_step_back_asks_again_question_by_question_to_the_beginning(revoke: Rehearsed) -> None:
    rehearsal, _ = revoke
    first, asked = rehearsal.moment, rehearsal.moment.asked
    assert asked is not None
    give_right(rehearsal)
    rehearsal.go_on()
    assert rehearsal.moment.number == 2
    rehearsal.step_back()
    assert rehearsal.moment == first
    rehearsal.answer(Given(asked.right))
    rehearsal.step_back()
    assert rehearsal.moment == first
    give_right(rehearsal)
    rehearsal.step_back()
    assert rehearsal.moment == first
    rehearsal.step_back()
    assert rehearsal.moment.stop == first.stop and rehearsal.moment.number == 1


def test_each_question_is_recorded_once_with_its_case_and_family(qtbot: QtBot) -> None:
    rehearsal, _ = case_of(OFFERED)
    records = values_of(rehearsal.answered)
    give_right(rehearsal)
    rehearsal.step_back()
    rehearsal.show_answer()
    assert len(records) == len(aspects(rehearsal))
    first = records[0]
    assert isinstance(first, Answered)
    assert (first.case, first.edition, first.stop) == (CaseInFile(f"{OFFERED}.case.json"), Edition.E2017, 1)
    assert (first.aspect, first.family, first.outcome) == ("happened", "exposed-card", Outcome.RIGHT)
    assert all(isinstance(each, Answered) and each.begun == first.begun < each.at for each in records)
    laws = next(each for each in records if isinstance(each, Answered) and each.aspect == "law")
    assert "49" in laws.clauses


def test_what_is_in_no_file_is_not_recorded(qtbot: QtBot) -> None:
    session = session_on()
    for action in actions_of("WCJ NCA ES2 SC3"):
        session.act(action)
    session.act(actions_of("director S")[0])
    rehearsal = begun(session)
    records = values_of(rehearsal.answered)
    rehearsal.show_answer()
    assert phase_of(rehearsal) is Phase.TOLD and records == []
    assert session.document.opening("en")[0] == "A case"


# -- another answer --------------------------------------------------------------------------------------------------


def other_finding(rehearsal: Rehearsal) -> str:
    """Goes on to a question of fact and gives another lawful answer; the option it stands for."""
    while rehearsal.moment.asked is None or rehearsal.moment.asked.aspect is not Aspect.FINDING:
        asked = rehearsal.moment.asked
        if asked is None:
            rehearsal.go_on()
        else:
            rehearsal.answer(Given(asked.right))
    other = next(choice for choice in rehearsal.moment.asked.choices if choice.lawful and choice.option)
    rehearsal.answer(Given(frozenset({other.key})))
    assert rehearsal.moment.other == other
    return other.option


def options_taken(history: History) -> list[str]:
    """The options of the questions answered in a history."""
    return [getattr(node.step.action, "option", "") for node in history.nodes]


def test_another_lawful_finding_is_right_and_the_play_goes_on_from_it(qtbot: QtBot) -> None:
    rehearsal, session = case_of(FINDING)
    option = other_finding(rehearsal)
    assert phase_of(rehearsal) is Phase.TOLD
    assert [result.outcome for result in rehearsal.moment.results] == [Outcome.RIGHT]
    assert options_taken(session.history)[-1] == option
    while phase_of(rehearsal) is not Phase.ENDED:
        rehearsal.show_answer()
        rehearsal.go_on()
    assert option in options_taken(session.history)


def test_step_back_from_another_finding_asks_it_again_on_the_recorded_line(qtbot: QtBot) -> None:
    rehearsal, session = case_of(FINDING)
    option = other_finding(rehearsal)
    rehearsal.go_on()
    while rehearsal.moment.asked is None or rehearsal.moment.asked.aspect is not Aspect.FINDING:
        rehearsal.step_back()
    assert option not in options_taken(session.history)
    rehearsal.show_answer()
    assert options_taken(session.history)[-1] not in ("", option)


# -- the play --------------------------------------------------------------------------------------------------------


def test_the_play_runs_card_by_card_until_it_is_hurried(qtbot: QtBot) -> None:
    rehearsal, session = case_of(REVOKE, Speed.NORMAL)
    timer = rehearsal.findChild(QTimer)
    assert isinstance(timer, QTimer) and timer.isActive() and phase_of(rehearsal) is Phase.PLAYING
    assert session.history.cursor == START and rehearsal.moment.asked is None
    timer.timeout.emit()
    timer.timeout.emit()
    assert session.history.cursor == 1 and phase_of(rehearsal) is Phase.PLAYING
    rehearsal.go_on()
    assert phase_of(rehearsal) is Phase.ASKING and not timer.isActive()


def test_show_me_while_the_play_runs_goes_to_the_stop_and_tells(qtbot: QtBot) -> None:
    rehearsal, _ = case_of(REVOKE, Speed.NORMAL)
    assert phase_of(rehearsal) is Phase.PLAYING and rehearsal.waits_for_answer
    rehearsal.show_answer()
    assert phase_of(rehearsal) is Phase.TOLD and not rehearsal.waits_for_answer
    rehearsal.step_back()
    assert phase_of(rehearsal) is Phase.ASKING


def test_the_play_comes_to_the_stop_by_itself(qtbot: QtBot) -> None:
    rehearsal, _ = case_of(REVOKE, Speed.SLOW)
    timer = rehearsal.findChild(QTimer)
    assert isinstance(timer, QTimer)
    for _ in range(20):
        if phase_of(rehearsal) is Phase.PLAYING:
            timer.timeout.emit()
    assert phase_of(rehearsal) is Phase.ASKING and not timer.isActive()


def test_a_note_is_shown_only_after_the_ruling_that_it_may_give_away(qtbot: QtBot) -> None:
    rehearsal, session = case_of(OFFERED)
    notes = []
    while phase_of(rehearsal) is not Phase.ENDED:
        notes.append(sum(isinstance(node.step.action, Note) for node in session.history.nodes))
        rehearsal.show_answer()
        rehearsal.go_on()
    assert notes[:2] == [0, 0]
    assert sum(isinstance(node.step.action, Note) for node in session.history.nodes) > 1


def test_a_case_whose_line_needs_no_director_is_rehearsed_in_another(qtbot: QtBot) -> None:
    rehearsal, _ = case_of("play/penalty-card-49-dropped-or-shown")
    assert phase_of(rehearsal) is Phase.ASKING


def test_where_nobody_needs_a_director_nothing_is_asked(qtbot: QtBot) -> None:
    session = session_on()
    for action in actions_of("WCJ NCA EC2 SC3"):
        session.act(action)
    rehearsal = begun(session)
    assert phase_of(rehearsal) is Phase.ENDED and session.history.cursor == 3
    rehearsal.go_on()
    rehearsal.show_answer()
    assert phase_of(rehearsal) is Phase.ENDED


# -- what was open ---------------------------------------------------------------------------------------------------


def test_steps_in_time_never_go_beyond_what_was_played(revoke: Rehearsed) -> None:
    rehearsal, session = revoke
    here = session.history.cursor
    for _ in range(3):
        session.to_start()
        session.to_end()
        session.step_by(1)
        session.redo()
    assert session.history.cursor == here == session.history.line()[-1]
    session.undo()
    assert session.history.cursor == here - 1 and phase_of(rehearsal) is Phase.ASKING


def test_nothing_can_be_done_to_what_is_shown(revoke: Rehearsed) -> None:
    _, session = revoke
    history, refused = session.history, values_of(session.refused)
    assert not session.act(actions_of("SC2")[0])
    session.set_edition(Edition.E1997)
    session.retitle((("en", "Another"),))
    assert session.history is history and len(refused) == 3


def test_left_in_the_middle_unsaved_work_is_as_it_was_and_can_be_undone(qtbot: QtBot) -> None:
    session = session_on()
    for action in actions_of("WCJ NCA ES2 SC3"):
        session.act(action)
    session.act(actions_of("director S")[0])
    history, document = session.history, session.document
    rehearsal = begun(session)
    assert not session.dirty and rehearsal.is_on
    give_right(rehearsal)
    rehearsal.leave()
    assert session.history is history and session.document is document
    assert session.dirty and session.changeable and not rehearsal.is_on
    session.undo()
    assert len(session.history.line_to(session.history.cursor)) == 4


def test_another_document_ends_it(revoke: Rehearsed) -> None:
    rehearsal, session = revoke
    left = []
    rehearsal.left.connect(lambda: left.append(True))
    session.new(session.table)
    assert left == [True] and not rehearsal.is_on and session.changeable
    rehearsal.leave()
    assert left == [True]


def test_begun_again_it_begins_anew(revoke: Rehearsed) -> None:
    rehearsal, session = revoke
    first = rehearsal.moment
    give_right(rehearsal)
    rehearsal.begin()
    assert rehearsal.moment == first
    rehearsal.leave()
    assert session.changeable and len(session.history.nodes) > 10
