"""The auction sheet as rows: the cells of calls, calls struck out, the player to call, and marks."""

from __future__ import annotations

import pytest

from bridgetable.cards.card import Suit
from bridgetable.cards.notation import call_text, seat_of, spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.laws.law26 import OF_ANY_SUIT
from bridgetable.reports.auction_sheet import Mark, Sheet, sheet_of
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallAfterTheAuction, CallOutOfRotation, ChangedCall, InsufficientBid, Status
from bridgetable.table.obligation import (
    CallOwed,
    LeadMayBeRestrained,
    MayNotDouble,
    Obligation,
    PassOnce,
    PassThroughout,
)
from bridgetable.table.question import Calls
from bridgetable.table.state import Table
from bridgetable.ui.auction.layout import sheet_text, spoken_auction
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.moment import call_restraints
from tests.each import for_each
from tests.situations import POZNAN, bidding

N, E, S, W = Seat

FIRST = IrregularityId(0)
"""The only irregularity of a table."""


def table(dealer: str, *events: e.Event) -> Table:
    """The table after these events of the auction."""
    return evolve_all(bidding(POZNAN, dealer).table, events)


def made(text: str, **more: object) -> e.CallMade:
    """ "N1S": this player's call."""
    return e.CallMade(seat_of(text[0]), spoken_call_of(text[1:]), **more)  # type: ignore[arg-type]


def calls(text: str) -> tuple[e.CallMade, ...]:
    """ "N1S EP": these calls."""
    return tuple(made(word) for word in text.split())


def drawn(sheet: Sheet) -> list[str]:
    """A row as one line: `~` before a call that is struck out, `>` the turn, `-` a player passed over."""
    return [
        " | ".join(
            " ".join(("~" if call.struck_out else "") + call_text(call.call) for call in cell.calls)
            + (">" if cell.turn else "")
            + ("-" if cell.skipped else "")
            for cell in row
        )
        for row in sheet.rows
    ]


def marks(table: Table, *, presenter: bool = True) -> dict[str, Mark]:
    """The marks by the calls that have one."""
    sheet = sheet_of(table, marks=presenter)
    return {call.seat.name + call_text(call.call): call.mark for call in sheet.calls if call.mark is not Mark.NONE}


# -- where calls stand -------------------------------------------------------------------------------------------------


def test_columns_begin_with_the_dealer_and_the_one_to_call_has_an_empty_cell() -> None:
    sheet = sheet_of(table("E"))
    assert sheet.columns == (E, S, W, N) and drawn(sheet) == ["> |  |  | "]
    assert drawn(sheet_of(table("E", *calls("E1S SP W2H NX EP")))) == ["1S | P | 2H | X", "P | > |  | "]


def test_a_closed_auction_has_no_player_to_call() -> None:
    closed = table("N", *calls("N1S EP SP WP"))
    closed = evolve_all(closed, (e.ContractReached(closed.auction.contract),))
    assert drawn(sheet_of(closed)) == ["1S | P | P | P"]


def test_a_call_withdrawn_stands_struck_beside_what_replaced_it() -> None:
    insufficient = calls("N1NT E2H S2D")
    refused = table("N", *insufficient, e.CallWithdrawn(CallId(2)))
    assert drawn(sheet_of(refused)) == ["1NT | 2H | ~2D> | "]
    assert drawn(sheet_of(evolve_all(refused, calls("S3D")))) == ["1NT | 2H | ~2D 3D | >"]


def test_a_chain_of_changes_stands_in_one_cell_in_the_order_made() -> None:
    changed = table("N", *calls("N1S"), made("N2S", changes=0), made("N3S", changes=1))
    assert drawn(sheet_of(changed)) == ["~1S ~2S 3S | > |  | "]
    back = evolve_all(changed, (e.CallWithdrawn(CallId(2)), e.CallReinstated(CallId(0))))
    assert drawn(sheet_of(back)) == ["~2S ~3S 1S | > |  | "]


def test_a_call_out_of_rotation_that_stands_leaves_a_gap() -> None:
    assert drawn(sheet_of(table("N", *calls("E1S SP")))) == ["- | 1S | P | >"]
    assert drawn(sheet_of(table("N", *calls("N1S EP N2S")))) == ["1S | P | - | -", "2S | > |  | "]


def test_a_call_out_of_rotation_that_was_cancelled_waits_in_its_players_next_cell() -> None:
    refused = table("N", *calls("E1S"), e.CallWithdrawn(CallId(0)))
    assert drawn(sheet_of(refused)) == ["> | ~1S |  | "]
    assert drawn(sheet_of(evolve_all(refused, calls("NP E2S")))) == ["P | ~1S 2S | > | "]
    by_south = table("N", *calls("N1S EP SP S2S"), e.CallWithdrawn(CallId(3)))
    assert drawn(sheet_of(by_south)) == ["1S | P | P | >", " |  | ~2S | "]


def test_a_pass_that_a_law_supplies_is_implied() -> None:
    sheet = sheet_of(table("N", *calls("N1S"), made("EP", implied=True), *calls("S2S")))
    assert drawn(sheet) == ["1S | P | 2S | >"] and sheet.rows[0][1].calls[0].implied
    text = sheet_text(table("N", *calls("N1S"), made("EP", implied=True)), Words.of("it"))
    assert text.labels == {0: "1♠", 1: "(Passo)"}


def test_a_call_after_the_final_pass_is_cancelled() -> None:
    closed = table("N", *calls("N1S EP SP WP"))
    late = evolve_all(
        closed,
        (
            e.ContractReached(closed.auction.contract),
            made("EX", late=True),
            e.Infringed(CallAfterTheAuction(E, CallId(4), spoken_call_of("X"))),
        ),
    )
    assert drawn(sheet_of(late)) == ["1S | P | P | P", " | ~X |  | "]
    assert marks(late) == {"EX": Mark.LATE}


# -- what is known of them ---------------------------------------------------------------------------------------------


def insufficient() -> Table:
    """South's 2D is insufficient, and no one has noticed."""
    return table("N", *calls("N1NT E2H S2D"), e.Infringed(InsufficientBid(S, CallId(2), spoken_call_of("2D"))))


def test_an_unnoticed_irregularity_is_marked_for_the_presenter_only() -> None:
    assert marks(insufficient()) == {"S2D": Mark.HIDDEN}
    assert marks(insufficient(), presenter=False) == {}


def test_a_noticed_irregularity_is_marked_for_all_and_no_player_is_to_call() -> None:
    noticed = evolve_all(insufficient(), (e.AttentionDrawn(W, FIRST),))
    assert marks(noticed, presenter=False) == {"S2D": Mark.NOTICED}
    assert not any(cell.turn for row in sheet_of(noticed).rows for cell in row)


def test_an_accepted_call_is_marked_for_those_who_know_of_it() -> None:
    accepted = evolve_all(insufficient(), (*calls("WP"), e.Settled(FIRST, Status.ACCEPTED)))
    assert marks(accepted) == {"S2D": Mark.ACCEPTED} and marks(accepted, presenter=False) == {}
    known = evolve_all(insufficient(), (e.AttentionDrawn(W, FIRST), e.Settled(FIRST, Status.ACCEPTED)))
    assert marks(known, presenter=False) == {"S2D": Mark.ACCEPTED}


def test_a_corrected_call_has_no_mark() -> None:
    corrected = (e.AttentionDrawn(W, FIRST), e.CallWithdrawn(CallId(2)), e.Settled(FIRST, Status.CORRECTED))
    assert marks(evolve_all(insufficient(), corrected)) == {}


def test_of_two_irregularities_the_more_serious_gives_the_mark() -> None:
    both = evolve_all(
        insufficient(),
        (e.Infringed(CallOutOfRotation(S, CallId(2), spoken_call_of("2D"), W, False)), e.AttentionDrawn(W, FIRST)),
    )
    assert marks(both) == {"S2D": Mark.NOTICED}


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["transfer to ♠", "shows ♥ and ♠", "specifies no suit", "West: 3♣, changed call"]),
        ("it", ["texas per picche", "mostra ♥ e ♠", "non indica alcun seme", "Ovest: 3♣, cambio di chiamata"]),
    ],
)
def test_meanings_and_marks_are_footnotes(language: str, texts: list[str]) -> None:
    explained = table(
        "N",
        made("N2H", alert=(("en", "transfer to ♠"), ("it", "texas per picche"))),
        made("E2NT", shows=(Suit.HEARTS, Suit.SPADES)),
        made("SX", shows=()),
        made("W3D"),
        made("W3C", changes=3),
        e.Infringed(ChangedCall(W, CallId(4), spoken_call_of("3C"), CallId(3))),
        e.AttentionDrawn(N, FIRST),
    )
    text = sheet_text(explained, Words.of(language, strict=True))
    assert [note.text for note in text.footnotes] == texts
    assert [note.number for note in text.footnotes] == [1, 2, 3, 0]
    assert {call_text(call.call): call.note for call in text.sheet.calls if call.note} == {"2H": 1, "2NT": 2, "X": 3}


def test_the_same_call_with_the_same_meaning_has_one_footnote() -> None:
    alert = (("en", "forcing"),)
    text = sheet_text(table("N", made("NP", alert=alert), *calls("EP"), made("SP", alert=alert)), Words.of("en"))
    assert [note.text for note in text.footnotes] == ["forcing"]


# -- what binds players ------------------------------------------------------------------------------------------------


@for_each(
    ("obligation", "text"),
    [
        (PassOnce(W, "31", 1), "must pass once"),
        (PassThroughout(W, "27B2", 1), "must pass throughout"),
        (MayNotDouble(W, "30B2(b)", 1), "may not double"),
        (LeadMayBeRestrained(W, E, CallId(0)), "lead: Law\u00a026B"),
        (CallOwed(W, FIRST, 1), ""),
    ],
)
def test_restrictions_on_a_player_are_in_the_head_of_his_column(obligation: Obligation, text: str) -> None:
    bound = table("N", *calls("E1S"), e.CallWithdrawn(CallId(0)), e.Obliged(obligation))
    for language in LANGUAGES:
        assert bool(call_restraints(bound, W, Words.of(language, strict=True))) is bool(text)
    heads = {head.seat: head.bound for head in sheet_text(bound, Words.of("en", strict=True)).heads}
    assert heads[W] == ((text,) if text else ()) and not heads[N]


def test_a_possible_lead_restriction_is_shown_until_declarer_has_chosen() -> None:
    closed = table("N", *calls("N1S E2H"), e.CallWithdrawn(CallId(1)), *calls("EP SP WP"))
    reached = e.ContractReached(closed.auction.contract)
    wests, souths = LeadMayBeRestrained(W, E, CallId(1)), LeadMayBeRestrained(S, N, CallId(1))
    watched = evolve_all(closed, (reached, e.Obliged(wests), e.Obliged(souths)))
    words = Words.of("en")
    assert call_restraints(watched, W, words) and not call_restraints(watched, S, words)
    question = OF_ANY_SUIT.question(watched, (N,), Calls(W, (CallId(1),)))
    chosen = evolve_all(watched, (e.Answered(question, N, "forbid-H"),))
    assert not call_restraints(chosen, W, words)


# -- for those who listen ----------------------------------------------------------------------------------------------


def test_the_sheet_is_read_out() -> None:
    refused = table("N", *calls("N1NT E2H S2D"), e.CallWithdrawn(CallId(2)), e.Obliged(PassThroughout(N, "27B2", 3)))
    assert spoken_auction(refused, Words.of("en", strict=True)) == [
        "South is to call.",
        "North: 1NT.",
        "East: 2♥.",
        "South: 2♦, withdrawn.",
        "North: must pass throughout.",
    ]
    assert spoken_auction(refused, Words.of("it", strict=True))[0] == "Deve chiamare Sud."


def test_an_unnoticed_irregularity_is_not_read_out() -> None:
    assert all("insufficient" not in line for line in spoken_auction(insufficient(), Words.of("en", strict=True)))
