"""What lies on a table at one moment, as plain data for the page on which cases are played. No Qt.

The page draws these and knows no Law: whatever it shows has been worked out here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from bridgetable.cards.card import Card
from bridgetable.cards.notation import call_text, card_text, hand_text
from bridgetable.cards.seat import Seat
from bridgetable.reports.auction_sheet import Cell, ShownCall, sheet_of
from bridgetable.table.state import Table
from bridgetable.ui.table.content.score_line import score_parts
from bridgetable.ui.table.content.text import plate_text, spoken_sentences
from bridgetable.ui.table.layout.middle import correction_in_progress, faced_before
from bridgetable.ui.table.layout.trick import shown_trick
from bridgetable.words.call_lines import meaning
from bridgetable.words.catalogue import Words

Snapshot: TypeAlias = dict[str, object]


class Texts:
    """Texts in all languages, each kept once and known by its number."""

    def __init__(self, languages: Sequence[Words]) -> None:
        self.languages = tuple(languages)
        self._numbers: dict[tuple[str, ...], int] = {}

    def one(self, make: Callable[[Words], str]) -> int:
        """The number of the text that is made for each language."""
        return self._number(tuple(make(words) for words in self.languages))

    def each(self, make: Callable[[Words], Iterable[str]]) -> list[int]:
        """The numbers of several texts that are made at once, as many for each language."""
        return [self._number(texts) for texts in zip(*(make(words) for words in self.languages), strict=True)]

    def _number(self, texts: tuple[str, ...]) -> int:
        return self._numbers.setdefault(texts, len(self._numbers))

    def all(self) -> list[tuple[str, ...]]:
        """Every text by its number."""
        return list(self._numbers)


def snapshot_of(table: Table, texts: Texts) -> Snapshot:
    """What lies on the table, by short keys; texts are numbers.

    N, E, S and W are the cards held as PBN writes them, without those that lie face up; "f" are the latter, "y" is
    the hand that is spread, "t" the
    trick in the middle and what is played ahead of it, "g" the ghosts of withdrawn cards, "q" the winners of the
    quitted tricks, "a" the auction, "p" the plates, "s" the line below the table, and "r" the whole in sentences.
    """
    faced = {seat: faced_before(table, seat) for seat in Seat}
    shot: Snapshot = {
        seat.name: hand_text(table.hands[seat] - {card for card, _ in faced[seat]} - _face_down(table, seat))
        for seat in Seat
    }
    kinds = {True: "M", False: "m", None: "s"}
    shot["y"] = table.dummy.name if table.spread and table.dummy is not None else ""
    shot["f"] = [[seat.name, card_text(card), kinds[major]] for seat in Seat for card, major in faced[seat]]
    number = shown_trick(table)
    shot["t"] = _trick(table, number)
    shot["g"] = _ghosts(table)
    winners = (table.winner(n) for n, _ in table.numbered_tricks() if n < number)
    shot["q"] = "".join(seat.name for seat in winners if seat is not None)
    shot["a"] = _auction(table, texts)
    shot["p"] = [_plate(table, seat, texts) for seat in Seat]
    shot["s"] = texts.one(lambda words: " · ".join(text for _, text in score_parts(table, words) if text))
    shot["r"] = texts.each(lambda words: spoken_sentences(table, words))
    return shot


def _face_down(table: Table, seat: Seat) -> frozenset[Card]:
    return frozenset(lead.card for lead in table.face_down if lead.seat is seat)


def _trick(table: Table, number: int) -> list[object]:
    """The number of the trick in the middle, its winner or "", and its cards: seat, card, and how it lies.

    "=" is a card of this trick, "+" one of the next, "?" one that lies face down; "-" stands for a card left out.
    """
    trick, ahead, winner = table.trick(number), table.trick(number + 1), table.winner(number)
    cards = [[play.seat.name, card_text(play.card), "="] for play in (trick.plays if trick is not None else ())]
    cards += [[seat.name, "", "-"] for seat in (trick.omitted if trick is not None else ())]
    cards += [[play.seat.name, card_text(play.card), "+"] for play in (ahead.plays if ahead is not None else ())]
    cards += [[lead.seat.name, "", "?"] for lead in table.face_down]
    return [number if cards else 0, winner.name if winner is not None else "", cards]


def _ghosts(table: Table) -> list[object]:
    """The cards withdrawn in the correction in progress, with their numbers in the order of withdrawal."""
    if not correction_in_progress(table):
        return []
    chain = [each for each in table.withdrawn if each.trick >= table.open_trick - 1]
    return [[each.seat.name, card_text(each.card), number] for number, each in enumerate(chain, 1)]


def _auction(table: Table, texts: Texts) -> list[object]:
    """The seats in the order of the columns, the rows of cells, the meanings of calls, and whether it lies in sight.

    A cell is a list of calls: the call, and signs for how it stands: "x" struck out, "i" implied, a number for a note.
    """
    if not table.auction.made and table.contract is not None:
        return []
    sheet = sheet_of(table, marks=False)
    rows = [[_cell(cell) for cell in row] for row in sheet.rows]
    explained = {call.note: call.place for call in sheet.calls if call.note}
    places = [explained[note] for note in sorted(explained)]
    meanings = texts.each(lambda words: [meaning(table.auction.made[place], words) for place in places])
    in_sight = not table.lead_faced and not any(trick.plays for trick in table.tricks)
    return ["".join(seat.name for seat in sheet.columns), rows, meanings, int(in_sight)]


def _cell(cell: Cell) -> list[object]:
    if cell.turn and not cell.calls:
        return [["?", ""]]
    return [["–", ""]] if cell.skipped else [_call(call) for call in cell.calls]


def _call(call: ShownCall) -> list[str]:
    signs = "x" * call.struck_out + "i" * call.implied + (str(call.note) if call.note else "")
    return [call_text(call.call), signs]


def _plate(table: Table, seat: Seat, texts: Texts) -> list[object]:
    """The words on a plate, each with its kind: "p" the player, "t" whose turn, "?" who is asked, "b" what binds him,
    "r" a role, "v" or "n" whether his side is vulnerable, "w" the tricks won.
    """
    kinds = [kind for kind, _ in _plate_words(table, seat, texts.languages[0])]
    numbers = texts.each(lambda words: [text for _, text in _plate_words(table, seat, words)])
    return [[kind, number] for kind, number in zip(kinds, numbers, strict=True)]


def _plate_words(table: Table, seat: Seat, words: Words) -> list[tuple[str, str]]:
    text = plate_text(table, seat, words)
    found = [("p", text.player), ("t", text.turn), ("?", text.asked), *(("b", each.text) for each in text.bound)]
    found += [("r", role.text) for role in text.roles]
    found += [("v" if text.vulnerable else "n", text.vulnerability), ("w", text.tricks)]
    return [(kind, word) for kind, word in found if word]
