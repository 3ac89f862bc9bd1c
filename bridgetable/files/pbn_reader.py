"""Reading PBN 2.1 files."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain

from msgspec.structs import replace

from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Contract, Pass
from bridgetable.cards.card import Card
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.faults import auction_faults, computed_score, is_played_out, play_faults, result_fault
from bridgetable.files.pbn_games import Block, Game, TakenOver, blocks, games_of
from bridgetable.files.pbn_lexer import tokens
from bridgetable.files.pbn_moves import MoveKind, Moves, PlayReader, calls_after_skips, read_auction
from bridgetable.files.record import (
    NO_HANDS,
    BoardTextError,
    Entry,
    ListedBoard,
    Place,
    Recorded,
    Stated,
    UnreadableBoard,
    contract_called,
)
from bridgetable.files.spelling import CARDS, denomination, normalized, read_bid, read_seat, read_vulnerability
from bridgetable.files.tag_values import (
    PASSED,
    TABLES,
    UNKNOWN,
    board_number,
    deal_from,
    hidden_from,
    is_board_number,
    is_duplicate,
    is_rubber_vulnerability,
    known_value,
    result_from,
    score_from,
    table_error,
    tricks_by_side,
    wrong_values,
)
from bridgetable.table.question import Blank

# -- What the tags of a PBN game say that does not agree with one another, nor with its auction and play ---------------


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
    if not is_duplicate(record.scoring):
        return None
    text = game.tags.get("Score", "")
    stated = score_from(text, None if contract is None else contract.declarer.side)
    if computed is None or stated is None or stated == computed:
        return None
    return BoardTextError("files-score-differs", game.line_of("Score"), text=text, computed=computed)


_STATED = ("Board", "Dealer", "Vulnerable", "Auction", "Declarer", "Contract", "Result", "Play", "Score")
_NAMES = {Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"}


def read_pbn(text: str, file: str = "") -> tuple[Entry, ...]:
    """All boards of a PBN text."""
    return tuple(entries_of(io.StringIO(text).read, file))


def entries_of(read: Callable[[int], str], file: str) -> Iterator[Entry]:
    """The boards, one at a time, of a PBN text that `read` gives in pieces."""
    return (_GameReader(game, file).entry() for game in _games(read))


def entries_in(block: Block, taken_over: TakenOver, file: str) -> Iterator[Entry]:
    """The boards of whole games out of a larger text, after the games from which they take over.

    What is said of them has its line, and not its column, which takes longer to read.
    """
    return (_GameReader(game, file).entry_by_lines() for game in games_of(tokens(*block), taken_over))


def listed_boards(read: Callable[[int], str], file: str, taken_over: TakenOver | None = None) -> Iterator[ListedBoard]:
    """The boards, one at a time, with their auction and play not read yet."""
    return (_GameReader(game, file).listed() for game in _games(read, taken_over))


def _games(read: Callable[[int], str], taken_over: TakenOver | None = None) -> Iterator[Game]:
    return games_of(chain.from_iterable(tokens(*block) for block in blocks(read)), taken_over)


def unreadable(error: BoardTextError, place: Place, so_far: Recorded | None) -> UnreadableBoard:
    """The unreadable board of this error, with what could be read before it."""
    return UnreadableBoard(replace(place, line=error.line), error.in_game(place.game), so_far)


class _GameReader:
    """Reads one game section by section into a record; an error ends reading and keeps what was read before."""

    def __init__(self, game: Game, file: str, exact: bool = False) -> None:
        self.game, self.exact = game, exact
        self.tags: Mapping[str, str] = game.tags
        self.warnings: list[BoardTextError] = list(game.warnings)
        # Whether the contract or the play is wrong, so that the result and score cannot be held against them.
        self.doubtful = False
        self.record = Recorded(Board.numbered(1), place=_place(game, file))

    def listed(self) -> ListedBoard:
        """The board with its deal and contract, and its auction and play read only when they are asked for."""
        # A process that lists the boards sends this to the one that shows them.
        read = partial(_entry_of, self.game, self.record.place.file)
        bid, declarer = read_bid(self.tags.get("Contract", "")), read_seat(self._tag("Declarer").removeprefix("^"))
        if bid is None or declarer is None:
            return ListedBoard(self.entry())
        try:
            self._head()
        except BoardTextError as error:
            return ListedBoard(unreadable(error, self.record.place, None), read)
        self.record = replace(self.record, contract=Contract(*bid, declarer))
        self._result()
        return ListedBoard(self.record, read)

    def entry(self) -> Entry:
        """The recorded board, or an UnreadableBoard; one in which anything is wrong is read again, to say where."""
        entry = self.entry_by_lines()
        if self.exact or not self.game.sections or not self.warnings:
            return entry
        return _GameReader(self.game, self.record.place.file, exact=True).entry()

    def entry_by_lines(self) -> Entry:
        """The recorded board, or an UnreadableBoard; what is wrong in it has no column unless this reader is exact."""
        place = self.record.place
        try:
            self._head()
            self._auction()
            self._outcome()
            self._play()
        except BoardTextError as error:
            self.warnings += value_faults(self.game)
            so_far = self._with_warnings()
            self.warnings.append(error)
            return unreadable(error, place, so_far)
        if not self.doubtful:
            self._add(outcome_fault(self.game, self.record))
        self.warnings += value_faults(self.game)
        return self._with_warnings()

    def _with_warnings(self) -> Recorded:
        return replace(self.record, warnings=tuple(warning.in_game(self.game.number) for warning in self.warnings))

    def _warn(self, key: str, tag: str, **blanks: Blank) -> None:
        self.warnings.append(BoardTextError(key, self.game.line_of(tag), text=self.tags[tag], **blanks))

    def _add(self, fault: BoardTextError | None) -> None:
        self.warnings += [] if fault is None else [fault]

    def _tag(self, name: str) -> str:
        return known_value(self.tags.get(name, ""))

    def _head(self) -> None:
        game, tags = self.game, self.tags
        deal = deal_from(tags.get("Deal", ""), game.line_of("Deal"), self._columns)
        if deal != NO_HANDS and (count := len(tags["Deal"].partition(":")[2].split())) != len(Seat):
            self.warnings.append(BoardTextError("files-deal-short", game.line_of("Deal"), count=count))
        if deal == NO_HANDS and not game.has_moves and not any(tags.get(n) for n in ("Contract", "Result")):
            raise BoardTextError("files-no-deal", game.line_of(""))
        if deal == NO_HANDS and "Play" in tags:
            self.warnings.append(BoardTextError("files-no-deal", game.line_of("Deal")))
        self.record = replace(
            self.record,
            board=self._board(),
            deal=deal,
            event=self._tag("Event"),
            site=self._tag("Site"),
            date=self._tag("Date"),
            scoring=self._tag("Scoring"),
            room=self._tag("Room"),
            names=BySeat.of(lambda seat: self._tag(_NAMES[seat])),
            teams=(self._tag("HomeTeam"), self._tag("VisitTeam")),
            hidden=hidden_from(tags.get("Hidden", "")),
            commentary=tuple(game.commentary),
            embedded=game.embedded,
        )

    def _columns(self) -> dict[Card, Seat]:
        """The player in whose column each card of the play stands."""
        section, first = self.game.sections.get("Play"), read_seat(self.tags.get("Play", ""))
        if section is None or first is None:
            return {}
        moves = Moves(section, self.game.notes["Play"]).moves
        cards = ((CARDS.get(normalized(move.text)), first.after(place)) for place, move in enumerate(moves))
        return {card: seat for card, seat in cards if card is not None}

    def _board(self) -> Board:
        tags = self.tags
        number = tags.get("Board", "")
        if number not in UNKNOWN and not is_board_number(number):
            self._warn("files-bad-board", "Board")
        numbered = Board.numbered(board_number(number, self.game.number))
        dealer, vulnerable = read_seat(tags.get("Dealer", "")), read_vulnerability(tags.get("Vulnerable", ""))
        if dealer is None and tags.get("Dealer", "") not in UNKNOWN:
            self._warn("files-bad-dealer", "Dealer")
        if vulnerable is None and tags.get("Vulnerable", "") not in UNKNOWN:
            self._warn("files-bad-vulnerability", "Vulnerable")
        if dealer is None:
            dealer = read_seat(tags.get("Auction", ""))
            if "Auction" in tags and number in UNKNOWN:
                self.warnings.append(BoardTextError("files-no-dealer", self.game.line_of("Auction")))
        return Board(
            numbered.number,
            numbered.dealer if dealer is None else dealer,
            numbered.vulnerable if vulnerable is None else vulnerable,
        )

    def _moves(self, name: str) -> Moves | None:
        """The moves of a section; None if the game has none of this name."""
        section = self.game.sections.get(name)
        if section is None:
            return None
        moves = Moves(section, self.game.notes[name], self.exact)
        self.warnings += moves.warnings.values()
        if moves.before:
            self.record = replace(self.record, commentary=(*self.record.commentary, *moves.before))
        return moves

    def _auction(self) -> None:
        moves = self._moves("Auction")
        if moves is None:
            return
        first = read_seat(self.tags.get("Auction", ""))
        dealer = self.record.board.dealer
        if first is None and self.tags.get("Auction", "") not in UNKNOWN:
            self._warn("files-bad-dealer", "Auction")
        auction = read_auction(moves.moves, dealer if first is None else first)
        self.warnings += (*auction.warnings, *auction_faults(auction.items, auction.lines))
        skipped, goes_on = calls_after_skips(moves.moves), any(one.kind is MoveKind.CONTINUED for one in moves.moves)
        place = replace(self.record.place, calls=auction.lines, skipped=skipped, goes_on=goes_on)
        self.record = replace(self.record, auction=auction.items, place=place)
        if auction.items and auction.items[0].seat is not dealer and not moves.skipped_first:
            seat = auction.items[0].seat
            self.warnings.append(BoardTextError("files-not-dealer", auction.lines[0], seat=seat, dealer=dealer))
        if auction.error is not None:
            raise auction.error

    def _outcome(self) -> None:
        """Reads the contract: as given, or else as called; only the denomination if no more is given."""
        line = self.game.line_of("Contract")
        text = normalized(self.tags.get("Contract", ""))
        called = contract_called(self.record.auction)
        bid = read_bid(text)
        trumps = denomination(text)
        if bid is None and trumps is None and text not in UNKNOWN and text not in PASSED:
            raise BoardTextError("files-no-contract", line, text=text)
        declarer = self._declarer(called)
        contract = called
        if bid is not None:
            contract = None if declarer is None else Contract(*bid, declarer)
            trumps = bid[0].denomination
        elif called is not None and declarer is not None:
            contract = replace(called, declarer=declarer)
        fault = contract_fault(self.game, self.record, contract, called)
        self.doubtful = fault is not None
        self._add(fault)
        self.record = replace(
            self.record,
            contract=contract,
            trumps=trumps if contract is None else None,
            passed_out=contract is None and (text in PASSED or all_passed(self.record)),
            declarer_swapped=contract is not None and self._tag("Declarer").startswith("^"),
        )
        self._result()

    def _declarer(self, called: Contract | None) -> Seat | None:
        """Declarer as given, or else as in the auction, or else the seat on the leader's right; None if unknown."""
        text = self._tag("Declarer")
        declarer = read_seat(text.removeprefix("^"))
        if declarer is not None:
            return declarer
        if text not in UNKNOWN:
            self._warn("files-bad-declarer", "Declarer")
        if called is not None:
            return called.declarer
        leader = read_seat(self.tags.get("Play", ""))
        return None if leader is None else leader.right

    def _result(self) -> None:
        text = self._tag("Result")
        if text in UNKNOWN or self.record.passed_out:
            return
        contract = self.record.contract
        side, bid = (contract.declarer.side, contract.bid) if contract else (None, None)
        result = result_from(text, side, bid)
        if result is None and (contract is not None or tricks_by_side(text) is None):
            self._warn("files-bad-result", "Result")
        ruled = result is not None and text.startswith("^")
        self.record = replace(self.record, result=result, result_ruled=ruled)

    def _play(self) -> None:
        moves = self._moves("Play")
        if moves is None:
            return
        contract = self.record.contract
        leader = read_seat(self.tags.get("Play", ""))
        if leader is None and self.tags.get("Play", "") not in UNKNOWN:
            self._warn("files-bad-leader", "Play")
        if leader is None and contract is not None:
            leader = contract.opening_leader
        if leader is None:
            if not moves.moves:
                return
            raise BoardTextError("files-no-leader", self.game.line_of("Play"))
        record = self.record
        due = contract.opening_leader if contract is not None and record.is_whole else leader
        reader = PlayReader(record.deal, leader, due, record.trump, record.trump_known)
        play = reader.read(moves.moves)
        faults = play.warnings if self.doubtful else (*play.warnings, *play_faults(record.deal, play.items, play.lines))
        self.doubtful = self.doubtful or bool(faults)
        self.warnings += faults
        place = replace(
            record.place, cards=play.lines, misplaced=reader.misplaced, rows=reader.rows, moved=reader.moved
        )
        self.record = replace(record, leader=leader, plays=play.items, place=place)
        self._claim(moves)
        if play.error is not None:
            raise play.error

    def _claim(self, moves: Moves) -> None:
        """A play with a result that stops before the last card ended in a claim, unless a "+" says that it goes on."""
        record = self.record
        going_on = any(move.kind is MoveKind.CONTINUED for move in moves.moves)
        stops = bool(record.plays) and not is_played_out(record.deal, record.plays)
        claimed = record.result is not None and not record.result_ruled and stops and not going_on
        self.record = replace(record, claimed=claimed)


def _place(game: Game, file: str) -> Place:
    """Where the game begins, and its tags that tell the outcome and which board it was."""
    lines = game.lines
    stated = tuple([Stated(name, game.tags[name], lines[name]) for name in _STATED if name in lines])
    return Place(file, game.number, game.line, stated=stated)


def _entry_of(game: Game, file: str) -> Entry:
    return _GameReader(game, file).entry()
