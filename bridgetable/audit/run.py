"""A whole audit: batches shared out to processes or machines, and their results told in order.

What has been done is kept in a journal: an audit that was stopped or killed goes on where it was.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from bridgetable import __version__
from bridgetable.audit.batches import Audited, Batch, BatchResult, Numbering, Part, audit_batch, batches_of
from bridgetable.audit.finding import UNREADABLE_FILE, Finding, said
from bridgetable.audit.sources import Source, sources_of
from bridgetable.disk.contents import digest_of, opened
from bridgetable.disk.journal import Form, Journal, NewerVersionError, line_of
from bridgetable.disk.workers import MOST_WORKERS, processors, replies_in_order
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words

FORM = Form("bridgetable-audit")
_LARGEST = 1024**3


class StateError(RefusedError):
    """The file cannot be used for this audit."""


class _Audit(msgspec.Struct, frozen=True):
    """The first record: by which program, and under which edition."""

    audit: str
    edition: str


class _Kept(msgspec.Struct, frozen=True):
    """A batch that was audited: the digest of what it stands for, and the result."""

    digest: str
    result: BatchResult


class State:
    """The file with the results of the first batches of an audit; raises StateError if it is that of another audit."""

    def __init__(self, path: Path, edition: Edition) -> None:
        self._path = path
        self._audit = msgspec.json.encode(_Audit(__version__, edition.value))
        self._journal = Journal(path, FORM, msgspec.json.Decoder(_Kept).decode, _LARGEST)
        self._start = 0
        try:
            self._begin()
        except (OSError, ValueError):
            raise self._error("audit-state-cannot-be-used") from None

    def _error(self, key: str) -> StateError:
        return StateError(say(key, file=self._path.name))

    def _begin(self) -> None:
        if not self._path.exists() or not self._path.stat().st_size:
            self._journal.write([self._audit])
        with closing(opened(self._path, _LARGEST)) as stream:
            first, second = stream.readline(), b""
            try:
                # Earlier versions wrote no line that says what the file is.
                if FORM.is_begun_by(first):
                    first, second = stream.readline(), first
            except NewerVersionError:
                raise self._error("audit-state-of-another-audit") from None
            if first != line_of(self._audit):
                raise self._error("audit-state-of-another-audit")
            self._start = len(first) + len(second)

    def results(self, batches: Iterator[Batch]) -> Iterator[BatchResult]:
        """The results that were kept, for the first of these batches, which are taken.

        Raises StateError if they are other batches than those that were audited.
        """
        for kept in self._journal.one_by_one(self._start):
            batch = next(batches, None)
            if batch is None or _digest(batch) != kept.digest:
                raise self._error("audit-state-of-other-files")
            yield kept.result

    def add(self, batch: Batch, result: BatchResult) -> None:
        """Keeps the result of the next batch; raises StateError if it cannot be written."""
        try:
            self._journal.add(msgspec.json.encode(_Kept(_digest(batch), result)))
        except OSError:
            raise self._error("audit-state-cannot-be-used") from None


def _digest(batch: Batch) -> str:
    """What tells a batch from others: its files, their sizes, and the pieces of them."""
    named = [
        f"{part.source.name}|{part.source.size}|{part.source.changed}|{part.start}|{part.length}"
        if isinstance(part, Part)
        else f"{part.path}|{part.reason.key}"
        for part in batch.parts
    ]
    named += ["every number"] if batch.every_number else []
    return digest_of("\n".join(named).encode("utf-8", "surrogatepass"))


AHEAD = 4
"""How many batches for each worker are taken before the first of them has been told."""
WORTH_A_WORKER = 512 * 1024
"""How many bytes of boards take about as long to audit as a process takes to start."""

Run: TypeAlias = Callable[[Iterable[Batch], Edition], Iterator[tuple[Batch, BatchResult | None]]]
"""Audits batches, on one machine or many; None for one that was lost with the process that had it."""


class Progress(msgspec.Struct, frozen=True):
    """The findings of some more boards, and how far the audit has come.

    `read` of `size` bytes have been audited, in which there were so many boards, so many of them with a play, and so
    many cards played.
    `unusable` counts what could not be read; `kept` means that the findings are from an earlier run.
    """

    findings: tuple[Finding, ...]
    read: int
    size: int
    boards: int
    plays: int
    unusable: int
    kept: bool = False
    cards: int = 0


def audit(
    paths: Sequence[str],
    edition: Edition,
    *,
    workers: int = 0,
    run: Run | None = None,
    state: Path | None = None,
    every_number: bool = False,
) -> Generator[Progress, None, None]:
    """Audits all boards in these files, folders and archives; the findings are in the order of the boards.

    Dealer and vulnerability are held against the number of boards that were played online only if `every_number`.
    `workers` processes do it, or as many as are worth their start if it is 0; or else `run` does. What is done is kept
    in the file `state`, and not done again. Raises StateError.
    """
    sources = tuple(sources_of(paths))
    size = sum(source.size for source in sources if isinstance(source, Source))
    run = run or on_this_machine(workers or useful_workers(size))
    read = boards = plays = unusable = cards = 0
    numbering = Numbering()
    for result, kept in _results(batches_of(sources, every_number=every_number), edition, run, state):
        read += result.size
        findings: list[Finding] = []
        for part in result.parts:
            boards, plays, unusable = boards + part.boards, plays + part.plays, unusable + part.unusable
            cards += part.cards
            findings += numbering.numbered(part)
        yield Progress(tuple(findings), min(read, size), size, boards, plays, unusable, kept, cards)
    if last := numbering.of_the_file():
        yield Progress(last, min(read, size), size, boards, plays, unusable, cards=cards)


def useful_workers(size: int) -> int:
    """How many processes audit so many bytes in the least time: all processors for many, one for a few."""
    return max(1, min(processors(), size // WORTH_A_WORKER, MOST_WORKERS))


def _results(
    batches: Iterator[Batch], edition: Edition, run: Run, state: Path | None
) -> Iterator[tuple[BatchResult, bool]]:
    """The result of each batch, in order, and whether it is one that was kept."""
    if state is None:
        for batch, result in run(batches, edition):
            yield result or _lost(batch), False
        return
    kept = State(state, edition)
    for result in kept.results(batches):
        yield result, True
    lost = False
    for batch, done in run(batches, edition):
        # One that was lost is done again by the next run, and so is what comes after it.
        lost = lost or done is None
        if done is not None and not lost:
            kept.add(batch, done)
        yield done or _lost(batch), False


def _lost(batch: Batch) -> BatchResult:
    """What is told of a batch whose process died: each file of it, once."""
    names = dict.fromkeys(part.source.name if isinstance(part, Part) else part.path for part in batch.parts)
    return BatchResult(
        batch.number,
        batch.size,
        tuple(
            Audited(
                True,
                name,
                findings=(Finding(name, kind=UNREADABLE_FILE, message=said("audit-worker-died")),),
                unusable=True,
            )
            for name in names
        ),
    )


def on_this_machine(workers: int) -> Run:
    """Audits with so many processes, which are this one if it is one."""

    def run(batches: Iterable[Batch], edition: Edition) -> Iterator[tuple[Batch, BatchResult | None]]:
        if workers == 1:
            for batch in batches:
                yield batch, audit_batch(batch, edition)
            return
        requests = ((batch, edition) for batch in batches)
        replies = replies_in_order(_audit_request, requests, workers, ahead=AHEAD * workers)
        with closing(replies):
            for (batch, _), result in replies:
                yield batch, result

    return run


def _audit_request(request: tuple[Batch, Edition]) -> BatchResult:
    return audit_batch(*request)


# -- Audits on many machines, by Dask: the same batches and the same function, where an archive is on all of them ------


AHEAD_OF_THREAD = 3
"""How many batches for each thread of the cluster are given to it before the first of them has been told."""
_TIMEOUT = "10s"


class ClusterError(RefusedError):
    """The cluster cannot be used: it is not there, or Dask is not installed."""


def on_cluster(address: str) -> Callable[[Iterable[Batch], Edition], Iterator[tuple[Batch, BatchResult | None]]]:
    """Audits on the workers of the Dask scheduler at this address; raises ClusterError.

    They see the files under the same paths as this process. A worker that dies costs its batch, which another does
    again; one that kills every worker that has it is lost.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise ClusterError(say("audit-no-dask")) from None
    connect: Any = Client

    def run(batches: Iterable[Batch], edition: Edition) -> Iterator[tuple[Batch, BatchResult | None]]:
        with ExitStack() as until:
            try:
                client = until.enter_context(connect(address, timeout=_TIMEOUT, set_as_default=False))
            except (OSError, ValueError, TimeoutError):
                raise ClusterError(say("audit-no-scheduler", address=address)) from None
            waiting: deque[tuple[Batch, Any]] = deque()
            for batch in batches:
                waiting.append((batch, client.submit(audit_batch, batch, edition, pure=False)))
                if len(waiting) > AHEAD_OF_THREAD * max(1, sum(client.nthreads().values())):
                    yield _next_of(waiting, KilledWorker)
            while waiting:
                yield _next_of(waiting, KilledWorker)

    return run


def _next_of(waiting: deque[tuple[Batch, Any]], killed: type[Exception]) -> tuple[Batch, BatchResult | None]:
    """The result of the batch that has waited longest; raises ClusterError if the workers cannot audit."""
    batch, future = waiting.popleft()
    try:
        result = future.result()
    except killed:
        return batch, None
    except (ImportError, AttributeError):
        raise ClusterError(say("audit-workers-without-program")) from None
    return batch, result if isinstance(result, BatchResult) else None


# -- How far an audit has come, how fast it is, and how long it still takes --------------------------------------------


class Pace:
    """Measures the speed of an audit, which begins now, from its steps; `clock` gives the time in seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._begun = clock()
        self._kept: Progress | None = None
        self._last: Progress | None = None

    def add(self, step: Progress) -> None:
        """Takes the next step into account."""
        self._last = step
        if step.kept:
            # What an earlier run has done says nothing of the speed.
            self._begun, self._kept = self._clock(), step

    @property
    def seconds(self) -> float:
        """How long the audit has taken, without what an earlier one had done."""
        return max(self._clock() - self._begun, 0.001)

    @property
    def percent(self) -> int:
        """How much of the bytes have been audited, in per cent."""
        if self._last is None:
            return 0
        return 100 * self._last.read // self._last.size if self._last.size else 100

    @property
    def speed(self) -> int:
        """How many boards were audited a second."""
        before = 0 if self._kept is None else self._kept.boards
        return 0 if self._last is None else round((self._last.boards - before) / self.seconds)

    @property
    def left(self) -> float:
        """How many seconds the rest will take at this speed; 0 while that is not known."""
        last = self._last
        done = 0 if last is None else last.read - (0 if self._kept is None else self._kept.read)
        return self.seconds * (last.size - last.read) / done if last is not None and done else 0.0

    def line(self, words: Words) -> str:
        """How far the audit has come."""
        boards = 0 if self._last is None else self._last.boards
        return words.text(
            "audit-progress", percent=self.percent, boards=boards, speed=self.speed, left=time_text(self.left, words)
        )

    def summary(self, words: Words) -> str:
        """How long the audit took, and how fast it was."""
        boards = 0 if self._last is None else self._last.boards
        return words.text("audit-took", boards=boards, time=time_text(self.seconds, words), speed=self.speed)


def time_text(seconds: float, words: Words) -> str:
    """A time as "0.3 s", as minutes and seconds, "2:05", or with hours, "1:00:00"."""
    tenths = round(10 * seconds)
    if tenths < 100:
        return words.text("audit-seconds", whole=tenths // 10, tenths=tenths % 10)
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
