"""The page of the wire names what goes over it."""

from __future__ import annotations

from bridgetable.disk.resources import resources
from bridgetable.room.room import Room, state_shown
from bridgetable.room.scene import Json
from bridgetable.ui.lesson.phones import table_shown
from tests.room.rooms import ON_TABLE, TITLE, asked_room, poll
from tests.situations import POZNAN, at, bidding

PAGE = (resources() / "manual" / "room-wire.md").read_text("utf-8")


def keys_in(value: object) -> set[str]:
    """The keys of all objects in a value, without those of texts by language."""
    match value:
        case dict() if not set(value) & {"en", "it"}:
            return set(value).union(*map(keys_in, value.values()))
        case list():
            return set().union(*map(keys_in, value))
    return set()


def test_every_key_of_a_state_is_on_the_page() -> None:
    tables = [
        table_shown(at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4", "director S").table),
        table_shown(bidding(POZNAN, "N").do("bids N 1H 1D", "director S").table),
    ]
    rooms: list[Room] = [Room(TITLE), asked_room().closed(bars=True), asked_room().shown(), asked_room().shown().over()]
    rooms += [asked_room(poll("q1")).closed(bars=True), asked_room().showing(ON_TABLE)]
    states: list[Json] = [state_shown(room) for room in rooms]
    found = keys_in([*states, *map(dict, tables)]) - {"N", "E", "S", "W", "NS", "EW"}
    assert found and [key for key in sorted(found) if f'"{key}"' not in PAGE and f"`{key}`" not in PAGE] == []
