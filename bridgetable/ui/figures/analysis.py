"""The analysis: positions are solved in a worker process while the window goes on. Whoever wants figures hears `known`.

One position is with the worker at a time. What is no longer wanted is not asked; a worker that dies over a position is
started anew once, then the position is given up.
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

PATIENCE = 500
"""Milliseconds after which people are told that something is being worked out."""

Contracts = dict[str, dict[str, int]]
"""The tricks each declarer ("N") takes in each denomination ("S", "NT")."""
_Wish = tuple[Position, bool]


class Analysis(QObject):
    """What is known of positions, and the worker that finds out the rest."""

    known = Signal()
    """Something is known that was not, or has been given up."""
    lasting = Signal(bool)
    """It takes longer than people wait without a word, or is over."""

    def __init__(self, parent: QObject | None = None, patience: int = PATIENCE) -> None:
        super().__init__(parent)
        self._worker: QProcess | None = None
        self._asked: _Wish | None = None
        self._number = 0
        self._died_of: _Wish | None = None
        self._wanted: dict[str, tuple[_Wish, ...]] = {}
        self._solved: dict[Position, Solution | Message] = {}
        self._contracts: dict[Hands, Contracts | Message] = {}
        self._clock = QTimer(self, singleShot=True, interval=patience)
        self._clock.timeout.connect(lambda: self.lasting.emit(True))

    # -- what is wanted and what is known ------------------------------------------------------------------------------

    def want(self, purpose: str, positions: Iterable[Position]) -> None:
        """From now on these are what is wanted for this purpose, and nothing else; none ends it."""
        self._want(purpose, tuple((position, False) for position in positions))

    def want_contracts(self, purpose: str, hands: Hands | None) -> None:
        """From now on the tricks in all contracts of this deal are wanted for this purpose; nothing ends it."""
        self._want(purpose, ((Position(hands, None, Seat.N), True),) if hands is not None else ())

    def _want(self, purpose: str, wishes: tuple[_Wish, ...]) -> None:
        self._wanted[purpose] = wishes
        self._ask()

    def try_again(self) -> None:
        """What the worker died of may be asked once more."""
        self._died_of = None
        self._solved = {position: found for position, found in self._solved.items() if not _died(found)}
        self._contracts = {hands: found for hands, found in self._contracts.items() if not _died(found)}

    def solved(self, position: Position) -> Solution | Message | None:
        """What is known of a position, why nothing can be, or nothing yet."""
        return self._solved.get(position)

    def contracts(self, hands: Hands) -> Contracts | Message | None:
        """The tricks of all contracts of a deal, why they cannot be known, or nothing yet."""
        return self._contracts.get(hands)

    @property
    def at_work(self) -> bool:
        """Whether the worker has a position before it."""
        return self._asked is not None

    @property
    def worker_id(self) -> int:
        """The number of the worker's process; 0 while there is none."""
        return self._worker.processId() if self._worker is not None else 0

    # -- the worker ----------------------------------------------------------------------------------------------------

    def cancel(self) -> None:
        """What is wanted is wanted no longer; the worker is sent away."""
        self._wanted.clear()
        self.dismiss()
        self.known.emit()

    def dismiss(self) -> None:
        """Sends the worker away; what is known stays known."""
        worker, self._worker, self._asked = self._worker, None, None
        self._rest()
        if worker is not None:
            worker.blockSignals(True)
            worker.kill()
            worker.waitForFinished(-1)
            worker.deleteLater()

    def _next(self) -> _Wish | None:
        for wishes in self._wanted.values():
            for wish in wishes:
                if not self._is_known(wish):
                    return wish
        return None

    def _is_known(self, wish: _Wish) -> bool:
        position, contracts = wish
        return position.hands in self._contracts if contracts else position in self._solved

    def _ask(self) -> None:
        if self._asked is not None:
            return
        wish = self._next()
        if wish is None:
            self._rest()
            return
        self._asked = wish
        self._number += 1
        if not self._clock.isActive():
            self._clock.start()
        self._at_work().write(QByteArray(request_line(self._number, wish[0], contracts=wish[1])))

    def _rest(self) -> None:
        self._clock.stop()
        self.lasting.emit(False)

    def _at_work(self) -> QProcess:
        if self._worker is None:
            worker = QProcess(self)
            environment = QProcessEnvironment()
            for name, value in worker_environment().items():
                environment.insert(name, value)
            worker.setProcessEnvironment(environment)
            worker.setStandardErrorFile(QProcess.nullDevice())
            worker.readyReadStandardOutput.connect(self._read)
            worker.finished.connect(self._lost)
            worker.errorOccurred.connect(self._failed)
            program, *words = COMMAND
            self._worker = worker
            worker.start(program, words)
        return self._worker

    def _read(self) -> None:
        worker = self._worker
        while worker is not None and worker is self._worker and worker.canReadLine():
            try:
                reply = parse_reply(bytes(worker.readLine().data()))
            except msgspec.DecodeError:
                self._lost()
                return
            if self._asked is not None and reply.number == self._number:
                wish, self._asked = self._asked, None
                self._learn(wish, reply)

    def _learn(self, wish: _Wish, reply: Reply) -> None:
        position, contracts = wish
        if contracts:
            self._contracts[position.hands] = say(reply.fault) if reply.fault else reply.contracts
        else:
            try:
                self._solved[position] = solution_in(reply)
            except UnsolvableError as fault:
                self._solved[position] = fault.message
        self._ask()
        self.known.emit()

    def _failed(self, fault: QProcess.ProcessError) -> None:
        if fault is QProcess.ProcessError.FailedToStart:
            self._lost()

    def _lost(self) -> None:
        """The worker is gone: once more with another, then the position is given up."""
        wish = self._asked
        self.dismiss()
        if wish is not None and wish == self._died_of:
            self._learn(wish, Reply(0, fault=DIED))
            return
        self._died_of = wish
        self._ask()


def _died(found: object) -> bool:
    return found == say(DIED)
