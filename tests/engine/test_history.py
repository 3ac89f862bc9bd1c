"""History: a tree of steps with a cursor; going back loses nothing."""

import pytest

from bridgetable.engine.history import START, History
from bridgetable.engine.steps import ImpossibleError
from tests.situations import POZNAN, actions_of, at


def played(*texts: str) -> History:
    history = History(at(POZNAN, "4S S").table)
    for text in texts:
        for action in actions_of(text):
            history = history.act(action)
    return history


def test_undo_and_redo_go_through_rulings_like_through_cards() -> None:
    history = played("WH9 NH3 EC2", "director S", "EHK")
    back = history.undo().undo()
    assert back.table.penalty_cards == ()
    assert back.redo().redo().table == history.table


def test_nothing_before_the_first_table_and_nothing_after_the_last() -> None:
    history = played("WH9")
    assert history.undo().undo().cursor == START
    assert history.redo() is history


def test_acting_otherwise_after_going_back_keeps_both_lines() -> None:
    history = played("WH9 NH3 EC2")
    other = history.undo().act(actions_of("EHK")[0])
    assert len(other.leaves()) == 2
    assert other.jump(history.cursor).table == history.table


def test_redo_leads_where_one_last_looked() -> None:
    history = played("WH9 NH3 EC2")
    other = history.undo().act(actions_of("EHK")[0])
    assert other.undo().redo().cursor == other.cursor
    assert other.jump(history.cursor).undo().redo().cursor == history.cursor


def test_the_same_action_again_follows_the_line_that_is_there() -> None:
    history = played("WH9 NH3 EC2")
    assert history.undo().act(actions_of("EC2")[0]).nodes == history.nodes


def test_a_branch_deleted_is_hidden_and_comes_back() -> None:
    history = played("WH9 NH3 EC2")
    other = history.undo().act(actions_of("EHK")[0])
    gone = other.deleting(other.cursor)
    assert len(gone.leaves()) == 1
    assert gone.cursor == other.undo().cursor
    assert len(gone.deleting(other.cursor, deleted=False).leaves()) == 2


def test_a_branch_has_a_name() -> None:
    history = played("WH9")
    assert history.entitled(0, (("en", "the heart lead"),)).nodes[0].title == (("en", "the heart lead"),)


def test_what_is_impossible_changes_nothing() -> None:
    history = played("WH9")
    with pytest.raises(ImpossibleError):
        history.act(actions_of("NSA")[0])


def test_the_line_goes_on_behind_the_cursor() -> None:
    history = played("WH9 NH3 EC2")
    assert history.undo().undo().line() == (0, 1, 2)
