"""Undo of everything: whatever is done, undone and redone, every line ever made can be reached again."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bridgetable.cards.seat import Seat
from bridgetable.cases.case import Branch, Case, Entry, Expect
from bridgetable.cases.codec import read_case
from bridgetable.cases.first_table import calls_before
from bridgetable.cases.tree import history_of
from bridgetable.disk.resources import resources
from bridgetable.document.autosave import Autosave
from bridgetable.document.case_opening import opened_case
from bridgetable.document.document import Document
from bridgetable.document.saving import as_case, save
from bridgetable.engine.actions import Action, Choose, Note, Play, Summon
from bridgetable.engine.history import START, History
from bridgetable.engine.possible import lawful_cards
from bridgetable.laws.book import asked_now
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election, Elections
from bridgetable.table.state import Table
from bridgetable.ui.session.session import Session
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.situations import POZNAN, at

Sequence = tuple[Action, ...]
Rules = tuple[Edition, Elections]

CASES = (
    "insufficient-bid-27b1a-a-transfer-too-low-1997",
    "lead-out-of-turn-53-trick-thirteen-2017",
    "claim-a-trump-is-still-out",
    "opening-lead-five-roads",
)
"""Other editions stop the first three, the third after an answer passed over; notes precede choices in the last."""
ELECTIONS: dict[str, tuple[Election | None, ...]] = {
    "43B2b": ("revoked", "completed", None),
    "defenders-may-ask": (True, False, None),
    "12C1e": (True, False, None),
    "screens": (True, False, None),
}
WORDS = st.sampled_from(("one", "two", "three")).map(lambda word: (("", word),))
NUMBERS = st.integers(0, 1000)


def shipped(name: str) -> Case:
    """The case that is shipped under this name."""
    return read_case(next((resources() / "cases").rglob(f"{name}.case.json")).read_bytes())


def sequence(history: History, place: int) -> Sequence:
    """What was done on the way to a place, notes left out."""
    actions = (history.nodes[n].step.action for n in history.line_to(place))
    return tuple(action for action in actions if not isinstance(action, Note))


def shown(history: History) -> set[Sequence]:
    """What can be reached by stepping and jumping alone."""
    return {sequence(history, place) for place in range(START, len(history.nodes)) if history.shows(place)}


def saved_as(history: History, place: int) -> Sequence:
    """What a case file tells of the way to a place; calls that it cannot tell otherwise come first."""
    steps = (history.nodes[n].step for n in history.line_to(place))
    done = (step.action for step in steps if not isinstance(step.action, Note) and not step.passed_over)
    return (*calls_before(history.start), *done)


def any_deleted(history: History, place: int) -> bool:
    return any(history.nodes[n].deleted for n in history.line_to(place))


def told(entries: tuple[Entry, ...], before: Sequence = ()) -> Iterator[Sequence]:
    """Every line of a case, whether it can be done or not."""
    for entry in entries:
        if isinstance(entry, Branch):
            yield from told(entry.actions, before)
        elif not isinstance(entry, Expect | Note):
            before = (*before, entry)
            yield before


def whole(lines: Iterable[Sequence]) -> set[Sequence]:
    """The lines that are no beginnings of others; one without any action where there are none."""
    every = {(), *map(tuple, lines)}
    return every - {line[:end] for line in every for end in range(len(line))}


def rules_of(history: History) -> Rules:
    return history.start.edition, history.start.elections


def some_action(table: Table, number: int) -> Action:
    """An answer where one is asked, a card by the rules or out of turn, or a call for the Director."""
    now = asked_now(table)
    found: list[Action] = [Summon(Seat.S)]
    if now is not None:
        found += [Choose(now.question.to[0], option.name) for option in now.options]
    for seat in (table.turn, Seat.E):
        found += [] if seat is None else [Play(seat, card) for card in sorted(lawful_cards(table, seat))[:3]]
    return found[number % len(found)]


class UndoOfEverything(RuleBasedStateMachine):
    """One session, and every line that was ever made in its document, with the rules it was made under."""

    def __init__(self) -> None:
        super().__init__()
        self.session = Session(History(at(POZNAN, "4S S").table), "en")
        self.made: dict[Rules, set[Sequence]] = {}
        self.steps: tuple[int, ...] = ()

    @initialize(name=st.sampled_from((*CASES, "")))
    def begin(self, name: str) -> None:
        """Opens a case, or stays at a table where nothing has been done."""
        if name:
            case = shipped(name)
            self.open(history_of(case), Document(case=case))

    def open(self, history: History, document: Document) -> None:
        self.session.open(history, document)
        self.made, self.steps = {}, ()
        self.make(*range(len(history.nodes)))

    def make(self, *places: int) -> None:
        """Takes down the lines to these places as made under the rules in force."""
        history = self.session.history
        self.made.setdefault(rules_of(history), set()).update(sequence(history, place) for place in places)

    @property
    def places(self) -> list[int]:
        return [place for place in range(len(self.session.history.nodes)) if self.session.history.shows(place)]

    # -- what is done --------------------------------------------------------------------------------------------------

    @rule(number=NUMBERS)
    def act(self, number: int) -> None:
        self.acted(some_action(self.session.table, number))

    @rule(text=WORDS)
    def note(self, text: tuple[tuple[str, str], ...]) -> None:
        self.acted(Note(text))

    def acted(self, action: Action) -> None:
        if self.session.act(action):
            assert self.session.history.nodes[self.session.history.cursor].step.action == action
            self.make(*self.session.history.line_to(self.session.history.cursor))
            assert self.session.can_undo

    @rule(edition=st.sampled_from(tuple(Edition)))
    def set_edition(self, edition: Edition) -> None:
        self.session.set_edition(edition)
        assert self.session.edition is edition

    @rule(name=st.sampled_from(tuple(ELECTIONS)), number=NUMBERS)
    def elect(self, name: str, number: int) -> None:
        self.session.elect(name, ELECTIONS[name][number % 3])

    @precondition(lambda self: self.places)
    @rule(number=NUMBERS)
    def delete(self, number: int) -> None:
        self.session.delete(self.places[number % len(self.places)])

    @precondition(lambda self: self.places)
    @rule(number=NUMBERS, text=WORDS)
    def rename(self, number: int, text: tuple[tuple[str, str], ...]) -> None:
        self.session.entitle(self.places[number % len(self.places)], text[0][1])

    @rule(number=NUMBERS, text=WORDS)
    def edit_note(self, number: int, text: tuple[tuple[str, str], ...]) -> None:
        history = self.session.history
        notes = [place for place in self.places if isinstance(history.nodes[place].step.action, Note)]
        if notes:
            place = notes[number % len(notes)]
            before = self.session.table
            self.session.edit_note(place, text)
            assert self.session.history.nodes[place].step.action == Note(text)
            assert self.session.table == before and shown(self.session.history) == shown(history)

    @rule(text=WORDS)
    def retitle(self, text: tuple[tuple[str, str], ...]) -> None:
        self.session.retitle(text)
        assert self.session.document.opening("en")[0] == text[0][1]

    # -- back and forth ------------------------------------------------------------------------------------------------

    @rule(steps=st.integers(-4, 4))
    def step(self, steps: int) -> None:
        lines = shown(self.session.history)
        self.session.step_by(steps)
        assert shown(self.session.history) == lines

    @rule(number=NUMBERS)
    def jump(self, number: int) -> None:
        places = [START, *self.places]
        place = places[number % len(places)]
        self.session.jump(place)
        assert self.session.history.cursor == place and place in (START, *self.session.history.line())

    @rule(times=st.integers(1, 4))
    def undo(self, times: int) -> None:
        for _ in range(times):
            self.session.undo()

    @rule(times=st.integers(1, 4))
    def redo(self, times: int) -> None:
        for _ in range(times):
            self.session.redo()

    @rule(times=st.integers(1, 4))
    def redo_takes_undo_back(self, times: int) -> None:
        before: list[tuple[History, Document]] = []
        while self.session.can_undo and len(before) < times:
            before.append((self.session.history, self.session.document))
            self.session.undo()
        for state in reversed(before):
            assert self.session.can_redo
            self.session.redo()
            assert (self.session.history, self.session.document) == state

    # -- files ---------------------------------------------------------------------------------------------------------

    @rule()
    def save_and_open(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = str(Path(folder) / "table.case.json")
            words = self.session.words
            self.session.saved(save(self.session.history, Document(path, *_rest(self.session.document)), words))
            assert not self.session.dirty
            opened = opened_case(path)
        self.opened_again(opened.history, opened.document)

    @rule()
    def crash_and_restore(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            autosave = Autosave(Path(folder))
            autosave.write(self.session.history, self.session.document, self.session.words, dirty=True)
            found = autosave.restore()
        assert found is not None
        opened, dirty = found
        assert dirty and opened.history.table.tricks == self.session.table.tricks
        self.opened_again(opened.history, opened.document)

    def opened_again(self, history: History, document: Document) -> None:
        before, case = self.session.history, as_case(history, document, Words.of("en"))
        self.whole_lines_are_the_same(before, history, case)
        assert {saved_as(before, place) for place in self.places} <= shown(history)
        in_tree = (place for place in range(len(before.nodes)) if not any_deleted(before, place))
        assert {saved_as(before, place) for place in in_tree} <= {(), *told(case.actions)}
        assert rules_of(history) == rules_of(before)
        untitled = (Words.of(language).text("untitled") for language in LANGUAGES)
        assert document.opening("en")[0] in (self.session.document.opening("en")[0], *untitled)
        self.open(history, document)

    def whole_lines_are_the_same(self, before: History, after: History, case: Case) -> None:
        """The lines of the file are those of the tree, and what is shown of them is the same from end to end.

        A line that cannot go on, under these rules or as the file had it, is told to its end in the file; what follows
        there is as it was in the file before.
        """
        kept = [place for place in range(START, len(before.nodes)) if not any_deleted(before, place)]
        tree, file = (whole(lines) for lines in ((saved_as(before, place) for place in kept), told(case.actions)))
        undone = {line for line in file - tree if any(line[: len(each)] == each for each in tree - file)}
        opened = self.session.document.case
        assert len(file) == len(tree) and file - tree == undone, "other lines in the file"
        assert undone <= whole(told(opened.actions) if opened is not None else ()), "another end of a line in the file"
        stopped = [saved_as(before, before.nodes[place].parent) for place in kept if not before.shows(place)]

        def shown_whole(history: History) -> set[Sequence]:
            lines = whole(saved_as(history, at) for at in range(START, len(history.nodes)) if history.shows(at))
            return {line for line in lines if not any(line[: len(each)] == each for each in stopped)}

        assert shown_whole(before) == shown_whole(after), "other lines are shown"

    # -- what must hold ------------------------------------------------------------------------------------------------

    @invariant()
    def the_tree_only_grows(self) -> None:
        parents = tuple(node.parent for node in self.session.history.nodes)
        assert parents[: len(self.steps)] == self.steps
        self.steps = parents

    @invariant()
    def the_cursor_is_shown(self) -> None:
        history = self.session.history
        assert history.shows(history.cursor) and history.cursor in (START, *history.line())

    def teardown(self) -> None:
        """Every line is shown once its rules are in force again; a deleted one once everything has been undone."""
        missing = self.missing()
        if missing:
            while self.session.can_undo:
                self.session.undo()
            missing &= self.missing()
        assert not missing

    def missing(self) -> set[Sequence]:
        """The lines that are not shown under the rules they were made under."""
        found: set[Sequence] = set()
        for (edition, elections), lines in self.made.items():
            self.session.set_edition(edition)
            for name in ELECTIONS:
                self.session.elect(name, dict(elections).get(name))
            found |= lines - shown(self.session.history)
        return found


def _rest(document: Document) -> tuple[Case | None, tuple[tuple[str, str], ...]]:
    return document.case, document.title


UndoOfEverything.TestCase.settings = settings(max_examples=25, stateful_step_count=20, deadline=None)
TestUndoOfEverything = UndoOfEverything.TestCase
