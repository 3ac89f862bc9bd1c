"""Audits on many machines, by Dask: the same batches and the same function, where an archive outgrows one machine."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from typing import Any

from bridgetable.audit.batches import Batch, BatchResult, audit_batch
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

AHEAD = 3
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
                if len(waiting) > AHEAD * max(1, sum(client.nthreads().values())):
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
