"""Law 57 as it is declared."""

from __future__ import annotations

from bridgetable.laws.irregular_plays.law53.ruling import once_the_lead_stands, rule_on_premature_play
from bridgetable.laws.irregular_plays.law57.premature_lead import rule_on_premature_lead
from bridgetable.laws.irregular_plays.law57.premature_play import CHOICES
from bridgetable.laws.law import Law, once
from bridgetable.table.events import Settled
from bridgetable.table.irregularity import PrematureLead, PrematurePlay

LAW = Law(
    57,
    afterwards=(once(Settled, once_the_lead_stands),),
    asks=(CHOICES,),
    rules={PrematureLead: rule_on_premature_lead, PrematurePlay: rule_on_premature_play},
)
