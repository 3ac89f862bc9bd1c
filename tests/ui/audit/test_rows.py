"""The cells of the findings, what they are sorted by, and which are shown."""

from __future__ import annotations

import pytest

from bridgetable.audit.finding import Finding
from bridgetable.cards.seat import Seat
from bridgetable.ui.audit.rows import COLUMNS, FindingFilter, cell, kinds_in, laws_in, order, spoken, where_and_what
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

EN = Words.of("en", strict=True)
REVOKE = Finding(
    "arch/club.pbn",
    12,
    7,
    345,
    "revoke",
    "61",
    Seat.W,
    trick=10,
    card="S4",
    message=(("en", "<b>West</b> held !S"), ("it", "Ovest aveva !S")),
)
LOW = Finding("arch/b.zip/final.pbn", 2, 9, 4, "insufficient-bid", "27", Seat.N, call=3, message=(("en", "too low"),))
FILE = Finding("arch/no.pbn", kind="unreadable-file", message=(("en", "damaged"),))


def test_what_the_cells_say() -> None:
    texts = [cell(REVOKE, column, EN) for column in range(len(COLUMNS))]
    assert texts == ["revoke", "Law 61", "West", "club.pbn", "7", "trick 10 ♠4", "<b>West</b> held ♠"]
    assert [cell(FILE, column, EN) for column in (1, 2, 4, 5)] == ["–", "–", "", ""]
    assert spoken(LOW, EN) == "insufficient bid, Law 27, North, final.pbn, 9, call 3, too low"
    assert where_and_what(FILE, EN) == "arch/no.pbn: damaged"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_column_can_be_sorted(language: str) -> None:
    words = Words.of(language, strict=True)
    for column, name in enumerate(COLUMNS):
        assert len(sorted((REVOKE, LOW, FILE), key=lambda finding: order(finding, column, words))) == 3
        assert words.text(f"audit-column-{name}")
    laws = sorted((REVOKE, LOW, FILE), key=lambda finding: order(finding, COLUMNS.index("law"), words))
    assert laws == [LOW, REVOKE, FILE]


def test_the_filter_lets_through_what_is_wanted() -> None:
    def shown(**wanted: object) -> list[Finding]:
        return [one for one in (REVOKE, LOW, FILE) if FindingFilter(**wanted).shows(one, EN)]  # type: ignore[arg-type]

    assert shown() == [REVOKE, LOW, FILE]
    assert shown(kind="revoke") == shown(law="61") == shown(player=Seat.W) == shown(text="CLUB") == [REVOKE]
    assert shown(text="too") == [LOW]
    assert shown(player=Seat.N, law="61") == []


def test_the_choices_are_what_occurs() -> None:
    assert [kind for _, kind in kinds_in((REVOKE, LOW, FILE, LOW), EN)] == [
        "unreadable-file",
        "insufficient-bid",
        "revoke",
    ]
    assert laws_in((REVOKE, FILE, LOW), EN) == [("Law 27", "27"), ("Law 61", "61")]
