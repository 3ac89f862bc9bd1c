"""The declaration of Law 50."""

from __future__ import annotations

from bridgetable.laws.irregular_plays.law50.penalty_card import LEAD_RESTRAINED, MAY_HAVE_HELPED, PENALTY_CARD_OR_NOT
from bridgetable.laws.irregular_plays.law50.played import information_from_penalty_card
from bridgetable.laws.irregular_plays.law50.void_choice import choice_is_void
from bridgetable.laws.irregular_plays.law53.ruling import rule_on_lead_before_choice
from bridgetable.laws.law import Law, on
from bridgetable.table.events import AuctionReopened, CardPlayed
from bridgetable.table.irregularity import LeadBeforeChoice

LAW = Law(
    50,
    follows=(
        on(CardPlayed, information_from_penalty_card, needs=("penalty_cards",)), on(AuctionReopened, choice_is_void),
    ),
    asks=(PENALTY_CARD_OR_NOT, LEAD_RESTRAINED, MAY_HAVE_HELPED),
    rules={LeadBeforeChoice: rule_on_lead_before_choice},
)
