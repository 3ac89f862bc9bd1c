"""Events applied: each changes just what it says, and what that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.cards.call import Bid, Denomination, Pass
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_of, contract_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import InformationBy, MissingCard, Status, WronglyTold
from bridgetable.table.obligation import PassOnce
from bridgetable.table.question import DIRECTOR, Player, Question, say
from bridgetable.table.restriction import LeadFree, PenaltyCard
from bridgetable.table.scores import PenaltyKind
from bridgetable.table.state import Table
from bridgetable.table.values import log_of
from tests.each import for_each
from tests.situations import POZNAN, at, bidding


def offence(number: int) -> IrregularityId:
    """The place of an irregularity, as events carry it."""
    return IrregularityId(number)


def call(number: int) -> CallId:
    """The place of a call, as events carry it."""
    return CallId(number)


def question(clause: str, *, waits: bool = False) -> Question:
    """A question to the Director."""
    return Question(clause, (DIRECTOR,), Player(W), play_goes_on=waits)


def c(text: str) -> Card:
    return card_of(text)


def after(table: Table, *events: e.Event) -> Table:
    return evolve_all(table, events)


S, W, N, E = Seat.S, Seat.W, Seat.N, Seat.E
RULING = e.RulingGiven("28B", say("law-28B"))
PASS_ONCE = PassOnce(W, "30A", 1)
LAID = PenaltyCard(E, c("H2"), major=True, trick=1)


def auction() -> Table:
    """North has opened one spade and East has passed."""
    return bidding(POZNAN).do("bids N 1S P").table


def bound() -> Table:
    return after(auction(), e.Obliged(PASS_ONCE))


def changed() -> Table:
    """North has put one no trump for his spade."""
    return after(auction(), e.CallMade(N, Bid(1, Denomination.NT), changes=call(0)))


def play() -> Table:
    """West has led the jack of clubs, dummy the ace, and East is to play."""
    return at(POZNAN, "4S S").do("WCJ NCA").table


def taken_back() -> Table:
    """Dummy's ace is back in the hand."""
    return after(play(), e.CardWithdrawn(N, c("CA"), 1, False))


def revoked() -> Table:
    """West's revoke has been established, and all have played on."""
    return at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SC5 WD7 NCQ").table


def passed_over() -> Table:
    return after(play(), e.PlayOmitted(E, 1))


def led_face_down() -> Table:
    return after(at(POZNAN, "4S S").table, e.LeadLaidFaceDown(W, c("CJ")))


def restrained() -> Table:
    """West may lead what he likes to the first trick, and declarer has said so."""
    return after(at(POZNAN, "4S S").table, e.Restricted(LeadFree(W, 1)))


def with_penalty_card() -> Table:
    return after(play(), e.PenaltyCardLaid(LAID))


def asked() -> Table:
    return after(play(), e.Asked(question("61A")))


def claimed() -> Table:
    """South claims three tricks and shows the ace of spades."""
    return after(play(), e.TricksClaimed(S, 3, False, (("", "clubs"),)), e.CardExposed(S, c("SA"), True))


def mislaid() -> Table:
    return after(play(), e.CardMislaid(E, c("C2")))


def agreed() -> Table:
    return after(claimed(), e.ClaimAgreed(W))


def waived() -> Table:
    return after(claimed(), e.ClaimWaived())


def stayed() -> Table:
    return after(claimed(), e.ClaimStayed())


Turn: TypeAlias = tuple[Callable[[], Table], e.Event, set[str]]


def turned(before: Callable[[], Table], event: e.Event, facts: str = "") -> Turn:
    return before, event, set(facts.split())


HAPPENINGS: list[Turn] = [
    turned(auction, e.CallMade(S, Pass()), "auction"),
    turned(auction, e.CallWithdrawn(call(1)), "auction"),
    turned(changed, e.CallReinstated(call(0)), "auction"),
    turned(auction, e.Obliged(PASS_ONCE), "obligations"),
    turned(bound, e.Released(PASS_ONCE), "obligations"),
    turned(auction, e.ContractReached(contract_of("4S", S)), "contract"),
    turned(restrained, e.AuctionReopened(), "restrictions"),
    turned(auction, e.CallInformationRuled(call(0), (S,), "16C"), "call_information"),
    turned(auction, e.TrayPassed(E), "trays"),
    turned(play, e.ScreenOpened(E), "screen_opened_by faced_behind_screen"),
    turned(play, e.CardPlayed(E, c("C2"), 1), "tricks hands"),
    turned(play, e.PlayCompelled(N, c("CA"), 1, "touched")),
    turned(taken_back, e.CardPutBack(N, c("CA"), 1), "tricks hands"),
    turned(play, e.CardWithdrawn(N, c("CA"), 1, True), "tricks hands withdrawn"),
    turned(play, e.LeadLaidFaceDown(E, c("C2")), "face_down"),
    turned(led_face_down, e.FaceDownLeadRetracted(W, c("CJ")), "face_down"),
    turned(play, e.CardJoined(W, c("CT"), 1), "tricks hands"),
    turned(play, e.PlayOmitted(E, 1), "tricks"),
    turned(passed_over, e.OmissionFound(E, 1), "tricks"),
    turned(play, e.CardPlacedLate(E, c("C2"), 1), "tricks hands"),
    turned(play, e.OwnershipKept(W, 1), "tricks"),
    turned(play, e.DeclarerChanged(N), "contract"),
    turned(play, e.PlayerTold(N, W, WronglyTold.YOUR_LEAD), "told"),
    turned(lambda: after(play(), e.PlayerTold(N, W, WronglyTold.EXPLANATION)), e.ExplanationPutRight(W, 0), "told"),
    turned(play, e.DummyWarned(N)),
    turned(play, e.InformationGiven(W, InformationBy.REMARK)),
    turned(play, e.CardDesignated(S, "CK", c("CK")), "designation"),
    turned(play, e.CardNamed(E, c("C2"))),
    turned(play, e.CardExposed(E, c("H2"), False), "exposed"),
    turned(play, e.ExplanationCorrected(N, own=False, too_soon=False)),
    turned(play, e.CardMislaid(E, c("C2")), "hands mislaid"),
    turned(mislaid, e.CardRestored(E, c("C2")), "hands mislaid"),
    turned(play, e.Infringed(MissingCard(E, 1)), "irregularities"),
    turned(revoked, e.RevokeEstablished(offence(0), "63A1"), "established"),
    turned(revoked, e.DeemedEstablished(offence(0), "43B2(b)"), "established"),
    turned(
        lambda: after(revoked(), e.RevokeEstablished(offence(0), "63A3")),
        e.EstablishmentUndone(offence(0)),
        "established",
    ),
    turned(play, e.RightsLost(N, "43A2(a)"), "rights_lost"),
    turned(play, e.Asked(question("61A")), "agenda"),
    turned(asked, e.Answered(question("61A"), DIRECTOR, "yes"), "agenda answered"),
    turned(asked, e.Dropped(question("61A")), "agenda answered"),
    turned(asked, e.AnswerPassedOver(question("61A"), DIRECTOR, "yes")),
    turned(play, e.Inquired(S, W)),
    turned(revoked, e.AttentionDrawn(S, offence(0)), "attention"),
    turned(play, e.DirectorSummoned(S)),
    turned(play, e.RulingGiven("84A", say("law-84A", seat=S)), "rulings"),
    turned(auction, e.ChangeAllowed(call(0)), "may_change"),
    turned(auction, e.FirstCallLetStand(call(0)), "let_stand"),
    turned(auction, e.RepetitionRequired(offence(0)), "to_repeat"),
    turned(auction, e.RotationRestored(RULING, (N,), by_correct_player=True), "rotation_restored"),
    turned(play, e.DamageFound("64C1"), "damage"),
    turned(play, e.BoardCancelled("13B2"), "cancelled"),
    turned(auction, e.BoardCancelled("16D2(b)", redealt=True), "cancelled"),
    turned(play, e.JudgementDeferred("47E2(b)", Player(W)), "deferred"),
    turned(play, e.DeclarersCardsRuled((c("HQ"),)), "declarers_cards"),
    turned(revoked, e.Settled(offence(0), Status.CORRECTED), "settled"),
    turned(play, e.PenaltyCardLaid(LAID), "penalty_cards"),
    turned(with_penalty_card, e.PenaltyCardLifted(E, c("H2")), "penalty_cards"),
    turned(play, e.Restricted(LeadFree(E, 2)), "restrictions"),
    turned(play, e.InformationRuled(c("H2"), (W,), "16C2"), "information"),
    turned(play, e.InformationHeld(W), "informed"),
    turned(play, e.TricksClaimed(S, 3, False, ()), "claim"),
    turned(claimed, e.ClaimAgreed(W), "claim"),
    turned(claimed, e.ClaimSetAside(), "claim exposed"),
    turned(claimed, e.ClaimWaived(), "claim waived exposed"),
    turned(waived, e.ClaimRestored(), "claim waived exposed"),
    turned(claimed, e.ClaimStayed(), "claim stayed"),
    turned(stayed, e.ClaimResumed(), "claim stayed"),
    turned(agreed, e.AgreementWithdrawn(W), "claim"),
    turned(claimed, e.ClaimRuled(2), "claim"),
    turned(agreed, e.ClaimRescored(2), "claim"),
    turned(claimed, e.PlayedAfterClaim(W, c("S6")), "claim"),
    turned(play, e.CardsReturned((S, N)), "returned"),
    turned(play, e.NextBoardCalled(W), "next_callers"),
    turned(play, e.RoundEnded(), "round_over"),
    turned(play, e.TrickTurnedUp(S, 1)),
    turned(play, e.TricksTransferred((e.Transfer(offence(0), "64A1", 1, Side.NS),)), "transfers"),
    turned(play, e.ScoreAssigned((), (), "12C1"), "assigned"),
    turned(play, e.PenaltyGiven(Side.NS, PenaltyKind.WARNING, None, ""), "penalties"),
    turned(play, e.Noted()),
]


def changes(before: Table, event: e.Event) -> set[str]:
    """The facts that are other ones after the event; what is told of every event alike left out."""

    def all_changes(event: e.Event) -> set[str]:
        now = evolve(before, event)
        names = (field.name for field in msgspec.structs.fields(Table))
        return {name for name in names if getattr(now, name) != getattr(before, name)}

    return all_changes(event) - all_changes(e.Noted())


@for_each(("before", "event", "facts"), HAPPENINGS)
def test_an_event_changes_just_the_facts_it_speaks_of(
    before: Callable[[], Table], event: e.Event, facts: set[str]
) -> None:
    assert changes(before(), event) == facts


def test_an_explanation_that_was_put_right_misled_a_player_until_then() -> None:
    told = e.PlayerTold(N, E, WronglyTold.EXPLANATION)
    telling = after(play(), told, e.CardPlayed(E, c("C2"), 1), e.ExplanationPutRight(E, 0))
    assert telling.told[0].held == {c("C2")}
    called = after(auction(), e.PlayerTold(N, E, WronglyTold.EXPLANATION), e.ExplanationPutRight(E, 0)).told[0]
    assert (called.calls, called.until, called.held) == (2, 2, frozenset())


def test_every_event_there_is_has_been_tried() -> None:
    assert {type(event) for _, event, _ in HAPPENINGS} == set(get_args(e.Event))


# -- cards -----------------------------------------------------------------------------------------------------------


def test_a_card_played_leaves_its_hand_and_no_other() -> None:
    table = after(play(), e.CardPlayed(E, c("C2"), 1))
    assert table.hands[E] == play().hands[E] - {c("C2")}
    assert all(table.hands[seat] == play().hands[seat] for seat in (N, S, W))


def test_the_first_card_to_a_trick_makes_its_player_the_leader() -> None:
    table = after(at(POZNAN, "4S S").table, e.CardPlayed(N, c("CA"), 1))
    assert table.tricks[0].leader is N


def test_in_an_ending_the_number_of_the_trick_counts_those_before() -> None:
    table = after(at("N:A.2.. K.3.. Q.4.. J.5..", "3NT S", lead="W").table, e.CardPlayed(W, c("SJ"), 12))
    assert len(table.tricks) == 1
    assert table.trick(12) is table.tricks[0]


def test_the_only_card_of_a_trick_taken_back_leaves_no_trick() -> None:
    led = after(at(POZNAN, "4S S").table, e.CardPlayed(W, c("CJ"), 1))
    table = after(led, e.CardWithdrawn(W, c("CJ"), 1, True))
    assert table.tricks == ()
    assert c("CJ") in table.hands[W]


def test_a_lead_taken_back_from_a_trick_others_played_to_leaves_its_place_open() -> None:
    table = after(play(), e.CardWithdrawn(W, c("CJ"), 1, True))
    assert table.tricks[0].leader is W
    assert table.tricks[0].players == {N}


def test_a_card_taken_back_and_played_again_keeps_each_withdrawal_in_the_chain() -> None:
    table = after(
        play(),
        e.CardWithdrawn(N, c("CA"), 1, True),
        e.CardPutBack(N, c("CA"), 1),
        e.CardWithdrawn(N, c("CA"), 1, False),
    )
    assert [(one.card, one.offending) for one in table.withdrawn] == [(c("CA"), True), (c("CA"), False)]


def test_a_penalty_card_played_is_none_any_more_and_one_again_when_it_comes_back() -> None:
    played = after(with_penalty_card(), e.CardPlayed(E, c("H2"), 1))
    assert played.penalty_cards == ()
    assert after(played, e.CardWithdrawn(E, c("H2"), 1, True)).penalty_cards == (LAID,)


def test_a_minor_penalty_card_that_becomes_major_is_still_one_card() -> None:
    minor = PenaltyCard(E, c("H2"), major=False, trick=1)
    assert after(play(), e.PenaltyCardLaid(minor), e.PenaltyCardLaid(LAID)).penalty_cards == (LAID,)


def test_a_lead_laid_face_down_is_still_in_the_hand_and_is_gone_from_there_when_played() -> None:
    lying = led_face_down()
    assert c("CJ") in lying.hands[W]
    assert after(lying, e.CardPlayed(W, c("CT"), 1)).face_down == lying.face_down
    assert after(lying, e.CardPlayed(W, c("CJ"), 1)).face_down == ()


def test_a_card_played_while_a_ruling_is_awaited_is_remembered() -> None:
    noticed = after(play(), e.Infringed(MissingCard(E, 1)), e.AttentionDrawn(S, offence(0)))
    assert after(noticed, e.CardPlayed(S, c("C3"), 1)).late_plays == log_of((c("C3"),))
    assert not after(play(), e.CardPlayed(S, c("C3"), 1)).late_plays


def test_a_card_placed_late_is_marked_and_one_played_is_not() -> None:
    late = after(play(), e.CardPlacedLate(E, c("C2"), 1))
    played = after(play(), e.CardPlayed(E, c("C2"), 1))
    assert [one.late for one in late.tricks[0].plays] == [False, False, True]
    assert not any(one.late for one in played.tricks[0].plays)


def test_who_was_passed_over_and_is_found_owes_a_card_until_he_plays_it() -> None:
    assert passed_over().tricks[0].omitted == (E,)
    found = after(passed_over(), e.OmissionFound(E, 1))
    assert (found.tricks[0].omitted, found.tricks[0].owing) == ((), (E,))
    played = after(passed_over(), e.CardPlayed(E, c("C2"), 1))
    assert played.tricks[0].omitted == ()


def test_a_call_from_dummy_is_for_the_trick_dummy_has_not_played_to() -> None:
    before = at(POZNAN, "4S S").do("WCJ").table
    designations = [after(table, e.CardDesignated(S, "CK", None)).designation for table in (before, play())]
    assert [one.trick for one in designations if one is not None] == [1, 2]


# -- what is judged and asked ----------------------------------------------------------------------------------------


def test_attention_remembers_what_the_table_had_done_by_then() -> None:
    early = after(revoked(), e.AttentionDrawn(S, offence(0)))
    late = after(
        revoked(), e.NextBoardCalled(W), e.RoundEnded(), e.CardsReturned(tuple(Seat)), e.AttentionDrawn(S, offence(0))
    )
    assert [(tuple(a.next_callers), a.round_over, a.hands_back) for a in early.attention] == [((), False, False)]
    assert [(tuple(a.next_callers), a.round_over, a.hands_back) for a in late.attention] == [((W,), True, True)]


def test_three_hands_in_the_board_are_not_all_hands() -> None:
    table = after(revoked(), e.CardsReturned((N, E, S)), e.AttentionDrawn(S, offence(0)))
    assert not table.attention[0].hands_back


def test_a_hand_returned_twice_is_in_the_board_once() -> None:
    assert after(play(), e.CardsReturned((W,)), e.CardsReturned((N, W))).returned == (N, W)


def test_the_last_word_on_an_irregularity_holds() -> None:
    table = after(revoked(), e.Settled(offence(0), Status.ACCEPTED), e.Settled(offence(0), Status.CORRECTED))
    assert [one.status for one in table.settled] == [Status.ACCEPTED, Status.CORRECTED]
    assert table.status(offence(0)) is Status.CORRECTED


def test_the_last_word_on_a_card_and_on_a_call_holds() -> None:
    cards = after(play(), e.InformationRuled(c("H2"), (W,), "16C2"), e.InformationRuled(c("H2"), (), "16C1"))
    assert [(one.card, one.unauthorised) for one in cards.information] == [(c("H2"), ())]
    calls = after(auction(), e.CallInformationRuled(call(0), (S,), "16C2"), e.CallInformationRuled(call(0), (), "16C1"))
    assert [(one.place, one.unauthorised) for one in calls.call_information] == [(0, ())]


def test_only_the_revoke_spoken_of_is_no_longer_established() -> None:
    table = after(
        play(),
        e.RevokeEstablished(offence(0), "63A1"),
        e.RevokeEstablished(offence(1), "63A3"),
        e.EstablishmentUndone(offence(1)),
    )
    assert [one.irregularity for one in table.established] == [0]


def test_a_question_that_waits_comes_after_all_that_do_not() -> None:
    waiting, first, second = question("16B", waits=True), question("61A"), question("62C")
    assert after(play(), e.Asked(first), e.Asked(waiting), e.Asked(second)).agenda == (first, second, waiting)
    another = question("21B", waits=True)
    assert after(play(), e.Asked(waiting), e.Asked(another)).agenda == (waiting, another)


def test_an_answer_takes_only_its_own_question_off_the_agenda() -> None:
    first, second = question("61A"), question("62C")
    table = after(play(), e.Asked(first), e.Asked(second), e.Answered(second, DIRECTOR, "yes"))
    assert (table.agenda, table.answered) == ((first,), log_of((second,)))


def test_what_a_player_was_told_wrongly_is_kept_with_the_cards_he_had_left() -> None:
    telling = after(play(), e.PlayerTold(N, W, WronglyTold.YOUR_LEAD)).told[0]
    assert (telling.trick, telling.calls) == (1, None)
    assert telling.held == play().hands[W]
    assert telling.by_opponent


def test_declarer_told_wrongly_has_the_cards_of_both_hands_left() -> None:
    assert after(play(), e.PlayerTold(W, S, WronglyTold.EXPLANATION)).told[0].held == play().hands[S] | play().hands[N]


def test_a_lead_lying_face_down_is_not_left_to_play() -> None:
    assert c("CJ") not in after(led_face_down(), e.PlayerTold(S, W, WronglyTold.EXPLANATION)).told[0].held


def test_in_the_auction_what_was_told_is_kept_with_the_number_of_calls() -> None:
    assert after(auction(), e.PlayerTold(N, E, WronglyTold.EXPLANATION)).told[0].calls == 2


def test_a_new_declarer_plays_the_same_contract() -> None:
    table = after(play(), e.DeclarerChanged(N))
    assert (table.contract, table.dummy) == (contract_of("4S", N), S)


def test_there_is_no_declarer_to_change_without_a_contract() -> None:
    assert after(auction(), e.DeclarerChanged(N)).contract is None


def test_the_screen_opened_before_the_lead_has_shown_no_card() -> None:
    assert after(at(POZNAN, "4S S").table, e.ScreenOpened(E)).faced_behind_screen == ()
    assert after(play(), e.ScreenOpened(E)).faced_behind_screen == (c("CJ"), c("CA"))


def test_tricks_moved_anew_replace_those_moved_before() -> None:
    two, one = (e.Transfer(offence(0), "64A1", n, Side.NS) for n in (2, 1))
    assert after(play(), e.TricksTransferred((two,)), e.TricksTransferred((one,))).transfers == (one,)


# -- claims ----------------------------------------------------------------------------------------------------------


def test_what_was_shown_with_a_claim_goes_back_to_the_hand_when_it_falls() -> None:
    before = after(play(), e.CardExposed(E, c("H2"), False))
    shown = after(before, e.TricksClaimed(S, 3, False, ()), e.CardExposed(S, c("SA"), True))
    assert shown.exposed == {c("H2"), c("SA")}
    assert after(shown, e.ClaimSetAside()).exposed == {c("H2")}


def test_a_card_that_lay_there_before_the_claim_stays_when_it_falls() -> None:
    before = after(play(), e.CardExposed(S, c("SA"), False))
    again = after(before, e.TricksClaimed(S, 3, False, ()), e.CardExposed(S, c("SA"), True))
    assert after(again, e.ClaimSetAside()).exposed == {c("SA")}


def test_a_claim_waived_and_restored_is_the_claim_it_was() -> None:
    back = after(waived(), e.ClaimRestored())
    assert (back.claim, back.exposed) == (claimed().claim, claimed().exposed)


def test_a_claim_waived_cannot_be_restored_once_somebody_has_played_on() -> None:
    assert after(waived(), e.CardPlayed(E, c("C2"), 1)).waived is None


def test_a_claim_that_waited_is_the_claim_it_was() -> None:
    assert stayed().claim is None
    assert after(stayed(), e.ClaimResumed()).claim == claimed().claim


def test_a_claim_is_closed_by_agreement_and_opened_by_its_withdrawal() -> None:
    closed = agreed().claim
    reopened = after(agreed(), e.AgreementWithdrawn(W)).claim
    assert closed is not None and closed.closed and closed.agreed_by is W
    assert reopened is not None and not reopened.closed


def test_a_ruling_closes_the_claim_and_scoring_it_anew_does_not() -> None:
    ruled, rescored = (after(claimed(), event).claim for event in (e.ClaimRuled(2), e.ClaimRescored(2)))
    assert ruled is not None and (ruled.tricks, ruled.closed) == (2, True)
    assert rescored is not None and (rescored.tricks, rescored.closed) == (2, False)


def test_a_card_put_down_after_a_claim_is_not_played() -> None:
    table = after(claimed(), e.PlayedAfterClaim(W, c("S6")))
    assert table.claim is not None and table.claim.laid == (c("S6"),)
    assert c("S6") in table.hands[W]


@pytest.mark.parametrize(
    "event",
    [e.ClaimAgreed(W), e.AgreementWithdrawn(W), e.ClaimRuled(2), e.ClaimRescored(2)],
    ids=lambda event: type(event).__name__,
)
def test_there_is_nothing_to_agree_to_without_a_claim(event: e.Event) -> None:
    assert after(play(), event).claim is None


# -- one after the other ---------------------------------------------------------------------------------------------


@given(st.lists(st.sampled_from(Suit), min_size=1, max_size=6))
def test_events_are_applied_in_the_order_they_happened(suits: list[Suit]) -> None:
    rulings = [e.RulingGiven(suit.name, say("law-84A")) for suit in suits]
    assert list(evolve_all(play(), rulings).rulings[-len(suits) :]) == rulings
