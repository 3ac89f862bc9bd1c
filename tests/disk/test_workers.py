"""Worker processes: what is sent to and fro, and requests answered in order whatever becomes of a process."""

from __future__ import annotations

import operator
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cases.reader import CaseError
from bridgetable.disk import workers
from bridgetable.disk.child_process import WORKER_OPTION, child_command, child_environment
from bridgetable.disk.workers import (
    COMMAND,
    Failure,
    Item,
    Result,
    Worker,
    packed,
    processors,
    replies,
    replies_in_order,
    unpacked,
)
from bridgetable.document.document import DocumentError
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

NOWHERE = ("/nowhere/python",)


def count(most: int) -> Iterator[int]:
    yield from range(most)
    if most > 2:
        raise RefusedError(say("file-not-read", file="a"), "place")


def unsendable() -> object:
    return lambda: None


def square(number: int) -> int:
    if number == 13:
        os._exit(9)
    if number == 7:
        raise ZeroDivisionError
    return number * number


def lasting() -> Iterator[str | int]:
    """Goes on for ever."""
    yield "begun"
    yield from iter(int, 1)


@pytest.fixture
def worker() -> Iterator[Worker]:
    found = Worker()
    yield found
    found.end()


def answers(*sent: object, command: tuple[str, ...] = COMMAND, cwd: Path | None = None) -> list[object]:
    """What a worker answers to all this, before the one that tells it to go."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=child_environment(), cwd=cwd) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(b"".join(map(packed, (*sent, (os._exit, (0,))))))
        process.stdin.flush()
        data, start, found = process.stdout.read(), 0, []
    while (each := unpacked(data, start)) is not None:
        value, start = each
        found.append(value)
    assert start == len(data)
    return found


# -- the protocol ------------------------------------------------------------------------------------------------------


def test_calls_are_answered_in_order_and_what_is_printed_is_no_answer() -> None:
    calls = ((operator.add, (1, 2)), (count, (2,)), (print, ("a line",)), (operator.add, (3, 4)))
    assert answers(*calls) == [Result(3), Item(0), Item(1), Result(None), Result(None), Result(7)]


def test_an_exception_ends_the_call_and_not_the_worker() -> None:
    *items, failure, result = answers((count, (3,)), (operator.add, (1, 1)))
    assert items == [Item(0), Item(1), Item(2)] and result == Result(2)
    assert isinstance(failure, Failure) and isinstance(failure.error, RefusedError)
    assert (failure.error.message.key, failure.error.place) == ("file-not-read", "place")


def test_what_cannot_be_sent_is_an_exception() -> None:
    failure, result = answers((unsendable, ()), (operator.add, (1, 1)))
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


def test_the_replies_in_this_process_are_those_of_a_worker() -> None:
    assert list(replies(count, (2,))) == [Item(0), Item(1), Result(None)]


# -- the process -------------------------------------------------------------------------------------------------------


def test_a_frozen_program_is_its_own_worker() -> None:
    assert child_command(WORKER_OPTION, "bridgetable.disk.workers:serve", frozen=True) == (
        sys.executable,
        WORKER_OPTION,
    )
    command = (sys.executable, "-P", "-m", "bridgetable", WORKER_OPTION)
    assert answers((operator.add, (1, 2)), command=command) == [Result(3)]


def test_nothing_is_imported_from_the_working_folder(tmp_path: Path) -> None:
    for name in ("msgspec.py", "pickle.py", "queue.py", "bridgetable.py"):
        (tmp_path / name).write_text("import os\nos._exit(7)\n", "utf-8")
    assert answers((operator.add, (1, 2)), cwd=tmp_path) == [Result(3)]
    assert "-P" in COMMAND


def test_it_ends_in_the_midst_of_a_call_when_its_input_does() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, env=child_environment()) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(packed((lasting, ())))
        process.stdin.flush()
        assert process.stdout.read(len(packed(Item("begun")))) == packed(Item("begun"))
        process.stdin.close()
        process.stdout.read()
    assert process.returncode == 0


def test_it_ends_when_nobody_reads_its_answer() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, env=child_environment()) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        process.stdout.close()
        process.stdin.write(packed((operator.add, (1, 2))))
        process.stdin.flush()
        assert process.stderr.read() == b""


def test_a_worker_that_died_is_started_again(worker: Worker) -> None:
    assert worker.id is None
    assert worker.call(operator.add, 1, 2) == Result(3)
    first = worker.id
    assert worker.call(operator.add, 3, 4) == Result(7) and worker.id == first
    assert worker.call(os._exit, 1) is None and worker.id is None
    assert worker.call(operator.add, 1, 2) == Result(3) and worker.id not in (None, first)


def test_its_variables_are_added_to_those_of_this_process() -> None:
    worker = Worker({"BRIDGETABLE_TRIED": "yes"})
    assert worker.call(os.getenv, "BRIDGETABLE_TRIED") == Result("yes")
    worker.end()
    assert worker.call(os.getenv, "PATH") is None


@pytest.mark.parametrize("length", [0, 1, 7, 8, 9, 20, -1])
def test_a_reply_that_breaks_off_is_none(length: int, worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    reply = packed(Result(("a line",) * 9))[:length]
    code = f"import sys; sys.stdin.buffer.read(1); sys.stdout.buffer.write({reply!r})"
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-P", "-c", code))
    assert worker.call(operator.add, 1, 2) is None


# -- the pool ----------------------------------------------------------------------------------------------------------


def test_replies_come_in_order_and_a_process_that_dies_or_fails_costs_one() -> None:
    found = list(replies_in_order(square, [3, 13, 4, 7, 5], 2))
    assert found == [(3, 9), (13, None), (4, 16), (7, None), (5, 25)]


def test_no_more_requests_are_taken_than_are_wanted_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMAND", NOWHERE)
    taken: list[int] = []

    def requests() -> Iterator[int]:
        for number in range(30):
            taken.append(number)
            yield number

    found = replies_in_order(operator.neg, requests(), 1, ahead=3)
    for told in range(5):
        assert next(found) == (told, -told)
        assert len(taken) <= told + 3
    found.close()


def test_what_is_raised_here_is_raised_where_it_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMAND", NOWHERE)
    found = replies_in_order(square, [7], 1)
    with pytest.raises(ZeroDivisionError):
        next(found)
    assert list(replies_in_order(square, [], 1)) == []


def test_the_processors_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {1, 5}, raising=False)
    assert processors() == 2
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert processors() == 1
