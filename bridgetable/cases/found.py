"""What is so at a table, said as a case file would say it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bridgetable.cards.call import Bid, Call, Denomination
from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.notation import call_text, card_text, contract_text, suit_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.case import Known, Moved
from bridgetable.cases.expectations import PASSED_OUT
from bridgetable.engine.actions import Pointer
from bridgetable.laws.book import asked_now, card_owed
from bridgetable.laws.irregular_calls.law27.insufficient_bid import substitute_owed
from bridgetable.laws.score.law77 import Score, board_score, weighted_score
from bridgetable.table.events import Artificial
from bridgetable.table.irregularity import Irregularity, Revoke, card_involved, kind_of
from bridgetable.table.obligation import PassOnce, PassThroughout
from bridgetable.table.phase import Phase
from bridgetable.table.question import DIRECTOR
from bridgetable.table.restriction import LeadForbidden, LeadRequired, PlayForbidden, PlayRequired
from bridgetable.table.state import Table


def turn_now(table: Table) -> Seat | None:
    """The seat that is to call or play next, a substitute included; nobody when the board is over."""
    if table.phase is Phase.AUCTION:
        owing = substitute_owed(table)
        return owing if owing is not None else table.to_call
    owed = card_owed(table)
    return owed.question.seat if owed is not None else table.turn


def asking(table: Table) -> dict[str, object] | None:
    """Who is asked, under which clause, with which options; `by` is a list where any of several may answer."""
    now = asked_now(table)
    if now is None:
        return None
    to = [who.value if who is DIRECTOR else who.name for who in now.question.to]
    options = [option.name for option in now.options]
    return {"by": to[0] if len(to) == 1 else to, "law": now.question.clause, "options": options}


def cards_in_letters(cards: Iterable[Card]) -> list[str]:
    """Cards from spades down: ["SA", "HT"]."""
    return [card_text(card) for card in sorted_for_display(cards)]


def calls_in_letters(calls: Iterable[Call]) -> list[str]:
    """Calls: passes and doubles first, then bids from the lowest: ["P", "X", "2C"]."""
    return sorted(map(call_text, calls), key=_ORDER.index)


_ORDER = ["P", "X", "XX", *(call_text(Bid(level, d)) for level in range(1, 10) for d in Denomination)]


def known(table: Table) -> tuple[Known, ...]:
    """For whom what a card or a call tells is unauthorised."""
    cards = (Known(one.card, one.unauthorised) for one in table.information)
    calls = (Known(table.auction.made[one.place].call, one.unauthorised) for one in table.call_information)
    return (*cards, *calls)


def clauses_ruled(table: Table) -> list[str]:
    """The clauses ruled so far, those under which information was ruled on among them (Law 16, 50E).

    So too the clause that makes a failure a revoke once it is ruled on (61A), that which made it an established one
    (63A), and that under which the Director judges damage.
    """
    known = [one.clause for one in table.information] + [one.clause for one in table.call_information]
    known += [one.clause for one in table.established]
    known += ["61A" for place, offence in table.recorded if isinstance(offence, Revoke) and table.is_settled(place)]
    now = asked_now(table)
    if now is not None and {option.name for option in now.options} == {"stand", "adjust"}:
        known.append(now.question.clause)
    return [*(ruling.clause for ruling in table.rulings), *dict.fromkeys(known)]


def lying(table: Table) -> dict[Seat, tuple[Card, ...]]:
    """The cards of the trick in progress, by seat, from its leader round."""
    trick = table.trick(table.open_trick)
    if trick is None:
        return {}
    return {seat: cards for seat in trick.leader.round() if (cards := trick.cards_of(seat))}


def penalty_cards(table: Table) -> dict[str, dict[str, str]]:
    """The penalty cards of those who have any: {"E": {"D9": "major"}}."""
    found: dict[str, dict[str, str]] = {}
    for card in table.penalty_cards:
        found.setdefault(card.seat.name, {})[card_text(card.card)] = "major" if card.major else "minor"
    return found


_PASSES = {PassOnce: "pass-once", PassThroughout: "pass-throughout"}


def restraints(table: Table, seat: Seat) -> tuple[str, ...]:
    """What binds a player's lead or play, as options are written: "require-H", "forbid-H-C"."""
    # Who must pass throughout must pass at his next turn as well.
    passes = {_PASSES[type(one)] for one in table.obliged(seat) if type(one) in _PASSES}
    found: list[str] = [max(passes)] if passes else []
    for restriction in table.binding(seat):
        match restriction:
            case LeadRequired(_, suit) | PlayRequired(_, suit):
                found.append(f"require-{suit_text(suit)}")
            case PlayForbidden(_, suit):
                found.append(f"forbid-{suit_text(suit)}")
            case LeadForbidden(_, suits):
                found.append("-".join(("forbid", *map(suit_text, sorted(suits, reverse=True)))))
    return tuple(found)


class OnRecord(msgspec.Struct, frozen=True):
    """An irregularity on record, and how a case file would point at it."""

    offence: Irregularity
    pointer: Pointer


def recorded(table: Table) -> tuple[OnRecord, ...]:
    """Every irregularity with what is known of it."""
    return tuple(
        OnRecord(
            offence,
            Pointer(kind_of(offence), offence.seat, offence.trick or None, card_involved(offence), table.status(place)),
        )
        for place, offence in table.recorded
    )


def transfers(table: Table) -> tuple[Moved, ...]:
    """The tricks that have moved; a finding that none does is no transfer."""
    return tuple(Moved(moved.clause, moved.tricks, moved.to) for moved in table.transfers if moved.tricks)


def tricks_now(table: Table, side: Side) -> int | None:
    """Tricks after transfers, or those of an assigned score when one number tells it."""
    if table.assigned is None:
        return table.tricks_after_transfers(side)
    if isinstance(table.assigned.ns, Artificial) or isinstance(table.assigned.ew, Artificial):
        return None
    results = {(result.contract, result.tricks) for result in (*table.assigned.ns, *table.assigned.ew)}
    if len(results) != 1:
        return None
    (contract, tricks), = results
    return tricks if contract.declarer.side is side else 13 - tricks


def score_now(table: Table) -> dict[str, int | str] | None:
    """The duplicate score of each side, when the board has one; an artificial one by its word, "average-plus"."""
    score = board_score(table)
    return {side.name: _said(score[side]) for side in Side} if score is not None else None


def _said(score: Score) -> int | str:
    return score.value if isinstance(score, Artificial) else score


def weighted_now(table: Table, side: Side) -> float | None:
    """The score that was assigned to the side, before it is rounded; nothing where none was."""
    if table.assigned is None:
        return None
    results = table.assigned.to(side)
    return None if isinstance(results, Artificial) else float(weighted_score(table.board, results, side))


def penalties(table: Table) -> list[dict[str, object]]:
    """The warnings and penalties beside the score, with the keys of a case file."""
    return [
        {
            "side": one.side.name, "kind": one.kind.value,
            **({"amount": one.amount.number, "unit": one.amount.unit.value} if one.amount is not None else {}),
            **({"law": one.law} if one.law else {}),
        }
        for one in table.penalties
    ]


def contract_now(table: Table) -> str | None:
    """The contract in letters, "pass" when the board was passed out, nothing before."""
    if table.contract is not None:
        return contract_text(table.contract)
    return PASSED_OUT if table.passed_out else None
