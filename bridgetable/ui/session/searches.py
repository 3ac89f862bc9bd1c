"""Acts and rulings again in which a search may take long: it is done elsewhere first, while the user waits. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, reduce
from typing import TYPE_CHECKING, TypeVar

from bridgetable.disk.steps import Steps
from bridgetable.engine.actions import Action
from bridgetable.engine.history import History
from bridgetable.laws.long_searches import QUICK, SearchPostponedError, postponing
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Elections

if TYPE_CHECKING:
    from bridgetable.engine.ruled_again import RuledAgain, Ruling

R = TypeVar("R")

_RULINGS_KEPT = 3
"""Of how many choices of edition and elections the rulings are kept: one may go to and fro between the editions."""


class LongSearches:
    """Acts and rules again for a session; the Laws are loaded when they are first wanted, not before the first paint.

    `elsewhere` calls a function in the background and learns what its searches find; it raises what the function
    raises, or CancelledError. `gather` lists what a generator function yields, while the window goes on; another
    function, which makes the same searches, is called in the background where they take long. While they are None
    everything takes as long as it takes.
    """

    def __init__(self) -> None:
        self.elsewhere: Callable[..., object] | None = None
        self.gather: Callable[..., list[Ruling]] | None = None
        self._ruled: dict[tuple[Edition, Elections], Ruling] = {}

    def act_all(self, history: History, actions: tuple[Action, ...]) -> History:
        """The history after these actions; raises RefusedError or CancelledError."""
        from bridgetable.engine.apply import apply_all

        return self._searching_elsewhere(
            lambda: reduce(History.act, actions, history), apply_all, history.table, actions
        )

    def call(self, function: Callable[..., R], *arguments: object) -> R:
        """What a function returns that looks into the Laws; raises what it raises, or CancelledError."""
        return self._searching_elsewhere(lambda: function(*arguments), function, *arguments)

    def ruled_under(self, history: History, edition: Edition, elections: Elections) -> RuledAgain:
        """The history ruled again, but for what was ruled under the same Laws before; raises CancelledError."""
        from bridgetable.engine.ruled_again import each_ruled, ruled_under

        each = partial(each_ruled, earlier=self._ruled.get((edition, elections)))
        rulings = each if self.gather is None else partial(self.gather, each, ruled_under)
        *_, ruling = rulings(history, edition, elections)
        self._keep(ruling, edition, elections)
        return ruling.of(history)

    def rule_ahead(self, history: History) -> Steps[None]:
        """Rules the history under each of the other editions, in case one is wanted, a step at a time.

        What would take long is left until it is wanted.
        """
        for edition in Edition if history.nodes else ():
            if edition is not history.start.edition:
                yield from self._rule_ahead(history, edition, history.start.elections)

    def _rule_ahead(self, history: History, edition: Edition, elections: Elections) -> Steps[None]:
        from bridgetable.engine.ruled_again import each_ruled

        earlier = self._ruled.get((edition, elections))
        each = each_ruled(history, edition, elections, earlier)
        while True:
            try:
                # Only here: what is done meanwhile is not to be postponed.
                with postponing(QUICK):
                    ruling = next(each)
            except (StopIteration, SearchPostponedError):
                return
            if earlier is None or len(ruling.nodes) >= len(earlier.nodes):
                # From now on: somebody may want this edition before it has been ruled under to the end.
                self._keep(ruling, edition, elections)
            yield

    def _keep(self, ruling: Ruling, edition: Edition, elections: Elections) -> None:
        self._ruled.pop((edition, elections), None)
        self._ruled[edition, elections] = ruling
        for oldest in list(self._ruled)[:-_RULINGS_KEPT]:
            del self._ruled[oldest]

    def forget(self) -> None:
        """Forgets what has been ruled, which belongs to another document."""
        self._ruled.clear()

    def _searching_elsewhere(self, compute: Callable[[], R], function: Callable[..., object], *arguments: object) -> R:
        """What `compute` returns, after a function that makes the same searches where they take long."""
        if self.elsewhere is None:
            return compute()
        try:
            with postponing(QUICK):
                return compute()
        except SearchPostponedError:
            self.elsewhere(function, *arguments)
            return compute()
