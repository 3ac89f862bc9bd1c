"""Scores and penalties in words."""

from __future__ import annotations

from bridgetable.cards.call import Contract
from bridgetable.cards.seat import Side
from bridgetable.table.events import PenaltyGiven
from bridgetable.table.scores import Amount, Artificial, PenaltyUnit
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words


def score_text(words: Words, table: Table, side: Side) -> str:
    """The score of this side: "+420", "−50", "0", "60 %"; "" if there is none yet."""
    if table.assigned is None and not table.over:
        return ""
    from bridgetable.laws.law12 import share_of
    from bridgetable.laws.law77 import board_score

    scores = board_score(table)
    if scores is None:
        return ""
    score = scores[side]
    if isinstance(score, Artificial) and table.assigned is not None:
        return words.text("score-artificial", share=Amount(share_of(table, table.assigned, side), PenaltyUnit.PERCENT))
    return "" if isinstance(score, Artificial) else points_text(score)


def points_text(points: int) -> str:
    """A number of points, or of IMPs, with its sign: "+420", "−50", "0"."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def result_text(contract: Contract, tricks: int) -> str:
    """The result of the contract with these tricks of declarer: "=", "+1", "−2"."""
    over = tricks - contract.tricks_needed
    return points_text(over) if over else "="


def penalty_text(words: Words, penalty: PenaltyGiven) -> str:
    """A penalty or warning: "N-S −10 %", "E-W warned"."""
    if penalty.amount is None:
        return words.text(f"score-penalty-{penalty.kind.value}", side=penalty.side)
    return words.text("score-penalty", side=penalty.side, amount=penalty.amount)


def penalties_text(words: Words, table: Table) -> str:
    """All penalties and warnings, in the order they were given."""
    return " · ".join(penalty_text(words, one) for one in table.penalties)
