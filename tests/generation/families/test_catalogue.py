"""The families: each yields cases in its editions, and is told in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, islice

import pytest

from bridgetable.cases.case import Expect
from bridgetable.cases.check import check
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.walk import Done, walk
from bridgetable.engine.actions import Action, MakeCall, Play
from bridgetable.engine.going_wrong import Then, Wrong, each_line
from bridgetable.engine.possible import irregularities_of, lawful_cards
from bridgetable.generation.conditions import Conditions
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.generation.families.family import Family
from bridgetable.generation.generate import Made, cases_made, families_for
from bridgetable.laws.numbers import parts_of
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.spread import spread


def edition_of(number: int) -> Edition:
    return tuple(Edition)[number % len(Edition)]


@cache
def case_made(name: str, edition: Edition, seed: int) -> Made:
    """A case of the family."""
    return next(cases_made(Conditions(family=name, edition=edition), seed))


def numbered_case(number: int) -> Made:
    """A case of the family with this number; each has its own seed and edition."""
    return case_made(FAMILIES[number].name, edition_of(number), number)


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


@pytest.mark.parametrize("number", range(len(FAMILIES)), ids=[family.name for family in FAMILIES])
def test_a_family_yields_a_case_that_holds(number: int) -> None:
    made = numbered_case(number)
    case = read_case(write_case(made.case))
    assert case == made.case and case.edition is edition_of(number)
    assert not check(case).failures
    assert made.traits.clauses and any(isinstance(entry, Expect) for entry in case.actions)
    for text in (case.title, case.story, case.source):
        assert [language for language, _ in text] == list(LANGUAGES) and all(words for _, words in text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_has_a_title(language: str) -> None:
    words = Words.of(language)
    assert [family.name for family in FAMILIES if not words.has(f"generated-title-{family.name}")] == []


@pytest.mark.deep
@pytest.mark.parametrize("family", FAMILIES[23::38], ids=[family.name for family in FAMILIES[23::38]])
def test_some_cases_of_a_family_are_all_different(family: Family) -> None:
    for edition in spread(tuple(Edition), 1, FAMILIES.index(family)):
        made = list(islice(cases_made(Conditions(family=family.name, edition=edition), 3), 4))
        assert len({str(one.traits.asks) for one in made}) == len(made) == 4
        assert len({one.case.deal for one in made}) > 1


def test_a_clause_finds_the_families_that_come_to_it() -> None:
    names = {family.name for family in families_for(Conditions(law="62C2"))}
    assert "revoke-both-have-played" in names and "revoke-own-trick-won" not in names


# -- what goes wrong is in the catalogue that the window offers --------------------------------------------------------

NOT_MADE = {
    "lawful, or nothing comes of it": {
        Wrong.FACE_DOWN,
        Wrong.FACE_UP,
        Wrong.ACCEPTS_LEAD,
        Wrong.HELD_NEAR,
        Wrong.TOUCHES_DUMMYS,
        Wrong.INSPECT_OWN,
        Wrong.DUMMY_ASKS_DECLARER,
        Wrong.DUMMY_ASKS_DECLARER_DUMMYS,
        Wrong.DEFENDER_ASKS,
        Wrong.DEFENDER_ASKS_DUMMYS,
        Wrong.DECLARER_ASKS,
        Wrong.PARTNER_MAY_ASK,
        Wrong.WARNS,
        Wrong.SHOW_HAND,
        Wrong.RETURN,
        Wrong.DISPUTE,
        Wrong.CORRECTS_OWN,
    },
    "only the Director's judgement follows, and no case can foresee it": {
        Wrong.SAYS_USED,
        Wrong.LEARN,
        Wrong.SUGGESTS,
        Wrong.CORRECTS_PARTNER,
        Wrong.PARTNER_ASKS,
        Wrong.BREACH_A,
        Wrong.BREACH_B,
    },
    "the board cannot be played on as it was dealt": {
        Wrong.WRONG_BOARD,
        Wrong.WRONG_CARDS,
        Wrong.COUNT,
        Wrong.COUNT_DUMMY,
        Wrong.MISLAY,
        Wrong.MISLAY_TO,
        Wrong.FOREIGN_CARD,
    },
    "like another that is made": {
        Wrong.CALLS_AT_ONCE,
        Wrong.CALLS_THOUGH_BARRED,
        Wrong.DOUBLES_THOUGH_BARRED,
        Wrong.REDOUBLES,
        Wrong.AUCTION_SHOWS_TWO,
        Wrong.CALLS_EARLY,
        Wrong.SHOWS,
        Wrong.SAYS_HE_HAS,
        Wrong.DECLARER_SHOWS,
        Wrong.DUMMY_ASKS_DUMMYS_WITHOUT_RIGHTS,
        Wrong.POINT,
        Wrong.LEAVE_OUT,
        Wrong.EXPLAINS,
        Wrong.TAKES_BACK,
        Wrong.OBJECT,  # who does not agree calls the Director
    },
}
"""What goes wrong in no made case, and why."""


def test_what_can_go_wrong_goes_wrong_in_a_made_case_or_it_is_said_why_not() -> None:
    made = {wrong for family in FAMILIES for wrong in family.goes_wrong}
    reasons = list(chain.from_iterable(NOT_MADE.values()))
    assert made | set(reasons) == set(Wrong)
    assert len(reasons) == len(set(reasons)) and not made & set(reasons)


def offered(then: Then) -> Iterator[Action]:
    """Every action that choosing this can come to."""
    if not callable(then):
        yield then
        return
    for choice in then().choices:
        yield from offered(choice.then)


@for_each(("number", "family"), [*enumerate(FAMILIES)])
def test_what_goes_wrong_in_a_made_case_is_what_its_family_says(number: int, family: Family) -> None:
    """Each is done as the list of the window offers it, and the irregularity that it is comes of it."""
    case = numbered_case(number).case
    left = list(family.goes_wrong)
    for done in walk(case, case.edition):
        if not left:
            return
        if isinstance(done, Done) and len(done.line) > 1 and not is_lawful(done.line[-2], done.step.action):
            lines = (line for line in each_line(done.line[-2]) if line.wrong in left)
            wrong = next((line.wrong for line in lines if done.step.action in offered(line.then)), None)
            if wrong is not None:
                assert wrong.kind is None or any(type(each) is wrong.kind for each in done.line[-1].irregularities)
                left.remove(wrong)
    assert not left


def is_lawful(table: Table, action: Action) -> bool:
    """Whether this is a card or a call in turn that the Laws allow."""
    if irregularities_of(table, action):
        return False
    match action:
        case Play(seat, card, ""):
            return table.turn is seat and card in lawful_cards(table, seat)
    return isinstance(action, MakeCall)
