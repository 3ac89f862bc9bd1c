"""What would have happened, for the command line: the proposals of `equity` in the shapes of `cases`."""

from __future__ import annotations

from bridgetable.cases.verdict import Appraisal
from bridgetable.equity.proposal import Tables, first_adjustment, missing_reasons, proposals
from bridgetable.equity.protocol import TOO_LONG, UNANSWERED
from bridgetable.equity.solver_client import SolverClient


class Appraiser(SolverClient):
    """A solver client that also returns what is proposed to the Director at the end of a line."""

    def __call__(self, line: Tables) -> Appraisal:
        """The tricks of each side after the adjustment proposed, or why there is none."""
        found = proposals(line, self.solve)
        if (proposed := first_adjustment(found)) is not None:
            return Appraisal(proposed.assigned)
        reasons = missing_reasons(found)
        faults = {one.key for one in reasons}
        looked, available = faults.isdisjoint(UNANSWERED), TOO_LONG not in faults
        return Appraisal(None, next(iter(reasons), None), looked, available)
