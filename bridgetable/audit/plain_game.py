"""Games of PBN that are written as nearly every program writes them, and of which masks prove that all was lawful."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from bridgetable.audit.fast_path import DOUBLE, PASS, REDOUBLE, TRUMPS, bit_of, contract_of, number_of, winner_of
from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Contract, Denomination, Doubling
from bridgetable.cards.card import PACK
from bridgetable.cards.notation import call_text, card_text
from bridgetable.cards.seat import Seat
from bridgetable.files.pbn_games import TakenOver, spelt_otherwise
from bridgetable.files.spelling import read_seat, read_vulnerability
from bridgetable.files.tag_values import KNOWN_TAGS, board_number, is_duplicate, score_from
from bridgetable.laws.law77 import declarer_score
from bridgetable.table.edition import Edition

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
# A comment in which neither a tag nor a value of one could stand.
_COMMENT = re.compile(r'(?:(?<=\n)|[ \n]+)\{[^{}"\[\]]*\}')
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
    for mark, doubling in (
        ("", Doubling.UNDOUBLED),
        ("X", Doubling.DOUBLED),
        ("XX", Doubling.REDOUBLED),
        ("R", Doubling.REDOUBLED),
    )
}
_RESULTS = {str(tricks): tricks for tricks in range(14)}
_REMEMBERED = 50_000
"""How many texts of suits and scores are remembered at most, with what they say."""
_ONLINE = re.compile(
    r"online|on-line|virtual|real ?bridge|\bbbo\b|bridge ?base|fun ?bridge|into ?bridge|step ?bridge|ok ?bridge|"
    r"\bswan\b|love ?bridge|cue ?bids|bridge ?club ?live",
    re.IGNORECASE,
)


@lru_cache(_REMEMBERED)
def is_online(event: str, site: str) -> bool:
    """Whether event and place tell that a board was played online."""
    return _ONLINE.search(f"{event}\n{site}") is not None


class PlainGame(NamedTuple):
    """A game in which all is lawful: how many cards are recorded, and in which way it is written.

    `rows` are those of the play, `moved` the ones whose cards stand in the order of the play and not in the columns of
    their players; `leader` is the seat of the first column, -1 if there is no play.
    """

    cards: int = 0
    bid: bool = False
    passed_first: bool = False
    leader: int = -1
    rows: int = 0
    moved: int = 0


class _Play(NamedTuple):
    """The complete tricks that each side won, the cards, the rows, and those in the order of the play."""

    won: tuple[int, int] = (0, 0)
    cards: int = 0
    rows: int = 0
    moved: int = 0


def lawful_game(text: str, taken_over: TakenOver, edition: Edition, *, every_number: bool = False) -> PlainGame | None:
    """The game of this text if all in it is lawful in this edition, with what it takes over from those before.

    None where that is in doubt, be it because the game is written in another way; nothing is taken over then. The
    number of a board that was played online says nothing unless `every_number`.
    """
    if "{" in text:
        text = _COMMENT.sub("", text)
    match = _GAME.fullmatch(text)
    if match is None:
        return None
    pairs = _PAIR.findall(text)
    tags = {name: value.strip() for name, value in pairs}
    if len(tags) < len(pairs) or (not tags.keys() <= KNOWN_TAGS and any(map(spelt_otherwise, tags))):
        return None
    own = tags.get("Board", ""), tags.get("Dealer", ""), tags.get("Vulnerable", "")
    following = taken_over.copy()
    if following.complete(tags):
        return None
    if not _fits_number(*own) and (every_number or not is_online(tags.get("Event", ""), tags.get("Site", ""))):
        return None
    game = _lawful(match, tags, edition)
    if game is not None:
        taken_over.go_on_from(following)
    return game


def _lawful(match: re.Match[str], tags: Mapping[str, str], edition: Edition) -> PlainGame | None:
    if not all(name in tags for name in _NEEDED):
        return None
    hands = _hands_in(tags["Deal"])
    dealer = _SEATS.get(tags["Dealer"])
    if hands is None or dealer is None or not _is_vulnerability(tags["Vulnerable"]):
        return None
    calls, cards = match["calls"], match["cards"]
    called: tuple[int, int, int] | None = None
    words: list[str] = []
    if calls is not None:
        words = _words_of(calls)
        called = _called(words, dealer) if match["dealer"] == tags["Dealer"] else None
        if called is None:
            return None
    bid, passed_first = called is not None and called != (0, 0, 0), words[:1] in (["PASS"], ["P"])
    stated = _CONTRACTS.get(tags["Contract"].upper())
    declarer = _SEATS.get(tags["Declarer"])
    if stated is None or declarer is None:
        passed_out = called == (0, 0, 0) and _is_passed_out(tags) and cards is None
        return PlainGame(0, bid, passed_first) if passed_out else None
    if called is not None and called != (*stated, declarer):
        return None
    play = _Play()
    leader = -1
    if cards is not None:
        leader = _SEATS[match["leader"]]
        tricks = _played(cards, hands, leader, TRUMPS[stated[0] % 5]) if leader == (declarer + 1) & 3 else None
        if tricks is None:
            return None
        play = tricks
    if not _agrees(tags, stated, declarer, play.won, edition):
        return None
    return PlainGame(play.cards, bid, passed_first, leader, play.rows, play.moved)


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


def _words_of(text: str) -> list[str]:
    """The calls of an auction in capitals, without what is noted to them."""
    if "=" in text or "$" in text or "!" in text or "?" in text:
        text = _ANNOTATION.sub(" ", text)
    return text.upper().split()


def _called(words: list[str], dealer: int) -> tuple[int, int, int] | None:
    """The numbers of the contract of an auction, as `contract_of` gives them."""
    if words and words[-1] == "AP":
        words = words[:-1]
        rest = [word for word in words if word not in ("PASS", "P")]
        # At the start all four pass; the passes that stand already are some of the three at the end.
        silent = next((n for n, word in enumerate(reversed(words)) if word not in ("PASS", "P")), len(words))
        words = words + ["PASS"] * ((3 if rest else 4) - silent)
    try:
        return contract_of([_CALLS[word] for word in words], dealer) if words else None
    except KeyError:
        return None


def _played(text: str, hands: list[int], due: int, trumps: int) -> _Play | None:
    """The play of these rows, of which the first column is that of the opening leader; None in doubt.

    A row stands in the columns of the players, or in the order of the play.
    """
    body, _, after = text.partition("*")
    if after.strip():
        return None
    words = body.upper().split()
    won = [0, 0]
    first, at, count, moved = due, 0, len(words), 0
    if count % 4:
        return None
    try:
        while at < count:
            row = words[at : at + 4]
            turn = (due - first) & 3
            at += 4
            in_order = row
            if turn:
                if row[turn] != "-" and hands[due] & _CARDS[row[turn]]:
                    in_order = row[turn:] + row[:turn]
                else:
                    moved += 1
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
    return _Play((won[0], won[1]), count - words.count("-"), count // 4, moved)


def _agrees(
    tags: Mapping[str, str], stated: tuple[int, int], declarer: int, won: tuple[int, int], edition: Edition
) -> bool:
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
    if "Scoring" not in tags or not is_duplicate(tags["Scoring"]):
        return False
    found, computed = _score_in(score, side), _computed(edition, *stated, declarer, tags["Vulnerable"], result)
    if found is None or computed is None:
        return False
    # Some programs give the score of North-South without saying so.
    return found == computed or (found == -computed and score[:2].upper() not in ("NS", "EW"))


@lru_cache(_REMEMBERED)
def _score_in(text: str, side: int) -> int | None:
    """The score of declarer's side as it is stated."""
    return score_from(text, Seat(side).side)


@lru_cache(_REMEMBERED)
def _computed(edition: Edition, bid: int, doubling: int, declarer: int, vulnerable: str, tricks: int) -> int | None:
    """The score of declarer's side (Law 77); None if the vulnerability is not stated."""
    who = read_vulnerability(vulnerable)
    if who is None:
        return None
    contract = Contract(Bid(bid // 5, Denomination(bid % 5)), Doubling(doubling), Seat(declarer))
    return declarer_score(edition, contract, Board(1, Seat.N, who), tricks)


@lru_cache(_REMEMBERED)
def _is_vulnerability(text: str) -> bool:
    return text in _UNKNOWN or read_vulnerability(text) is not None


@lru_cache(_REMEMBERED)
def _fits_number(number: str, dealer: str, vulnerable: str) -> bool:
    """Whether a board of this number has this dealer and vulnerability (Law 2), or they are not given."""
    board = Board.numbered(board_number(number, 0) or 1)
    given = Board(board.number, read_seat(dealer) or board.dealer, read_vulnerability(vulnerable) or board.vulnerable)
    return board_number(number, 0) == 0 or given == board


def _is_passed_out(tags: Mapping[str, str]) -> bool:
    """Whether the tags agree with four passes."""
    passed = tags["Contract"].upper() == "PASS" and tags["Declarer"] in _UNKNOWN and tags["Result"] in _UNKNOWN
    return passed and tags.get("Score", "") in (*_UNKNOWN, "0", "NS 0", "EW 0")
