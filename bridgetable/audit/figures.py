"""Figures of an archive: irregularities by Law, round and seat, and what became of its revokes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bridgetable.audit.finding import LAWS, Finding
from bridgetable.cards.seat import Seat

CALLS_IN_A_ROUND = 4
REVOKE = "revoke"


class Figures:
    """Counts of findings, added as they come."""

    def __init__(self) -> None:
        self.boards = 0
        self.plays = 0
        self.findings = 0
        self.with_findings: int = 0
        self.by_kind: Counter[tuple[str, str]] = Counter()
        """How many findings there are of each kind, with its Law."""
        self.by_seat: Counter[tuple[str, Seat | None]] = Counter()
        """How many irregularities there are under each Law, by each player."""
        self.by_trick: Counter[int] = Counter()
        """How many irregularities there are in each trick."""
        self.by_round: Counter[int] = Counter()
        """How many irregularities there are in each round of the auction, from 1."""
        self.revokes_found: list[int | None] = []
        """The tricks that each revoke would move which the record marks, or which was ruled on; None if unknown."""
        self.revokes_unfound: list[int | None] = []
        """The tricks that each other revoke would move; None if unknown."""
        self._last: tuple[str, int] | None = None

    def add(self, findings: Iterable[Finding]) -> None:
        """Counts these findings, which follow those of earlier boards."""
        for finding in findings:
            self.findings += 1
            self.by_kind[finding.kind, finding.law] += 1
            if (board := (finding.file, finding.game)) != self._last:
                self.with_findings += 1
                self._last = board
            if is_irregularity(finding):
                self._count(finding)

    def _count(self, finding: Finding) -> None:
        self.by_seat[finding.law, finding.player] += 1
        if finding.call:
            self.by_round[(finding.call - 1) // CALLS_IN_A_ROUND + 1] += 1
        elif finding.trick:
            self.by_trick[finding.trick] += 1
        if finding.kind == REVOKE:
            moved = finding.detail("moved")
            among = self.revokes_found if finding.detail("found") else self.revokes_unfound
            among.append(moved if isinstance(moved, int) else None)

    @property
    def laws(self) -> tuple[str, ...]:
        """The Laws under which there are irregularities, in order."""
        return tuple(sorted({law for law, _ in self.by_seat}, key=law_order))


def is_irregularity(finding: Finding) -> bool:
    """Whether a finding is an irregularity at the table, and not something that the record contradicts."""
    return finding.kind not in LAWS


def law_order(law: str) -> tuple[int, str]:
    """What Laws are sorted by: 9 comes before 27."""
    digits = "".join(letter for letter in law if letter.isdigit())[:2] if law else ""
    return (int(digits) if digits else 100, law)


def moved(tricks: Iterable[int | None]) -> int:
    """The sum of the tricks that are known to move."""
    return sum(count for count in tricks if count is not None)
