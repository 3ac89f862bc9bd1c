"""The lines of a history as a report tells them."""

from bridgetable.cases.codec import read_case
from bridgetable.reports.told import lines_told, told_case
from tests.cases.written import EXAMPLE
from tests.reports.cases import SIX_CLUBS, THREE_OPTIONS, told


def test_the_main_line_comes_first_and_every_step_is_told_once() -> None:
    case = told(THREE_OPTIONS)
    main, *branches = lines_told(case.history)
    assert not main.is_branch and main.after == 0
    assert all(branch.is_branch for branch in branches)
    places = [one.place for line in (main, *branches) for one in line.steps]
    assert sorted(places) == list(range(len(case.history.nodes)))


def test_a_branch_says_where_it_parts() -> None:
    main, *branches = lines_told(told(SIX_CLUBS).history)
    assert [(dict(line.title)["en"], line.after, line.steps[0].number) for line in branches] == [
        ("South asks at once", 13, 14),
        ("The Director lets it stand", 27, 28),
    ]
    assert branches[0].steps[0].before == main.steps[12].step.table


def nested(depth: int) -> str:
    """A case in which each branch begins another before its only card, and is the first thing in its line."""
    play = '{"do": "play", "seat": "W", "card": "H9"}'
    inner = play
    for _ in range(depth):
        inner = f'{{"do": "branch", "title": "x", "actions": [{inner}]}}, {{"do": "note", "text": "n"}}, {play}'
    first = EXAMPLE.index('{"do": "play"')
    return EXAMPLE[:first] + inner + "]}"


def test_branches_before_the_first_step_and_deep_in_others_are_told() -> None:
    case = told_case(read_case(nested(3).encode()))
    assert [(line.is_branch, line.after) for line in lines_told(case.history)] == [
        (False, 0),
        (True, 0),
        (True, 0),
        (True, 0),
    ]


def test_no_depth_of_branches_is_too_deep() -> None:
    case = told_case(read_case(nested(400).encode()))
    assert sum(1 for _ in lines_told(case.history)) == 401


def test_a_case_that_stops_early_says_why() -> None:
    case = told_case(read_case(EXAMPLE.replace('"card": "HK"', '"card": "SA"').encode()))
    assert [refused.place for refused in case.stopped] == ["actions[7]"]
