"""Solves positions in a worker process while the window goes on; the signal `updated` announces results.

The worker has one position at a time. Requests that are withdrawn are not sent to it. If the worker dies, another one
tries the same position once more; if that dies too, the position is given up.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QByteArray, QObject, QProcess, QProcessEnvironment, QTimer, Signal

from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import Seat
from bridgetable.equity.position import Position, Solution, UnsolvableError
from bridgetable.equity.protocol import COMMAND, DIED, Reply, parse_reply, request_line, solution_in, worker_environment
from bridgetable.table.question import Message, say

NOTICE_DELAY = 500
"""Milliseconds after which the window says that an analysis is going on."""

Contracts = dict[str, dict[str, int]]
"""The tricks each declarer ("N") takes in each denomination ("S", "NT")."""
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
        self._worker: QProcess | None = None
        self._current: _Request | None = None
        self._request_number = 0
        self._failed_request: _Request | None = None
        self._requests: dict[str, tuple[_Request, ...]] = {}
        self._solved: dict[Position, Solution | Message] = {}
        self._contracts: dict[Hands, Contracts | Message] = {}
        self._delay_timer = QTimer(self, singleShot=True, interval=notice_delay)
        self._delay_timer.timeout.connect(lambda: self.taking_long.emit(True))

    # -- requests and results ------------------------------------------------------------------------------------------

    def request(self, purpose: str, positions: Iterable[Position]) -> None:
        """Replaces the requests made for this purpose by these positions; an empty iterable withdraws them."""
        self._set_requests(purpose, tuple((position, False) for position in positions))

    def request_contracts(self, purpose: str, hands: Hands | None) -> None:
        """Replaces the requests made for this purpose by the tricks of all contracts of a deal; None withdraws them."""
        self._set_requests(purpose, ((Position(hands, None, Seat.N), True),) if hands is not None else ())

    def _set_requests(self, purpose: str, requests: tuple[_Request, ...]) -> None:
        self._requests[purpose] = requests
        self._send_next()

    def forget_failures(self) -> None:
        """Allows the positions at which the worker died to be sent again."""
        self._failed_request = None
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
        """Whether the worker is solving a position."""
        return self._current is not None

    @property
    def worker_id(self) -> int:
        """The process id of the worker; 0 while there is none."""
        return self._worker.processId() if self._worker is not None else 0

    # -- the worker ----------------------------------------------------------------------------------------------------

    def cancel(self) -> None:
        """Withdraws all requests and stops the worker."""
        self._requests.clear()
        self.stop_worker()
        self.updated.emit()

    def stop_worker(self) -> None:
        """Stops the worker; requests and results are kept."""
        worker, self._worker, self._current = self._worker, None, None
        self._end_waiting()
        if worker is not None:
            worker.blockSignals(True)
            worker.kill()
            worker.waitForFinished(-1)
            worker.deleteLater()

    def _next_request(self) -> _Request | None:
        for requests in self._requests.values():
            for request in requests:
                if not self._is_known(request):
                    return request
        return None

    def _is_known(self, request: _Request) -> bool:
        position, contracts = request
        return position.hands in self._contracts if contracts else position in self._solved

    def _send_next(self) -> None:
        if self._current is not None:
            return
        request = self._next_request()
        if request is None:
            self._end_waiting()
            return
        self._current = request
        self._request_number += 1
        if not self._delay_timer.isActive():
            self._delay_timer.start()
        self._running_worker().write(QByteArray(request_line(self._request_number, request[0], contracts=request[1])))

    def _end_waiting(self) -> None:
        self._delay_timer.stop()
        self.taking_long.emit(False)

    def _running_worker(self) -> QProcess:
        if self._worker is None:
            worker = QProcess(self)
            environment = QProcessEnvironment()
            for name, value in worker_environment().items():
                environment.insert(name, value)
            worker.setProcessEnvironment(environment)
            worker.setStandardErrorFile(QProcess.nullDevice())
            worker.readyReadStandardOutput.connect(self._read_replies)
            worker.finished.connect(self._worker_lost)
            worker.errorOccurred.connect(self._worker_error)
            program, *words = COMMAND
            self._worker = worker
            worker.start(program, words)
        return self._worker

    def _read_replies(self) -> None:
        worker = self._worker
        while worker is not None and worker is self._worker and worker.canReadLine():
            try:
                reply = parse_reply(bytes(worker.readLine().data()))
            except msgspec.DecodeError:
                self._worker_lost()
                return
            if self._current is not None and reply.number == self._request_number:
                request, self._current = self._current, None
                self._store(request, reply)

    def _store(self, request: _Request, reply: Reply) -> None:
        position, contracts = request
        if contracts:
            self._contracts[position.hands] = say(reply.fault) if reply.fault else reply.contracts
        else:
            try:
                self._solved[position] = solution_in(reply)
            except UnsolvableError as fault:
                self._solved[position] = fault.message
        self._send_next()
        self.updated.emit()

    def _worker_error(self, fault: QProcess.ProcessError) -> None:
        if fault is QProcess.ProcessError.FailedToStart:
            self._worker_lost()

    def _worker_lost(self) -> None:
        """Sends the position to another worker; gives it up if two workers have died of it."""
        request = self._current
        self.stop_worker()
        if request is not None and request == self._failed_request:
            self._store(request, Reply(0, fault=DIED))
            return
        self._failed_request = request
        self._send_next()


def _died(result: object) -> bool:
    return result == say(DIED)
