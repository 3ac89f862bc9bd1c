"""The texts of the plates: whose turn it is, unless somebody else decides first."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.laws.book import asked_now
from bridgetable.table.question import DIRECTOR
from bridgetable.ui.table.text import plate_text
from bridgetable.words.catalogue import Words
from tests.each import for_each
from tests.shipped import CASES, history_in
from tests.situations import POZNAN, at
from tests.spread import spread

WORDS = Words.of("en", strict=True)


def lit(*texts: str, contract: str = "4S S", edition: str = "2017") -> str:
    """The players whose plates say that it is their turn."""
    table = at(POZNAN, contract, edition).do(*texts).table
    return "".join(seat.name for seat in Seat if plate_text(table, seat, WORDS).turn)


@for_each(
    ("texts", "seats"),
    [
        (("WCJ",), "N"),
        (("WCJ NCA EC2 SC3", "WCT"), "N"),
        (("WCJ NCA EC2 SC3", "WCT", "director S"), ""),
        (("WCJ NCA ES2", "attention S"), ""),
        (("WCJ NCA ES2 SC3", "director S"), "E"),
        (("WCJ NCA ES2 SC3", "director S", "EC8"), ""),
        (("WCJ NCA ES2 SC3", "director S", "EC8", "choose S withdraw"), "S"),
        (("WCJ NCA EC2 SC3", "claim S 12"), ""),
    ],
)
def test_a_plate_is_lit_only_while_nobody_else_decides(texts: tuple[str, ...], seats: str) -> None:
    assert lit(*texts) == seats


def test_at_every_table_of_the_cases_somebody_may_act_or_decides() -> None:
    for path in spread(CASES, 93):
        for node in history_in(path).nodes:
            table = node.step.table
            now = asked_now(table)
            for seat in Seat:
                if not plate_text(table, seat, WORDS).turn:
                    continue
                assert not table.pending and (now is None or now.question.play_goes_on or seat in now.question.to)
                assert now is None or now.question.play_goes_on or DIRECTOR not in now.question.to, path.name
            if table.turn is not None and lawful_cards(table, table.turn) and now is None:
                assert plate_text(table, table.turn, WORDS).turn, path.name
            if table.to_call is not None and lawful_calls(table, table.to_call) and now is None:
                assert plate_text(table, table.to_call, WORDS).turn, path.name
