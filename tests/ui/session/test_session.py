"""The session: acting, going back, branching, another edition, another language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.document.document import Document
from bridgetable.document.saving import as_case
from bridgetable.engine import actions as a
from bridgetable.engine import ruled_again
from bridgetable.engine.history import START
from bridgetable.engine.ruled_again import Ruling, rule_again, ruled_under
from bridgetable.engine.steps import Step
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message
from bridgetable.table.state import Table
from bridgetable.ui.session.session import Session, only_shown
from tests.situations import POZNAN, actions_of, at
from tests.ui.opened import TO_THE_CLAIM, TO_THE_REVOKE, TO_THE_SECOND, session_on


@pytest.fixture
def session() -> Session:
    return session_on()


def do(session: Session, *texts: str) -> None:
    for text in texts:
        for action in actions_of(text):
            assert session.act(action)


def heard(session: Session) -> list[Message]:
    """What the session refuses or tells from now on."""
    messages: list[Message] = []
    session.refused.connect(messages.append)
    session.told.connect(messages.append)
    return messages


def test_acting_moves_the_table_and_makes_the_document_dirty(session: Session) -> None:
    moves: list[tuple[Table, Table]] = []
    session.moved.connect(lambda before, after: moves.append((before, after)))
    first = session.table
    do(session, "WCJ")
    assert moves == [(first, session.table)] and session.dirty and session.can_undo


def test_what_hands_cannot_do_is_refused_and_nothing_changes(session: Session) -> None:
    messages, before = heard(session), session.table
    assert not session.act(a.Play(Seat.W, card_of("SA")))
    assert [message.key for message in messages] == ["impossible-not-held"]
    assert session.table is before and not session.dirty


def test_several_actions_are_done_all_or_none(session: Session) -> None:
    messages, before = heard(session), session.table
    assert not session.act_all((a.Play(Seat.W, card_of("CJ")), a.Play(Seat.N, card_of("SA"))))
    assert messages and session.table is before
    assert session.act_all((a.Play(Seat.W, card_of("CJ")), a.Play(Seat.N, card_of("CA"))))
    assert len(session.history.nodes) == 2


def test_undo_and_redo_go_through_rulings(session: Session) -> None:
    do(session, TO_THE_REVOKE, "SDJ", "director W")
    ruled = session.table
    session.undo()
    assert not session.table.rulings and session.table.irregularities
    session.redo()
    assert session.table is ruled and not session.can_redo


def test_acting_otherwise_after_going_back_keeps_both_lines(session: Session) -> None:
    do(session, "WCJ NCA EC2 SC3")
    session.jump(START)
    do(session, "WDA")
    assert len(session.history.leaves()) == 2
    session.jump(3)
    assert session.table.tricks[0].complete


def test_steps_stop_at_the_ends_of_the_line(session: Session) -> None:
    do(session, "WCJ NCA EC2 SC3")
    session.to_start()
    assert session.history.cursor == START and session.can_redo
    session.step_by(2)
    assert session.history.cursor == 1
    session.to_end()
    assert session.history.cursor == 3
    session.step_by(-99)
    assert session.history.cursor == START
    session.jump(99)
    assert session.history.cursor == START


def test_no_branch_is_deleted_of_what_is_only_shown(session: Session) -> None:
    do(session, "WCJ")
    session.exchange(only_shown(session.history, session.document))
    messages, before = heard(session), session.history
    session.delete(0)
    assert [message.key for message in messages] == ["only-shown"] and session.history == before


def test_a_deleted_branch_comes_back_by_undo(session: Session) -> None:
    messages = heard(session)
    do(session, "WCJ")
    session.undo()
    do(session, "WDA")
    session.delete(1)
    assert len(session.history.leaves()) == 1 and session.history.cursor == START
    assert [message.key for message in messages] == ["branch-deleted"]
    session.undo()
    assert len(session.history.leaves()) == 2 and session.history.cursor == 1


def test_a_branch_has_a_name(session: Session) -> None:
    do(session, "WCJ")
    session.entitle(0, "Main")
    named = session.history.nodes[0].title
    session.undo()
    assert dict(named) == {"": "Main"} and not session.history.nodes[0].title and session.history.cursor == 0


def test_another_edition_rules_the_same_play_again(session: Session) -> None:
    messages = heard(session)
    do(session, TO_THE_REVOKE, "SDJ", TO_THE_SECOND, "SH4", TO_THE_CLAIM, "claim S 9", "agree W")
    do(session, "attention W revoke S 2", "attention W revoke S 3", "director W")
    assert [ruling.clause for ruling in session.table.rulings] == ["69A", "63B", "63B", "64A2", "64B2"]
    session.set_edition(Edition.E1997)
    assert session.edition.value == "1997" and session.table.edition is Edition.E1997
    assert "63C" in [ruling.clause for ruling in session.table.rulings]
    assert [message.key for message in messages] == ["ruled-again"]
    session.set_edition(Edition.E2017)
    assert session.history.cursor == len(session.history.nodes) - 1 and session.edition.value == "2017"


def test_what_is_elected_rules_the_line_again_and_undo_brings_the_former_ruling_back(session: Session) -> None:
    messages = heard(session)
    do(session, TO_THE_REVOKE)
    before = session.history
    session.elect("43B2b", "revoked")
    assert dict(session.table.elections) == {"43B2b": "revoked"}
    assert [message.key for message in messages] == ["ruled-again-elected"]
    session.elect("screens", True)
    assert dict(session.elections) == {"43B2b": "revoked", "screens": True}
    session.elect("43B2b", None)
    assert dict(session.elections) == {"screens": True}
    session.undo()
    assert dict(session.elections) == {"43B2b": "revoked", "screens": True}
    session.undo()
    session.undo()
    assert session.history is before
    session.elect("43B2b", None)
    assert session.history is before


def test_what_another_edition_makes_impossible_stops_the_line_and_is_not_lost(session: Session) -> None:
    messages = heard(session)
    # 2017 asks under 64C2(a); 1997 asks under 64C, and the answer to a question nobody asked is impossible.
    do(session, TO_THE_REVOKE, "SDJ", "WCT", "ask N S", "director S", "SC5")
    before = session.history
    session.set_edition(Edition.E1997)
    again = ruled_under(before, Edition.E1997)
    assert len(session.history.nodes) == len(again.history.nodes)
    if again.stopped is not None:
        assert messages[-1].key.startswith("ruled-again-stopped")
    session.undo()
    assert session.history is before


def test_an_impossible_action_ends_its_line_at_the_last_step_that_can_be_played() -> None:
    history = session_on().history
    for action in actions_of("WCJ"):
        history = history.act(action)
    asked = at(POZNAN, "4S S").do("WCJ NCA ES2 SC3", "director S", "EC8")
    assert asked.asked is not None
    played = session_on()
    do(played, "WCJ NCA ES2 SC3", "director S", "EC8", "choose S keep")
    again = ruled_under(played.history, Edition.E2007)
    assert again.stopped is None and len(again.history.nodes) == len(played.history.nodes)


def test_every_change_is_undone_after_any_number_of_later_acts(session: Session) -> None:
    do(session, "WCJ", "note", "NCA")
    session.retitle((("en", "A title"), ("it", "Un titolo")))
    session.edit_note(1, (("en", "other words"),))
    session.entitle(2, "branch")
    session.set_edition(Edition.E1997)
    do(session, "EC2 SC3")
    session.delete(3)
    states = []
    while session.can_undo:
        states.append((session.history, session.document))
        session.undo()
    assert len(states) == 10 and session.document.title == () and session.edition is Edition.E2017
    assert [session.history.shows(place) for place in range(5)] == [True] * 5
    for state in reversed(states):
        session.redo()
        assert (session.history, session.document) == state
    assert session.document.opening("it") == ("Un titolo", "")
    assert session.history.nodes[1].step.action == a.Note((("en", "other words"),))


def test_a_change_that_changes_nothing_is_not_undone(session: Session) -> None:
    do(session, "note")
    session.edit_note(0, ())
    session.entitle(0, "")
    session.retitle(())
    session.set_edition(Edition.E2017)
    session.undo()
    assert not session.can_undo


def test_the_same_choice_joins_the_prepared_branch(session: Session) -> None:
    path = next((resources() / "cases").rglob("opening-lead-five-roads.case.json"))
    opened = opened_case(str(path))
    session.open(opened.history, opened.document)
    session.step_by(2)
    assert session.table.rulings
    for option in ("spread", "accept", "require-H", "forbid-H", "free"):
        do(session, f"choose S {option}")
        assert session.history.nodes == opened.history.nodes and session.can_step_on
        assert not session.dirty
        session.undo()
    do(session, "note", "choose S spread")
    assert len(session.history.nodes) == len(opened.history.nodes) + 1 and session.can_step_on


def test_other_words_of_a_prepared_note_are_saved_in_its_place(session: Session) -> None:
    path = next((resources() / "cases").rglob("opening-lead-five-roads.case.json"))
    opened = opened_case(str(path))
    session.open(opened.history, opened.document)
    place = next(n for n, node in enumerate(opened.history.nodes) if isinstance(node.step.action, a.Note))
    session.edit_note(place, (("", "say this"),))
    assert session.dirty
    case = as_case(session.history, session.document, session.words)
    assert len(case.actions) == len(opened.document.case.actions if opened.document.case else ())
    assert sum(entry == a.Note((("", "say this"),)) for entry in case.actions) == 1
    session.undo()
    assert as_case(session.history, session.document, session.words) == opened.document.case


def test_stepping_and_joining_leave_nothing_to_save(session: Session) -> None:
    do(session, "WCJ NCA")
    session.saved(Document("x.case.json"))
    session.undo()
    session.redo()
    session.to_start()
    do(session, "WCJ")
    assert not session.dirty
    session.delete(1)
    assert session.dirty


def test_there_is_no_way_to_what_is_hidden(session: Session) -> None:
    do(session, "WCJ NCA")
    session.delete(1)
    session.jump(1)
    assert session.history.cursor == 0


def test_a_new_document_takes_the_place_of_the_old(session: Session) -> None:
    do(session, "WCJ")
    session.open(session_on("3NT N").history, Document("x.case.json"))
    assert not session.dirty and session.document.name == "x.case.json" and not session.history.nodes
    session.new(at(POZNAN, "2H E").table)
    assert session.document == Document()


def test_the_language_changes_once(session: Session) -> None:
    changes: list[str] = []
    session.reworded.connect(lambda: changes.append(session.words.language))
    session.set_language("it")
    session.set_language("it")
    assert changes == ["it"]


def test_the_play_is_ruled_again_step_by_step_where_the_window_is_to_go_on(session: Session) -> None:
    do(session, "WCJ NCA EC2 SC3")
    history = session.history
    counts: list[int] = []

    def gather(each: Callable[..., Iterator[Ruling]], _: object, *arguments: object) -> list[Ruling]:
        found = list(each(*arguments))
        counts.append(len(found))
        return found

    session.searches.gather = gather
    session.set_edition(Edition.E1997)
    assert counts == [len(history.nodes) + 1] and session.history == ruled_under(history, Edition.E1997).history


def test_what_was_ruled_under_an_edition_is_not_ruled_again(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    do(session, "WCJ NCA ES2 SC3")
    ruled: list[a.Action] = []

    def counting(table: Table, action: a.Action, was: Table | None) -> Step:
        ruled.append(action)
        return rule_again(table, action, was)

    monkeypatch.setattr(ruled_again, "rule_again", counting)
    for edition in (Edition.E1997, Edition.E2007, Edition.E1997, Edition.E2017, Edition.E2007):
        session.set_edition(edition)
    assert len(ruled) == 2 * 4
    session.open(session.history, Document())
    session.set_edition(Edition.E1997)
    assert len(ruled) == 3 * 4
