"""Questions and options: what the Director asks, and the words on the buttons."""

from __future__ import annotations

from bridgetable.cards.notation import Unreadable, card_of, suit_of
from bridgetable.table.question import DIRECTOR, Question
from bridgetable.words.catalogue import Words


def question_line(words: Words, question: Question) -> str:
    """What is asked of whom: "South may withdraw the king of clubs, or keep it"."""
    # Under one clause the Director may be asked first, and the players after him (45C4(b)).
    by_him = _most_exact(words, "question", question.clause, "director") if question.to == (DIRECTOR,) else ""
    key = by_him if words.has(by_him) else _most_exact(words, "question", question.clause)
    return words.text(key, **_about(question))


def option_label(words: Words, question: Question, option_name: str) -> str:
    """The words on the button of an option: "Withdraw the king of clubs", "Forbid hearts and clubs"."""
    name, blanks = _parsed(option_name)
    about = _about(question) | blanks
    return words.text(_most_exact(words, "option", question.clause, name), **about)


def _about(question: Question) -> dict[str, object]:
    """What the words of a question may speak of."""
    about: dict[str, object] = {"to": question.to, "clause": question.clause}
    if question.seat is not None:
        about |= {"seat": question.seat, "partner": question.seat.partner, "side": question.seat.side}
    if question.card is not None:
        about |= {"card": question.card, "suit": question.card.suit}
    if question.trick is not None:
        about["trick"] = question.trick
    if question.tricks is not None:
        about["tricks"] = question.tricks
    return about


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
    except Unreadable:
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
