## Deals drawn under conditions: what cannot be read in the text, and where.

dealing-place = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }

dealing-too-long = The conditions are longer than { NUMBER($letters, useGrouping: 0) } letters.
dealing-unknown-sign = { dealing-place }: “{ $text }” means nothing here.
dealing-expected = { dealing-place }: “{ $wanted }” is missing before “{ $text }”.
dealing-expected-at-end = { dealing-place }: “{ $wanted }” is missing at the end.
dealing-too-deep = { dealing-place }: too many parentheses inside one another.
dealing-ends-early = { dealing-place }: a number or a function is missing at the end.
dealing-no-seat = { dealing-place }: “{ $text }” is no seat; write north, east, south or west.
dealing-no-suit = { dealing-place }: “{ $text }” is no suit; write spades, hearts, diamonds or clubs.
dealing-no-card = { dealing-place }: “{ $text }” is no card; write AS for the ace of spades.
dealing-no-cards = { dealing-place }: “{ $text }” is no holding; write SAKQ for ace, king and queen of spades.
dealing-no-shape = { dealing-place }: “{ $text }” is no shape of 13 cards; write 5332 or 5xxx: spades, hearts, diamonds, clubs.
dealing-no-function = { dealing-place }: there is no function “{ $text }”.
dealing-function-not-here = { dealing-place }: the function “{ $text }” of other dealers is not known here.
dealing-no-value = { dealing-place }: “{ $text }” is neither a number nor a name given before.
dealing-no-name = { dealing-place }: “{ $text }” cannot be a name.
dealing-no-vulnerability = { dealing-place }: “{ $text }” is no vulnerability; write none, NS, EW or both.
dealing-card-twice = { dealing-place }: { CARD($card) } has been dealt already.
dealing-too-many-cards = { dealing-place }: { SEAT($seat) } gets more than 13 cards.
dealing-none-found = None of { NUMBER($number, useGrouping: 0) } deals drawn meets the conditions.

## A deal that is being laid out: what must be mended first.

draft-too-many = { SEAT($seat) } has { $number ->
    [one] one card
   *[other] { $number } cards
  } too many.
draft-too-few = { SEAT($seat) } lacks { $number ->
    [one] one card
   *[other] { $number } cards
  }.
draft-ending-contract = An ending needs a contract.
draft-ending-leader = It is not said who leads.
draft-ending-won = { $number ->
    [one] One trick was
   *[other] { $number } tricks were
  } played before; { $won } { $won ->
    [one] is
   *[other] are
  } given to the sides.
draft-trick-leader = The trick in progress needs a contract and a leader.
draft-trick-order = { SEAT($seat) } does not have { CARD($card) }, which is in the trick.
draft-auction = Call { $number } cannot be part of a regular auction; irregular calls are made at the table.

## Deals in which something can go wrong: where, and with what.

dealing-goes-wrong-nowhere = In none of { NUMBER($number, useGrouping: 0) } deals can this go wrong.
dealing-place-of-call = { SEAT($seat) }, as call { $number }: { CALL($call) }.
dealing-place-in-auction = { SEAT($seat) }, before call { $number }.
dealing-place-in-trick = { SEAT($seat) }, { TRICK($trick, form: "in") }.
dealing-place-of-card = { SEAT($seat) }, { TRICK($trick, form: "in") }, with { CARD($card) }.
