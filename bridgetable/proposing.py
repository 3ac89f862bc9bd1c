"""What is proposed to the Director where he is asked about damage, for `bridgetable replay`: as lines and as data."""

from __future__ import annotations

from bridgetable.appraising import Appraiser
from bridgetable.cards.seat import Side
from bridgetable.equity.evidence import evidence_lines, evidence_of, newly_asked_redress, proposal_under
from bridgetable.equity.proposal import BySide, NoProposal, Proposal, Tables
from bridgetable.words.catalogue import Words


class Proposer(Appraiser):
    """Works out what is proposed at the end of a line; where nobody is asked about damage it starts no worker."""

    def found(self, line: Tables) -> Proposal | NoProposal | None:
        """What the figures say where the Director has just been asked about damage; nothing elsewhere."""
        redress = newly_asked_redress(line)
        return proposal_under(redress, line, self.solve) if redress is not None else None

    def lines(self, line: Tables, words: Words) -> tuple[str, ...]:
        """The figures and what is proposed, in sentences; none where nobody is asked."""
        found = self.found(line)
        return evidence_lines(evidence_of(line[-1], found), words.say) if found is not None else ()

    def data(self, line: Tables) -> dict[str, object]:
        """The same as data under the key `equity`, which only such a step has; null where nothing can be said."""
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
