"""The families: each yields cases in its editions, and is told in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from bridgetable.cases.case import Expect
from bridgetable.cases.check import check
from bridgetable.cases.codec import read_case, write_case
from bridgetable.engine.actions import Action
from bridgetable.engine.going_wrong import Then, what_can_go_wrong
from bridgetable.generation.conditions import Conditions
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.generation.families.family import Family
from bridgetable.generation.generate import cases_made, families_for
from bridgetable.generation.line import Line
from bridgetable.laws.numbers import parts_of
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.spread import spread

NUMBERED = tuple(enumerate(FAMILIES))


def test_there_are_families_for_every_part_of_the_laws() -> None:
    assert len(FAMILIES) > 30 and len({family.name for family in FAMILIES}) == len(FAMILIES)
    laws = {int(parts[0]) for family in FAMILIES for law in family.laws if (parts := parts_of(law))}
    assert {
        21,
        24,
        25,
        27,
        28,
        30,
        31,
        32,
        36,
        37,
        39,
        43,
        45,
        46,
        47,
        48,
        49,
        50,
        51,
        52,
        53,
        54,
        55,
        56,
        57,
        58,
        61,
        62,
        63,
        64,
        66,
        67,
        68,
        69,
        70,
        71,
    } <= laws


@pytest.mark.parametrize(("number", "family"), NUMBERED, ids=[family.name for family in FAMILIES])
def test_a_family_yields_a_case_that_holds(number: int, family: Family) -> None:
    edition = tuple(Edition)[number % len(Edition)]
    made = next(cases_made(Conditions(family=family.name, edition=edition), number))
    case = read_case(write_case(made.case))
    assert case == made.case and case.edition is edition
    assert not check(case).failures
    assert made.traits.clauses and any(isinstance(entry, Expect) for entry in case.actions)
    for text in (case.title, case.story, case.source):
        assert [language for language, _ in text] == list(LANGUAGES) and all(words for _, words in text)


@pytest.mark.parametrize("family", FAMILIES, ids=[family.name for family in FAMILIES])
def test_a_family_has_a_title_in_every_language(family: Family) -> None:
    assert all(Words.of(language).has(f"generated-title-{family.name}") for language in LANGUAGES)


@pytest.mark.deep
@pytest.mark.parametrize("family", FAMILIES[::24], ids=[family.name for family in FAMILIES[::24]])
def test_some_cases_of_a_family_are_all_different(family: Family) -> None:
    for edition in spread(tuple(Edition), 1, FAMILIES.index(family)):
        made = list(islice(cases_made(Conditions(family=family.name, edition=edition), 3), 4))
        assert len({str(one.traits.asks) for one in made}) == len(made) == 4
        assert len({one.case.deal for one in made}) > 1


def test_a_clause_finds_the_families_that_come_to_it() -> None:
    names = {family.name for family in families_for(Conditions(law="62C2"))}
    assert "revoke-both-have-played" in names and "revoke-own-trick-won" not in names


# -- what goes wrong is in the catalogue that the window offers --------------------------------------------------------

ONE_OF_EACH_KIND = (
    "bid-too-low-made-good",
    "double-out-of-rotation",
    "card-shown-in-the-auction",
    "lead-from-wrong-hand",
    "two-cards-by-declarer",
    "plays-at-declarers-turn",
    "revoke-found-at-once",
)


def offered(then: Then) -> Iterator[Action]:
    """Every action that choosing this can come to."""
    if not callable(then):
        yield then
        return
    for choice in then().choices:
        yield from offered(choice.then)


@pytest.mark.parametrize("name", ONE_OF_EACH_KIND)
def test_what_goes_wrong_in_a_made_case_is_offered_by_the_catalogue(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[Table, Action, type[Irregularity]]] = []
    original = Line.irregular

    def watched(line: Line, action: Action, kind: type[Irregularity]) -> None:
        done.append((line.table, action, kind))
        original(line, action, kind)

    monkeypatch.setattr(Line, "irregular", watched)
    next(cases_made(Conditions(family=name), 3))
    table, action, kind = done[-1]
    lines = [line for line in what_can_go_wrong(table) if action in offered(line.then)]
    assert lines and any(line.about is kind or isinstance(line.about, str) for line in lines)
