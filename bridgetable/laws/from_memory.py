"""The wordings of the Laws that rest on memory: their printed text was not available when they were paraphrased."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetable.laws.clause import E1997, E2007
from bridgetable.laws.numbers import lies_under
from bridgetable.table.edition import Edition

FROM_MEMORY: Mapping[Edition, tuple[str, ...]] = {
    E1997: (
        "9", "16B", "16C", "22", "28", "29", "33", "34", "35", "36", "37", "38", "39", "42B", "43",
        "44", "45D", "45E", "45F", "45G", "46", "47", "48", "49", "51", "52", "53", "57", "58", "60", "65",
        "68A", "68C", "69", "71", "72", "77",
    ),
    E2007: ("13F", "16B2", "16B3", "16C", "21", "33", "34", "39", "50D2", "50E3", "56", "68D", "77"),
}
"""Laws and clauses by edition; each stands for everything under it. The text of 2017 was read in full."""

READ: Mapping[Edition, tuple[str, ...]] = {
    E1997: ("10A", "11", "12A", "12B", "12C1", "12C2", "42A", "59", "66"),
    E2007: (
        "9", "10A", "11", "12A", "12B", "12C1(a)", "12C1(b)", "13A", "13B", "13C", "13D", "13E", "14", "16A", "16B1",
        "17", "24", "25", "28", "29", "35", "36", "41", "42", "43", "45", "46", "47", "48", "49", "51", "52", "53",
        "54", "55", "60", "66", "69", "71", "72", "86",
    ),
}
"""The Laws and clauses whose text was read although little or nothing is ruled or told under them."""


def rests_on_memory(clause: str, edition: Edition) -> bool:
    """Whether this program knows from memory alone what this edition says under this number."""
    return any(lies_under(clause, remembered) for remembered in FROM_MEMORY.get(edition, ()))


def was_read(clause: str, edition: Edition) -> bool:
    """Whether the text of a clause under which nothing is ruled was read all the same."""
    return any(lies_under(clause, read) for read in READ.get(edition, ()))
