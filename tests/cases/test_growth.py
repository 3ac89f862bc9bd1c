"""New lines are written flat, and what is read again has the same lines, names and main line."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.growth import NESTED
from bridgetable.cases.outline import Closing, Opening, flat
from bridgetable.cases.tree import case_of, history_of
from bridgetable.engine.actions import Note
from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History, Node
from bridgetable.engine.steps import Step
from bridgetable.table.text import Text
from bridgetable.table.values import log_of
from tests.each import for_each
from tests.situations import POZNAN, at

TABLE = at(POZNAN, "4S S").table


def tree(parents: list[int], ahead: dict[int, int] | None = None, names: dict[int, str] | None = None) -> History:
    """A tree of notes in which step n follows `parents[n]`."""
    titles: dict[int, Text] = {place: (("", name),) for place, name in (names or {}).items()}
    nodes = (Node(parent, step(str(place)), titles.get(place, ())) for place, parent in enumerate(parents))
    return History(TABLE, log_of(nodes), START, tuple((ahead or {}).items()))


def step(text: str) -> Step:
    return apply(TABLE, Note((("", text),)))


def depth_of(case: Case) -> int:
    depth = deepest = 0
    for item in flat(case.actions):
        depth += isinstance(item, Opening) - isinstance(item, Closing)
        deepest = max(deepest, depth)
    return deepest


def said(node: Node) -> str:
    assert isinstance(node.step.action, Note)
    return dict(node.step.action.text)[""]


def following(history: History) -> dict[str, list[tuple[str, str]]]:
    """What follows each step, with the names of the branches; the way taken stands last, unless it has a name."""
    found: dict[str, list[tuple[str, str]]] = {}
    ahead = dict(history.ahead)
    for place in (START, *range(len(history.nodes))):
        children = list(history.children(place))
        nameless = [child for child in children if not history.nodes[child].title]
        if nameless:
            on = ahead.get(place, START)
            on = on if on in nameless else nameless[0]
            children.remove(on)
            children.append(on)
        name = "" if place == START else said(history.nodes[place])
        found[name] = [(said(history.nodes[n]), dict(history.nodes[n].title).get("", "")) for n in children]
    return found


def main_line(history: History) -> list[str]:
    return [said(history.nodes[place]) for place in replace(history, cursor=START).line()]


def saved_and_opened(history: History) -> History:
    return history_of(read_case(write_case(case_of(history))))


def changes_of_mind(count: int) -> History:
    """Each time the last step is undone, and two others are done instead; the cursor is at the last."""
    parents, ahead = [START], {}
    for number in range(count):
        before = parents[2 * number]
        parents += [before, 2 * number + 1]
        ahead[before] = 2 * number + 1
    return tree(parents, ahead)


@pytest.mark.parametrize("count", [1, 42, 600])
def test_changes_of_mind_are_branches_one_after_another(count: int) -> None:
    history = changes_of_mind(count)
    assert depth_of(case_of(history)) == 1
    again = saved_and_opened(history)
    assert following(again) == following(history) and main_line(again) == main_line(history)
    assert write_case(case_of(again)) == write_case(case_of(history))


def test_the_line_in_view_stays_the_main_line_wherever_the_deepest_branches_are() -> None:
    history = replace(changes_of_mind(400), ahead=())
    assert depth_of(case_of(history)) == NESTED
    again = saved_and_opened(history)
    assert main_line(again) == main_line(history) == ["0"]
    assert set(following(again)) == set(following(history))
    assert write_case(case_of(again)) == write_case(case_of(history))


def test_branches_in_one_case_and_the_next_are_written_at_any_depth() -> None:
    """A file from elsewhere holds lines far inside one another; what is played in them is saved there."""
    names = {place: f"name {place}" for place in range(800)}
    history = tree([place - 1 for place in range(800)], names=names)
    case = case_of(history)
    assert depth_of(case) == 800
    opened = history_of(read_case(write_case(case)))
    assert following(opened) == following(history)
    deeper = opened.jump(opened.leaves()[-1]).act(Note((("", "more"),)))
    again = history_of(read_case(write_case(case_of(deeper, case))))
    assert following(again) == following(deeper)


@for_each("seed", range(60))
def test_any_line_of_an_opened_case_may_be_named_and_go_on(seed: int) -> None:
    dice = random.Random(seed)
    size = dice.choice([3, 8, 30])
    case = case_of(tree([max(START, place - 1 - dice.randrange(3)) for place in range(size)], names={0: "first"}))
    history = history_of(case)
    for number in range(dice.randrange(1, 12)):
        place = dice.randrange(len(history.nodes))
        if dice.random() < 0.5:
            history = history.entitled(place, (("", f"named {number}"),))
        else:
            history = history.jump(place).act(Note((("", f"more {number}"),)))
    saved = case_of(history, case)
    again = history_of(read_case(write_case(saved)))
    before, after = ({at: sorted(each) for at, each in following(one).items()} for one in (history, again))
    assert after == before
    assert case_of(again, saved) == saved


@for_each("seed", range(60))
def test_any_tree_is_the_same_when_it_is_opened(seed: int) -> None:
    dice = random.Random(seed)
    size = dice.choice([3, 8, 30, 120])
    near = dice.choice([1, 2, 5, size])
    parents = [max(START, place - 1 - dice.randrange(near)) for place in range(size)]
    named = dice.choice([0, 0, 0.2])
    names = {place: f"name {place}" for place in range(size) if dice.random() < named}
    history = tree(parents, names=names)
    for _ in range(dice.randrange(6)):
        history = history.jump(dice.choice(history.leaves()))
    for place in range(size):
        if dice.random() < dice.choice([0, 0.1]) and history.shows(place):
            history = history.deleting(place)
    again = saved_and_opened(history)
    shown = {name: after for name, after in following(history).items() if name == "" or history.shows(int(name))}
    assert following(again) == shown
    if not names:
        assert main_line(again) == main_line(history)
    assert write_case(case_of(again)) == write_case(case_of(history))
