"""The adjusted scores that `equity` proposes to the Director, in the forms that `check` and `replay` need."""

from __future__ import annotations

from bridgetable.cards.seat import Side
from bridgetable.cases.check import Appraisal
from bridgetable.equity.packed import TOO_LONG
from bridgetable.equity.position import UNANSWERED
from bridgetable.equity.proposal import (
    BySide,
    NoProposal,
    Proposal,
    Tables,
    evidence_lines,
    evidence_of,
    first_adjustment,
    missing_reasons,
    newly_asked_redress,
    positions_needed,
    proposal_for,
    proposals,
)
from bridgetable.equity.solver_client import SolverClient
from bridgetable.words.catalogue import Words


class ProposedTricks(SolverClient):
    """Finds the tricks of each side after the adjustment proposed at the end of a line."""

    def __call__(self, line: Tables) -> Appraisal:
        """The tricks of each side after the adjustment proposed, or why there is none."""
        self.prepare(positions_needed(line))
        found = proposals(line, self.solve)
        if (proposed := first_adjustment(found)) is not None:
            return Appraisal(proposed.assigned)
        reasons = missing_reasons(found)
        faults = {one.key for one in reasons}
        looked, available = faults.isdisjoint(UNANSWERED), TOO_LONG not in faults
        return Appraisal(None, next(iter(reasons), None), looked, available)


class Proposer(SolverClient):
    """Works out what is proposed at the end of a line; it starts no worker where nobody is asked about damage."""

    def found(self, line: Tables) -> Proposal | NoProposal | None:
        """What is proposed where the Director has just been asked about damage, or why nothing is; None elsewhere."""
        redress = newly_asked_redress(line)
        if redress is None:
            return None
        self.prepare(positions_needed(line))
        return proposal_for(redress, line, self.solve)

    def lines(self, line: Tables, words: Words) -> tuple[str, ...]:
        """The figures and the proposal, in sentences; none where nobody is asked."""
        found = self.found(line)
        return evidence_lines(evidence_of(line[-1], found), words.say) if found is not None else ()

    def data(self, line: Tables) -> dict[str, object]:
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
