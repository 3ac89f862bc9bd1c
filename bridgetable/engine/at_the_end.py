"""How the play ends: claims, concessions, agreement, cards returned, the next board, the Director's score."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.hands import Events, must_be_over, must_be_playing
from bridgetable.engine.steps import Impossible, NotYetRuled
from bridgetable.laws.law68 import tricks_left
from bridgetable.table import events as e
from bridgetable.table.question import say
from bridgetable.table.state import Table


def claim(table: Table, action: a.MakeClaim) -> Events:
    """A player claims that many of the tricks left (Law 68A)."""
    return _stated(table, action.seat, action.tricks, action.tricks, concession=False, line=action.line)


def concede(table: Table, action: a.Concede) -> Events:
    """A player concedes that many of the tricks left (Law 68B)."""
    return _stated(table, action.seat, action.tricks, tricks_left(table) - action.tricks, concession=True, line="")


def _stated(table: Table, seat: Seat, said: int, mine: int, *, concession: bool, line: str) -> Events:
    must_be_playing(table)
    if not 0 <= said <= tricks_left(table):
        raise Impossible("impossible-claim", tricks=said, left=tricks_left(table))
    return (e.TricksClaimed(seat, mine, concession, line),)


def agree(table: Table, action: a.Agree) -> Events:
    """The other side assents to the claim or concession (Law 69A)."""
    if table.claim is None or table.claim.agreed_by is not None:
        raise Impossible("impossible-no-claim")
    if table.claim.seat.side is action.seat.side:
        raise Impossible("impossible-own-claim", seat=action.seat)
    return (e.ClaimAgreed(action.seat),)


def return_cards(table: Table, action: a.ReturnCards) -> Events:
    """Hands go back into the board."""
    must_be_over(table)
    return (e.CardsReturned(tuple(Seat) if action.seat is None else (action.seat,)),)


def next_call(table: Table, action: a.CallNextBoard) -> Events:
    """A player calls on the next board (Law 64B4, 69A)."""
    must_be_over(table)
    return (e.NextBoardCalled(action.seat),)


def end_round(table: Table, action: a.EndRound) -> Events:
    """The round ends for this table."""
    return (e.RoundEnded(),)


def adjust(table: Table, action: a.Adjust) -> Events:
    """The Director assigns a score to each side (Law 12C)."""
    must_be_over(table)
    law = action.law or "12C1"
    return (e.ScoreAssigned(action.ns, action.ew, law), e.RulingGiven(law, say("law-12C1")))


def note(table: Table, action: a.Note) -> Events:
    """The lecturer stops here."""
    return (e.Noted(),)


def object_to_claim(table: Table, action: a.Object) -> Events:
    """A player objects to the claim or concession, or takes back his assent to it (Law 68B2, 68D, 69A)."""
    raise NotYetRuled("70")


def withdraw_agreement(table: Table, action: a.WithdrawAgreement) -> Events:
    """A player asks for tricks his side agreed to lose, or conceded (Law 69B, 71)."""
    raise NotYetRuled("69B")
