"""The adjusted scores that `equity` proposes to the Director, in the forms that `check` and `replay` need."""

from __future__ import annotations

from bridgetable.cards.seat import Side
from bridgetable.cases.holds import Appraised
from bridgetable.equity.analyst import Analyst
from bridgetable.equity.evidence import evidence_of, newly_asked, proposal_under, told
from bridgetable.equity.proposal import BySide, Line, Proposal, Unproposed, adjusting, proposals, reasons_of
from bridgetable.equity.protocol import TOO_LONG, UNANSWERED
from bridgetable.words.catalogue import Words


class ProposedTricks(Analyst):
    """Finds the tricks of each side after the adjustment proposed at the end of a line."""

    def __call__(self, line: Line) -> Appraised:
        """The tricks of each side after the adjustment proposed, or why there is none."""
        found = proposals(line, self.solve)
        if (proposed := adjusting(found)) is not None:
            return Appraised(proposed.assigned)
        reasons = reasons_of(found)
        faults = {one.key for one in reasons}
        looked, available = faults.isdisjoint(UNANSWERED), TOO_LONG not in faults
        return Appraised(None, next(iter(reasons), None), looked, available)


class Proposer(Analyst):
    """Works out what is proposed at the end of a line; it starts no worker where nobody is asked about damage."""

    def found(self, line: Line) -> Proposal | Unproposed | None:
        """What is proposed where the Director has just been asked about damage, or why nothing is; None elsewhere."""
        redress = newly_asked(line)
        return proposal_under(redress, line, self.solve) if redress is not None else None

    def lines(self, line: Line, words: Words) -> tuple[str, ...]:
        """The figures and the proposal, in sentences; none where nobody is asked."""
        found = self.found(line)
        return told(evidence_of(line[-1], found), words.say) if found is not None else ()

    def data(self, line: Line) -> dict[str, object]:
        """The same as data under the key `equity`, null where nothing is proposed; empty where nobody is asked."""
        found = self.found(line)
        return {} if found is None else {"equity": _plain(found) if isinstance(found, Proposal) else None}


def _plain(found: Proposal) -> dict[str, object]:
    return {
        "clause": found.redress.clause,
        "played": _by_side(found.played),
        "after": _by_side(found.after),
        "without": _by_side(found.counts.tricks),
        "damage": found.damage,
        "assigned": _by_side(found.assigned) if found.damage else None,
    }


def _by_side(tricks: BySide) -> dict[str, int]:
    return {side.name: tricks[side] for side in Side}
