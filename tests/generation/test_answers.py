"""What people answer: what the case needs, else what is sensible."""

from __future__ import annotations

import random

from bridgetable.generation.answers import answer_to, is_judgement
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import AskedNow
from bridgetable.table.state import Table
from tests.situations import POZNAN, SLAM, at


def question_after(deal: str, contract: str, *deeds: str) -> tuple[Table, AskedNow]:
    """The question that is asked at this deal after these deeds."""
    table = at(deal, contract).do(*deeds).table
    now = asked_now(table)
    assert now is not None
    return table, now


def test_a_wish_is_granted() -> None:
    table, now = question_after(POZNAN, "4S S", "EC8", "director S")
    for wished in ("accept", "spread", "free"):
        assert answer_to(table, now, {"54": wished}, random.Random(1)) == wished
    assert answer_to(table, now, {"54": "forbid"}, random.Random(1)).startswith("forbid-")


def test_the_same_dice_give_the_same_answer() -> None:
    table, now = question_after(POZNAN, "4S S", "EC8", "director S")
    answers = [answer_to(table, now, {}, random.Random(seed)) for seed in (1, 1, 2, 3, 4, 5, 6)]
    assert answers[0] == answers[1] and len(set(answers)) > 1
    assert set(answers) <= {option.name for option in now.options}


def test_a_card_is_kept_where_another_would_be_as_good() -> None:
    table, now = question_after(SLAM, "6C N", "ESK SS3 WC3 NS8", "director N", "WS6")
    assert now.question.clause == "62C1" and not is_judgement(now)
    assert answer_to(table, now, {}, random.Random(1)) == "keep"
