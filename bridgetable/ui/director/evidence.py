"""The double-dummy figures by which the Director judges damage, worked out in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bridgetable.engine.history import START, History
from bridgetable.equity.position import Position, Solution, UnsolvableError
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.ui.figures.analysis import Analysis
from bridgetable.ui.session.content.shown import Shown, changed

if TYPE_CHECKING:
    # Imported when the Director is asked about damage: with them come the Laws, and the window is shown before.
    from bridgetable.equity.evidence import Evidence
    from bridgetable.equity.proposal import NoProposal, Proposal, Tables
    from bridgetable.laws.shared.redress import Redress

PURPOSE = "evidence"


class DirectorsEvidence(QObject):
    """The figures for the question of damage that the Director is being asked.

    `redress` is the matter in question, None when none is asked; `given_up` says that the figures will not be known.
    """

    changed = Signal()
    """The figures, or whether there are any, may have changed."""

    def __init__(self, analysis: Analysis, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.analysis = analysis
        analysis.updated.connect(self._update)
        self._line: Tables = ()
        self._needed: tuple[Position, ...] = ()
        self._result: Proposal | NoProposal | None = None
        self.redress: Redress | None = None
        self.given_up = False

    @property
    def proposal(self) -> Proposal | None:
        """The proposed score; None while it is not known, or when there is none."""
        from bridgetable.equity.proposal import Proposal

        return self._result if isinstance(self._result, Proposal) else None

    @property
    def known_evidence(self) -> Evidence | None:
        """The evidence to show; None while it is not known."""
        from bridgetable.equity.evidence import evidence_of

        return evidence_of(self._line[-1], self._result) if self._result is not None else None

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Has the figures for the question of damage worked out while it is asked."""
        if not changed(before, after, "history", "words"):
            return
        redress = _redress_asked_about(after.table)
        if redress is None and self.redress is None:
            return
        # The last table of a line is that of no other.
        if redress is None or not self._line or self._line[-1] is not after.table:
            # Coming back to the question tries again the positions at which the worker died.
            self.analysis.forget_failures()
            self._line = _tables(after.history) if redress is not None else ()
            self.redress, self._result = redress, None
            self._needed = _positions_needed(redress, self._line) if redress is not None else ()
        self.analysis.request(PURPOSE, self._needed)
        if redress is not None:
            self._update()
        else:
            self.changed.emit()

    def _update(self) -> None:
        if self.redress is None:
            return
        unknown = any(self.analysis.solved(position) is None for position in self._needed)
        self.given_up = unknown and not self.analysis.busy
        if not unknown and self._result is None:
            from bridgetable.equity.proposal import proposal_for

            self._result = proposal_for(self.redress, self._line, self._solve)
        self.changed.emit()

    def _solve(self, position: Position) -> Solution:
        solved = self.analysis.solved(position)
        if isinstance(solved, Solution):
            return solved
        raise UnsolvableError(solved if isinstance(solved, Message) else say("equity-refused"))


def _redress_asked_about(table: Table) -> Redress | None:
    """The redress that the Director is asked about; None if there is none, as before the end of play."""
    if not table.over:
        return None
    from bridgetable.equity.evidence import redress_asked_about

    return redress_asked_about(table)


def _positions_needed(redress: Redress, line: Tables) -> tuple[Position, ...]:
    from bridgetable.equity.proposal import positions_for

    return positions_for(redress, line)


def _tables(history: History) -> Tables:
    """Returns every table on the line to the cursor, from the first."""
    return tuple(history.table_at(place) for place in (START, *history.line_to(history.cursor)))
