"""What people may do at a table, drawn at random: anything at all, or what those do who only want to go on."""

from __future__ import annotations

import random

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine import actions as a
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.laws.book import asked_now
from bridgetable.table.irregularity import InformationBy, Kind, WronglyTold
from bridgetable.table.state import Phase, Table

# -- what must be so of every table ------------------------------------------------------------------------------------


def all_cards(table: Table) -> list[Card]:
    """Every card, wherever it is."""
    held = [card for hand in table.hands for card in hand]
    played = [play.card for trick in table.tricks for play in trick.plays]
    lost = [one.card for one in table.mislaid if one.held_by is None]
    return sorted([*held, *played, *lost])


def tricks_add_up(table: Table) -> bool:
    """Whether each side has none to thirteen, the Law's transfers taken off one and put to the other."""
    won, moved = ([count(side) for side in Side] for count in (table.tricks_won, table.tricks_after_transfers))
    return sum(won) == sum(moved) <= 13 and all(0 <= tricks <= 13 for tricks in (*won, *moved))


def somebody_can_act(table: Table) -> bool:
    """Whether a question has options, the Director is awaited, or whoever is on turn has a lawful call or card."""
    now = asked_now(table)
    if now is not None:
        return len(now.options) > 1
    if table.pending or table.phase is Phase.OVER:
        return True
    if table.to_call is not None:
        return bool(lawful_calls(table, table.to_call))
    return table.turn is not None and bool(lawful_cards(table, table.turn))


# -- the play --------------------------------------------------------------------------------------------------------


def anything_in_play(table: Table, dice: random.Random) -> a.Action:
    """Something somebody might do at this table, wise or not."""
    seat = dice.choice(list(Seat))
    makers = (said, done_with_cards, done_with_cards, called_from_dummy, about_the_end)
    return dice.choice(dice.choice(makers)(table, seat, dice))


def said(table: Table, seat: Seat, dice: random.Random) -> list[a.Action]:
    """What people say to each other and to the Director."""
    other = dice.choice(list(Seat))
    return [
        a.WrongCards(seat),
        a.Point(seat, dice.randint(1, 13)),
        a.LeaveOut(seat, dice.randint(1, 13)),
        a.ForeignCard(seat),
        a.WrongBoard(seat),
        a.Summon(seat),
        a.Attend(seat),
        a.Ask(seat, other),
        a.Breach(seat, "43A2a"),
        a.Warn(seat),
        a.Accept(seat),
        a.Tell(seat, other, dice.choice([WronglyTold.YOUR_LEAD, WronglyTold.EXPLANATION])),
        a.GiveInformation(seat, dice.choice([InformationBy.GESTURE, InformationBy.REMARK])),
        a.Note((("", "x"),)),
        a.Attend(seat, a.Pointer(Kind.UNAUTHORISED_INFORMATION, other)),
    ]


def done_with_cards(table: Table, seat: Seat, dice: random.Random) -> list[a.Action]:
    """What people do with cards."""
    choices: list[a.Action] = [a.Inspect(seat, 1 + dice.randrange(13)), a.FaceLead(seat), a.Omit(table.turn or seat)]
    cards = sorted(table.hands[seat])
    if cards:
        card, another = dice.choice(cards), dice.choice(cards)
        choices += [
            a.Play(seat, card),
            a.Play(seat, card),
            a.Name(seat, card),
            a.Expose(seat, (card,)),
            a.Expose(seat, (card,), True),
            a.TakeBack(seat, card),
            a.LeadFaceDown(seat, card),
        ]
        if dice.random() < 0.05:
            choices += [a.Mislay(seat, another, dice.choice((None, seat.left))), a.Count(seat)]
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
        a.Agree(seat),
        a.Object(seat),
        a.ReturnCards(),
        a.CallNextBoard(seat),
        a.WithdrawAgreement(seat, dice.randrange(3)),
    ]
    if table.open_trick > 8:
        choices += [a.MakeClaim(seat, dice.randrange(5)), a.Concede(seat, dice.randrange(3)), a.EndRound()]
    return choices


def polite_in_play(table: Table, dice: random.Random) -> a.Action | None:
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


def next_in_play(table: Table, dice: random.Random) -> a.Action:
    """Mostly the polite thing; now and then an unlawful card, a summons, or anything at all."""
    chance = dice.random()
    if chance < 0.14:
        return anything_in_play(table, dice)
    if chance < 0.24 and table.unsettled:
        return a.Summon(dice.choice(list(Seat)))
    if chance < 0.32 and table.turn is not None and table.hands[table.turn]:
        return a.Play(table.turn, dice.choice(sorted(table.hands[table.turn])))
    return polite_in_play(table, dice) or a.EndRound()


# -- the auction -----------------------------------------------------------------------------------------------------


def any_call(table: Table, dice: random.Random) -> Call:
    """A call near where the auction stands: often a little too high or too low, a double, now and then over seven.

    It may be higher than can be written.
    """
    highest = table.auction.highest
    level = max(1, (highest.level if highest is not None else 1) + dice.choice([-1, 0, 0, 0, 1]))
    bid = Bid(9 if dice.random() < 0.01 else level, dice.choice(list(Denomination)))
    calls: list[Call] = [bid, bid, bid, bid, Pass(), Pass(), Double(), Redouble()]
    return dice.choice(calls)


def anything_in_auction(table: Table, dice: random.Random) -> a.Action:
    """Something somebody might do in an auction, wise or not."""
    seat, other = dice.choice(list(Seat)), dice.choice(list(Seat))
    to_call = table.to_call if table.to_call is not None else seat
    cards = sorted(table.hands[seat])
    shows = tuple(dice.sample(list(Suit), dice.randrange(3)))
    alert = (("en", "explained"),)
    deeds: list[a.Action] = [
        a.MakeCall(to_call, any_call(table, dice)),
        a.MakeCall(to_call, any_call(table, dice)),
        a.MakeCall(to_call, any_call(table, dice), shows=shows),
        a.MakeCall(to_call, any_call(table, dice), alert),
        a.MakeCall(seat, any_call(table, dice)),
        a.MakeCall(seat, any_call(table, dice)),
        a.MakeCall(seat, any_call(table, dice), shows=shows),
        a.MakeCall(seat, any_call(table, dice), simultaneous=True),
        a.ChangeCall(seat, any_call(table, dice)),
        a.ChangeCall(seat, any_call(table, dice)),
        a.Summon(seat),
        a.Attend(seat),
        a.Summon(seat, a.Pointer(Kind.CALL_OUT_OF_ROTATION, other)),
        a.Tell(seat, other, dice.choice([WronglyTold.EXPLANATION, WronglyTold.YOUR_LEAD])),
        a.GiveInformation(seat, dice.choice([InformationBy.REMARK, InformationBy.HESITATION, InformationBy.STOP])),
        a.Expose(seat, (dice.choice(cards),), dice.random() < 0.5),
        a.Expose(seat, tuple(dice.sample(cards, 2))),
        a.Play(seat, dice.choice(cards)) if dice.random() < 0.1 else a.Summon(seat),
        a.PassTray(seat),
        a.OpenScreen(seat),
    ]
    return dice.choice(deeds)


def polite_in_auction(table: Table, dice: random.Random) -> a.Action | None:
    """What people do who only want the auction to end: answer, call what is lawful, mostly pass; then lead."""
    if asked_now(table) is None and not table.pending:
        if table.to_call is not None:
            calls = lawful_calls(table, table.to_call)
            assert calls, f"{table.to_call.name} is on turn with nothing lawful to call, and nobody is asked"
            wanted = Pass() if Pass() in calls and dice.random() < 0.7 else dice.choice(sorted(calls, key=repr))
            return a.MakeCall(table.to_call, wanted)
        if table.phase is Phase.OVER or table.lead_faced:
            return None
    return polite_in_play(table, dice)


def next_in_auction(table: Table, dice: random.Random) -> a.Action:
    """Half of the time anything at all; else the next call, and often the Director where there is reason to."""
    chance = dice.random()
    if table.contract is not None and chance < 0.5:
        return a.Summon(dice.choice(list(Seat)))
    if table.unsettled and chance < 0.35:
        return a.Summon(dice.choice(list(Seat)))
    return anything_in_auction(table, dice) if chance < 0.7 else polite_in_auction(table, dice) or a.Note((("", "x"),))
