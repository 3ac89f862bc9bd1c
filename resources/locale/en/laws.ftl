### What several Laws have in common. The sentences of one Law stand in the folder laws, one file a Law.

lawbook-absent = The edition of { $edition } has no clause under this number.

## Rulings, as the Director gives them at the table.

law-judged-stand = The result stands.
law-judged-adjust = The result does not stand: the Director assigns an adjusted score.
law-pass-once = { $seat } has to pass when next it is his turn to call.
law-pass-throughout = { $seat } has to pass whenever it is his turn to call.

## Options, as they stand on a button.

option-accept = Accept
option-refuse = Do not accept
option-keep = Keep { CARD($card) }
option-keep-alone = Keep the card
option-withdraw = Take back { CARD($card) }
option-withdraw-alone = Take back the card
option-require = Require { SUIT($suit) }
option-forbid = Forbid { SUITS($suits) }
option-free = Leave the lead free
option-none = Neither
option-card = { CAP(CARD($card, form: "bare")) }
option-stand = The result stands
option-adjust = Adjust the score
option-claimer = { CAP(TRICKS($tricks)) } to { SIDE($side) }
option-claimer-alone = { CAP(TRICKS($tricks)) } to the side that claimed
option-same-meaning = The same meaning
option-other = Another meaning
option-comparable = Comparable
option-not-comparable = Not comparable
option-claim = He has claimed
option-no-claim = He did not mean to claim
option-won = { CAP(TRICKS($tricks)) } to { SIDE($side) }
option-won-alone = { CAP(TRICKS($tricks)) } to the side that asks
option-lower = Lower one side's score only
option-play-on = Play on
option-rule = The Director rules
