"""Families held by what a director may ask of their cases, and not by the engine that made them."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.walk import Done, walk
from bridgetable.engine.actions import Summon
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.generation.families.family import Family
from bridgetable.table.edition import Edition
from bridgetable.table.events import Answered, DirectorSummoned, RulingGiven
from bridgetable.words.call_lines import LineKind
from bridgetable.words.catalogue import Words
from bridgetable.words.story import event_lines
from tests.generation.families.observed import Observed, acts_of
from tests.generation.families.test_catalogue import case_made, edition_of
from tests.spread import spread

ENGLISH = Words.of("en")

FIRST = {
    "bid-too-low": "insufficient bid",
    "pass-at": "call out of rotation",
    "bid-at": "call out of rotation",
    "call-at": "call out of rotation",
    "double-out-of-rotation": "call out of rotation",
    "call-out-of-rotation": "call out of rotation",
    "three-passes": "call out of rotation",
    "call-before-a-pass": "call out of rotation",
    "wrong-bidding-card": "change-call",
    "call-changed": "change-call",
    "double-of-partner": "inadmissible call",
    "call-after": "call after the end",
    "bid-over-seven": "bid over seven",
    "card-shown": "expose",
    "lead-during": "play during the auction",
    "slow-pass": "extraneous",
    "opening-lead-face-down": "lead-face-down",
    "opening-lead-told": "tell",
    "lead-told": "tell",
    "opening-lead": "lead out of turn",
    "lead-before-choice": "expose",
    "lead": "lead out of turn",
    "leads-before": "play out of turn",
    "dummy-speaks": "lead out of turn",
    "plays": "play out of turn",
    "small-card": "expose",
    "honour": "expose",
    "two-cards-by": "several cards",
    "card-too-many": "several cards",
    "two-cards": "expose",
    "cards-dropped": "expose",
    "penalty-card": "expose",
    "forbidden-suit": "expose",
    "declarer-drops": "expose",
    "fifth-card": "expose",
    "dummy-touches": "expose",
    "slip": "designate",
    "play-anything": "designate",
    "rank": "designate",
    "wrong-card": "misplace",
    "dummy-warns": "breach",
    "dummy-asks-without": "breach",
    "dummy-calls": "revoke",
    "dummy-asks-a": "revoke",
    "revoke": "revoke",
    "card-missing": "omit",
    "quitted": "inspect",
    "card-held": "play",
    "card-taken": "take-back",
    "claim": "claim",
    "concession": "concede",
    "explained": "tell",
}
"""The first act of a family's cases that is no lawful call or play, by how the name of the family begins."""


@cache
def case_of(name: str, edition: Edition, seed: int) -> dict[str, Any]:
    """A case of the family, as its file has it."""
    case: dict[str, Any] = json.loads(write_case(case_made(name, edition, seed).case))
    return case


def _numbered(family: Family) -> tuple[str, Edition, int]:
    number = FAMILIES.index(family)
    return family.name, edition_of(number), number


def wanted_of(name: str) -> str:
    """The first irregular act of a family's cases: that of the longest beginning of its name that is listed."""
    return FIRST[max((begins for begins in FIRST if name.startswith(begins)), key=len)]


def watched(case: dict[str, Any]) -> Observed:
    """The case watched up to the first act that is no lawful call or play; the auction before has to be lawful."""
    return Observed(case)


def stray_answers(case: dict[str, Any]) -> list[str]:
    """Answers on the lines of a case that were not among the options, or came from somebody who was not asked."""
    wrong: list[str] = []
    _answers(case["actions"], None, wrong)
    return wrong


def _answers(actions: list[dict[str, Any]], asked: dict[str, Any] | None, wrong: list[str]) -> None:
    for act in actions:
        if act["do"] == "branch":
            _answers(act["actions"], asked, wrong)
        elif act["do"] == "expect":
            asked = act.get("asked")
            if asked is not None and (not asked["options"] or len(set(asked["options"])) < len(asked["options"])):
                wrong.append(f"{asked['law']}: {asked['options']}")
        elif act["do"] == "choose" and (
            asked is None or act["option"] not in asked["options"] or act["by"] != asked["by"]
        ):
            wrong.append(f"{act['option']} by {act['by']}, asked {asked}")


def _is_asked(act: dict[str, Any], asked: dict[str, Any] | None) -> bool:
    return asked is not None and act["option"] in asked["options"] and act["by"] == asked["by"]


def summons(case: dict[str, Any]) -> int:
    """How often the Director is called on the main line."""
    return sum(1 for act in acts_of(case["actions"]) if act["do"] == "director")


def rulings_before_the_director(case: dict[str, Any]) -> list[str]:
    """The questions answered by the Director before anybody has called him."""
    called, found = False, []
    for act in acts_of(case["actions"]):
        called |= act["do"] == "director"
        if act["do"] == "choose" and act["by"] == "director" and not called:
            found.append(str(act["option"]))
    return found


def ruled_too_soon_or_again(case: dict[str, Any]) -> list[str]:
    """What is told as a ruling before anybody has called the Director, and what he says when called though he has said
    it already; on any line of the case.

    Who answers that the Director is to rule, asked whether to play on over a claim (68D2(b)), calls him with that.
    """
    found: list[str] = []
    for moment in walk(read_case(json.dumps(case).encode())):
        if not isinstance(moment, Done):
            continue
        before, step = moment.line[-2], moment.step
        lines = [one.text for one in event_lines(ENGLISH, step, before) if one.kind is LineKind.RULING]
        called = step.table.moments_of(DirectorSummoned) or any(
            isinstance(event, Answered) and event.option == "rule" for event in step.table.happened
        )
        if not called:
            found += lines
        elif isinstance(step.action, Summon) and before.moments_of(DirectorSummoned):
            found += [str(event) for event in step.events if isinstance(event, RulingGiven) and event in before.rulings]
    return found


TWICE = {
    "bid-too-low-partner-bids-on",
    "lead-refused-then-defender-leads",
    "cards-dropped-by-both",
    "penalty-card-forgotten",
    "lead-before-choice",
    "forbidden-suit-led",
    "revoke-both-in-one-trick",
    "revoke-by-both-sides",
    "bid-too-low-then-double",
}
"""Families in which something more goes wrong after the first ruling."""


@pytest.mark.parametrize("family", FAMILIES, ids=[family.name for family in FAMILIES])
def test_a_case_is_what_its_family_says(family: Family) -> None:
    case = case_of(*_numbered(family))
    seen = watched(case)
    assert seen.kind == wanted_of(family.name), seen.act
    assert not stray_answers(case)
    assert not rulings_before_the_director(case)
    assert not ruled_too_soon_or_again(case)
    assert 1 <= summons(case) <= 1 + (family.name in TWICE)
    event = dict(case["source"])["en"]
    assert event.startswith(f"Board {case['board']['number']}, dealt at random.")


SEEDS = range(1, 6)
MORE = [(family, edition, seed) for edition in Edition for seed in SEEDS for family in FAMILIES]


@pytest.mark.deep
@pytest.mark.parametrize(
    ("family", "edition", "seed"),
    [pytest.param(*one, id=f"{one[0].name}-{one[1].value}-{one[2]}") for one in spread(MORE, 40)],
)
def test_more_cases_are_too(family: Family, edition: Edition, seed: int) -> None:
    case = case_of(family.name, edition, 1000 * seed)
    assert watched(case).kind == wanted_of(family.name) and not stray_answers(case)
    assert not ruled_too_soon_or_again(case)


# -- where the Law is the same, so is the ruling -----------------------------------------------------------------------

ALIKE = (
    "revoke-found-at-once",
    "opening-lead-dummy-seen",
    "lead-from-wrong-hand",
    "lead-accepted-by-playing",
    "declarer-drops-a-card",
    "two-cards-by-declarer",
    "card-missing-found-at-once",
    "rank-without-a-suit",
    "play-anything",
    "bid-too-low-accepted",
    "plays-at-declarers-turn",
    "dummy-touches-a-card",
)
"""Families about Laws that say the same in all editions: 62A, 54C, 55, 53A, 48A, 58B2, 67A, 46B, 27A, 57D, 45F."""


def without_numbers(case: dict[str, Any]) -> list[dict[str, Any]]:
    """What is done on the main line and what comes of it, without the numbers of the Laws."""
    lines = []
    for act in case["actions"]:
        if act["do"] != "branch":
            asked = act.get("asked")
            plain = {key: value for key, value in act.items() if key not in ("rulings", "transfers", "asked")}
            lines.append(plain | ({"options": asked["options"]} if asked else {}))
    return lines


@pytest.mark.parametrize("name", ALIKE)
def test_the_ruling_is_the_same_where_the_law_is(name: str) -> None:
    for seed in spread((3, 4), 1, ALIKE.index(name)):
        first, *others = (case_of(name, edition, seed) for edition in Edition)
        for other in others:
            assert other["deal"] == first["deal"] and without_numbers(other) == without_numbers(first), seed
