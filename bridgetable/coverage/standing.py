"""How a clause stands in an edition: ruled on, asked of the Director, part of one that is, told, or left out."""

from __future__ import annotations

import enum
from collections.abc import Set as AbstractSet
from functools import cache

import msgspec

from bridgetable.coverage.numbering import KEPT, containing, is_printed, printed_in, reason_for
from bridgetable.coverage.reached import reached_in
from bridgetable.laws.numbers import in_the_book, parts_of
from bridgetable.laws.readings import FROM_MEMORY, readings_of, rests_on_memory, was_read
from bridgetable.table.edition import Edition, holding
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import is_told


class Treatment(enum.Enum):
    """What the program does about a clause, from the most to the least."""

    RULED = "ruled"
    """It is applied: the Director rules under it, or a player has his choice under it."""
    WITHIN = "within"
    """It is applied as a part of a clause that contains it, and told under the number of that one."""
    KEPT = "kept"
    """The table itself keeps to it, so that nothing can go wrong in it."""
    TOLD = "told"
    """It is told in the law book; nothing is ruled under it."""
    LEFT_OUT = "left-out"


class Standing(msgspec.Struct, frozen=True):
    """How a clause stands in an edition.

    `of_director` and `of_players` say whom the program asks under it; `within` is the clause under whose number it is
    applied; `why` names the reason where nothing is ruled; `from_memory` means that its wording, or for what the law
    book does not have its number, is remembered; `readings` are the names of those on which a ruling rests.
    """

    clause: str
    edition: Edition
    treatment: Treatment
    of_director: bool = False
    of_players: bool = False
    within: str = ""
    why: str = ""
    from_memory: bool = False
    readings: tuple[str, ...] = ()

    @property
    def covered(self) -> bool:
        """Whether the program applies the clause."""
        return self.treatment in (Treatment.RULED, Treatment.WITHIN, Treatment.KEPT)


@cache
def standing_of(clause: str, edition: Edition, also_ruled: frozenset[str] = frozenset()) -> Standing | None:
    """How this clause stands in this edition; None if the edition prints none under this number.

    `also_ruled` are clauses under which cases of this edition were seen to be ruled.
    """
    if not is_printed(clause, edition):
        return None
    reached = reached_in(edition)
    of_director, of_players = clause in reached.asked_of_director, clause in reached.asked_of_players
    within = why = ""
    if of_director or of_players or clause in reached.ruled or clause in also_ruled:
        treatment = Treatment.RULED
    elif within := _ruled_above(clause, edition, also_ruled):
        treatment = Treatment.WITHIN
    else:
        why = reason_for(clause, edition)
        told = Treatment.TOLD if is_told(Words.of(DEFAULT_LANGUAGE), clause, edition) else Treatment.LEFT_OUT
        treatment = Treatment.KEPT if why == KEPT.name else told
    return Standing(
        clause,
        edition,
        treatment,
        of_director,
        of_players,
        within,
        why,
        _is_remembered(clause, edition, treatment),
        tuple(reading.name for reading in readings_of(clause, edition)) if not why else (),
    )


@cache
def listed_in(edition: Edition, also_ruled: frozenset[str]) -> tuple[str, ...]:
    """The clauses to be listed for an edition, in the order of the book.

    They are those that are not divided further, and those divided under whose own number something is ruled or asked.
    """
    reached = reached_in(edition)
    own = {*reached.ruled, *reached.asked_of_director, *reached.asked_of_players, *also_ruled}
    above = {each for clause in printed_in(edition) for each in containing(clause)}
    return tuple(sorted({*printed_in(edition), *(above & own)}, key=in_the_book))


def _parts(clause: str) -> tuple[str, ...]:
    return parts_of(clause) or (clause,)


def _ruled_above(clause: str, edition: Edition, also_ruled: AbstractSet[str]) -> str:
    """The nearest clause that contains this one and is ruled under; "" if none is. A whole Law does not count."""
    reached = reached_in(edition)
    ruled = (reached.ruled, reached.asked_of_director, reached.asked_of_players, also_ruled)
    above = (each for each in containing(clause) if len(_parts(each)) > 1)
    return next((each for each in above if any(each in found for found in ruled)), "")


def _is_remembered(clause: str, edition: Edition, treatment: Treatment) -> bool:
    unread = bool(holding(FROM_MEMORY, edition)) and treatment is Treatment.LEFT_OUT and not was_read(clause, edition)
    return unread or rests_on_memory(clause, edition)
