"""Batches: ranges of files, or of one large file, each audited by itself on whatever machine."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.audit.board import findings_of
from bridgetable.audit.fast_path import DOUBLE, PASS, REDOUBLE, TRUMPS, bit_of, contract_of, number_of, winner_of
from bridgetable.audit.finding import UNREADABLE_FILE, Finding, without_place
from bridgetable.audit.sources import Piece, Source, Unusable, games_in, pieces_of, reason_of, stands_alone
from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Contract, Denomination, Doubling
from bridgetable.cards.card import PACK
from bridgetable.cards.notation import call_text, card_text
from bridgetable.cards.seat import Seat
from bridgetable.disk.contents import part_of
from bridgetable.disk.unpacking import unpacking
from bridgetable.files.record import BoardFileError, Recorded
from bridgetable.files.spelling import read_vulnerability
from bridgetable.files.stream import BoardStream
from bridgetable.files.tag_values import score_from
from bridgetable.laws.law77 import declarer_score
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message

# -- Games of PBN that are written as nearly every program writes them, and of which masks prove all lawful ------------


_TAG = r'\[\w+ "(?:[^"\\\n]|\\[^\n])*+"\]\n'
_OTHER_TAG = rf"(?!\[(?:Auction|Play) ){_TAG}"
_GAME = re.compile(
    rf"(?:%[^\n]*\n|\n)*+(?:{_OTHER_TAG})++"
    r'(?:\[Auction "(?P<dealer>[NESW])"\]\n(?P<calls>(?:[A-Za-z0-9 =$!?]++\n)*+))?+'
    rf"(?:{_OTHER_TAG})*+"
    r'(?:\[Play "(?P<leader>[NESW])"\]\n(?P<cards>(?:[A-Za-z0-9 *-]++\n)*+))?+'
    # Rows stand only under the tag of their table: others might be cards.
    rf"(?:{_OTHER_TAG}(?:[A-Za-z0-9.+-][A-Za-z0-9 .+-]*+\n)*+)*+\n*"
)
_PAIR = re.compile(r'^\[((?!Note)\w+) "([^"\n]*)"\]$', re.MULTILINE)
_ANNOTATION = re.compile(r"=[0-9]+=|\$[0-9]+|[!?]+")
_NEEDED = ("Board", "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result")
_SEATS = {seat.name: int(seat) for seat in Seat}
_UNKNOWN = ("", "?")
_BIDS = tuple(Bid(level, denomination) for level in range(1, 8) for denomination in Denomination)
_CALLS = {
    **{spelt: number_of(bid) for bid in _BIDS for spelt in (call_text(bid).upper(), call_text(bid)[:2].upper())},
    "PASS": PASS,
    "P": PASS,
    "X": DOUBLE,
    "XX": REDOUBLE,
}
_CARDS = {card_text(card): bit_of(card) for card in PACK}
_CONTRACTS = {
    f"{spelt}{mark}": (number_of(bid), int(doubling))
    for bid in _BIDS
    for spelt in {call_text(bid).upper(), call_text(bid)[:2].upper()}
    for mark, doubling in zip(("", "X", "XX"), Doubling, strict=True)
}
_RESULTS = {str(tricks): tricks for tricks in range(14)}
_REMEMBERED = 50_000
"""How many texts of suits and scores are remembered at most, with what they say."""
_NO_DUPLICATE_SCORE = ("rubber", "chicago")


def is_lawful_game(text: str) -> int | None:
    """How many cards are recorded, for the text of one game in which all is lawful, whatever it takes over from others.

    None where that is in doubt, be it because the game is written in another way.
    """
    match = _GAME.fullmatch(text)
    if match is None:
        return None
    pairs = _PAIR.findall(text)
    tags = dict(pairs)
    if len(tags) < len(pairs) or '"#' in text or not all(name in tags for name in _NEEDED):
        return None
    hands = _hands_in(tags["Deal"])
    dealer = _SEATS.get(tags["Dealer"])
    if hands is None or dealer is None or not _is_vulnerability(tags["Vulnerable"]):
        return None
    calls, cards = match["calls"], match["cards"]
    called: tuple[int, int, int] | None = None
    if calls is not None:
        called = _called(calls, dealer) if match["dealer"] == tags["Dealer"] else None
        if called is None:
            return None
    stated = _CONTRACTS.get(tags["Contract"].upper())
    declarer = _SEATS.get(tags["Declarer"])
    if stated is None or declarer is None:
        return 0 if called == (0, 0, 0) and _is_passed_out(tags) and cards is None else None
    if called is not None and called != (*stated, declarer):
        return None
    won = (0, 0)
    if cards is not None:
        if _SEATS[match["leader"]] != (declarer + 1) & 3:
            return None
        tricks = _won(cards, hands, (declarer + 1) & 3, TRUMPS[stated[0] % 5])
        if tricks is None:
            return None
        won = tricks
    recorded = sum(word[0] in "SHDC" for word in (cards or "").split())
    return recorded if _agrees(tags, stated, declarer, won) else None


def _hands_in(text: str) -> list[int] | None:
    """The hands of "N:AKQ.T9…", by seat; None unless they are four of thirteen cards, each card in one of them."""
    first, texts = _SEATS.get(text[:1]), text[2:].split(" ")
    if first is None or text[1:2] != ":" or len(texts) != 4:
        return None
    hands = [0, 0, 0, 0]
    together = 0
    for place, hand in enumerate(texts):
        suits = hand.split(".")
        if len(suits) != 4 or len(hand) != 16:
            return None
        mask = _holding(3, suits[0]) | _holding(2, suits[1]) | _holding(1, suits[2]) | _holding(0, suits[3])
        if together & mask or mask.bit_count() != 13:
            return None
        together |= mask
        hands[(first + place) & 3] = mask
    return hands


@lru_cache(_REMEMBERED)
def _holding(suit: int, ranks: str) -> int:
    """The mask of the cards of a suit; 0 if there are other letters in it."""
    mask = 0
    for rank in ranks:
        place = "23456789TJQKA".find(rank)
        if place < 0:
            return 0
        mask |= 1 << (13 * suit + place)
    return mask


def _called(text: str, dealer: int) -> tuple[int, int, int] | None:
    """The numbers of the contract of an auction, as `contract_of` gives them."""
    if "=" in text or "$" in text or "!" in text or "?" in text:
        text = _ANNOTATION.sub(" ", text)
    words = text.upper().split()
    if words and words[-1] == "AP":
        words.pop()
        rest = [word for word in words if word not in ("PASS", "P")]
        # At the start all four pass; the passes that stand already are some of the three at the end.
        silent = next((n for n, word in enumerate(reversed(words)) if word not in ("PASS", "P")), len(words))
        words += ["PASS"] * ((3 if rest else 4) - silent)
    try:
        return contract_of([_CALLS[word] for word in words], dealer) if words else None
    except KeyError:
        return None


def _won(text: str, hands: list[int], due: int, trumps: int) -> tuple[int, int] | None:
    """The complete tricks that each side won; None in doubt, be it because the cards stand in no columns."""
    body, _, after = text.partition("*")
    if after.strip():
        return None
    words = body.split()
    won = [0, 0]
    first, at, count = due, 0, len(words)
    if count % 4:
        return None
    try:
        while at < count:
            row = words[at : at + 4]
            turn = (due - first) & 3
            in_order = row[turn:] + row[:turn]
            at += 4
            if at == count and "-" in in_order:
                in_order = in_order[: in_order.index("-")]
                if row.count("-") + len(in_order) != 4:
                    return None
            due = winner_of(hands, due, [_CARDS[word] for word in in_order], trumps)
            if due < 0:
                return None
            if len(in_order) == 4:
                won[due & 1] += 1
    except KeyError:
        return None
    return won[0], won[1]


def _agrees(tags: Mapping[str, str], stated: tuple[int, int], declarer: int, won: tuple[int, int]) -> bool:
    """Whether the result is one that the play leaves, and the score is that of the result; False also in doubt."""
    text = tags["Result"]
    result = _RESULTS.get(text)
    if result is None:
        return text in _UNKNOWN and tags.get("Score", "") in _UNKNOWN
    side = declarer & 1
    if not won[side] <= result <= 13 - won[1 - side]:
        return False
    score = tags.get("Score", "")
    if score in _UNKNOWN:
        return True
    scoring = tags.get("Scoring", _NO_DUPLICATE_SCORE[0]).lower()
    if any(word in scoring for word in _NO_DUPLICATE_SCORE):
        return False
    found = _score_in(score, side)
    return found is not None and found == _computed(*stated, declarer, tags["Vulnerable"], result)


@lru_cache(_REMEMBERED)
def _score_in(text: str, side: int) -> int | None:
    """The score of declarer's side as it is stated."""
    return score_from(text, Seat(side).side)


@lru_cache(_REMEMBERED)
def _computed(bid: int, doubling: int, declarer: int, vulnerable: str, tricks: int) -> int | None:
    """The score of declarer's side (Law 77); None if the vulnerability is not stated."""
    who = read_vulnerability(vulnerable)
    if who is None:
        return None
    contract = Contract(Bid(bid // 5, Denomination(bid % 5)), Doubling(doubling), Seat(declarer))
    return declarer_score(contract, Board(1, Seat.N, who), tricks)


@lru_cache(_REMEMBERED)
def _is_vulnerability(text: str) -> bool:
    return text in _UNKNOWN or read_vulnerability(text) is not None


def _is_passed_out(tags: Mapping[str, str]) -> bool:
    """Whether the tags agree with four passes."""
    passed = tags["Contract"].upper() == "PASS" and tags["Declarer"] in _UNKNOWN and tags["Result"] in _UNKNOWN
    return passed and tags.get("Score", "") in (*_UNKNOWN, "0", "NS 0", "EW 0")


SMALL = 256 * 1024
"""Files of up to so many bytes are cut where they are audited; larger ones are cut before, and their pieces shared."""
IN_A_BATCH = 512 * 1024
"""About how many bytes a batch has."""

_EMPTY = ("files-empty", "files-no-boards", "files-unknown")
"""What is said of a piece without a board; only the beginning of a file must have one."""


class Part(msgspec.Struct, frozen=True):
    """A whole file, where `length` is 0, or a piece of one: so many bytes from `start`, which is on this line.

    `data` is the piece itself where the file is compressed; `size` is what the part takes on disk.
    """

    source: Source
    size: int
    start: int = 0
    length: int = 0
    line: int = 1
    data: bytes = b""


class Batch(msgspec.Struct, frozen=True):
    """Parts that are audited together; `number` counts the batches from 0."""

    number: int
    parts: tuple[Part | Unusable, ...]

    @property
    def size(self) -> int:
        """How many bytes on disk it stands for."""
        return sum(part.size for part in self.parts if isinstance(part, Part))


class Audited(msgspec.Struct, frozen=True):
    """What was found in a part: how many boards it has, those with a play, the cards recorded, and the findings.

    `begins` means that it is the beginning of a file: the boards of other parts are counted on from the one before.
    """

    begins: bool
    boards: int = 0
    plays: int = 0
    findings: tuple[Finding, ...] = ()
    unusable: bool = False
    cards: int = 0


class BatchResult(msgspec.Struct, frozen=True):
    """What was found in a batch, part by part."""

    number: int
    size: int
    parts: tuple[Audited, ...]


def batches_of(sources: Iterable[Source | Unusable]) -> Iterator[Batch]:
    """The batches, in order: the same for the same files."""
    number, size = 0, 0
    parts: list[Part | Unusable] = []
    for part in _parts_of(sources):
        parts.append(part)
        size += (part.length or part.size) if isinstance(part, Part) else 0
        if size >= IN_A_BATCH:
            yield Batch(number, tuple(parts))
            number, size, parts = number + 1, 0, []
    if parts:
        yield Batch(number, tuple(parts))


def _parts_of(sources: Iterable[Source | Unusable]) -> Iterator[Part | Unusable]:
    for source in sources:
        if isinstance(source, Unusable) or source.size <= SMALL // (8 if source.is_compressed else 1):
            yield source if isinstance(source, Unusable) else Part(source, source.size)
        else:
            yield from _cut(source)


def _cut(source: Source) -> Iterator[Part | Unusable]:
    """The parts of a large file."""
    try:
        with unpacking(Path(source.path), source.member) as contents:
            told = 0
            for piece in pieces_of(contents.read):
                data = piece.data if source.is_compressed else b""
                now = min(contents.taken, source.size)
                yield Part(source, now - told, piece.start, len(piece.data), piece.line, data)
                told = now
    except (OSError, ValueError) as error:
        yield Unusable(source.name, reason_of(error, Path(source.name).name))


# -- auditing a batch ------------------------------------------------------------------------------------------------


def audit_batch(batch: Batch, edition: Edition) -> BatchResult:
    """Audits each part of a batch; what cannot be read is a finding."""
    return BatchResult(batch.number, batch.size, tuple(one for part in batch.parts for one in _audited(part, edition)))


def _audited(part: Part | Unusable, edition: Edition) -> Iterator[Audited]:
    if isinstance(part, Unusable):
        yield _unusable(part.path, part.reason)
        return
    source = part.source
    try:
        if part.length:
            data = part.data or part_of(Path(source.path), part.start, part.length)
            yield _piece(Piece(part.start, part.line, data), source.name, edition)
            return
        with unpacking(Path(source.path), source.member) as contents:
            for piece in pieces_of(contents.read):
                yield _piece(piece, source.name, edition)
    except BoardFileError as error:
        yield _unusable(source.name, error.message)
    except (OSError, ValueError) as error:
        yield _unusable(source.name, reason_of(error, Path(source.name).name))


def _unusable(name: str, reason: Message) -> Audited:
    found = Finding(name, kind=UNREADABLE_FILE, message=without_place(reason))
    return Audited(True, findings=(found,), unusable=True)


def _piece(piece: Piece, name: str, edition: Edition) -> Audited:
    """Audits the boards of one piece; raises BoardFileError if the first of a file has none."""
    try:
        found = _game_by_game(piece.data, name, edition) or _read(piece.data, name, edition)
    except BoardFileError as error:
        if not piece.start or error.message.key not in _EMPTY:
            raise
        found = _Counted()
    before = piece.line - 1
    return Audited(
        piece.start == 0,
        found.boards,
        found.plays,
        tuple(replace(one, file=name, line=one.line + before) for one in found.findings),
        cards=found.cards,
    )


class _Counted(msgspec.Struct, frozen=True):
    """How many boards a text has, those with a play, the findings in them, and the cards recorded."""

    boards: int = 0
    plays: int = 0
    findings: tuple[Finding, ...] = ()
    cards: int = 0


def _game_by_game(data: bytes, name: str, edition: Edition) -> _Counted | None:
    """Audits a piece in which only games in doubt are read; None if those cannot be read by themselves."""
    games = games_in(data)
    if len(games) == 1:
        return None
    boards = plays = cards = lines = 0
    findings: list[Finding] = []
    for game in games:
        played = is_lawful_game(game.decode("latin-1").replace("\r\n", "\n"))
        if played is not None:
            boards, plays, cards = boards + 1, plays + bool(played), cards + played
        elif not stands_alone(game):
            return None
        else:
            found = _read(game, name, edition)
            findings += [replace(one, game=one.game + boards, line=one.line + lines) for one in found.findings]
            boards, plays, cards = boards + found.boards, plays + found.plays, cards + found.cards
        lines += game.count(b"\n")
    return _Counted(boards, plays, tuple(findings), cards)


def _read(data: bytes, name: str, edition: Edition) -> _Counted:
    """Audits boards that are read; raises BoardFileError if there is none."""
    boards = plays = cards = 0
    findings: list[Finding] = []
    with BoardStream(io.BytesIO(data), Path(name).name) as stream:
        for entry in stream.entries():
            boards += 1
            record = entry if isinstance(entry, Recorded) else entry.so_far
            recorded = 0 if record is None else len(record.plays)
            plays, cards = plays + bool(recorded), cards + recorded
            findings += findings_of(entry, edition)
    return _Counted(boards, plays, tuple(findings), cards)


# -- putting results together ----------------------------------------------------------------------------------------


class Numbering:
    """Counts the boards of each file through its parts, given in order."""

    def __init__(self) -> None:
        self._before = 0

    def numbered(self, part: Audited) -> tuple[Finding, ...]:
        """The findings of the next part, each with the place of its board in the whole file."""
        if part.begins:
            self._before = 0
        before = self._before
        self._before += part.boards
        return tuple(replace(found, game=found.game + before) for found in part.findings) if before else part.findings
