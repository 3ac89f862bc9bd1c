"""The worker: a process of its own that analyses positions. One line of JSON in, one line out, until input ends.

Two threads in the fast solver at once bring a process down, and so may an odd position: whoever asks starts this module
as another process, and nothing is lost when it dies.
"""

from __future__ import annotations

import sys

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Suit
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.equity import solver
from bridgetable.equity.position import Position, Solved, denomination_text, from_letters
from bridgetable.equity.protocol import REFUSED, TOO_LONG, Reply, Request


class TooLongError(Exception):
    """The position is too long for our own solver, and there is no other on this machine."""


def answer(request: Request) -> Reply:
    """The reply to a request; a position nobody can solve is a fault, never an exception."""
    try:
        position = from_letters(request.position)
        if request.contracts:
            return Reply(request.number, contracts=all_contracts(position))
        cards = {card_text(card): tricks for card, tricks in solve(position).cards}
        return Reply(request.number, cards=cards)
    except TooLongError:
        return Reply(request.number, fault=TOO_LONG)
    except Exception:
        # The fast solver has errors of its own for what it does not take.
        return Reply(request.number, fault=REFUSED)


def solve(position: Position) -> Solved:
    """What each playable card leads to, by the fast solver where there is one; raises TooLongError."""
    try:
        from bridgetable.equity import dds
    except (ImportError, OSError):
        # No wheel, or a library it stands on is missing.
        if position.tricks_left > solver.DEEPEST:
            raise TooLongError from None
        return solver.solved(position)
    return dds.solved(position)


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
    """Answers every line that comes until there are no more."""
    # What a solver prints must not be taken for a reply.
    out, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin.buffer:
        reply = answer(msgspec.json.decode(line, type=Request))
        out.buffer.write(msgspec.json.encode(reply) + b"\n")
        out.buffer.flush()


if __name__ == "__main__":
    serve()
