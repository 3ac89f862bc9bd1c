"""The auction sheet as drawn: legible, without clipping or overlaps, and shown when it should be."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import Suit
from bridgetable.cards.notation import card_of, spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.document.document import Document
from bridgetable.engine import actions as a
from bridgetable.engine.history import History
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import ChangedCall, InsufficientBid
from bridgetable.table.obligation import LeadMayBeRestrained, PassThroughout
from bridgetable.table.state import Table
from bridgetable.ui.auction.layout import SheetLayout, lay_out_sheet, sheet_text
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.shell.window import Window
from bridgetable.ui.table.elements import Place
from bridgetable.ui.table.middle import shows_auction_sheet
from bridgetable.ui.table.picture import render_table
from bridgetable.ui.table.poses import poses
from bridgetable.ui.table.scene import TableScene
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.reports.test_auction_sheet import calls, made, table
from tests.situations import POZNAN, actions_of, bidding
from tests.ui.opened import open_wall, open_window
from tests.ui.table.test_poses import assert_indices_free
from tests.ui.waiting import settle

N, E, S, W = Seat
LONG = "bids N 1C 1H X 1S P 2H 2S 3D P 4D 4NT P 5D X XX P 5H P 5NT P 6C P 6D X P P 6S P P X P P XX P P"
ROOMS = {
    "small": ((560.0, 430.0), False),
    "usual": ((780.0, 670.0), False),
    "large": ((2400.0, 1700.0), False),
    "projector": ((1024.0, 616.0), True),
}


def irregular() -> Table:
    """A call of each kind: explained, struck out, a chain of them, implied, noticed; and players who are bound."""
    long_words = "15–17, may hold a five-card major or a six-card minor, never two doubletons"
    return table(
        "W",
        made("W1NT", alert=(("", long_words),)),
        *calls("NP"),
        made("E2D", shows=(Suit.HEARTS,)),
        *calls("S2C"),
        e.Infringed(InsufficientBid(S, CallId(3), spoken_call_of("2C"))),
        e.AttentionDrawn(W, IrregularityId(0)),
        e.CallWithdrawn(CallId(3)),
        e.Obliged(PassThroughout(N, "27B2", 4)),
        e.Obliged(LeadMayBeRestrained(N, S, CallId(3))),
        *calls("S3NT WP"),
        made("NP", implied=True),
        *calls("E4H SP W4NT NP E5NT"),
        made("E6C", changes=10),
        made("E6NT", changes=11),
        made("E7NT", changes=12),
        e.Infringed(ChangedCall(E, CallId(13), spoken_call_of("7NT"), CallId(10))),
        e.AttentionDrawn(S, IrregularityId(1)),
    )


def exposed() -> Table:
    """Cards lie face up before all four players."""
    shown = {N: "HQ", W: "D8 DT", E: "HA", S: "SA SK S3"}
    cards = [e.CardExposed(seat, card_of(card), False) for seat, text in shown.items() for card in text.split()]
    return table("W", *calls("W1NT NP"), *cards)


TABLES = {
    "start": lambda: table("S"),
    "short": lambda: table("N", *calls("N1NT EP S2C WX")),
    "irregular": irregular,
    "refused": lambda: table("N", *calls("N1NT E2H S2NT"), e.CallWithdrawn(CallId(2))),
    "long": lambda: bidding(POZNAN, "N", number=4).do(LONG).table,
    "exposed": exposed,
}


def drawn(table: Table, room: str, language: str = "en") -> tuple[SheetLayout, Box, TableScene]:
    """How the sheet of this table is laid out, and in which box."""
    (width, height), projector = ROOMS[room]
    scene = TableScene(Words.of(language, strict=True))
    scene.set_options(ViewOptions(projector=projector))
    scene.set_size(width, height)
    scene.show_table(table, frozenset())
    layout, place = scene.sheet.layout, scene.current_layout.auction if scene.current_layout is not None else None
    assert scene.sheet.isVisible() and layout is not None and place is not None
    return layout, place.box, scene


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("name", TABLES)
def test_nothing_is_clipped_and_nothing_overlaps(qapp: QApplication, name: str, room: str, language: str) -> None:
    layout, box, _ = drawn(TABLES[name](), room, language)
    paper = Box(0, 0, box.width, box.height)
    assert layout.bottom <= paper.bottom
    put = [call.box for call in layout.calls] + [call.signs for call in layout.calls if call.signs is not None]
    lines = [line for note in layout.notes for line in note.lines]
    texts = [line.box for line in lines] + ([layout.outcome.box] if layout.outcome is not None else [])
    for one in (*put, *texts, *(head.block for head in layout.heads)):
        assert paper.contains(one)
    calls_only = [call.box for call in layout.calls]
    assert not any(one.overlaps(other) for one, other in combinations([*calls_only, *texts], 2))
    if layout.turn is not None:
        assert not any(layout.turn.overlaps(one) for one in calls_only)


@pytest.mark.parametrize("room", ["usual", "projector"])
def test_a_long_auction_is_legible_from_a_distance(qapp: QApplication, room: str) -> None:
    long, _, _ = drawn(TABLES["long"](), room)
    short, _, _ = drawn(TABLES["short"](), room)
    assert len(long.rows) >= 9 and long.pixels >= 19 and short.pixels >= 28


def test_every_column_keeps_to_its_calls(qapp: QApplication) -> None:
    layout, _, _ = drawn(irregular(), "usual")
    columns = dict(zip((W, N, E, S), (put.block for put in layout.heads), strict=True))
    for call in layout.calls:
        column = columns[call.call.seat]
        assert column.x - column.width * 0.1 <= call.box.x and call.box.right <= column.right + column.width * 0.1


def test_the_presenters_marks_are_not_on_the_projector(qapp: QApplication) -> None:
    hidden = table("N", *calls("N1NT E2H S2D"), e.Infringed(InsufficientBid(S, CallId(2), spoken_call_of("2D"))))
    on_screen, _, _ = drawn(hidden, "usual")
    on_the_wall, _, _ = drawn(hidden, "projector")
    assert len(on_screen.notes) == 1 and not on_the_wall.notes
    assert any(call.signs for call in on_screen.calls) and not any(call.signs for call in on_the_wall.calls)


# -- on the table ------------------------------------------------------------------------------------------------------


def test_cards_shown_lie_before_their_owner_beside_the_sheet() -> None:
    for room, projector in ROOMS.values():
        layout = poses(exposed(), ViewOptions(projector=projector), room)
        assert layout.auction is not None
        lying = {card: pose for card, pose in layout.cards.items() if pose.place is Place.SHOWN}
        assert len(lying) == 7 and {tag.key for tag in layout.tags} <= {"shown", "led"}
        for pose in lying.values():
            assert layout.mat.contains(pose.box) and not layout.auction.box.overlaps(pose.box)
        assert_indices_free([pose for pose in lying.values() if pose.seat in (N, S)], 0.4)


def test_a_lead_face_down_in_the_auction_lies_beside_the_sheet() -> None:
    led = table("N", *calls("N1NT"), e.LeadLaidFaceDown(E, card_of("HA")))
    layout = poses(led, ViewOptions(), (780, 670))
    pose = layout.cards[card_of("HA")]
    assert layout.auction is not None and pose.place is Place.FACE_DOWN and not layout.auction.box.overlaps(pose.box)


def test_the_sheet_is_in_the_middle_until_the_opening_lead() -> None:
    situation = bidding(POZNAN, "N").do("bids N 1S P 4S P P P")
    assert shows_auction_sheet(situation.table)
    led = situation.do("EHA").table
    assert not shows_auction_sheet(led)
    assert poses(led, ViewOptions(), (780, 670)).auction is None
    looked_at = poses(led, ViewOptions(auction=True), (780, 670)).auction
    assert looked_at is not None and looked_at.over
    assert shows_auction_sheet(bidding(POZNAN, "N").do("bids N P P P P").table)


def test_the_preview_of_an_option_shows_the_sheet_as_it_would_be(qapp: QApplication) -> None:
    before = table("N", *calls("N1NT E2H S2D"))
    _, box, scene = drawn(before, "usual")
    scene.preview(evolve_all(before, (e.CallWithdrawn(CallId(2)),)))
    layout = scene.sheet.layout
    assert layout is not None and [call.call.struck_out for call in layout.calls] == [False, False, True]
    now = scene.current_layout.auction if scene.current_layout is not None else None
    assert now is not None and now.box.y > box.y  # room for the word


def test_a_picture_of_the_table_shows_the_auction(qapp: QApplication) -> None:
    words, size = Words.of("it"), (780, 670)
    one = render_table(table("N", *calls("N1NT")), words, size, ViewOptions())
    other = render_table(table("N", *calls("N2NT")), words, size, ViewOptions())
    assert one != other


# -- beside the table, during the play ---------------------------------------------------------------------------------


def auction_in(window: Window, *texts: str) -> None:
    """Lets people do this at the table of a window."""
    window.session.open(History(bidding(POZNAN, "N").table), Document())
    for text in texts:
        for action in actions_of(text):
            assert window.session.act(action)
    settle()


def test_the_panel_appears_with_the_opening_lead_and_can_be_hidden(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    assert not window.arrangement.auction.isVisible()  # the contract was set: there are no calls to show
    auction_in(window, "bids N 1S P 4S P P P")
    assert not window.arrangement.auction.isVisible()
    window.session.act(a.Play(E, card_of("HA")))
    assert window.arrangement.auction.isVisible() and "East: pass." in window.parts.auction.accessibleName()
    window.parts.commands["auction"].trigger()
    assert not window.arrangement.auction.isVisible() and not window.parts.commands["auction"].isChecked()
    window.parts.commands["auction"].trigger()
    assert window.arrangement.auction.isVisible()
    window.arrangement.auction.close()
    assert not window.arrangement.auction.wanted
    again = open_window(qtbot, tmp_path)
    auction_in(again, "bids N 1S P 4S P P P", "EHA")
    assert not again.arrangement.auction.isVisible()


def test_on_the_projector_it_lies_over_the_mat_until_the_next_move(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    auction_in(window, "bids N 1S P 4S P P P", "EHA")
    wall = open_wall(window)
    sheet = wall.table.table_scene.sheet
    assert not sheet.isVisible()
    window.parts.commands["auction"].trigger()
    assert sheet.isVisible()
    QTest.keyClick(wall, Qt.Key.Key_Escape)
    assert window.parts.presentation.is_on and not sheet.isVisible()
    window.parts.commands["auction"].trigger()
    window.session.act(a.Play(S, card_of("H4")))
    assert not sheet.isVisible() and window.parts.presentation.is_on
    window.parts.commands["auction"].trigger()
    window.parts.presentation.set_on(False)
    assert window.arrangement.auction.wanted and not window.view.options.auction


def test_the_sheet_in_the_window_follows_the_language(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    auction_in(window, "bids N 1NT P")
    assert "South is to call." in window.table.accessibleName()
    window.view.choose_language("it")
    settle()
    assert "Deve chiamare Sud." in window.table.accessibleName() and "Prese" not in window.table.accessibleName()


def test_restrictions_on_a_player_are_set_apart() -> None:
    """A pass to make and a lead to be restrained are two things: each has a field of its own."""
    bound = (
        bidding(POZNAN, "N")
        .do("bid N P", "bid S 1H", "director W", "choose W refuse", "bids E 1S 2D", "choose director not-comparable")
        .table
    )
    sheet = sheet_text(bound, Words.of("it"))
    head = lay_out_sheet(sheet, Box(0, 0, 400, 400), lambda text, pixels, bold: 0.6 * pixels * len(text)).heads[0]
    first, second = head.bound
    assert " ".join(line.text for line in first) == "deve passare una volta"
    assert second[0].box.y > first[-1].box.bottom
