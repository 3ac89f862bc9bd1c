"""The declaration of Law 25."""

from __future__ import annotations

from bridgetable.laws.irregular_calls.law25.another_call import AVERAGE_MINUS, chooses_another
from bridgetable.laws.irregular_calls.law25.on_purpose import ACCEPTED_OR_NOT, MEANT_FOR_THE_FIRST, already_accepted
from bridgetable.laws.irregular_calls.law25.unintended import CALLED_OVER_IT, INTENDED, rule_on_it
from bridgetable.laws.law import Law, on
from bridgetable.table.events import CallMade
from bridgetable.table.irregularity import ChangedCall

LAW = Law(
    25,
    follows=(on(CallMade, chooses_another, needs=("obligations",)),),
    asks=(INTENDED, CALLED_OVER_IT, ACCEPTED_OR_NOT, MEANT_FOR_THE_FIRST, AVERAGE_MINUS),
    rules={ChangedCall: rule_on_it},
    accepted={ChangedCall: already_accepted},
)
