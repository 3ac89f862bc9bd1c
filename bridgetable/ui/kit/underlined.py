"""The letter that chooses each line of a menu, or each button of a window: the one that is underlined."""

from __future__ import annotations

from collections.abc import Sequence


def underlined(texts: Sequence[str]) -> list[str]:
    """The texts of a menu or of the buttons of a window, a letter of each underlined that no other has, if any.

    Initials are taken first, then those of other words, then any letter. Keys after a text have none underlined, and a
    text in which a letter is underlined keeps it.
    """
    letters = [{} if _underlined_letter(text) else _letters(text.partition("\t")[0]) for text in texts]
    line_of = {letter: -1 for text in texts if (letter := _underlined_letter(text))}
    without = []
    for line, places in enumerate(letters):
        initial = next(iter(places), "")
        if places and places[initial] == 0 and initial not in line_of:
            line_of[initial] = line
        elif places:
            without.append(line)
    for line in without:
        free = next((letter for letter in letters[line] if letter not in line_of), "")
        if free:
            line_of[free] = line
        else:
            _give_letter(line, letters, line_of, {letter for letter, other in line_of.items() if other < 0})
    underlining = {line: letters[line][letter] for letter, line in line_of.items() if line >= 0}
    return [
        f"{text[: underlining[line]]}&{text[underlining[line] :]}" if line in underlining else text
        for line, text in enumerate(texts)
    ]


def _give_letter(line: int, letters: Sequence[dict[str, int]], line_of: dict[str, int], tried: set[str]) -> bool:
    """Gives a line a letter of one that can have another; returns whether there is one."""
    for letter in letters[line]:
        if letter in tried:
            continue
        tried.add(letter)
        if letter not in line_of or _give_letter(line_of[letter], letters, line_of, tried):
            line_of[letter] = line
            return True
    return False


def _underlined_letter(text: str) -> str:
    """The letter that is underlined; "" where none is."""
    return text.replace("&&", "").partition("&")[2][:1].casefold()


def _letters(text: str) -> dict[str, int]:
    """The letters and digits that every keyboard has, with a place of each: initials of words before others."""
    found = [place for place, letter in enumerate(text) if letter.isascii() and letter.isalnum()]
    begins = [place for place in found if place == 0 or not (text[place - 1].isalnum() or text[place - 1] in "&’'")]
    places: dict[str, int] = {}
    for place in (*begins, *found):
        places.setdefault(text[place].casefold(), place)
    return places
