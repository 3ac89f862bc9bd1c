"""The findings in one recorded board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from bridgetable.audit.contradictions import (
    Judged,
    contract_findings,
    finding_in,
    number_findings,
    result_findings,
    unfinished_findings,
)
from bridgetable.audit.fast_path import contract_from, lawful_contract, lawful_tricks, won_lawfully
from bridgetable.audit.finding import (
    UNREADABLE_BOARD,
    WRONG_HAND,
    Details,
    Finding,
    irregularity_text,
    line_of,
    with_reading,
    without_place,
)
from bridgetable.audit.other_readings import Reading, other_readings, trick_without_a_card
from bridgetable.audit.replay import Irregular, Replay, in_order_of, moved_by_revokes, replayed_auction, replayed_play
from bridgetable.audit.told import calls_after_the_auction, finding_of_error, findings_told, is_told
from bridgetable.audit.usage import NO_USAGE, Usage, begins_with_another_dealer, with_passes
from bridgetable.cards.call import Bid, Contract, Pass
from bridgetable.cards.card import Card
from bridgetable.cards.notation import call_text, card_text
from bridgetable.cards.seat import Seat
from bridgetable.files.faults import tricks_won
from bridgetable.files.record import Entry, Played, Recorded, UnreadableBoard
from bridgetable.laws.book import law_of
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import (
    CallOutOfRotation,
    LeadOutOfTurn,
    PrematurePlay,
    Revoke,
    card_involved,
    kind_of,
)


def findings_of(entry: Entry, edition: Edition, usage: Usage = NO_USAGE) -> tuple[Finding, ...]:
    """What is to be found in a board, in the order of auction, contract, play and result; nothing if all was lawful.

    What the file does in all its boards, as `usage` has it, is not found in each.
    """
    if isinstance(entry, UnreadableBoard):
        return _up_to_the_error(entry, edition, usage)
    record = _as_used(entry, usage)
    if (won := won_lawfully(record)) is not None and not is_told(record) and _stands_in_order(record):
        contract = record.contract
        judged = Judged(record, contract, contract if record.auction else None, edition, record.plays, won)
        return (
            *number_findings(judged, usage),
            *contract_findings(judged, usage, all_passed=False),
            *result_findings(judged),
        )
    return tuple(_examined(record, edition, usage))


def _up_to_the_error(board: UnreadableBoard, edition: Edition, usage: Usage) -> tuple[Finding, ...]:
    """The findings in what could be read, without those from where the error may have begun, and the error last."""
    last = finding_of_error(board, edition)
    so_far = read_so_far(board)
    if so_far is None:
        return (last,)
    first = last.trick
    if so_far.place.is_broadcast and so_far.contract is not None and last.kind == WRONG_HAND:
        # A card that is left out moves all that come after it.
        first = trick_without_a_card(so_far.plays, so_far.contract) or first
    before = _examined(_as_used(so_far, usage), edition, usage)
    return (*(one for one in before if not 0 < first <= one.trick or one.detail("marked")), last)


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
    auction = _judged_auction(record, edition)
    contract, plays, _ = _judged_play(record, edition, auction)
    return record if contract is None else replace(record, contract=contract, plays=tuple(plays))


class _JudgedAuction(msgspec.Struct, frozen=True):
    """The contract of an auction, None if there is none, and what the engine makes of it where it was asked.

    `doubtful` means that a call is irregular and not marked, so that it may not be the call that was made.
    """

    called: Contract | None = None
    replay: Replay | None = None
    doubtful: bool = False


def _judged_auction(record: Recorded, edition: Edition) -> _JudgedAuction:
    """The contract of the auction; the engine is only asked where it is in doubt that every call was lawful."""
    after_the_end = calls_after_the_auction(record)
    if not record.auction:
        return _JudgedAuction(doubtful=after_the_end)
    if begins_with_another_dealer(record):
        record = replace(record, board=replace(record.board, dealer=record.auction[0].seat))
    numbers = lawful_contract(record.auction, record.board.dealer)
    if numbers is not None:
        return _JudgedAuction(contract_from(numbers), doubtful=after_the_end)
    replay = replayed_auction(record, edition)
    doubtful = after_the_end or any(_is_unmarked(record, one.call) for one in replay.found)
    return _JudgedAuction(replay.table.contract, replay, doubtful)


def _is_unmarked(record: Recorded, number: int) -> bool:
    """Whether the record does not mark the call with this number as irregular."""
    return not record.auction[number - 1].insufficient and number not in record.place.skipped


def _examined(record: Recorded, edition: Edition, usage: Usage) -> Iterator[Finding]:
    """The findings in a board that is not plainly lawful: the engine is asked."""
    auction = _judged_auction(record, edition)
    called, replay = auction.called, auction.replay
    if replay is not None:
        yield from (_of_irregularity(record, one, ()) for one in replay.found)
        if replay.stopped is not None:
            number = len(replay.table.auction.made) + 1
            yield _of_stop(record, replay, line_of(record.place, record.place.calls, number))
    yield from unfinished_findings(record, edition, usage)
    contract, plays, play = _judged_play(record, edition, auction)
    won = (0, 0) if contract is None else _tricks(plays, contract)
    judged = Judged(record, contract, called, edition, plays, won)
    yield from number_findings(judged, usage)
    yield from contract_findings(judged, usage, all_passed=_all_passed(record), doubtful=auction.doubtful)
    for trick in () if usage.columns else record.place.misplaced:
        line = line_of(record.place, record.place.cards, 4 * trick - 3)
        found = finding_in(record, edition, WRONG_HAND, line, "cards-in-no-order", (), trick=trick)
        yield replace(found, trick=trick)
    readings = _other_readings(judged, play)
    irregular = tuple(_play_findings(judged, auction, play, readings))
    yield from irregular
    known = {(one.kind, one.card) for one in irregular}
    yield from (one for one in findings_told(record, edition) if not one.card or (one.kind, one.card) not in known)
    if contract is None or record.result is None or not any(one.leaves(contract, record.result) for one in readings):
        yield from result_findings(judged)


def _other_readings(judged: Judged, play: Replay | None) -> tuple[Reading, ...]:
    """In which other ways the first revoke or lead out of turn can be read that is not marked."""
    record, contract, plays = judged.record, judged.contract, judged.plays
    if play is None or contract is None or record.declarer_swapped:
        return ()
    first = next((one for one in play.found if not _is_marked(record, one, plays)), None)
    if first is None or not isinstance(first.irregularity, Revoke | LeadOutOfTurn | PrematurePlay):
        return ()
    return other_readings(record, contract, plays, first.irregularity.trick, first.irregularity.seat)


def _all_passed(record: Recorded) -> bool:
    return len(record.auction) == 4 and all(isinstance(called.call, Pass) for called in record.auction)


def _judged_play(
    record: Recorded, edition: Edition, auction: _JudgedAuction
) -> tuple[Contract | None, Sequence[Played], Replay | None]:
    """The contract in which the cards were played, the cards in order, and what the engine makes of them.

    Where the record contradicts itself that is the contract in which the play is lawful and has the result given, or
    else is lawful, or else has the fewest irregularities.
    """
    result = None if record.result_ruled else record.result
    table = None if record.declarer_swapped or auction.replay is None else auction.replay.table
    lawful: list[tuple[Contract, Sequence[Played]]] = []
    best: tuple[Contract, Sequence[Played], Replay | None] | None = None
    for contract in _possible_contracts(record, auction.called, stated_first=auction.doubtful):
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
    judged: Judged, auction: _JudgedAuction, play: Replay | None, readings: tuple[Reading, ...]
) -> Iterator[Finding]:
    """The irregularities of the play, an opening lead by the wrong defender among them (Law 54A)."""
    record, plays = judged.record, judged.plays
    lines = dict(zip((played.card for played in record.plays), record.place.cards, strict=False))
    yield from (_of_irregularity(record, one, plays, lines) for one in _in_the_lead(judged, auction))
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


def _in_the_lead(judged: Judged, auction: _JudgedAuction) -> tuple[Irregular, ...]:
    """What is irregular in the opening lead after which declarer and dummy were exchanged; nothing where none were."""
    record, called = judged.record, auction.called
    if not record.declarer_swapped or not judged.plays or called is None or judged.contract == called:
        return ()
    table = None if auction.replay is None else auction.replay.table
    led = replayed_play(record, judged.edition, called, judged.plays[:1], table)
    return tuple(led.found) if led is not None else ()


def _read_otherwise(found: Finding, readings: tuple[Reading, ...]) -> Finding:
    """The finding, with the other readings told after it."""
    for one in readings:
        found = with_reading(found, one.sentence, one.name)
    return found


def _of_stop(record: Recorded, play: Replay, line: int) -> Finding:
    assert play.stopped is not None
    place = record.place
    return Finding(
        place.file, place.game, record.board.number, line, UNREADABLE_BOARD, message=without_place(play.stopped.message)
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
        law_of(one, found.table.edition),
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
