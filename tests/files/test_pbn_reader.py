"""PBN in its standard form and as it is found."""

from __future__ import annotations

import pytest

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Bid, Denomination, Double, Doubling, Pass
from bridgetable.cards.card import PACK
from bridgetable.cards.notation import call_text, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.files import boards_of
from bridgetable.files.record import Recorded, UnreadableBoard
from tests.each import for_each
from tests.files.samples import CONTRACT, DEAL, HEAD, TWO_TRICKS, board, read, trouble, warnings


def called(record: Recorded) -> str:
    return " ".join(f"{c.seat.name}:{call_text(c.call)}" for c in record.auction)


# -- the deal and the tags -----------------------------------------------------------------------------------------


def test_a_deal_with_its_board() -> None:
    record = board(HEAD)
    assert record.board == Board(1, Seat.N, Vulnerability.NONE)
    assert record.hands == deal_of(DEAL)
    assert (record.contract, record.result, record.play, record.calls) == (None, None, (), ())


def test_three_hands_tell_the_fourth() -> None:
    hands = DEAL.split()
    record = board(f'[Deal "{hands[0]} - {hands[2]} {hands[3]}"]')
    assert record.hands == deal_of(DEAL)
    two = board(f'[Deal "{hands[0]} - {hands[2]} -"]')
    assert two.hands is None
    assert two.deal.north == deal_of(DEAL).north
    assert two.deal.east is None


def test_fewer_hands_than_four_and_small_letters() -> None:
    record = board(f'[Deal "{" ".join(DEAL.lower().split()[:3])}"]')
    assert record.hands == deal_of(DEAL)
    assert sum(len(hand) for hand in record.hands) == len(PACK)


@for_each(
    ("deal", "key"),
    (
        ("N:AKQ2.543.K62.J98 JT98.A2.AQJ3.T75 765.KQJT9.54.AK2 A3.876.T987.Q643", "files-card-twice"),
        ("N:AKQ2.543.K62.J9 JT98.A2.AQJ3.T75 - -", "files-uneven-hands"),
        ("N:AKQ2.543.K62.J98 JT98.A2.AQJ3.T75 765.KQJT9.54.AK2 43.876.T987", "files-bad-deal"),
        ("N:AKQ2.543.K62.J98 JT98.A2.AQJ3.T7v - -", "files-bad-deal"),
        ("AKQ2.543.K62.J98", "files-bad-deal"),
        ("N:... ... ... ...", "files-uneven-hands"),
        ("N:- - - -", "files-no-deal"),
        ("", "files-no-deal"),
    ),
)
def test_a_deal_that_is_none(deal: str, key: str) -> None:
    assert trouble(f'[Event "x"]\n\n\n\n[Deal "{deal}"]'.removeprefix('[Event "x"]')).message.key == key


@pytest.mark.parametrize(("text", "side"), (("Love", "None"), ("-", "None"), ("All", "Both"), ("both", "Both")))
def test_vulnerability_has_many_names(text: str, side: str) -> None:
    assert board(HEAD.replace('"None"', f'"{text}"')).board.vulnerable.value == side


def test_what_is_left_out_follows_from_the_number() -> None:
    assert board(f'[Board "7"]\n[Deal "{DEAL}"]').board == Board.numbered(7)


def test_a_dealer_that_is_none_is_a_doubt() -> None:
    record = board(HEAD.replace('Dealer "N"', 'Dealer "Black"'))
    assert (record.board.dealer, warnings(record)) == (Seat.N, [("files-bad-dealer", 2)])


def test_a_tag_over_several_lines_and_two_on_one() -> None:
    record = board(f'[\n  Event\n    "a very\\"quoted\\" one" \n]\n[Site "b]["] [Date "2021.08.23"] ; said\n{HEAD}')
    assert (record.event, record.site, record.date) == ('a very"quoted" one', "b][", "2021.08.23")


def test_unknown_is_nothing() -> None:
    record = board(f'[Event "?"]\n{HEAD}[West "?"]\n[Scoring "?"]\n[Declarer "?"]\n[Contract "?"]\n[Result "?"]')
    assert (record.event, record.names.west, record.scoring, record.contract, record.warnings) == ("", "", "", None, ())


def test_a_broken_tag_costs_itself_only() -> None:
    record = board(f'{HEAD}[Event "half a tag\n[Site "whole"]\n')
    assert (record.event, record.site) == ("half a tag", "whole")
    assert warnings(record) == [("files-tag-broken", 5)]


# -- games and what they take over ---------------------------------------------------------------------------------


def test_inheritance_by_sharps() -> None:
    first, second, third, fourth = read(
        f'[Event "##Spring"]\n[West "Ann"]\n{HEAD}\n[Board "2"]\n[Deal "{DEAL}"]\n[West "#"]\n\n'
        f'[Board "3"]\n[Deal "{DEAL}"]\n[West "Bob"]\n\n[Board "4"]\n[Deal "{DEAL}"]\n[Event "Autumn"]\n[West ""]\n'
    )
    assert isinstance(first, Recorded)
    assert isinstance(second, Recorded)
    assert isinstance(third, Recorded)
    assert isinstance(fourth, Recorded)
    assert [r.event for r in (first, second, third, fourth)] == ["Spring", "Spring", "Spring", "Autumn"]
    assert [r.names.west for r in (first, second, third, fourth)] == ["Ann", "Ann", "Bob", ""]


def test_a_file_that_tells_only_what_changes() -> None:
    """The same board at two tables, then the next board."""
    other = DEAL.replace("N:", "S:")
    records = read(
        f'[Event "Final"]\n[West "Ann"]\n[North "Ned"]\n{HEAD}{CONTRACT}[Result "10"]\n\n'
        f'[Room "Closed"]\n[West "Bob"]\n[Declarer "N"]\n[Contract "3NT"]\n[Result "9"]\n\n'
        f'[Board "2"]\n[Deal "{other}"]\n[Contract "Pass"]\n'
    )
    first, second, third = (record for record in records if isinstance(record, Recorded))
    assert second.deal == first.deal
    assert second.board == first.board
    assert (second.names.west, second.names.north, second.event) == ("Bob", "", "Final")
    assert second.contract is not None
    assert second.contract.declarer is Seat.N
    assert third.board == Board.numbered(2)
    assert (third.passed_out, third.names.west, third.result) == (True, "Bob", None)


def test_another_board_does_not_take_over_the_deal() -> None:
    second = read(f'{HEAD}\n[Board "2"]\n[Event "x"]\n')[1]
    assert isinstance(second, UnreadableBoard)
    assert second.message.key == "files-no-deal"


def test_an_empty_line_before_the_moves_ends_no_game() -> None:
    record = board(f'{HEAD}{CONTRACT}\n[Auction "N"]\n1C Pass\n\n1H Pass\n\n[Play "W"]\n{TWO_TRICKS}\n*\n')
    assert (len(record.calls), len(record.play)) == (4, 8)


def test_games_without_an_empty_line_between_them() -> None:
    head = HEAD + CONTRACT
    assert len(read(f'[Event "a"]\n{head}[Play "W"]\n{TWO_TRICKS}*\n[Event "b"]\n{head}')) == 2


def test_one_bad_game_never_loses_the_others() -> None:
    good = HEAD + CONTRACT
    records = read(f'{good}\n[Deal "rubbish"]\n\n[Deal "N:{DEAL}"]\n\n{good}\n[Board "9"]\n{{never closed\n\n{good}')
    assert [type(record) for record in records] == [
        Recorded,
        UnreadableBoard,
        UnreadableBoard,
        Recorded,
        UnreadableBoard,
        Recorded,
    ]
    wrong = records[1]
    assert isinstance(wrong, UnreadableBoard)
    assert (wrong.place.game, wrong.place.line) == (2, 8)
    assert dict(wrong.message.blanks) == {"game": 2, "line": 8, "at": 8, "text": "rubbish"}


def test_comments_and_escaped_lines() -> None:
    record = board(
        f'% PBN 2.1\n{{before}}\n[Event "e"] {{of the\n% not this\nevent}} ; not that\n{HEAD}{{[Hidden "N"]}}\n'
        '[Auction "N"] {opening} ; no\n1C {one} $3 {two} ! 1S {\\S5} Pass Pass\n'
    )
    assert record.commentary == ("before", "of the event", '[Hidden "N"]', "opening")
    assert record.auction[0].comments == ("one", "two")
    assert record.auction[0].nags == (3, 1)
    assert record.auction[1].comments == ("♠5",)
    assert record.hidden == ()


def test_an_open_comment_ends_where_the_next_game_begins() -> None:
    first, second = read(f'{HEAD}{{ forgotten\n\n[Event "next"]\n{HEAD}')
    assert isinstance(first, Recorded)
    assert isinstance(second, Recorded)
    assert (first.commentary, warnings(first)) == (("forgotten",), [("files-comment-open", 5)])
    assert second.event == "next"


def test_tables_are_passed_over() -> None:
    record = board(
        f'{HEAD}[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\nN NT 7\nS {"{"}S 5 [ ]\n[Hidden "WS"]\n'
    )
    assert record.hidden == (Seat.S, Seat.W)
    assert warnings(record) == [("files-table-character", 7)]


@for_each("encoding", ("utf-8", "utf-8-sig", "latin-1", "cp1252", "utf-16"))
@for_each("end", ("\n", "\r\n", "\r"))
def test_encodings_and_line_ends(encoding: str, end: str) -> None:
    text = f'[Event "Züri-Cup à Genève"]\n{HEAD}'.replace("\n", end)
    (record,) = boards_of(text.encode(encoding)).readable
    assert (record.event, record.hands) == ("Züri-Cup à Genève", deal_of(DEAL))


# -- auction, contract, result -------------------------------------------------------------------------------------


def test_an_auction_with_notes_and_its_contract() -> None:
    record = board(
        f'{HEAD}[Auction "N"]\n1C =1= Pass 1h! X?!\nxx $22 p 4H Pass\nPass Pass\n[Note "1: three or more \\C"]\n'
    )
    assert called(record) == "N:1C E:P S:1H W:X N:XX E:P S:4H W:P N:P E:P"
    assert record.auction[0].note == "three or more ♣"
    assert [call.nags for call in record.auction[:5]] == [(), (), (1,), (6,), (22,)]
    assert record.contract is not None
    assert (record.contract.bid, record.contract.doubling, record.contract.declarer) == (
        Bid(4, Denomination.H),
        Doubling.UNDOUBLED,
        Seat.S,
    )


@for_each(
    ("section", "calls"),
    (
        ('[Auction "S"]\n- - 1N AP', "N:1NT E:P S:P W:P"),
        ('[Auction "N"]\nAP', "N:P E:P S:P W:P"),
        ('[Auction "N"]\nPass Pass All Pass', "N:P E:P S:P W:P"),
        ('[Auction "N"]\n1S Pass AP Pass Pass', "N:1S E:P S:P W:P"),
        ('[Auction "N"]\n1NT Pass\n+', "N:1NT E:P"),
        ('[Auction "N"]\n*', ""),
        ('[Auction "N"] 1S D R 2N', "N:1S E:X S:XX W:2NT"),
        ('[Auction "N"]\n1S Pass Pass Pass -  -', "N:1S E:P S:P W:P"),
        ('[Auction "N"]\n^S 1D ^I 1C 4S ^I3NT ^S ^S X', "E:1D S:1C W:4S N:3NT W:X"),
    ),
)
def test_auctions(section: str, calls: str) -> None:
    record = board(HEAD + section)
    assert (called(record), record.warnings) == (calls, ())


def test_insufficient_bids_and_skipped_players() -> None:
    record = board(f'{HEAD}[Auction "N"]\n^S 1D ^I 1C 4S')
    assert [call.insufficient for call in record.auction] == [False, True, False]


def test_a_call_that_is_none_leaves_what_came_before() -> None:
    wrong = trouble(f'{HEAD}[Auction "N"]\n1C Pass\n8Z Pass\n')
    assert (wrong.message.key, wrong.place.line) == ("files-no-call", 7)
    assert wrong.so_far is not None
    assert wrong.so_far.calls == (Bid(1, Denomination.C), Pass())


@for_each(
    ("text", "level", "denomination", "doubling"),
    (
        ("4SX", 4, "S", 2),
        ("1N", 1, "NT", 1),
        ("3NR", 3, "NT", 4),
        ("3NXX", 3, "NT", 4),
        ("3ntx", 3, "NT", 2),
        ("4♥", 4, "H", 1),
        ("2 d xx", 2, "D", 4),
    ),
)
def test_contracts(text: str, level: int, denomination: str, doubling: int) -> None:
    contract = board(f'{HEAD}[Declarer "e"]\n[Contract "{text}"]').contract
    assert contract is not None
    assert (contract.bid, contract.doubling, contract.declarer) == (
        Bid(level, Denomination[denomination]),
        doubling,
        Seat.E,
    )


def test_a_contract_without_its_declarer() -> None:
    assert board(f'{HEAD}[Contract "4H"]\n[Play "W"]\n*').contract == board(HEAD + CONTRACT).contract
    record = board(f'{HEAD}[Contract "4H"]')
    assert (record.contract, record.trumps) == (None, Denomination.H)
    from_auction = board(f'{HEAD}[Contract "4H"]\n[Auction "N"]\nPass Pass 4H AP')
    assert from_auction.contract == board(HEAD + CONTRACT).contract


def test_passed_out_by_tag_or_by_auction() -> None:
    assert board(f'{HEAD}[Contract "Pass"]\n[Result ""]').passed_out
    assert board(f'{HEAD}[Auction "N"]\nPass Pass Pass Pass').passed_out
    assert not board(f'{HEAD}[Auction "N"]\nPass Pass Pass +').passed_out


def test_tag_and_auction_may_differ() -> None:
    auction = '[Auction "N"]\nPass Pass 4H AP'
    assert warnings(board(HEAD + CONTRACT + auction)) == []
    assert warnings(board(HEAD + CONTRACT.replace("4H", "4HX") + auction)) == [("files-contract-differs", 6)]
    assert warnings(board(f'{HEAD}[Contract "Pass"]\n{auction}')) == [("files-not-passed-out", 5)]


def test_declarer_and_dummy_changed_places() -> None:
    """Law 54A: the file says who declared in the end."""
    record = board(f'{HEAD}[Declarer "^N"]\n[Contract "4H"]\n[Auction "N"]\nPass Pass 4H AP')
    assert record.contract is not None
    assert (record.contract.declarer, record.declarer_swapped, record.warnings) == (Seat.N, True, ())


@for_each(
    ("text", "tricks"),
    (
        ("9", 9),
        ("^9", 9),
        ("NS 9", 9),
        ("EW 4", 9),
        ("EW 4 NS 9", 9),
        ("+1", 11),
        ("=", 10),
        ("-2", 8),
        ("14", None),
        ("EW 5 NS 9", None),
        ("NS 14", None),
        ("NS nine", None),
    ),
)
def test_results(text: str, tricks: int | None) -> None:
    record = board(f'{HEAD}{CONTRACT}[Result "{text}"]')
    assert (record.result, record.result_ruled) == (tricks, text.startswith("^"))
    assert bool(record.warnings) is (tricks is None)


@pytest.mark.parametrize(
    ("text", "is_legal"), (("EW 4 NS 9", True), ("NS 9", True), ("EW 5 NS 9", False), ("NS nine", False))
)
def test_results_by_side_need_no_contract(text: str, *, is_legal: bool) -> None:
    record = board(f'{HEAD}[Result "{text}"]')
    assert record.result is None
    assert bool(record.warnings) is not is_legal


def test_a_double_is_a_double() -> None:
    assert board(f'{HEAD}[Auction "N"]\n1C X').calls[1] == Double()
