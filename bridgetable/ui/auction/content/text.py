"""The texts of the auction sheet: heads, calls and footnotes, and the auction for screen readers. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.call import Pass
from bridgetable.cards.seat import Seat
from bridgetable.reports.auction_sheet import Mark, Sheet, ShownCall, irregularities_at, sheet_of
from bridgetable.table.auction import MadeCall
from bridgetable.table.irregularity import Status, kind_of
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table
from bridgetable.table.values.cache import cached_on_value
from bridgetable.words.call_lines import meaning
from bridgetable.words.catalogue import Words
from bridgetable.words.restraints import call_restraints


class Head(msgspec.Struct, frozen=True):
    """The head of a player's column: his name, and below it dealer, vulnerability and restrictions on his calls.

    `short` is an abbreviation of the line `below`; `turn` means that he is to call.
    """

    seat: Seat
    letter: str
    name: str
    vulnerable: bool
    below: str
    short: str
    bound: tuple[str, ...] = ()
    turn: bool = False


class Footnote(msgspec.Struct, frozen=True):
    """A footnote with the sign it explains: the number of a call's meaning, or the mark of a call."""

    text: str
    number: int = 0
    mark: Mark = Mark.NONE


class SheetText(msgspec.Struct, frozen=True):
    """All texts on the sheet; `labels` holds the text of each call by its index in the auction."""

    heads: tuple[Head, ...]
    sheet: Sheet
    labels: dict[int, str]
    footnotes: tuple[Footnote, ...]
    outcome: str = ""


@cached_on_value
def sheet_text(table: Table, words: Words, *, marks: bool = True, veiled: bool = False) -> SheetText:
    """The texts of this table's auction sheet; `marks` includes marks of irregularities no one has noticed.

    `veiled` leaves out those of irregularities that await a ruling.
    """
    sheet = sheet_of(table, marks=marks, veiled=veiled)
    labels = {call.place: _label(call, words) for call in sheet.calls}
    return SheetText(
        tuple(_head(table, seat, words) for seat in sheet.columns), sheet, labels,
        (*_meanings(table, sheet, words), *_marks(table, sheet, words)), _outcome(table, words),
    )


@cached_on_value
def _head(table: Table, seat: Seat, words: Words) -> Head:
    vulnerable = table.board.vulnerable.includes(seat.side)
    dealer = seat is table.auction.dealer
    below, short = (
        " · ".join([words.text(key)] * dealer + [words.text("table-short-vulnerable")] * vulnerable)
        for key in ("role-dealer", "table-short-dealer")
    )
    return Head(
        seat, words.name(seat, "letter"), words.name(seat), vulnerable, below, short,
        tuple(restriction.text for restriction in call_restraints(table, seat, words)),
        table.to_call is seat and not table.is_pending,
    )


def _label(call: ShownCall, words: Words) -> str:
    label = words.name(call.call, "" if isinstance(call.call, Pass) else "short")
    return f"({label})" if call.implied else label


def _meanings(table: Table, sheet: Sheet, words: Words) -> list[Footnote]:
    notes: dict[int, Footnote] = {}
    for call in sheet.calls:
        if call.note:
            notes.setdefault(call.note, Footnote(meaning(table.auction.made[call.place], words), call.note))
    return [notes[number] for number in sorted(notes)]


def _marks(table: Table, sheet: Sheet, words: Words) -> list[Footnote]:
    """The footnote of each mark: the call and its irregularities."""
    marked = sorted((call for call in sheet.calls if call.mark is not Mark.NONE), key=lambda call: call.place)
    return [Footnote(_mark_line(table, call, words), mark=call.mark) for call in marked]


def _mark_line(table: Table, call: ShownCall, words: Words) -> str:
    statuses = {Mark.NOTICED: Status.NOTICED, Mark.HIDDEN: Status.UNNOTICED, Mark.ACCEPTED: Status.ACCEPTED}
    kinds = [
        words.text(f"kind-{kind_of(table.irregularities[n])}") for n in irregularities_at(table, call.place)
        if table.status(n) is statuses.get(call.mark)
    ]
    return words.text(f"sheet-{call.mark.value}", seat=call.seat, call=call.call, what=", ".join(kinds))


@cached_on_value
def _outcome(table: Table, words: Words) -> str:
    if table.passed_out:
        return words.text("passed-out")
    if table.contract is None or table.phase is Phase.AUCTION:
        return ""
    return words.text("sheet-contract", contract=table.contract)


def spoken_auction(table: Table, words: Words, *, veiled: bool = False) -> list[str]:
    """The auction in sentences for screen readers: the player to call, all calls, and the restrictions on players.

    `veiled` leaves out the irregularities that await a ruling.
    """
    text = sheet_text(table, words, marks=False, veiled=veiled)
    sentences = [words.text("sheet-says-turn", seat=head.seat) for head in text.heads if head.turn]
    for place, made in enumerate(table.auction.made):
        sentences.append(_spoken(place, made, text, words))
    for head in text.heads:
        sentences += [words.text("sheet-says-bound", seat=head.seat, bound=bound) for bound in head.bound]
    sentences += [f"{note.text.rstrip('.')}." for note in text.footnotes if note.mark not in (Mark.NONE, Mark.LATE)]
    return sentences + ([f"{text.outcome}."] if text.outcome else [])


def _spoken(place: int, made: MadeCall, text: SheetText, words: Words) -> str:
    key = "late" if made.late else "withdrawn" if made.withdrawn else "implied" if made.implied else "call"
    sentence = words.text(f"sheet-says-{key}", seat=made.seat, call=made.call)
    explanation = meaning(made, words)
    return f"{sentence} {explanation.rstrip('.')}." if explanation else sentence
