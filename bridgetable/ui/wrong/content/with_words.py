"""Irregularities in words: claims and agreements, remarks, attention drawn (Laws 9, 16, 21, 47E, 62-71)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.laws.claims.law68 import tricks_left
from bridgetable.table.state import Table
from bridgetable.ui.wrong.content.line import Choice, Family, Lines, Prompt, choice_line, immediate_line
from bridgetable.ui.wrong.content.with_dummy import opponent_prompt

IN_THE_PLAY = ("remark", "gesture", "hesitation")
IN_THE_AUCTION = ("hesitation", "remark", "stop", "gesture")


def claims(table: Table) -> Lines:
    """Lines for claims, concessions, agreements, objections and withdrawals of agreement (Laws 68-71)."""
    if table.claim is None and not table.over:
        for seat in _players(table):
            yield from _tricks_line(table, "68A", "claim", seat, partial(a.MakeClaim, seat))
            yield from _tricks_line(table, "68B", "concede", seat, partial(a.Concede, seat))
            yield from immediate_line(table, Family.CLAIMS, "68A", "show-hand", seat, a.ShowHand(seat))
    for seat in Seat:
        yield from immediate_line(table, Family.CLAIMS, "69A", "agree", seat, a.Agree(seat))
    for seat in Seat:
        law, key = ("69B", "takes-back") if table.over else ("70", "object")
        yield from immediate_line(table, Family.CLAIMS, law, key, seat, a.Object(seat))
    for seat in Seat:
        yield from choice_line(table, Family.CLAIMS, "71", "withdraw", seat, partial(
            _number_prompt, range(1, 14), partial(a.WithdrawAgreement, seat)))


def _tricks_line(table: Table, law: str, key: str, seat: Seat, make: Callable[[int], a.Action]) -> Lines:
    left = tricks_left(table)
    yield from choice_line(table, Family.CLAIMS, law, key, seat, partial(_number_prompt, range(left, -1, -1), make))


def _number_prompt(numbers: range, make: Callable[[int], a.Action]) -> Prompt:
    return Prompt("how-many", tuple(Choice(make(n), key="tricks", blanks=(("tricks", n),)) for n in numbers))


def after_the_play(table: Table) -> Lines:
    """Lines for returning the cards, a call on the next board and the end of the round (Laws 62D, 64B)."""
    if not table.over or table.contract is None:
        return
    yield from choice_line(table, Family.CLAIMS, "62D", "return", None, partial(_hands_prompt, table))
    for seat in (Seat.N, Seat.E):
        numbers = range(13, -1, -1)
        make = partial(a.DisputeTricks, seat)
        yield from choice_line(table, Family.CLAIMS, "79B", "dispute", seat, partial(_number_prompt, numbers, make))
    for seat in Seat:
        if seat not in table.next_callers:
            yield from immediate_line(table, Family.CLAIMS, "64B4", "next-call", seat, a.CallNextBoard(seat))
    if not table.round_over:
        yield from immediate_line(table, Family.CLAIMS, "64B5", "round", None, a.EndRound())


def _hands_prompt(table: Table) -> Prompt:
    left = [seat for seat in Seat if seat not in table.returned]
    everybody = (Choice(a.ReturnCards(None), key="all-hands"),) if left else ()
    return Prompt("whose-cards", (*everybody, *(
        Choice(a.ReturnCards(seat), key="player", blanks=(("seat", seat),)) for seat in left
    )))


def remarks_and_attention(table: Table) -> Lines:
    """Lines for extraneous information, its use, wrong explanations and attention drawn (Laws 9A, 16, 21, 43, 47E)."""
    for seat in Seat:
        yield from choice_line(table, Family.WORDS, "16", "informs", seat,
                            partial(_way_prompt, seat, IN_THE_PLAY if table.contract is not None else IN_THE_AUCTION))
    if not table.over:
        law, key = ("47E", "explains") if table.lead_faced else ("21", "explains-call")
        for seat in Seat:
            yield from choice_line(table, Family.WORDS, law, key, seat,
                                partial(opponent_prompt, seat, (seat.left, seat.right), "explanation"))
    if table.irregularities or table.information:
        for seat in Seat:
            yield from choice_line(table, Family.WORDS, "16", "says-used", seat, partial(_offender_prompt, seat))
    if table.dealings.unsettled:
        for seat in Seat:
            law, key = ("43A1", "attention-dummy") if seat is table.dummy and not table.over else ("9A", "attention")
            yield from immediate_line(table, Family.WORDS, law, key, seat, a.Attend(seat))


def _way_prompt(seat: Seat, ways: tuple[str, ...]) -> Prompt:
    return Prompt("what-way", tuple(Choice(a.GiveInformation(seat, what), key=f"way-{what}") for what in ways))


def _offender_prompt(seat: Seat) -> Prompt:
    pointers = [a.Pointer(kind="unauthorised-information", seat=opponent) for opponent in (seat.left, seat.right)]
    return Prompt("whom", tuple(
        Choice(a.Attend(seat, to), key="player", blanks=(("seat", to.seat),)) for to in pointers if to.seat is not None
    ))


def _players(table: Table) -> tuple[Seat, ...]:
    """The seats other than dummy, in rotation from the hand on turn or from South."""
    return tuple(seat for seat in (table.turn or Seat.S).round() if seat is not table.dummy)
