"""What the strip of the wall says: board, contract, tricks and score, each as played and after the Laws. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.seat import Side
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words
from bridgetable.words.scores import points_text, score_text

ARROW = " → "


class StripTexts(msgspec.Struct, frozen=True):
    """The texts of the strip; an empty one is not shown.

    `edition` is the badge of Laws other than the usual ones. `changed` names the texts that the Laws have changed.
    """

    board: str
    vulnerable: str
    contract: str
    tricks: str
    score: str
    edition: str = ""
    changed: tuple[str, ...] = ()

    @property
    def spoken(self) -> str:
        """All texts in one line."""
        texts = (self.board, self.vulnerable, self.contract, self.tricks, self.score, self.edition)
        return " · ".join(filter(None, texts))


def strip_texts(table: Table, words: Words, own: Edition) -> StripTexts:
    """The texts of the strip for this table; `own` is the edition that the user has chosen for new deals."""
    edition = table.edition.value if table.edition is not own else ""
    vulnerable = words.text(f"wall-vulnerable-{table.board.vulnerable.name.lower()}")
    tricks, score = _tricks(table, words), _score(table, words)
    changed = tuple(name for name, text in (("tricks", tricks), ("score", score)) if ARROW in text)
    return StripTexts(str(table.board.number), vulnerable, _contract(table, words), tricks, score, edition, changed)


def _contract(table: Table, words: Words) -> str:
    if table.contract is not None:
        return words.text("wall-contract", contract=table.contract, declarer=table.contract.declarer)
    return words.text("passed-out" if table.passed_out else "score-auction")


def _tricks(table: Table, words: Words) -> str:
    """The tricks of both sides; after the play those of declarer's side, "11 → 13" where the Laws moved some."""
    if table.contract is None:
        return ""
    side = table.contract.declarer.side
    if not table.over:
        return words.text("wall-tricks", ns=table.tricks_won(Side.NS), ew=table.tricks_won(Side.EW))
    played, after = table.tricks_won(side), table.tricks_after_transfers(side)
    counted = f"{played}{ARROW}{after}" if table.transfers else str(after)
    return words.text("wall-tricks-of", side=side, tricks=counted)


def _score(table: Table, words: Words) -> str:
    """The score of North-South, as played and after the Laws where these differ; of both sides where it is split."""
    ns, ew = (score_text(words, table, side) for side in Side)
    if not ns:
        return ""
    if ns.lstrip("+−") != ew.lstrip("+−") or (ns == ew != "0"):
        return words.text("score-points", ns=ns, ew=ew)
    played = _played_score(table)
    changed = bool(table.transfers or table.assigned is not None) and played not in ("", ns)
    return words.text("wall-score", ns=f"{played}{ARROW}{ns}" if changed else ns)


def _played_score(table: Table) -> str:
    """The score of North-South for the tricks as they were played; "" before the end of play."""
    if table.contract is None or not table.over:
        return ""
    from bridgetable.laws.score.law77 import declarer_score

    side = table.contract.declarer.side
    points = declarer_score(table.contract, table.board, table.tricks_won(side))
    return points_text(points if side is Side.NS else -points)
