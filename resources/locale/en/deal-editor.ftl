## Laying out a deal.

command-deal-editor = Cards…
command-deal-editor-tip = Lay out the cards of the four hands, and all that is said of the board
deal-editor-title = Lay out a deal
deal-editor-ok = Put it on the table
deal-editor-cards = The pack and the four hands
deal-editor-cards-explain = Arrows move over the pack. N, E, S and W give the card to a hand, Space to the marked one; Delete puts it back, P puts it into the trick in progress.
deal-editor-hand = { SEAT($seat) } · { NUMBER($number) }
deal-editor-card = { CARD($card) }: { $owner }
deal-editor-in-pack = not dealt
deal-editor-cards-page = &Cards
deal-editor-board-page = &Board
deal-editor-conditions-page = C&onditions
deal-editor-line = Spades, hearts, diamonds, clubs: AKQ.T9.J2.8765, or ♠AKQ ♥109 ♦J2 ♣8765
deal-editor-rest = Deal the rest
deal-editor-rest-tip = Deals the cards that are in no hand at random
deal-editor-one-hand-tip = Fills one hand at random
deal-editor-one-suit-tip = Deals what is left of one suit at random
deal-editor-clear = Clear
deal-editor-clear-tip = Puts all cards back into the pack
deal-editor-turn = Turn
deal-editor-turn-tip = Turns the whole board by one seat: what was North's is East's
deal-editor-swap = Exchange
deal-editor-swap-tip = Exchanges the cards of two hands
deal-editor-swap-two = { SEAT($first) } and { SEAT($second) }
deal-editor-mirror = Mirror
deal-editor-mirror-tip = Exchanges East and West with all that is theirs; the calls are left out
deal-editor-one-hand = Deal a hand
deal-editor-one-suit = Deal a suit
deal-editor-auction = Auction
deal-editor-auction-example = 1C P 1NT X XX P P P
deal-editor-no-call = “{ $text }” is no call.
deal-editor-size = Cards a hand
deal-editor-leader = Leads next
deal-editor-won = Won by { SIDE($side) }
deal-editor-won-by = Tricks of { SIDE($side) } before
deal-editor-conditions-explain = As the dealing programs write them: hcp, controls, losers, spades(north), shape(north, any 4432 + 5xxx), hascard(west, AS), predeal south SAKQ, and, or, not.
deal-editor-conditions-example = hcp(north) >= 15 and hcp(north) <= 17 and shape(north, any 4333 + any 4432)
deal-editor-written = Also, in the language of dealing programs
deal-editor-count = How many deals
deal-editor-taken = Taken from { SEAT($seat) }: { CARD($card) }.
deal-editor-taken-several = Taken from other hands: { $number } cards.
deal-editor-found-so-far = { $number } of { $count } deals found
deal-editor-several = { $count } deals have been found, and this is the first. Put on the table they are saved as one file, and you go from board to board.
deal-editor-save-title = Save the deals
deal-editor-save-name = deals
deal-editor-save-pbn = PBN
deal-editor-leave-title = The changes are not on the table
deal-editor-leave-ok = Discard them
deal-editor-leave-question = What you have laid out would be lost.
deal-editor-find = Find a deal
deal-editor-drawn = { NUMBER($number) } deals drawn
deal-editor-complete = The deal is complete.
deal-editor-wrong = It can go wrong
deal-editor-by = By
deal-editor-anybody = anybody
deal-editor-at-first = in the first trick, or the first round of the auction
deal-editor-goes-wrong = The deal is complete. Here it can happen: { $place }
deal-editor-undo = Undo
deal-editor-redo = Redo

# Conditions that are pointed at, and the sentence that says them.
pointed-of = The hand of
pointed-points = Points
pointed-to = to
pointed-shape = Shape
pointed-shape-any = any
pointed-shape-balanced = balanced: 4333, 4432, 5332
pointed-shape-semi-balanced = balanced, or 5422, 6322
pointed-shape-unbalanced = with a singleton or a void
pointed-shape-two-suited = two suits of five or more
pointed-shape-three-suited = three suits: 4441, 5440
pointed-least = at least: { $what }
pointed-most = at most: { $what }
pointed-clear = Start over
pointed-nothing = Any deal.
pointed-hand = { SEAT($seat) } has { $what }.
pointed-points-exactly = exactly { $least ->
    [one] one point
   *[other] { $least } points
}
pointed-points-at-least = at least { $least ->
    [one] one point
   *[other] { $least } points
}
pointed-points-at-most = at most { $most ->
    [one] one point
   *[other] { $most } points
}
pointed-points-between = { $least } to { $most } points
pointed-is-balanced = a balanced hand
pointed-is-semi-balanced = a balanced or semi-balanced hand
pointed-is-unbalanced = a singleton or a void
pointed-is-two-suited = two suits of five cards or more
pointed-is-three-suited = a three-suited hand
pointed-length-exactly = { $least ->
    [0] a void in { SUIT($suit) }
    [one] a singleton in { SUIT($suit) }
   *[other] exactly { $least } { SUIT($suit) }
}
pointed-length-at-least = at least { $least ->
    [one] one card in { SUIT($suit) }
   *[other] { $least } { SUIT($suit) }
}
pointed-length-at-most = at most { $most ->
    [one] one card in { SUIT($suit) }
   *[other] { $most } { SUIT($suit) }
}
pointed-length-between = { $least } to { $most } { SUIT($suit) }
pointed-no-shape = { SEAT($seat) } cannot have such a hand: the lengths do not fit each other, or the shape.
pointed-points-do-not-add-up = There are 40 points in a deal: no four hands have these.
pointed-lengths-do-not-add-up = There are 13 { SUIT($suit) } in a deal: no four hands have these.
