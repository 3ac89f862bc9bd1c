"""The declaration of Law 45."""

from __future__ import annotations

from bridgetable.laws.law import Law, on
from bridgetable.laws.play.law45.card_played import SUGGESTED, bind_to_named_card
from bridgetable.laws.play.law45.changed_designation import INTENDED, PLAYED_AFTER
from bridgetable.laws.play.law45.fifth_card import LED_OR_NOT, led_or_not_unasked, rule_on_fifth_card
from bridgetable.laws.play.law45.wrong_card import PLAYED_AFTER as PLAYED_AFTER_A_WRONG_CARD
from bridgetable.laws.play.law45.wrong_card import rule_on_wrong_card
from bridgetable.laws.shared.note_only import note_only
from bridgetable.table.events import CardNamed
from bridgetable.table.irregularity import DummyTouches, FifthCard, WrongCardFromDummy

LAW = Law(
    45,
    follows=(on(CardNamed, bind_to_named_card),),
    asks=(INTENDED, PLAYED_AFTER, PLAYED_AFTER_A_WRONG_CARD, LED_OR_NOT, SUGGESTED),
    unasked=(led_or_not_unasked,),
    rules={
        FifthCard: rule_on_fifth_card,
        WrongCardFromDummy: rule_on_wrong_card,
        DummyTouches: note_only("45F", "law-45F"),
    },
)
