"""Recorded calls and cards as actions at a table: the engine says what was irregular in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bridgetable.cards.call import Contract
from bridgetable.cards.card import PACK
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError
from bridgetable.files.as_table import auction_of, claim_of
from bridgetable.files.record import Played, Recorded, trick_winner
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.irregularity import Irregularity, Revoke, kind_of
from bridgetable.table.state import Table

ANY_HANDS: Hands = BySeat.of(lambda seat: frozenset(PACK[seat::4]))
"""Hands for an auction of which the cards are not known: whether a call is lawful does not depend on them."""


class Irregular(msgspec.Struct, frozen=True):
    """An irregularity, and the table right after it; `call` or `play` counts the calls or cards from 1, or is 0."""

    irregularity: Irregularity
    table: Table
    call: int = 0
    play: int = 0


class Replay(msgspec.Struct, frozen=True):
    """What the engine found, and the last table; `stopped` is the error at which calls or cards could not go on."""

    table: Table
    found: tuple[Irregular, ...] = ()
    stopped: ImpossibleError | None = None


def replayed_auction(record: Recorded, edition: Edition) -> Replay:
    """The calls of the record one after the other, from the dealer on."""
    hands = record.hands if record.is_whole else None
    table = first_table(edition, record.board, ANY_HANDS if hands is None else hands, None)
    return _acted(table, [a.MakeCall(called.seat, called.call) for called in record.auction], calls=True)


def replayed_play(
    record: Recorded, edition: Edition, contract: Contract, plays: Sequence[Played], after: Table | None = None
) -> Replay | None:
    """The cards in this contract; None where the hands cannot be known.

    `after` is the table after the auction, if it is to go on there. The hands of a play of which not all are known are
    the cards that were played: only what the play itself proves is found.
    """
    hands = record.hands
    if hands is None:
        hands = _hands_played(plays)
        plays = plays[: len(plays) // 4 * 4]
    if hands is None:
        return None
    if after is not None and after.contract == contract and hands == after.deal:
        return _acted(after, [a.Play(played.seat, played.card) for played in plays])
    ending = len(hands.north) < 13
    leader = (record.leader if record.hands is not None else contract.opening_leader) if ending else None
    auction = auction_of(record)
    table = first_table(edition, record.board, hands, contract, auction=auction, leader=leader)
    return _acted(table, [a.Play(played.seat, played.card) for played in plays])


def _hands_played(plays: Sequence[Played]) -> Hands | None:
    """The cards that each seat played to complete tricks; None if there is none or not all played as many."""
    complete = plays[: len(plays) // 4 * 4]
    hands = BySeat.of(lambda seat: frozenset(played.card for played in complete if played.seat is seat))
    return hands if complete and len({len(hand) for hand in hands}) == 1 else None


def _acted(table: Table, actions: Sequence[a.MakeCall | a.Play], *, calls: bool = False) -> Replay:
    found: list[Irregular] = []
    for number, action in enumerate(actions, 1):
        try:
            after = apply(table, action).table
        except ImpossibleError as error:
            return Replay(table, tuple(found), error)
        if len(after.irregularities) > len(table.irregularities):
            new = tuple(after.irregularities)[len(table.irregularities) :]
            found += [Irregular(one, after, number * calls, number * (not calls)) for one in new]
        table = after
    return Replay(table, tuple(found))


# -- what Law 64 moves -----------------------------------------------------------------------------------------------


def moved_by_revokes(record: Recorded, table: Table) -> dict[tuple[Seat, int], int] | None:
    """The tricks that each revoke, by its player and trick, would move under Law 64; None before the end of play.

    The claim that ended the play is agreed to, and the other side has then drawn attention to every revoke.
    """
    try:
        for action in claim_of(record, table):
            table = apply(table, action).table
        if not table.over:
            return None
        for irregularity, revoke in table.recorded_as(Revoke):
            if table.attention_to(irregularity) is None:
                to = a.Pointer(kind_of(revoke), revoke.seat, revoke.trick)
                table = apply(table, a.Summon(_opponent(table, revoke.seat), to)).table
    except ImpossibleError:
        return None
    return dict(_moved(table))


def _opponent(table: Table, offender: Seat) -> Seat:
    """An opponent of the offender who may draw attention: not dummy."""
    return offender.right if offender.left is table.dummy else offender.left


def _moved(table: Table) -> Iterator[tuple[tuple[Seat, int], int]]:
    for irregularity, revoke in table.recorded_as(Revoke):
        transferred = sum(one.tricks for one in table.transfers if one.irregularity == irregularity)
        yield (revoke.seat, revoke.trick), transferred


# -- the order of the cards -------------------------------------------------------------------------------------------


def in_order_of(contract: Contract, plays: Sequence[Played]) -> tuple[Played, ...]:
    """The cards of a PBN record in the order in which they were played in this contract.

    A row tells the four cards of a trick and not their order, which follows from the contract.
    """
    due = contract.opening_leader
    ordered: list[Played] = []
    for start in range(0, len(plays), 4):
        trick = list(plays[start : start + 4])
        leader = next((played.seat for played in trick if played.out_of_turn), due)
        if len({played.seat for played in trick}) == 4:
            by_seat = {played.seat: played for played in trick}
            trick = [by_seat[seat] for seat in leader.round() if seat in by_seat]
            due = trick_winner(trick, contract.trump)
        ordered += trick
    return tuple(ordered)
