"""Games of PBN that are written as nearly every program writes them, and of which masks prove all lawful.

They are most games of most archives, and are not read any further. Everything else is left to the readers and the
engine: what is in doubt here is no finding. A test holds that the same is found with and without this module.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from bridgetable.audit.fast_path import DOUBLE, PASS, REDOUBLE, TRUMPS, bit_of, contract_of, number_of, winner_of
from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Contract, Denomination, Doubling
from bridgetable.cards.card import PACK
from bridgetable.cards.notation import call_text, card_text
from bridgetable.cards.seat import Seat
from bridgetable.files.spelling import read_vulnerability
from bridgetable.files.tag_values import score_from
from bridgetable.laws.score.law77 import declarer_score

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
    "PASS": PASS, "P": PASS, "X": DOUBLE, "XX": REDOUBLE,
}
_CARDS = {card_text(card): bit_of(card) for card in PACK}
_CONTRACTS = {
    f"{spelt}{mark}": (number_of(bid), int(doubling))
    for bid in _BIDS for spelt in {call_text(bid).upper(), call_text(bid)[:2].upper()}
    for mark, doubling in zip(("", "X", "XX"), Doubling, strict=True)
}
_RESULTS = {str(tricks): tricks for tricks in range(14)}
_REMEMBERED = 50_000
"""How many texts of suits and scores are remembered at most, with what they say."""
_NO_DUPLICATE_SCORE = ("rubber", "chicago")


def is_lawful_game(text: str) -> bool | None:
    """Whether a play is recorded, for the text of one game in which all is lawful, whatever it takes over from others.

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
    if hands is None or dealer is None:
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
        return False if called == (0, 0, 0) and _is_passed_out(tags) and cards is None else None
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
    return bool((cards or "").strip(" *-\n")) if _agrees(tags, stated, declarer, won) else None


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


def _is_passed_out(tags: Mapping[str, str]) -> bool:
    """Whether the tags agree with four passes."""
    passed = tags["Contract"].upper() == "PASS" and tags["Declarer"] in _UNKNOWN and tags["Result"] in _UNKNOWN
    return passed and tags.get("Score", "") in (*_UNKNOWN, "0", "NS 0", "EW 0")
