"""Reading PBN 2.1 files."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bridgetable.cards.board import Board
from bridgetable.cards.call import Contract, Pass
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.parsing import BoardTextError
from bridgetable.files.pbn_games import Game, games_of
from bridgetable.files.pbn_lexer import tokens
from bridgetable.files.pbn_moves import contract_of, moves_of, read_auction
from bridgetable.files.pbn_play import PlayReader
from bridgetable.files.record import NO_HANDS, Entry, Place, Recorded, UnreadableBoard
from bridgetable.files.spelling import denomination, normalized, read_bid, read_seat, read_vulnerability
from bridgetable.files.tag_values import (
    PASSED,
    UNKNOWN,
    board_number,
    deal_from,
    hidden_from,
    known_value,
    result_from,
    tricks_by_side,
)

CALL_NAGS, CARD_NAGS = 1, 7
_NAMES = {Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"}


def read_pbn(text: str, file: str = "") -> tuple[Entry, ...]:
    """All boards of a PBN text."""
    return tuple(_GameReader(game, file).entry() for game in games_of(tokens(text)))


def unreadable(error: BoardTextError, place: Place, so_far: Recorded | None) -> UnreadableBoard:
    """The unreadable board of this error, with what could be read before it."""
    return UnreadableBoard(replace(place, line=error.line), error.in_game(place.game), so_far)


class _GameReader:
    """Reads one game section by section into a record; an error ends reading and keeps what was read before."""

    def __init__(self, game: Game, file: str) -> None:
        self.game = game
        self.tags: Mapping[str, str] = game.tags
        self.warnings: list[BoardTextError] = list(game.warnings)
        self.record = Recorded(Board.numbered(1), place=Place(file, game.number, game.line))

    def entry(self) -> Entry:
        """The recorded board, or an UnreadableBoard."""
        place = self.record.place
        try:
            self._head()
        except BoardTextError as error:
            return unreadable(error, place, None)
        try:
            self._auction()
            self._outcome()
            self._play()
        except BoardTextError as error:
            return unreadable(error, place, self._with_warnings())
        return self._with_warnings()

    def _with_warnings(self) -> Recorded:
        return replace(self.record, warnings=tuple(warning.in_game(self.game.number) for warning in self.warnings))

    def _warn(self, key: str, tag: str) -> None:
        self.warnings.append(BoardTextError(key, self.game.line_of(tag), text=self.tags[tag]))

    def _tag(self, name: str) -> str:
        return known_value(self.tags.get(name, ""))

    def _head(self) -> None:
        game, tags = self.game, self.tags
        deal = deal_from(tags.get("Deal", ""), game.line_of("Deal"))
        if deal == NO_HANDS and not game.moves and not any(tags.get(n) for n in ("Contract", "Result")):
            raise BoardTextError("files-no-deal", game.line)
        self.record = replace(
            self.record, board=self._board(), deal=deal, event=self._tag("Event"), site=self._tag("Site"),
            date=self._tag("Date"), scoring=self._tag("Scoring"), room=self._tag("Room"),
            names=BySeat.of(lambda seat: self._tag(_NAMES[seat])),
            teams=(self._tag("HomeTeam"), self._tag("VisitTeam")), hidden=hidden_from(tags.get("Hidden", "")),
            commentary=tuple(game.commentary),
        )

    def _board(self) -> Board:
        tags = self.tags
        numbered = Board.numbered(board_number(tags.get("Board", ""), self.game.number))
        dealer, vulnerable = read_seat(tags.get("Dealer", "")), read_vulnerability(tags.get("Vulnerable", ""))
        if dealer is None and tags.get("Dealer", "") not in UNKNOWN:
            self._warn("files-bad-dealer", "Dealer")
        if vulnerable is None and tags.get("Vulnerable", "") not in UNKNOWN:
            self._warn("files-bad-vulnerability", "Vulnerable")
        if dealer is None:
            dealer = read_seat(tags.get("Auction", ""))
        return Board(
            numbered.number,
            numbered.dealer if dealer is None else dealer,
            numbered.vulnerable if vulnerable is None else vulnerable,
        )

    def _notes(self, section: str) -> dict[str, str]:
        return {number: note for (where, number), note in self.game.notes.items() if where == section}

    def _auction(self) -> None:
        moves, comments = moves_of(self.game.moves.get("Auction", []), self._notes("Auction"), CALL_NAGS)
        first = read_seat(self.tags.get("Auction", ""))
        auction = read_auction(moves.items, self.record.board.dealer if first is None else first)
        self.warnings += (*moves.warnings, *auction.warnings)
        commentary = (*self.record.commentary, *comments)
        self.record = replace(self.record, auction=auction.items, commentary=commentary)
        if auction.error is not None:
            raise auction.error

    def _outcome(self) -> None:
        """Reads the contract: as given, or else as called; only the denomination if no more is given."""
        line = self.game.line_of("Contract")
        text = normalized(self.tags.get("Contract", ""))
        called = contract_of(self.record.auction)
        bid = read_bid(text)
        trumps = denomination(text)
        if bid is None and trumps is None and text not in UNKNOWN and text not in PASSED:
            raise BoardTextError("files-no-contract", line, text=text)
        if text in PASSED and called is not None:
            self.warnings.append(BoardTextError("files-not-passed-out", line, called=called))
        declarer = self._declarer(called)
        contract = called
        if bid is not None:
            contract = None if declarer is None else Contract(*bid, declarer)
            trumps = bid[0].denomination
        elif called is not None and declarer is not None:
            contract = replace(called, declarer=declarer)
        if contract is not None and called is not None and self._differs(contract, called):
            self.warnings.append(BoardTextError("files-contract-differs", line, contract=contract, called=called))
        self.record = replace(
            self.record, contract=contract, trumps=trumps if contract is None else None,
            passed_out=contract is None and (text in PASSED or self._all_passed()),
            declarer_swapped=contract is not None and self._tag("Declarer").startswith("^"),
        )
        self._result()

    def _all_passed(self) -> bool:
        calls = self.record.calls
        return len(calls) == 4 and set(calls) == {Pass()}

    def _differs(self, contract: Contract, called: Contract) -> bool:
        swapped = self._tag("Declarer").startswith("^")
        declarer = called.declarer.partner if swapped else called.declarer
        return contract != replace(called, declarer=declarer)

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
        if "Play" not in self.game.moves:
            return
        moves, comments = moves_of(self.game.moves["Play"], self._notes("Play"), CARD_NAGS)
        contract = self.record.contract
        leader = read_seat(self.tags.get("Play", ""))
        if leader is None and contract is not None:
            leader = contract.opening_leader
        if leader is None:
            raise BoardTextError("files-no-leader", self.game.line_of("Play"))
        known = self.record.trump_known
        play = PlayReader(self.record.deal, leader, self.record.trump, known).read(moves.items)
        self.warnings += (*moves.warnings, *play.warnings)
        commentary = (*self.record.commentary, *comments)
        self.record = replace(self.record, leader=leader, plays=play.items, commentary=commentary)
        if play.error is not None:
            raise play.error
