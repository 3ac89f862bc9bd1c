"""Calls typed on the keyboard: a digit tells that it is a bid. No Qt: a key goes in, what is typed so far comes out."""

from __future__ import annotations

import enum

import msgspec

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.ui.entry.content.typed_cards import BACK, SUIT_LETTERS

SEAT_LETTERS: dict[str, dict[str, Seat]] = {
    "en": {"N": Seat.N, "E": Seat.E, "S": Seat.S, "W": Seat.W},
    "it": {"N": Seat.N, "E": Seat.E, "S": Seat.S, "O": Seat.W, "W": Seat.W},
}
LEVELS = "123456789"
"""Somebody may say more than seven (Law 38)."""

DENOMINATION_LETTERS: dict[str, dict[str, Denomination]] = {
    language: {letter: Denomination(suit) for letter, suit in letters.items()} | {"N": Denomination.NT}
    for language, letters in SUIT_LETTERS.items()
}
# An Italian writes spades P and no trump SA: S alone is neither, so that nobody bids what he did not mean.
DENOMINATION_LETTERS["it"].pop("S")
_BEGINS_NO_TRUMP = {"en": "", "it": "S"}
_ENDS_NO_TRUMP = "A"


class Word(enum.Enum):
    """What is typed with one key and is no call yet."""

    CHANGE = "C"
    ALERT = "A"
    STOP = "!"


class TypedCall(msgspec.Struct, frozen=True):
    """What has been typed of a call: nothing, a level, the S of an Italian SA, or an X that may become XX.

    `wrong` says that the last key did not fit.
    """

    level: int | None = None
    senza: bool = False
    cross: bool = False
    wrong: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing has been typed."""
        return self.level is None and not self.cross


NOTHING = TypedCall()
Typed = TypedCall | Call | Seat | Word


def typed_call(so_far: TypedCall, key: str, language: str, *, x_waits: bool = False) -> Typed:
    """What is typed after one more key: a whole call as soon as the keys leave no doubt.

    X doubles, unless the player could only redouble: then it waits for another X (`x_waits`).
    """
    letter = key.upper()
    if letter == BACK:
        return TypedCall(so_far.level) if so_far.senza else NOTHING
    if so_far.level is not None:
        return _denominated(so_far, so_far.level, letter, language)
    if so_far.cross and letter == "X":
        return Redouble()
    begun = _begun(letter, language, x_waits)
    return TypedCall(cross=True, wrong=True) if so_far.cross and begun == NOTHING else begun


def _begun(letter: str, language: str, x_waits: bool) -> Typed:
    """The first key of a call, a player who is to make it, or a word."""
    if letter in SEAT_LETTERS[language]:
        return SEAT_LETTERS[language][letter]
    if letter in {word.value for word in Word}:
        return Word(letter)
    if letter and letter in LEVELS:
        return TypedCall(int(letter))
    match letter:
        case "P":
            return Pass()
        case "X":
            return TypedCall(cross=True) if x_waits else Double()
        case "R":
            return Redouble()
    return NOTHING


def _denominated(so_far: TypedCall, level: int, letter: str, language: str) -> Typed:
    """A bid, once a level has been typed."""
    if letter and letter in LEVELS:
        return TypedCall(int(letter))
    if so_far.senza:
        whole = letter == _ENDS_NO_TRUMP
        return Bid(level, Denomination.NT) if whole else TypedCall(level, senza=True, wrong=True)
    denomination = DENOMINATION_LETTERS[language].get(letter)
    if denomination is not None:
        return Bid(level, denomination)
    if letter and letter == _BEGINS_NO_TRUMP[language]:
        return TypedCall(level, senza=True)
    return TypedCall(level, wrong=True)
