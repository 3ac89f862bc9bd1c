"""What binds the players after a ruling: leads and plays required or forbidden, enforced passes."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.situation import Situation, arranged, in_edition
from bridgetable.table import events as e
from bridgetable.table import obligation as o
from bridgetable.table import restriction as r
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.words.formatting import letters_of_message

Bond = r.Restriction | o.Obligation


def what_binds(ruling: Situation) -> tuple[Asked, ...]:
    """What binds a player from now on, of the restrictions and obligations that the ruling lays on him."""
    laid = _laid(ruling.step.events)
    right = _told(ruling.after, laid)
    answers = _told(ruling.after, _bonds_of_other_answers(ruling))
    editions = {
        each: step.table
        for step in ruling.others
        # An edition that does not ask what is answered here has ruled before.
        for each in _told(step.table, _in_force(step.table) if step.passed_over else _laid(step.events))
    }
    if not right and not answers and not editions:
        return ()
    nothing, why = say("rehearsal-binding-nothing"), ruling.as_ruled()
    variants = (each for bond in laid for each in _variants(ruling.after, bond))
    chosen = [Choice(_key(each), each, True, why) for each in right or (nothing,)]
    true = {*(right or (nothing,)), *_told(ruling.after, _in_force(ruling.after))}
    others = [
        Choice(_key(each), each, False, in_edition(editions[each], why) if each in editions else why)
        for each in dict.fromkeys((*editions, nothing, *answers, *variants))
        if each not in true
    ]
    choices = arranged(chosen, others, f"binding {ruling.place}")
    several = len(chosen) > 1
    return (Asked(Aspect.BINDING, say("rehearsal-asks-binding"), choices, several),) if choices else ()


def bound_at(table: Table) -> frozenset[str]:
    """The keys of the choices that say what binds the players at this table, whenever it was laid on them."""
    return frozenset(map(_key, bonds_told(table)))


def bonds_told(table: Table) -> tuple[Message, ...]:
    """What binds the players at this table, whenever it was laid on them, or that nothing does."""
    return _told(table, _in_force(table)) or (say("rehearsal-binding-nothing"),)


def bond_variants(table: Table) -> Iterator[Message]:
    """What binds the players at this table with one thing wrong in it."""
    return (each for bond in _in_force(table) for each in _variants(table, bond))


def _told(table: Table, bonds: tuple[Bond, ...]) -> tuple[Message, ...]:
    """What these bonds are in sentences, each once."""
    found = (bond_message(table, bond) for bond in bonds)
    return tuple(dict.fromkeys(message for message in found if message is not None))


def _in_force(table: Table) -> tuple[Bond, ...]:
    """What binds the players whenever it was laid on them."""
    return tuple(bond for seat in Seat for bond in (*table.binding(seat), *table.obliged(seat)))


def _laid(events: tuple[e.Event, ...]) -> tuple[Bond, ...]:
    """The restrictions and obligations among these events."""
    found: list[Bond] = []
    for event in events:
        match event:
            case e.Restricted(restriction):
                found.append(restriction)
            case e.Obliged(obligation):
                found.append(obligation)
            case e.Released(obligation) if obligation in found:
                found.remove(obligation)
    return tuple(dict.fromkeys(found))


def _bonds_of_other_answers(ruling: Situation) -> tuple[Bond, ...]:
    """What would bind a player if the question had been answered otherwise."""
    return tuple(bond for option in ruling.other_answers for bond in _laid(option.then))


def bond_message(table: Table, bond: Bond) -> Message | None:
    """What binds the player, in a sentence; None where it is nothing that is asked."""
    match bond:
        case r.LeadRequired(seat, suit):
            return say("rehearsal-binding-lead", seat=seat, suit=suit)
        case r.LeadForbidden(seat, suits):
            return say("rehearsal-binding-no-lead", seat=seat, suits=suits)
        case r.PlayHighest(seat, suit):
            return say("rehearsal-binding-highest", seat=seat, suit=suit)
        case r.PlayLowest(seat, suit):
            return say("rehearsal-binding-lowest", seat=seat, suit=suit)
        case r.PlayRequired(seat, suit):
            return say("rehearsal-binding-play", seat=seat, suit=suit)
        case r.PlayForbidden(seat, suit):
            return say("rehearsal-binding-no-play", seat=seat, suit=suit)
        case r.CardChosen(seat, card) | r.CardNamedToPlay(seat, card):
            return say("rehearsal-binding-card", seat=seat, card=card)
        case r.LeadFrom(seat):
            hand = "dummy" if seat is table.dummy else "hand"
            return say(f"rehearsal-binding-from-{hand}", player=table.player(seat))
        case o.PassOnce(seat):
            return say("rehearsal-binding-pass-once", seat=seat)
        case o.PassThroughout(seat):
            return say("rehearsal-binding-pass-throughout", seat=seat)
        case o.MayNotDouble(seat):
            return say("rehearsal-binding-no-double", seat=seat)
        case o.LeadMayBeRestrained(seat):
            return say("rehearsal-binding-lead-law", seat=seat)
    return None


def _variants(table: Table, bond: Bond) -> Iterator[Message]:
    """The same with one thing wrong: the other suit's way, the other player, once for always."""
    seat = bond.seat
    match bond:
        case r.LeadRequired(_, suit):
            yield say("rehearsal-binding-no-lead", seat=seat, suits=(suit,))
            yield say("rehearsal-binding-lead", seat=seat.partner, suit=suit)
        case r.LeadForbidden(_, suits):
            yield say("rehearsal-binding-no-lead-once", seat=seat, suits=suits)
            yield say("rehearsal-binding-no-lead", seat=seat.partner, suits=suits)
            yield say("rehearsal-binding-lead", seat=seat, suit=suits[0])
        case r.PlayHighest(_, suit) | r.PlayLowest(_, suit):
            for each in ("highest", "lowest"):
                yield say(f"rehearsal-binding-{each}", seat=seat, suit=suit)
                yield say(f"rehearsal-binding-{each}", seat=seat.partner, suit=suit)
        case r.PlayRequired(_, suit) | r.PlayForbidden(_, suit):
            yield say("rehearsal-binding-play", seat=seat, suit=suit)
            yield say("rehearsal-binding-no-play", seat=seat, suit=suit)
            yield from (say("rehearsal-binding-no-play", seat=seat, suit=each) for each in Suit if each is not suit)
        case r.LeadFrom():
            yield say("rehearsal-binding-from-hand", player=table.player(seat))
            yield say("rehearsal-binding-from-dummy", player=table.player(seat))
        case r.CardChosen() | r.CardNamedToPlay():
            held = (each.card for each in table.penalty_cards_of(seat))
            yield from (say("rehearsal-binding-card", seat=seat, card=card) for card in held)
        case o.PassOnce() | o.PassThroughout():
            for each in ("once", "throughout"):
                yield say(f"rehearsal-binding-pass-{each}", seat=seat)
                yield say(f"rehearsal-binding-pass-{each}", seat=seat.partner)
        case o.MayNotDouble():
            yield say("rehearsal-binding-pass-once", seat=seat)
            yield say("rehearsal-binding-no-double", seat=seat.partner)
        case o.LeadMayBeRestrained():
            yield say("rehearsal-binding-lead-law", seat=seat.partner)
            yield say("rehearsal-binding-pass-once", seat=seat)


def _key(message: Message) -> str:
    """The key among the choices: what binds, and whom."""
    return letters_of_message(message).removeprefix("rehearsal-binding-")
