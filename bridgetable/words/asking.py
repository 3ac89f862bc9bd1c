"""Questions and options: what the Director asks, and the words on the buttons."""

from __future__ import annotations

from bridgetable.cards.notation import NotationError, card_of, suit_of
from bridgetable.table.irregularity import place_of_call
from bridgetable.table.question import DIRECTOR, Question
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words
from bridgetable.words.irregular import irregularity_name


def question_line(words: Words, question: Question, table: Table | None = None) -> str:
    """What is asked of whom: "South may withdraw the king of clubs, or keep it"; the table tells which call it was."""
    for variant in (*_variants(question, table), ""):
        key = _most_exact(words, "question", question.clause, variant)
        if words.has(key):
            break
    return words.text(key, **_about(question, table), **_offence(words, question, table))


def _offence(words: Words, question: Question, table: Table | None) -> dict[str, object]:
    """The irregularity a question is about: `kind`, its name, and `offender`."""
    if question.irregularity is None or table is None:
        return {}
    offence = table.irregularities[question.irregularity]
    return {"kind": irregularity_name(words, offence), "offender": offence.seat}


def _variants(question: Question, table: Table | None) -> tuple[str, ...]:
    """What else the same clause may ask: the Director first and players after him, damage, one's own call or another's.

    Thus 45C4(b), 25A of 1997 (both the Director and the opponent), 27B1(b) of 1997 and of the other editions, 25B1; and
    72C by the irregularity, where it is known.
    """
    if question.to == (DIRECTOR,) and question.irregularity is not None:
        return ("director",) if table is None else ("offence", "director")
    if question.to == (DIRECTOR,):
        return ("damage", "director") if question.calls else ("director",)
    if table is None or not question.calls:
        return ()
    return ("own",) if table.auction.made[question.calls[0]].seat in question.to else ()


def option_label(words: Words, question: Question, option_name: str, table: Table | None = None) -> str:
    """The words on the button of an option: "Withdraw the king of clubs", "Forbid hearts and clubs"."""
    name, blanks = _parsed(option_name)
    about = _about(question, table) | blanks
    return words.text(_most_exact(words, "option", question.clause, name), **about)


def _about(question: Question, table: Table | None) -> dict[str, object]:
    """What the words of a question may speak of: a call and the one put for it, a card, a player, a trick."""
    edition = table.edition.value if table is not None else ""
    about: dict[str, object] = {"to": question.to, "clause": question.clause, "edition": edition}
    if question.seat is not None:
        about |= {"seat": question.seat, "partner": question.seat.partner, "side": question.seat.side}
    if question.card is not None:
        about |= {"card": question.card, "suit": question.card.suit}
    if question.trick is not None:
        about["trick"] = question.trick
    if question.tricks is not None:
        about["tricks"] = question.tricks
    return about | _calls(question, table)


def _calls(question: Question, table: Table | None) -> dict[str, object]:
    """The calls a question is about: `call`, the one first made, `replacement`, the one put or to be put for it."""
    if table is None:
        return {}
    places = question.calls
    if not places and question.irregularity is not None:
        place = place_of_call(table.irregularities[question.irregularity])
        places = () if place is None else (place,)
    return {name: table.auction.made[place].call for name, place in zip(("call", "replacement"), places, strict=False)}


def _parsed(option: str) -> tuple[str, dict[str, object]]:
    """The kind of an option and what its name specifies: "forbid-H-C" forbids hearts and clubs."""
    name, *rest = option.split("-")
    if rest and all(len(letter) == 1 and letter in "CDHS" for letter in rest):
        suits = tuple(suit_of(letter) for letter in rest)
        return name, {"suits": suits, "suit": suits[0]}
    if rest and rest[-1].isdigit():
        return name, {"tricks": int(rest[-1])}
    try:
        return "card", {"card": card_of(option)}
    except NotationError:
        return option, {}


def _most_exact(words: Words, stem: str, clause: str, name: str = "") -> str:
    """The key worded for the clause itself, else for the clause above it, else for any clause."""
    number = clause.replace("(", "").replace(")", "")
    end = f"-{name}" if name else ""
    for length in range(len(number), 0, -1):
        key = f"{stem}-{number[:length]}{end}"
        if words.has(key):
            return key
    return f"{stem}{end}"
