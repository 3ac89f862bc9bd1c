"""Law 66: who may look at which trick."""

import pytest

from tests.situations import EDITIONS, Situation, at

DEAL = "N:A43.3.. 752.5.. K86.7.. QJ9.9.."


def one_trick(edition: str = "2017") -> Situation:
    """West has led, South has won."""
    return at(DEAL, "3NT S", edition, lead="W").do("WSQ NS3 ES2 SSK")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_66A_declarer_and_defenders_may_have_the_last_trick_faced(edition: str, seat: str) -> None:
    assert one_trick(edition).do(f"inspect {seat} 10").offences == []


def test_66A_until_their_own_side_has_played_to_the_next() -> None:
    table = one_trick().do("SS6")
    assert table.do("inspect W 10").offences == []
    assert table.do("inspect S 10").offences == ["trick-inspected S 10 unnoticed"]
    assert table.do("WS9", "inspect E 10").offences == ["trick-inspected E 10 unnoticed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_66A_dummy_never_during_the_play(edition: str) -> None:
    assert one_trick(edition).do("inspect N 10").offences == ["trick-inspected N 10 unnoticed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_66C_quitted_tricks_are_the_directors(edition: str) -> None:
    table = one_trick(edition).do("SS6 WS9 NSA ES5", "inspect W 10", "director S")
    assert table.ruled == ["66C"]


def test_66C_a_trick_in_progress_cannot_be_turned_up() -> None:
    assert at(DEAL, "3NT S", lead="W").do("WSQ").refuses("inspect E 10")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_66D_after_play_everybody_may_look(edition: str, seat: str) -> None:
    table = one_trick(edition).do("claim S 3", "agree W", f"inspect {seat} 10")
    assert table.offences == []
