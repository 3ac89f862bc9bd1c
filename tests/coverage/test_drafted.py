"""A draft of an edition whose numbers fit nowhere is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgetable.cases.draft_edition import FILE
from bridgetable.coverage.drafted import checked_draft
from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words, refused_line
from tests.source import ROOT

NAMED = {"format": "bridgetable-edition", "version": 1, "name": "A proposal", "amends": "2017"}
PAGE = {"en": "No trick moves.", "it": "Non passa nessuna presa."}


def written(folder: Path, keys: dict[str, object]) -> Path:
    (folder / FILE).write_text(json.dumps({**NAMED, **keys}))
    return folder


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"gone": ["64B9"]}, "gone: the Laws of 2017 have no 64B9"),
        ({"moved": {"64B9": "64B10"}}, "moved: the Laws of 2017 have no 64B9"),
        (
            {"moved": {"64B5": "64B4"}},
            "moved: 64B4 is another clause of the Laws of 2017, which is neither gone nor moved",
        ),
        ({"gone": ["64B5"], "moved": {"64B5": "64B9"}}, "moved: 64B5 is gone, so it cannot move as well"),
        ({"gone": ["64B4"], "moved": {"64B5": "64B4", "64B6": "64B4"}}, "moved: two clauses cannot both be 64B4"),
        ({"new": ["64B7"], "pages": {"64B7": PAGE}}, "new: 64B7 is another clause of the Laws of 2017"),
        ({"new": ["64B9"]}, "new: 64B9 is new, so it needs a page under “pages”"),
        ({"as-in": {"2017": ["64A2"]}}, "as-in: what the draft does not change stands as in 2017 anyhow"),
        ({"gone": ["64B4"], "pages": {"64B4": PAGE}}, "pages.64B4: the draft has no 64B4"),
        ({"pages": {"64Z1": PAGE}}, "pages.64Z1: the draft has no 64Z1"),
        ({"points": {"63B2": PAGE}}, "points.63B2: the draft has no 63B2"),
        ({"gone": ["64B4"], "behaviours": {"64B4": "never"}}, "behaviours.64B4: the draft has no 64B4"),
    ],
)
def test_numbers_that_fit_nowhere_are_refused(keys: dict[str, object], sentence: str, tmp_path: Path) -> None:
    with pytest.raises(RefusedError) as refused:
        checked_draft(written(tmp_path, keys))
    assert refused_line(Words.of("en", strict=True), refused.value).startswith(sentence)


@pytest.mark.parametrize(
    "keys",
    [
        {},
        {"gone": ["64B4"], "moved": {"64B5": "64B4", "64B6": "64B5", "64B7": "64B6", "64B8": "64B7"}},
        {"new": ["64B9"], "pages": {"64B9": PAGE}, "points": {"64B9": PAGE}},
        {"gone": ["64B4"], "new": ["64B4"], "pages": {"64B4": PAGE}},
        {"as-in": {"1997": ["64A2"], "2007": ["63A"]}, "pages": {"63A3": PAGE}, "behaviours": {"64A1": "one-trick"}},
    ],
)
def test_numbers_that_fit_are_not(keys: dict[str, object], tmp_path: Path) -> None:
    assert checked_draft(written(tmp_path, keys)).name


def test_the_draft_of_the_tests_fits() -> None:
    assert checked_draft(ROOT / "tests" / "cases" / "draft").name
