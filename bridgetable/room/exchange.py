"""What goes between a room and its server: states to it, answers from it; with neither a process nor a clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from bridgetable.room.answers import Answer
from bridgetable.room.room import Phase, Room, state_shown

Change: TypeAlias = Callable[[Room], Room]
"""What the lecturer does to a room."""

LEAST_PAUSE = 0.2
"""How many seconds pass at least between two states of which only the numbers differ."""
MOST_PER_SECOND = 3_000_000
"""How many bytes a second all phones together are sent for such states: the Wi-Fi of a club has others to carry."""
PATIENCE = 1.0
"""How many seconds a server is waited for that has been told to take no more answers."""


class Exchange:
    """Changes a room by what the lecturer does and what the phones say, and has every state of it sent.

    A question is closed by the server first: all that it has answered for comes before it says so, and is counted.
    `send` gives the server a message. `told` is called with every room of which a state was sent, and, where there are
    so many phones that they are sent the numbers less often, with those between. Every moment is given, in seconds.
    """

    def __init__(
        self, room: Room, send: Callable[[Mapping[str, Any]], None], told: Callable[[Room], None] = lambda _: None
    ) -> None:
        self.room = room
        self._send, self._told = send, told
        self._waiting: list[Change] = []
        self._stop = 0
        self._gives_up: float | None = None
        self._due: float | None = None
        self._sent_at = self._told_at = float("-inf")
        self._to_tell: float | None = None
        self._unseen: list[Room] = []
        self._size = 0

    @property
    def due(self) -> float | None:
        """When `tick` has something to do; None while it has nothing."""
        if self._gives_up is not None:
            return self._gives_up
        waits = self._sent_at + PATIENCE if self._unseen else None
        return min((moment for moment in (self._due, self._to_tell, waits) if moment is not None), default=None)

    @property
    def is_settled(self) -> bool:
        """Whether no change waits for answers that were taken before."""
        return not self._waiting

    def change(self, change: Change, now: float) -> None:
        """Changes the room, once every answer that was taken before is counted."""
        after = change(self.room)
        ends = self.room.phase is Phase.ASKED and (after.phase is not Phase.ASKED or after.here != self.room.here)
        if not (ends or self._waiting):
            self._take(change, now)
            return
        self._waiting.append(change)
        if self._gives_up is None:
            self._stop += 1
            self._gives_up = now + PATIENCE
            self._send({"stop": self._stop})

    def hear(self, message: Mapping[str, Any], now: float) -> None:
        """Takes what the server says."""
        room = self.room
        if "answer" in message:
            room = room.with_answer(msgspec.convert(message["answer"], Answer))
        elif "came" in message:
            room = room.joined(message["came"])
        elif "watching" in message:
            room = room.with_watching(message["watching"])
        elif "shown" in message:
            self._see(message["shown"])
        elif message.get("stopped") == self._stop:
            self._settle(now)
            return
        if room is not self.room:
            self.room = room
            pause = max(LEAST_PAUSE, self._size * room.phones / MOST_PER_SECOND)
            self._due, self._to_tell = self._sent_at + pause, self._told_at + LEAST_PAUSE
            self.tick(now)

    def tick(self, now: float) -> None:
        """Does what is due."""
        if self._gives_up is not None and now >= self._gives_up:
            self._settle(now)
        # A state would have the server take answers again that are not waited for any more.
        if self._gives_up is not None:
            return
        if self._unseen and now >= self._sent_at + PATIENCE:
            self._see(self.room.number)
        if self._due is not None and now >= self._due:
            self.tell(now)
        elif self._to_tell is not None and now >= self._to_tell:
            self._to_tell, self._told_at = None, now
            self._told(self.room)

    def tell(self, now: float) -> None:
        """Sends the state as it is now."""
        state = state_shown(self.room)
        self._size = len(msgspec.json.encode(state))
        self._due = self._to_tell = None
        self._sent_at = self._told_at = now
        self._unseen.append(self.room)
        self._send({"state": state})

    def restart(self, now: float) -> None:
        """The server is another one, which was told the state: nothing that the one before was asked is waited for."""
        self.room = self.room.with_watching(0)
        self._settle(now)
        self._see(self.room.number)

    def end(self) -> None:
        """Tells of every room that the server was sent and has not shown yet: it is not waited for any more."""
        self._see(self.room.number)

    def _see(self, number: int) -> None:
        """Tells of every room up to this number: the server takes answers to what is asked in it by now."""
        seen = [room for room in self._unseen if room.number <= number]
        self._unseen = self._unseen[len(seen) :]
        for room in seen:
            self._told(room)

    def _settle(self, now: float) -> None:
        self._gives_up = None
        waiting, self._waiting = self._waiting, []
        for change in waiting:
            self.room = change(self.room)
            self.tell(now)

    def _take(self, change: Change, now: float) -> None:
        after = change(self.room)
        if after is not self.room:
            self.room = after
            self.tell(now)
