"""Options: each answer with what follows from it."""

from bridgetable.cards.seat import Seat
from bridgetable.table.events import RightsLost
from bridgetable.table.evolve import evolve_all
from bridgetable.table.option import Option
from bridgetable.table.values import log_of
from tests.situations import POZNAN, at


def test_what_an_option_says_is_what_happens_when_it_is_taken() -> None:
    option = Option("lost", (RightsLost(Seat.N, "43A2(a)"),))
    table = at(POZNAN, "4S S").table
    assert not table.rights_lost
    assert evolve_all(table, option.then).rights_lost == log_of((Seat.N,))


def test_the_same_answer_with_another_consequence_is_another_option() -> None:
    assert Option("accept", ()) == Option("accept", ())
    assert Option("accept", ()) != Option("accept", (RightsLost(Seat.N, "43A2(a)"),))
