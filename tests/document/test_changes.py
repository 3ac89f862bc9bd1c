"""Changes made again: what cannot be done any more stays in the case, and what has nothing to go on from is told."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bridgetable.cases.reader import members_of, parsed
from bridgetable.cases.verbs import read_action
from bridgetable.document.autosave import Autosave, read_contents
from bridgetable.document.document import Document
from bridgetable.document.journal import Change, Contents, NewStep
from bridgetable.engine.history import START, History
from bridgetable.words.catalogue import Words
from tests.situations import POZNAN, actions_of, at

IMPOSSIBLE = b'{"do": "play", "seat": "E", "card": "CA"}'
"""A card of North."""


@pytest.fixture
def contents(tmp_path: Path) -> Contents:
    """A table with one card played when it was written whole, and three after it."""
    autosave, history = Autosave(tmp_path), History(at(POZNAN, "4S S").table)
    for action in actions_of("WCJ NCA EC2 SC3"):
        history = history.act(action)
        if len(history.nodes) == 1:
            history = history.entitled(0, (("", "named"),))
        autosave.write(history, Document("x.case.json"), Words.of("en"), dirty=True)
    return read_contents(autosave.file)


def with_step(contents: Contents, number: int, step: NewStep) -> Contents:
    changes = list(contents.changes)
    changes[number] = replace(changes[number], steps=(step,))
    return replace(contents, changes=tuple(changes))


def test_an_action_that_cannot_be_done_any_more_ends_its_line_and_stays_in_the_case(contents: Contents) -> None:
    """As where a newer version of the program refuses it."""
    assert [change.number for change in contents.changes] == [1, 2, 3]
    opened, whole = with_step(contents, 1, NewStep(2, 1, msgspec.Raw(IMPOSSIBLE))).opened()
    assert whole and len(opened.history.nodes) == 2 and opened.history.cursor == 1
    (trouble,) = opened.trouble
    assert trouble.message.key == "impossible-not-held" and trouble.place.endswith("[2]")
    impossible = read_action(members_of(parsed(IMPOSSIBLE), ""), "")
    assert opened.document.case is not None and impossible in all_entries(opened.document.case.actions)
    assert opened.document.path == "x.case.json"


def all_entries(entries: tuple[object, ...]) -> list[object]:
    """The entries, with those of a branch after it."""
    found: list[object] = []
    for entry in entries:
        found += [entry, *all_entries(getattr(entry, "actions", ()))]
    return found


@pytest.mark.parametrize(
    "step",
    [
        NewStep(2, 17, msgspec.Raw(IMPOSSIBLE)),
        NewStep(1, 0, msgspec.Raw(IMPOSSIBLE)),
        NewStep(2, 1, msgspec.Raw(b'{"do": "sing"}')),
        NewStep(2, 1, msgspec.Raw(b"[]")),
    ],
    ids=["nothing before it", "another stands there", "no action", "no object"],
)
def test_a_step_that_has_no_place_is_left_out_and_told(contents: Contents, step: NewStep) -> None:
    opened, whole = with_step(contents, 1, step).opened()
    assert not whole and len(opened.history.nodes) == 2 and opened.trouble == ()


def test_changes_without_what_they_change_are_passed_over(contents: Contents) -> None:
    later = Change(4, True, cursor=99, ahead=((98, 99), (3, 99)))
    opened, whole = replace(contents, changes=(*contents.changes, later)).opened()
    assert not whole and opened.history.cursor == 3 and len(opened.history.nodes) == 4


def test_a_step_added_at_a_fork_and_left_again_before_it_is_kept_turns_no_line(tmp_path: Path) -> None:
    autosave, history = Autosave(tmp_path), History(at(POZNAN, "4S S").table)
    for card in ("WCJ", "WCT", "WDA"):
        history = history.jump(START).act(*actions_of(card)).jump(0)
        autosave.write(history, Document(), Words.of("en"), dirty=True)
    autosave.write(history.jump(START), Document(), Words.of("en"), dirty=True)
    found = Autosave(tmp_path).restore()
    assert found is not None
    restored = found[0].history
    assert (restored.cursor, restored.line(), len(restored.nodes)) == (START, (0,), 3)
