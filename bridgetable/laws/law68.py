"""Law 68: claims and concessions, and what follows if they are disputed."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws import law50, law63, law70
from bridgetable.laws.ask import Ask, Lapse
from bridgetable.laws.claims.trick_bounds import tricks_left as tricks_left
from bridgetable.laws.clause import E2007, E2017, clause
from bridgetable.laws.law import Law, has_waived_claim, on
from bridgetable.table.chronology import since
from bridgetable.table.events import (
    Asked,
    CardPlayed,
    ClaimRestored,
    ClaimSetAside,
    ClaimWaived,
    Dropped,
    EstablishmentUndone,
    Event,
    InformationRuled,
    PenaltyCardLaid,
    PenaltyCardLifted,
    RulingGiven,
    TricksClaimed,
)
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, CardOnTable, Player, Question, QuestionAbout, say
from bridgetable.table.records import Claim
from bridgetable.table.restriction import PenaltyCard
from bridgetable.table.state import Table


def objection(table: Table, seat: Seat) -> tuple[Event, ...]:
    """A player objects before anybody has agreed: the concession is void (68B2), or the claim disputed (68D)."""
    claim = table.claim
    if claim is None:
        return ()
    if _partner_of_a_conceding_defender(table, claim, seat):
        return partner_objects(table, claim)
    return doubted(table, claim)


def _partner_of_a_conceding_defender(table: Table, claim: Claim, seat: Seat) -> bool:
    """Whether the player is the partner of a defender who concedes some trick, and no card was played since."""
    concedes = table.is_defender(claim.seat) and claim.tricks < tricks_left(table)
    return concedes and seat is claim.seat.partner and not claim.laid


# -- 68A: a claim by showing cards ---------------------------------------------------------------------------------


@clause("68A")
def claim_by_showing(table: Table, seat: Seat) -> tuple[Event, ...]:
    """A player who shows his cards claims, unless he demonstrably did not intend to: the Director is asked."""
    told = RulingGiven("68A", say("law-68A", claimer=seat, tricks=tricks_left(table)))
    return (told, Asked(MEANT_OR_NOT.question(table, (DIRECTOR,), Player(seat))))


@clause("68A")
def meant_or_not(table: Table, question: QuestionAbout[Player]) -> tuple[Option, ...]:
    """It is a claim; or none was meant, and play goes on with the cards that were seen (48A, 48B, 49)."""
    claim, seat = table.claim, question.about.seat
    if claim is None or claim.closed or seat is not claim.seat:
        return ()
    meant = RulingGiven("68A", say("law-68A-claim", claimer=seat, tricks=claim.tricks))
    none = RulingGiven("68A", say("law-68A-none", claimer=seat))
    undone = (EstablishmentUndone(one) for one in _established_by_claiming(table, claim))
    resumed: tuple[Event, ...] = (none, ClaimSetAside(), *undone)
    return (Option("claim", (meant,)), Option("no-claim", (*resumed, *_seen(table, claim, resumed))))


def _seen(table: Table, claim: Claim, resumed: tuple[Event, ...]) -> tuple[Event, ...]:
    """What becomes of the cards seen: a defender's are penalty cards (49), declarer's restrict nobody (48)."""
    seat, shown = claim.seat, _shown(table, claim)
    if not table.is_defender(seat):
        return (RulingGiven("48A", say("law-48A", seat=seat, cards=shown)),) if shown else ()
    return _exposed(evolve_all(table, resumed), seat, shown)


def _exposed(table: Table, seat: Seat, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    """The cards the defender showed are penalty cards (49)."""
    now, found = table, list[Event]()
    for card in cards:
        laid = (RulingGiven("49", say("law-49", offender=seat, card=card)), *law50.lay_penalty_card(now, seat, card))
        found += laid
        now = evolve_all(now, laid)
    return tuple(found)


# -- 68B2: no concession has occurred ------------------------------------------------------------------------------


@clause("68B")
def partner_objects(table: Table, claim: Claim) -> tuple[Event, ...]:
    """A defender concedes and his partner objects at once: no concession, but cards shown are exposed (49)."""
    resumed = _play_goes_on(table, claim, "68B", "law-1997-68B" if _shown(table, claim) else "law-68B2-unseen")
    return (*resumed, *_exposed(evolve_all(table, resumed), claim.seat, _shown(table, claim)))


def _no_concession(table: Table, claim: Claim) -> tuple[Event, ...]:
    """Play goes on; of cards shown the ruling speaks only if some were."""
    return _play_goes_on(table, claim, "68B2", "law-68B2" if _shown(table, claim) else "law-68B2-unseen")


@partner_objects.wording("68B2", E2007)
def _(table: Table, claim: Claim) -> tuple[Event, ...]:
    """The same; no card shown by a defender becomes a penalty card, and 16D applies to the information."""
    return (*_no_concession(table, claim), *_unauthorised(table, claim, "16D"))


@partner_objects.wording("68B2", E2017)
def _(table: Table, claim: Claim) -> tuple[Event, ...]:
    """Neither concession nor claim has occurred; what partner has seen of the cards is unauthorised (16C)."""
    return (*_no_concession(table, claim), *_unauthorised(table, claim, "16C"))


def _play_goes_on(table: Table, claim: Claim, number: str, key: str) -> tuple[Event, ...]:
    told = say(key, seat=claim.seat, partner=claim.seat.partner)
    undone = (EstablishmentUndone(irregularity) for irregularity in _established_by_claiming(table, claim))
    return (RulingGiven(number, told), ClaimSetAside(), *undone)


def _shown(table: Table, claim: Claim) -> tuple[Card, ...]:
    """The cards the defender showed with his concession that were not faced already, from the top."""
    return _shown_by(table, claim, claim.seat)


def _shown_by(table: Table, claim: Claim, seat: Seat) -> tuple[Card, ...]:
    new = (card for card in claim.shown & table.hands[seat] if not table.is_faced(seat, card))
    return tuple(sorted(new, reverse=True))


def _unauthorised(table: Table, claim: Claim, number: str) -> tuple[Event, ...]:
    return tuple(InformationRuled(card, (claim.seat.partner,), number) for card in _shown(table, claim))


def _established_by_claiming(table: Table, claim: Claim) -> tuple[IrregularityId, ...]:
    """The revokes of the conceding side that only this claim established (63A3); not those ruled on already."""
    return tuple(
        held.irregularity
        for held in table.established
        if law63.by_claiming.covers(held.clause)
        and table.irregularities[held.irregularity].seat.side is claim.seat.side
        and not table.is_settled(held.irregularity)
        and table.attention_to(held.irregularity) is None
    )


# -- 68D: play is suspended ----------------------------------------------------------------------------------------


@clause("68D")
def doubted(table: Table, claim: Claim) -> tuple[Event, ...]:
    """If any player, dummy included, disputes the claim, the Director is called and Law 70 applies."""
    return law70.contest(table, claim)


@doubted.wording("68D2", E2017)
def _(table: Table, claim: Claim) -> tuple[Event, ...]:
    """Since 2017 the side that did not claim may ask to play on instead."""
    return (Asked(PLAY_ON_OR_RULE.question(table, (claim.seat.left, claim.seat.right), Player(claim.seat))),)


@clause("68D2(b)", E2017)
def play_on_or_rule(table: Table, question: Question) -> tuple[Option, ...]:
    """Play on, with the claim void and Laws 16 and 50 not applied; or the Director rules.

    Cards shown with the claim are no penalty cards. The Law does not say whether Law 50 also ceases to apply to an
    earlier penalty card: it is lifted, and the Director may find that it stays.
    """
    claim = table.claim
    if claim is None or claim.closed:
        return ()
    told = RulingGiven("68D2(b)", say("law-68D2b", side=claim.seat.side.opponents, claimer=claim.seat))
    back = tuple(card for seat in Seat for card in _shown_by(table, claim, seat) if table.is_defender(seat))
    shown = (RulingGiven("68D2(b)", say("law-68D2b-shown", cards=back)),) if back else ()
    lying = table.penalty_cards
    lifted = (PenaltyCardLifted(one.seat, one.card) for one in lying)
    asked = (Asked(STAYS_OR_NOT.question(table, (DIRECTOR,), CardOnTable(one.seat, one.card))) for one in lying)
    return (
        Option("play-on", (told, *shown, ClaimWaived(), *lifted, *asked)),
        Option("rule", law70.contest(table, claim)),
    )


@clause("68D2(b)", E2017)
def stays_or_not(table: Table, question: QuestionAbout[CardOnTable]) -> tuple[Option, ...]:
    """An earlier penalty card remains lifted, since Law 50 does not apply; or it is a penalty card again."""
    seat, card = question.about.seat, question.about.card
    if seat is None or card is None or card not in table.hands[seat]:
        return ()
    stays = RulingGiven("68D2(b)", say("law-68D2b-stays", seat=seat, card=card))
    lifted = RulingGiven("68D2(b)", say("law-68D2b-lifted", seat=seat, card=card))
    return (
        Option("not-penalty-card", (lifted,)),
        Option("penalty-card", (stays, PenaltyCardLaid(_as_it_lay(table, card)))),
    )


def _as_it_lay(table: Table, card: Card) -> PenaltyCard:
    laid = (ev.penalty_card for _, ev in table.backwards(PenaltyCardLaid) if isinstance(ev, PenaltyCardLaid))
    return next(one for one in laid if one.card == card)


def _lifted_by_playing_on(table: Table) -> tuple[Event, ...]:
    """The penalty cards lifted when play went on are restored; nobody is asked about them any more."""
    asked = table.questions_under(STAYS_OR_NOT.key)
    moment = table.moments_of(ClaimWaived)[-1]
    later = since(table, moment)
    lying = {one.card for one in table.penalty_cards}
    lifted = (ev.card for ev in later if isinstance(ev, PenaltyCardLifted) and ev.card not in lying)
    return (*map(Dropped, asked), *(PenaltyCardLaid(_as_it_lay(table, card)) for card in lifted))


def all_played_on(table: Table, event: CardPlayed) -> tuple[Event, ...]:
    """A card is played and nobody has objected: all four concur, and the claim is void (68D2(b))."""
    if table.waived is None:
        return ()
    return (RulingGiven("68D2(b)", say("law-68D2b-all", claimer=table.waived.seat)),)


def score_stands(table: Table) -> tuple[Event, ...]:
    """The Director, called after play has gone on over a claim, says that only the score made counts (68D2(b))."""
    waived = table.moments_of(ClaimWaived)
    if not waived or table.waived is not None or table.claim is not None:
        return ()
    claimed = next((one.seat for _, one in table.backwards(TricksClaimed) if isinstance(one, TricksClaimed)), None)
    return (RulingGiven("68D2(b)", say("law-68D2b-score", claimer=claimed)),) if claimed is not None else ()


def not_all_concur(table: Table) -> tuple[Event, ...]:
    """A player does not concur before anybody has played on: the claim stands, the Director rules (68D2(b)(i))."""
    if table.waived is None:
        return ()
    told = RulingGiven("68D2(b)", say("law-68D2b-not-all", claimer=table.waived.seat))
    again = (*_lifted_by_playing_on(table), ClaimRestored())
    return (*again, told, *law70.contest(evolve_all(table, again), table.waived))


def drop_play_on_question(table: Table) -> tuple[Event, ...]:
    """Once the Director is called he rules, and nobody is asked any more whether to play on (68D2(a))."""
    return tuple(map(Dropped, table.questions_under(PLAY_ON_OR_RULE.key)))


def director_called(table: Table, seat: Seat) -> tuple[Event, ...]:
    """A player who calls the Director to a claim that nobody has agreed to disputes it (68D).

    The partner of a defender who concedes objects so at once (68B2). Whether there is a claim at all comes first (68A).
    """
    if table.claim is None or table.claim.closed or law70.is_contested(table):
        return ()
    if any(MEANT_OR_NOT.asks(question) for question in table.agenda):
        return ()
    if _partner_of_a_conceding_defender(table, table.claim, seat):
        return partner_objects(table, table.claim)
    return law70.contest(table, table.claim)


PLAY_ON_OR_RULE = Ask("68D2(b)", ("play-on", "rule"), play_on_or_rule, about_claim=True)

STAYS_OR_NOT = Ask(
    "68D2(b)",
    ("penalty-card", "not-penalty-card"),
    stays_or_not,
    name="68D2(b), a penalty card of before",
    lapses=Lapse.WITH_ANY_CARD,
    to_director=True,
)

MEANT_OR_NOT = Ask("68A", ("claim", "no-claim"), meant_or_not, to_director=True)

LAW = Law(
    68,
    follows=(on(CardPlayed, all_played_on, needs=(has_waived_claim,)),),
    asks=(MEANT_OR_NOT, PLAY_ON_OR_RULE, STAYS_OR_NOT),
)
