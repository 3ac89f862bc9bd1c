"""What a record says of contract, declarer, result and score that its own auction and play contradict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from bridgetable.audit.finding import (
    CLAIM_EXCEEDS,
    CONTRACT_DIFFERS,
    DECLARER_DIFFERS,
    LAWS,
    LEADER_DIFFERS,
    RESULT_DIFFERS,
    SCORE_DIFFERS,
    Details,
    Finding,
)
from bridgetable.audit.wording import said
from bridgetable.cards.call import Contract
from bridgetable.cards.notation import contract_text
from bridgetable.cards.seat import Seat
from bridgetable.files import Played, Recorded
from bridgetable.files.tag_values import score_from
from bridgetable.laws.score.law77 import declarer_score

_NO_DUPLICATE_SCORE = ("rubber", "chicago")


class Judged(msgspec.Struct, frozen=True):
    """A board with the contract in which it was played, its cards in order, and the complete tricks each side won.

    `called` is the contract of the auction; None if there is none. `full` means that every card was played.
    """

    record: Recorded
    contract: Contract | None
    called: Contract | None
    plays: Sequence[Played]
    won: tuple[int, int]
    full: bool


def finding_in(record: Recorded, kind: str, line: int, key: str, details: Details, **blanks: object) -> Finding:
    """A finding of one of the kinds in LAWS about a whole board."""
    place = record.place
    seat = blanks.pop("player", None)
    return Finding(
        place.file, place.game, record.board.number, line, kind, LAWS[kind], player=seat if isinstance(seat, Seat) else
        None, message=said(f"audit-{key}", **blanks), details=details,
    )


def contract_findings(judged: Judged, *, all_passed: bool) -> Iterator[Finding]:
    """Whether contract and declarer are those of the auction, and the first column is that of the leader."""
    record, called, stated = judged.record, judged.called, judged.record.contract
    if stated is not None and all_passed:
        line = record.place.tag("Contract").line
        yield finding_in(record, CONTRACT_DIFFERS, line, "contract-of-none", _contracts(stated, None), contract=stated)
    if stated is not None and called is not None and stated != _swapped(record, called):
        if replace(stated, declarer=called.declarer) == called:
            line = record.place.tag("Declarer").line
            yield finding_in(record, DECLARER_DIFFERS, line, DECLARER_DIFFERS, _contracts(stated, called),
                             stated=stated.declarer, called=called.declarer, player=stated.declarer)
        else:
            line = record.place.tag("Contract").line
            yield finding_in(record, CONTRACT_DIFFERS, line, CONTRACT_DIFFERS, _contracts(stated, called),
                             contract=stated, called=called)
    # Some programs begin all plays in the column of one seat: that another led is told where the cards show it.
    if stated is not None and judged.contract not in (stated, called) and record.leader is not None:
        line = record.place.tag("Play").line
        yield finding_in(record, LEADER_DIFFERS, line, LEADER_DIFFERS, (("leader", record.leader.name),),
                         leader=record.leader, due=stated.opening_leader, player=record.leader)


def _contracts(stated: Contract, called: Contract | None) -> Details:
    auction = "" if called is None else f"{contract_text(called)} {called.declarer.name}"
    return (("stated", f"{contract_text(stated)} {stated.declarer.name}"), ("auction", auction))


def _swapped(record: Recorded, called: Contract) -> Contract:
    """The contract of the auction, with declarer and dummy exchanged if the record says so (Law 54A)."""
    return replace(called, declarer=called.declarer.partner) if record.declarer_swapped else called


def result_findings(judged: Judged) -> Iterator[Finding]:
    """Whether the result is that of the play, or what a claim can have left; and the score that of the result."""
    record, contract = judged.record, judged.contract
    if record.result_ruled:
        return
    differs = _result_finding(judged) if contract is not None else None
    if differs is not None:
        yield differs
    computed = _score(judged, record.result)
    text = record.place.tag("Score").text
    side = None if contract is None else contract.declarer.side
    stated = score_from(text, side)
    if any(word in record.scoring.lower() for word in _NO_DUPLICATE_SCORE):
        return
    if computed is None or stated is None or stated == computed or _is_of_north_south(text, stated, computed):
        return
    if differs is not None and contract is not None and stated == _score(judged, judged.won[contract.declarer.side]):
        # The score is that of the play: only the result is wrong.
        return
    line = record.place.tag("Score").line
    yield finding_in(record, SCORE_DIFFERS, line, SCORE_DIFFERS, (("stated", stated), ("computed", computed)),
                     text=text, computed=computed)


def _is_of_north_south(text: str, stated: int, computed: int) -> bool:
    """Whether it is the right score for the other side: some programs give that of North-South without saying so."""
    return stated == -computed and not text.strip().upper().startswith(("NS", "EW"))


def _result_finding(judged: Judged) -> Finding | None:
    record, contract, result = judged.record, judged.contract, judged.record.result
    if result is None or contract is None or not record.is_whole:
        return None
    won = judged.won[contract.declarer.side]
    lost = judged.won[contract.declarer.side.opponents]
    if won <= result <= 13 - lost:
        return None
    line = record.place.tag("Result").line
    details: Details = (("stated", result), ("won", won), ("lost", lost))
    if judged.full or not record.claimed:
        made = won if won > result else 13 - lost
        return finding_in(record, RESULT_DIFFERS, line, RESULT_DIFFERS, details, stated=result, won=made)
    if result < won:
        return finding_in(record, CLAIM_EXCEEDS, line, "claim-too-low", details, claimed=result, won=won)
    return finding_in(record, CLAIM_EXCEEDS, line, "claim-too-high", details, claimed=result, won=lost)


def _score(judged: Judged, result: int | None) -> int | None:
    """The score of declarer's side with this result (Law 77); None if the record does not say enough."""
    record, contract = judged.record, judged.contract
    if contract is None:
        return 0 if record.passed_out else None
    if result is None and judged.full:
        result = judged.won[contract.declarer.side]
    return None if result is None else declarer_score(contract, record.board, result)
