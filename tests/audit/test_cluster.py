"""Audits by Dask: what one machine finds, in the same order, also where a worker is killed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.audit import batches
from bridgetable.audit.run import ClusterError, audit, on_cluster
from bridgetable.disk.child_process import child_environment
from bridgetable.table.edition import Edition
from tests.audit.test_run import text_of

pytest.importorskip("distributed")
pytestmark = pytest.mark.deep

SCHEDULER = """
import asyncio, sys
from distributed import Scheduler
async def run():
    async with Scheduler(host="127.0.0.1", port=0, dashboard=False) as scheduler:
        print(scheduler.address, flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
asyncio.run(run())
"""

WORKER = """
import asyncio, os, sys
from distributed import Worker
from bridgetable.audit import batches
original = batches.findings_of
def once(entry, *rest):
    if entry.place.file == "victim.pbn" and not os.path.exists(sys.argv[2]):
        open(sys.argv[2], "w").close()
        os._exit(9)
    return original(entry, *rest)
batches.findings_of = once
async def run():
    async with Worker(sys.argv[1], nthreads=1, dashboard=False) as worker:
        await worker.finished()
asyncio.run(run())
"""
"""A worker that is killed in the midst of a certain file, unless another one was before."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """The address of a scheduler with two workers on this machine."""
    quiet = {
        "env": {**child_environment(), "DASK_DISTRIBUTED__WORKER__DAEMON": "False"},
        "cwd": tmp_path,
        "stderr": subprocess.DEVNULL,
    }
    scheduler = subprocess.Popen(
        [sys.executable, "-c", SCHEDULER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **quiet
    )  # type: ignore[call-overload]
    address = scheduler.stdout.readline().strip()
    mark = str(tmp_path / "killed")
    workers = [
        subprocess.Popen([sys.executable, "-c", WORKER, address, mark], **quiet)  # type: ignore[call-overload]
        for _ in range(2)
    ]
    yield address
    for process in (*workers, scheduler):
        process.kill()
        process.communicate()


def test_a_cluster_finds_what_one_machine_finds_and_a_killed_worker_costs_its_batch_only(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batches, "IN_A_BATCH", 1)
    for number, name in enumerate(("a", "b", "victim", "y", "z")):
        (tmp_path / f"{name}.pbn").write_text(text_of(range(20 * number + 1, 20 * number + 21)), "utf-8")
    here = list(audit([str(tmp_path)], Edition.E2017, workers=1))
    assert not (tmp_path / "killed").exists()
    there = list(audit([str(tmp_path)], Edition.E2017, run=on_cluster(address)))
    assert (tmp_path / "killed").exists()
    assert there == here and here[-1].boards == 100
    assert any(step.findings for step in here)


def test_where_no_scheduler_answers_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridgetable.audit.run._TIMEOUT", "10ms")
    with pytest.raises(ClusterError) as refused:
        list(audit([], Edition.E2017, run=on_cluster("tcp://127.0.0.1:1")))
    assert refused.value.message.key == "audit-no-scheduler"
