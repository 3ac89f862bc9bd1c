"""One notation for tables in tests: a deal, a contract, and what people do, in short words.

    at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "director W")

Words of one action: a card as played ("WCJ": West, the jack of clubs), or a verb and its words:
`director W`, `attention W revoke S 2`, `ask N S`, `choose S withdraw`, `claim S 10 drawing trumps`, `concede S 1`,
`claim S 3 trumps first > S HA` (after ">" what binds of it), `agree W`, `breach N 43A2a`, `expose E D4`,
`face E D4` (deliberately), `name E SQ`, `call SQ` (dummy), `back E D4`, `inspect W 2 own`, `return W`, `next W`,
`round`, `note` (nothing happens), `cards W SQ SK` (two visible at once), `down W H9` (a lead face down), `up W`,
`omit E`, `tell S W your-lead`, `extra E remark`, `warn N`, `change SQ` (declarer meant it), `misplace SQ S5` (named,
put), `object E`, `show W`, `show W HA` (his hand, or a card: 68A), `take-off E 1` (withdraws his
agreement to that many), `dispute W 4` (says that his side won four tricks in all: 79B),
`mislay S D4` (the card is missing), `mislay S D4 W` (it is in West's hand), `count S` (he counts his cards),
`count S N` (dummy's), `learn S` (16D), `correct S`, `correct S own` (an explanation), `wrong-cards S` (15A),
`point W 3` (65B3), `leave-out W 3` (67B3), `foreign S` (13C), `wrong-board S` (15B).

In the auction, from `bidding(POZNAN, "N")`: `bid E 1S` (one call), `bids N 1S P 2H` (calls in rotation from North),
`bid E 2D shows H` (specifies hearts), `bid E 2D shows` (no suit), `bid E 2D alert` (explained),
`bid E 2D at-once` (33), `rebid N 1NT` (puts another call for his last), `tray S`, `screen W`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bridgetable.cards.board import Board
from bridgetable.cards.card import Card
from bridgetable.cards.deal import checked_deal
from bridgetable.cards.notation import (
    call_text,
    card_of,
    card_text,
    contract_of,
    contract_text,
    deal_of,
    seat_of,
    spoken_call_of,
    suit_of,
    suit_or_card_of,
)
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.actual import calls_in_letters, restraints, turn_now
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.book import asked_now
from bridgetable.laws.law77 import Score, board_score
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.irregularity import InformationBy, Kind, WronglyTold, kind_of
from bridgetable.table.question import DIRECTOR, Person
from bridgetable.table.scores import Artificial, PenaltyKind, PenaltyUnit
from bridgetable.table.state import Table

T = TypeVar("T")

POZNAN = "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT"
"""The deal of the repeated revoke: 4S by South."""

SLAM = "N:87.A.AKQJ.AKQT98 KQJT92.8542.T94. 543.QT9.765.7652 A6.KJ763.832.J43"
"""6C by North; East leads. West is the hand that revokes all through the school's book. Two spade losers."""

EDITIONS = tuple(edition.value for edition in Edition)
"""The year of every edition."""


def since(year: str) -> tuple[str, ...]:
    """The years of this edition and of every later one: what came with it holds until another replaces it."""
    return EDITIONS[EDITIONS.index(year) :]


def before(year: str) -> tuple[str, ...]:
    """The years of the editions before this one."""
    return EDITIONS[: EDITIONS.index(year)]


def by_year(told: Mapping[str, T]) -> dict[str, T]:
    """What holds in each edition of what is told by year: its own, or what held in the edition before."""
    return {year: told[max(each for each in told if each <= year)] for year in EDITIONS if year >= min(told)}


class Situation(msgspec.Struct, frozen=True):
    """A table and how it came about."""

    table: Table

    def do(self, *texts: str) -> Situation:
        """The situation after these actions."""
        table = self.table
        for action in (one for text in texts for one in actions_of(text)):
            table = apply(table, action).table
        return replace(self, table=table)

    def refuses(self, text: str) -> bool:
        """Whether the last of these actions is impossible."""
        *before, last = actions_of(text)
        table = self.table
        for action in before:
            table = apply(table, action).table
        try:
            apply(table, last)
        except ImpossibleError:
            return True
        return False

    @property
    def asked(self) -> tuple[str, str, set[str]] | None:
        """Who is asked ("S", "EW", "director"), under which clause, and the options; or nothing."""
        now = asked_now(self.table)
        if now is None:
            return None
        who = "".join("director" if person is DIRECTOR else person.name for person in now.question.to)
        return who, now.question.clause, {option.name for option in now.options}

    def lawful(self, seat: str) -> str:
        """The cards this hand may lawfully play, from the top: "HA HK HT H2"."""
        return shown(lawful_cards(self.table, seat_of(seat)))

    @property
    def cancelled(self) -> str | None:
        """The clause under which the board was cancelled; None if it was not."""
        return self.table.cancelled.clause if self.table.cancelled is not None else None

    @property
    def turn(self) -> str | None:
        """Whose turn it is, to call or to play."""
        seat = turn_now(self.table) if self.table.to_call is not None else self.table.turn
        return seat.name if seat is not None else None

    def may_call(self, seat: str) -> str:
        """The calls this player may lawfully make, the lowest bids first: "P X 4S 4NT 5C"."""
        return " ".join(calls_in_letters(lawful_calls(self.table, seat_of(seat))))

    @property
    def stands(self) -> str:
        """The calls that stand, with their callers: "N1S EP S2H"."""
        return " ".join(one.seat.name + call_text(one.call) for one in self.table.auction.calls)

    @property
    def contract(self) -> str | None:
        """The contract the auction came to, with its declarer: "4SX S"; "pass" when nobody bid."""
        if self.table.passed_out:
            return "pass"
        contract = self.table.contract
        return f"{contract_text(contract)} {contract.declarer.name}" if contract is not None else None

    def bound(self, seat: str) -> list[str]:
        """What restrains this player's lead or call, as a case file says it: "pass-once", "forbid-H"."""
        return list(restraints(self.table, seat_of(seat)))

    def unauthorised_call(self, call: str) -> str | None:
        """For whom what is known from this call is unauthorised: "EW", "", or nothing recorded."""
        for item in self.table.call_information:
            if call_text(self.table.auction.made[item.place].call) == call:
                return "".join(seat.name for seat in item.unauthorised)
        return None

    @property
    def penalty(self) -> dict[str, str]:
        """The penalty cards: {"ED9": "major"}."""
        kinds = {True: "major", False: "minor"}
        return {pc.seat.name + card_text(pc.card): kinds[pc.major] for pc in self.table.penalty_cards}

    @property
    def offences(self) -> list[str]:
        """The irregularities: "revoke E 1 established"."""
        return [
            f"{kind_of(offence)} {offence.seat.name} {offence.trick} {self.table.status(place).value}"
            for place, offence in self.table.recorded
        ]

    @property
    def ruled(self) -> list[str]:
        """The clauses ruled so far, in order."""
        return [ruling.clause for ruling in self.table.rulings]

    @property
    def moved(self) -> list[tuple[str, int, str]]:
        """The tricks moved: ("64A1", 2, "NS")."""
        return [(t.clause, t.tricks, t.to.name) for t in self.table.transfers if t.tricks]

    @property
    def tricks(self) -> tuple[int, int]:
        """Tricks of NS and EW after transfers."""
        return self.table.tricks_after_transfers(Side.NS), self.table.tricks_after_transfers(Side.EW)

    @property
    def score(self) -> Score | None:
        """The score of NS."""
        scores = board_score(self.table)
        return scores[Side.NS] if scores is not None else None

    @property
    def on_table(self) -> str:
        """The cards of the trick in progress, from the leader round: "WSQ NS3"."""
        trick = self.table.trick(self.table.open_trick)
        if trick is None:
            return ""
        return " ".join(s.name + card_text(c) for s in trick.leader.round() for c in trick.cards_of(s))

    def unauthorised(self, card: str) -> str | None:
        """For whom what is known from this card is unauthorised: "EW", "", or nothing recorded."""
        for item in self.table.information:
            if item.card == card_of(card):
                return "".join(seat.name for seat in item.unauthorised)
        return None


def shown(cards: frozenset[Card]) -> str:
    """Cards from the top: "HA HK"."""
    return " ".join(card_text(card) for card in sorted(cards, reverse=True))


def at(
    deal: str,
    contract: str,
    edition: str = "2017",
    *,
    lead: str | None = None,
    number: int = 1,
    **elections: bool | str,
) -> Situation:
    """The situation before the first card; an ending tells who leads, and its declarer has won all before."""
    text, declarer = contract.split()
    hands = checked_deal(deal_of(deal))
    before = 13 - len(hands.north)
    side = seat_of(declarer).side
    won = (before, 0) if side is Side.NS else (0, before)
    table = first_table(
        Edition(edition),
        Board.numbered(number),
        hands,
        contract_of(text, seat_of(declarer)),
        leader=seat_of(lead) if lead else None,
        won=won,
        elections=tuple((name.replace("_", "-"), value) for name, value in elections.items()),
    )
    return Situation(table)


def bidding(
    deal: str, dealer: str = "N", edition: str = "2017", *, number: int = 1, **elections: bool | str
) -> Situation:
    """The situation before the first call."""
    board = replace(Board.numbered(number), dealer=seat_of(dealer))
    chosen = tuple((name.replace("_", "-"), value) for name, value in elections.items())
    return Situation(first_table(Edition(edition), board, checked_deal(deal_of(deal)), None, elections=chosen))


def actions_of(text: str) -> list[a.Action]:
    """The actions these words stand for."""
    words = text.split()
    if words[0] == "bids":
        return [a.MakeCall(Seat((seat_of(words[1]) + n) % 4), spoken_call_of(w)) for n, w in enumerate(words[2:])]
    if words[0] in _VERBS:
        return [_VERBS[words[0]](words[1:])]
    return [a.Play(seat_of(word[0]), card_of(word[1:])) for word in words]


def _person(word: str) -> Person:
    return DIRECTOR if word == "director" else seat_of(word)


def _pointer(words: list[str]) -> a.Pointer | None:
    if not words:
        return None
    return a.Pointer(
        Kind(words[0]), seat_of(words[1]) if len(words) > 1 else None, int(words[2]) if len(words) > 2 else None
    )


def _seat(words: list[str]) -> Seat:
    return seat_of(words[0])


def _claim(words: list[str]) -> a.MakeClaim:
    said, order = (words[: words.index(">")], words[words.index(">") + 1 :]) if ">" in words else (words, [])
    line = (("", " ".join(said[2:])),) if said[2:] else ()
    return a.MakeClaim(_seat(said), int(said[1]), line, tuple(map(suit_or_card_of, order)))


def _bid(words: list[str]) -> a.MakeCall:
    shows = tuple(suit_of(letter) for letter in "".join(words[3:])) if words[2:3] == ["shows"] else None
    alert = (("en", "explained"),) if words[2:3] == ["alert"] else ()
    return a.MakeCall(_seat(words), spoken_call_of(words[1]), alert, shows, words[2:3] == ["at-once"])


_VERBS: dict[str, Callable[[list[str]], a.Action]] = {
    "director": lambda w: a.Summon(_seat(w), _pointer(w[1:])),
    "attention": lambda w: a.Attend(_seat(w), _pointer(w[1:])),
    "ask": lambda w: a.Ask(_seat(w), seat_of(w[1]), seat_of(w[2]) if len(w) > 2 else None),
    "shown": lambda w: a.Play(_seat(w), card_of(w[1]), "shown"),
    "near": lambda w: a.Play(_seat(w), card_of(w[1]), "table"),
    "touch": lambda w: a.Play(_seat(w), card_of(w[1]), "touched"),
    "choose": lambda w: a.Choose(_person(w[0]), w[1]),
    "claim": _claim,
    "concede": lambda w: a.Concede(_seat(w), int(w[1])),
    "show": lambda w: a.ShowHand(_seat(w), tuple(map(card_of, w[1:]))),
    "learn": lambda w: a.Learn(_seat(w)),
    "correct": lambda w: a.CorrectExplanation(_seat(w), "own" in w),
    "wrong-cards": lambda w: a.WrongCards(_seat(w)),
    "point": lambda w: a.Point(_seat(w), int(w[1])),
    "leave-out": lambda w: a.LeaveOut(_seat(w), int(w[1])),
    "foreign": lambda w: a.ForeignCard(_seat(w)),
    "wrong-board": lambda w: a.WrongBoard(_seat(w)),
    "mislay": lambda w: a.Mislay(_seat(w), card_of(w[1]), _seat(w[2:]) if len(w) > 2 else None),
    "count": lambda w: a.Count(_seat(w), _seat(w[1:]) if len(w) > 1 else None),
    "dispute": lambda w: a.DisputeTricks(_seat(w), int(w[1])),
    "agree": lambda w: a.Agree(_seat(w)),
    "breach": lambda w: a.Breach(_seat(w), w[1]),
    "expose": lambda w: a.Expose(_seat(w), tuple(map(card_of, w[1:]))),
    "face": lambda w: a.Expose(_seat(w), tuple(map(card_of, w[1:])), True),
    "cards": lambda w: a.PlayTogether(_seat(w), tuple(map(card_of, w[1:]))),
    "down": lambda w: a.LeadFaceDown(_seat(w), card_of(w[1])),
    "up": lambda w: a.FaceLead(_seat(w)),
    "omit": lambda w: a.Omit(_seat(w)),
    "tell": lambda w: a.Tell(_seat(w), seat_of(w[1]) if w[1] != "both" else None, WronglyTold(w[2])),
    "extra": lambda w: a.GiveInformation(_seat(w), InformationBy(w[1])),
    "warn": lambda w: a.Warn(_seat(w)),
    "accept": lambda w: a.Accept(_seat(w)),
    "change": lambda w: a.ChangeDesignation(w[0]),
    "misplace": lambda w: a.Misplace(card_of(w[0]), card_of(w[1])),
    "object": lambda w: a.Object(_seat(w)),
    "take-off": lambda w: a.WithdrawAgreement(_seat(w), int(w[1])),
    "name": lambda w: a.Name(_seat(w), card_of(w[1])),
    "call": lambda w: a.Designate(w[0]),
    "back": lambda w: a.TakeBack(_seat(w), card_of(w[1])),
    "inspect": lambda w: a.Inspect(_seat(w), int(w[1]), "own" in w),
    "return": lambda w: a.ReturnCards(_seat(w) if w else None),
    "next": lambda w: a.CallNextBoard(_seat(w)),
    "round": lambda w: a.EndRound(),
    "note": lambda w: a.Note(()),
    "bid": _bid,
    "rebid": lambda w: a.ChangeCall(_seat(w), spoken_call_of(w[1])),
    "tray": lambda w: a.PassTray(_seat(w)),
    "give": lambda w: a.Adjust(Artificial(w[0]), Artificial(w[1]), "".join(w[2:])),
    "penalty": lambda w: a.Penalise(
        Side[w[0]],
        PenaltyKind(w[1]),
        float(w[2]) if len(w) > 3 else None,
        PenaltyUnit(w[3]) if len(w) > 3 else None,
        w[-1] if len(w) in (3, 5) else "",
    ),
    "screen": lambda w: a.OpenScreen(_seat(w)),
}
