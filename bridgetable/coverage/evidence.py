"""What shows a clause: the cases in which it is ruled or asked under, and the tests that name it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

import bridgetable
from bridgetable.cases import SUFFIX
from bridgetable.cases.codec import read_case
from bridgetable.cases.library.cases import name_of, reading_order
from bridgetable.cases.library.subject import subject_of
from bridgetable.cases.tree import lines_of
from bridgetable.disk.contents import contents_of
from bridgetable.disk.resources import resources
from bridgetable.engine import actions as a
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.laws.book import asked_now
from bridgetable.laws.law61 import revoke_made
from bridgetable.laws.numbers import as_printed, lies_under, parts_of
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import Revoke
from bridgetable.table.text import Text

INDEX = "coverage.json"
"""The file in the resources that has what was found when the pages were last written."""
BY_HAND = (a.Adjust, a.Penalise)
"""Actions in which the Director names the Law himself."""
_NAMED_BY_A_TEST = re.compile(r"(\d{1,2}(?:[A-Z](?:\d{1,2}(?:[a-z](?:\d|[ivx]+)?)?)?)?)(?:_|$)")


class CaseShown(msgspec.Struct, frozen=True):
    """A case that comes with the program: what it shows, by edition.

    `path` is that of its file below the folder of cases, `edition` its own, `turns_on` the clause that it teaches.
    `ruled` are the clauses ruled or asked under when it is played in an edition, with all its branches; `by_hand`
    those that the Director named himself, for a score or a penalty.
    """

    path: str
    title: Text
    edition: Edition
    turns_on: str
    ruled: dict[Edition, tuple[str, ...]]
    by_hand: tuple[str, ...] = ()

    def shows(self, clause: str, edition: Edition) -> bool:
        """Whether something is ruled, asked or assigned under this very clause when it is played in this edition."""
        return clause in self.ruled.get(edition, ()) or (edition is self.edition and clause in self.by_hand)


class Evidence(msgspec.Struct, frozen=True):
    """The cases that come with the program, and for each file of tests the clauses that its tests name."""

    cases: tuple[CaseShown, ...]
    tests: dict[str, tuple[str, ...]]

    def cases_of(self, clause: str, edition: Edition) -> tuple[CaseShown, ...]:
        """The cases that show this clause in this edition: those that turn on it first, then those of the edition."""
        shown = (case for case in self.cases if case.shows(clause, edition))
        return tuple(
            sorted(
                shown,
                key=lambda case: (
                    not (case.turns_on and lies_under(case.turns_on, clause)),
                    case.edition is not edition,
                ),
            )
        )

    def tests_of(self, clause: str) -> tuple[str, ...]:
        """The files of tests that name this clause."""
        return tuple(file for file, clauses in self.tests.items() if clause in clauses)

    def ruled_in(self, edition: Edition) -> frozenset[str]:
        """The clauses under which some case is ruled or asked in this edition."""
        return frozenset(clause for case in self.cases for clause in case.ruled.get(edition, ()))


def evidence_of(cases: Path, tests: Path | None) -> Evidence:
    """What the cases in a folder show, each played in all editions, and what the tests in another name.

    Without a folder of tests, what was found when the index was last written. Raises OSError for a file that cannot
    be read, and CaseError for one that is no case.
    """
    files = sorted(cases.rglob(f"*{SUFFIX}"), key=lambda path: (path.parent, reading_order(path)))
    found = tuple(_shown(path, path.relative_to(cases).as_posix()) for path in files)
    return Evidence(found, _named_in(tests) if tests is not None else dict(kept_evidence().tests))


def folder_of_tests() -> Path | None:
    """The folder of the tests of the Laws, where the program runs from its sources; None where it does not."""
    folder = Path(bridgetable.__file__).parent.parent / "tests" / "laws"
    return folder if folder.is_dir() else None


@cache
def kept_evidence() -> Evidence:
    """What was found when the index was last written."""
    return msgspec.json.decode((resources() / INDEX).read_bytes(), type=Evidence)


# -- cases -----------------------------------------------------------------------------------------------------------


def _shown(path: Path, name: str) -> CaseShown:
    case = read_case(contents_of(path))
    history = lines_of(case).history
    ruled = {edition: _clauses_in(ruled_under(history, edition).history) for edition in Edition}
    by_hand = tuple(sorted({clause for action in _actions(history) for clause in _named_by_hand(action)}))
    turns_on = subject_of(case, name_of(path), play=True).turns_on
    return CaseShown(name, case.title, case.edition, turns_on, ruled, by_hand)


def _clauses_in(history: History) -> tuple[str, ...]:
    """The clauses ruled or asked under in all lines of a history, but for those that the Director named himself."""
    found: set[str] = set()
    for node in history.nodes:
        if node.stopped:
            continue
        if not isinstance(node.step.action, BY_HAND):
            found.update(clause for event in node.step.events for clause in _clauses_of(event))
        if (now := asked_now(node.step.table)) is not None:
            found.add(now.question.clause)
        if any(isinstance(event, e.Infringed) and isinstance(event.irregularity, Revoke) for event in node.step.events):
            found.add(revoke_made.number(node.step.table))
    return tuple(sorted(as_printed(parts) for clause in found if (parts := parts_of(clause)) is not None))


def _clauses_of(event: e.Event) -> Iterator[str]:
    match event:
        case e.Asked(question):
            yield question.clause
        case e.TricksTransferred(transfers):
            yield from (transfer.clause for transfer in transfers)
        case _ if isinstance(clause := getattr(event, "clause", None), str):
            yield clause


def _actions(history: History) -> Iterator[a.Action]:
    return (node.step.action for node in history.nodes)


def _named_by_hand(action: a.Action) -> Iterable[str]:
    law = action.law if isinstance(action, BY_HAND) else None
    parts = parts_of(law) if law is not None else None
    return (as_printed(parts),) if parts is not None else ()


# -- tests -----------------------------------------------------------------------------------------------------------


def _named_in(folder: Path) -> dict[str, tuple[str, ...]]:
    """For each file of tests the clauses that the names of its tests begin with, or that they are about."""
    root = folder.parent.parent
    files = sorted(folder.rglob("test_*.py"))
    return {path.relative_to(root).as_posix(): tuple(sorted(clauses)) for path in files if (clauses := _named_by(path))}


def _named_by(path: Path) -> set[str]:
    """The clauses that stand in the names and in the code of the tests of a file."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and (match := _NAMED_BY_A_TEST.match(node.name.removeprefix("test_"))):
            named.add(match[1])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            named.add(node.value)
    # A number alone is more often that of a trick or a card than that of a Law, but for the Law that is tested.
    law = path.stem.removeprefix("test_law").lstrip("0")
    found = (parts for text in named if (parts := parts_of(text)) is not None)
    return {as_printed(parts) for parts in found if len(parts) > 1 or parts[0] == law}


def as_index(evidence: Evidence) -> bytes:
    """The evidence as the index keeps it: a case or a file of tests a line, so that a change shows where it is."""
    cases = ",\n".join(_in_json(case) for case in evidence.cases)
    tests = ",\n".join(f"{_in_json(file)}: {_in_json(clauses)}" for file, clauses in evidence.tests.items())
    return f'{{"cases": [\n{cases}\n],\n"tests": {{\n{tests}\n}}}}\n'.encode()


def _in_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
