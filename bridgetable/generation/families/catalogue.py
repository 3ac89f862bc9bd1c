"""The list of all families."""

from __future__ import annotations

from bridgetable.generation.families.auctions import AUCTIONS, OTHER_CALLS
from bridgetable.generation.families.claims import CLAIMS
from bridgetable.generation.families.defective_tricks import DEFECTIVE_TRICKS
from bridgetable.generation.families.dummys_cards import DUMMYS_CARDS
from bridgetable.generation.families.explanations import EXPLANATIONS
from bridgetable.generation.families.leads import LEADS, OPENING_LEADS
from bridgetable.generation.families.penalty_cards import PENALTY_CARDS
from bridgetable.generation.families.revokes import ESTABLISHED, FURTHER_REVOKES, REVOKES
from bridgetable.laws.numbers import in_the_book

FAMILIES = (
    *AUCTIONS,
    *OTHER_CALLS,
    *OPENING_LEADS,
    *LEADS,
    *PENALTY_CARDS,
    *DUMMYS_CARDS,
    *DEFECTIVE_TRICKS,
    *REVOKES,
    *ESTABLISHED,
    *FURTHER_REVOKES,
    *CLAIMS,
    *EXPLANATIONS,
)
"""All families: those of the auction, then those of the play."""


def clauses_ruled() -> tuple[str, ...]:
    """The clauses that the cases of all families may come to, in the order of the Laws."""
    return tuple(sorted({clause for family in FAMILIES for clause in family.laws}, key=in_the_book))
