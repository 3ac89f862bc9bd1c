"""Games that are not read any further: the readers and the engine find nothing in them either."""

from __future__ import annotations

import random
from unittest.mock import Mock

import pytest

from bridgetable.audit import batches, plain_game
from bridgetable.audit.batches import audit_batch, batches_of
from bridgetable.audit.plain_game import lawful_game
from bridgetable.audit.sources import Source
from bridgetable.files.pbn_games import TakenOver
from bridgetable.laws.law77 import declarer_score
from bridgetable.table.edition import CURRENT, Edition
from tests.audit.test_board import found_in
from tests.audit.unlawful import CHANGES, board_text, rows, with_rows
from tests.each import for_each


def cards_in_lawful(text: str) -> int | None:
    """How many cards the game has, if it is lawful without doubt."""
    game = lawful_game(text, TakenOver(), CURRENT)
    return None if game is None else game.cards


@pytest.mark.parametrize("edition", list(Edition))
def test_the_score_is_that_of_the_edition(edition: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    computed = Mock(wraps=declarer_score)
    monkeypatch.setattr(plain_game, "declarer_score", computed)
    plain_game._computed.cache_clear()
    assert lawful_game(board_text(1), TakenOver(), edition) is not None
    assert {call.args[0] for call in computed.call_args_list} == {edition}


def annotated(text: str) -> str:
    """The board with notes, alerts and a table behind its play, as programs write them."""
    text = text.replace("Pass Pass Pass", "Pass =1= Pass ! Pass $2", 1)
    return text.rstrip() + '\n[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\nN NT  7\nN  S 10\n\n'


def claimed(text: str) -> str:
    """The board with its play broken off in the midst of a trick."""
    cards = rows(text)
    return with_rows(text, [*cards[:7], [cards[7][0], "-", "-", "-"]])


def torn(text: str, chance: random.Random) -> str:
    """The board with some letters, words or lines lost, doubled or exchanged."""
    for _ in range(chance.choice((1, 1, 2))):
        kind = chance.randrange(4)
        pieces = text.split("\n") if kind == 0 else text.split(" ") if kind == 1 else list(text)
        one, other = chance.randrange(len(pieces)), chance.randrange(len(pieces))
        match kind:
            case 0 | 1:
                pieces[one], pieces[other] = pieces[other], pieces[one]
            case 2:
                pieces[one] = chance.choice('NESWSHDC23456789TJQKA-+*^=X\n" ')
            case _:
                del pieces[one]
        text = ("\n" if kind == 0 else " " if kind == 1 else "").join(pieces)
    return text


@for_each("number", range(1, 20))
def test_what_most_programs_write_is_told_at_one_look(number: int) -> None:
    text = board_text(number)
    for plain in (text, annotated(text), "% PBN 2.1\n" + text):
        assert cards_in_lawful(plain) == 52, plain
    without = text[: text.index("[Play")]
    assert cards_in_lawful(without) == 0


def test_the_end_of_a_play_that_was_claimed_is_told_too() -> None:
    plain = [cards_in_lawful(claimed(board_text(number))) for number in range(1, 20)]
    assert sum(cards is not None and 0 < cards < 52 for cards in plain) > 2


@for_each("change", CHANGES)
def test_a_board_in_which_anything_was_changed_is_in_doubt(change: str) -> None:
    apply, _ = CHANGES[change]
    for number in range(1, 9):
        assert cards_in_lawful(apply(board_text(number), random.Random(number))) is None


@pytest.mark.parametrize("block", range(10))
def test_nothing_is_found_in_a_torn_board_that_is_told_lawful(block: int) -> None:
    for seed in range(60 * block, 60 * block + 60):
        chance = random.Random(seed)
        text = torn(chance.choice((str, annotated, claimed))(board_text(seed % 16 + 1)), chance)
        if cards_in_lawful(text) is not None:
            assert found_in(text) == (), text


@pytest.mark.parametrize("left_out", [(), ("[Event", "[Site", "[Date"), ("[Event", "[Scoring", "[West")])
def test_a_file_is_audited_alike_game_by_game_and_read_whole(
    left_out: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, texts = random.Random(5), [board_text(number) for number in range(1, 60)]
    for place in range(1, 59):
        texts[place] = "".join(line for line in texts[place].splitlines(True) if not line.startswith(left_out))
    for place in range(0, 59, 4):
        texts[place] = torn(texts[place], chance)
    path = tmp_path_factory.mktemp("torn") / "boards.pbn"
    path.write_bytes("".join(texts).encode("latin-1").replace(b"\n", b"\r\n"))
    (batch,) = batches_of([Source(str(path), size=path.stat().st_size, given="boards.pbn")])
    quick = audit_batch(batch, Edition.E2017)
    monkeypatch.setattr(batches, "plain_text", lambda data, file: None)
    assert audit_batch(batch, Edition.E2017) == quick
    assert quick.parts[0].findings
