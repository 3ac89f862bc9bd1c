"""Law 64: procedure after establishment of a revoke."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards.seat import Side
from bridgetable.laws.ask import Ask
from bridgetable.laws.claims.law70 import is_contested
from bridgetable.laws.clause import E1997, E2007, E2017, Clause, clause
from bridgetable.laws.general.law12 import judgement
from bridgetable.laws.irregular_plays.law61 import suit_of_revoke
from bridgetable.laws.law import Law
from bridgetable.laws.shared.revoke_trick import owner, read_otherwise, told_of_both
from bridgetable.table.events import Event, RulingGiven, Transfer, TricksTransferred
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke, Status
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table

UNPLAYED = 14
"""The number under which the tricks of an agreed claim stand: after all that were played."""


def revoke_at(table: Table, irregularity: IrregularityId) -> Revoke:
    """The revoke at this place; raises TypeError where something else stands."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, Revoke):
        raise TypeError(f"irregularity {irregularity} is no revoke")
    return offence


def ruled_on(table: Table) -> tuple[IrregularityId, ...]:
    """The places of the revokes Law 64 is to be applied to, in the order they happened.

    A revoke of a defective trick is found, and recorded, later than it happened (67B).
    """
    revokes = (
        n
        for n, offence in table.recorded
        if isinstance(offence, Revoke)
        and (held := table.establishment(n)) is not None
        and table.is_settled(n)
        and (held.deemed or table.status(n) is Status.ESTABLISHED or mended_though_established(table, n))
    )
    return tuple(sorted(revokes, key=lambda n: _when(table, n)))


def _when(table: Table, irregularity: IrregularityId) -> tuple[int, int]:
    return table.irregularities[irregularity].trick, irregularity


def mended_though_established(table: Table, irregularity: IrregularityId) -> bool:
    """Whether an established revoke was corrected because both sides revoked on the trick (62C3)."""
    offence, held = table.irregularities[irregularity], table.establishment(irregularity)
    if not isinstance(offence, Revoke) or held is None or held.deemed or offence.trick == 12:
        return False
    return table.status(irregularity) is Status.CORRECTED


def won_since(table: Table, revoke: Revoke) -> list[int]:
    """The numbers of the tricks the offending side won from the revoke trick on, claimed ones last."""
    side = revoke.seat.side
    played = [
        number
        for number, _ in table.numbered_tricks()
        if number >= revoke.trick and (seat := table.winner(number)) is not None and seat.side is side
    ]
    return played + [UNPLAYED] * (table.tricks_won(side) - table.tricks_taken(side))


# -- 64B: no automatic adjustment ----------------------------------------------------------------------------------


@clause("64B1")
def won_nothing(table: Table, irregularity: IrregularityId) -> bool:
    """The offending side won neither the revoke trick nor any later one."""
    return not won_since(table, revoke_at(table, irregularity))


@clause("64B2", E1997, E2007)
def repeated(table: Table, irregularity: IrregularityId) -> bool:
    """It is a later revoke of the same player in the same suit."""
    return bool(_earlier_in_suit(table, irregularity))


@repeated.wording("64B2", E2017)
def _(table: Table, irregularity: IrregularityId) -> bool:
    """The same, and the first such revoke had become established."""
    earlier = _earlier_in_suit(table, irregularity)
    first = table.establishment(earlier[0]) if earlier else None
    return first is not None and not first.deemed


def _earlier_in_suit(table: Table, irregularity: IrregularityId) -> list[IrregularityId]:
    revoke = revoke_at(table, irregularity)
    return [
        other
        for other in sorted(table.irregularity_ids, key=lambda other: _when(table, other))
        if isinstance(offence := table.irregularities[other], Revoke)
        and _when(table, other) < _when(table, irregularity)
        and offence.seat is revoke.seat
        and suit_of_revoke(offence) is not None
        and suit_of_revoke(offence) is suit_of_revoke(revoke)
    ]


@clause("64B3")
def faced_card(table: Table, irregularity: IrregularityId) -> bool:
    """It was made in failing to play a card that lay faced: a penalty card or one of dummy's."""
    return revoke_at(table, irregularity).faced


@clause("64B4")
def after_next_call(table: Table, irregularity: IrregularityId) -> bool:
    """Attention was first drawn after a member of the innocent side had called on the next deal."""
    first = table.attention_to(irregularity)
    innocent = revoke_at(table, irregularity).seat.side.opponents
    return first is not None and any(seat.side is innocent for seat in first.next_callers)


@clause("64B5")
def after_the_round(table: Table, irregularity: IrregularityId) -> bool:
    """Attention was first drawn after the round had ended."""
    first = table.attention_to(irregularity)
    return first is not None and first.round_over


@clause("64B6")
def twelfth_trick(table: Table, irregularity: IrregularityId) -> bool:
    """It was made on the twelfth trick."""
    return revoke_at(table, irregularity).trick == 12


@clause("64B7", E2007)
def both_sides(table: Table, irregularity: IrregularityId) -> bool:
    """Both sides have revoked on the board, established or not."""
    return _opponents_revoked(table, irregularity, established=False)


@both_sides.wording("64B7", E2017)
def _(table: Table, irregularity: IrregularityId) -> bool:
    """Both sides have revoked on the board and both revokes are established."""
    return _opponents_revoked(table, irregularity, established=True)


@clause("64B8", E2017)
def corrected_on_both_sides(table: Table, irregularity: IrregularityId) -> bool:
    """It was corrected under 62C3."""
    return mended_though_established(table, irregularity)


def _opponents_revoked(table: Table, irregularity: IrregularityId, *, established: bool) -> bool:
    side = revoke_at(table, irregularity).seat.side.opponents
    theirs = [o for o, f in table.recorded if isinstance(f, Revoke) and f.seat.side is side]
    if established:
        return any(o in ruled_on(table) for o in theirs)
    return any(table.attention_to(o) is not None for o in theirs)


EXEMPTIONS: tuple[Clause[[IrregularityId], bool], ...] = (
    won_nothing, repeated, faced_card, after_next_call, after_the_round, twelfth_trick, both_sides,
    corrected_on_both_sides,
)
"""Law 64B read from the top."""


def exemptions_of(table: Table, irregularity: IrregularityId) -> tuple[str, ...]:
    """The clauses of 64B that free this revoke from any automatic adjustment; none when tricks are to move."""
    in_force = (exemption for exemption in EXEMPTIONS if exemption.holds_in(table.edition))
    return tuple(exemption.number(table) for exemption in in_force if exemption(table, irregularity))


# -- 64A: how many tricks ------------------------------------------------------------------------------------------


@clause("64A1")
def offender_won_the_trick(table: Table, irregularity: IrregularityId) -> bool:
    """The offender himself won the trick he revoked on; a trick won in dummy was not won by declarer.

    The revoke that a player is deemed to have made who played nothing to a trick is never one of two tricks (67B1).
    """
    revoke = revoke_at(table, irregularity)
    return not revoke.defective and owner(table, irregularity, revoke) is revoke.seat


@clause("64A2", E1997)
def second_trick(table: Table, irregularity: IrregularityId) -> list[int]:
    """1997: later tricks the offender won himself with a card he could lawfully have played to the revoke trick."""
    revoke = revoke_at(table, irregularity)
    if revoke.defective:
        return []
    return [
        number
        for number, trick in table.numbered_tricks()
        if number > revoke.trick and table.winner(number) is revoke.seat and trick.card_of(revoke.seat) in revoke.owed
    ]


@second_trick.wording("64A2", E2007, E2017)
def _(table: Table, irregularity: IrregularityId) -> list[int]:
    """Since 2007 one trick, whatever it was won with."""
    return []


def transfer_for(table: Table, irregularity: IrregularityId, moved: Sequence[int]) -> Transfer:
    """What Law 64 moves for this revoke, tricks already moved for another left out; no trick moves twice."""
    revoke = revoke_at(table, irregularity)
    to = revoke.seat.side.opponents
    if exempt := exemptions_of(table, irregularity):
        return Transfer(irregularity, exempt[0], 0, to)
    left = _spared_last(table, irregularity, _without(won_since(table, revoke), moved))
    if offender_won_the_trick(table, irregularity):
        later = [number for number in left if number > revoke.trick][:1]
        taken = [number for number in left if number == revoke.trick] + later
        return Transfer(irregularity, "64A1", len(taken), to, tuple(taken))
    also = [number for number in second_trick(table, irregularity) if number in left][-1:]
    taken = (_without(left, also)[:1] + also)[:2]
    return Transfer(irregularity, "64A2", len(taken), to, tuple(taken))


def _spared_last(table: Table, irregularity: IrregularityId, numbers: list[int]) -> list[int]:
    """The tricks to choose from: first those that no other revoke moves as its own trick (64A1), earlier ones first."""
    own = {
        revoke_at(table, other).trick for other in ruled_on(table)
        if other != irregularity and offender_won_the_trick(table, other) and not exemptions_of(table, other)
    }
    return sorted(numbers, key=lambda number: (number in own, number))


def _without(numbers: Sequence[int], moved: Sequence[int]) -> list[int]:
    rest = list(numbers)
    for number in moved:
        if number in rest:
            rest.remove(number)
    return rest


def after_play(table: Table) -> tuple[Event, ...]:
    """When the play has ended: the tricks that move for the revokes ruled on, and what the Director tells of it."""
    if not table.over or is_contested(table):
        return ()
    found: list[Transfer] = []
    moved: list[int] = []
    for irregularity in ruled_on(table):
        found.append(transfer_for(table, irregularity, moved))
        moved += found[-1].from_tricks
    if tuple(found) == table.transfers:
        return ()
    rulings = (told for transfer in found if transfer not in table.transfers for told in _told(table, transfer, found))
    return (TricksTransferred(tuple(found)), *rulings)


def _told(table: Table, transfer: Transfer, found: list[Transfer]) -> tuple[RulingGiven, ...]:
    """Every reason why no trick moves, or the clause under which tricks do; and what another reading would move."""
    offender = table.irregularities[transfer.irregularity].seat
    reasons = exemptions_of(table, transfer.irregularity) or (transfer.clause,)
    rulings = tuple(
        RulingGiven(number, say(f"law-{number}", offender=offender, tricks=transfer.tricks, side=transfer.to))
        for number in reasons
    )
    return (*rulings, *_read_otherwise(table, transfer, found[: found.index(transfer)]))


def _read_otherwise(table: Table, transfer: Transfer, before: list[Transfer]) -> tuple[RulingGiven, ...]:
    """What would move by the reading of 43B2(b) that was not elected, where that is another number of tricks."""
    moved = [number for one in before for number in one.from_tricks]
    other = transfer_for(read_otherwise(table), transfer.irregularity, moved)
    return told_of_both(table, transfer.irregularity, transfer.tricks, other.tricks)


# -- 64C -----------------------------------------------------------------------------------------------------------


@clause("64C", E1997, E2007)
def damage_left(table: Table) -> Question | None:
    """After any established revoke the Director judges whether the innocent side is still worse off."""
    return _redress(table, DAMAGE_LEFT)


@damage_left.wording("64C1", E2017)
def _(table: Table) -> Question | None:
    """The same; 64C2 says from which table damage is measured after repeated revokes and revokes of both sides."""
    irregularities = ruled_on(table)
    if any(both_sides(table, irregularity) for irregularity in irregularities):
        return _redress(table, AFTER_REVOKES_OF_BOTH_SIDES)
    return _redress(table, AFTER_REPEATED_REVOKES if any(repeated(table, n) for n in irregularities) else DAMAGE_LEFT)


def _redress(table: Table, ask: Ask) -> Question | None:
    irregularities = ruled_on(table)
    if not irregularities or not table.over or is_contested(table):
        return None
    innocent = {revoke_at(table, irregularity).seat.side.opponents for irregularity in irregularities}
    if len(innocent) == 1 and not _could_gain(table, next(iter(innocent))):
        return None
    question = ask.question(table, (DIRECTOR,), irregularity=irregularities[-1], trick=len(irregularities))
    return None if question in table.answered else question


def _could_gain(table: Table, side: Side) -> bool:
    """Whether the side, after the transfers, is short of a trick it could have won: else no damage is possible."""
    return table.tricks_after_transfers(side) < 13


DAMAGE_LEFT = judgement("64C1", printed={E1997: "64C", E2007: "64C"})
AFTER_REPEATED_REVOKES = judgement("64C2(a)")
AFTER_REVOKES_OF_BOTH_SIDES = judgement("64C2(b)")

LAW = Law(64, asks=(DAMAGE_LEFT, AFTER_REPEATED_REVOKES, AFTER_REVOKES_OF_BOTH_SIDES))
