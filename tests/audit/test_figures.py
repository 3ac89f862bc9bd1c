"""Figures of an archive, in words and as a plot."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from bridgetable.audit.figures import Figures, figure_tables, lines_of, plot, summary
from bridgetable.audit.finding import Details, Finding
from bridgetable.cards.seat import Seat
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES


def revoke(game: int, player: Seat, trick: int, *details: tuple[str, str | int | bool]) -> Finding:
    return Finding("a.pbn", game, game, 9, "revoke", "61", player, trick=trick, card="S4", details=tuple(details))


def bid(game: int, player: Seat, call: int) -> Finding:
    return Finding("a.pbn", game, game, 9, "insufficient-bid", "27", player, call=call)


def counted() -> Figures:
    figures = Figures()
    found: Details = (("found", True), ("moved", 2))
    figures.boards, figures.plays = 1234, 1200
    figures.add([bid(1, Seat.N, 4), bid(1, Seat.N, 5), revoke(2, Seat.E, 3, *found)])
    figures.add(
        [
            revoke(2, Seat.W, 13, ("found", False), ("moved", 1)),
            revoke(3, Seat.W, 13, ("found", False)),
            Finding("b.pbn", 3, 3, 9, "result-differs", "79A"),
        ]
    )
    return figures


def test_irregularities_are_counted_by_law_round_and_seat_and_revokes_by_what_became_of_them() -> None:
    figures = counted()
    assert (figures.findings, figures.with_findings) == (6, 4)
    assert figures.laws == ("27", "61")
    assert dict(figures.by_seat) == {("27", Seat.N): 2, ("61", Seat.E): 1, ("61", Seat.W): 2}
    assert dict(figures.by_round) == {1: 1, 2: 1}
    assert dict(figures.by_trick) == {3: 1, 13: 2}
    assert (figures.revokes_found, figures.revokes_unfound) == ({2: 1}, {1: 1, None: 1})
    assert figures.by_kind["result-differs", "79A"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_in_words(language: str) -> None:
    words = Words.of(language, strict=True)
    tables = list(figure_tables(counted(), words))
    assert [len(table.rows) for table in tables] == [3, 2, 1, 1, 2]
    for table in tables:
        assert all(len(row) == len(table.headings) for row in table.rows)
        first, *rows = lines_of(table)
        assert first == table.title and len(rows) == 1 + len(table.rows)
    assert [row[1:] for row in tables[1].rows] == [("2", "0", "0", "0", "2"), ("0", "1", "0", "2", "3")]
    assert [row[1:] for row in tables[-1].rows] == [("1", "2", "0"), ("2", "1", "1")]
    assert "234" in summary(counted(), words)
    for table in figure_tables(Figures(), words):
        assert list(lines_of(table))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plot_is_a_picture_with_all_numbers(language: str) -> None:
    for figures in (counted(), Figures()):
        root = ElementTree.fromstring(plot(figures, Words.of(language, strict=True)))
        texts = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
        assert len(texts) > 20
        for bar in root.iter("{http://www.w3.org/2000/svg}rect"):
            assert float(bar.get("height", "")) >= 0
