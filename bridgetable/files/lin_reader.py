"""Reading LIN files: broadcasts from two rooms, and boards in viewer links."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bridgetable.cards.board import Board
from bridgetable.cards.call import Call, Contract, auction_over
from bridgetable.cards.card import Card
from bridgetable.cards.notation import RANKS, NotationError
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.faults import auction_faults, claim_fault, is_played_out, play_faults, result_fault
from bridgetable.files.pbn_reader import unreadable
from bridgetable.files.record import (
    BoardTextError,
    Called,
    Entry,
    KnownHands,
    Place,
    Played,
    Recorded,
    Spot,
    Stated,
    contract_called,
    trick_winner,
)
from bridgetable.files.spelling import read_bid, read_call, read_card, read_seat, read_vulnerability
from bridgetable.files.tag_values import board_number, card_from, checked_hands, holders_of, is_board_number
from bridgetable.files.viewer_links import unlinked
from bridgetable.table.text import with_suit_signs

# -- The commands of a LIN file, and the boards they make --------------------------------------------------------------


CHUNK = 64 * 1024
_LONGEST_NAME = 80
_MOST_FIELDS = 10
_RESULT = re.compile(r"([1-7](?:NT?|[CDHS]))([NESW])(X{0,2})(=|[+-]\d{1,2})", re.IGNORECASE)
_NAME = re.compile(r"[a-z]{2}")
# The commands that may precede the deal of a board without a "qx".
_BEFORE_DEAL = frozenset(("pn", "st", "rh", "ah", "sv", "pg", "sk", "bn", "vg", "rs"))
_OF_THE_EVENT = frozenset(("vg", "rs", "pn"))


class Command(NamedTuple):
    """A command of a LIN file: its name of two letters, its value, and the line and column where that begins."""

    name: str
    value: str
    line: int
    column: int = 0


class LinGame(msgspec.Struct, frozen=True):
    """The commands of one board, and the fields of "pn", "vg" and "rs" that apply to it."""

    commands: tuple[Command, ...]
    names: tuple[str, ...]
    heading: tuple[str, ...]
    results: tuple[str, ...]

    @property
    def is_located(self) -> bool:
        """Whether the lines of its commands know their columns."""
        return isinstance(self.commands[0].line, Spot)

    def located(self) -> LinGame:
        """The same board with the column of each command, which takes longer to read."""
        spots = (command._replace(line=Spot.at(command.line, command.column)) for command in self.commands)
        return LinGame(tuple(spots), self.names, self.heading, self.results)


def commands_of(read: Callable[[int], str]) -> Iterator[Command]:
    """The commands in order of a LIN text that `read` gives in pieces; anything else is skipped."""
    held: list[str] = []
    line, column, name = 1, 1, ""
    while piece := read(CHUNK):
        first, *others = piece.split("|")
        held.append(first)
        for following in others:
            part = "".join(held) if len(held) > 1 else held[0]
            if name:
                yield Command(name, part.strip(), line, column)
                name = ""
            else:
                name = _name(part)
            if "\n" in part:
                line += part.count("\n")
                column = len(part) - part.rfind("\n") + 1
            else:
                column += len(part) + 1
            held = [following]
    if name:
        yield Command(name, "".join(held).strip(), line, column)


def _name(part: str) -> str:
    """The name of the command whose value comes next; "" if this is none."""
    return _name_in(part) if len(part) < _LONGEST_NAME else ""


@lru_cache(1024)
def _name_in(part: str) -> str:
    spelt = part.strip().lower()
    return spelt if _NAME.fullmatch(spelt) else ""


def games_of(commands: Iterable[Command]) -> Iterator[LinGame]:
    """The boards in order; each begins at its "qx", or without one at the commands before its deal."""
    none: tuple[str, ...] = ("",)
    heading, names, results = none, none, none
    for part in _parts(commands):
        for command in part:
            if command.name == "vg":
                heading, results = _fields(command, _MOST_FIELDS), none
            elif command.name == "rs":
                results = _fields(command)
            elif command.name == "pn":
                names = _fields(command, _MOST_FIELDS)
        if any(command.name in ("md", "qx") for command in part):
            yield LinGame(tuple(part), names, heading, results)


def _fields(command: Command, most: int = -1) -> tuple[str, ...]:
    return tuple(field.strip() for field in command.value.split(",", most))


def _parts(commands: Iterable[Command]) -> Iterator[list[Command]]:
    """The commands before the first board, and those of each."""
    part: list[Command] = []
    dealt = announced = next_begun = False
    header = deal_line = 0
    given: set[str] = set()
    for command in commands:
        if command.name == "qx" or (command.name == "md" and dealt and not announced):
            if command.name == "qx":
                start = _of_the_event(part, header) if dealt else len(part)
            else:
                start = min(header, _on_line(command.line, part, deal_line))
            yield part[:start]
            part = part[start:]
            announced = command.name == "qx"
            dealt = False
            given = {earlier.name for earlier in part}
        if command.name == "md":
            dealt, announced, next_begun, deal_line = True, False, False, command.line
        # What the board dealt has no value for yet is its own, although it stands after the deal.
        elif command.name in _BEFORE_DEAL and (next_begun or command.name in given):
            next_begun = True
            part.append(command)
            continue
        elif command.name not in _BEFORE_DEAL:
            next_begun = True
        given.add(command.name)
        part.append(command)
        header = len(part)
    yield part


def _on_line(line: int, part: list[Command], before: int) -> int:
    """Where the commands begin that stand before a deal on its line; what is on the line of the deal before is not."""
    start = len(part)
    while before < line and start and part[start - 1].line == line and part[start - 1].name in _BEFORE_DEAL:
        start -= 1
    return start


def _of_the_event(part: list[Command], header: int) -> int:
    """Where in the commands after a board those begin that tell the event, the results or the players of the next."""
    return next((at for at in range(header, len(part)) if part[at].name in _OF_THE_EVENT), len(part))


def posted_result(game: LinGame, number: int, room: str) -> tuple[Contract | None, int | None]:
    """The contract and declarer's tricks of a board in the list of results of a broadcast, each None if missing."""
    match = _RESULT.fullmatch(_posted_text(game, number, room))
    bid = read_bid(match[1] + match[3]) if match else None
    declarer = read_seat(match[2]) if match else None
    if match is None or bid is None or declarer is None:
        return None, None
    tricks = 6 + bid[0].level + (0 if match[4] == "=" else int(match[4]))
    return Contract(*bid, declarer), tricks if 0 <= tricks <= 13 else None


def _posted_text(game: LinGame, number: int, room: str) -> str:
    first = game.heading[3] if len(game.heading) > 3 else ""
    if not first.isdecimal() or not room:
        return ""
    index = 2 * (number - int(first[:6])) + (room == "Closed")
    return game.results[index] if 0 <= index < len(game.results) else ""


# -- What is read of a board -------------------------------------------------------------------------------------------


_LONGEST_HAND = 80
SEATS = (Seat.S, Seat.W, Seat.N, Seat.E)
"""The order in which LIN counts the seats."""
# A "!" after a call says that it was alerted.
_CALLS = re.compile(r"([1-7](?:NT?|[CDHS])|XX|DBL|RDBL|[PDRX])(!*)", re.IGNORECASE)
SCORING = {"I": "IMP", "P": "MP", "B": "BAM"}
"""The letters of LIN for ways of scoring, with their names in PBN."""
_TAGS = {"qx": "Board", "ah": "Board", "md": "Dealer", "sv": "Vulnerable"}
"""The tag of PBN for what a command says."""
ROOMS = {"o": "Open", "c": "Closed"}
"""The letters of LIN for the two rooms of a match, with their names in PBN."""
_QX = re.compile(r"([a-z]?)-?\d", re.IGNORECASE)


def entries_of(read: Callable[[int], str], file: str, links: bool = False) -> Iterator[Entry]:
    """The boards, one at a time, of a LIN text that `read` gives in pieces, or of the links to a viewer in it."""
    games = games_of(commands_of(unlinked(read) if links else read))
    return (_GameReader(game, number, file).entry() for number, game in enumerate(games, 1))


def plain_text(text: str) -> str:
    """A comment on one line, with the signs of the suits for "@s"; "!s" is kept, and shown as one wherever it is."""
    return " ".join(with_suit_signs(text, "@").split())


def lin_hand(text: str) -> frozenset[Card] | None:
    """The hand of "SQJHQT96D82CK98", in capitals or not; None for an empty text; raises NotationError."""
    spelt = text.strip().upper().replace("10", "T")
    if not spelt:
        return None
    if len(spelt) > _LONGEST_HAND:
        raise NotationError("no-hand", text)
    cards: list[Card] = []
    suit = ""
    for letter in spelt:
        if letter in "SHDC":
            suit = letter
        elif letter in RANKS and suit:
            cards.append(read_card(suit + letter))
        else:
            raise NotationError("no-hand", text)
    if len(set(cards)) != len(cards):
        raise NotationError("no-hand", text)
    return frozenset(cards) or None


def _place(game: LinGame, number: int, file: str) -> Place:
    """Where the board begins, and what it says of which board it was."""
    told: dict[str, Stated] = {}
    for command in game.commands:
        if (name := _TAGS.get(command.name)) is not None:
            value = command.value
            if command.name == "md":
                value = SEATS["1234".index(value[:1])].name if value[:1] in ("1", "2", "3", "4") else ""
            told.setdefault(name, Stated(name, value, command.line))
    return Place(file, number, game.commands[0].line, stated=tuple(told.values()), is_broadcast=True)


class _GameReader:
    """Reads one board by applying its commands to the record in order."""

    def __init__(self, game: LinGame, number: int, file: str) -> None:
        self.game = game
        self.number = number
        self.warnings: list[BoardTextError] = []
        self.auction: list[Called] = []
        self.calls: list[Call] = []
        self.plays: list[Played] = []
        self.contract: Contract | None = None
        self.reckoned = -1
        self.out_of_turn = False
        self.call_lines: list[int] = []
        self.card_lines: list[int] = []
        self.commentary: tuple[str, ...] = ()
        self.comments: list[str] = []
        self.claimed: int | None = None
        self.claim_line = 0
        self.holders: dict[Card, Seat] = {}
        self.played: set[Card] = set()
        self.record = Recorded(Board.numbered(1), place=_place(game, number, file))

    def entry(self) -> Entry:
        """The recorded board, or an UnreadableBoard; one in which anything is wrong is read again, to say where."""
        entry = self._entry()
        if self.game.is_located or (isinstance(entry, Recorded) and not entry.warnings):
            return entry
        return _GameReader(self.game.located(), self.number, self.record.place.file).entry()

    def _entry(self) -> Entry:
        place = self.record.place
        try:
            self._head()
        except BoardTextError as error:
            return unreadable(error, place, None)
        try:
            for command in self.game.commands:
                self._apply(command)
        except BoardTextError as error:
            return unreadable(error, place, self._done())
        return self._done()

    def _first(self, name: str) -> Command | None:
        return next((command for command in self.game.commands if command.name == name), None)

    # -- before the auction ------------------------------------------------------------------------------------

    def _head(self) -> None:
        command = self._first("md")
        if command is None:
            raise BoardTextError("files-no-deal", self.record.place.line)
        room, number = self._room_and_number()
        board = Board.numbered(number)
        dealer = "1234".find(command.value[:1]) if command.value else -1
        deal = self._deal(command, command.value[1:] if command.value[:1].isdigit() else command.value)
        shown = self._first("sv")
        vulnerable = read_vulnerability(shown.value) if shown else None
        self.record = replace(
            self.record,
            deal=deal,
            room=ROOMS.get(room, ""),
            names=self._names(room),
            board=Board(
                number,
                SEATS[dealer] if dealer >= 0 else board.dealer,
                board.vulnerable if vulnerable is None else vulnerable,
            ),
            **self._heading(),
        )
        self.holders = holders_of(deal)

    def _room_and_number(self) -> tuple[str, int]:
        """The room of "qx", and the number there or in the title; that in the file if neither has one."""
        announced, titled = self._first("qx"), self._first("ah")
        match = _QX.match(announced.value) if announced is not None else None
        given = announced if match is not None else titled
        if given is None:
            return "", self.number
        if any(letter.isdigit() for letter in given.value) and not is_board_number(given.value):
            self.warnings.append(BoardTextError("files-bad-board", given.line, text=given.value))
        return match[1].lower() if match is not None else "", board_number(given.value, self.number)

    def _deal(self, command: Command, text: str) -> KnownHands:
        hands = text.split(",")
        if len(hands) > 4:
            raise BoardTextError("files-bad-deal", command.line, text=text)
        try:
            by_seat = {seat: lin_hand(hand) for seat, hand in zip(SEATS, hands, strict=False)}
        except NotationError as wrong:
            raise BoardTextError("files-bad-deal", command.line, text=wrong.text) from None
        deal = checked_hands(BySeat.of(by_seat.get), command.line)
        if all(hand is None for hand in deal):
            raise BoardTextError("files-no-deal", command.line)
        return deal

    def _names(self, room: str) -> BySeat[str]:
        names = self.game.names
        if room == "c" and len(names) >= 8:
            names = names[4:]
        by_seat = dict(zip(SEATS, names, strict=False))
        return BySeat.of(lambda seat: by_seat.get(seat, ""))

    def _heading(self) -> dict[str, object]:
        fields = [*self.game.heading, *[""] * 8]
        return {
            "event": ", ".join(field for field in fields[:2] if field),
            "scoring": SCORING.get(fields[2].upper(), ""),
            "teams": (fields[5], fields[7]),
        }

    # -- the moves ---------------------------------------------------------------------------------------------

    def _apply(self, command: Command) -> None:
        match command.name:
            case "mb":
                self._calls(command)
            case "an" if self.auction:
                note = plain_text(command.value)
                self.auction[-1] = replace(self.auction[-1], note=note, alerted=not note)
            case "pc":
                self._card(command)
            case "mc":
                self._claim(command)
            case "nt":
                self._comment(plain_text(command.value))

    def _comment(self, text: str) -> None:
        if text:
            self.comments.append(text)

    def _attach_comments(self) -> None:
        """Adds the comments since the last call or card to it; before the first one, to the board."""
        if not self.comments:
            return
        if self.plays:
            self.plays[-1] = replace(self.plays[-1], comments=tuple(self.comments))
        elif self.auction:
            self.auction[-1] = replace(self.auction[-1], comments=tuple(self.comments))
        else:
            self.commentary = tuple(self.comments)
        self.comments = []

    def _calls(self, command: Command) -> None:
        spelt = "".join(command.value.replace("?", "").split())
        found = _CALLS.findall(spelt)
        if "".join(text + marks for text, marks in found) != spelt:
            raise BoardTextError("files-no-call", command.line, text=command.value)
        for text, marks in found:
            if auction_over(self.calls):
                self.warnings.append(BoardTextError("files-after-end", command.line, text=text))
                return
            seat = self.record.board.dealer.after(len(self.calls))
            self._attach_comments()
            self.calls.append(read_call(text))
            self.auction.append(Called(seat, self.calls[-1], alerted=bool(marks)))
            self.call_lines.append(command.line)

    def _card(self, command: Command) -> None:
        card = card_from(command.value, command.line)
        seat = self.holders.get(card)
        due = self._due()
        if card in self.played:
            before = next(at // 4 + 1 for at, played in enumerate(self.plays) if played.card is card)
            raise BoardTextError(
                "files-card-played-twice",
                command.line,
                card=card,
                seat=next((each for each in (due, seat) if each is not None), Seat.N),
                trick=len(self.plays) // 4 + 1,
                before=before,
            )
        if seat is None:
            if due is None or self.record.deal[due] is not None:
                raise BoardTextError("files-card-not-held", command.line, card=card)
            seat = due
        trick = self.plays[len(self.plays) // 4 * 4 :]
        if any(played.seat is seat for played in trick):
            raise BoardTextError("files-two-cards", command.line, seat=seat, trick=len(self.plays) // 4 + 1)
        self.played.add(card)
        self._attach_comments()
        out_of_turn = not trick and due is not None and seat is not due
        if due is not None and seat is not due and not self.out_of_turn:
            self.out_of_turn = True
            key = "files-card-unmarked" if trick else "files-lead-unmarked"
            self.warnings.append(BoardTextError(key, command.line, seat=seat, card=card))
        self.plays.append(Played(seat, card, out_of_turn=out_of_turn))
        self.card_lines.append(command.line)

    def _claim(self, command: Command) -> None:
        """The number of declarer's tricks on the whole board, with which a claim ends the play."""
        text = command.value
        if text.isascii() and text.isdecimal() and len(text) < 3 and int(text) <= 13:
            self.claimed, self.claim_line = int(text), command.line
        elif text:
            self.warnings.append(BoardTextError("files-bad-result", command.line, text=text))

    def _due(self) -> Seat | None:
        """The seat whose turn it is; None if unknown."""
        trick = self.plays[len(self.plays) // 4 * 4 :]
        if trick:
            return trick[-1].seat.left
        contract = self._contract()
        if contract is None:
            return None
        return trick_winner(self.plays[-4:], contract.trump) if self.plays else contract.opening_leader

    # -- the outcome -------------------------------------------------------------------------------------------

    def _contract(self) -> Contract | None:
        """The contract called, or else posted; reckoned again only when there are more calls."""
        if self.reckoned != len(self.auction):
            called = contract_called(self.auction)
            self.contract = called if called is not None else self._posted()[0]
            self.reckoned = len(self.auction)
        return self.contract

    def _posted(self) -> tuple[Contract | None, int | None]:
        return posted_result(self.game, self.record.board.number, self.record.room)

    def _result(self, contract: Contract | None) -> int | None:
        """Declarer's tricks as claimed, or else as posted; adds a warning if the two differ."""
        posted, tricks = self._posted()
        if contract is None:
            return None
        if posted != contract:
            tricks = None
        if self.claimed is None:
            return tricks
        if tricks is not None and tricks != self.claimed:
            line = self.record.place.line
            self.warnings.append(BoardTextError("files-results-differ", line, claimed=self.claimed, posted=tricks))
        return self.claimed

    def _done(self) -> Recorded:
        self._attach_comments()
        contract = self._contract()
        passed_out = contract is None and len(self.calls) == 4 and auction_over(self.calls)
        result = self._result(contract)
        leader = contract.opening_leader if contract is not None else None
        if leader is None and self.plays:
            leader = self.plays[0].seat
        self.warnings += auction_faults(self.auction, self.call_lines)
        self.warnings += play_faults(self.record.deal, self.plays, self.card_lines)
        place = replace(self.record.place, calls=tuple(self.call_lines), cards=tuple(self.card_lines))
        record = replace(
            self.record,
            place=place,
            auction=tuple(self.auction),
            contract=contract,
            passed_out=passed_out,
            leader=leader if self.plays else None,
            plays=tuple(self.plays),
            result=result,
            claimed=result is not None and self.claimed is not None and not is_played_out(self.record.deal, self.plays),
            commentary=self.commentary,
        )
        line = self.claim_line or self.record.place.line
        # The first warning is the one that is told.
        if (fault := claim_fault(record, line)) is not None:
            self.warnings.insert(0, fault)
        elif (fault := result_fault(record, line)) is not None:
            self.warnings.append(fault)
        return replace(record, warnings=tuple(warning.in_game(self.number) for warning in self.warnings))
