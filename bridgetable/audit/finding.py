"""Findings: what a recorded board shows that is against the Laws, or that its own play contradicts."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.files.record import Place
from bridgetable.laws.renumbering import nearest_in
from bridgetable.table.edition import FIRST, Edition
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.question import Message
from bridgetable.table.state import Table
from bridgetable.table.text import Text
from bridgetable.words.catalogue import Words
from bridgetable.words.irregularities import irregularity_line
from bridgetable.words.languages import OFFERED

# -- The sentences of findings, in every language at once: who shows them chooses --------------------------------------


def said(key: str, **blanks: object) -> Text:
    """The text of the message with this key."""
    return tuple((language, Words.of(language).text(key, **blanks)) for language in OFFERED)


def irregularity_text(irregularity: Irregularity, table: Table) -> Text:
    """The irregularity in a sentence."""
    return tuple((language, irregularity_line(Words.of(language), irregularity, table)) for language in OFFERED)


_AFTER_A_PLACE = " \u00a0\u202f:"
"""What follows a place, with the space that French puts before a colon."""


def without_place(message: Message) -> Text:
    """What a reader of files says about a board, without the place that it begins with."""
    blanks = dict(message.blanks)
    found: list[tuple[str, str]] = []
    for language in OFFERED:
        words = Words.of(language)
        text = words.say(message)
        if "game" in blanks and "line" in blanks:
            place = words.text("files-place", game=blanks["game"], line=blanks["line"], at=blanks.get("at", 0))
            text = text.removeprefix(place).lstrip(_AFTER_A_PLACE) if text.startswith(place) else text
        found.append((language, text[:1].upper() + text[1:]))
    return tuple(found)


def line_of(place: Place, lines: tuple[int, ...], number: int) -> int:
    """The line of the call or card with this number, from 1; that of the board if it is not known."""
    return lines[number - 1] if 0 < number <= len(lines) else place.line


Details: TypeAlias = tuple[tuple[str, str | int | bool], ...]

RESULT_DIFFERS = "result-differs"
CLAIM_EXCEEDS = "claim-exceeds"
SCORE_DIFFERS = "score-differs"
CONTRACT_DIFFERS = "contract-differs"
DECLARER_DIFFERS = "declarer-differs"
LEADER_DIFFERS = "leader-differs"
PLAYED_TWICE = "card-played-twice"
WRONG_HAND = "card-from-wrong-hand"
MARK_DIFFERS = "mark-differs"
WRONG_DEAL = "wrong-deal"
BAD_VALUE = "bad-value"
AUCTION_UNFINISHED = "auction-unfinished"
NUMBER_DIFFERS = "number-differs"
WHOLE_FILE = "whole-file"
UNREADABLE_BOARD = "unreadable-board"
UNREADABLE_FILE = "unreadable-file"


class AboutLaw(NamedTuple):
    """The Law that a finding is about, as the first edition numbers it; "" for none."""

    number: str = ""

    def number_in(self, edition: Edition) -> str:
        """The number of this Law in an edition, or of the nearest clause around what the edition no longer has."""
        return nearest_in(edition, {FIRST: self.number})


LAWS = {
    RESULT_DIFFERS: AboutLaw("79A"),
    CLAIM_EXCEEDS: AboutLaw("79A"),
    SCORE_DIFFERS: AboutLaw("79C"),
    CONTRACT_DIFFERS: AboutLaw("22"),
    DECLARER_DIFFERS: AboutLaw("22"),
    LEADER_DIFFERS: AboutLaw("41A"),
    PLAYED_TWICE: AboutLaw("44B"),
    WRONG_HAND: AboutLaw("45A"),
    MARK_DIFFERS: AboutLaw(),
    WRONG_DEAL: AboutLaw("1"),
    BAD_VALUE: AboutLaw(),
    AUCTION_UNFINISHED: AboutLaw("22"),
    NUMBER_DIFFERS: AboutLaw("2"),
    WHOLE_FILE: AboutLaw(),
    UNREADABLE_BOARD: AboutLaw(),
    UNREADABLE_FILE: AboutLaw(),
}
"""The kinds of findings that are no irregularity at the table, each with the Law it is about."""


class Finding(msgspec.Struct, frozen=True):
    """One thing found in one board of a file; `game` is its place in the file, `board` the number on it.

    `call` is the number of a call in the auction, `trick` and `card` say which play it is about; 0 and "" for neither.
    `kind` is that of an irregularity as a case file names it, or one of `LAWS`. `message` is a sentence in each
    language, and `details` are facts for other programs.
    """

    file: str
    game: int = 0
    board: int = 0
    line: int = 0
    kind: str = ""
    law: str = ""
    player: Seat | None = None
    call: int = 0
    trick: int = 0
    card: str = ""
    message: Text = ()
    details: Details = ()

    def detail(self, name: str) -> str | int | bool | None:
        """The detail of this name; None if there is none."""
        return dict(self.details).get(name)


def with_reading(found: Finding, sentence: Text, reading: str) -> Finding:
    """The finding with another reading, told after it."""
    told = dict(sentence)
    message = tuple((language, f"{text} {told[language]}") for language, text in found.message)
    before = found.detail("or")
    details = tuple(one for one in found.details if one[0] != "or")
    return replace(found, message=message, details=(*details, ("or", f"{before} {reading}" if before else reading)))


def is_irregularity(finding: Finding) -> bool:
    """Whether a finding is an irregularity at the table, and not something that the record contradicts."""
    return finding.kind not in LAWS


# -- The names and places of findings in words -------------------------------------------------------------------------


def kind_name(kind: str, words: Words) -> str:
    """The name of a kind of finding: "revoke"."""
    return words.text(f"audit-kind-{kind}" if kind in LAWS else f"kind-{kind}")


def law_name(law: str, words: Words) -> str:
    """The number of a Law: "Law 61"; a dash where there is none."""
    return words.text("law-number", law=law) if law else "–"


def player_name(player: Seat | None, words: Words) -> str:
    """The name of the player's seat; a dash where no player is meant."""
    return words.name(player) if player is not None else "–"


def place_of(finding: Finding, words: Words) -> str:
    """The place of a finding in its board: the call, or the trick and the card; "" where it is the whole board."""
    if finding.call:
        return words.text("audit-place-call", call=finding.call)
    card = words.name(card_of(finding.card), "short") if finding.card else ""
    if finding.trick:
        return f"{words.text('audit-place-trick', trick=finding.trick)} {card}".rstrip()
    return card


def where(finding: Finding, words: Words) -> str:
    """The file, board and line of a finding, and its place in the board."""
    if not finding.game:
        return finding.file
    place = place_of(finding, words)
    key = "audit-where-place" if place else "audit-where"
    return words.text(key, file=finding.file, board=finding.board, game=finding.game, line=finding.line, place=place)
