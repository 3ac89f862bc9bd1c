"""The findings in one recorded board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bridgetable.audit.fast_path import contract_from, lawful_contract, lawful_tricks, won_lawfully
from bridgetable.audit.finding import (
    AUCTION_UNFINISHED,
    BAD_VALUE,
    CLAIM_EXCEEDS,
    CONTRACT_DIFFERS,
    DECLARER_DIFFERS,
    LAWS,
    LEADER_DIFFERS,
    MARK_DIFFERS,
    NUMBER_DIFFERS,
    PLAYED_TWICE,
    RESULT_DIFFERS,
    SCORE_DIFFERS,
    UNREADABLE_BOARD,
    WRONG_DEAL,
    WRONG_HAND,
    Details,
    Finding,
    irregularity_text,
    line_of,
    said,
    without_place,
)
from bridgetable.audit.other_readings import CARD_MISSING, Reading, other_readings, trick_without_a_card
from bridgetable.audit.plain_game import NO_DUPLICATE_SCORE
from bridgetable.audit.replay import Irregular, Replay, in_order_of, moved_by_revokes, replayed_auction, replayed_play
from bridgetable.audit.usage import (
    NO_USAGE,
    Usage,
    begins_with_another_dealer,
    is_finished,
    led_by_the_leader,
    number_fault,
    stops_before_the_passes,
    with_passes,
)
from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Contract, Pass
from bridgetable.cards.card import Card
from bridgetable.cards.notation import NotationError, call_text, card_text, contract_text
from bridgetable.cards.seat import Seat
from bridgetable.files.faults import tricks_won
from bridgetable.files.record import Entry, Place, Played, Recorded, UnreadableBoard
from bridgetable.files.spelling import read_call
from bridgetable.files.tag_values import board_number, score_from
from bridgetable.laws.book import law_of
from bridgetable.laws.law77 import declarer_score
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import (
    CallAfterTheAuction,
    CallOutOfRotation,
    LeadOutOfTurn,
    MissingCard,
    PrematurePlay,
    Revoke,
    card_involved,
    kind_of,
)
from bridgetable.table.question import Blank, Message
from bridgetable.table.text import Text

# -- What a record says of contract, declarer, result and score that its own auction and play contradict ---------------


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
        place.file,
        place.game,
        record.board.number,
        line,
        kind,
        LAWS[kind],
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
        yield finding_in(record, CONTRACT_DIFFERS, line, "contract-of-none", _contracts(stated, None), contract=stated)
    if stated is not None and called is not None and not doubtful and stated != _swapped(record, called):
        if replace(stated, declarer=called.declarer) == called:
            line = record.place.tag("Declarer").line
            yield finding_in(
                record,
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
            yield finding_in(
                record,
                CONTRACT_DIFFERS,
                line,
                CONTRACT_DIFFERS,
                _contracts(stated, called),
                contract=stated,
                called=called,
            )
    leader = record.leader
    due = [contract.opening_leader for contract in (stated, called) if contract is not None]
    if stated is not None and not led_by_the_leader(record) and leader not in (*due, usage.first_column):
        line = record.place.tag("Play").line
        yield finding_in(
            record,
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
    yield finding_in(
        record,
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


def unfinished_findings(record: Recorded, usage: Usage) -> Iterator[Finding]:
    """Whether the auction breaks off although the board was played, or its contract is given."""
    if is_finished(record) or (usage.closing_passes and stops_before_the_passes(record)):
        return
    number, last = len(record.auction), record.auction[-1]
    line = line_of(record.place, record.place.calls, number)
    found = finding_in(
        record,
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
    if any(word in record.scoring.lower() for word in NO_DUPLICATE_SCORE):
        return
    if computed is None or stated is None or stated == computed or _is_of_north_south(text, stated, computed):
        return
    if stated in _other_scores(judged, differs is not None):
        return
    line = record.place.tag("Score").line
    yield finding_in(
        record,
        SCORE_DIFFERS,
        line,
        SCORE_DIFFERS,
        (("stated", stated), ("computed", computed)),
        text=text,
        computed=computed,
    )


def _other_scores(judged: Judged, result_differs: bool) -> Iterator[int | None]:
    """The scores that are right if what has been told already is wrong: the result, the contract, the vulnerability."""
    record, contract = judged.record, judged.contract
    if contract is not None and result_differs:
        won, lost = judged.won[contract.declarer.side], judged.won[contract.declarer.side.opponents]
        yield from (declarer_score(contract, record.board, tricks) for tricks in range(won, 14 - lost))
    due = number_fault(record, even_online=True)
    for other in (contract, record.contract, judged.called):
        if other is None or record.result is None:
            continue
        for board in (record.board, due) if due is not None else (record.board,):
            score = declarer_score(other, board, record.result)
            yield score if contract is None or other.declarer.side is contract.declarer.side else -score


def _is_proven_by_the_score(judged: Judged, board: Board) -> bool:
    """Whether the score given is right with the vulnerability of this board, and only with that."""
    record, contract = judged.record, judged.contract
    if contract is None or record.result is None or record.result_ruled:
        return False
    stated = score_from(record.place.tag("Score").text, contract.declarer.side)
    given, due = (declarer_score(contract, one, record.result) for one in (record.board, board))
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


# -- What the readers of files say about a board that is a finding, and not a fault of form alone ----------------------


KindAndLaw: TypeAlias = tuple[str, str]

_MISSING: KindAndLaw = (str(MissingCard.__struct_config__.tag), "67")
_AFTER_THE_AUCTION: KindAndLaw = (str(CallAfterTheAuction.__struct_config__.tag), "39")


def _own(kind: str, law: str = "") -> KindAndLaw:
    return kind, law or LAWS[kind]


TOLD: dict[str, KindAndLaw] = {
    "files-sufficient": _own(MARK_DIFFERS, "27"),
    "files-no-revoke": _own(MARK_DIFFERS, "61"),
    "files-lead-in-turn": _own(MARK_DIFFERS, "53"),
    "files-before-turn": _MISSING,
    "files-after-end": _AFTER_THE_AUCTION,
    "files-not-passed-out": _own(CONTRACT_DIFFERS),
    "files-contract-passed": _own(CONTRACT_DIFFERS),
    "files-declarer-of-none": _own(DECLARER_DIFFERS),
    "files-results-differ": _own(RESULT_DIFFERS),
    **dict.fromkeys(
        (
            "files-bad-dealer",
            "files-bad-declarer",
            "files-bad-leader",
            "files-bad-result",
            "files-bad-vulnerability",
            "files-not-dealer",
        ),
        _own(BAD_VALUE),
    ),
}
"""The warnings about a board that are findings; the engine finds every other one that matters itself."""

_REVOKE: KindAndLaw = (str(Revoke.__struct_config__.tag), "61")

STOPPED: dict[str, KindAndLaw] = {
    "files-card-played-twice": _own(PLAYED_TWICE),
    "files-two-cards": _own(WRONG_HAND),
    "files-card-not-held": _own(WRONG_HAND),
    "files-trick-short": _MISSING,
    "files-card-twice": _own(WRONG_DEAL),
    "files-card-in-wrong-hand": _own(WRONG_DEAL),
    **dict.fromkeys(("files-uneven-hands", "files-hand-too-long", "files-card-in-other-hand"), _own(WRONG_DEAL, "13")),
}
"""The errors at which a board cannot be read any further, each with the kind of finding it is."""


def is_told(record: Recorded) -> bool:
    """Whether any warning about the record is a finding."""
    return bool(record.warnings) and any(warning.key in TOLD for warning in record.warnings)


def findings_told(record: Recorded) -> Iterator[Finding]:
    """The findings among the warnings about a board that was read."""
    for warning in record.warnings:
        found = TOLD.get(warning.key)
        if warning.key == "files-revoke-unmarked" and record.hands is None:
            # The engine knows no more of the hands than the cards that were played.
            found = _REVOKE
        if found is None or (warning.key == "files-not-dealer" and not begins_with_another_dealer(record)):
            continue
        if found is not _AFTER_THE_AUCTION:
            yield _finding(record.place, record.board.number, found, warning)
        elif _is_call(dict(warning.blanks).get("text", "")) and record.auction:
            finding = _finding(record.place, record.board.number, found, warning)
            seat = record.auction[-1].seat.left
            yield _at_call(finding, seat, len(record.auction) + 1)


def _is_call(text: Blank) -> bool:
    try:
        read_call(str(text))
    except NotationError:
        return False
    return True


def finding_of_error(board: UnreadableBoard) -> Finding:
    """The finding about a board that cannot be read any further."""
    # Of a board whose deal cannot be, nothing else has been read.
    otherwise = 0 if board.so_far is None else board.so_far.board.number
    number = board_number(board.place.tag("Board").text, otherwise)
    kind = STOPPED.get(board.message.key, _own(UNREADABLE_BOARD))
    found = _finding(board.place, number, kind, board.message)
    if board.place.is_broadcast and board.message.key == "files-two-cards":
        return _with(found, said(f"audit-or-{CARD_MISSING}"), CARD_MISSING)
    return found


def _with(found: Finding, sentence: Text, reading: str) -> Finding:
    """The finding with another reading, told after it."""
    told = dict(sentence)
    message = tuple((language, f"{text} {told[language]}") for language, text in found.message)
    before = found.detail("or")
    details = tuple(one for one in found.details if one[0] != "or")
    return replace(found, message=message, details=(*details, ("or", f"{before} {reading}" if before else reading)))


def _finding(place: Place, board: int, kind_and_law: KindAndLaw, message: Message) -> Finding:
    blanks = dict(message.blanks)
    line, card, seat, trick = (blanks.get(name) for name in ("line", "card", "seat", "trick"))
    kind, law = kind_and_law
    return Finding(
        place.file,
        place.game,
        board,
        line if isinstance(line, int) else place.line,
        kind,
        law,
        player=seat if isinstance(seat, Seat) else None,
        trick=trick if isinstance(trick, int) else 0,
        card=card_text(card) if isinstance(card, Card) else "",
        message=without_place(message),
        details=tuple((name, value) for name, value in message.blanks if name == "before" and isinstance(value, int)),
    )


def _at_call(finding: Finding, player: Seat, call: int) -> Finding:
    return replace(finding, player=player, call=call)


def findings_of(entry: Entry, edition: Edition, usage: Usage = NO_USAGE) -> tuple[Finding, ...]:
    """What is to be found in a board, in the order of auction, contract, play and result; nothing if all was lawful.

    What the file does in all its boards, as `usage` has it, is not found in each.
    """
    if isinstance(entry, UnreadableBoard):
        so_far = read_so_far(entry)
        before = () if so_far is None else tuple(_examined(_as_used(so_far, usage), edition, usage))
        last = finding_of_error(entry)
        first = last.trick
        if so_far is not None and so_far.place.is_broadcast and so_far.contract is not None and last.kind == WRONG_HAND:
            # A card that is left out moves all that come after it.
            first = trick_without_a_card(so_far.plays, so_far.contract) or first
        return (*(one for one in before if not 0 < first <= one.trick or one.detail("marked")), last)
    record = _as_used(entry, usage)
    if (won := won_lawfully(record)) is not None and not is_told(record) and _stands_in_order(record):
        contract = record.contract
        full = len(record.plays) == 52
        judged = Judged(record, contract, contract if record.auction else None, record.plays, won, full)
        return (
            *number_findings(judged, usage),
            *contract_findings(judged, usage, all_passed=False),
            *result_findings(judged),
        )
    return tuple(_examined(record, edition, usage))


def _as_used(record: Recorded, usage: Usage) -> Recorded:
    """The record as it is meant in a file with this usage."""
    return with_passes(record) if usage.leading_passes else record


def read_so_far(board: UnreadableBoard) -> Recorded | None:
    """What could be read of a board that breaks off: that its play stops there is no claim."""
    return None if board.so_far is None else replace(board.so_far, claimed=False)


def _stands_in_order(record: Recorded) -> bool:
    """Whether the play begins in the column of the opening leader, and no card in that of another player."""
    contract, leader = record.contract, record.leader
    led = leader is None or contract is None or leader is contract.opening_leader
    return led and not record.place.misplaced


def as_played(record: Recorded, edition: Edition) -> Recorded:
    """The record with the contract in which its cards were played, and the cards in the order of that contract.

    Passes before the first bid that are left out are there, so that calls are counted as in its findings.
    """
    record = record if record.place.is_broadcast else with_passes(record)
    if won_lawfully(record) is not None and _stands_in_order(record):
        return record
    auction = judged_auction(record, edition)
    contract, plays, _ = _judged_play(record, edition, auction)
    return record if contract is None else replace(record, contract=contract, plays=tuple(plays))


class JudgedAuction(msgspec.Struct, frozen=True):
    """The contract of an auction, None if there is none, and what the engine makes of it where it was asked."""

    called: Contract | None = None
    replay: Replay | None = None


def judged_auction(record: Recorded, edition: Edition) -> JudgedAuction:
    """The contract of the auction; the engine is only asked where it is in doubt that every call was lawful."""
    if not record.auction:
        return JudgedAuction()
    if begins_with_another_dealer(record):
        record = replace(record, board=replace(record.board, dealer=record.auction[0].seat))
    numbers = lawful_contract(record.auction, record.board.dealer)
    if numbers is not None:
        return JudgedAuction(contract_from(numbers))
    replay = replayed_auction(record, edition)
    return JudgedAuction(replay.table.contract, replay)


def _examined(record: Recorded, edition: Edition, usage: Usage) -> Iterator[Finding]:
    """The findings in a board that is not plainly lawful: the engine is asked."""
    auction = judged_auction(record, edition)
    called, replay = auction.called, auction.replay
    if replay is not None:
        yield from (_of_irregularity(record, one, ()) for one in replay.found)
        if replay.stopped is not None:
            number = len(replay.table.auction.made) + 1
            yield _of_stop(record, replay, line_of(record.place, record.place.calls, number))
    yield from unfinished_findings(record, usage)
    doubtful = _is_doubtful(record, auction)
    contract, plays, play = _judged_play(record, edition, auction)
    won = (0, 0) if contract is None else _tricks(plays, contract)
    full = len(plays) == 52
    judged = Judged(record, contract, called, plays, won, full)
    yield from number_findings(judged, usage)
    yield from contract_findings(judged, usage, all_passed=_all_passed(record), doubtful=doubtful)
    for trick in () if usage.columns else record.place.misplaced:
        line = line_of(record.place, record.place.cards, 4 * trick - 3)
        found = finding_in(record, WRONG_HAND, line, "cards-in-no-order", (), trick=trick)
        yield replace(found, trick=trick)
    readings = _other_readings(record, contract, plays, play)
    irregular = tuple(_play_findings(record, contract, plays, play, auction, readings, edition))
    yield from irregular
    known = {(one.kind, one.card) for one in irregular}
    yield from (one for one in findings_told(record) if not one.card or (one.kind, one.card) not in known)
    if contract is None or record.result is None or not any(one.leaves(contract, record.result) for one in readings):
        yield from result_findings(judged)


def _is_doubtful(record: Recorded, auction: JudgedAuction) -> bool:
    """Whether a call is irregular and not marked, so that it may not be the call that was made."""
    if any(one.key == "files-after-end" and _is_call(dict(one.blanks).get("text", "")) for one in record.warnings):
        return True
    return auction.replay is not None and any(
        not record.auction[one.call - 1].insufficient and one.call not in record.place.skipped
        for one in auction.replay.found
    )


def _other_readings(
    record: Recorded, contract: Contract | None, plays: Sequence[Played], play: Replay | None
) -> tuple[Reading, ...]:
    """In which other ways the first revoke or lead out of turn can be read that is not marked."""
    if play is None or contract is None or record.declarer_swapped:
        return ()
    first = next((one for one in play.found if not _is_marked(record, one, plays)), None)
    if first is None or not isinstance(first.irregularity, Revoke | LeadOutOfTurn | PrematurePlay):
        return ()
    return other_readings(record, contract, plays, first.irregularity.trick, first.irregularity.seat)


def _all_passed(record: Recorded) -> bool:
    return len(record.auction) == 4 and all(isinstance(called.call, Pass) for called in record.auction)


def _judged_play(
    record: Recorded, edition: Edition, auction: JudgedAuction
) -> tuple[Contract | None, Sequence[Played], Replay | None]:
    """The contract in which the cards were played, the cards in order, and what the engine makes of them.

    Where the record contradicts itself that is the contract in which the play is lawful and has the result given, or
    else is lawful, or else has the fewest irregularities.
    """
    result = None if record.result_ruled else record.result
    table = None if record.declarer_swapped or auction.replay is None else auction.replay.table
    lawful: list[tuple[Contract, Sequence[Played]]] = []
    best: tuple[Contract, Sequence[Played], Replay | None] | None = None
    for contract in _possible_contracts(record, auction.called, stated_first=_is_doubtful(record, auction)):
        plays = _plays_in(record, contract)
        won = None if record.declarer_swapped else lawful_tricks(record.deal, plays, contract)
        if won is not None or not plays:
            if won is None or _leaves(won, contract, result):
                return contract, plays, None
            lawful.append((contract, plays))
        elif not lawful:
            play = replayed_play(record, edition, contract, plays, table)
            if best is None or _weight(play) < _weight(best[2]):
                best = contract, plays, play
    return (*lawful[0], None) if lawful else best if best is not None else (None, (), None)


def _plays_in(record: Recorded, contract: Contract) -> Sequence[Played]:
    """The cards in the order in which they were played in this contract."""
    if contract == record.contract:
        return record.plays
    if record.place.is_broadcast:
        # Their order is known; whose turn it was had been reckoned with another contract.
        return [replace(played, out_of_turn=False) for played in record.plays]
    return in_order_of(contract, record.plays)


def _leaves(won: tuple[int, int], contract: Contract, result: int | None) -> bool:
    """Whether the result is one that these tricks leave, or is not given."""
    side = contract.declarer.side
    return result is None or won[side] <= result <= 13 - won[side.opponents]


def _possible_contracts(record: Recorded, called: Contract | None, *, stated_first: bool) -> list[Contract]:
    """The contracts in which the cards may have been played, the likeliest first."""
    stated, found = record.contract, list[Contract]()
    if stated is not None and stated_first:
        found.append(stated)
        if record.place.is_broadcast and record.plays:
            # The auction alone tells the contract: any bid of it, by the player to the right of who led.
            declarer = record.plays[0].seat.right
            bids = sorted({one.call for one in record.auction if isinstance(one.call, Bid)}, reverse=True)
            found += [Contract(bid, stated.doubling, declarer) for bid in bids]
    if called is not None:
        found.append(replace(called, declarer=called.declarer.partner) if record.declarer_swapped else called)
    if stated is not None:
        found.append(stated)
        if record.leader is not None and record.is_whole and record.place.has("Play"):
            found.append(replace(stated, declarer=record.leader.right))
    return list(dict.fromkeys(found))


def _weight(play: Replay | None) -> int:
    return 0 if play is None else len(play.found) + (play.stopped is not None)


def _tricks(plays: Sequence[Played], contract: Contract) -> tuple[int, int]:
    """The complete tricks that North-South and East-West won."""
    won, lost = tricks_won(plays, contract)
    return (won, lost) if contract.declarer.side == 0 else (lost, won)


def _play_findings(
    record: Recorded,
    contract: Contract | None,
    plays: Sequence[Played],
    play: Replay | None,
    auction: JudgedAuction,
    readings: tuple[Reading, ...],
    edition: Edition,
) -> Iterator[Finding]:
    """The irregularities of the play, an opening lead by the wrong defender among them (Law 54A)."""
    lines = dict(zip((played.card for played in record.plays), record.place.cards, strict=False))
    called = auction.called
    if record.declarer_swapped and plays and called is not None and contract != called:
        led = replayed_play(
            record, edition, called, plays[:1], None if auction.replay is None else auction.replay.table
        )
        yield from (_of_irregularity(record, one, plays, lines) for one in (led.found if led is not None else ()))
    if play is None:
        return
    has_revokes = any(isinstance(one.irregularity, Revoke) for one in play.found)
    moved = moved_by_revokes(record, play.table) if has_revokes else None
    for one in play.found:
        found = _of_irregularity(record, one, plays, lines, moved)
        if readings and not found.detail("marked"):
            yield _read_otherwise(found, readings)
            # What seems irregular after it is not, if it is read in one of these ways.
            return
        yield found
    if play.stopped is not None:
        number = sum(len(trick.plays) for trick in play.table.tricks)
        card = plays[number].card if number < len(plays) else None
        yield _of_stop(record, play, lines.get(card, record.place.line) if card is not None else record.place.line)


def _read_otherwise(found: Finding, readings: tuple[Reading, ...]) -> Finding:
    """The finding, with the other readings told after it."""
    for one in readings:
        found = _with(found, one.sentence, one.name)
    return found


def _of_stop(record: Recorded, play: Replay, line: int) -> Finding:
    assert play.stopped is not None
    place = record.place
    return Finding(
        place.file,
        place.game,
        record.board.number,
        line,
        UNREADABLE_BOARD,
        LAWS[UNREADABLE_BOARD],
        message=without_place(play.stopped.message),
    )


def _of_irregularity(
    record: Recorded,
    found: Irregular,
    plays: Sequence[Played],
    lines: dict[Card, int] | None = None,
    moved: dict[tuple[Seat, int], int] | None = None,
) -> Finding:
    """An irregularity as a finding, with what the record itself says of it."""
    one, place = found.irregularity, record.place
    card = card_involved(one)
    if found.call:
        line = line_of(place, place.calls, found.call)
    else:
        line = place.line if card is None or lines is None else lines.get(card, place.line)
    return Finding(
        place.file,
        place.game,
        record.board.number,
        line,
        kind_of(one),
        law_of(one),
        one.seat,
        found.call,
        one.trick,
        card_text(card) if card is not None else "",
        irregularity_text(one, found.table),
        _details(record, found, plays, moved),
    )


def _details(
    record: Recorded, found: Irregular, plays: Sequence[Played], moved: dict[tuple[Seat, int], int] | None
) -> Details:
    one = found.irregularity
    if found.call:
        called = record.auction[found.call - 1]
        skipped = isinstance(one, CallOutOfRotation) and found.call in record.place.skipped
        return (("call", call_text(called.call)), ("marked", called.insufficient or skipped))
    marked = _is_marked(record, found, plays)
    if not isinstance(one, Revoke):
        return (("marked", marked),)
    known: Details = (
        ("marked", marked),
        ("found", marked or record.result_ruled),
        ("owed", " ".join(map(card_text, sorted(one.owed)))),
    )
    return known if moved is None else (*known, ("moved", moved.get((one.seat, one.trick), 0)))


def _is_marked(record: Recorded, found: Irregular, plays: Sequence[Played]) -> bool:
    """Whether the record itself marks the card as irregular."""
    played = plays[found.play - 1] if 0 < found.play <= len(plays) else None
    return played is not None and (played.revoke or (played.out_of_turn and not _tells_lead_unmarked(record)))


def _tells_lead_unmarked(record: Recorded) -> bool:
    """Whether the reader has seen a lead out of turn that the file does not mark; LIN cannot mark any."""
    return any(warning.key == "files-lead-unmarked" for warning in record.warnings)
