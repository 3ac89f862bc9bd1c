"""What the table says in words: plates, badges, and the sentence for those who listen instead of looking."""

from __future__ import annotations

from typing import Protocol

import msgspec

from bridgetable.cards.seat import Seat, Side
from bridgetable.table.state import Table
from bridgetable.ui.lawful import asked_at
from bridgetable.ui.table_middle import shown_trick


class Words(Protocol):
    """The words of one language, as the table needs them."""

    @property
    def language(self) -> str:
        """Its letters: "en", "it"."""

    def text(self, key: str, /, **blanks: object) -> str:
        """The message of this key with its blanks filled."""


class Role(msgspec.Struct, frozen=True):
    """What a player is at this table, in a word and shorter."""

    text: str
    short: str
    dealer: bool


class PlateText(msgspec.Struct, frozen=True):
    """What stands on the plate of a seat."""

    letter: str
    name: str
    roles: tuple[Role, ...]
    vulnerable: bool
    vulnerability: str
    vulnerability_short: str
    tricks: str
    turn: str
    asked: str

    @property
    def whole(self) -> str:
        """All of it in one line."""
        said = (self.turn, self.asked, *(role.text for role in self.roles), self.vulnerability, self.tricks)
        return f"{self.name}: {', '.join(filter(None, said))}"


def plate_text(table: Table, seat: Seat, words: Words) -> PlateText:
    """The plate of this seat: who he is at this table, and whether it is his turn."""
    vulnerable = table.board.vulnerable.includes(seat.side)
    asked = seat in asked_at(table)
    turn = "table-owes" if table.owing is seat else "table-turn"
    won = table.tricks_won(seat.side)
    return PlateText(
        letter=words.text(f"seat-letter-{seat.name.lower()}"),
        name=words.text(f"seat-{seat.name.lower()}"),
        roles=tuple(
            Role(words.text(f"role-{role}"), words.text(f"table-short-{role}"), role == "dealer")
            for role in _roles(table, seat)
        ),
        vulnerable=vulnerable,
        vulnerability=words.text("table-vulnerable" if vulnerable else "table-not-vulnerable"),
        vulnerability_short=words.text("table-short-vulnerable") if vulnerable else "",
        tricks=f"{won} {words.text('trick-noun-one' if won == 1 else 'trick-noun-many')}",
        turn=words.text(turn) if table.turn is seat else "",
        asked=words.text("table-asked") if asked else "",
    )


def _roles(table: Table, seat: Seat) -> list[str]:
    roles = []
    if seat is table.declarer:
        roles.append("declarer")
    if seat is table.dummy:
        roles.append("dummy")
    if seat is table.board.dealer:
        roles.append("dealer")
    return roles


def spoken(table: Table, words: Words, turned_up: int | None = None) -> str:
    """Who dealt, whose turn it is, what lies in the trick, which penalty cards there are, how many tricks are won."""
    parts = [words.text("table-name"), words.text("table-says-dealer", seat=table.board.dealer)]
    if table.turn is not None:
        parts.append(words.text("table-says-turn", seat=table.turn))
    number = shown_trick(table)
    trick = table.trick(number)
    for play in trick.plays if trick is not None else ():
        parts.append(words.text("table-says-card", seat=play.seat, card=play.card))
    winner = table.winner(number)
    if winner is not None:
        parts.append(words.text("table-says-winner", seat=winner))
    for penalty in table.penalty_cards:
        key = "table-says-major" if penalty.major else "table-says-minor"
        parts.append(words.text(key, seat=penalty.seat, card=penalty.card))
    parts.append(words.text("table-says-tricks", ns=table.tricks_won(Side.NS), ew=table.tricks_won(Side.EW)))
    seen = table.trick(turned_up) if turned_up is not None else None
    if seen is not None:
        parts.append(f"{words.text('table-turned-up', trick=turned_up)}:")
        parts += [words.text("table-says-card", seat=play.seat, card=play.card) for play in seen.plays]
    return " ".join(parts)
