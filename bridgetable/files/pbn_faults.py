"""What the tags of a PBN game say that does not agree with one another, nor with its auction and play."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bridgetable.cards.call import Bid, Contract, Pass
from bridgetable.files.faults import computed_score, result_fault
from bridgetable.files.pbn_games import Game
from bridgetable.files.pbn_tags import TABLES, is_rubber_vulnerability, table_error, wrong_values
from bridgetable.files.record import BoardTextError, Recorded
from bridgetable.files.spelling import normalized, read_bid, read_seat
from bridgetable.files.tag_values import PASSED, UNKNOWN, score_from

_WITHOUT_DUPLICATE_SCORE = ("rubber", "chicago")


def value_faults(game: Game) -> Iterator[BoardTextError]:
    """Each tag of the game itself whose value the standard does not allow, unless the tag is not closed."""
    own = {name: game.tags[name] for name in game.lines if name not in game.broken}
    for name in wrong_values(own):
        yield BoardTextError("files-bad-value", game.line_of(name), text=own[name], name=name)
    for name, section in game.sections.items():
        heading = game.tags.get(name, "")
        if name in TABLES and heading and not any(wrong_values({name: heading})):
            wrong = table_error(section, heading)
            if wrong is not None:
                yield wrong
    history = game.tags.get("ScoreRubberHistory", "")
    if not is_rubber_vulnerability(history, game.tags.get("Vulnerable", "")):
        yield BoardTextError("files-rubber-differs", game.line_of("ScoreRubberHistory"), text=history)


def contract_fault(
    game: Game, record: Recorded, contract: Contract | None, called: Contract | None
) -> BoardTextError | None:
    """Whether the contract is not `called`, that of the auction, or its declarer is missing."""
    line = game.line_of("Contract")
    stated = game.tags.get("Contract", "")
    text = normalized(stated)
    bid = read_bid(text)
    bids = [call for call in record.calls if isinstance(call, Bid)]
    declarer = game.tags.get("Declarer", "")
    if text in PASSED and called is not None:
        return BoardTextError("files-not-passed-out", line, called=called)
    if contract is not None and called is not None and contract != _swapped(called, declarer):
        return BoardTextError("files-contract-differs", line, contract=contract, called=called)
    if bid is not None and not bids and all_passed(record):
        return BoardTextError("files-all-passed", line, text=stated)
    if called is None and bids and (bid[0] < bids[-1] if bid is not None else text in PASSED):
        return BoardTextError("files-contract-passed", line, text=stated, call=bids[-1])
    if bid is not None and contract is None and game.tags.get("Result", "") not in UNKNOWN:
        return BoardTextError("files-no-declarer", line)
    if text in PASSED and read_seat(declarer.removeprefix("^")) is not None:
        return BoardTextError("files-declarer-of-none", game.line_of("Declarer"), text=declarer)
    return None


def _swapped(called: Contract, declarer: str) -> Contract:
    """The contract of the auction, with declarer and dummy exchanged if the tag says so (Law 54A)."""
    return replace(called, declarer=called.declarer.partner) if declarer.startswith("^") else called


def all_passed(record: Recorded) -> bool:
    """Whether the auction is four passes."""
    calls = record.calls
    return len(calls) == 4 and all(isinstance(call, Pass) for call in calls)


def outcome_fault(game: Game, record: Recorded) -> BoardTextError | None:
    """Whether the result is not that of the play, or else the score not that of the result."""
    fault = result_fault(record, game.line_of("Result"))
    if fault is not None or record.result_ruled:
        return fault
    contract, computed = record.contract, computed_score(record)
    if any(word in record.scoring.lower() for word in _WITHOUT_DUPLICATE_SCORE):
        return None
    text = game.tags.get("Score", "")
    stated = score_from(text, None if contract is None else contract.declarer.side)
    if computed is None or stated is None or stated == computed:
        return None
    return BoardTextError("files-score-differs", game.line_of("Score"), text=text, computed=computed)
