"""A worker of the audit: a separate process that audits one batch after another."""

from __future__ import annotations

from bridgetable.audit import WORKER_OPTION
from bridgetable.audit.batches import Batch, BatchResult, audit_batch
from bridgetable.disk.child_process import child_command
from bridgetable.disk.workers import answer_requests
from bridgetable.table.edition import Edition

COMMAND = child_command(WORKER_OPTION, "bridgetable.audit.worker:serve")
"""The command that starts a worker of this program."""


def serve() -> None:
    """Answers every batch and edition on the standard input; does not return, but ends the process."""

    def answer(request: tuple[Batch, Edition]) -> BatchResult:
        return audit_batch(*request)

    answer_requests(answer)
