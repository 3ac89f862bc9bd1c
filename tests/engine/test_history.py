"""History: a tree of steps with a cursor; going back loses nothing."""

import itertools
import random
from collections.abc import Iterable
from contextlib import suppress

import pytest
from msgspec.structs import replace

from bridgetable.engine.actions import Action, Note
from bridgetable.engine.history import START, History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table.edition import Edition
from bridgetable.table.values import log_of
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


def test_rulings_of_one_tree_have_the_same_forks() -> None:
    """Another step, another line and a branch that is hidden make other forks."""
    history = played("WCJ NCA EC2 SC3")
    again = ruled_under(history, Edition.E1997).history
    assert history.has_forks_of(again) and again.has_forks_of(history) and history.jump(0).has_forks_of(history)
    place = history.line()[-1]
    others = [history.act(Note((("", "more"),))), history.deleting(place), History(history.start)]
    assert not any(other.has_forks_of(history) or history.has_forks_of(other) for other in others)


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


# -- the same action joins the line that has it ----------------------------------------------------------------------


def noted(history: History, text: str = "a note") -> History:
    return history.act(Note((("", text),)))


def card(text: str) -> Action:
    (action,) = actions_of(text)
    return action


def test_a_line_is_joined_across_the_notes_before_its_next_step() -> None:
    prepared = noted(noted(played("WH9")), "another").act(card("NH3"))
    joined = prepared.jump(0).act(card("NH3"))
    assert joined.nodes == prepared.nodes and joined.cursor == prepared.cursor


def test_a_line_is_joined_from_behind_a_note_beside_it() -> None:
    lead = played("WH9")
    noticed = noted(noted(lead).act(card("NH3")).jump(0), "beside")
    for action in (card("NH3"), card("NHQ")):
        joined = noticed.act(action)
        assert (len(joined.nodes) == len(noticed.nodes)) is (action == card("NH3"))


def test_of_several_lines_the_one_in_view_is_joined_then_the_first() -> None:
    lead = played("WH9")
    first = noted(lead, "first").act(card("NH3"))
    # Only a case file can hold the same action twice.
    again = (replace(first.nodes[1], parent=0), replace(first.nodes[2], parent=3))
    second = replace(first, nodes=first.nodes.adding(*again))
    assert second.jump(0).act(card("NH3")).cursor == 2
    assert second.jump(4).jump(0).act(card("NH3")).cursor == 4
    assert replace(second, ahead=()).jump(0).act(card("NH3")).cursor == 2


def test_a_note_joins_nothing_across_notes() -> None:
    prepared = noted(noted(played("WH9"), "one"), "two")
    assert len(noted(prepared.jump(0), "two").nodes) == len(prepared.nodes) + 1
    assert len(noted(prepared.jump(0), "one").nodes) == len(prepared.nodes)


def test_what_is_deleted_is_not_joined() -> None:
    history = played("WH9 NH3")
    again = history.deleting(1).act(card("NH3"))
    assert len(again.nodes) == 3 and again.shows(2) and not again.shows(1) and not again.shows(3)


def test_many_notes_are_passed_over_too() -> None:
    history = played("WH9")
    for number in range(1200):
        history = noted(history, str(number))
    assert history.act(card("NH3")).jump(0).act(card("NH3")).cursor == 1201


# -- notes -----------------------------------------------------------------------------------------------------------


def test_a_note_has_other_words_and_what_follows_it_stays() -> None:
    history = noted(played("WH9")).act(card("NH3"))
    changed = history.with_note(1, Note((("it", "altre parole"),)))
    assert changed.nodes[1].step.action == Note((("it", "altre parole"),))
    assert changed.table == history.table and changed.line() == history.line()


@pytest.mark.parametrize("place", [START, 0, 2])
def test_only_a_note_has_other_words(place: int) -> None:
    with pytest.raises(ValueError, match="no note"):
        noted(played("WH9")).with_note(place, Note((("", "x"),)))


# -- what is found once stays true -------------------------------------------------------------------------------------


def children_of(history: History, place: int) -> list[int]:
    """The steps after a place, looked for among all."""
    return [n for n, node in enumerate(history.nodes) if node.parent == place and not (node.deleted or node.stopped)]


def next_of(history: History, place: int) -> int:
    """The step after a place by the way that is taken."""
    children, preferred = children_of(history, place), dict(history.ahead).get(place, START)
    return preferred if preferred in children else children[0] if children else START


def way_to(history: History, place: int) -> list[int]:
    return [] if place == START else [*way_to(history, history.nodes[place].parent), place]


def way_on(history: History, place: int) -> list[int]:
    on = next_of(history, place)
    return [] if on == START else [on, *way_on(history, on)]


def jumped(history: History, place: int) -> tuple[int, dict[int, int]]:
    """The cursor and the ways taken after a jump, from the first step on."""
    ways = itertools.pairwise((START, *way_to(history, place)))
    return place, dict(history.ahead) | {here: on for here, on in ways if next_of(history, here) != on}


def assert_true(history: History, places: Iterable[int]) -> None:
    """What a history says is what is found among all its steps."""
    assert history.line() == (*way_to(history, history.cursor), *way_on(history, history.cursor))
    shown = [
        n
        for n in range(len(history.nodes))
        if all(not (history.nodes[step].deleted or history.nodes[step].stopped) for step in way_to(history, n))
    ]
    assert history.leaves() == tuple(n for n in shown if not children_of(history, n))
    assert history.has_branches is (len(history.leaves()) > 1)
    assert [n for n in range(-1, len(history.nodes) + 2) if history.shows(n)] == [START, *shown]
    for place in places:
        assert list(history.children(place)) == children_of(history, place)
        assert list(history.line_to(place)) == way_to(history, place)
        assert history.passes(place) is (place in way_to(history, history.cursor))
        there = history.jump(place)
        assert (there.cursor, dict(there.ahead)) == jumped(history, place) and there.nodes is history.nodes


def changed(history: History, dice: random.Random) -> History:
    """The history after something that can be done to it."""
    place = dice.randrange(-1, len(history.nodes))
    match dice.randrange(10):
        case 0:
            return history.undo()
        case 1:
            return history.redo()
        case 2 | 3:
            return history.jump(place)
        case 4 if place != START:
            return history.entitled(place, (("", str(place)),))
        case 5 if place != START and dice.random() < 0.5:
            return history.deleting(place, dice.random() < 0.7)
        case 6 if dice.random() < 0.3:
            # As after another ruling: some steps stopped, and nothing handed on.
            stopped = [replace(node, stopped=dice.random() < 0.2) for node in history.nodes]
            return History(history.start, log_of(stopped), dice.randrange(-1, len(stopped)), history.ahead)
    return history.act(dice.choice((Note((("", dice.choice("abc")),)), *actions_of("WH9 NH3"))))


@pytest.mark.parametrize("seed", range(15))
def test_histories_made_from_one_another_do_not_disturb_each_other(seed: int) -> None:
    dice = random.Random(seed)
    found = [played()]
    for _ in range(45):
        with suppress(ImpossibleError):
            found.append(changed(dice.choice(found[-5:]), dice))
    for history in found:
        assert_true(history, range(-1, len(history.nodes)))
        assert history == History(history.start, log_of(history.nodes), history.cursor, history.ahead)
