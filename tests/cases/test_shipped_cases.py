"""Every case that is shipped holds, tells what it is about in both languages, and is written as we write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cases.check import check
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.tree import case_of
from bridgetable.cli.proposals import ProposedTricks
from bridgetable.cli.replay import case_story
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.languages import WRITTEN
from tests.shipped import CASES as FILES
from tests.shipped import case_in, history_in, name_of
from tests.spread import spread

each_case = pytest.mark.parametrize("path", FILES, ids=name_of)


@pytest.fixture(scope="module")
def proposed() -> Iterator[ProposedTricks]:
    with ProposedTricks() as found:
        yield found


@each_case
def test_it_holds(path: Path, proposed: ProposedTricks) -> None:
    checked = check(case_in(path), proposed)
    assert checked.failures == ()
    assert checked.expectations > 0


@each_case
def test_it_speaks_both_languages_and_nothing_is_lost_when_it_is_saved(path: Path) -> None:
    case = case_in(path)
    assert case_of(history_in(path), case) == case
    assert read_case(write_case(case)) == case
    for text in (case.title, case.story, *((case.source,) if case.source else ())):
        texts = dict(text)
        assert texts.keys() == set(WRITTEN)
        assert all(words.strip() for words in texts.values())


@pytest.mark.parametrize("language", WRITTEN)
def test_no_two_cases_have_the_same_title(language: str) -> None:
    titles = Counter(dict(case_in(path).title)[language].casefold() for path in FILES)
    assert [title for title, count in titles.items() if count > 1] == []


@pytest.mark.deep
@each_case
def test_it_can_be_told(path: Path) -> None:
    case = case_in(path)
    for language in spread(tuple(LANGUAGES), 1, FILES.index(path)):
        assert list(case_story(case, Words.of(language, strict=True)))
