"""Undo and redo of whatever was done, in the order it was done; stepping through time is no part of it."""

from __future__ import annotations

from operator import is_

from bridgetable.cases.codec import read_case
from bridgetable.cases.tree import history_of
from bridgetable.disk.resources import resources
from bridgetable.document.document import Document
from bridgetable.document.undo import State, UndoStack
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.table.edition import Edition
from tests.situations import POZNAN, actions_of, at


def fresh() -> UndoStack:
    return UndoStack(State(History(at(POZNAN, "4S S").table), Document()))


def acting(stack: UndoStack, *texts: str) -> UndoStack:
    for action in (one for text in texts for one in actions_of(text)):
        stack = stack.acted(stack.state.history.act(action))
    return stack


def entitled(stack: UndoStack, title: str) -> UndoStack:
    document = stack.state.document.titled((("", title),))
    return stack.edited(State(stack.state.history, document))


def at_place(stack: UndoStack, place: int) -> UndoStack:
    return stack.stepped(stack.state.history.jump(place))


def cursor(stack: UndoStack) -> int:
    return stack.state.history.cursor


def title(stack: UndoStack) -> str:
    return dict(stack.state.document.title).get("", "")


def test_nothing_done_is_nothing_to_undo() -> None:
    stack = fresh()
    assert not stack.can_undo and not stack.can_redo
    assert stack.undo() is stack and stack.redo() is stack


def test_acts_and_edits_are_undone_in_turn_and_redone() -> None:
    stack = acting(entitled(acting(fresh(), "WCJ"), "one"), "NCA EC2")
    found = [stack]
    while found[-1].can_undo:
        found.append(found[-1].undo())
    assert [(cursor(each), title(each)) for each in found] == [(2, "one"), (1, "one"), (0, "one"), (0, ""), (START, "")]
    assert found[-1].state.history.line() == (0, 1, 2)
    for former in reversed(found[:-1]):
        stack = found.pop()
        assert stack.can_redo and stack.redo().state == former.state and stack.redo().done == former.done


def test_an_act_that_was_stepped_back_over_is_not_undone_again() -> None:
    stack = at_place(acting(entitled(fresh(), "one"), "WCJ NCA EC2"), 0)
    assert cursor(stack.undo()) == START and title(stack.undo()) == "one"
    assert title(stack.undo().undo()) == ""
    back = stack.undo().undo().redo()
    assert title(back) == "one" and cursor(back) == START
    assert cursor(back.redo()) == 0


def test_an_act_on_another_line_is_not_undone_from_here() -> None:
    stack = acting(at_place(acting(fresh(), "WCJ NCA"), START), "WDA")
    assert cursor(at_place(stack, 1).undo()) == 0
    assert cursor(stack.undo()) == START


def test_what_was_stepped_on_to_is_not_redone_again() -> None:
    stack = acting(fresh(), "WCJ NCA EC2").undo().undo().undo()
    assert cursor(at_place(stack, 1).redo()) == 2
    assert not at_place(stack, 2).can_redo


def test_where_nothing_was_done_undo_and_redo_are_steps() -> None:
    played = acting(fresh(), "WCJ NCA").state.history
    opened = UndoStack(State(played.jump(START), Document()))
    assert opened.can_redo and not opened.can_undo
    on = opened.redo().redo()
    assert cursor(on) == 1 and not on.can_redo
    assert cursor(on.undo()) == 0
    stepped = at_place(opened, 1)
    assert cursor(stepped.undo()) == 0 and stepped.undo().redo().state == stepped.state


def test_something_new_ends_redo_and_loses_no_line() -> None:
    stack = acting(acting(fresh(), "WCJ NCA").undo(), "NCQ")
    assert not stack.can_redo and len(stack.state.history.leaves()) == 2
    titled = entitled(entitled(fresh(), "one").undo(), "two")
    assert not titled.can_redo and title(titled.undo()) == ""


def test_several_actions_done_at_once_are_undone_at_once() -> None:
    stack = fresh()
    history = stack.state.history
    for action in actions_of("WCJ NCA"):
        history = history.act(action)
    stack = stack.acted(history)
    assert cursor(stack) == 1 and cursor(stack.undo()) == START and cursor(stack.undo().redo()) == 1


def test_a_case_of_25_steps_is_whole_after_an_edition_that_stops_it() -> None:
    path = next((resources() / "cases").rglob("insufficient-bid-27b1a-a-transfer-too-low-1997.case.json"))
    opened = history_of(read_case(path.read_bytes()))
    assert len(opened.nodes) == 25
    stack = UndoStack(State(opened.jump(opened.line()[-1]), Document()))
    before = stack.state
    under = ruled_under(stack.state.history, Edition.E2017).history
    assert sum(under.shows(place) for place in range(25)) < 25
    stack = stack.edited(State(under, Document()))
    stack = stack.acted(stack.state.history.act(Note((("", "so far"),))))
    after = stack.state
    undone = stack.undo().undo()
    assert undone.state.history.cursor == before.history.cursor and undone.state.history.line() == before.history.line()
    assert undone.state.history.nodes[: len(before.history.nodes)] == before.history.nodes[
        :
    ] and undone.state.history.shows(25)
    assert undone.redo().redo().state == after
    # Another note, and then the first edition chosen again instead of undone: 25 steps, and both notes.
    other = undone.redo()
    other = other.acted(other.state.history.act(Note((("", "otherwise"),))))
    again = ruled_under(other.state.history, Edition.E1997).history
    assert again.nodes[: len(before.history.nodes)] == before.history.nodes[:] and len(again.nodes) == 27
    assert again.shows(25) and again.shows(26)


def test_the_file_and_its_title_are_not_undone() -> None:
    stack = entitled(acting(entitled(fresh(), "one"), "WCJ"), "two")
    filed = stack.filed(Document("x.case.json", title=(("", "in the library"),)))
    assert title(filed) == "in the library"
    back = filed.undo().undo()
    assert (title(back), back.state.document.path) == ("one", "x.case.json")
    assert (title(back.redo().redo()), back.redo().redo().state.document.path) == ("in the library", "x.case.json")
    moved = entitled(fresh(), "one").undo().filed(Document("y.case.json"))
    assert (title(moved.redo()), moved.redo().state.document.path) == ("one", "y.case.json")
    renamed = acting(fresh(), "WCJ")
    branch = renamed.edited(State(renamed.state.history.entitled(0, (("", "b"),)), renamed.state.document))
    assert title(branch.filed(Document("z.case.json", title=(("", "z"),))).undo()) == "z"


def test_an_act_shares_what_was_done_and_the_line_with_the_stack_before_it() -> None:
    stack = fresh()
    for _ in range(200):
        stack = stack.acted(stack.state.history.act(Note((("", "x"),))))
    later = stack.acted(stack.state.history.act(Note((("", "y"),))))
    again = later.undo().redo()
    for one in (later, later.undo(), again):
        done, line = one.done, one.state.history.line_as_log
        assert len(done.full) == len(line.full) == 3
        assert all(map(is_, done.full, stack.done.full))
        assert all(map(is_, line.full, stack.state.history.line_as_log.full))
    assert again.done == later.done and again.state.history.line() == later.state.history.line()
