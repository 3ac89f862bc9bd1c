"""Law 84: where nothing was irregular, the game goes on."""

import pytest

from tests.situations import EDITIONS, POZNAN, at


@pytest.mark.parametrize("edition", EDITIONS)
def test_84A_nothing_was_irregular_and_the_game_goes_on(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "director N")
    assert (table.ruled, table.offences, table.asked, table.turn) == (["84A"], [], None, "N")


@pytest.mark.parametrize("edition", EDITIONS)
def test_84A_not_while_the_director_waits_for_an_answer(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("EH2", "director S")
    assert table.asked is not None
    assert "84A" not in table.do("director N").ruled
