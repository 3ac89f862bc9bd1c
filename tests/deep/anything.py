"""Tables to begin with, and what anybody might do at them: lawful, unlawful, or with no sense in it at all."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import BySeat, Seat, Side
from bridgetable.cases.codec import read_case
from bridgetable.cases.shapes import PLAYED_BY
from bridgetable.cases.tree import history_of
from bridgetable.disk.resources import resources
from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.laws.ask import A_NUMBER
from bridgetable.laws.book import asked_now, other_findings, questions
from bridgetable.laws.claims.trick_bounds import tricks_left
from bridgetable.laws.elections import ELECTIVES
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Elections
from bridgetable.table.first import first_table
from bridgetable.table.irregularity import BREACHES, InformationBy, Kind, Status, WronglyTold, kind_of
from bridgetable.table.question import DIRECTOR, Person
from bridgetable.table.scores import Artificial, Assigned, AssignedResult, PenaltyKind, PenaltyUnit
from bridgetable.table.state import Phase, Table
from tests.engine.at_random import next_in_auction, next_in_play

NUMBERS = (-1, 0, 0, 1, 1, 2, 3, 5, 7, 12, 13, 14, 99, 10**9, 10**30)
"""Numbers of tricks that somebody might name."""
TEXTS = (("", "x"), ("it", "perché no?"), ("en", "a ♠\u202e"))
ANSWERS = tuple(sorted({answer for ask in questions() for answer in ask.answers} - {*A_NUMBER, "card"}))


# -- first tables ------------------------------------------------------------------------------------------------------


def some_start(dice: random.Random) -> tuple[Table, tuple[a.Action, ...]]:
    """A first table, and what has been done at it already: nothing, or part of a line of a case that is shipped."""
    if dice.random() < 0.9:
        return some_table(dice), ()
    history = history_in(dice.choice(shipped_cases()))
    line = history.line_to(dice.randrange(START, len(history.nodes)))
    return history.start, tuple(history.nodes[place].step.action for place in line)


def some_table(dice: random.Random) -> Table:
    """A board before its auction or its play, or an ending."""
    kind = dice.random()
    board = replace(
        Board.numbered(dice.randrange(1, 40)), dealer=some_seat(dice), vulnerable=dice.choice(list(Vulnerability))
    )
    hands, edition, elected = random_deal(dice.randrange(10**6)), dice.choice(list(Edition)), some_elections(dice)
    if kind < 0.35:
        return first_table(edition, board, hands, None, elections=elected)
    contract = some_contract(dice)
    if kind < 0.7:
        return first_table(edition, board, hands, contract, elections=elected)
    cards = dice.randrange(1, 9)
    won = dice.randrange(14 - cards)
    left = BySeat.of(lambda seat: frozenset(sorted(hands[seat])[:cards]))
    return first_table(
        edition, board, left, contract, elections=elected, leader=some_seat(dice), won=(won, 13 - cards - won)
    )


@cache
def shipped_cases() -> tuple[Path, ...]:
    """The files of all cases that are shipped."""
    return tuple(sorted((resources() / "cases").rglob("*.case.json")))


@cache
def history_in(path: Path) -> History:
    """The history of the case in a file."""
    return history_of(read_case(path.read_bytes()))


def some_elections(dice: random.Random) -> Elections:
    """Mostly nothing elected; else one answer to some of the electives."""
    if dice.random() < 0.5:
        return ()
    chosen = (one for one in ELECTIVES if dice.random() < 0.4)
    return tuple(sorted((one.name, dice.choice(one.answers)) for one in chosen))


def some_contract(dice: random.Random) -> Contract:
    """Any of the 35 bids, doubled or not, by anybody."""
    bid = Bid(dice.randrange(1, 8), dice.choice(list(Denomination)))
    return Contract(bid, dice.choice(list(Doubling)), some_seat(dice))


def some_seat(dice: random.Random) -> Seat:
    """One of the four."""
    return Seat(dice.randrange(4))


# -- actions -----------------------------------------------------------------------------------------------------------


Draw: TypeAlias = Callable[[Table, random.Random], a.Action]


class Habits(msgspec.Struct, frozen=True):
    """What is done at one board more than at others.

    `wild` is the chance of nonsense, of which the `kinds` that stand there several times are the likelier ones;
    `goes_on` that of a lawful call or card though the Director is awaited or somebody asked.
    """

    wild: float
    goes_on: float
    kinds: tuple[Draw, ...]


def some_habits(dice: random.Random) -> Habits:
    """Habits of some table: at most of them one kind of nonsense is likelier than all others."""
    if dice.random() < 0.25:
        return Habits(0.5, 0.9, (with_second_thoughts,))
    kinds: tuple[Draw, ...] = (
        in_the_auction,
        with_cards,
        with_cards,
        in_words,
        to_the_director,
        answering,
        at_the_end,
        with_second_thoughts,
    )
    if dice.random() < 0.5:
        kinds += (dice.choice(kinds),) * 8
    return Habits(dice.choice((0.1, 0.3, 0.6)), dice.choice((0.0, 0.3, 0.9)), kinds)


def next_action(table: Table, dice: random.Random, habits: Habits) -> a.Action:
    """What somebody does now: nonsense, or what play or auction brings; after the end mostly nonsense."""
    if dice.random() < (0.8 if table.over else habits.wild):
        return dice.choice(habits.kinds)(table, dice)
    if dice.random() < habits.goes_on and (on := going_on(table, dice)) is not None:
        return on
    return next_in_auction(table, dice) if table.phase is Phase.AUCTION else next_in_play(table, dice)


def going_on(table: Table, dice: random.Random) -> a.Action | None:
    """A lawful call or card of whoever is on turn, whatever else is to be done first; None if there is none."""
    if table.to_call is not None and (calls := lawful_calls(table, table.to_call)):
        return a.MakeCall(table.to_call, dice.choice((Pass(), dice.choice(sorted(calls, key=str)))))
    if table.turn is not None and (cards := lawful_cards(table, table.turn)):
        return a.Play(table.turn, dice.choice(sorted(cards)))
    return None


def in_the_auction(table: Table, dice: random.Random) -> a.Action:
    """A call by anybody, over seven now and then, or what belongs to the auction."""
    seat, call = some_seat(dice), some_call(dice)
    shows = dice.choice((None, None, tuple(dice.sample(list(Suit), dice.randrange(4)))))
    alert = dice.choice(((), (), (dice.choice(TEXTS),)))
    return dice.choice(
        (
            a.MakeCall(seat, call, alert, shows),
            a.MakeCall(table.to_call or seat, call, alert, shows),
            a.MakeCall(seat, call, alert, shows, simultaneous=True),
            a.ChangeCall(seat, call),
            a.WrongCards(seat),
            a.PassTray(seat),
            a.OpenScreen(seat),
        )
    )


def some_call(dice: random.Random) -> Call:
    """A bid of one to nine, or another call."""
    bid = Bid(dice.choice((1, 1, 2, 3, 4, 5, 6, 7, 8, 9)), dice.choice(list(Denomination)))
    return dice.choice((Pass(), Pass(), Double(), Redouble(), bid, bid))


def with_cards(table: Table, dice: random.Random) -> a.Action:
    """Something done with cards: of a hand, of another hand, or already played."""
    seat = some_seat(dice)
    cards = dice.sample(PACK, 3) if dice.random() < 0.3 else some_cards(table, seat, dice)
    card, several = cards[0], tuple(cards[: dice.randrange(2, 4)])
    played = [play for _, trick in table.numbered_tricks()[-3:] for play in trick.plays]
    back = dice.choice(played) if played else None
    word = dice.choice((card_text(card), *"SHDCAKQJT92", "high", "low", "win", "any", "run-H"))
    return dice.choice(
        (
            a.Play(seat, card),
            a.Play(table.turn or seat, card),
            a.Play(seat, card, dice.choice(sorted(PLAYED_BY))),
            a.PlayTogether(seat, several),
            a.LeadFaceDown(seat, card),
            a.FaceLead(seat),
            a.Omit(seat),
            a.Name(seat, card),
            a.Designate(word),
            a.ChangeDesignation(word),
            a.Misplace(card, cards[-1]),
            a.Expose(seat, several[:1]),
            a.Expose(seat, several, dice.random() < 0.5),
            a.TakeBack(seat, card),
            a.TakeBack(back.seat, back.card) if back is not None else a.Omit(table.turn or seat),
            a.Inspect(seat, dice.choice(NUMBERS), dice.random() < 0.5),
            a.Mislay(seat, card, dice.choice((None, *Seat))),
            a.Count(seat),
            a.Learn(seat),
            a.Point(seat, dice.choice(NUMBERS)),
            a.LeaveOut(seat, dice.choice(NUMBERS)),
            a.ForeignCard(seat),
            a.WrongBoard(seat),
            a.CorrectExplanation(seat, dice.random() < 0.5),
        )
    )


def some_cards(table: Table, seat: Seat, dice: random.Random) -> list[Card]:
    """Three cards of a hand, as far as it has them, and of the pack."""
    held = sorted(table.hands[seat])
    return [*dice.sample(held, min(3, len(held))), *dice.sample(PACK, 3)][:3]


def with_second_thoughts(table: Table, dice: random.Random) -> a.Action:
    """A card of the last tricks taken back, or one that was, played; a claim then, and what is said to it."""
    seat = some_seat(dice)
    played = [play for _, trick in table.numbered_tricks()[-2:] for play in trick.plays]
    back = [one for one in table.withdrawn[-4:] if one.card in table.hands[one.seat]]
    held = sorted(table.hands[table.turn]) if table.turn is not None else []
    claimed = dice.randrange(tricks_left(table) + 1)
    choices: list[a.Action] = [a.MakeClaim(seat, claimed), a.Concede(seat, claimed), a.Agree(seat), a.Summon(seat)]
    choices += [a.TakeBack(play.seat, play.card) for play in played[-2:]]
    choices += [a.Play(one.seat, one.card) for one in back]
    choices += [a.Play(table.turn, dice.choice(held))] * 2 if table.turn is not None and held else []
    return dice.choice(choices)


def in_words(table: Table, dice: random.Random) -> a.Action:
    """Something said, allowed or not."""
    seat, other = some_seat(dice), some_seat(dice)
    return dice.choice(
        (
            a.Ask(seat, other),
            a.Ask(seat, other, some_seat(dice)),
            a.Warn(seat),
            a.Accept(seat),
            a.Breach(seat, dice.choice(sorted(BREACHES))),
            a.Tell(seat, other, dice.choice(sorted(WronglyTold))),
            a.Tell(seat, None, dice.choice(sorted(WronglyTold))),
            a.Note((dice.choice(TEXTS),)),
            a.GiveInformation(seat, dice.choice(sorted(InformationBy)), dice.choice(((), (dice.choice(TEXTS),)))),
        )
    )


def to_the_director(table: Table, dice: random.Random) -> a.Action:
    """The Director called or attention drawn, to what there is or to what there is not; and what he does himself."""
    seat, to = some_seat(dice), dice.choice((None, some_pointer(table, dice), some_pointer(table, dice)))
    kind = dice.choice(list(PenaltyKind))
    amount = dice.choice((None, 0.5, 3, 10.0))
    unit = dice.choice((None, *PenaltyUnit))
    return dice.choice(
        (
            a.Summon(seat, to),
            a.Summon(seat, to),
            a.Attend(seat, to),
            a.Penalise(dice.choice(list(Side)), kind, amount, unit, dice.choice(("", "90B", "91A"))),
            a.Adjust(some_result(dice), some_result(dice), dice.choice(("", "12C1", "64C", "16"))),
        )
    )


def some_pointer(table: Table, dice: random.Random) -> a.Pointer:
    """A pointer to an irregularity of the table, with things left out or changed, or to nothing."""
    fields: dict[str, object] = {
        "kind": dice.choice(sorted(Kind)),
        "seat": some_seat(dice),
        "trick": dice.randrange(1, 15),
        "card": dice.choice(PACK),
        "status": dice.choice(list(Status)),
    }
    if table.irregularities and dice.random() < 0.6:
        offence = dice.choice(table.irregularities)
        fields |= {"kind": kind_of(offence), "seat": offence.seat, "trick": offence.trick or None}
    return a.Pointer(**{name: value for name, value in fields.items() if dice.random() < 0.4})  # type: ignore[arg-type]


def some_result(dice: random.Random) -> Assigned:
    """An artificial score, or one or two weighted results."""
    if dice.random() < 0.3:
        return dice.choice(list(Artificial))
    weights = dice.choice(((1.0,), (0.5, 0.5), (0.25, 0.75)))
    return tuple(AssignedResult(some_contract(dice), dice.randrange(14), weight) for weight in weights)


def answering(table: Table, dice: random.Random) -> a.Action:
    """An answer to what is asked, to what is not, by whoever it may be; or a finding that nobody offered."""
    now, more = asked_now(table), other_findings(table)
    people: list[Person] = [*Seat, DIRECTOR, DIRECTOR]
    suits = dice.choice(("H", "C", "S-H"))
    names = [
        dice.choice(ANSWERS),
        f"claimer-{dice.randrange(14)}",
        card_text(dice.choice(PACK)),
        dice.choice((f"forbid-{suits}", f"require-{suits[0]}")),
    ]
    for each in (now, more):
        if each is not None:
            people += [*each.question.to] * 4
            names += [dice.choice(each.options).name] * 4
    return a.Choose(dice.choice(people), dice.choice(names))


def at_the_end(table: Table, dice: random.Random) -> a.Action:
    """Claims of any number with any line, what is said to them, and how a board comes to its end."""
    seat, number = some_seat(dice), dice.choice((dice.choice(NUMBERS), tricks_left(table)))
    order = tuple(dice.choice((dice.choice(list(Suit)), dice.choice(PACK))) for _ in range(dice.randrange(4)))
    line = dice.choice(((), (dice.choice(TEXTS),)))
    return dice.choice(
        (
            a.MakeClaim(seat, number, line, order),
            a.Concede(seat, number),
            a.Agree(seat),
            a.Object(seat),
            a.Object(seat),
            a.WithdrawAgreement(seat, number),
            a.ReturnCards(dice.choice((None, seat))),
            a.CallNextBoard(seat),
            a.EndRound(),
        )
    )
