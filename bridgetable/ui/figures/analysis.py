"""Solves positions in a worker process while the window goes on; the signal `updated` announces results.

The worker has one position at first, so that its answer comes soon, then a few at once, which it solves on several
processors. Requests that are withdrawn are not sent to it. If the worker dies, another one tries the same positions one
by one; a position of which two workers have died is given up. A worker that has had nothing to do for a while is
stopped, because it keeps up to 160 MB for each processor.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import Seat
from bridgetable.equity.position import (
    DIED,
    Answer,
    Contracts,
    Position,
    Solution,
    UnsolvableError,
    contracts_in,
    numbers_of,
    solution_in,
)
from bridgetable.equity.worker import answers
from bridgetable.table.question import Message, say
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.task import Task

NOTICE_DELAY = 500
"""Milliseconds after which the window says that an analysis is going on."""

IDLE_DELAY = 60_000
"""Milliseconds after which a worker without requests is stopped."""

MOST_AT_ONCE = 8
"""The most positions the worker has at once; no more, because it finishes them even if they are withdrawn."""

_Request = tuple[Position, bool]
"""A position, and whether the tricks of all contracts are wanted instead of its own."""


class Analysis(QObject):
    """The results known so far, and the worker process that solves what else is requested."""

    updated = Signal()
    """A position has been solved or given up, or all requests were cancelled."""
    taking_long = Signal(bool)
    """True when the worker has been busy for `notice_delay` milliseconds, False when it has nothing left to do."""

    def __init__(self, parent: QObject | None = None, notice_delay: int = NOTICE_DELAY) -> None:
        super().__init__(parent)
        # A worker that solves has loaded what no other task needs, and is stopped at other times.
        self._background = Background(self)
        self._task: Task | None = None
        self._current: tuple[_Request, ...] = ()
        self._at_once = 1
        self._failed: tuple[_Request, ...] = ()
        self._requests: dict[str, tuple[_Request, ...]] = {}
        self._solved: dict[Position, Solution | Message] = {}
        self._contracts: dict[Hands, Contracts | Message] = {}
        self._delay_timer = QTimer(self, singleShot=True, interval=notice_delay)
        self._delay_timer.timeout.connect(lambda: self.taking_long.emit(True))
        self._idle_timer = QTimer(self, singleShot=True, interval=IDLE_DELAY)
        self._idle_timer.timeout.connect(self.stop_worker)

    # -- requests and results ------------------------------------------------------------------------------------------

    def request(self, purpose: str, positions: Iterable[Position]) -> None:
        """Replaces the requests made for this purpose by these positions; an empty iterable withdraws them."""
        self._set_requests(purpose, tuple((position, False) for position in positions))

    def request_contracts(self, purpose: str, hands: Hands | None) -> None:
        """Replaces the requests made for this purpose by the tricks of all contracts of a deal; None withdraws them."""
        self._set_requests(purpose, ((Position(hands, None, Seat.N), True),) if hands is not None else ())

    def _set_requests(self, purpose: str, requests: tuple[_Request, ...]) -> None:
        self._requests[purpose] = requests
        if requests:
            self._at_once = 1
        self._send_next()

    def forget_failures(self) -> None:
        """Allows the positions at which the worker died to be sent again."""
        self._failed = ()
        self._solved = {position: result for position, result in self._solved.items() if not _died(result)}
        self._contracts = {hands: result for hands, result in self._contracts.items() if not _died(result)}

    def solved(self, position: Position) -> Solution | Message | None:
        """Returns the solution of a position, the message why it has none, or None while it is not known."""
        return self._solved.get(position)

    def contracts(self, hands: Hands) -> Contracts | Message | None:
        """Returns the tricks of all contracts of a deal, the message why there are none, or None while not known."""
        return self._contracts.get(hands)

    @property
    def busy(self) -> bool:
        """Whether the worker is solving positions."""
        return bool(self._current)

    @property
    def worker_id(self) -> int:
        """The process id of the worker; 0 while there is none."""
        return self._background.worker_id

    # -- the worker ----------------------------------------------------------------------------------------------------

    def cancel(self) -> None:
        """Withdraws all requests and stops the worker."""
        self._requests.clear()
        self.stop_worker()
        self.updated.emit()

    def stop_worker(self) -> None:
        """Stops the worker; requests and results are kept."""
        self._current = ()
        self._end_waiting()
        self._idle_timer.stop()
        self._background.stop()

    def _next_requests(self) -> tuple[_Request, ...]:
        """Returns what to send now: a deal whose contracts are wanted, or some positions for one purpose."""
        for requests in self._requests.values():
            unknown = [request for request in requests if not self._is_known(request)]
            if unknown:
                return tuple(unknown[: self._at_once])
        return ()

    def _is_known(self, request: _Request) -> bool:
        position, contracts = request
        return position.hands in self._contracts if contracts else position in self._solved

    def _send_next(self) -> None:
        if self._current:
            return
        self._current = self._next_requests()
        if not self._current:
            self._end_waiting()
            if self.worker_id:
                self._idle_timer.start()
            return
        self._idle_timer.stop()
        if not self._delay_timer.isActive():
            self._delay_timer.start()
        numbers = tuple(numbers_of(position) for position, _ in self._current)
        self._task = self._background.start(answers, numbers, self._current[0][1])
        self._task.finished.connect(self._answered)
        self._task.failed.connect(self._worker_lost)

    def _end_waiting(self) -> None:
        self._delay_timer.stop()
        self.taking_long.emit(False)

    def _answered(self, answers: Sequence[Answer]) -> None:
        requests, self._current = self._current, ()
        self._at_once = min(2 * self._at_once, MOST_AT_ONCE)
        self._store(requests, answers)

    def _store(self, requests: Sequence[_Request], answers: Sequence[Answer]) -> None:
        for (position, contracts), answer in zip(requests, answers, strict=False):
            try:
                if contracts:
                    self._contracts[position.hands] = contracts_in(answer)
                else:
                    self._solved[position] = solution_in(answer)
            except UnsolvableError as fault:
                if contracts:
                    self._contracts[position.hands] = fault.message
                else:
                    self._solved[position] = fault.message
        self._send_next()
        self.updated.emit()

    def _worker_lost(self) -> None:
        """Sends the positions to another worker, one by one; gives one up if two workers have died of it alone."""
        requests, self._current = self._current, ()
        self._end_waiting()
        self._at_once = 1
        if len(requests) == 1 and requests == self._failed:
            self._store(requests, (DIED,))
            return
        self._failed = requests
        self._send_next()


def _died(result: object) -> bool:
    return result == say(DIED)
