"""Law 43: dummy's limitations, and what follows if he violates them."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws import law12, law62
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import E2007, E2017, clause
from bridgetable.laws.law import Law, note_only, on
from bridgetable.table.events import DeemedEstablished, Event, Infringed, Restricted, RightsLost, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import (
    BREACHES,
    DummyAttention,
    DummyBreach,
    DummyWarns,
    Irregularity,
    Revoke,
    Status,
)
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Offence, Question, QuestionAbout, Turn, say
from bridgetable.table.restriction import LeadFrom
from bridgetable.table.state import Table


@clause("43A2")
def lose_rights(before: Table, event: Infringed) -> tuple[Event, ...]:
    """Dummy may not exchange hands, leave his seat to watch declarer, or look at a defender's hand."""
    breach = event.irregularity
    return (RightsLost(breach.seat, BREACHES[breach.law]),) if isinstance(breach, DummyBreach) else ()


@clause("43A1")
def may_not_speak_first(table: Table, seat: Seat) -> bool:
    """From the faced lead to the end of play dummy may not be first to draw attention or to call the Director."""
    return seat is table.dummy and table.lead_faced and not table.over


@clause("43B2(a)")
def from_which_hand(table: Table) -> Question | None:
    """Dummy without rights warned declarer about the hand to lead from: either defender chooses that hand."""
    leader, number = table.lead_due, table.open_trick
    if leader is None or table.contract is None or table.is_defender(leader):
        return None
    warned = table.is_recorded(DummyWarns, trick=number)
    chosen = any(isinstance(bound, LeadFrom) and bound.trick == number for bound in table.restrictions)
    about = Turn(table.contract.dummy, number)
    return HAND.question(table, table.defenders, about) if warned and not chosen else None


def hand_or_dummy(table: Table, question: QuestionAbout[Turn]) -> tuple[Option, ...]:
    """Declarer leads from his own hand, or from dummy (Law 43B2(a))."""
    if table.contract is None:
        return ()
    hands = {"hand": table.contract.declarer, "dummy": table.contract.dummy}
    return tuple(
        Option(
            name,
            (
                Restricted(LeadFrom(seat, question.about.trick)),
                RulingGiven("43B2(a)", say(f"law-43B2a-{name}", declarer=table.contract.declarer)),
            ),
        )
        for name, seat in hands.items()
    )


@clause("43B2(b)")
def asked_without_rights(table: Table, irregularity: IrregularityId) -> bool:
    """Dummy without rights was first to ask declarer about the revoke: Law 64 as if it were established."""
    first = table.attention_to(irregularity)
    offence = table.irregularities[irregularity]
    return (
        first is not None
        and first.seat in table.rights_lost
        and first.seat is table.dummy
        and isinstance(offence, Revoke)
        and offence.seat is table.declarer
    )


@clause("43B3")
def noticed_without_rights(table: Table, irregularity: IrregularityId) -> bool:
    """Dummy without rights was first to draw attention to a defender's irregularity."""
    if table.dummy is None or table.dummy not in table.rights_lost:
        return False
    first = table.attention_to(irregularity)
    noticed = first is not None and first.seat is table.dummy
    return noticed and table.is_defender(table.irregularities[irregularity].seat)


def accepted_without_rights(table: Table) -> tuple[IrregularityId, ...]:
    """The irregularities of defenders that stood because dummy without rights pointed them out first (43B3)."""
    dummy = table.dummy
    by_dummy = {drawn.irregularity for drawn in table.attention if drawn.seat is dummy}
    accepted = (n for n in sorted(by_dummy) if table.status(n) is Status.ACCEPTED)
    return tuple(n for n in accepted if noticed_without_rights(table, n))


def spoke_without_rights(table: Table, irregularity: IrregularityId) -> bool:
    """Whether dummy without rights had drawn attention to a defender's irregularity before this one (43B3)."""
    return any(noticed_without_rights(table, earlier) for earlier in table.irregularity_ids[:irregularity])


def no_rectification_without_rights(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The ruling on an irregularity that dummy without rights was first to point out; no events otherwise."""
    if not noticed_without_rights(table, irregularity):
        return ()
    return play_continues(table, irregularity, table.irregularities[irregularity])


@clause("43B3")
def play_continues(table: Table, irregularity: IrregularityId, offence: Irregularity) -> tuple[Event, ...]:
    """Declarer may enforce no penalty: a revoke is corrected without penalty card, an established one is free."""
    told = RulingGiven("43B3", say("law-43B3-no-penalty", offender=offence.seat))
    if isinstance(offence, Revoke) and table.establishment(irregularity) is None:
        return (told, *law62.correct(table, (irregularity,), penalty_card=False))
    return (told, Settled(irregularity, Status.ACCEPTED))


@play_continues.wording("43B3", E2007)
def _(table: Table, irregularity: IrregularityId, offence: Irregularity) -> tuple[Event, ...]:
    """No rectification: play continues as if nothing had happened, and 12B1 is considered after play."""
    told = RulingGiven("43B3", say("law-43B3-goes-on", offender=offence.seat))
    return (told, Settled(irregularity, Status.ACCEPTED))


@play_continues.wording("43B3", E2017)
def _(table: Table, irregularity: IrregularityId, offence: Irregularity) -> tuple[Event, ...]:
    """Play continues; after play only the defenders' score is adjusted, the declaring side keeps the table result."""
    told = RulingGiven("43B3", say("law-43B3-one-sided", offender=offence.seat))
    return (told, Settled(irregularity, Status.ACCEPTED))


@clause("43B3")
def judged_after_play(table: Table) -> Question | None:
    """Declarer has no claim: nobody is asked anything."""
    return None


@judged_after_play.wording("43B3", E2017, printed={E2007: "12B1"})
def _(table: Table) -> Question | None:
    """The Director judges whether the defenders gained, and adjusts their score alone.

    2007: After play the Director judges whether a side was damaged.
    """
    if not table.over:
        return None
    accepted = accepted_without_rights(table)
    if not accepted:
        return None
    question = DAMAGE.question(table, (DIRECTOR,), Offence(accepted[-1]))
    return None if question in table.answered else question


def deem_established(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """Dummy without rights asked first: declarer's revoke is corrected, and Law 64 applies all the same (43B2(b))."""
    told = say("law-43B2b", declarer=table.irregularities[irregularity].seat)
    return (DeemedEstablished(irregularity, "43B2(b)"), RulingGiven("43B2(b)", told))


@clause("43A1(b)")
def speaks_first(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """Dummy was first to draw attention: the Director notes it, and says what dummy without rights has caused."""
    without_rights = spoke_without_rights(table, irregularity)
    key = "law-43A1b-no-rights" if without_rights else "law-43A1b"
    return note_only("43A1(b)", key)(table, irregularity)


HAND = Ask("43B2(a)", ("hand", "dummy"), hand_or_dummy)
DAMAGE = law12.judgement("43B3", printed={E2017: "43B3", E2007: "12B1"})

LAW = Law(
    43,
    follows=(on(Infringed, lose_rights),),
    asks=(HAND, DAMAGE),
    rules={
        DummyAttention: speaks_first,
        DummyBreach: note_only("43A2", "law-43A2"),
        DummyWarns: note_only("43B2(a)", "law-43B2a"),
    },
)
