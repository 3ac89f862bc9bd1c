"""How sensible made boards are: `python -m tests.generation [--boards N] [--seed S] [--show] [--no-play]`."""

from __future__ import annotations

import argparse
import random
from itertools import islice

from bridgetable.cards.notation import call_text, deal_text
from bridgetable.engine.actions import Play
from bridgetable.generation.board_play import Dealt, deals
from bridgetable.table.edition import Edition
from tests.generation.sensible import CHECKS, tricks_lost

SEVEN_TRICKS = 28


def main() -> int:
    """Deals boards, prints how many break each property and what the play loses; returns 1 if any is broken."""
    arguments = argparse.ArgumentParser(prog="python -m tests.generation")
    arguments.add_argument("--boards", type=int, default=500, help="how many boards; 500 unless given")
    arguments.add_argument("--seed", type=int, default=1, help="what they are drawn from; 1 unless given")
    arguments.add_argument("--show", action="store_true", help="print each board that breaks a property")
    arguments.add_argument("--no-play", action="store_true", help="the auctions only")
    chosen = arguments.parse_args()
    boards = list(islice(deals(random.Random(chosen.seed), ()), chosen.boards))
    broken = dict.fromkeys(CHECKS, 0)
    for board in boards:
        for name, check in CHECKS.items():
            found = list(check(board.hands, board.callers))
            broken[name] += bool(found)
            if found and chosen.show:
                print(f"{'; '.join(found)}\n    {_told(board)}")
    for name, count in broken.items():
        print(f"{count:5} of {len(boards)} boards: {name}")
    if not chosen.no_play:
        _print_losses(boards)
    return 1 if any(broken.values()) else 0


def _told(board: Dealt) -> str:
    calls = " ".join(call_text(call) for call in board.calls)
    return f"{board.board.dealer.name} {deal_text(board.hands)}\n    {calls}"


def _print_losses(boards: list[Dealt]) -> None:
    played = [board.played(Edition.E2017) for board in boards]
    lines = []
    for one in played:
        cards = [step.action.card for step in one.steps if isinstance(step.action, Play)]
        leader = one.start.lead_due
        assert leader is not None
        lines.append((one.dealt.hands, one.start.trump, leader, cards))
    lost = tricks_lost(lines)
    print(f"{sum(map(sum, lost)) / len(lost):8.2f} tricks lost a board by double dummy")
    print(f"{sum(sum(one[:SEVEN_TRICKS]) for one in lost) / len(lost):8.2f} of them in the first seven tricks")


if __name__ == "__main__":
    raise SystemExit(main())
