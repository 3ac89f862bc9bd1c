"""The text of the score line: contract, tricks as played and after rectification, score, penalties. No Qt."""

from __future__ import annotations

from bridgetable.cards.seat import Side
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words
from bridgetable.words.scores import penalties_text, score_text

Parts = tuple[tuple[str, str], ...]
"""The name of each part of the line with its text, which may be empty."""


def score_parts(table: Table, words: Words) -> Parts:
    """The parts of the score line of this table."""
    vulnerable = words.text(f"vulnerable-short-{table.board.vulnerable.name.lower()}")
    board = words.text("score-board", board=table.board.number, vulnerable=vulnerable)
    contract = _auction(table, words)
    if table.contract is not None:
        contract = words.text("score-contract", contract=table.contract)
    elif table.passed_out:
        contract = words.text("passed-out")
    return (
        ("contract", contract),
        ("board", board),
        ("tricks", _tricks(table, words)),
        ("laws", _laws(table, words)),
        ("score", _score(table, words)),
        ("penalty", penalties_text(words, table)),
    )


def _auction(table: Table, words: Words) -> str:
    """The last bid, and whether it is doubled or redoubled: "Auction · 2♥ by North · X"."""
    parts, last = [words.text("score-auction")], table.auction.last_bid
    if last is not None:
        parts.append(words.text("score-auction-bid", call=last.call, seat=last.seat))
    doubled = table.auction.last_action
    if doubled is not None and doubled is not last:
        parts.append(words.name(doubled.call, "short"))
    return " · ".join(parts)


def _tricks(table: Table, words: Words) -> str:
    if table.contract is None:
        return ""
    return words.text("score-tricks", ns=table.tricks_won(Side.NS), ew=table.tricks_won(Side.EW))


def _laws(table: Table, words: Words) -> str:
    if not table.over or table.contract is None:
        return ""
    side = table.contract.declarer.side
    played, after = table.tricks_won(side), table.tricks_after_transfers(side)
    if not table.transfers:
        return words.text("score-as-played", side=side, played=played)
    return words.text("score-after-laws", side=side, played=played, after=after)


def _score(table: Table, words: Words) -> str:
    ns, ew = (score_text(words, table, side) for side in Side)
    if not ns:
        return ""
    return words.text("score-assigned" if table.assigned is not None else "score-points", ns=ns, ew=ew)
