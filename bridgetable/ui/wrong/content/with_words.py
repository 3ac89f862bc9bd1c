"""What can go wrong in words: claims and agreement, remarks, attention drawn (Law 9, 16, 47E, 68-71)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.laws.claims.law68 import tricks_left
from bridgetable.table.state import Table
from bridgetable.ui.wrong.content.line import Choice, Family, Lines, Missing, at_once, choosing
from bridgetable.ui.wrong.content.with_dummy import told

SAID = ("remark", "gesture", "hesitation")
IN_THE_AUCTION = ("hesitation", "remark", "stop", "gesture")


def claims(table: Table) -> Lines:
    """Claim, concession, agreement, objection, agreement withdrawn (Law 68-71)."""
    if table.claim is None and not table.over:
        for seat in _players(table):
            yield from _of_tricks(table, "68A", "claim", seat, partial(a.MakeClaim, seat))
            yield from _of_tricks(table, "68B", "concede", seat, partial(a.Concede, seat))
    for seat in Seat:
        yield from at_once(table, Family.CLAIMS, "69A", "agree", seat, a.Agree(seat))
    for seat in Seat:
        law, key = ("69B", "takes-back") if table.over else ("70", "object")
        yield from at_once(table, Family.CLAIMS, law, key, seat, a.Object(seat))
    for seat in Seat:
        yield from choosing(table, Family.CLAIMS, "71", "withdraw", seat, partial(
            _numbers, range(1, 14), partial(a.WithdrawAgreement, seat)))


def _of_tricks(table: Table, law: str, key: str, seat: Seat, make: Callable[[int], a.Action]) -> Lines:
    left = tricks_left(table)
    yield from choosing(table, Family.CLAIMS, law, key, seat, partial(_numbers, range(left, -1, -1), make))


def _numbers(numbers: range, make: Callable[[int], a.Action]) -> Missing:
    return Missing("how-many", tuple(Choice(make(n), key="tricks", blanks=(("tricks", n),)) for n in numbers))


def after_the_play(table: Table) -> Lines:
    """What happens after the last card and ends what can be put right (Law 62D, 64B, 69)."""
    if not table.over or table.contract is None:
        return
    yield from choosing(table, Family.CLAIMS, "62D", "return", None, partial(_hands, table))
    for seat in Seat:
        if seat not in table.next_callers:
            yield from at_once(table, Family.CLAIMS, "64B4", "next-call", seat, a.CallNextBoard(seat))
    if not table.round_over:
        yield from at_once(table, Family.CLAIMS, "64B5", "round", None, a.EndRound())


def _hands(table: Table) -> Missing:
    left = [seat for seat in Seat if seat not in table.returned]
    everybody = (Choice(a.ReturnCards(None), key="all-hands"),) if left else ()
    return Missing("whose-cards", (*everybody, *(
        Choice(a.ReturnCards(seat), key="player", blanks=(("seat", seat),)) for seat in left
    )))


def said(table: Table) -> Lines:
    """Remarks, gestures and hesitations; wrong explanations; attention without the Director (Law 9A, 16, 47E)."""
    for seat in Seat:
        yield from choosing(table, Family.WORDS, "16", "informs", seat,
                            partial(_ways, seat, SAID if table.contract is not None else IN_THE_AUCTION))
    if not table.over:
        law, key = ("47E", "explains") if table.lead_faced else ("21", "explains-call")
        for seat in Seat:
            yield from choosing(table, Family.WORDS, law, key, seat,
                                partial(told, seat, (seat.left, seat.right), "explanation"))
    if table.irregularities or table.information:
        for seat in Seat:
            yield from choosing(table, Family.WORDS, "16", "says-used", seat, partial(_whom, seat))
    if table.unsettled:
        for seat in Seat:
            law, key = ("43A1", "attention-dummy") if seat is table.dummy and not table.over else ("9A", "attention")
            yield from at_once(table, Family.WORDS, law, key, seat, a.Attend(seat))


def _ways(seat: Seat, ways: tuple[str, ...]) -> Missing:
    return Missing("what-way", tuple(Choice(a.GiveInformation(seat, what), key=f"way-{what}") for what in ways))


def _whom(seat: Seat) -> Missing:
    pointers = [a.Pointer(kind="unauthorised-information", seat=whom) for whom in (seat.left, seat.right)]
    return Missing("whom", tuple(
        Choice(a.Attend(seat, to), key="player", blanks=(("seat", to.seat),)) for to in pointers if to.seat is not None
    ))


def _players(table: Table) -> tuple[Seat, ...]:
    """Everybody but dummy, whoever is to act first."""
    return tuple(seat for seat in (table.turn or Seat.S).round() if seat is not table.dummy)
