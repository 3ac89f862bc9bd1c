"""The wordings of the Laws that rest on memory: their printed text was not available when they were paraphrased."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetable.laws.clause import E1997, E2007
from bridgetable.laws.numbers import lies_under
from bridgetable.table.edition import Edition

FROM_MEMORY: Mapping[Edition, tuple[str, ...]] = {
    E1997: (
        "9", "10", "11", "12", "16", "22", "28", "29", "33", "34", "35", "36", "37", "38", "39",
        "42", "43", "44", "45", "46", "47", "48", "49", "51", "52", "53", "57", "58", "59", "60",
        "65", "66", "68", "69", "71", "72", "77",
    ),
    E2007: (
        "9", "10", "11", "16A", "16B", "16C", "21", "33", "34", "39", "41", "42", "46", "47", "48", "49",
        "50A", "50B", "50C", "50D2", "56", "60", "66", "68", "69", "71", "72", "77",
    ),
}
"""Laws and clauses by edition; each stands for everything under it. The text of 2017 was read in full."""


def rests_on_memory(clause: str, edition: Edition) -> bool:
    """Whether this program knows from memory alone what this edition says under this number."""
    return any(lies_under(clause, remembered) for remembered in FROM_MEMORY.get(edition, ()))
