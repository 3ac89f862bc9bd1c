"""Writing PBN 2.1 in export format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Bid, Call, Double, Pass, Redouble, auction_over
from bridgetable.cards.notation import call_text, card_text, contract_text, hand_text
from bridgetable.cards.seat import Seat
from bridgetable.files.encoding import bytes_of
from bridgetable.files.faults import is_played_out
from bridgetable.files.record import Called, KnownHands, Played, Recorded, trick_winner

_WIDTH = 79
_LONGEST = 255
_MOST_NOTES = 32
# As wide as a card, so that the columns line up.
_EMPTY = "- "
_SYMBOLS = {"♠": "\\S", "♥": "\\H", "♦": "\\D", "♣": "\\C"}
_NAMES = ((Seat.W, "West"), (Seat.N, "North"), (Seat.E, "East"), (Seat.S, "South"))


def write_pbn(records: Iterable[Recorded], *, plain: bool = False) -> bytes:
    """The boards as a PBN file in export format; if `plain` a play has whole rows, and "*" also where it goes on.

    There are programs that read no other.
    """
    return bytes_of(pbn_text(records, plain=plain).replace("\n", "\r\n"))


def pbn_text(records: Iterable[Recorded], *, plain: bool = False) -> str:
    """The boards as PBN in export format, but for the ends of its lines."""
    lines = ["% PBN 2.1", "% EXPORT"]
    all_records = tuple(records)
    with_teams = any(team for record in all_records for team in record.teams)
    for record in all_records:
        lines += (*_board(record, with_teams, plain), "")
    return "\n".join(lines) + "\n"


def _board(record: Recorded, with_teams: bool, plain: bool) -> Iterator[str]:
    yield from _tags(record)
    if with_teams:
        # Written for every board, because a reader copies missing tags from the previous one.
        yield from (_tag_or_unknown("HomeTeam", record.teams[0]), _tag_or_unknown("VisitTeam", record.teams[1]))
    yield from _wrapped(_comments(record.commentary))
    if record.embedded:
        yield from record.embedded.split("\n")
    if record.auction:
        yield from _auction(record)
    if record.plays or record.leader is not None:
        yield from _play(record, plain)


def _tags(record: Recorded) -> Iterator[str]:
    contract = record.contract
    yield _tag_or_unknown("Event", record.event)
    yield _tag_or_unknown("Site", record.site)
    yield _tag_or_unknown("Date", record.date)
    yield _tag("Board", str(record.board.number))
    for seat, name in _NAMES:
        yield _tag_or_unknown(name, record.names[seat])
    yield _tag("Dealer", record.board.dealer.name)
    vulnerable = record.board.vulnerable
    yield _tag("Vulnerable", "All" if vulnerable is Vulnerability.BOTH else vulnerable.value)
    yield _tag("Deal", _deal_text(record.deal))
    yield _tag_or_unknown("Scoring", record.scoring)
    if record.passed_out:
        yield from (_tag("Declarer", ""), _tag("Contract", "Pass"), _tag("Result", ""))
    else:
        swapped, ruled = "^" if record.declarer_swapped else "", "^" if record.result_ruled else ""
        yield _tag_or_unknown("Declarer", swapped + contract.declarer.name if contract else "")
        trumps = record.trumps.name if record.trumps is not None else ""
        yield _tag_or_unknown("Contract", contract_text(contract) if contract else trumps)
        yield _tag_or_unknown("Result", ruled + str(record.result) if record.result is not None else "")
    hidden = "".join(seat.name for seat in record.hidden)
    yield from (_tag(name, value) for name, value in (("Room", record.room), ("Hidden", hidden)) if value)


def _deal_text(deal: KnownHands) -> str:
    return "N:" + " ".join("-" if hand is None else hand_text(hand) for hand in deal)


def _tag_or_unknown(name: str, value: str) -> str:
    return _tag(name, value or "?")


def _tag(name: str, value: str) -> str:
    """A tag pair as a line, with its value cut to the length that PBN allows."""
    flat = " ".join(value.split()) if not value.isprintable() else value
    if name != "Note" and (flat == "#" or flat.startswith("##")):
        # A reader would take over the value of an earlier board.
        flat = f"##{flat}"
    room = _LONGEST - len(f'[{name} ""]')
    escaped: list[str] = []
    for letter in flat:
        spelt = f"\\{letter}" if letter in '\\"' else letter
        if name == "Note":
            spelt = _SYMBOLS.get(letter, spelt)
        room -= len(spelt)
        if room < 0:
            break
        escaped.append(spelt)
    return f'[{name} "{"".join(escaped).rstrip()}"]'


def _comments(texts: Sequence[str]) -> list[str]:
    """Comments as a list of words, between which a line may be broken."""
    words: list[str] = []
    for text in texts:
        inside = "".join(_SYMBOLS.get(letter, letter) for letter in text.replace("}", ")"))
        for word in ("{" + " ".join(inside.split()) + "}").split(" "):
            words += (word[start : start + _LONGEST - 1] for start in range(0, len(word), _LONGEST - 1))
    return words


def _wrapped(words: Sequence[str]) -> Iterator[str]:
    """The words on lines of under 80 characters; all but the first begin with a space, so that none is an escape."""
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > _WIDTH:
            yield line
            line = ""
            word = " " + word
        line += f" {word}" if line else word
    if line:
        yield line


class _Notes:
    """The notes of a section, numbered; equal notes have the same number, and what is beyond the last is a comment."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def around(self, text: str, move: Called | Played) -> list[str]:
        """The words of a move with its annotations."""
        words = [text, *(f"${nag}" for nag in move.nags)]
        if move.note or (isinstance(move, Called) and move.alerted):
            if move.note not in self.numbers and len(self.numbers) == _MOST_NOTES:
                return words + _comments((move.note, *move.comments) if move.note else move.comments)
            number = self.numbers.setdefault(move.note, len(self.numbers) + 1)
            words.append(f"={number}=")
        return words + _comments(move.comments)

    def tags(self) -> Iterator[str]:
        """The notes as tag pairs, in the order of their numbers."""
        for text, number in self.numbers.items():
            yield _tag("Note", f"{number}:{text}")


def _rows(cells: Sequence[Sequence[str]]) -> Iterator[str]:
    for start in range(0, len(cells), 4):
        yield from _wrapped([word for cell in cells[start : start + 4] for word in cell])


def _auction(record: Recorded) -> Iterator[str]:
    notes = _Notes()
    cells: list[Sequence[str]] = []
    seat = record.board.dealer
    highest: Bid | None = None
    for called in record.auction:
        cells += [["^S"]] * seat.steps_to(called.seat)
        low = called.insufficient
        if isinstance(called.call, Bid):
            low = low or (highest is not None and called.call <= highest)
            highest = called.call
        cells.append([*(["^I"] if low else []), *notes.around(_call_word(called.call), called)])
        seat = called.seat.left
    yield _tag("Auction", record.board.dealer.name)
    yield from _rows(cells)
    if not auction_over(record.calls):
        yield "*" if record.contract or record.passed_out else "+"
    yield from notes.tags()


def _call_word(call: Call) -> str:
    match call:
        case Pass():
            return "Pass"
        case Double() | Redouble() | Bid():
            return call_text(call)


def _play(record: Recorded, plain: bool) -> Iterator[str]:
    """The Play section, in columns from the opening leader; a lead by a seat other than the last winner is marked."""
    notes = _Notes()
    plays = record.plays
    first = due = record.leader if record.leader is not None else plays[0].seat
    if record.contract is not None and record.is_whole:
        due = record.contract.opening_leader
    cells: list[Sequence[str]] = []
    for start in range(0, len(plays), 4):
        trick = _in_rotation(plays[start : start + 4])
        by_seat: dict[Seat, Sequence[str]] = {}
        for played in trick:
            strange = played is trick[0] and played.seat is not due
            mark = ["^R"] if played.revoke else []
            mark += ["^L"] if played.out_of_turn or strange else []
            by_seat[played.seat] = [*mark, *notes.around(card_text(played.card), played)]
        cells += [by_seat.get(seat, [_EMPTY]) for seat in first.round()]
        if len(trick) == 4:
            due = trick_winner(trick, record.trump)
    while cells and cells[-1] == [_EMPTY] and not plain:
        cells.pop()
    yield _tag("Play", first.name)
    yield from _rows(cells)
    if not is_played_out(record.deal, plays):
        # What stops for another reason than a claim must not be read as one.
        yield "*" if record.claimed or record.result_ruled or plain else "+"
    yield from notes.tags()


def _in_rotation(trick: Sequence[Played]) -> Sequence[Played]:
    """The trick, if not complete without the cards before which a seat is passed by: PBN has no place for them."""
    seats = trick[0].seat.round()
    return (
        trick
        if len(trick) == 4
        else [
            played for at, played in enumerate(trick) if {one.seat for one in trick[: at + 1]} == set(seats[: at + 1])
        ]
    )
