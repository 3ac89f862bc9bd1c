"""The findings in one board: nothing in lawful play, and whatever was changed in it, of the right kind."""

from __future__ import annotations

import random
from functools import cache

import pytest

from bridgetable.audit.board import findings_of
from bridgetable.audit.finding import Finding
from bridgetable.audit.replay import replayed_play
from bridgetable.cards.seat import Seat
from bridgetable.files import boards_of
from bridgetable.table.edition import Edition
from tests.audit.unlawful import CHANGES, board_text, rows, with_rows
from tests.each import for_each


def found_in(text: str, file: str = "made.pbn") -> tuple[Finding, ...]:
    return tuple(
        finding for entry in boards_of(text.encode(), file).records for finding in findings_of(entry, Edition.E2017)
    )


def kinds_in(text: str) -> list[str]:
    return [finding.kind for finding in found_in(text)]


@for_each("number", range(1, 30))
def test_nothing_is_found_in_a_lawful_board(number: int) -> None:
    assert found_in(board_text(number)) == ()


@for_each("change", CHANGES)
@for_each("number", range(1, 13))
def test_every_change_is_found_and_is_of_its_kind(change: str, number: int) -> None:
    apply, kinds = CHANGES[change]
    text = board_text(number)
    changed = apply(text, random.Random(f"{change} {number}"))
    assert changed != text
    assert kinds & set(kinds_in(changed)), kinds_in(changed)


@for_each(
    "change",
    [
        "a wrong result",
        "a result far away",
        "a wrong declarer",
        "dummy for declarer",
        "another level",
        "another doubling",
        "a wrong score",
    ],
)
@for_each("number", range(1, 13))
def test_a_wrong_tag_is_the_only_thing_found(change: str, number: int) -> None:
    """What is wrong in one place is told once: a wrong declarer makes no revokes, a wrong result no wrong score."""
    apply, kinds = CHANGES[change]
    findings = found_in(apply(board_text(number), random.Random(number)))
    assert {finding.kind for finding in findings} - {"score-differs"} <= kinds
    assert len(findings) == 1 or change == "another doubling"


# -- what the tables of changes do not tell ---------------------------------------------------------------------------


@cache
def revoked(number: int) -> tuple[str, str]:
    """A board in which two cards of one hand are exchanged so that the earlier one is a revoke, and that card."""
    text = board_text(number)
    cards = rows(text)
    for early in range(12):
        for column in range(4):
            for late in range(early + 1, 13):
                changed = [list(row) for row in cards]
                changed[early][column], changed[late][column] = cards[late][column], cards[early][column]
                found = found_in(with_rows(text, changed))
                if [one.card for one in found if one.kind == "revoke"] != [changed[early][column]]:
                    continue
                (record,) = boards_of(with_rows(text, changed).encode(), "made.pbn").readable
                assert record.contract is not None
                replay = replayed_play(record, Edition.E2017, record.contract, record.plays)
                if replay is not None and len(replay.found) == 1:
                    return with_rows(text, changed), changed[early][column]
    raise AssertionError(number)


@pytest.mark.parametrize("number", [1, 4])
def test_a_revoke_is_told_with_its_place_and_what_would_move(number: int) -> None:
    text, card = revoked(number)
    revoke = next(one for one in found_in(text) if one.kind == "revoke")
    assert (revoke.law, revoke.card, revoke.call) == ("61", card, 0)
    assert revoke.player is not None and 1 <= revoke.trick <= 12
    assert card in text.splitlines()[revoke.line - 1]
    assert (revoke.detail("found"), revoke.detail("marked")) == (False, False)
    assert revoke.detail("moved") in (0, 1, 2)
    marked = text.replace(f"{card}", f"^R{card}")
    assert next(one for one in found_in(marked) if one.kind == "revoke").detail("found") is True


def test_a_call_is_told_with_its_place() -> None:
    change, _ = CHANGES["an insufficient bid"]
    text = change(board_text(3), random.Random(1))
    bid = next(one for one in found_in(text) if one.kind == "insufficient-bid")
    dealer = Seat[text.partition('[Dealer "')[2][0]]
    assert (bid.call, bid.trick, bid.card, bid.law) == (3, 0, "", "27")
    assert bid.player is dealer.partner
    assert "1C" in text.splitlines()[bid.line - 1]
    assert bid.detail("call") == "1C"


def test_an_irregularity_that_the_record_marks_is_found_too_and_a_mark_without_one() -> None:
    change, _ = CHANGES["an insufficient bid"]
    text = change(board_text(3), random.Random(1))
    marked = found_in(text.replace("1C", "^I 1C"))
    assert marked[0].kind == "insufficient-bid" and marked[0].detail("marked") is True
    lawful = board_text(3).replace("\nPass" if "\nPass" in board_text(3) else "Pass", " Pass")
    assert found_in(lawful) == ()
    first = rows(board_text(3))[0][0]
    assert kinds_in(board_text(3).replace(first, f"^R {first}", 1)) == ["mark-differs"]


def test_a_result_that_was_ruled_on_is_no_contradiction() -> None:
    text = board_text(2)
    result = text.partition('[Result "')[2].partition('"')[0]
    other = str((int(result) + 1) % 14)
    assert kinds_in(text.replace(f'[Result "{result}"]', f'[Result "^{other}"]')) == []


def test_claims_are_held_against_the_tricks_won() -> None:
    text = with_rows(board_text(5), rows(board_text(5))[:9])
    declarer = text.partition('[Declarer "')[2][0]
    assert declarer
    old = text.partition('[Result "')[2].partition('"')[0]
    kinds = {
        claim: kinds_in(text.replace(f'[Result "{old}"]', f'[Result "{claim}"]').replace("[Score", "[Other"))
        for claim in range(14)
    }
    assert [] in kinds.values() and ["claim-exceeds"] in kinds.values()
    assert kinds[int(old)] == []
    assert sum(found == [] for found in kinds.values()) == 5


def test_without_an_auction_the_first_column_tells_who_led() -> None:
    text = board_text(6)
    without = text[: text.index("[Auction")] + text[text.index("[Play") :]
    assert found_in(without) == ()
    declarer = text.partition('[Declarer "')[2][0]
    wrong = without.replace(f'[Declarer "{declarer}"]', f'[Declarer "{Seat[declarer].left.name}"]')
    assert "leader-differs" in kinds_in(wrong)
    assert "revoke" not in kinds_in(wrong)


def test_a_board_that_breaks_off_is_a_finding_and_so_is_what_came_before() -> None:
    change, _ = CHANGES["an insufficient bid"]
    text = change(board_text(3), random.Random(1))
    cards = rows(text)
    cards[5][0] = "XX"
    found = kinds_in(with_rows(text, cards) + board_text(4))
    assert (found[0], found[-1]) == ("insufficient-bid", "unreadable-board")


def test_hands_that_are_not_known_hide_nothing_that_the_play_proves() -> None:
    text = board_text(7)
    deal = text.partition('[Deal "')[2].partition('"')[0]
    unknown = text.replace(deal, f"{deal[:2]}- - - -")
    assert found_in(unknown) == ()
    change, _ = CHANGES["an insufficient bid"]
    assert "insufficient-bid" in kinds_in(change(unknown, random.Random(1)))


def test_a_revoke_of_a_hand_that_is_known_is_found_once_though_others_are_not() -> None:
    text, card = revoked(1)
    revoke = next(one for one in found_in(text) if one.kind == "revoke")
    assert revoke.player is not None
    deal = text.partition('[Deal "')[2].partition('"')[0]
    hands = deal[2:].split()
    for tricks in (13, revoke.trick):
        one = " ".join(hand if Seat[deal[0]].steps_to(revoke.player) == n else "-" for n, hand in enumerate(hands))
        unknown = with_rows(text.replace(deal, f"{deal[:2]}{one}"), rows(text)[:tricks])
        assert [found.card for found in found_in(unknown) if found.kind == "revoke"] == [card]


@pytest.mark.parametrize("edition", Edition)
def test_every_edition_finds_the_same_irregularities(edition: Edition) -> None:
    text, _ = revoked(1)
    entry = boards_of(text.encode(), "made.pbn").records[0]
    assert "revoke" in [one.kind for one in findings_of(entry, edition)]


LIN = "pn|a,b,c,d|st||md|3{hands}|rh||ah|Board 1|sv|o|mb|{calls}|{cards}mc|{claim}|\n"


def test_a_lin_file_that_tells_a_play_out_of_turn_a_revoke_and_a_wrong_claim() -> None:
    hands = "SAKQJT98765432,HAKQJT98765432,DAKQJT98765432"
    calls = "7D|mb|p|mb|p|mb|p"
    right = LIN.format(hands=hands, calls=calls, cards="pc|CA|pc|S2|pc|H2|pc|DA|", claim=13)
    assert found_in(right, "x.lin") == ()
    early = LIN.format(hands=hands, calls=calls, cards="pc|CA|pc|H2|pc|S2|pc|DA|", claim=13)
    assert "premature-play" in [one.kind for one in found_in(early, "x.lin")]
    lead = LIN.format(hands=hands, calls=calls, cards="pc|H2|pc|DA|pc|CA|pc|S2|", claim=13)
    (found,) = found_in(lead, "x.lin")
    assert (found.kind, found.law, found.player, found.detail("marked")) == ("lead-out-of-turn", "54", Seat.W, False)
    less = LIN.format(hands=hands, calls=calls, cards="pc|CA|pc|S2|pc|H2|pc|DA|", claim=0)
    assert [one.kind for one in found_in(less, "x.lin")] == ["claim-exceeds"]


def test_what_some_programs_write_in_their_own_way_is_no_finding() -> None:
    """The score of North-South for a contract of East-West."""
    text = next(text for text in map(board_text, range(1, 40)) if '[Declarer "E"]' in text or '[Declarer "W"]' in text)
    score = text.partition('[Score "')[2].partition('"')[0]
    north_south = score.replace("EW -", "").replace("EW ", "-")
    assert found_in(text.replace(f'[Score "{score}"]', f'[Score "{north_south}"]')) == ()


@for_each("number", range(1, 9))
@for_each("columns", ["left", "turned"])
def test_a_play_that_names_another_leader(number: int, columns: str) -> None:
    """Once, whether or not the columns follow; the cards are judged by who held them."""
    text = board_text(number)
    leader = text.partition('[Play "')[2][0]
    if columns == "turned":
        text = with_rows(text, [[*row[3:], *row[:3]] for row in rows(text)])
    wrong = text.replace(f'[Play "{leader}"]', f'[Play "{Seat[leader].right.name}"]')
    (found,) = found_in(wrong)
    assert (found.kind, found.player, found.detail("due")) == ("leader-differs", Seat[leader].right, leader)
    assert wrong.splitlines()[found.line - 1].startswith("[Play")


SWAPPED = """[Event "E"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "^S"]
[Contract "7S"]
[Result "13"]
[Auction "N"]
7S Pass Pass Pass
[Play "W"]
^L C2 S2 H2 D2
*
"""


def test_an_opening_lead_by_the_wrong_defender_after_which_declarer_became_dummy() -> None:
    found = [one for one in found_in(SWAPPED) if one.kind != "mark-differs"]
    assert [(one.kind, one.law, one.player) for one in found] == [("lead-out-of-turn", "54", Seat.W)]


def test_what_a_revoke_moves_depends_on_the_tricks_won() -> None:
    """Law 64A: none, one or two."""
    moved = set()
    for number in range(1, 25):
        chance, cards = random.Random(number), rows(board_text(number))
        column, (early, late) = chance.randrange(4), sorted(chance.sample(range(13), 2))
        cards[early][column], cards[late][column] = cards[late][column], cards[early][column]
        found = found_in(with_rows(board_text(number), cards))
        moved |= {one.detail("moved") for one in found if one.kind == "revoke"}
    assert moved == {0, 1, 2}


def test_a_result_that_was_ruled_on_does_not_tell_the_contract() -> None:
    """The columns begin elsewhere, and a result that fits another declarer was given by the Director."""
    text = board_text(6)
    leader, result = text.partition('[Play "')[2][0], text.partition('[Result "')[2].partition('"')[0]
    turned = with_rows(text, [[*row[3:], *row[:3]] for row in rows(text)])
    turned = turned.replace(f'[Play "{leader}"]', f'[Play "{Seat[leader].right.name}"]')
    for ruled in range(14):
        assert kinds_in(turned.replace(f'[Result "{result}"]', f'[Result "^{ruled}"]')) == ["leader-differs"]
