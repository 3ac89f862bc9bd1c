"""Whole boards played at random, lawfully and not, through every question: no exception, no lost card, no dead end."""

from __future__ import annotations

import random

import pytest

from bridgetable.cards.board import Board
from bridgetable.cards.card import PACK, Card
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import card_text, contract_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_cards
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.book import asked_now
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.state import Table

CONTRACTS = ("1NT", "4S", "3H", "6C", "2DX")
SEEDS = range(60)
FAILED_ONCE = (
    (Edition.E1997, 10_858), (Edition.E1997, 11_932), (Edition.E1997, 12_094), (Edition.E1997, 12_724),
    (Edition.E2017, 12_813),
)
"""Boards on which transfers outlived the end of play, and a card was withdrawn from a trick it did not lie in."""


def all_cards(table: Table) -> list[Card]:
    """Every card, wherever it is."""
    held = [card for hand in table.hands for card in hand]
    played = [play.card for trick in table.tricks for play in trick.plays]
    return sorted([*held, *played])


def anything(table: Table, dice: random.Random) -> a.Action:
    """Something somebody might do at this table, wise or not."""
    seat = dice.choice(list(Seat))
    makers = (said, done_with_cards, done_with_cards, called_from_dummy, about_the_end)
    return dice.choice(dice.choice(makers)(table, seat, dice))


def said(table: Table, seat: Seat, dice: random.Random) -> list[a.Action]:
    """What people say to each other and to the Director."""
    other = dice.choice(list(Seat))
    return [
        a.Summon(seat), a.Attend(seat), a.Ask(seat, other), a.Breach(seat, "43A2a"), a.Warn(seat),
        a.Tell(seat, other, dice.choice(["your-lead", "explanation"])),
        a.GiveInformation(seat, dice.choice(["gesture", "remark"])), a.Note((("", "x"),)),
        a.Attend(seat, a.Pointer("unauthorised-information", other)),
    ]


def done_with_cards(table: Table, seat: Seat, dice: random.Random) -> list[a.Action]:
    """What people do with cards."""
    choices: list[a.Action] = [a.Inspect(seat, 1 + dice.randrange(13)), a.FaceLead(seat), a.Omit(table.turn or seat)]
    cards = sorted(table.hands[seat])
    if cards:
        card, another = dice.choice(cards), dice.choice(cards)
        choices += [
            a.Play(seat, card), a.Play(seat, card), a.Name(seat, card), a.Expose(seat, (card,)),
            a.Expose(seat, (card,), True), a.TakeBack(seat, card), a.LeadFaceDown(seat, card),
        ]
        if card != another:
            choices += [a.PlayTogether(seat, (card, another)), a.Expose(seat, (card, another))]
    for number in (table.open_trick - 1, table.open_trick):
        trick = table.trick(number)
        choices += [a.TakeBack(play.seat, play.card) for play in trick.plays] if trick is not None else []
    return choices


def called_from_dummy(table: Table, seat: Seat, dice: random.Random) -> list[a.Action]:
    """What declarer calls, and what dummy does with it."""
    words = [dice.choice(["H", "run-S", "C2", "Q", "high", "low", "win", "any"]) for _ in range(2)]
    cards = sorted(table.hands[table.dummy]) if table.dummy is not None else []
    choices: list[a.Action] = [a.Designate(words[0]), a.ChangeDesignation(words[1])]
    if len(cards) > 1:
        named, card = dice.sample(cards, 2)
        letters = card_text(named)
        choices += [a.Misplace(named, card), a.Designate(letters), a.ChangeDesignation(letters)]
    return choices


def about_the_end(table: Table, seat: Seat, dice: random.Random) -> list[a.Action]:
    """Claims and what follows them; early in the play only what cannot end it."""
    choices: list[a.Action] = [
        a.Agree(seat), a.Object(seat), a.ReturnCards(), a.CallNextBoard(seat),
        a.WithdrawAgreement(seat, dice.randrange(3)),
    ]
    if table.open_trick > 8:
        choices += [a.MakeClaim(seat, dice.randrange(5)), a.Concede(seat, dice.randrange(3)), a.EndRound()]
    return choices


def polite(table: Table, dice: random.Random) -> a.Action | None:
    """What people do who only want to go on: answer what is asked, play what is lawful, call the Director."""
    now = asked_now(table)
    if now is not None:
        assert len(now.options) > 1, now
        return a.Choose(dice.choice(now.question.to), dice.choice(now.options).name)
    if table.pending:
        return a.Summon(dice.choice(list(Seat)))
    if table.claim is not None and not table.claim.closed:
        return a.Agree(table.claim.seat.left)
    seat = table.turn
    if seat is None:
        return None
    cards = sorted(lawful_cards(table, seat))
    assert cards, f"{seat.name} is on turn with nothing lawful to play, and nobody is asked"
    return a.Play(seat, dice.choice(cards))


def next_action(table: Table, dice: random.Random) -> a.Action:
    """Mostly the polite thing; now and then an unlawful card, a summons, or anything at all."""
    chance = dice.random()
    if chance < 0.14:
        return anything(table, dice)
    if chance < 0.24 and table.unsettled:
        return a.Summon(dice.choice(list(Seat)))
    if chance < 0.32 and table.turn is not None and table.hands[table.turn]:
        return a.Play(table.turn, dice.choice(sorted(table.hands[table.turn])))
    return polite(table, dice) or a.EndRound()


def goes_on(table: Table, action: a.Action) -> Table:
    """The table after the action, every card still there; the same table when hands cannot do it."""
    try:
        after = apply(table, action).table
    except ImpossibleError:
        return table
    assert all_cards(after) == sorted(PACK), action
    assert tricks_add_up(after), action
    return after


def tricks_add_up(table: Table) -> bool:
    """Whether each side has none to thirteen, the Law's transfers taken off one and put to the other."""
    won, moved = ([count(side) for side in Side] for count in (table.tricks_won, table.tricks_after_transfers))
    return sum(won) == sum(moved) <= 13 and all(0 <= tricks <= 13 for tricks in (*won, *moved))


def start(edition: Edition, seed: int, dice: random.Random) -> Table:
    """A board before the opening lead, with one contract of several."""
    contract = contract_of(dice.choice(CONTRACTS), dice.choice(list(Seat)))
    return first_table(edition, Board.numbered(1 + seed % 16), random_deal(seed), contract)


def play_board(edition: Edition, seed: int) -> Table:
    """A board played wildly for a while, and then to its end by people who only want to go on."""
    dice = random.Random(seed)
    table = start(edition, seed, dice)
    for _ in range(dice.randrange(20, 160)):
        table = goes_on(table, next_action(table, dice))
    for _ in range(200):
        action = polite(table, dice)
        if action is None:
            break
        table = goes_on(table, action)
    assert table.over, "the board cannot be played to its end"
    assert asked_now(table) is None
    return table


@pytest.mark.deep
@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("seed", SEEDS)
def test_a_board_played_at_random_never_breaks_the_table(edition: Edition, seed: int) -> None:
    table = play_board(edition, seed)
    assert sum(table.tricks_after_transfers(side) for side in {seat.side for seat in Seat}) <= 13


@pytest.mark.parametrize(("edition", "seed"), FAILED_ONCE)
def test_a_board_that_once_broke_the_table_does_so_no_more(edition: Edition, seed: int) -> None:
    assert play_board(edition, seed).over
