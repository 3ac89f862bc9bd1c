"""Law 26: a call was withdrawn, and declarer may say what the offender's partner leads."""

from __future__ import annotations

from bridgetable.cards.card import Suit
from bridgetable.cards.notation import suit_text
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.table.events import Event, Obliged, Restricted, RulingGiven
from bridgetable.table.obligation import LeadMayBeRestrained
from bridgetable.table.option import Option
from bridgetable.table.question import Question, say
from bridgetable.table.restriction import LeadForbidden, LeadRequired
from bridgetable.table.state import Table


def lead_may_be_restrained(table: Table, place: int) -> tuple[Event, ...]:
    """The call made at this place was withdrawn: if its caller comes to defend, his partner's first lead is watched.

    Whether anything can then be required or forbidden is looked at when that lead is due.
    """
    made = table.auction.made[place]
    return (Obliged(LeadMayBeRestrained(made.seat.partner, made.seat, place)),)


def before_partner_leads(table: Table) -> Question | None:
    """Declarer is asked at the first turn to lead of a player whose partner withdrew a call."""
    seat, declarer = table.lead_due, table.declarer
    if seat is None or declarer is None or not table.is_defender(seat):
        return None
    for one in table.obliged(seat):
        if not isinstance(one, LeadMayBeRestrained):
            continue
        question = Question(number(table, one.place), (declarer,), seat, calls=(one.place,))
        if question not in table.answered and choices(table, one.place, seat):
            return question
    return None


def shown_in_the_auction(table: Table, seat: Seat) -> frozenset[Suit]:
    """The suits this player specified in the legal auction."""
    shown = (one.specifies for one in table.auction.calls if one.seat is seat)
    return frozenset(d.suit for denominations in shown for d in denominations if d.suit is not None)


def _withdrawn_suits(table: Table, place: int) -> frozenset[Suit]:
    """The suits to which the withdrawn call related, where it related to suits and nothing else."""
    found = table.auction.made[place].specifies
    suits = frozenset(d.suit for d in found if d.suit is not None)
    return suits if len(suits) == len(found) else frozenset()


@clause("26B", E2017)
def number(table: Table, place: int) -> str:
    """Under which number declarer chooses: 26B of any suit."""
    return "26B"


@number.wording("26A2", E1997, E2007)
def _(table: Table, place: int) -> str:
    """26A2 where the call related to suits alone, 26B of other calls."""
    return "26A2" if _withdrawn_suits(table, place) else "26B"


@clause("26B", E2017)
def choices(table: Table, place: int, seat: Seat) -> tuple[str, ...]:
    """One suit that the offender did not specify in the legal auction may be forbidden."""
    shown = shown_in_the_auction(table, seat.partner)
    return tuple(f"forbid-{suit_text(suit)}" for suit in reversed(Suit) if suit not in shown)


@choices.wording("26A2", E1997, E2007)
def _(table: Table, place: int, seat: Seat) -> tuple[str, ...]:
    """A suit that only the withdrawn call specified may be required or forbidden; after other calls, any one."""
    suits = _withdrawn_suits(table, place)
    if not suits:
        return tuple(f"forbid-{suit_text(suit)}" for suit in reversed(Suit))
    unshown = sorted(suits - shown_in_the_auction(table, seat.partner), reverse=True)
    return tuple(f"{what}-{suit_text(suit)}" for suit in unshown for what in ("require", "forbid"))


def require_or_forbid(table: Table, question: Question) -> tuple[Option, ...]:
    """Declarer requires or forbids a suit, or leaves the lead free (Law 26)."""
    seat = question.seat
    if seat is None or not question.calls or table.lead_due is not seat:
        return ()
    free = RulingGiven(question.clause, say("law-26-free", seat=seat))
    return (
        *(_option(table, question, seat, name) for name in choices(table, question.calls[0], seat)),
        Option("free", (free,)),
    )


def _option(table: Table, question: Question, seat: Seat, name: str) -> Option:
    what, letter = name.split("-")
    suit = next(suit for suit in Suit if suit_text(suit) == letter)
    told = RulingGiven(question.clause, say(f"law-26-{what}", seat=seat, suit=suit))
    trick = table.open_trick
    if what == "require":
        return Option(name, (told, Restricted(LeadRequired(seat, suit, trick))))
    return Option(name, (told, Restricted(LeadForbidden(seat, (suit,), trick))))
