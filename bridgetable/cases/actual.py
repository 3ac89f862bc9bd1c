"""The actual values at a table, in the form in which a case file states expected ones."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bridgetable.cards.call import Bid, Call, Denomination
from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.notation import call_text, card_text, contract_text, suit_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.case import Asking, Known, Moved
from bridgetable.cases.expectations import PASSED_OUT
from bridgetable.engine.actions import Pointer
from bridgetable.laws.book import asked_now, card_owed
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law12 import worth
from bridgetable.laws.law27 import substitute_owed
from bridgetable.laws.law61 import revoke_made
from bridgetable.laws.law77 import Score, board_score, weighted_score
from bridgetable.table.irregularity import Irregularity, Revoke, card_involved, kind_of
from bridgetable.table.obligation import PassOnce, PassThroughout
from bridgetable.table.question import DIRECTOR, player_in
from bridgetable.table.restriction import LeadForbidden, LeadRequired, PlayForbidden, PlayRequired
from bridgetable.table.scores import Artificial
from bridgetable.table.state import Phase, Table


def turn_now(table: Table) -> Seat | None:
    """The seat that is to call or play next, or to substitute a call or card; None when the board is over."""
    if table.phase is Phase.AUCTION:
        owing = substitute_owed(table)
        return owing if owing is not None else table.to_call
    owed = card_owed(table)
    return player_in(owed.question.about) if owed is not None else table.turn


def asking(table: Table) -> Asking | None:
    """The open question, None if there is none; of several people who may answer, the first."""
    now = asked_now(table)
    if now is None:
        return None
    return Asking(now.question.to[0], now.question.clause, tuple(option.name for option in now.options))


def question_data(table: Table) -> dict[str, object] | None:
    """The open question as data, None if there is none; `by` is a list if any of several people may answer."""
    now = asked_now(table)
    if now is None:
        return None
    to = [who.value if who is DIRECTOR else who.name for who in now.question.to]
    options = [option.name for option in now.options]
    return {"by": to[0] if len(to) == 1 else to, "law": now.question.clause, "options": options}


def cards_in_letters(cards: Iterable[Card]) -> list[str]:
    """The cards in letters, spades first: ["SA", "HT"]."""
    return [card_text(card) for card in sorted_for_display(cards)]


def calls_in_letters(calls: Iterable[Call]) -> list[str]:
    """The calls in letters, pass and doubles before bids, the lowest first: ["P", "X", "2C"]."""
    return sorted(map(call_text, calls), key=_ORDER.index)


_ORDER = ["P", "X", "XX", *(call_text(Bid(level, d)) for level in range(1, 10) for d in Denomination)]


def information(table: Table) -> tuple[Known, ...]:
    """The seats for which information from a card or call is unauthorised, as ruled."""
    cards = (Known(one.card, one.unauthorised) for one in table.information)
    calls = (Known(table.auction.made[one.place].call, one.unauthorised) for one in table.call_information)
    return (*cards, *calls)


def clauses_ruled(table: Table) -> list[str]:
    """The clauses of all rulings so far.

    They include those of rulings on information (Law 16, 50E), 61A for a settled revoke, those under which revokes were
    established (63A), and the one under which the Director is asked about damage.
    """
    implied = [one.clause for one in table.information] + [one.clause for one in table.call_information]
    implied += [one.clause for one in table.established]
    implied += [
        revoke_made.number(table)
        for n, offence in table.recorded
        if isinstance(offence, Revoke) and table.is_settled(n)
    ]
    now = asked_now(table)
    if now is not None and ENACTED.declared(now.question).judgement:
        implied.append(now.question.clause)
    return [*(ruling.clause for ruling in table.rulings), *dict.fromkeys(implied)]


def cards_in_trick(table: Table) -> dict[Seat, tuple[Card, ...]]:
    """The cards of the trick in progress by seat, from the leader in rotation; empty between tricks."""
    trick = table.trick(table.open_trick)
    if trick is None:
        return {}
    return {seat: cards for seat in trick.leader.round() if (cards := trick.cards_of(seat))}


def penalty_cards(table: Table) -> dict[str, dict[str, str]]:
    """The penalty cards by seat: {"E": {"D9": "major"}}."""
    found: dict[str, dict[str, str]] = {}
    for card in table.penalty_cards:
        found.setdefault(card.seat.name, {})[card_text(card.card)] = "major" if card.major else "minor"
    return found


_PASSES = {PassOnce: "pass-once", PassThroughout: "pass-throughout"}


def restraints(table: Table, seat: Seat) -> tuple[str, ...]:
    """The restraints on a player's calls, leads and plays, written as options are: "pass-once", "forbid-H-C"."""
    # A player who must pass throughout must also pass at his next turn.
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


class RecordedIrregularity(msgspec.Struct, frozen=True):
    """A recorded irregularity, and the pointer by which a case file identifies it."""

    offence: Irregularity
    pointer: Pointer


def irregularities(table: Table) -> tuple[RecordedIrregularity, ...]:
    """Every recorded irregularity, in the order they were recorded."""
    return tuple(
        RecordedIrregularity(
            offence,
            Pointer(kind_of(offence), offence.seat, offence.trick or None, card_involved(offence), table.status(n)),
        )
        for n, offence in table.recorded
    )


def transfers(table: Table) -> tuple[Moved, ...]:
    """The trick transfers, without those of no tricks."""
    return tuple(Moved(moved.clause, moved.tricks, moved.to) for moved in table.transfers if moved.tricks)


def tricks_now(table: Table, side: Side) -> int | None:
    """The tricks of the side after transfers, or of an assigned score; None if that has several results or none."""
    if table.assigned is None:
        return table.tricks_after_transfers(side)
    if isinstance(table.assigned.ns, Artificial) or isinstance(table.assigned.ew, Artificial):
        return None
    results = {(result.contract, result.tricks) for result in (*table.assigned.ns, *table.assigned.ew)}
    if len(results) != 1:
        return None
    ((contract, tricks),) = results
    return tricks if contract.declarer.side is side else 13 - tricks


def score_now(table: Table) -> dict[str, int | str] | None:
    """The score of each side, None if there is none yet; an artificial score is a word: "average-plus"."""
    score = board_score(table)
    return {side.name: _score_data(score[side]) for side in Side} if score is not None else None


def _score_data(score: Score) -> int | str:
    return score.value if isinstance(score, Artificial) else score


def weighted_now(table: Table, side: Side) -> float | None:
    """The assigned score of the side before rounding; None if there is none or it is artificial."""
    if table.assigned is None:
        return None
    results = table.assigned.to(side)
    return None if isinstance(results, Artificial) else float(weighted_score(table, results, side))


def worth_now(table: Table, side: Side) -> tuple[float, ...]:
    """The matchpoints in per cent and the International Matchpoints of the assigned score, as far as they are told."""
    if table.assigned is None:
        return ()
    return tuple(amount.number for amount in worth(table, table.assigned, side))


def penalties(table: Table) -> list[dict[str, object]]:
    """The warnings and penalties as data, with the keys of a case file."""
    return [
        {
            "side": one.side.name,
            "kind": one.kind.value,
            **({"amount": one.amount.number, "unit": one.amount.unit.value} if one.amount is not None else {}),
            **({"law": one.law} if one.law else {}),
        }
        for one in table.penalties
    ]


def contract_now(table: Table) -> str | None:
    """The contract in letters, "pass" if the board was passed out, None before."""
    if table.contract is not None:
        return contract_text(table.contract)
    return PASSED_OUT if table.passed_out else None
