"""Which Laws are in force: new deals and recorded boards take the user's own edition; another one shows as a badge."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.document.case_opening import opened_case
from bridgetable.table.edition import Edition
from bridgetable.ui.preferences.preferences import read
from bridgetable.ui.session.shown import Shown, ViewOptions, edition_badge
from bridgetable.ui.shell.window import Window
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN
from tests.ui.opened import answer, open_menu, open_window, session_on

OLD = resources() / "cases" / "revoke" / "revoke-28-they-agree-to-the-claim.case.json"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path)


def new_deal(window: Window) -> None:
    answer(lambda dialog: None)
    window.parts.commands["new"].trigger()


def editions(window: Window) -> tuple[str, str]:
    """The edition of the table, and the user's own as it is saved."""
    return window.session.edition.value, read(window.settings).edition.value


def own_editions(window: Window) -> dict[str, bool]:
    """The choices of the user's own edition in the menu, and which is checked."""
    own = open_menu(window, "edition", "New deals and recorded boards")
    return {text: action.isChecked() for text, action in own.items()}


def test_a_table_under_another_edition_does_not_change_the_next_deal(window: Window) -> None:
    window.view.choose_edition(Edition.E1997)
    assert editions(window) == ("1997", "2017")
    new_deal(window)
    assert editions(window) == ("2017", "2017")
    window.parts.documents.show(opened_case(str(OLD)))
    assert editions(window)[0] != "2017"
    new_deal(window)
    assert editions(window) == ("2017", "2017") and window.session.elections == ()


def test_ones_own_edition_is_chosen_in_the_menu_and_remembered(window: Window) -> None:
    assert list(own_editions(window).values()) == [year == "2017" for year in EDITIONS]
    window.view.choose_own_edition(Edition.E2007)
    assert editions(window) == ("2017", "2007")
    assert list(own_editions(window).values()) == [year == "2007" for year in EDITIONS]
    new_deal(window)
    assert editions(window) == ("2007", "2007")


def test_a_recorded_board_takes_it_too(window: Window, tmp_path: Path) -> None:
    path = tmp_path / "board.pbn"
    tags = {"Board": "7", "Dealer": "N", "Vulnerable": "None", "Deal": POZNAN, "Declarer": "S", "Contract": "4S"}
    path.write_text("\n".join(f'[{name} "{value}"]' for name, value in tags.items()) + "\n", "latin-1")
    window.view.choose_edition(Edition.E1997)
    window.view.choose_own_edition(Edition.E2007)
    assert window.parts.documents.open_path(str(path))
    assert window.session.edition is Edition.E2007


def test_an_election_in_a_case_is_not_taken_over_with_another(window: Window) -> None:
    window.view.elect("screens", True)
    window.session.elect("43B2b", "revoked")
    window.view.elect("defenders-may-ask", False)
    assert read(window.settings).elections == (("defenders-may-ask", False), ("screens", True))
    window.view.elect("screens", None)
    assert read(window.settings).elections == (("defenders-may-ask", False),)


def test_another_edition_is_a_coloured_badge_with_its_reason(window: Window) -> None:
    button = window.toolbar.buttons["edition"]
    assert button.property("other") is False and "1997" not in button.toolTip()
    window.view.choose_edition(Edition.E1997)
    assert button.property("other") is True and button.text() == "Laws 1997"
    assert "ruled under the Laws of 1997; new deals" in button.toolTip() and "1997" in button.accessibleDescription()
    assert button.accessibleName() == "Edition: Laws 1997"
    window.view.choose_language("it")
    assert "Codice 1997" in button.accessibleDescription()
    window.view.choose_own_edition(Edition.E1997)
    assert button.property("other") is False and not button.accessibleDescription()


@for_each("language", ["en", "it"])
@for_each("own", Edition)
@for_each("edition", Edition)
def test_the_badge_says_which_laws(edition: Edition, own: Edition, language: str) -> None:
    session = session_on(edition=edition.value, language=language)
    badge = edition_badge(Shown(session.history, session.document, False, session.words, ViewOptions(edition=own)))
    if edition is own:
        assert badge is None
    else:
        assert badge is not None and edition.value in badge.text
        assert edition.value in badge.tip and own.value in badge.tip


def test_the_badge_is_bold_and_ones_own_edition_is_not(window: Window) -> None:
    button = window.toolbar.buttons["edition"]
    assert not button.font().bold()
    window.view.choose_edition(Edition.E1997)
    assert button.font().bold() and button.width() >= button.sizeHint().width()
    window.view.choose_edition(Edition.E2017)
    assert not button.font().bold()
