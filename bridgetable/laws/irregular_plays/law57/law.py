"""The declaration of Law 57."""

from __future__ import annotations

from bridgetable.laws.irregular_plays.law53.ruling import rule_on_premature_play, rule_when_lead_is_accepted
from bridgetable.laws.irregular_plays.law57.premature_lead import rule_on_premature_lead
from bridgetable.laws.irregular_plays.law57.premature_play import CHOICES
from bridgetable.laws.law import Law, when_complete
from bridgetable.table.events import Settled
from bridgetable.table.irregularity import PrematureLead, PrematurePlay

LAW = Law(
    57,
    afterwards=(when_complete(Settled, rule_when_lead_is_accepted),),
    asks=(CHOICES,),
    rules={PrematureLead: rule_on_premature_lead, PrematurePlay: rule_on_premature_play},
)
