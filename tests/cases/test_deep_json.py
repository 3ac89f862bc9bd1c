"""JSON of any depth is read as the standard library reads it."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.cases.reader import Members, deep_value

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4),
)


def never(name: str) -> Any:
    raise ValueError(name)


def shallow_value(text: str) -> object:
    return json.loads(text, object_pairs_hook=Members, parse_constant=never)


@given(VALUES, st.sampled_from([None, 1]))
def test_a_value_is_read_as_the_standard_library_reads_it(value: object, indent: int | None) -> None:
    text = json.dumps(value, indent=indent)
    assert deep_value(text, never) == shallow_value(text)


@given(VALUES, st.data())
def test_a_fault_is_found_where_the_standard_library_finds_it(value: object, data: st.DataObject) -> None:
    text = json.dumps(value)
    at = data.draw(st.integers(0, len(text)))
    text = text[:at] + data.draw(st.sampled_from(["", ",", "]", "}", "[", "{", '"', ":", "x", " "])) + text[at + 1 :]
    found: object = None
    with suppress(ValueError):
        found = shallow_value(text)
        assert deep_value(text, never) == found
        return
    with pytest.raises(ValueError):
        deep_value(text, never)


@pytest.mark.parametrize("end", ["", "]" * 100_000])
def test_any_depth_is_read(end: str) -> None:
    if not end:
        with pytest.raises(json.JSONDecodeError):
            deep_value("[" * 100_000, never)
        return
    value = deep_value("[" * 100_000 + end, never)
    depth = 0
    while value:
        assert isinstance(value, list)
        value, depth = value[0], depth + 1
    assert depth == 99_999
