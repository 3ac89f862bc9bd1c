"""One test for many rows: it goes through all of them, and tells each that fails."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import pytest

Test = Callable[..., None]


def for_each(names: str | tuple[str, ...], rows: Iterable[Any]) -> Callable[[Test], Test]:
    """Has a test go through these rows of values for its parameters of these names.

    It stands where `pytest.mark.parametrize` would, which makes a test of each row, so that one can be run by itself: a
    millisecond and a half for each, in all processes together, where most rows take less than a tenth of that.
    """
    named = names if isinstance(names, tuple) else tuple(name.strip() for name in names.split(","))
    all_rows = [dict(zip(named, row if len(named) > 1 else (row,), strict=True)) for row in rows]
    assert all_rows, "there is no row"

    def through_all(test: Test) -> Test:
        @functools.wraps(test)
        def run(*args: object, **others: object) -> None:
            failed: list[Exception] = []
            for row in all_rows:
                try:
                    test(*args, **others, **row)
                except pytest.fail.Exception as error:
                    # What pytest.raises raises, for one, is no Exception, and a group takes nothing else.
                    failed.append(AssertionError(str(error)).with_traceback(error.__traceback__))
                except Exception as error:
                    failed.append(error)
                else:
                    continue
                failed[-1].add_note(", ".join(f"{name}={value!r}" for name, value in row.items()))
            if failed:
                raise ExceptionGroup(f"{len(failed)} of {len(all_rows)} rows", failed)

        declared = inspect.signature(test)
        kept = [parameter for name, parameter in declared.parameters.items() if name not in named]
        run.__signature__ = declared.replace(parameters=kept)  # type: ignore[attr-defined]
        return run

    return through_all
