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
deal-editor-turn-tip = Turns the whole board by one seat: what was North’s is East’s
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
deal-editor-conditions = Conditions
deal-editor-conditions-explain = As the dealing programs write them: hcp, controls, losers, spades(north), shape(north, any 4432 + 5xxx), hascard(west, AS), predeal south SAKQ, and, or, not.
deal-editor-conditions-example = hcp(north) >= 15 and hcp(north) <= 17
    {"    "}and shape(north, any 4333 + any 4432)
deal-editor-find = Find a deal
deal-editor-drawn = { NUMBER($number) } deals drawn
deal-editor-complete = The deal is complete.
