"""How a line of a case ended: tricks, score and penalties in one sentence."""

from __future__ import annotations

from bridgetable.cards.seat import Side
from bridgetable.laws.score.law77 import board_score
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words
from bridgetable.words.scores import penalties_text, score_text


def result_line(table: Table, words: Words) -> str:
    """How the line ended, and what penalties stand beside the score."""
    return " ".join(filter(None, (_result(table, words), penalties_text(words, table))))


def _auction(table: Table, words: Words) -> str:
    """The calls in the order they were made, those that no longer stand in brackets: "N 1♥, E P, (S 1♣), S 2♣"."""
    called = ((one, f"{words.name(one.seat, 'letter')} {words.name(one.call, 'short')}") for one in table.auction.made)
    return ", ".join(text if one.stands else f"({text})" for one, text in called) or "–"


def _points(table: Table, words: Words, side: Side) -> str:
    score = (board_score(table) or {}).get(side)
    return f"{score:+}" if isinstance(score, int) else score_text(words, table, side)


def _result(table: Table, words: Words) -> str:
    """How the line ended: tricks as played and after the Laws, and the score; or that it goes on."""
    if table.to_call is not None and table.assigned is None:
        return words.text("replay-auction-goes-on", seat=table.to_call, calls=_auction(table, words))
    points = {"points-ns": _points(table, words, Side.NS), "points-ew": _points(table, words, Side.EW)}
    if not all(points.values()):
        return words.text("replay-goes-on", ns=table.tricks_taken(Side.NS), ew=table.tricks_taken(Side.EW))
    if table.assigned is not None:
        return words.text("replay-assigned", **points)
    if table.contract is None:
        return words.text("replay-passed-out")
    after = {"ns": table.tricks_after_transfers(Side.NS), "ew": table.tricks_after_transfers(Side.EW)}
    played = {"played-ns": table.tricks_won(Side.NS), "played-ew": table.tricks_won(Side.EW)}
    moved = after["ns"] != played["played-ns"]
    return words.text("replay-score-moved" if moved else "replay-score", **after, **(played if moved else {}), **points)
