"""Questions and options in words."""

from __future__ import annotations

from bridgetable.cards.notation import NotationError, card_of, suit_of
from bridgetable.laws.renumbering import worded_under
from bridgetable.table.irregularity import kind_of, place_of_call
from bridgetable.table.question import (
    DIRECTOR,
    Affected,
    Blank,
    Message,
    NumberOfTricks,
    Question,
    calls_in,
    card_in,
    irregularity_in,
    player_in,
    say,
    trick_in,
)
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words


def question_line(words: Words, question: Question, table: Table | None = None) -> str:
    """A question in one sentence: "South may withdraw the king of clubs, or keep it".

    Without the table, calls and irregularities are not named.
    """
    return words.say(question_message(words, question, table))


def question_message(words: Words, question: Question, table: Table | None = None) -> Message:
    """The question as a message; its key is looked for in these words, and is the same in every language."""
    variants = (*_variants(question, table), "")
    key = _most_exact(words, "question", _declared(question, table), variants)
    return say(key, **_about(question, table), **_offence(question, table))


def _offence(question: Question, table: Table | None) -> dict[str, Blank]:
    """The blanks for the irregularity that a question is about: `kind`, its name, and `offender`."""
    irregularity = irregularity_in(question.about)
    if irregularity is None or table is None:
        return {}
    offence = table.irregularities[irregularity]
    return {"kind": say(f"kind-{kind_of(offence)}"), "offender": offence.seat}


def _variants(question: Question, table: Table | None) -> tuple[str, ...]:
    """The variants of wording to look for, where one clause asks different questions.

    The clauses are 45C4(b), 25A of 1997 and 25B1, which ask the Director or a player; 27B1(b), which in some editions
    asks about damage; 72C, which is worded for an irregularity if that is known; and 64C of 1997 and 2007, which after
    revokes of both sides asks about no innocent side.
    """
    if table is not None and question.clause == "64C":
        # A table on which nobody is asked this does not load the Laws.
        from bridgetable.laws.redress import both_sides_revoked

        if both_sides_revoked(table):
            return ("both",)
    if question.to == (DIRECTOR,) and isinstance(question.about, Affected):
        return ("director",) if table is None else ("offence", "director")
    if question.to == (DIRECTOR,):
        return ("damage", "director") if calls_in(question.about) else ("director",)
    calls = calls_in(question.about)
    if table is None or not calls:
        return ()
    return ("own",) if table.auction.made[calls[0]].seat in question.to else ()


def option_label(words: Words, question: Question, option_name: str, table: Table | None = None) -> str:
    """The label of an option: "Withdraw the king of clubs", "Forbid hearts and clubs"."""
    return words.say(option_message(words, question, option_name, table))


def option_message(words: Words, question: Question, option_name: str, table: Table | None = None) -> Message:
    """The label of an option as a message; its key is looked for in these words, and is the same in every language."""
    name, blanks = _parsed(option_name)
    key = _most_exact(words, "option", _declared(question, table), (name,))
    return say(key, **(_about(question, table) | blanks))


def option_alone(words: Words, option_name: str) -> str:
    """The label of an option where it is not known what was asked."""
    name, blanks = _parsed(option_name)
    for key in (f"option-{name}-alone", f"option-{name}"):
        if words.has(key):
            return words.text(key, **blanks)
    return option_name


def _about(question: Question, table: Table | None) -> dict[str, Blank]:
    """The blanks for what a question is about: calls, a card, a player, a trick."""
    # By a letter before it, it can choose a variant: the keys of variants are words, or else numbers.
    edition = f"e{table.edition.value}" if table is not None else ""
    about: dict[str, Blank] = {"to": question.to, "clause": question.clause, "edition": edition}
    seat, card, trick = player_in(question.about), card_in(question.about), trick_in(question.about)
    if seat is not None:
        about |= {"seat": seat, "partner": seat.partner, "side": seat.side}
    if card is not None:
        about |= {"card": card, "suit": card.suit}
    if trick is not None:
        about["trick"] = trick
    if isinstance(question.about, NumberOfTricks):
        about["tricks"] = question.about.tricks
    return about | _calls(question, table)


def _calls(question: Question, table: Table | None) -> dict[str, Blank]:
    """The blanks for the calls a question is about: `call`, the one first made, and `replacement`."""
    if table is None:
        return {}
    ids, irregularity = calls_in(question.about), irregularity_in(question.about)
    if not ids and irregularity is not None:
        irregular_call = place_of_call(table.irregularities[irregularity])
        ids = () if irregular_call is None else (irregular_call,)
    return {name: table.auction.made[call_id].call for name, call_id in zip(("call", "replacement"), ids, strict=False)}


def _parsed(option: str) -> tuple[str, dict[str, Blank]]:
    """The kind of an option and the blanks in its name: "forbid-H-C" is "forbid" with hearts and clubs."""
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


def _declared(question: Question, table: Table | None) -> str:
    return worded_under(question.clause, table.edition) if table is not None else question.clause


def _most_exact(words: Words, stem: str, clause: str, variants: tuple[str, ...]) -> str:
    """The key for the clause itself if it has a message, or else for a clause that contains it, or for any clause.

    Of the variants the first that this clause has is taken: a variant of the containing clause asks something else.
    """
    number = clause.replace("(", "").replace(")", "")
    for length in range(len(number), 0, -1):
        for variant in variants:
            key = f"{stem}-{number[:length]}-{variant}".removesuffix("-")
            if words.has(key):
                return key
    return f"{stem}-{variants[-1]}".removesuffix("-")
