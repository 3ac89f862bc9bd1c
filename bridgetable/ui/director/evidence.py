"""The figures on which the Director judges damage, worked out while the window goes on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bridgetable.engine.history import START, History
from bridgetable.equity.evidence import Evidence, evidence_of, proposal_under, redress_at_hand
from bridgetable.equity.position import Position, Solved, UnsolvableError
from bridgetable.equity.proposal import Line, Proposal, Unproposed, positions_needed
from bridgetable.laws.shared.redress import Redress
from bridgetable.table.question import Message, say
from bridgetable.ui.figures.analysis import Analysis
from bridgetable.ui.session.content.shown import Shown, changed

PURPOSE = "evidence"


class DirectorsEvidence(QObject):
    """The figures for the question of damage that the Director is asked; `changed` says that they are others now."""

    changed = Signal()

    def __init__(self, analysis: Analysis, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.analysis = analysis
        analysis.updated.connect(self._look)
        self._line: Line = ()
        self._found: Proposal | Unproposed | None = None
        self.redress: Redress | None = None
        self.given_up = False

    @property
    def proposal(self) -> Proposal | None:
        """What is proposed, once it is known."""
        return self._found if isinstance(self._found, Proposal) else None

    @property
    def shown(self) -> Evidence | None:
        """What there is to show, once it is known."""
        return evidence_of(self._line[-1], self._found) if self._found is not None else None

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Works out the figures for the question of damage asked now, and stops when it is no longer asked."""
        if not changed(before, after, "history", "words"):
            return
        redress = redress_at_hand(after.table)
        if redress is None and self.redress is None:
            return
        line = _tables(after.history) if redress is not None else ()
        if line != self._line:
            # Whoever comes back to the question asks again for what the worker died of.
            self.analysis.forget_failures()
            self.redress, self._line, self._found = redress, line, None
        self.analysis.request(PURPOSE, positions_needed(line) if redress is not None else ())
        if redress is not None:
            self._look()
        else:
            self.changed.emit()

    def _look(self) -> None:
        if self.redress is None:
            return
        unknown = any(self.analysis.solved(position) is None for position in positions_needed(self._line))
        self.given_up = unknown and not self.analysis.busy
        if not unknown and self._found is None:
            self._found = proposal_under(self.redress, self._line, self._solve)
        self.changed.emit()

    def _solve(self, position: Position) -> Solved:
        found = self.analysis.solved(position)
        if isinstance(found, Solved):
            return found
        raise UnsolvableError(found if isinstance(found, Message) else say("equity-refused"))


def _tables(history: History) -> Line:
    """Every table on the way to the cursor, the first included."""
    return tuple(history.table_at(place) for place in (START, *history.line_to(history.cursor)))
