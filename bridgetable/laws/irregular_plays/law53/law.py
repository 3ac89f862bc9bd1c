"""The declaration of Law 53; it records what is irregular about a card, beginning with a lead out of turn."""

from __future__ import annotations

from bridgetable.laws.irregular_plays.law53.accepted_lead import accepted_by_playing
from bridgetable.laws.irregular_plays.law53.ruling import rule_on_lead, told_when_accepted
from bridgetable.laws.law import Law, on
from bridgetable.laws.shared.irregular_card import irregular_card, irregular_lead_face_down, is_lawful
from bridgetable.table.events import CardPlayed, LeadLaidFaceDown
from bridgetable.table.irregularity import LeadOutOfTurn

LAW = Law(
    53,
    accepts=(on(CardPlayed, accepted_by_playing, needs=("irregularities",)),),
    infringes=(
        on(CardPlayed, irregular_card, lawful=is_lawful), on(LeadLaidFaceDown, irregular_lead_face_down),
    ),
    rules={LeadOutOfTurn: rule_on_lead},
    accepted={LeadOutOfTurn: told_when_accepted},
)
