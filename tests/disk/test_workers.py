"""Worker processes: requests answered in order, few of them at a time, whatever becomes of a process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

from bridgetable.disk.workers import Worker, processors, replies_in_order

SQUARES = """
import os
from bridgetable.disk.workers import answer_requests
answer_requests(lambda number: number * number if number != 13 else os._exit(9))
"""


def workers(count: int, *command: str) -> list[Worker[int, int]]:
    return [Worker[int, int](command or (sys.executable, "-P", "-c", SQUARES), int) for _ in range(count)]


def negative(number: int) -> int:
    return -number


def test_replies_come_in_order_and_a_process_that_dies_costs_one() -> None:
    replies = replies_in_order([3, 13, 4, 5], workers(2), negative)
    assert list(replies) == [(3, 9), (13, None), (4, 16), (5, 25)]


def test_no_more_requests_are_taken_than_are_wanted_ahead() -> None:
    taken: list[int] = []

    def requests() -> Iterator[int]:
        for number in range(30):
            taken.append(number)
            yield number

    replies = replies_in_order(requests(), workers(1, "no-such-program"), negative, 3)
    for told in range(5):
        assert next(replies) == (told, -told)
        assert len(taken) <= told + 3
    replies.close()


def test_what_is_raised_here_is_raised_where_it_is_waited_for() -> None:
    def fail(number: int) -> int:
        raise ZeroDivisionError(number)

    replies = replies_in_order([1], workers(1, "no-such-program"), fail)
    with pytest.raises(ZeroDivisionError):
        next(replies)
    nothing = replies_in_order([], workers(1, "no-such-program"), fail)
    assert list(nothing) == []


def test_the_processors_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {1, 5}, raising=False)
    assert processors() == 2
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert processors() == 1
