"""Where a clause stands in another edition."""

from __future__ import annotations

import pytest

from bridgetable.coverage.evidence import kept_evidence
from bridgetable.coverage.standing import Concordance, listed_in
from bridgetable.table.edition import Edition

Listed = dict[Edition, tuple[str, ...]]


@pytest.fixture(scope="module")
def listed() -> Listed:
    return {edition: listed_in(edition, kept_evidence().ruled_in(edition)) for edition in Edition}


@pytest.fixture(scope="module")
def concordance(listed: Listed) -> Concordance:
    return Concordance(listed)


@pytest.mark.parametrize(
    ("clause", "edition", "other", "numbers"),
    [
        ("16C2", "2017", "2007", ("16D2",)),
        ("16D2", "2007", "1997", ("16C2",)),
        ("17D3", "2017", "2007", ("17E2",)),
        ("17D3", "2017", "1997", ("34",)),
        ("53B", "2017", "2007", ("53C",)),
        ("63B", "1997", "2017", ()),
        ("63C", "1997", "2017", ("63B",)),
        ("64B8", "2017", "2007", ()),
        ("62A", "1997", "2017", ("62A",)),
        ("72C", "2017", "2007", ("23",)),
        ("23B", "2017", "1997", ()),
        ("68B2", "2017", "1997", ("68B",)),
        ("30B2(a)", "2007", "2017", ("30B1(a)",)),
        ("35A", "1997", "2017", ("36A",)),
        ("9A2", "2017", "1997", ("9A2(a)", "9A2(b)")),
        ("12C2(b)", "2007", "1997", ("86A",)),
        ("57A3", "2007", "2017", ("57A4",)),
        ("25A4", "2017", "2017", ("25A4",)),
    ],
)
def test_the_number_in_another_edition(
    concordance: Concordance, clause: str, edition: str, other: str, numbers: tuple[str, ...]
) -> None:
    assert concordance.in_edition(clause, Edition(edition), Edition(other)) == numbers


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("other", Edition)
def test_every_number_is_listed_there(
    listed: Listed, concordance: Concordance, edition: Edition, other: Edition
) -> None:
    for clause in listed[edition]:
        assert set(concordance.in_edition(clause, edition, other)) <= set(listed[other]), clause
