"""Cases made up by hypothesis: everything a case file can say, whether or not it makes sense at a table."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st
from msgspec import UNSET

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import PACK, Suit
from bridgetable.cards.seat import BySeat, Seat, Side
from bridgetable.cases import shapes as v
from bridgetable.cases.case import (
    Asking,
    Branch,
    Case,
    Ending,
    Entry,
    Expect,
    IrregularAuctionError,
    Known,
    Moved,
    contract_after,
)
from bridgetable.engine import actions as a
from bridgetable.laws.elections import ELECTIVES
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import BREACHES, InformationBy, Kind, Status, WronglyTold
from bridgetable.table.question import DIRECTOR
from bridgetable.table.scores import Artificial, AssignedResult, PenaltyKind, PenaltyUnit

SEATS, SIDES, CARDS, SUITS = (st.sampled_from(list(of)) for of in (Seat, Side, PACK, Suit))
WORDS = st.text(st.characters(codec="utf-8"), max_size=12)
TEXTS = st.one_of(
    WORDS.map(lambda text: (("", text),)),
    st.dictionaries(st.sampled_from(["en", "it"]), WORDS, min_size=1).map(lambda texts: tuple(texts.items())),
)
TRICKS = st.integers(0, 13)
BIDS = st.builds(Bid, st.integers(1, 7), st.sampled_from(list(Denomination)))
CALLS: st.SearchStrategy[Call] = st.one_of(BIDS, st.sampled_from([Pass(), Double(), Redouble()]))
SPOKEN: st.SearchStrategy[Call] = CALLS | st.builds(Bid, st.integers(8, 9), st.sampled_from(list(Denomination)))
CONTRACTS = st.builds(Contract, BIDS, st.sampled_from(list(Doubling)), SEATS)
OPTIONS = st.sampled_from(["keep", "withdraw", "require-H", "forbid-S-C", "claimer-3", "SA", "free", "adjust"])
CLAUSES = st.sampled_from(["62", "62C1", "43B2(b)", "12C1(e)(ii)", "9", "64A1(a)"])
DESIGNATIONS = st.sampled_from(["SA", "H", "T", "high", "low", "win", "any", "run-D", "2"])
KINDS = st.sampled_from(sorted(Kind))
STATUSES = st.sampled_from(list(Status))


def several(values: st.SearchStrategy[Any], least: int = 0) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(values, unique=True, min_size=least, max_size=3).map(tuple)


def by(keys: st.SearchStrategy[Any], values: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.dictionaries(keys, values, max_size=3).map(lambda found: tuple(found.items()))


def perhaps(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | values


def claimed(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.just(UNSET) | values


POINTERS = st.builds(
    a.Pointer, perhaps(KINDS), perhaps(SEATS), perhaps(st.integers(1, 13)), perhaps(CARDS), perhaps(STATUSES)
)
WEIGHTS = st.sampled_from([(1.0,), (0.5, 0.5), (0.25, 0.75), (0.2, 0.2, 0.6)])


@st.composite
def results(draw: st.DrawFn) -> tuple[AssignedResult, ...]:
    return tuple(AssignedResult(draw(CONTRACTS), draw(TRICKS), weight) for weight in draw(WEIGHTS))


ARTIFICIAL = st.sampled_from(Artificial)

ACTIONS: st.SearchStrategy[a.Action] = st.one_of(
    st.builds(a.MakeCall, SEATS, SPOKEN, st.just(()) | TEXTS, perhaps(several(SUITS)), st.booleans()),
    st.builds(a.ChangeCall, SEATS, SPOKEN),
    st.builds(a.PassTray, SEATS),
    st.builds(a.OpenScreen, SEATS),
    st.builds(a.Play, SEATS, CARDS, st.just("") | st.sampled_from(sorted(v.PLAYED_BY))),
    st.builds(a.PlayTogether, SEATS, several(CARDS, 2)),
    st.builds(a.LeadFaceDown, SEATS, CARDS),
    st.builds(a.FaceLead, SEATS),
    st.builds(a.Omit, SEATS),
    st.builds(a.Name, SEATS, CARDS),
    st.builds(a.Designate, DESIGNATIONS),
    st.builds(a.ChangeDesignation, DESIGNATIONS),
    st.builds(a.Misplace, CARDS, CARDS),
    st.builds(a.Expose, SEATS, several(CARDS, 1), st.booleans()),
    st.builds(a.TakeBack, SEATS, CARDS),
    st.builds(a.Tell, SEATS, SEATS, st.sampled_from(sorted(WronglyTold))),
    st.builds(a.GiveInformation, SEATS, st.sampled_from(sorted(InformationBy)), st.just(()) | TEXTS),
    st.builds(a.Warn, SEATS),
    st.builds(a.Accept, SEATS),
    st.builds(a.Ask, SEATS, SEATS, perhaps(SEATS)),
    st.builds(a.Breach, SEATS, st.sampled_from(sorted(BREACHES))),
    st.builds(a.Attend, SEATS, perhaps(POINTERS)),
    st.builds(a.Summon, SEATS, perhaps(POINTERS)),
    st.builds(a.Choose, SEATS | st.just(DIRECTOR), OPTIONS),
    st.builds(a.MakeClaim, SEATS, TRICKS, TEXTS, several(st.one_of(SUITS, CARDS))),
    st.builds(a.Concede, SEATS, TRICKS),
    st.builds(a.Agree, SEATS),
    st.builds(a.Object, SEATS),
    st.builds(a.WithdrawAgreement, SEATS, TRICKS),
    st.builds(a.Inspect, SEATS, st.integers(1, 13), st.booleans()),
    st.builds(a.Mislay, SEATS, CARDS, perhaps(SEATS)),
    st.builds(a.Learn, SEATS, st.just(()) | TEXTS),
    st.builds(a.CorrectExplanation, SEATS, st.booleans()),
    st.builds(a.WrongCards, SEATS),
    st.builds(a.Point, SEATS, st.integers(1, 13)),
    st.builds(a.LeaveOut, SEATS, st.integers(1, 13)),
    st.builds(a.ForeignCard, SEATS),
    st.builds(a.WrongBoard, SEATS),
    st.builds(a.Count, SEATS, perhaps(SEATS)),
    st.builds(a.ReturnCards, perhaps(SEATS)),
    st.builds(a.CallNextBoard, SEATS),
    st.just(a.EndRound()),
    st.builds(a.Adjust, results() | ARTIFICIAL, results() | ARTIFICIAL, st.just("") | CLAUSES),
    st.builds(
        a.Penalise,
        SIDES,
        st.sampled_from(PenaltyKind),
        perhaps(st.sampled_from([10.0, 0.5, 3])),
        perhaps(st.sampled_from(PenaltyUnit)),
        st.just("") | CLAUSES,
    ),
    st.builds(a.Note, TEXTS),
)


ASKING = st.builds(Asking, SEATS | st.just(DIRECTOR), perhaps(CLAUSES), perhaps(several(OPTIONS)))
RESTRAINTS = st.sampled_from(["require-H", "forbid-S-C", "pass-once", "pass-throughout"])
KNOWN = st.builds(Known, CARDS | SPOKEN, several(SEATS))
MOVED = st.builds(Moved, CLAUSES, st.integers(1, 13), SIDES)
EQUITY = st.tuples(st.tuples(st.just(Side.NS), TRICKS), st.tuples(st.just(Side.EW), TRICKS))
EXPECTATIONS = st.builds(
    Expect,
    turn=claimed(perhaps(SEATS)),
    asked=claimed(perhaps(ASKING)),
    legal=claimed(by(SEATS, several(CARDS))),
    lawful_calls=claimed(by(SEATS, several(CALLS))),
    table=claimed(by(SEATS, several(CARDS, 1))),
    penalty=claimed(by(SEATS, by(CARDS, st.sampled_from(["major", "minor"])))),
    restricted=claimed(by(SEATS, several(RESTRAINTS))),
    irregularities=claimed(several(POINTERS)),
    rulings=claimed(several(CLAUSES)),
    no_rulings=claimed(several(CLAUSES)),
    information=claimed(several(KNOWN)),
    declarer=claimed(SEATS),
    contract=claimed(st.sampled_from(["pass", "4S", "3NTXX"])),
    won=claimed(by(SIDES, TRICKS)),
    transfers=claimed(several(MOVED)),
    tricks=claimed(by(SIDES, TRICKS)),
    score=claimed(by(SIDES, st.integers(-7600, 7600))),
    equity=claimed(perhaps(EQUITY)),
    impossible=claimed(ACTIONS),
)
DEEDS: tuple[st.SearchStrategy[Entry], ...] = (ACTIONS, ACTIONS, EXPECTATIONS)


@st.composite
def entries(draw: st.DrawFn, depth: int = 2) -> tuple[Entry, ...]:
    """A line of a case with its branches."""
    made: list[Entry] = []
    for _ in range(draw(st.integers(0, 4))):
        kind = draw(st.integers(0, len(DEEDS) if depth else len(DEEDS) - 1))
        made.append(draw(DEEDS[kind]) if kind < len(DEEDS) else Branch(draw(TEXTS), draw(entries(depth - 1))))
    return tuple(made)


def dealt(seed: int, size: int) -> BySeat[frozenset[Any]]:
    """Four hands of this size."""
    cards = random.Random(seed).sample(PACK, 4 * size)
    return BySeat.of(lambda seat: frozenset(cards[seat * size : seat * size + size]))


def is_regular(calls: tuple[Call, ...]) -> bool:
    try:
        contract_after(Seat.N, calls)
    except IrregularAuctionError:
        return False
    return True


AUCTIONS = st.sampled_from(
    [
        (),
        (Bid(1, Denomination.C), Pass(), Bid(1, Denomination.NT), Double(), Redouble(), Pass(), Pass()),
        (Pass(),) * 4,
        (Bid(1, Denomination.C),),
        (Bid(7, Denomination.NT), Pass(), Pass(), Pass()),
    ]
).filter(is_regular)

ELECTED = st.lists(st.sampled_from(ELECTIVES), unique_by=lambda elective: elective.name).flatmap(
    lambda electives: st.tuples(*(st.tuples(st.just(one.name), st.sampled_from(one.answers)) for one in electives))
)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A case that a file can hold."""
    size = draw(st.sampled_from([13, 13, 13, 2, 1]))
    ns = draw(st.integers(0, 13 - size))
    leader = Seat(draw(st.integers(0, 3)))
    contract = draw(CONTRACTS if size < 13 else perhaps(CONTRACTS))
    return Case(
        title=draw(TEXTS),
        story=draw(st.just(()) | TEXTS),
        source=draw(st.just(()) | TEXTS),
        tags=tuple(draw(st.lists(WORDS, max_size=2))),
        edition=draw(st.sampled_from(list(Edition))),
        elections=draw(ELECTED),
        board=draw(st.builds(Board, st.integers(1, 999), SEATS, st.sampled_from(list(Vulnerability)))),
        deal=dealt(draw(st.integers(0, 99)), size),
        auction=() if contract else draw(AUCTIONS),
        contract=contract,
        ending=Ending((ns, 13 - size - ns), leader) if size < 13 else None,
        actions=draw(entries()),
    )
