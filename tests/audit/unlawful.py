"""Archives made unlawful: lawful boards in which one thing was changed, and the kind of finding that it must make."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache

from bridgetable.cards.seat import Seat
from bridgetable.files.pbn_writer import write_pbn
from bridgetable.laws.law77 import declarer_score
from bridgetable.table.edition import CURRENT
from tests.files.made import lawful

Change = Callable[[str, random.Random], str]


@cache
def board_text(number: int) -> str:
    """A lawful board as PBN in the fixed columns, with its score, without the lines that begin with a percent sign."""
    record = lawful(number)
    text = write_pbn([record]).decode("latin-1").replace("\r\n", "\n")
    game = text[text.index("[Event") :]
    assert record.contract is not None and record.result is not None
    score = declarer_score(CURRENT, record.contract, record.board, record.result)
    if "[Score " not in game:
        game = game.replace("[Auction", f'[Score "{record.contract.declarer.side.name} {score}"]\n[Auction')
    return game.strip() + "\n\n"


def tag(name: str, change: Callable[[str], str]) -> Change:
    """The change of the value of a tag."""
    return lambda text, _: re.sub(rf'\[{name} "([^"]*)"\]', lambda found: f'[{name} "{change(found[1])}"]', text)


def next_seat(text: str) -> str:
    """The next seat in rotation."""
    return Seat[text].left.name


def other_level(text: str) -> str:
    """The contract one level higher, or lower if that would be eight."""
    level = int(text[0])
    return f"{level + 1 if level < 7 else level - 1}{text[1:]}"


def rows(text: str) -> list[list[str]]:
    """The cards of the play, a list for each trick."""
    play = text.partition("[Play")[2].partition("\n")[2]
    return [row.split() for row in play.splitlines() if len(row.split()) == 4]


def with_rows(text: str, cards: list[list[str]]) -> str:
    """The text with this play."""
    head, tag_line, play = text.partition("[Play")
    first, _, _ = play.partition("\n")
    return f"{head}{tag_line}{first}\n" + "\n".join(" ".join(row) for row in cards) + "\n*\n\n"


def second_card_twice(text: str, chance: random.Random) -> str:
    """A card of one trick stands in the place of its player's card of a later trick too."""
    cards = rows(text)
    column = chance.randrange(4)
    early, late = sorted(chance.sample(range(13), 2))
    cards[late][column] = cards[early][column]
    return with_rows(text, cards)


def cards_exchanged(text: str, chance: random.Random) -> str:
    """In one trick two players' cards are exchanged."""
    cards = rows(text)
    row = cards[chance.randrange(1, 13)]
    one, other = chance.sample(range(4), 2)
    row[one], row[other] = row[other], row[one]
    return with_rows(text, cards)


def card_of_another_hand(text: str, chance: random.Random) -> str:
    """Cards of two players in two tricks are exchanged."""
    cards = rows(text)
    (early, late), (one, other) = sorted(chance.sample(range(13), 2)), chance.sample(range(4), 2)
    cards[early][one], cards[late][other] = cards[late][other], cards[early][one]
    return with_rows(text, cards)


def calls_replaced(old: str, new: str) -> Change:
    """The change of the auction, in which `old` matches."""

    def changed(text: str, _: random.Random) -> str:
        before, start, after = text.partition("[Auction")
        first, end, rest = after.partition("\n[Play")
        return before + start + re.sub(old, new, first, count=1) + end + rest

    return changed


CHANGES: dict[str, tuple[Change, set[str]]] = {
    "a wrong result": (tag("Result", lambda text: str((int(text) + 1) % 14)), {"result-differs"}),
    "a result far away": (tag("Result", lambda text: str((int(text) + 7) % 14)), {"result-differs"}),
    "a wrong declarer": (tag("Declarer", next_seat), {"declarer-differs"}),
    "dummy for declarer": (tag("Declarer", lambda text: next_seat(next_seat(text))), {"declarer-differs"}),
    "another level": (tag("Contract", other_level), {"contract-differs"}),
    "another doubling": (tag("Contract", lambda text: f"{text}X"), {"contract-differs"}),
    "a wrong score": (tag("Score", lambda text: f"{text}0"), {"score-differs"}),
    "a card played twice": (second_card_twice, {"card-played-twice"}),
    "two cards of a trick exchanged": (cards_exchanged, {"card-from-wrong-hand"}),
    "two cards of two hands exchanged": (card_of_another_hand, {"card-from-wrong-hand", "card-played-twice"}),
    "an insufficient bid": (calls_replaced(r"Pass Pass Pass", "Pass 1C Pass Pass Pass"), {"insufficient-bid"}),
    "a double of nothing": (calls_replaced(r"Pass Pass Pass", "Pass X Pass Pass Pass"), {"inadmissible-call"}),
    "a call too many": (calls_replaced(r"Pass Pass Pass", "Pass Pass Pass Pass"), {"call-after-the-auction"}),
    "a player skipped": (calls_replaced(r"Pass Pass Pass", "- Pass Pass Pass"), {"call-out-of-rotation"}),
}
"""Each change by what it is: how to make it, and one of which kinds of findings must be among those it makes."""
