"""What a record says of contract, declarer, result and score that its own auction and play contradict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from bridgetable.audit.finding import (
    AUCTION_UNFINISHED,
    CLAIM_EXCEEDS,
    CONTRACT_DIFFERS,
    DECLARER_DIFFERS,
    LAWS,
    LEADER_DIFFERS,
    NUMBER_DIFFERS,
    RESULT_DIFFERS,
    SCORE_DIFFERS,
    Details,
    Finding,
    line_of,
    said,
)
from bridgetable.audit.usage import Usage, is_finished, led_by_the_leader, number_fault, stops_before_the_passes
from bridgetable.cards.board import Board
from bridgetable.cards.call import Contract
from bridgetable.cards.notation import call_text, contract_text
from bridgetable.cards.seat import Seat
from bridgetable.files.record import Played, Recorded
from bridgetable.files.tag_values import is_duplicate, score_from
from bridgetable.laws.law77 import declarer_score
from bridgetable.table.edition import Edition


class Judged(msgspec.Struct, frozen=True):
    """A board under an edition: the contract played, its cards in order, the complete tricks of each side.

    `called` is the contract of the auction; None if there is none.
    """

    record: Recorded
    contract: Contract | None
    called: Contract | None
    edition: Edition
    plays: Sequence[Played]
    won: tuple[int, int]

    @property
    def full(self) -> bool:
        """Whether every card was played."""
        return len(self.plays) == 52

    def finding(self, kind: str, line: int, key: str, details: Details, **blanks: object) -> Finding:
        """A finding of one of the kinds in LAWS about this board."""
        return finding_in(self.record, self.edition, kind, line, key, details, **blanks)


def finding_in(
    record: Recorded, edition: Edition, kind: str, line: int, key: str, details: Details, **blanks: object
) -> Finding:
    """A finding of one of the kinds in LAWS about a whole board."""
    place = record.place
    seat = blanks.pop("player", None)
    return Finding(
        place.file,
        place.game,
        record.board.number,
        line,
        kind,
        LAWS[kind].number_in(edition),
        player=seat if isinstance(seat, Seat) else None,
        message=said(f"audit-{key}", **blanks),
        details=details,
    )


def contract_findings(judged: Judged, usage: Usage, *, all_passed: bool, doubtful: bool = False) -> Iterator[Finding]:
    """Whether contract and declarer are those of the auction, and the first column is that of the leader.

    An auction in which something is irregular already, `doubtful`, tells nothing of the contract.
    """
    record, called, stated = judged.record, judged.called, judged.record.contract
    if stated is not None and all_passed:
        line = record.place.tag("Contract").line
        yield judged.finding(CONTRACT_DIFFERS, line, "contract-of-none", _contracts(stated, None), contract=stated)
    if stated is not None and called is not None and not doubtful and stated != _swapped(record, called):
        if replace(stated, declarer=called.declarer) == called:
            line = record.place.tag("Declarer").line
            yield judged.finding(
                DECLARER_DIFFERS,
                line,
                DECLARER_DIFFERS,
                _contracts(stated, called),
                stated=stated.declarer,
                called=called.declarer,
                player=stated.declarer,
            )
        else:
            line = record.place.tag("Contract").line
            yield judged.finding(
                CONTRACT_DIFFERS, line, CONTRACT_DIFFERS, _contracts(stated, called), contract=stated, called=called
            )
    leader = record.leader
    due = [contract.opening_leader for contract in (stated, called) if contract is not None]
    if stated is not None and not led_by_the_leader(record) and leader not in (*due, usage.first_column):
        line = record.place.tag("Play").line
        yield judged.finding(
            LEADER_DIFFERS,
            line,
            LEADER_DIFFERS,
            (("leader", "" if leader is None else leader.name), ("due", due[-1].name)),
            leader=leader,
            due=due[-1],
            player=leader,
        )


def number_findings(judged: Judged, usage: Usage) -> Iterator[Finding]:
    """Whether dealer and vulnerability are those of the number of the board (Law 2).

    They are also told where the number is not asked, if the score proves the vulnerability that follows from it.
    """
    record = judged.record
    due = number_fault(record, even_online=True)
    if due is None:
        return
    asked = not usage.numbers and number_fault(record, even_online=usage.every_number) is not None
    if not asked and not _is_proven_by_the_score(judged, due):
        return
    given = record.board
    wrong = "Dealer" if given.dealer is not due.dealer else "Vulnerable"
    key = "dealer" if given.vulnerable is due.vulnerable else "vulnerability" if wrong == "Vulnerable" else "both"
    yield judged.finding(
        NUMBER_DIFFERS,
        record.place.tag(wrong).line,
        f"number-{key}",
        (
            ("dealer", given.dealer.name),
            ("vulnerable", given.vulnerable.value),
            ("dealer-due", due.dealer.name),
            ("vulnerable-due", due.vulnerable.value),
        ),
        number=given.number,
        dealer=given.dealer,
        vulnerable=given.vulnerable.value,
        due=due.dealer,
        due_vulnerable=due.vulnerable.value,
    )


def unfinished_findings(record: Recorded, edition: Edition, usage: Usage) -> Iterator[Finding]:
    """Whether the auction breaks off although the board was played, or its contract is given."""
    if is_finished(record) or (usage.closing_passes and stops_before_the_passes(record)):
        return
    number, last = len(record.auction), record.auction[-1]
    line = line_of(record.place, record.place.calls, number)
    found = finding_in(
        record,
        edition,
        AUCTION_UNFINISHED,
        line,
        AUCTION_UNFINISHED,
        (("call", call_text(last.call)),),
        call=last.call,
        by=last.seat,
        player=last.seat.left,
    )
    yield replace(found, call=number)


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
    if not is_duplicate(record.scoring):
        return
    if computed is None or stated is None or stated == computed or _is_of_north_south(text, stated, computed):
        return
    if stated in _other_scores(judged, differs is not None):
        return
    line = record.place.tag("Score").line
    yield judged.finding(
        SCORE_DIFFERS, line, SCORE_DIFFERS, (("stated", stated), ("computed", computed)), text=text, computed=computed
    )


def _other_scores(judged: Judged, result_differs: bool) -> Iterator[int | None]:
    """The scores that are right if what has been told already is wrong: the result, the contract, the vulnerability."""
    record, contract = judged.record, judged.contract
    if contract is not None and result_differs:
        won, lost = judged.won[contract.declarer.side], judged.won[contract.declarer.side.opponents]
        yield from (declarer_score(judged.edition, contract, record.board, tricks) for tricks in range(won, 14 - lost))
    due = number_fault(record, even_online=True)
    for other in (contract, record.contract, judged.called):
        if other is None or record.result is None:
            continue
        for board in (record.board, due) if due is not None else (record.board,):
            score = declarer_score(judged.edition, other, board, record.result)
            yield score if contract is None or other.declarer.side is contract.declarer.side else -score


def _is_proven_by_the_score(judged: Judged, board: Board) -> bool:
    """Whether the score given is right with the vulnerability of this board, and only with that."""
    record, contract = judged.record, judged.contract
    if contract is None or record.result is None or record.result_ruled:
        return False
    stated = score_from(record.place.tag("Score").text, contract.declarer.side)
    given, due = (declarer_score(judged.edition, contract, one, record.result) for one in (record.board, board))
    return given != due == stated


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
        return judged.finding(RESULT_DIFFERS, line, RESULT_DIFFERS, details, stated=result, won=made)
    if result < won:
        return judged.finding(CLAIM_EXCEEDS, line, "claim-too-low", details, claimed=result, won=won)
    return judged.finding(CLAIM_EXCEEDS, line, "claim-too-high", details, claimed=result, won=lost)


def _score(judged: Judged, result: int | None) -> int | None:
    """The score of declarer's side with this result (Law 77); None if the record does not say enough."""
    record, contract = judged.record, judged.contract
    if contract is None:
        return 0 if record.passed_out else None
    if result is None and judged.full:
        result = judged.won[contract.declarer.side]
    return None if result is None else declarer_score(judged.edition, contract, record.board, result)
