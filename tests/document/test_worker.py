"""The worker: what a function yields, returns and raises is sent back as it is, and nothing else."""

from __future__ import annotations

import io
import operator
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cases.reader import CaseError
from bridgetable.disk.child_process import child_command, child_environment
from bridgetable.document import WORKER_OPTION
from bridgetable.document.document import DocumentError
from bridgetable.document.worker import COMMAND, Failure, Item, Result, packed, serve, unpacked
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError


def add(one: int, other: int) -> int:
    return one + other


def count(most: int) -> Iterator[int]:
    yield from range(most)
    if most > 2:
        raise RefusedError(say("file-not-read", file="a"), "place")


def unsendable() -> object:
    return lambda: None


def answers(*calls: object) -> list[object]:
    target = io.BytesIO()
    serve(io.BytesIO(b"".join(map(packed, calls))), target)
    data, start, found = target.getvalue(), 0, []
    while (each := unpacked(data, start)) is not None:
        value, start = each
        found.append(value)
    assert start == len(data)
    return found


def test_calls_are_answered_in_order() -> None:
    assert answers((add, (1, 2)), (count, (2,)), (add, (3, 4))) == [
        Result(3),
        Item(0),
        Item(1),
        Result(None),
        Result(7),
    ]


def test_an_exception_ends_the_call_and_not_the_worker() -> None:
    *items, failure, result = answers((count, (3,)), (add, (1, 1)))
    assert items == [Item(0), Item(1), Item(2)] and result == Result(2)
    assert isinstance(failure, Failure) and isinstance(failure.error, RefusedError)
    assert (failure.error.message.key, failure.error.place) == ("file-not-read", "place")


def test_a_frozen_program_is_its_own_worker() -> None:
    program, option = child_command(WORKER_OPTION, "bridgetable.document.worker:main", frozen=True)
    assert (program, option) == (sys.executable, WORKER_OPTION)
    command = (sys.executable, "-P", "-m", "bridgetable", WORKER_OPTION)
    done = subprocess.run(
        command, input=packed((operator.add, (1, 2))), env=child_environment(), capture_output=True, check=True
    )
    assert unpacked(done.stdout) == (Result(3), len(done.stdout))


def test_nothing_is_imported_from_the_working_folder(tmp_path: Path) -> None:
    for name in ("msgspec.py", "pickle.py", "bridgetable.py"):
        (tmp_path / name).write_text("import os\nos._exit(7)\n", "utf-8")
    done = subprocess.run(
        COMMAND,
        input=packed((operator.add, (1, 2))),
        env=child_environment(),
        capture_output=True,
        check=True,
        cwd=tmp_path,
    )
    assert unpacked(done.stdout) == (Result(3), len(done.stdout))


def test_what_cannot_be_sent_is_an_exception() -> None:
    failure, result = answers((unsendable, ()), (add, (1, 1)))
    assert isinstance(failure, Failure) and result == Result(2)


def test_a_value_that_is_not_complete_is_waited_for() -> None:
    data = packed("value")
    assert all(unpacked(data[:end]) is None for end in range(len(data)))
    assert unpacked(data) == ("value", len(data))


@pytest.mark.parametrize(
    "error",
    [
        CaseError("actions[1]", "case-no-card", text="X"),
        DocumentError(say("file-not-read", file="a")),
        ImpossibleError("not-held", card="SA"),
        RefusedError(say("file-not-read", file="a"), "place"),
    ],
)
def test_refusals_come_back_with_their_class_sentence_and_place(error: RefusedError) -> None:
    found = unpacked(packed(error))
    assert found is not None and type(found[0]) is type(error)
    assert (found[0].message, found[0].place) == (error.message, error.place)
