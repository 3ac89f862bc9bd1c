"""What is hidden while a case is rehearsed."""

from __future__ import annotations

import pytest

from bridgetable.engine.history import START
from bridgetable.rehearsal.hiding import neutral_title, veiled, without_future
from bridgetable.table import events as e
from bridgetable.words.catalogue import Words
from bridgetable.words.story import event_lines
from tests.rehearsal.rehearsed import history, revoke
from tests.situations import POZNAN, at

LINE = history(at(POZNAN, "4S S"), "WH9 NH3 EC2 SH4", "note", "director S", "EHA")
PLAYED, RULED = 4, 5
WORDS = Words.of("en", strict=True)


def test_nothing_after_the_cursor_is_left() -> None:
    branched = LINE.jump(1).act(LINE.nodes[2].step.action)
    seen = without_future(branched, 1)
    assert len(seen.nodes) == 2
    assert seen.cursor == 1
    assert seen.children(seen.cursor) == ()
    assert seen.table == LINE.table_at(1)


def test_at_the_beginning_there_is_only_the_first_table() -> None:
    seen = without_future(LINE, START)
    assert (len(seen.nodes), seen.cursor, seen.table) == (0, START, LINE.start)


def test_a_branch_is_shown_as_a_line_of_its_own() -> None:
    other = LINE.jump(0).act(LINE.nodes[PLAYED].step.action)
    seen = without_future(other, other.cursor)
    assert [node.step.action for node in seen.nodes] == [LINE.nodes[0].step.action, LINE.nodes[PLAYED].step.action]


def test_an_irregularity_is_told_only_once_the_director_has_ruled() -> None:
    before, after = without_future(LINE, PLAYED), without_future(LINE, RULED)
    told = [event_lines(WORDS, seen.nodes[2].step, seen.table_at(1)) for seen in (before, after)]
    assert told[0] == ()
    assert any("revoke" in line.text for line in told[1])


def test_attention_without_a_ruling_tells_nothing() -> None:
    line = history(revoke(), "ask S E")
    step = line.nodes[0].step
    assert any(isinstance(event, e.AttentionDrawn) for event in step.events)
    assert event_lines(WORDS, veiled(step, line.table)) == ()


def test_what_was_accepted_by_playing_on_stays_hidden() -> None:
    """West leads to the second trick, which East should lead to; dummy plays to it, and nobody has noticed."""
    line = history(at(POZNAN, "4S S", "2007"), "WH9 NH3 EHT SH4", "WCJ", "NCA")
    assert any(isinstance(event, e.Infringed) for event in line.nodes[4].step.events)
    assert not any(isinstance(event, e.Infringed) for event in veiled(line.nodes[4].step, line.table).events)


def test_an_established_revoke_is_not_told_before_the_ruling() -> None:
    line = history(revoke(), "note", "EHA")
    seen = [veiled(node.step, line.table) for node in line.nodes]
    assert not any(isinstance(event, e.RevokeEstablished | e.Infringed) for step in seen for event in step.events)


def test_a_step_with_nothing_to_hide_is_the_same() -> None:
    step = LINE.nodes[0].step
    assert veiled(step, LINE.table) is step


@pytest.mark.parametrize(("language", "title"), [("en", "Case 12"), ("it", "Caso 12")])
def test_a_case_has_a_number_for_a_title(language: str, title: str) -> None:
    assert Words.of(language, strict=True).say(neutral_title(12)) == title
