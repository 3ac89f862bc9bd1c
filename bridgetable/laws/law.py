"""How a Law is declared: what it watches, what it asks, and which irregularities it rules on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ParamSpec, TypeAlias, TypeVar

import msgspec

from bridgetable.laws.ask import Ask, StandingQuestion
from bridgetable.table import events as e
from bridgetable.table.events import Event, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table

# -- Precedence where several clauses could apply: a list read from the top, of which the first that applies is taken


P = ParamSpec("P")


def first_that_applies(
    rules: Iterable[Callable[P, tuple[Event, ...]]], *args: P.args, **kwargs: P.kwargs
) -> tuple[Event, ...]:
    """The events of the first rule that returns any; none if no rule applies."""
    return next((events for rule in rules if (events := rule(*args, **kwargs))), ())


E = TypeVar("E", bound=e.Event)
Rule: TypeAlias = Callable[[Table, IrregularityId], tuple[e.Event, ...]]
"""The Director's ruling on the irregularity with this identity; no events where the rule does not apply."""


Needs: TypeAlias = tuple[Callable[[Table], bool], ...]
"""What has to be so at a table: while none of it is, nothing follows. Where nothing is named, it always may."""


def may_apply(needs: Needs, table: Table) -> bool:
    """Whether something may follow at this table, given what it needs."""
    for is_so in needs:  # asked so often that a generator would be felt
        if is_so(table):
            return True
    return not needs


class Watch(msgspec.Struct, frozen=True):
    """What a Law makes follow from an event of this kind; `follow` gets the table before the event.

    A Law that judges every such event and needs no other fact tells with `lawful` which ones it has nothing against, as
    long as nothing that the Laws look at has been recorded.
    """

    kind: type[Any]
    follow: Callable[[Table, Any], tuple[e.Event, ...]]
    needs: Needs = ()
    lawful: Callable[[Table, Any], bool] | None = None


class LookBack(msgspec.Struct, frozen=True):
    """What a Law makes follow from an event of this kind once all other consequences have been applied.

    `follow` gets the table before the event, the event, and the table after its consequences; `needs` is about the
    table before.
    """

    kind: type[Any]
    follow: Callable[[Table, Any, Table], tuple[e.Event, ...]]
    needs: Needs = ()


class Standing(msgspec.Struct, frozen=True):
    """A question that follows from the state of the table, with what it needs."""

    ask: StandingQuestion
    needs: Needs = ()


class Automatic(msgspec.Struct, frozen=True):
    """What happens without an action, from the state of the table alone, with what it needs."""

    follow: Callable[[Table], tuple[e.Event, ...]]
    needs: Needs = ()


def when_complete(
    kind: type[E], follow: Callable[[Table, E, Table], tuple[e.Event, ...]], *, needs: Needs = ()
) -> LookBack:
    """Declares that `follow` is called for every event of this kind once its other consequences have been applied."""
    return LookBack(kind, follow, needs)


def on(
    kind: type[E],
    follow: Callable[[Table, E], tuple[e.Event, ...]],
    *,
    needs: Needs = (),
    lawful: Callable[[Table, E], bool] | None = None,
) -> Watch:
    """Declares that `follow` is called for every event of this kind."""
    return Watch(kind, follow, needs, lawful)


class Law(msgspec.Struct, frozen=True, eq=False):
    """One of the Laws.

    `accepts` are the watches that record acceptance by conduct and establish revokes; `infringes` those that find an
    irregularity in an event; `follows` those with any other consequence; `afterwards` those that need the table after
    all of these. `asks` are its questions, and `unasked` finds those the Director may answer although nobody has put
    them. `rules` are the irregularities on which the Director rules under this Law, and `accepted` what he says about
    one that was accepted by conduct before he came.
    """

    number: int
    accepts: tuple[Watch, ...] = ()
    infringes: tuple[Watch, ...] = ()
    follows: tuple[Watch, ...] = ()
    afterwards: tuple[LookBack, ...] = ()
    asks: tuple[Ask[Any], ...] = ()
    unasked: tuple[StandingQuestion, ...] = ()
    rules: Mapping[type[Irregularity], Rule] = {}
    accepted: Mapping[type[Irregularity], Rule] = {}


# -- What watches, standing questions and automatic rules need ---------------------------------------------------------


def has_claim(table: Table) -> bool:
    """Whether a claim is before the table."""
    return table.claim is not None


def has_agenda(table: Table) -> bool:
    """Whether a question is on the agenda."""
    return bool(table.agenda)


def has_irregularities(table: Table) -> bool:
    """Whether an irregularity has been recorded."""
    return bool(table.irregularities)


def has_waived_claim(table: Table) -> bool:
    """Whether play has gone on after a claim that may be restored."""
    return table.waived is not None


def has_penalty_cards(table: Table) -> bool:
    """Whether a penalty card lies on the table."""
    return bool(table.penalty_cards)


def has_face_down_leads(table: Table) -> bool:
    """Whether a lead lies face down."""
    return bool(table.face_down)


def has_obligations(table: Table) -> bool:
    """Whether a player has been obliged to call or lead in some way."""
    return bool(table.obligations)


def has_changes_allowed(table: Table) -> bool:
    """Whether a player was permitted to change a call."""
    return bool(table.may_change)


def has_established_revokes(table: Table) -> bool:
    """Whether a revoke has been established."""
    return bool(table.established)


def has_attention(table: Table) -> bool:
    """Whether attention has been drawn to an irregularity."""
    return bool(table.attention)


def has_informed_players(table: Table) -> bool:
    """Whether a defender has played while his partner's penalty card informed him."""
    return bool(table.informed)


def has_deferred_judgements(table: Table) -> bool:
    """Whether a judgement has been put off until the end of play."""
    return bool(table.deferred)


def has_misinformation(table: Table) -> bool:
    """Whether a player has been told something wrong."""
    return bool(table.told)


def has_call_information(table: Table) -> bool:
    """Whether it has been ruled who may use information from a call."""
    return bool(table.call_information)


def has_answers(table: Table) -> bool:
    """Whether a question has been answered or dropped."""
    return bool(table.answered)


def has_settlements(table: Table) -> bool:
    """Whether an irregularity has been dealt with."""
    return bool(table.settled)


def is_in_auction_period(table: Table) -> bool:
    """Whether no opening lead has been faced."""
    return table.auction_period


def has_transfers(table: Table) -> bool:
    """Whether tricks have been transferred."""
    return bool(table.transfers)


# -- Irregularities that the Director only notes, with nothing to rectify (Laws 81C, 90) -------------------------------


def note_only(number: str, key: str) -> Rule:
    """The rule that the Director notes the irregularity under this number; the message has the offender's `seat`."""

    def take_note(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
        seat = table.irregularities[irregularity].seat
        return (RulingGiven(number, say(key, seat=seat)), Settled(irregularity, Status.NOTICED))

    return take_note
