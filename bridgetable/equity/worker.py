"""The worker: a separate process that solves positions, one line of JSON in and one out, until its input ends.

The fast solver crashes its process if two threads use it at once, and may crash it on an unusual position; in a process
of its own that does no harm.
"""

from __future__ import annotations

import sys

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Suit
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.equity import solver
from bridgetable.equity.position import Position, Solution, denomination_text, position_from_text
from bridgetable.equity.protocol import REFUSED, TOO_LONG, Reply, Request


class TooLongError(Exception):
    """The position has too many tricks left for our own solver, and the fast one is not installed."""


def answer(request: Request) -> Reply:
    """The reply to a request; a position that cannot be solved gives a reply with a `fault`, not an exception."""
    try:
        position = position_from_text(request.position)
        if request.contracts:
            return Reply(request.number, contracts=all_contracts(position))
        cards = {card_text(card): tricks for card, tricks in solve(position).cards}
        return Reply(request.number, cards=cards)
    except TooLongError:
        return Reply(request.number, fault=TOO_LONG)
    except Exception:
        # The fast solver has exceptions of its own for positions it does not accept.
        return Reply(request.number, fault=REFUSED)


def solve(position: Position) -> Solution:
    """The solution of the position, by the fast solver if it is installed; raises TooLongError."""
    try:
        from bridgetable.equity import dds
    except (ImportError, OSError):
        # endplay, or a library it needs, is not installed.
        if position.tricks_left > solver.DEEPEST:
            raise TooLongError from None
        return solver.solve(position)
    return dds.solve(position)


def all_contracts(position: Position) -> dict[str, dict[str, int]]:
    """The tricks each declarer takes in each denomination, when his left-hand opponent leads."""
    found: dict[str, dict[str, int]] = {}
    for trump in (*Suit, None):
        for declarer in Seat:
            led = replace(position, trump=trump, leader=declarer.left, trick=())
            defended = solve(led).best_of(led.playable)
            found.setdefault(denomination_text(trump), {})[declarer.name] = led.tricks_left - (defended or 0)
    return found


def serve() -> None:
    """Answers every line of the standard input until it ends."""
    # Output that a solver prints must not be taken for a reply.
    out, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin.buffer:
        reply = answer(msgspec.json.decode(line, type=Request))
        out.buffer.write(msgspec.json.encode(reply) + b"\n")
        out.buffer.flush()


if __name__ == "__main__":
    serve()
