"""Law 62: how a revoke is corrected (62B), and which other players may then change their cards (62C)."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.laws import law09, law16, law43, law44, law47, law50, law58, law61, law63, law70
from bridgetable.laws.ask import KEEP_OR_WITHDRAW, Ask, Conduct, Lapse
from bridgetable.laws.clause import E2017, clause
from bridgetable.laws.law import Law, Rule, first_that_applies
from bridgetable.laws.renumbering import worded_under
from bridgetable.table.chronology import cards_played_after, moment_of_card, played_later
from bridgetable.table.events import (
    Asked,
    CardWithdrawn,
    ClaimSetAside,
    ClaimStayed,
    DeemedEstablished,
    Event,
    InformationRuled,
    OmissionFound,
    Restricted,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import PartnerAsked, PrematurePlay, Revoke, Status, card_involved
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedCard, CardAtTrick, Question, QuestionAbout, say
from bridgetable.table.records import WithdrawnCard
from bridgetable.table.restriction import AnotherCard, PlayForbidden
from bridgetable.table.state import Table
from bridgetable.table.time_record import last_withdrawn

# -- which revokes are corrected: not established (62A), of both sides (62C3), on trick twelve (62D1) ------------------


@clause("62A")
def must_be_corrected(table: Table, irregularity: IrregularityId) -> bool:
    """A revoke is corrected unless it is established, or was found too late to be corrected at all (62D1)."""
    return table.establishment(irregularity) is None and not found_too_late(table, irregularity)


@clause("62D1")
def corrected_on_trick_twelve(table: Table, irregularity: IrregularityId) -> bool:
    """On the twelfth trick even an established revoke is corrected, until all four hands are back in the board."""
    offence = table.irregularities[irregularity]
    return isinstance(offence, Revoke) and table.is_last_but_one(offence.trick) and len(table.returned) < 4


def found_too_late(table: Table, irregularity: IrregularityId) -> bool:
    """Whether attention was drawn to a revoke on the twelfth trick after all four hands were back in the board.

    In 2017 agreement to a claim may not be established by then; the revoke still stands, as an established one.
    """
    drawn = table.attention_to(irregularity)
    return table.is_last_but_one(table.irregularities[irregularity].trick) and drawn is not None and drawn.hands_back


def has_become_established(table: Table, irregularity: IrregularityId) -> bool:
    """Whether the revoke is established by the course of play, and not only deemed so (63A)."""
    held = table.establishment(irregularity)
    return held is not None and not held.deemed


@clause("62C3", E2017)
def both_sides_on_one_trick(table: Table, irregularity: IrregularityId) -> tuple[IrregularityId, ...]:
    """Both sides revoked on this trick and only one has played to the next: all these revokes are corrected."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, Revoke):
        return ()
    same = [other for other, revoke in table.unsettled_as(Revoke) if revoke.trick == offence.trick]
    later = table.trick(offence.trick + 1)
    went_on = {play.seat.side for play in later.plays} if later is not None else set()
    if len({table.irregularities[other].seat.side for other in same}) < 2 or len(went_on) != 1:
        return ()
    return tuple(sorted(same, key=lambda other: _order(table, offence.trick, table.irregularities[other].seat)))


def _order(table: Table, number: int, seat: Seat) -> int:
    trick = table.trick(number)
    return trick.leader.steps_to(seat) if trick is not None else 0


# -- 62B: the revoke card is withdrawn ---------------------------------------------------------------------------


def correct(
    table: Table, irregularities: tuple[IrregularityId, ...], *, penalty_card: bool = True
) -> tuple[Event, ...]:
    """The revokes are corrected in the order of the trick, then players who played later are asked (62A to 62D).

    `penalty_card` is false if declarer may not enforce one (1997: 43B3).
    """
    events: list[Event] = []
    now = table
    both = len({table.irregularities[irregularity].seat.side for irregularity in irregularities}) == 2
    for irregularity in irregularities:
        offence = now.irregularities[irregularity]
        if isinstance(offence, Revoke):
            back = withdraw(now, irregularity, offence, penalty_card=penalty_card, both=both)
            happened = (*_reopened(now, offence), *back)
            events += happened
            now = evolve_all(now, happened)
    return (*events, *_questions(now, irregularities))


def withdraw(
    table: Table, irregularity: IrregularityId, revoke: Revoke, *, penalty_card: bool = True, both: bool = False
) -> tuple[Event, ...]:
    """The offender withdraws the card and owes a lawful one; a defender's becomes a penalty card (62B1, 62B2)."""
    trick = table.trick(revoke.trick)
    play = next((p for p in trick.plays if p.card == revoke.card), None) if trick is not None else None
    back: tuple[Event, ...] = (CardWithdrawn(revoke.seat, revoke.card, revoke.trick, offending=True),) if play else ()
    if play and stands_although_early(table, revoke):
        back += (OmissionFound(revoke.seat, revoke.trick),)
    after = evolve_all(table, back)
    instead = trick.card_of(revoke.seat) if trick is not None and play is None else None
    told = _told_to_correct(table, irregularity, revoke, after, instead)
    was_faced = play is not None and (play.was is not None or table.is_faced(revoke.seat, revoke.card))
    if table.is_defender(revoke.seat) and not was_faced:
        kept = _from_unfaced_hand(table, revoke, after, penalty_card=penalty_card)
    else:
        kept = _of_declaring_side_or_faced(table, revoke, after, both=both)
    return (told, *back, *kept, Settled(irregularity, Status.CORRECTED), *_before_partner_played(table, revoke))


def _told_to_correct(
    table: Table, irregularity: IrregularityId, revoke: Revoke, after: Table, instead: Card | None
) -> RulingGiven:
    """What the Director says of a card that is withdrawn `after`, or for which its player has put another already."""
    if table.establishment(irregularity) is not None:
        return RulingGiven("62A", say("law-62A-established", offender=revoke.seat, card=revoke.card))
    if instead is not None:
        return RulingGiven("62A", say("law-62A-replaced", offender=revoke.seat, card=revoke.card, instead=instead))
    in_turn = after.turn in (None, revoke.seat)  # else he had played before his turn
    key = "law-62A" if in_turn else "law-62A-later"
    return RulingGiven("62A", say(key, offender=revoke.seat, card=revoke.card))


def _from_unfaced_hand(table: Table, revoke: Revoke, after: Table, *, penalty_card: bool) -> tuple[Event, ...]:
    """A defender's card that came from his unfaced hand becomes a penalty card (62B1)."""
    laid = law50.lay_penalty_card(after, revoke.seat, revoke.card)
    if may_not_guide_partner(table, revoke):
        # 62D2 takes precedence over what 50E says about a penalty card.
        untold = tuple(event for event in laid if not isinstance(event, InformationRuled))
        laid = (*untold, law16.unauthorised_for_offenders(table, revoke.card, revoke.seat.side))
    if not penalty_card:
        return tuple(event for event in laid if isinstance(event, InformationRuled))
    becomes = RulingGiven("62B1", say("law-62B1", offender=revoke.seat, card=revoke.card))
    return (becomes, *laid) if revoke.card in after.hands[revoke.seat] else laid


def _of_declaring_side_or_faced(table: Table, revoke: Revoke, after: Table, *, both: bool) -> tuple[Event, ...]:
    """A card of declarer's or dummy's, or one that a defender had faced already: nothing more follows (62B2)."""
    if (lying := next((pc for pc in after.penalty_cards if pc.card == revoke.card), None)) is not None:
        again = say("law-62B2-penalty-card", offender=revoke.seat, card=revoke.card)
        return (RulingGiven("62B2", again), law50.known_on_the_table(after, lying))
    told = RulingGiven("62B2", say("law-62B2", offender=revoke.seat, card=revoke.card))
    if both:
        return (told, unauthorised_for_both(table, revoke.card))
    return (told, law16.unauthorised_for_offenders(table, revoke.card, revoke.seat.side))


def stands_although_early(table: Table, revoke: Revoke) -> bool:
    """Whether dummy's card, the second to an opening lead out of turn, stands there (54B2): he owes another at once."""
    trick = table.trick(revoke.trick)
    return (
        trick is not None
        and revoke.seat is table.dummy
        and table.is_opening_trick(revoke.trick)
        and any(
            early.played == (trick.leader,)
            for _, early in table.recorded_as(PrematurePlay, trick=revoke.trick, by=(revoke.seat,), card=revoke.card)
        )
    )


def _reopened(table: Table, revoke: Revoke) -> tuple[Event, ...]:
    """On trick twelve the last cards return to the hands, so that play can be resumed (62D1)."""
    if not table.is_last_but_one(revoke.trick):
        return ()
    last = table.trick(table.last_number)
    ruling = RulingGiven("62D1", say("law-62D1" if last is not None else "law-62D1-in-time", offender=revoke.seat))
    plays = last.plays if last is not None else ()
    return (ruling, *(CardWithdrawn(play.seat, play.card, table.last_number, offending=False) for play in plays))


@clause("62D2")
def _before_partner_played(table: Table, revoke: Revoke) -> tuple[Event, ...]:
    """On trick twelve, a partner still to play may not be guided by the revoke card."""
    if not may_not_guide_partner(table, revoke):
        return ()
    told = say("law-62D2", offender=revoke.seat, partner=revoke.seat.partner, card=revoke.card)
    return (RulingGiven("62D2", told),)


def may_not_guide_partner(table: Table, revoke: Revoke) -> bool:
    """Whether a defender revoked on the twelfth trick before his partner's turn to play to it (62D2)."""
    trick = table.trick(revoke.trick)
    played = trick is not None and trick.card_of(revoke.seat.partner) is not None
    return table.is_last_but_one(revoke.trick) and not played and table.is_defender(revoke.seat)


@clause("62D2")
def suggested_play(table: Table) -> Question | None:
    """The partner, who holds cards of two suits, may not choose the play that the revoke card could suggest.

    The Director is asked which that is when the partner is to play.
    """
    number, seat = table.open_trick, table.turn
    trick = table.trick(number)
    if seat is None or trick is None or not table.is_last_but_one(number) or not table.is_defender(seat):
        return None
    if len({card.suit for card in law44.lawful_cards(table, seat)}) < 2 or (seat, number) in last_withdrawn(table):
        return None
    for irregularity, revoke in table.recorded_as(Revoke, trick=number, by=(seat.partner,)):
        if table.status(irregularity) is Status.CORRECTED:
            question = SUGGESTED.question(table, (DIRECTOR,), AffectedCard(seat, revoke.card, number, irregularity))
            return None if question in table.answered else question
    return None


@suggested_play.wording("62D2", E2017)
def _(table: Table) -> Question | None:
    """Law 16C applies: what the card told is unauthorised, and its use is looked into afterwards."""
    return None


def suggested_or_none(table: Table, question: QuestionAbout[CardAtTrick]) -> tuple[Option, ...]:
    """Each card the partner could play is the one suggested, and he plays the other suit; or the card suggests none."""
    seat, number = question.about.seat, question.about.trick
    barred = (
        Option(card_text(card), (Restricted(PlayForbidden(seat, card.suit, number)),))
        for card in sorted(law44.lawful_cards(table, seat), reverse=True)
    )
    return (*barred, Option("none", ()))


# -- 62C: cards played after the revoke --------------------------------------------------------------------------


def _questions(table: Table, irregularities: tuple[IrregularityId, ...]) -> tuple[Event, ...]:
    """One question for each card played after a revoke, in order of time, whatever the rotation.

    A card of the next trick that preceded the revoke is considered too: another player may now be on lead.
    """
    corrected = {n: offence for n in irregularities if isinstance(offence := table.irregularities[n], Revoke)}
    number = corrected[irregularities[0]].trick
    mended = {revoke.seat for revoke in corrected.values()}
    standing = {
        card_involved(offence)
        for n in dict.fromkeys(held.irregularity for held in table.established)
        if isinstance(offence := table.irregularities[n], Revoke)
        and n not in irregularities
        and has_become_established(table, n)
    }
    first = min((revoke.card for revoke in corrected.values()), key=lambda card: moment_of_card(table, card))
    early = (play for trick in (table.trick(number + 1),) if trick is not None for play in trick.plays)
    seen = [(put.seat, put.card, put.trick) for put in cards_played_after(table, first, number)]
    seen += [one for play in early if (one := (play.seat, play.card, number + 1)) not in seen]
    asked: list[Event] = []
    for seat, card, trick_number in seen:
        # An established revoke on the same trick stands (63B).
        if (trick_number == number and seat in mended) or card in standing:
            continue
        irregularity = _innocent_of(table, corrected, seat, card)
        if irregularity is not None and card in table.late_plays:
            continue
        ask = OFFENDER_MAY_CHANGE if irregularity is None else INNOCENT_MAY_CHANGE
        own = (other for other, revoke in corrected.items() if revoke.seat.side is seat.side)
        because_of = next(own, irregularities[0]) if irregularity is None else irregularity
        about = AffectedCard(seat, card, trick_number, because_of)
        asked.append(Asked(ask.question(table, (table.player(seat),), about)))
    return tuple(asked)


def _innocent_of(
    table: Table, corrected: Mapping[IrregularityId, Revoke], seat: Seat, card: Card
) -> IrregularityId | None:
    """The opponents' revoke towards which this player is a non-offender; None if there is none.

    If both sides revoked he must have played after it: 62C3 has both revokes corrected, and takes from nobody what 62C1
    and 47D give him.
    """
    theirs = [n for n, revoke in corrected.items() if revoke.seat.side is not seat.side]
    if len(theirs) == len(corrected):
        return theirs[0]
    return next((n for n in theirs if played_later(table, card, corrected[n].card)), None)


@clause("62C1")
def innocent_may_change(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    """A non-offender may withdraw a card he played after the revoke and before attention was drawn to it."""
    revoke = table.asked_about(question)
    played_since = isinstance(revoke, Revoke) and played_later(table, question.about.card, revoke.card)
    if not played_since and not must_change(table, question.about):
        return ()
    return _keep_or_withdraw(table, question, offending=False)


@clause("62C2")
def offender_may_change(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    """Once a non-offender has changed, the next player of the offending side who played after him may change too."""
    seat, card, trick = question.about.seat, question.about.card, question.about.trick
    changed = any(
        w.seat is seat.right and w.trick == trick and not w.offending and played_later(table, card, w.card)
        for w in _since_correction(table, question)
    )
    if not changed and not must_change(table, question.about):
        return ()
    return _keep_or_withdraw(table, question, offending=True)


def _since_correction(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[WithdrawnCard, ...]:
    """The cards withdrawn after the revoke card itself."""
    revoke = table.asked_about(question)
    chain = table.withdrawn
    for index in range(len(chain) - 1, -1, -1):
        if chain[index].card == card_involved(revoke) and chain[index].offending:
            return chain[index + 1 :]
    return ()


def _keep_or_withdraw(table: Table, question: QuestionAbout[AffectedCard], *, offending: bool) -> tuple[Option, ...]:
    seat, card = question.about.seat, question.about.card
    trick = table.trick(question.about.trick)
    if trick is None or card not in trick.cards_of(seat):
        return ()
    withdraw_it = Option("withdraw", _taken_back(table, question, offending=offending))
    if must_change(table, question.about):
        return (withdraw_it,)
    keep = Option("keep", ())
    return (keep, withdraw_it) if has_another(table, question.about) else (keep,)


def _taken_back(table: Table, question: QuestionAbout[AffectedCard], *, offending: bool) -> tuple[Event, ...]:
    seat, card, number = question.about.seat, question.about.card, question.about.trick
    back = CardWithdrawn(seat, card, number, offending=offending)
    after = evolve(table, back)
    key = f"law-{worded_under(question.clause, table.edition)}"
    told, another = RulingGiven(question.clause, say(key, seat=seat, card=card)), True
    if must_change(table, question.about):
        told, another = law47.withdrawal_required(table, seat, card, number), False
    events = (back, told, *((Restricted(AnotherCard(seat, card, number)),) if another else ()))
    both = both_corrected.exists_in(table.edition) and both_corrected(table, question)
    if table.is_defender(seat) and (offending or both):
        return (*events, *law50.lay_penalty_card(after, seat, card, not_on=number))
    if both:
        return (*events, unauthorised_for_both(table, card))
    return (*events, law16.unauthorised_for_offenders(table, card, seat.side if offending else seat.side.opponents))


def unauthorised_for_both(table: Table, card: Card) -> InformationRuled:
    """If revokes of both sides are corrected both are offending sides, and neither may use the withdrawn cards."""
    return InformationRuled(card, tuple(Seat), law16.unauthorised_for_offenders.number(table))


@clause("62C3", E2017)
def both_corrected(table: Table, question: QuestionAbout[AffectedCard]) -> bool:
    """Whether revokes of both sides are corrected because one side alone has played on: then no side is innocent."""
    first = table.asked_about(question)
    mended = [
        (offence.seat.side, has_become_established(table, irregularity))
        for irregularity, offence in table.recorded_as(Revoke, trick=first.trick)
        if isinstance(first, Revoke) and table.status(irregularity) is Status.CORRECTED
    ]
    gone_on = {side for side, established in mended if established}
    return len({side for side, _ in mended}) == 2 and len(gone_on) == 1


def has_another(table: Table, played: CardAtTrick) -> bool:
    """Whether the player, with the card back, could lawfully play another."""
    back = evolve(table, CardWithdrawn(played.seat, played.card, played.trick, offending=False))
    return bool(law44.lawful_cards(back, played.seat) - {played.card})


def must_change(table: Table, played: CardAtTrick) -> bool:
    """Whether the card cannot stay: another player is now on lead, or the card no longer follows suit."""
    seat, card, number = played.seat, played.card, played.trick
    trick = table.trick(number)
    if trick is None or card not in trick.cards_of(seat):
        return False
    if table.due_to_lead(number) is None:  # led before the trick was complete, so the leader is not known yet (57A)
        return False
    if table.is_led_by_another(number):
        return True
    back = evolve(table, CardWithdrawn(seat, card, number, offending=False))
    fits = card in law44.lawful_cards(back, seat)
    return not fits and trick.leader is not seat and card.suit is not trick.suit_led


SUGGESTED = Ask("62D2", ("card", "none"), suggested_or_none, lapses=Lapse.WHEN_PLAYED_ON, to_director=True)
INNOCENT_MAY_CHANGE = Ask("62C1", KEEP_OR_WITHDRAW, innocent_may_change, kept_by=Conduct.PLAYING)
OFFENDER_MAY_CHANGE = Ask("62C2", KEEP_OR_WITHDRAW, offender_may_change, kept_by=Conduct.PLAYING)


# -- The ruling on a revoke: corrected, standing, or corrected but counted as established (Laws 62, 63, 43B) -----------


def rule_on_revoke(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a revoke."""
    first = first_that_applies(RULED_FIRST, table, irregularity)
    if first:
        return (*first, *rule_on_revoke(evolve_all(table, first), irregularity))
    return first_that_applies(ON_A_REVOKE, table, irregularity)


def _played_with_others(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    return law58.played_with_others(table, law61.revoke_at(table, irregularity))


def _both_sides(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """Both sides have revoked on the trick: each is corrected (Law 62C3)."""
    both = both_sides_on_one_trick(table, irregularity) if both_sides_on_one_trick.exists_in(table.edition) else ()
    if not both:
        return ()
    drawn = law09.draw_attention_again(table, irregularity, both)
    told = RulingGiven("62C3", say("law-62C3", trick=law61.revoke_at(table, irregularity).trick))
    stayed = _claim_suspended(table)
    mended = (*drawn, told, *stayed, *correct(evolve_all(table, stayed), both))
    return (*mended, *law70.disturbed_by_a_revoke(evolve_all(table, mended)))


def _corrected(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """It is corrected before it becomes established (62A, 62B), on the twelfth trick even when established (62D)."""
    twelfth = corrected_on_trick_twelve(table, irregularity)
    if not must_be_corrected(table, irregularity) and not twelfth:
        return ()
    resumed = (ClaimSetAside(),) if table.claim is not None and twelfth else _claim_suspended(table)
    mended = correct(evolve_all(table, resumed), (irregularity,))
    mended = (*resumed, *mended, *_deemed_established(table, irregularity))
    return (*mended, *law70.disturbed_by_a_revoke(evolve_all(table, mended)))


def _stands(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """It is established: the trick stands as played, and Law 64 is applied after play (63B)."""
    offence = law61.revoke_at(table, irregularity)
    told = RulingGiven(
        law63.established_revoke_stands(table), say("law-63B", offender=offence.seat, trick=offence.trick)
    )
    return (told, Settled(irregularity, Status.ESTABLISHED))


def _other_revokes_found(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """Revokes of which the Director becomes aware when he rules on this one, and so rectifies too (81C3).

    They are the established revokes of the same player in the same suit (64B2), his partner's on the same trick, and
    those of the other side on it if this one is itself established (64B7).
    """
    offence, here = law61.revoke_at(table, irregularity), has_become_established(table, irregularity)
    unseen = [
        other
        for other, found in table.unsettled_as(Revoke)
        if other != irregularity
        and table.attention_to(other) is None
        and has_become_established(table, other)
        and (
            _repeats(offence, found)
            or (_lies_beside(offence, found, here) and not corrected_on_trick_twelve(table, other))
        )
    ]
    # One on the twelfth trick is corrected when its turn comes among those to which attention has been drawn (62D1).
    standing = (other for other in unseen if not corrected_on_trick_twelve(table, other))
    told = (event for other in standing for event in _stands(table, other))
    return (*law09.draw_attention_again(table, irregularity, tuple(unseen)), *told)


RULED_FIRST: tuple[Rule, ...] = (_played_with_others, _other_revokes_found)
"""What must be decided before the revoke: which of several cards was played (58B), and other revokes (81C3)."""

ON_A_REVOKE: tuple[Rule, ...] = (_both_sides, _corrected, _stands)
"""The rules on a revoke: 62C3; 62A, 62B, 62D; else 63B."""


def _repeats(one: Revoke, other: Revoke) -> bool:
    suit = law61.suit_of_revoke(one)
    return one.seat is other.seat and suit is not None and suit is law61.suit_of_revoke(other)


def _lies_beside(one: Revoke, other: Revoke, established: bool) -> bool:
    return one.trick == other.trick and (established or one.seat.side is other.seat.side)


def _claim_suspended(table: Table) -> tuple[Event, ...]:
    """A claim is suspended until the offender, and the players who may change their cards, have played (62B, 62C)."""
    return (ClaimStayed(),) if table.claim is not None else ()


def _deemed_established(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    if law43.asked_without_rights(table, irregularity):
        return law43.deem_established(table, irregularity)
    if law63.illegally_noticed.exists_in(table.edition) and _asked_unlawfully(table, irregularity):
        number = law63.illegally_noticed(table, irregularity)
        told = say("law-1997-63B", offender=law61.revoke_at(table, irregularity).seat)
        return (DeemedEstablished(irregularity, number), RulingGiven(number, told))
    return ()


def _asked_unlawfully(table: Table, irregularity: IrregularityId) -> bool:
    first = table.attention_to(irregularity)
    asked = any(
        isinstance(offence, PartnerAsked)
        and first is not None
        and offence.seat is first.seat
        and offence.of is law61.revoke_at(table, irregularity).seat
        and offence.trick == law61.revoke_at(table, irregularity).trick
        for offence in table.irregularities
    )
    return asked and not law61.defenders_may_ask_each_other(table)


# -- The declaration of Law 62 -----------------------------------------------------------------------------------------


LAW = Law(62, asks=(SUGGESTED, INNOCENT_MAY_CHANGE, OFFENDER_MAY_CHANGE), rules={Revoke: rule_on_revoke})
