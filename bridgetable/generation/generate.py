"""Makes cases: looks for places where something plausible goes wrong, and keeps what meets the conditions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from bridgetable.cases.case import Case
from bridgetable.cases.clauses import asks_under, stands_for
from bridgetable.generation.board_play import Dealt, deals
from bridgetable.generation.conditions import Conditions, NothingMadeError, Traits, clause_named
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.generation.families.chain import goes_on
from bridgetable.generation.families.family import Family
from bridgetable.generation.line import DoesNotFitError
from bridgetable.generation.making import case_of_line, line_at, traits_of
from bridgetable.generation.soundness import is_sound
from bridgetable.laws.numbers import lies_under
from bridgetable.table.edition import Edition
from bridgetable.table.question import say

MOST_TRIES = 500
"""After so many lines without a case that meets the conditions the search is given up."""
PLACES_A_BOARD = 3
"""How many places of a board are tried."""
REPEATED = 40
"""For so many lines a case must be new in its clauses too; after that another position is enough."""


class Made(msgspec.Struct, frozen=True):
    """A case that was made, its family, and what it has turned out to be."""

    case: Case
    family: str
    traits: Traits


def generate(conditions: Conditions, seed: int, archive: Sequence[Dealt] = ()) -> Case:
    """A case that meets the conditions; the same seed, conditions and archive give the same case.

    Raises NothingMadeError if there is no such Law or family, or if nothing is found under the conditions.
    """
    return next(cases_made(conditions, seed, archive)).case


def cases_made(conditions: Conditions, seed: int, archive: Sequence[Dealt] = ()) -> Iterator[Made]:
    """Cases that meet the conditions, each different from those before in what it asks.

    Raises NothingMadeError as `generate` does, also after some cases when no further one is found.
    """
    if conditions.law:
        conditions = msgspec.structs.replace(conditions, law=clause_named(conditions.law))
    families = families_for(conditions)
    # The same board may be ruled under each edition, but not be used for every family.
    dice = random.Random(f"{seed} {conditions.law} {conditions.family}")
    asked: set[tuple[object, ...]] = set()
    clauses: set[tuple[object, ...]] = set()
    while True:
        made = _next_case(conditions, families, seed, dice, archive, asked, clauses)
        if made is None:
            raise NothingMadeError(say("generated-nothing", seed=str(seed), found=len(asked)))
        asked.add((made.family, made.traits.asks))
        clauses.add((made.family, made.traits.clauses))
        yield made


def _next_case(
    conditions: Conditions, families: Sequence[Family], seed: int, dice: random.Random, archive: Sequence[Dealt],
    asked: set[tuple[object, ...]], clauses: set[tuple[object, ...]],
) -> Made | None:
    """The next case that meets the conditions and is new; None if the search is given up."""
    boards, tries = deals(dice, archive), 0
    while tries < MOST_TRIES:
        family = dice.choice(families)
        dealt = next(boards)
        board = dealt.played(conditions.edition)
        places = list(family.places(board))
        tries += not places
        for place in dice.sample(places, min(len(places), PLACES_A_BOARD)):
            tries += 1
            try:
                line = line_at(family, board, place, dice)
                family.act(line, place)
                while (traits := traits_of(line, place)).depth < conditions.depth:
                    goes_on(line)
            except DoesNotFitError:
                continue
            known = (family.name, traits.asks) in asked
            repeated = (family.name, traits.clauses) in clauses and tries < REPEATED
            if known or repeated or not traits.meet(conditions):
                continue
            source = say("generated-source", family=family.name, seed=str(seed), number=len(asked) + 1)
            case = case_of_line(family, line, dealt, source, _subject(traits, family, conditions))
            if is_sound(case):
                return Made(case, family.name, traits)
    return None


def _subject(traits: Traits, family: Family, conditions: Conditions) -> str:
    """The clause that a case turns on: the one wanted, or the one of its family's that the fewest families come to."""
    edition = conditions.edition
    wanted = [clause for clause in traits.clauses if conditions.law and stands_for(conditions.law, clause, edition)]
    own = [clause for clause in traits.clauses if comes_to(family, clause, edition)]
    return min(wanted or own or traits.clauses, key=lambda clause: (_how_many_come_to(clause, edition), clause))


@cache
def _how_many_come_to(clause: str, edition: Edition) -> int:
    return sum(1 for family in FAMILIES if comes_to(family, clause, edition))


def families_for(conditions: Conditions) -> tuple[Family, ...]:
    """The families that may come to what is wanted; raises NothingMadeError if there are none."""
    named = [one for one in FAMILIES if conditions.family in ("", one.name)]
    if not named:
        raise NothingMadeError(say("generated-no-such-family", family=conditions.family))
    there = [one for one in named if conditions.edition in one.editions]
    found = tuple(one for one in there if not conditions.law or comes_to(one, conditions.law, conditions.edition))
    if not found:
        raise NothingMadeError(say(
            "generated-no-family-for-law" if conditions.law else "generated-not-in-edition",
            law=conditions.law, family=conditions.family, edition=conditions.edition.value,
        ))
    return found


def comes_to(family: Family, law: str, edition: Edition) -> bool:
    """Whether a case of the family may be ruled, or a question asked, under this clause of the edition."""
    return any(
        stands_for(law, clause, edition) or asks_under(law, clause, edition) or lies_under(law, clause)
        for clause in family.laws
    )
