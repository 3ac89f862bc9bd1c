"""Findings in groups, as they are told to people."""

from __future__ import annotations

import tracemalloc

import msgspec
import pytest

from bridgetable.audit.exports import TOGETHER, GroupedFindings, grouped
from bridgetable.audit.finding import LAWS, kind_name
from bridgetable.cards.seat import Seat
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.audit.test_figures import bid, revoke


@pytest.mark.parametrize("language", LANGUAGES)
def test_findings_are_grouped_by_kind_law_and_player(language: str) -> None:
    words = Words.of(language, strict=True)
    findings = [revoke(2, Seat.E, 3), bid(1, Seat.N, 4), revoke(1, Seat.W, 2), revoke(3, Seat.E, 1)]
    lines = list(grouped(findings, words))
    depths = [len(line) - len(line.lstrip()) for line in lines]
    assert depths == [0, 2, 4, 0, 2, 4, 4, 2, 4]
    assert lines[3].endswith("(3)") and lines[4].endswith("(2)")
    assert all(kind_name(kind, words) for kind in LAWS)


def test_the_lines_of_a_group_keep_their_order_however_many_there_are() -> None:
    words = Words.of("en")
    findings = [revoke(number, Seat(number % 2), 3) for number in range(3000)]
    lines = list(grouped(findings, words))
    games = [int(line.partition("(game ")[2].partition(")")[0]) for line in lines if "(game" in line]
    assert games == [0 + number for number in range(2, 3000, 2)] + [*range(1, 3000, 2)]


def test_a_finding_is_one_line_whatever_the_file_is_called() -> None:
    found = msgspec.structs.replace(revoke(1, Seat.N, 3), file="a\u2028b\nc.pbn")
    lines = list(grouped([found] * (TOGETHER // 10), Words.of("en")))
    assert len(lines) == 2 + TOGETHER // 10 and set(lines[2:]) == {lines[-1]}


def test_memory_does_not_grow_with_the_findings() -> None:
    words = Words.of("en")
    findings = [revoke(number, Seat.N, 3) for number in range(500)]
    peaks = []
    for times in (8, 32):
        groups = GroupedFindings(words)
        tracemalloc.start()
        for _ in range(times):
            groups.add(findings)
        assert sum(1 for _ in groups.lines()) == 2 + 500 * times
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        groups.close()
    assert peaks[1] < 1.5 * peaks[0] + 1024 * 1024
