"""Law 64: the tricks that are transferred for an established revoke, and the damage that is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws import law12, law61, law70
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import E1997, E2007, E2017, Clause, clause
from bridgetable.laws.elections import COMPLETED, REVOKE_TRICK, REVOKED
from bridgetable.laws.law import Law
from bridgetable.laws.renumbering import worded_under
from bridgetable.table.events import Event, RulingGiven, Transfer, TricksTransferred
from bridgetable.table.evolve import with_elections
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke, Status
from bridgetable.table.question import DIRECTOR, About, Question, Revokes, say
from bridgetable.table.state import Table
from bridgetable.table.trick import Play
from bridgetable.table.values import cached_on_value, following_from

# Who won the trick of a revoke that is corrected but deemed established (43B2(b); 1997: 63B): two readings.
#
# The WBF Laws Committee (12 January 2000, item 2) looks at the trick as it was completed, with the card substituted;
# the Italian school at the trick as it would have been with the revoke card. The organisers elect which.


def elected_reading(table: Table) -> str:
    """The reading in force: the trick as completed, unless the other was elected."""
    return table.reading(REVOKE_TRICK, COMPLETED)


def winner_of_revoke_trick(table: Table, irregularity: IrregularityId, revoke: Revoke) -> Seat | None:
    """The winner of the revoke trick for the purposes of Law 64; None if the trick was not completed."""
    trick, held = table.trick(revoke.trick), table.establishment(irregularity)
    won = table.winner(revoke.trick)
    if trick is None or won is None or held is None or not held.deemed or elected_reading(table) == COMPLETED:
        return won
    as_made = tuple(Play(p.seat, revoke.card) if p.seat is revoke.seat else p for p in trick.plays)
    return replace(trick, plays=as_made).winner(table.trump)


@cached_on_value
def under_the_other_reading(table: Table) -> Table:
    """The same table under the other reading."""
    other = REVOKED if elected_reading(table) == COMPLETED else COMPLETED
    kept = tuple((name, value) for name, value in table.elections if name != REVOKE_TRICK)
    return with_elections(table, (*kept, (REVOKE_TRICK, other)))


def difference_between_readings(
    table: Table, irregularity: IrregularityId, tricks: int, other: int
) -> tuple[RulingGiven, ...]:
    """What the Director says if the readings transfer different numbers of tricks: the one in force, and the other."""
    held = table.establishment(irregularity)
    if held is None or tricks == other:
        return ()
    return (RulingGiven(held.clause, say(f"law-43B2b-{elected_reading(table)}", tricks=tricks, other=other)),)


# -- The revokes to which Law 64 applies, and the tricks the offending side has won since each of them -----------------


UNPLAYED = 14
"""The number that stands for the tricks of an agreed claim: after all tricks that were played."""


@following_from("deal", "won_before", "established", "dealings.revokes")
def ruled_on(table: Table) -> tuple[IrregularityId, ...]:
    """The revokes to which Law 64 applies, in the order in which they happened.

    A revoke of a defective trick is found, and recorded, later than it happened (67B).
    """
    revokes = (
        n
        for n, held in table.establishments.items()
        if table.is_settled(n)
        and isinstance(table.irregularities[n], Revoke)
        and (held.deemed or table.status(n) is Status.ESTABLISHED or corrected_though_established(table, n))
    )
    return tuple(sorted(revokes, key=lambda n: when(table, n)))


def when(table: Table, irregularity: IrregularityId) -> tuple[int, int]:
    """A key that sorts irregularities by trick, and within a trick in the order in which they were recorded."""
    return table.irregularities[irregularity].trick, irregularity


def corrected_though_established(table: Table, irregularity: IrregularityId) -> bool:
    """Whether an established revoke was corrected because both sides revoked on the trick (62C3)."""
    offence, held = table.irregularities[irregularity], table.establishment(irregularity)
    if not isinstance(offence, Revoke) or held is None or held.deemed or table.is_last_but_one(offence.trick):
        return False
    return table.status(irregularity) is Status.CORRECTED


@cached_on_value
def won_since(table: Table, revoke: Revoke) -> tuple[int, ...]:
    """The numbers of the tricks the offending side won from the revoke trick on, claimed ones last."""
    side = revoke.seat.side
    played = tuple(number for number in table.won_in_play[side] if number >= revoke.trick)
    return played + (UNPLAYED,) * (table.tricks_won(side) - table.tricks_taken(side))


# -- Law 64B: the established revokes for which no trick is transferred ------------------------------------------------


@clause("64B1")
def won_nothing(table: Table, irregularity: IrregularityId) -> bool:
    """The offending side won neither the revoke trick nor any later one."""
    return not won_since(table, law61.revoke_at(table, irregularity))


@clause("64B2")
def repeated(table: Table, irregularity: IrregularityId) -> bool:
    """It is a later revoke by the same player in the same suit."""
    return bool(_earlier_in_suit(table, irregularity))


@repeated.wording("64B2", E2017)
def _(table: Table, irregularity: IrregularityId) -> bool:
    """The same, and the first such revoke had become established."""
    earlier = min(_earlier_in_suit(table, irregularity), default=None)
    first = table.establishment(earlier[1]) if earlier is not None else None
    return first is not None and not first.deemed


def _earlier_in_suit(table: Table, irregularity: IrregularityId) -> list[tuple[int, IrregularityId]]:
    """The earlier revokes by the same player in the same suit, each after its trick."""
    revoke = law61.revoke_at(table, irregularity)
    by_him = table.recorded_as(Revoke, by=(revoke.seat,))
    if len(by_him) == 1 or (suit := law61.suit_of_revoke(revoke)) is None:
        return []
    made = revoke.trick, irregularity
    return [
        (offence.trick, other)
        for other, offence in by_him
        if (offence.trick, other) < made and law61.suit_of_revoke(offence) is suit
    ]


@clause("64B3")
def faced_card(table: Table, irregularity: IrregularityId) -> bool:
    """The player failed to play a faced card: a penalty card, ruled on or still to be (49), or one of dummy's."""
    return law61.revoke_at(table, irregularity).faced


@clause("64B4")
def after_next_call(table: Table, irregularity: IrregularityId) -> bool:
    """Attention was first drawn after a member of the innocent side had called on the next deal."""
    first = table.attention_to(irregularity)
    innocent = law61.revoke_at(table, irregularity).seat.side.opponents
    return first is not None and any(seat.side is innocent for seat in first.next_callers)


@after_next_call.behaviour("never")
def _(table: Table, irregularity: IrregularityId) -> bool:
    """It makes no difference: tricks move all the same."""
    return False


@clause("64B5")
def after_the_round(table: Table, irregularity: IrregularityId) -> bool:
    """Attention was first drawn after the round had ended."""
    first = table.attention_to(irregularity)
    return first is not None and first.round_over


@after_the_round.behaviour("never")
def _(table: Table, irregularity: IrregularityId) -> bool:
    """It makes no difference: tricks move all the same."""
    return False


@clause("64B6")
def twelfth_trick(table: Table, irregularity: IrregularityId) -> bool:
    """It was made on the twelfth trick."""
    return table.is_last_but_one(law61.revoke_at(table, irregularity).trick)


@twelfth_trick.behaviour("never")
def _(table: Table, irregularity: IrregularityId) -> bool:
    """It makes no difference: tricks move all the same."""
    return False


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
    return corrected_though_established(table, irregularity)


def _opponents_revoked(table: Table, irregularity: IrregularityId, *, established: bool) -> bool:
    side = law61.revoke_at(table, irregularity).seat.side.opponents
    theirs = [o for o, _ in table.recorded_as(Revoke, by=side.seats)]
    if established:
        return any(o in ruled_on(table) for o in theirs)
    return any(table.attention_to(o) is not None for o in theirs)


WHATEVER_WAS_WON: tuple[Clause[[IrregularityId], bool], ...] = (
    repeated,
    faced_card,
    after_next_call,
    after_the_round,
    twelfth_trick,
    both_sides,
    corrected_on_both_sides,
)
"""Law 64B after its first clause, read from the top: these depend on no trick, and so outlast cards put back."""


def exemptions_of(table: Table, irregularity: IrregularityId) -> tuple[str, ...]:
    """The clauses of 64B that exempt a revoke ruled on from automatic adjustment; none if tricks are transferred."""
    won = won_nothing.exists_in(table.edition) and won_nothing(table, irregularity)
    return (*((won_nothing.number(table),) if won else ()), *_exempted_whatever_was_won(table)[irregularity])


@following_from("deal", "won_before", "established", "dealings.revokes")
def _exempted_whatever_was_won(table: Table) -> Mapping[IrregularityId, tuple[str, ...]]:
    there = [each for each in WHATEVER_WAS_WON if each.exists_in(table.edition)]
    return {n: tuple(each.number(table) for each in there if each(table, n)) for n in ruled_on(table)}


# -- Law 64A: how many tricks are transferred for each established revoke, and which -----------------------------------


@clause("64A1")
def offender_won_the_trick(table: Table, irregularity: IrregularityId) -> bool:
    """The offender himself won the trick he revoked on; declarer has not won a trick that dummy won.

    A player deemed to have revoked by playing nothing to a trick never loses a second trick (67B1).
    """
    revoke = law61.revoke_at(table, irregularity)
    return not revoke.defective and winner_of_revoke_trick(table, irregularity, revoke) is revoke.seat


@clause("64A2")
def second_trick(table: Table, irregularity: IrregularityId) -> list[int]:
    """1997: later tricks the offender himself won with a card he could lawfully have played to the revoke trick."""
    revoke = law61.revoke_at(table, irregularity)
    if revoke.defective:
        return []
    later = (number for number in table.won_in_play[revoke.seat.side] if number > revoke.trick)
    return [number for number in later if _won_with(table, number, revoke.seat, revoke.owed)]


@second_trick.wording("64A2", E2007)
def _(table: Table, irregularity: IrregularityId) -> list[int]:
    """Since 2007 one trick, no matter which card won it."""
    return []


def _won_with(table: Table, number: int, seat: Seat, cards: frozenset[Card]) -> bool:
    trick = table.trick(number)
    return trick is not None and table.winner(number) is seat and trick.card_of(seat) in cards


@clause("64A1")
def most_for_a_trick_won(table: Table) -> int:
    """How many tricks move at most where the offender himself won the trick."""
    return 2


@most_for_a_trick_won.behaviour("one-trick")
def _(table: Table) -> int:
    """The revoke trick alone."""
    return 1


@most_for_a_trick_won.behaviour("no-trick")
def _(table: Table) -> int:
    """None: equity alone is restored (64C)."""
    return 0


@clause("64A2")
def most_otherwise(table: Table) -> int:
    """How many tricks move at most where he did not, but for a second one of 1997."""
    return 1


@most_otherwise.behaviour("no-trick")
def _(table: Table) -> int:
    """None: equity alone is restored (64C)."""
    return 0


def transfer_for(table: Table, irregularity: IrregularityId, moved: Sequence[int]) -> Transfer:
    """What Law 64 transfers for this revoke; no trick is transferred twice, so those in `moved` are left out."""
    revoke = law61.revoke_at(table, irregularity)
    to = revoke.seat.side.opponents
    if exempt := exemptions_of(table, irregularity):
        return Transfer(irregularity, exempt[0], 0, to)
    left = _spared_last(table, irregularity, _without(won_since(table, revoke), moved))
    if offender_won_the_trick(table, irregularity):
        later = [number for number in left if number > revoke.trick][:1]
        taken = ([number for number in left if number == revoke.trick] + later)[: most_for_a_trick_won(table)]
        return Transfer(irregularity, "64A1", len(taken), to, tuple(taken))
    also = [number for number in second_trick(table, irregularity) if number in left][-1:]
    taken = (_without(left, also)[: most_otherwise(table)] + also)[:2]
    return Transfer(irregularity, "64A2", len(taken), to, tuple(taken))


def _spared_last(table: Table, irregularity: IrregularityId, numbers: list[int]) -> list[int]:
    """The tricks in order of choice: those that another revoke transfers as its own (64A1) last, else by number."""
    own = {trick for other, trick in _own_tricks(table) if other != irregularity}
    return sorted(numbers, key=lambda number: (number in own, number))


@cached_on_value
def _own_tricks(table: Table) -> tuple[tuple[IrregularityId, int], ...]:
    """The revokes that lose the trick they were made on, each with that trick."""
    return tuple(
        (irregularity, law61.revoke_at(table, irregularity).trick)
        for irregularity in ruled_on(table)
        if offender_won_the_trick(table, irregularity) and not exemptions_of(table, irregularity)
    )


def _without(numbers: Sequence[int], moved: Sequence[int]) -> list[int]:
    rest = list(numbers)
    for number in moved:
        if number in rest:
            rest.remove(number)
    return rest


def transferred_after_play(table: Table) -> tuple[Event, ...]:
    """After play: the tricks transferred for the revokes ruled on, and what the Director says about them."""
    if not table.over or law70.is_contested(table):
        return ()
    found = transfers_due(table)
    if found == table.transfers:
        return ()
    rulings = (told for transfer in found if transfer not in table.transfers for told in _told(table, transfer, found))
    return (TricksTransferred(found), *rulings)


@following_from(
    "deal", "hands", "contract", "won_before", "tricks", "claim", "elections", "established", "dealings.revokes"
)
def transfers_due(table: Table) -> tuple[Transfer, ...]:
    """What is transferred for each revoke ruled on if play ends like this, in the order of the revokes."""
    found: list[Transfer] = []
    moved: list[int] = []
    for irregularity in ruled_on(table):
        found.append(transfer_for(table, irregularity, moved))
        moved += found[-1].from_tricks
    return tuple(found)


def _told(table: Table, transfer: Transfer, found: tuple[Transfer, ...]) -> tuple[RulingGiven, ...]:
    """Every reason why no trick is transferred, or the clause under which tricks are; and the other reading."""
    offender = table.irregularities[transfer.irregularity].seat
    reasons = exemptions_of(table, transfer.irregularity) or (transfer.clause,)
    keys = [f"law-{worded_under(number, table.edition)}" for number in reasons]
    rulings = tuple(
        RulingGiven(number, say(key, offender=offender, tricks=transfer.tricks, side=transfer.to))
        for number, key in zip(reasons, keys, strict=True)
    )
    return (*rulings, *_read_otherwise(table, transfer, found[: found.index(transfer)]))


def _read_otherwise(table: Table, transfer: Transfer, before: tuple[Transfer, ...]) -> tuple[RulingGiven, ...]:
    """What the reading of 43B2(b) that was not elected would transfer, if that is another number of tricks."""
    if not any(held.deemed for held in table.established):
        return ()
    moved = [number for one in before for number in one.from_tricks]
    other = transfer_for(under_the_other_reading(table), transfer.irregularity, moved)
    return difference_between_readings(table, transfer.irregularity, transfer.tricks, other.tricks)


# -- Law 64C: after the transfers the Director judges whether the innocent side is still damaged -----------------------


@clause("64C")
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


def _redress(table: Table, ask: Ask[About]) -> Question | None:
    irregularities = ruled_on(table)
    if not irregularities or not table.over or law70.is_contested(table):
        return None
    innocent = {law61.revoke_at(table, irregularity).seat.side.opponents for irregularity in irregularities}
    if len(innocent) == 1 and not _could_gain(table, next(iter(innocent))):
        return None
    question = ask.question(table, (DIRECTOR,), Revokes(irregularities[-1], len(irregularities)))
    return None if question in table.answered else question


def _could_gain(table: Table, side: Side) -> bool:
    """Whether the side has fewer than thirteen tricks after the transfers: otherwise no damage is possible."""
    return table.tricks_after_transfers(side) < 13


DAMAGE_LEFT = law12.judgement("64C1", since=E2017, printed={E1997: "64C"})
AFTER_REPEATED_REVOKES = law12.judgement("64C2(a)")
AFTER_REVOKES_OF_BOTH_SIDES = law12.judgement("64C2(b)")


# -- The declaration of Law 64 -----------------------------------------------------------------------------------------


LAW = Law(64, asks=(DAMAGE_LEFT, AFTER_REPEATED_REVOKES, AFTER_REVOKES_OF_BOTH_SIDES))
