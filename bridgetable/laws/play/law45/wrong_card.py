"""Dummy played a card that declarer had not named: corrected, or found too late (Law 45D)."""

from __future__ import annotations

from bridgetable.laws.ask import KEEP_OR_WITHDRAW, Ask, Conduct
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law09 import draw_attention_again
from bridgetable.laws.play.law45.card_played import may_be_put_right
from bridgetable.laws.play.law47.cards_played_after import (
    ask_who_played_after,
    keep_or_withdraw,
    revokes_voided_by_change,
)
from bridgetable.table.events import CardPlayed, CardPutBack, CardWithdrawn, Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke, Status, WrongCardFromDummy
from bridgetable.table.question import say
from bridgetable.table.state import Table


def rule_on_wrong_card(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a card of dummy's that declarer did not name."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, WrongCardFromDummy):
        return ()
    trick = table.trick(offence.trick)
    if trick is None or offence.card not in trick.cards_of(offence.seat):
        return put_right_by_dummy(table, irregularity, offence)
    if not may_be_put_right(table, offence):
        return (*too_late(table, irregularity, offence), Settled(irregularity, Status.ACCEPTED))
    number = may_be_put_right.number(table)
    told = RulingGiven(number, say("law-45D-put-right", card=offence.card, named=offence.named))
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    if not evolve(table, back).has_come_to(offence.trick):
        return (told, Settled(irregularity, Status.CORRECTED), back)
    play = CardPlayed if table.claim is None else CardPutBack  # nobody plays while a claim is considered
    return (
        told,
        Settled(irregularity, Status.CORRECTED),
        back,
        play(offence.seat, offence.named, offence.trick),
        *revokes_voided_by_change(table, offence.trick, offence.seat, offence.card, offence.named),
        *ask_who_played_after(table, offence.trick, offence.card, PLAYED_AFTER),
    )


@clause("45D1", printed={E1997: "45D", E2007: "45D"})
def put_right_by_dummy(table: Table, irregularity: IrregularityId, offence: WrongCardFromDummy) -> tuple[Event, ...]:
    """Dummy has picked the wrong card up himself: the card named is the one played, and is placed if it was not yet."""
    trick, settled = table.trick(offence.trick), Settled(irregularity, Status.CORRECTED)
    placed = trick is not None and offence.named in trick.cards_of(offence.seat)
    if not placed and (offence.named not in table.hands[offence.seat] or not table.has_come_to(offence.trick)):
        return (settled,)
    key = "law-45D-put-right-already" if placed else "law-45D-put-right"
    told = RulingGiven(put_right_by_dummy.number(table), say(key, card=offence.card, named=offence.named))
    play = CardPlayed if table.claim is None else CardPutBack
    named = () if placed else (play(offence.seat, offence.named, offence.trick),)
    return (
        told, settled, *named,
        *revokes_voided_by_change(table, offence.trick, offence.seat, offence.card, offence.named),
        *ask_who_played_after(evolve_all(table, named), offence.trick, offence.card, PLAYED_AFTER),
    )


@clause("45D", E1997, E2007)
def too_late(table: Table, irregularity: IrregularityId, offence: WrongCardFromDummy) -> tuple[Event, ...]:
    """Both sides have played to the next trick: the wrong card stays played."""
    return (RulingGiven("45D", say("law-45D-late", card=offence.card)),)


@too_late.wording("45D2", E2017)
def _(table: Table, irregularity: IrregularityId, offence: WrongCardFromDummy) -> tuple[Event, ...]:
    """Nothing is changed; a player who did not follow to the card as it was played may have revoked (64B3)."""
    told = RulingGiven("45D2", say("law-45D-late", card=offence.card))
    return (told, *draw_attention_again(table, irregularity, _revokes_through_it(table, offence)))


def _revokes_through_it(table: Table, offence: WrongCardFromDummy) -> tuple[IrregularityId, ...]:
    trick = table.trick(offence.trick)
    was_led = trick is not None and trick.leader is offence.seat
    return tuple(
        irregularity
        for irregularity, other in table.unsettled_as(Revoke)
        if other.trick == offence.trick
        and (was_led or other.card == offence.card)
    )


PLAYED_AFTER = Ask(
    "45D1", KEEP_OR_WITHDRAW, keep_or_withdraw, printed={E1997: "45D", E2007: "45D"}, kept_by=Conduct.PLAYING,
)
