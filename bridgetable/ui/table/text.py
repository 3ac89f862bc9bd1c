"""What the table says in words: on the plates of the seats, and to screen readers; and who may do what now. No Qt."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.possible import asked_now, lawful_cards, stops_play
from bridgetable.table.obligation import CallOwed
from bridgetable.table.question import Person
from bridgetable.table.state import Table
from bridgetable.table.text import harmless
from bridgetable.ui.auction.layout import spoken_auction
from bridgetable.ui.table.middle import shown_cards
from bridgetable.ui.table.trick import shown_trick
from bridgetable.words.catalogue import Words
from bridgetable.words.moment import Restraint, call_restraints, restraint_words

# -- The lawful cards and the open question of a table -----------------------------------------------------------------


def lawful_now(table: Table) -> frozenset[Card]:
    """The cards the hand on turn may lawfully play; none when no hand is on turn."""
    if table.turn is None:
        return frozenset()
    return lawful_cards(table, table.turn)


def asked_persons(table: Table) -> tuple[Person, ...]:
    """The persons asked the current question; none while a replacement card is owed, or when nothing is asked."""
    now = asked_now(table)
    return now.question.to if now is not None else ()


def waits_for_decision(table: Table, seat: Seat) -> bool:
    """Whether this hand, which is on turn, waits for a decision: the Director's, another player's, or an answer due.

    A question for which play need not wait keeps nobody waiting, nor does one that its player answers by going on.
    """
    if table.is_pending:
        return True
    now = asked_now(table)
    if now is None or now.question.play_goes_on:
        return False
    return seat not in now.question.to or stops_play(now.question)


class Role(msgspec.Struct, frozen=True):
    """A player's role, declarer, dummy or dealer, as a word and as an abbreviation."""

    text: str
    short: str
    dealer: bool


class PlateText(msgspec.Struct, frozen=True):
    """The texts on a seat's plate; an empty text is not shown.

    `name` is that of the seat, `player` that of the person who sits there.
    """

    letter: str
    name: str
    roles: tuple[Role, ...]
    vulnerable: bool
    vulnerability: str
    vulnerability_short: str
    tricks: str
    turn: str
    asked: str
    bound: tuple[Restraint, ...] = ()
    player: str = ""

    @property
    def full_text(self) -> str:
        """All texts of the plate in one line."""
        roles = (role.text for role in self.roles)
        texts = (self.turn, self.asked, *(each.text for each in self.bound), *roles, self.vulnerability, self.tricks)
        who = ", ".join(filter(None, (self.name, self.player)))
        return f"{who}: {', '.join(filter(None, texts))}"

    @property
    def on_wall(self) -> PlateText:
        """The plate without what the strip of the wall says: tricks, and vulnerability, which its colour tells too."""
        return msgspec.structs.replace(self, vulnerability="", vulnerability_short="", tricks="")

    @property
    def while_asked(self) -> PlateText:
        """The plate without what is asked: who is to act or decide, and what binds him."""
        return msgspec.structs.replace(self, turn="", asked="", bound=())


def plate_text(table: Table, seat: Seat, words: Words) -> PlateText:
    """The texts on the plate of this seat."""
    vulnerable = table.board.vulnerable.includes(seat.side)
    asked = seat in asked_persons(table)
    won = table.tricks_won(seat.side)
    played = table.contract is not None
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
        tricks=words.grammar.tricks(won, "digits") if played else "",
        turn=_turn(table, seat, words),
        asked=words.text("table-asked") if asked else "",
        bound=_bound(table, seat, words),
        player=_player(table, seat),
    )


def _player(table: Table, seat: Seat) -> str:
    """The name of the player on one line."""
    return harmless(" ".join(table.names[seat].split()))


def _turn(table: Table, seat: Seat, words: Words) -> str:
    """What this player is to do now; empty when it is not his turn, or something is to be decided first."""
    if seat not in (table.turn, table.to_call) or waits_for_decision(table, seat):
        return ""
    if table.turn is seat:
        return words.text("table-owes" if table.owing is seat else "table-turn")
    again = bool(table.obliged(seat, CallOwed))
    return words.text("table-calls-again" if again else "table-calls")


def _bound(table: Table, seat: Seat, words: Words) -> tuple[Restraint, ...]:
    # The last word, a suit or a card, is enough as the short form: "highest ♥".
    cards = (Restraint(text, text.split()[-1]) for text in restraint_words(table, seat, words))
    return (*cards, *call_restraints(table, seat, words))


def _roles(table: Table, seat: Seat) -> list[str]:
    roles = []
    if seat is table.declarer:
        roles.append("declarer")
    if seat is table.dummy:
        roles.append("dummy")
    if seat is table.board.dealer:
        roles.append("dealer")
    return roles


def spoken_table(
    table: Table,
    words: Words,
    turned_up: int | None = None,
    bottom: Seat = Seat.S,
    *,
    veiled: bool = False,
    asking: bool = False,
) -> str:
    """The table in words for screen readers: the sentences of `spoken_sentences` one after the other."""
    return " ".join(spoken_sentences(table, words, turned_up, bottom, veiled=veiled, asking=asking))


def spoken_sentences(
    table: Table,
    words: Words,
    turned_up: int | None = None,
    bottom: Seat = Seat.S,
    *,
    veiled: bool = False,
    asking: bool = False,
) -> list[str]:
    """The table in sentences for screen readers: dealer, turn, auction, trick, cards face up, tricks won.

    `turned_up` is the number of the quitted trick turned face up; `bottom` is told unless it is South. `veiled` leaves
    out the irregularities that await a ruling, `asking` who is to act.
    """
    parts = [words.text("table-name"), words.text("table-says-dealer", seat=table.board.dealer)]
    if bottom is not Seat.S:
        parts.insert(1, words.text("table-says-bottom", seat=bottom))
    parts += [
        words.text("table-says-player", seat=seat, player=_player(table, seat)) for seat in Seat if table.names[seat]
    ]
    if table.turn is not None and not asking:
        parts.append(words.text("table-says-turn", seat=table.turn))
    if not table.lead_faced and (table.auction.made or table.contract is None):
        parts += spoken_auction(table, words, veiled=veiled, asking=asking)
    parts += _spoken_trick(table, words)
    for seat in Seat:
        parts += [words.text("table-says-shown", seat=seat, card=card) for card in shown_cards(table, seat)]
    for penalty in table.penalty_cards:
        key = "table-says-major" if penalty.major else "table-says-minor"
        parts.append(words.text(key, seat=penalty.seat, card=penalty.card))
    if table.contract is not None:
        parts.append(words.text("table-says-tricks", ns=table.tricks_won(Side.NS), ew=table.tricks_won(Side.EW)))
    inspected = table.trick(turned_up) if turned_up is not None else None
    if inspected is not None:
        parts.append(f"{words.text('table-turned-up', trick=turned_up)}:")
        parts += [words.text("table-says-card", seat=play.seat, card=play.card) for play in inspected.plays]
    return parts


def _spoken_trick(table: Table, words: Words) -> Iterator[str]:
    """The cards of the trick that lies in the middle, those played ahead to the next, and who wins it."""
    number = shown_trick(table)
    trick, later, winner = table.trick(number), table.trick(number + 1), table.winner(number)
    for play in trick.plays if trick is not None else ():
        yield words.text("table-says-card", seat=play.seat, card=play.card)
    for seat in trick.omitted if trick is not None else ():
        yield words.text("table-says-omitted", seat=seat)
    for lead in table.face_down:
        yield words.text("table-says-face-down", seat=lead.seat)
    for play in later.plays if later is not None else ():
        yield words.text("table-says-ahead", seat=play.seat, card=play.card, trick=number + 1)
    if winner is not None:
        yield words.text("table-says-winner", seat=winner)
