"""While no card is to be played double dummy tells of the whole deal: every contract, in the Director's panel."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.ui.figures.all_contracts import AllContracts
from bridgetable.ui.shell.window import Window
from tests.equity.ground import needs_the_fast_solver
from tests.situations import POZNAN, actions_of, at, bidding
from tests.ui.opened import open_window
from tests.ui.waiting import until

pytestmark = [needs_the_fast_solver, pytest.mark.deep]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    opened = open_window(qtbot, tmp_path)
    opened.session.open(History(bidding(POZNAN, "N").table), Document())
    yield opened
    opened.close()


def shown(window: Window) -> AllContracts | None:
    """The table of all contracts, if it is there."""
    return window.parts.contracts.findChild(AllContracts)


def known(qtbot: QtBot, window: Window) -> str:
    """What is said of it once it is known."""
    hands = window.session.table.deal
    until(qtbot, lambda: window.parts.analysis.contracts(hands) is not None)
    table = shown(window)
    return table.accessibleName() if table is not None else ""


def test_in_the_auction_every_contract_of_the_deal(qtbot: QtBot, window: Window) -> None:
    assert shown(window) is None
    window.parts.commands["figures"].trigger()
    told = known(qtbot, window)
    assert "South ♣ 11 ♦ 6 ♥ 8 ♠ 11 NT 9" in told
    window.view.choose_language("it")
    assert "Sud" in known(qtbot, window)
    window.parts.commands["figures"].trigger()
    assert shown(window) is None


def test_once_a_card_is_to_be_played_the_cards_have_the_figures(qtbot: QtBot, window: Window) -> None:
    window.parts.commands["figures"].trigger()
    for action in actions_of("bids N 1H P 1S P 4S P P P"):
        assert shown(window) is not None
        assert window.session.act(action)
    assert shown(window) is None
    until(qtbot, lambda: not window.parts.figures.busy)
    assert len(window.table.table_scene.figures.shown) == 13
    window.session.to_start()
    assert shown(window) is not None


def test_a_board_that_is_over_tells_of_its_deal(qtbot: QtBot, window: Window) -> None:
    window.session.open(History(at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "claim S 10", "agree W").table), Document())
    window.parts.commands["figures"].trigger()
    assert "♠ 11" in known(qtbot, window)
