"""The declaration of Law 29; with Laws 30 to 32 it deals with calls out of rotation and the calls that replace them."""

from __future__ import annotations

from bridgetable.laws.irregular_calls.law29.new_call import comparable_unasked, told_to_repeat
from bridgetable.laws.irregular_calls.law29.out_of_rotation import ACCEPTED_OR_NOT, accepted_by_calling, rule_on_it
from bridgetable.laws.law import Law, on, when_complete
from bridgetable.laws.shared.accepted_call import accepts_a_call
from bridgetable.laws.shared.calls_made import irregular_call, is_lawful
from bridgetable.laws.shared.replacements import owed_call_made, owed_call_now_stands
from bridgetable.table.events import CallMade, CallReinstated, Settled
from bridgetable.table.irregularity import CallOutOfRotation

LAW = Law(
    29,
    accepts=(on(CallMade, accepts_a_call, needs=("irregularities",)),),
    infringes=(on(CallMade, irregular_call, lawful=is_lawful),),
    follows=(on(CallMade, told_to_repeat, needs=("obligations",)),),
    afterwards=(
        when_complete(CallMade, owed_call_made, needs=("obligations",)),
        when_complete(CallReinstated, owed_call_now_stands),
        when_complete(Settled, owed_call_now_stands),
    ),
    asks=(ACCEPTED_OR_NOT,),
    unasked=(comparable_unasked,),
    rules={CallOutOfRotation: rule_on_it},
    accepted={CallOutOfRotation: accepted_by_calling},
)
