"""The declaration of Law 67."""

from bridgetable.laws.irregular_plays.law67.missing_card import (
    ADDED_OF_ANOTHER,
    ADDED_OF_THE_SUIT,
    LED_TOO_SOON,
    rule_on_missing_card,
)
from bridgetable.laws.law import Law
from bridgetable.table.irregularity import MissingCard

LAW = Law(
    67, asks=(LED_TOO_SOON, ADDED_OF_THE_SUIT, ADDED_OF_ANOTHER), rules={MissingCard: rule_on_missing_card},
)
