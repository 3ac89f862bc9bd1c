"""Simulated phones: many connections of one process, which tells what each of them saw and was answered, and when."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec


class Seen(msgspec.Struct, frozen=True):
    """What all phones have told of one question: when each saw it and had its answer taken, and how many were not.

    Moments are those of `time.monotonic`, which is the same in every process.
    """

    key: str
    shown: list[float]
    taken: list[float]
    failed: int


class Phone:
    """A phone that answers every question at once."""

    def __init__(self, url: str, number: int) -> None:
        parts = urlsplit(url)
        self.host, self.port, self.path = parts.hostname or "", parts.port or 80, parts.path
        self.number = number
        self.shown: dict[str, float] = {}
        self.taken: dict[str, float] = {}
        self.states = 0
        self.failed = 0

    async def watch(self, connected: asyncio.Semaphore, answered: asyncio.Queue[str]) -> None:
        """Watches the states until the stream ends, and answers."""
        async with connected:
            reader, writer = await asyncio.open_connection(self.host, self.port)
            writer.write(self._request(f"GET {self.path}/events?phone=p{self.number}"))
            status = await reader.readline()
            if b" 200 " not in status:
                self.failed += 1
                return
        try:
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    await self._take(json.loads(line[6:]), answered)
        except (OSError, asyncio.LimitOverrunError):
            self.failed += 1
        finally:
            writer.close()

    async def _take(self, state: dict[str, Any], answered: asyncio.Queue[str]) -> None:
        self.states += 1
        if self.states == 1:
            answered.put_nowait("")
        key = state.get("key", "")
        if state["phase"] != "asked" or key in self.shown:
            return
        self.shown[key] = time.monotonic()
        choice = [self.number % len(state["choices"])]
        try:
            if await self._post({"phone": f"p{self.number}", "question": key, "choice": choice}) == 204:
                self.taken[key] = time.monotonic()
            else:
                self.failed += 1
        except OSError:
            self.failed += 1
        answered.put_nowait(key)

    async def _post(self, answer: object) -> int:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        body = json.dumps(answer).encode()
        writer.write(self._request(f"POST {self.path}/answer", f"Content-Length: {len(body)}\r\n") + body)
        status = await reader.readline()
        writer.close()
        return int(status.split()[1]) if status else 0

    def _request(self, line: str, headers: str = "") -> bytes:
        return f"{line} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{headers}\r\n".encode()


async def hold(url: str, count: int) -> None:
    """Holds phones until the room ends, and prints what they tell of each question."""
    phones = [Phone(url, number) for number in range(count)]
    connected, answered = asyncio.Semaphore(64), asyncio.Queue[str]()
    watching = [asyncio.create_task(phone.watch(connected, answered)) for phone in phones]
    for _ in phones:
        await answered.get()
    sys.stdout.write(json.dumps({"connected": sum(phone.states > 0 for phone in phones)}) + "\n")
    sys.stdout.flush()
    told = 0
    while not all(task.done() for task in watching):
        try:
            key = await asyncio.wait_for(answered.get(), 1.0)
        except TimeoutError:
            continue
        told += bool(key)
        if told == count:
            told = 0
            shown = [phone.shown[key] for phone in phones if key in phone.shown]
            taken = [phone.taken[key] for phone in phones if key in phone.taken]
            failed = sum(phone.failed for phone in phones)
            sys.stdout.write(msgspec.json.encode(Seen(key, shown, taken, failed)).decode() + "\n")
            sys.stdout.flush()


def main() -> None:
    """Holds as many phones as the second argument says at the address that is the first."""
    asyncio.run(hold(sys.argv[1], int(sys.argv[2])))


if __name__ == "__main__":
    main()
