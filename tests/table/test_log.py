"""A sequence that only grows: it reads like the tuple of its items, and shares what it had."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.table.values import BLOCK, Log, log_of
from tests.each import for_each

NUMBERS = st.lists(st.integers(), max_size=3 * BLOCK)


@given(NUMBERS)
def test_it_reads_like_a_tuple(items: list[int]) -> None:
    log, wanted = log_of(items), tuple(items)
    assert (tuple(log), len(log), bool(log)) == (wanted, len(wanted), bool(wanted))
    assert tuple(reversed(log)) == wanted[::-1]
    assert all(log[place] == wanted[place] for place in range(-len(wanted), len(wanted)))
    assert all(item in log for item in wanted)


@given(NUMBERS, st.integers(-200, 200), st.integers(-200, 200))
def test_it_is_cut_like_a_tuple(items: list[int], start: int, stop: int) -> None:
    log, wanted = log_of(items), tuple(items)
    assert (log[start:stop], log[start:], log[::-1]) == (wanted[start:stop], wanted[start:], wanted[::-1])


@given(NUMBERS, NUMBERS)
def test_items_added_one_by_one_or_together_make_equal_logs(items: list[int], more: list[int]) -> None:
    together, single = log_of(items).adding(*more), log_of(items)
    for one in more:
        single = single.adding(one)
    assert single == together == log_of((*items, *more))
    assert hash(single) == hash(together)


@given(NUMBERS, st.integers(0, 4 * BLOCK))
def test_its_first_items_are_a_log_that_shares_them(items: list[int], length: int) -> None:
    log = log_of(items)
    assert log.up_to(length) == log_of(items[:length])
    assert all(one is other for one, other in zip(log.up_to(length).full, log.full, strict=False))


@given(NUMBERS.filter(bool), st.data())
def test_one_item_is_replaced(items: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(items) - 1))
    assert log_of(items).replacing(place, 999) == log_of((*items[:place], 999, *items[place + 1 :]))


@given(NUMBERS.filter(bool), st.data())
def test_one_item_is_removed_and_what_stands_before_it_is_shared(items: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(items) - 1))
    log = log_of(items)
    assert log.removing(place) == log_of((*items[:place], *items[place + 1 :]))
    assert all(log.removing(place).full[block] is log.full[block] for block in range(place // BLOCK))


@pytest.mark.parametrize("index", [0, -1, 5])
def test_there_is_nothing_beyond_its_ends(index: int) -> None:
    with pytest.raises(IndexError):
        Log()[index]
    full = log_of(range(BLOCK))
    with pytest.raises(IndexError):
        full[BLOCK if index >= 0 else -BLOCK - 1]


def test_what_it_had_is_shared_and_stays() -> None:
    short = log_of(range(5 * BLOCK))
    longer = short.adding(1)
    assert all(one is other for one, other in zip(short.full, longer.full, strict=True))
    assert len(short) == 5 * BLOCK


@given(NUMBERS, NUMBERS, st.integers(0, 200))
def test_it_begins_with_what_a_tuple_would(items: list[int], more: list[int], cut: int) -> None:
    whole = log_of((*items, *more))
    assert whole.begins_with(log_of(items)) and whole.begins_with(log_of((*items, *more)[:cut]))
    other = (*items[:cut], -1, *items[cut + 1 :])
    assert whole.begins_with(log_of(other)) is (whole[: len(other)] == other)


@given(st.lists(st.tuples(st.integers(0, 400), st.integers(1, 70), st.booleans()), max_size=30))
def test_what_is_made_from_older_logs_disturbs_none(changes: list[tuple[int, int, bool]]) -> None:
    found: list[tuple[Log[int], tuple[int, ...]]] = [(Log(), ())]
    for number, (place, count, grows) in enumerate(changes):
        log, same = found[place % len(found)]
        if grows or not same:
            found.append((log.adding(*range(count)), (*same, *range(count))))
        else:
            at = place % len(same)
            found.append((log.replacing(at, number), (*same[:at], number, *same[at + 1 :])))
    assert all(tuple(log) == same for log, same in found)


@given(NUMBERS, st.data())
def test_several_items_are_replaced_at_once(items: list[int], data: st.DataObject) -> None:
    places = st.integers(0, len(items) - 1) if items else st.nothing()
    changed = data.draw(st.dictionaries(places, st.integers(), max_size=9)) if items else {}
    wanted = [changed.get(place, item) for place, item in enumerate(items)]
    assert log_of(items).replacing_all(changed) == log_of(wanted)


class Compared:
    """An item that counts how often any of its kind is compared by value."""

    times = 0

    def __eq__(self, other: object) -> bool:
        Compared.times += 1
        return isinstance(other, Compared)

    __hash__ = object.__hash__


@for_each("length", [1, 63, 64, 100, 200, 400])
def test_a_beginning_is_told_by_identity_and_no_item_is_compared(length: int) -> None:
    """Two histories read from one file are equal: to find that out by value takes as long as to rule on them."""
    some = log_of([Compared() for _ in range(length)])
    Compared.times = 0
    assert some.begins_with(some) and some.adding(Compared()).begins_with(some)
    assert some.begins_with(some.up_to(length - 1)) and not some.up_to(length - 1).begins_with(some)
    assert not some.begins_with(log_of([Compared() for _ in range(length)]))
    assert not some.begins_with(some.replacing(length // 2, Compared()))
    assert Compared.times == 0
