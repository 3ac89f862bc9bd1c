"""Which cases are ruled otherwise under another edition: ruled in the background, each once, when it is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.cases.library.cases import LibraryCase
from bridgetable.cases.library.folders import Stamp
from bridgetable.changes.of_files import ChangeInCase, Pair, changes_in_files, editions_apart
from bridgetable.table.edition import Edition
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.task import Task
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

LOOK_DELAY = 250
"""Milliseconds for which a case has to be the current one before it is ruled: who moves on does not wait for it."""
MOST_CLAUSES = 3
"""How many clauses of a case are told at most."""

# -- in the words of a search: "changed:2007-2017" -------------------------------------------------------------------


def changed_word(pair: Pair, words: Words) -> str:
    """The word by which a search finds the cases that these editions rule differently."""
    name = words.text("library-words-for-changed").split()[0]
    return f"{name}:{pair[0].value}-{pair[1].value}"


def without_changed(query: str) -> tuple[str, Pair | None]:
    """The query without such a word in any language, and the editions that it names."""
    if ":" not in query:
        return query, None  # the words of all languages take longer to read than the rows to show
    names = {name for language in LANGUAGES for name in Words.of(language).text("library-words-for-changed").split()}
    editions = {edition.value: edition for edition in Edition}
    years = "|".join(map(re.escape, editions))
    for found in re.finditer(rf"(?i)(?<!\S)(?:{'|'.join(names)}):({years})-({years})(?!\S)", query):
        before, after = (editions[year.lower()] for year in found.groups())
        if before is not after:
            return " ".join((query[: found.start()] + query[found.end() :]).split()), (before, after)
    return query, None


# -- what changed ----------------------------------------------------------------------------------------------------


class ChangedCases(QObject):
    """What changed in cases, from one edition to another; what is found is kept in the folder `cache`, if there is one.

    Nothing is ruled while anything is painted, and nothing at all before a case is looked at or such a search is made.
    """

    found = Signal()
    """What changed in some more cases is known."""

    def __init__(self, background: Background, cache: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background, self._cache = background, cache
        self._known: dict[tuple[Path, Pair], tuple[Stamp, tuple[ChangeInCase, ...]]] = {}
        self._search: Task | None = None
        self._look: Task | None = None
        self._looked_at: LibraryCase | None = None
        self._left: dict[tuple[Path, Pair], Stamp] = {}
        self.wanted = 0
        self._timer = QTimer(self, singleShot=True, interval=LOOK_DELAY)
        self._timer.timeout.connect(self._rule_looked_at)

    @property
    def left(self) -> int:
        """How many of the cases that a search wants have still to be ruled."""
        return len(self._left)

    def of(self, case: LibraryCase, pair: Pair) -> tuple[ChangeInCase, ...] | None:
        """What changed in this case; None as long as that is not known."""
        stamp, found = self._known.get((case.path, pair), (None, ()))
        return found if stamp == case.stamp else None

    def search(self, cases: Iterable[LibraryCase], pair: Pair) -> None:
        """Has all of these cases ruled under both editions, those apart that are known."""
        unknown = {(case.path, pair): case.stamp for case in cases if case.edition and self.of(case, pair) is None}
        if unknown.keys() == self._left.keys() and self._search is not None:
            return
        self.stop()
        self._left, self.wanted = unknown, len(unknown)
        if unknown:
            self._search = self._started(unknown, [path for path, _ in unknown], (pair,))
            self._search.finished.connect(lambda _: self._end())
            self._search.failed.connect(lambda _: self._end())

    def look_at(self, case: LibraryCase | None) -> None:
        """Has this case ruled under every edition and the one before it, if it stays the current one for a moment."""
        self._looked_at = case
        if self._look is not None:
            self._look.cancel()
            self._look = None
        if (
            case is not None
            and case.edition is not None
            and any(self.of(case, each) is None for each in editions_apart())
        ):
            self._timer.start()
        else:
            self._timer.stop()

    def stop(self) -> None:
        """Ends the ruling for a search; what is known is kept."""
        if self._search is not None:
            self._search.cancel()
        self._end()

    def _end(self) -> None:
        ended, self._search, self._left, self.wanted = self._search, None, {}, 0
        if ended is not None:
            self.found.emit()

    def _rule_looked_at(self) -> None:
        case = self._looked_at
        if case is not None:
            stamps = {(case.path, pair): case.stamp for pair in editions_apart()}
            self._look = self._started(stamps, [case.path], editions_apart())

    def _started(self, stamps: dict[tuple[Path, Pair], Stamp], paths: Sequence[Path], pairs: Sequence[Pair]) -> Task:
        keys = iter([(path, pair) for path in paths for pair in pairs])
        task = self._background.start(changes_in_files, paths, pairs, self._cache)
        task.item.connect(lambda item: self._take(keys, stamps, item))
        return task

    def _take(
        self,
        keys: Iterator[tuple[Path, Pair]],
        stamps: dict[tuple[Path, Pair], Stamp],
        item: tuple[Path, tuple[ChangeInCase, ...]],
    ) -> None:
        key = next(keys)
        self._known[key] = stamps[key], item[1]
        self._left.pop(key, None)
        self.found.emit()


def changed_text(changed: Sequence[ChangeInCase], pair: Pair, words: Words) -> str:
    """What changed in a case: "2007 → 2017. 64A2: one trick less for North-South"; "" where nothing did."""
    told = [
        words.text("library-changed-clause", law=each.clause, told=each.told(words)) for each in changed[:MOST_CLAUSES]
    ]
    before, after = map(words.year, pair)
    return words.text("library-changed", before=before, after=after, told=" · ".join(told)) if told else ""
