"""What would have happened, for the command line: the proposals of `equity` in the shapes of `cases`."""

from __future__ import annotations

from bridgetable.cases.holds import Appraised
from bridgetable.equity.analyst import Analyst
from bridgetable.equity.proposal import Line, adjusting, proposals, reasons_of
from bridgetable.equity.protocol import TOO_LONG, UNANSWERED


class Appraiser(Analyst):
    """An analyst who says what is proposed to the Director at the end of a line."""

    def __call__(self, line: Line) -> Appraised:
        """The tricks of each side after the adjustment proposed, or why there is none."""
        found = proposals(line, self.solve)
        if (proposed := adjusting(found)) is not None:
            return Appraised(proposed.assigned)
        reasons = reasons_of(found)
        faults = {one.key for one in reasons}
        looked, available = faults.isdisjoint(UNANSWERED), TOO_LONG not in faults
        return Appraised(None, next(iter(reasons), None), looked, available)
