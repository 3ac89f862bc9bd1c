"""A withdrawn call and its replacement: the comparison by the Director, and who may use which information."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import Suit
from bridgetable.cards.notation import spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.table import events as e
from bridgetable.table.identity import CallId
from bridgetable.table.question import DIRECTOR, Calls, Question
from bridgetable.ui.director.forms import KnowledgeDialog, pointer_to
from bridgetable.ui.director.panel import ComparedCall, compared_calls
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.reports.test_auction_sheet import made, table
from tests.situations import POZNAN, actions_of, bidding
from tests.spread import spread
from tests.ui.opened import open_window
from tests.ui.waiting import settle

N, E, S, W = Seat
ASKED = Question("27B1(b)", (DIRECTOR,), Calls(S, (CallId(0), CallId(1))))
REFUSED = ("bid N 1NT", "bid E 2H", "bid S 2D shows H", "director W", "choose W refuse", "bid S 3C")


@for_each(
    ("one", "meanings"),
    [
        (made("S2D"), ("specifies ♦",)),
        (made("S2D", shows=(Suit.HEARTS,)), ("shows ♥",)),
        (made("SX", shows=()), ("specifies no suit",)),
        (made("SP"), ("nothing said of its meaning",)),
        (made("SX", alert=(("en", "takeout"), ("it", "informativo"))), ("“takeout”",)),
        (made("S2D", alert=(("", "multi"),), shows=(Suit.HEARTS, Suit.SPADES)), ("“multi”", "shows ♥ and ♠")),
        (made("S1NT", alert=(("en", "15–17"),)), ("“15–17”", "specifies NT")),
    ],
)
def test_what_a_call_is_known_to_mean(one: e.CallMade, meanings: tuple[str, ...]) -> None:
    first, second = compared_calls(table("S", one, made("S7NT")), ASKED, Words.of("en", strict=True))
    assert first.meanings == meanings and first.heading == "Withdrawn"
    assert second == ComparedCall("In its place", "7NT", ("specifies NT",))


def test_only_a_question_about_two_calls_has_them_side_by_side() -> None:
    question = Question("29A", (N,), Calls(S, (CallId(0),)))
    assert compared_calls(table("S", made("S1S")), question, Words.of("it", strict=True)) == ()


@pytest.mark.parametrize("language", spread(tuple(LANGUAGES), 1, 1))
def test_the_director_sees_both_where_he_is_asked(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    window.session.open(History(bidding(POZNAN, "N").table), Document())
    for text in REFUSED:
        assert not window.parts.panel.asking.two_calls.isVisible()
        assert all(window.session.act(action) for action in actions_of(text))
    shown = window.parts.panel.asking.two_calls
    settle()
    assert shown.isVisible() and shown.height() >= shown.heightForWidth(shown.width())
    assert "2♦" in shown.accessibleName() and "3♣" in shown.accessibleName()
    window.parts.panel.choose("comparable")
    assert not shown.isVisible()


@pytest.mark.parametrize(("language", "line"), [("en", "South 2♦"), ("it", "Sud 2♦")])
def test_the_page_says_who_may_use_information_from_a_withdrawn_call(qtbot: QtBot, language: str, line: str) -> None:
    ruled = table("S", made("S2D"), e.CallInformationRuled(CallId(0), (N, S), "16C2"))
    page = KnowledgeDialog(Words.of(language, strict=True), ruled)
    qtbot.addWidget(page)
    text = page.page.toPlainText()
    words = Words.of(language)
    assert line.split()[0] in text and words.text("knowledge-call") in text and words.name((N, S)) in text
    assert words.text("knowledge-card") not in text.splitlines()


def test_the_knowledge_of_a_withdrawn_call_is_a_click_away(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.session.open(History(bidding(POZNAN, "N").table), Document())
    assert not window.parts.panel.knowledge.isVisible()
    for text in REFUSED:
        assert all(window.session.act(action) for action in actions_of(text))
    assert window.session.table.call_information and window.parts.panel.knowledge.isVisible()


def test_attention_to_a_call_mentions_no_trick() -> None:
    found = bidding(POZNAN, "N").do("bids N 1NT 2H 2D").table
    assert pointer_to(found.irregularities[0]).trick is None
    assert found.auction.made[2].call == spoken_call_of("2D")
