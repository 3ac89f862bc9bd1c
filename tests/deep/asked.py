"""Made cases, at each of whose stops something is asked: nothing tells the answer before, wherever it is asked."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from bridgetable.cases.codec import write_case
from bridgetable.cases.tree import history_of
from bridgetable.generation.conditions import Conditions
from bridgetable.generation.generate import cases_made
from bridgetable.table.edition import Edition
from bridgetable.ui.drawing.lettering import ensure_application
from tests.deep.outcome import Fault, Outcome, named, told
from tests.ui.rehearsal.test_while_asked import assert_asked_first, assert_nothing_is_told

UNIT = "questions"


def runs(seed: int) -> Iterator[Outcome]:
    """A made case a seed."""
    return map(case, itertools.count(seed))


def case(seed: int) -> Outcome:
    """The first case that is made from this seed, under an edition in its turn, at each of its stops."""
    ensure_application()
    edition = tuple(Edition)[seed % len(Edition)]
    made = next(cases_made(Conditions(edition=edition), seed)).case
    try:
        played = str(seed), made, history_of(made)
        asked = assert_nothing_is_told([played])
        assert_asked_first(*played)
    except Exception as error:
        return Outcome(0, UNIT, (Fault(named(error), seed, told(error), (("case.json", write_case(made)),)),))
    return Outcome(asked, UNIT)
