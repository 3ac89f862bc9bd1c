"""A function cached per table runs once for each table and arguments."""

from msgspec.structs import replace

from bridgetable.cards.seat import Seat, Side
from bridgetable.table.state import Table
from bridgetable.table.values import cached_on_value
from tests.situations import POZNAN, at


def test_a_function_runs_once_for_each_table_and_arguments() -> None:
    done: list[tuple[Table, Seat, bool]] = []

    @cached_on_value
    def held(table: Table, seat: Seat, *, doubled: bool = False) -> int:
        """How many cards a hand holds."""
        done.append((table, seat, doubled))
        return len(table.hands[seat]) * (2 if doubled else 1)

    before = at(POZNAN, "4S S").table
    after = at(POZNAN, "4S S").do("WCJ").table
    for _ in range(2):
        assert (held(before, Seat.W), held(before, Seat.N), held(after, Seat.W)) == (13, 13, 12)
        assert held(before, Seat.W, doubled=True) == 26
    assert done == [(before, Seat.W, False), (before, Seat.N, False), (after, Seat.W, False), (before, Seat.W, True)]


def test_a_result_of_none_is_cached_too() -> None:
    done: list[Table] = []

    @cached_on_value
    def nothing(table: Table) -> None:
        done.append(table)

    table = at(POZNAN, "4S S").table
    assert nothing(table) is None and nothing(table) is None
    assert len(done) == 1


def test_a_changed_table_has_an_empty_cache() -> None:
    before = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3").table
    assert before.binding(Seat.W) == () and before.cache and before.tricks_taken(Side.NS) == 1
    after = replace(before, tricks=())
    assert not after.cache and after.tricks_taken(Side.NS) == 0 and after.winner(1) is None
