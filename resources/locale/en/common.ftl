## Seats, sides, suits, ranks, calls, counts. The forms they have in a sentence are built of these and language.json.

seat-n = North
seat-e = East
seat-s = South
seat-w = West
seat-letter-n = N
seat-letter-e = E
seat-letter-s = S
seat-letter-w = W
side-ns = North-South
side-ew = East-West
side-short-ns = N-S
side-short-ew = E-W

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
suit-one-spades = a spade
suit-one-hearts = a heart
suit-one-diamonds = a diamond
suit-one-clubs = a club
rank-11 = jack
rank-12 = queen
rank-13 = king
rank-14 = ace

denomination-nt = NT
no-trump = no trump
trumps = trumps
call-pass = Pass
call-pass-short = P
call-double = Double
call-redouble = Redouble
call-said-pass = pass
call-said-double = double
call-said-redouble = redouble
call-do-bid = bid
call-do-pass = pass
call-do-double = double
call-do-redouble = redouble
call-does-bid = bids
call-does-pass = passes
call-does-double = doubles
call-does-redouble = redoubles
call-did-bid = bid
call-did-pass = passed
call-did-double = doubled
call-did-redouble = redoubled
doubled = doubled
doubled-many = doubled
doubled-suits = doubled
redoubled = redoubled
redoubled-many = redoubled
redoubled-suits = redoubled
passed-out = Passed out

number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth
ordinal-5 = fifth
ordinal-6 = sixth
ordinal-7 = seventh
ordinal-8 = eighth
ordinal-9 = ninth
ordinal-10 = tenth
ordinal-11 = eleventh
ordinal-12 = twelfth
ordinal-13 = thirteenth
trick-noun-none = no tricks
trick-noun-one = trick
trick-noun-many = tricks
nothing = nothing
join-and = and
join-and-vowel = and
join-or = or

director = Director
the-director = the Director
role-declarer = declarer
role-dummy = dummy
role-defender = defender
role-leader = opening leader
role-dealer = dealer

vulnerable-none = Neither side vulnerable
vulnerable-ns = North-South vulnerable
vulnerable-ew = East-West vulnerable
vulnerable-both = Both sides vulnerable
vulnerable-short-none = None
vulnerable-short-ns = N-S
vulnerable-short-ew = E-W
vulnerable-short-both = Both

edition-draft = draft
    .in-a-sentence = the draft
edition-name = { $edition ->
        [draft] Draft of the Laws
       *[other] Laws of { $edition }
    }
    .short = { $edition ->
        [draft] Draft
       *[other] Laws { $edition }
    }
law-number = Law { $law }
penalty-card-major = major penalty card
penalty-card-minor = minor penalty card
status-unnoticed = nobody has noticed
status-noticed = attention has been drawn
status-corrected = corrected
status-accepted = accepted
status-established = established

## Readings of the Laws, and what is told from memory.

readings-own = Nobody that we know of: it is this program's own reading.
readings-else = Else: { $text }
readings-why = Why: { $text }
readings-says = Who says so: { $text }
readings-numbers = { $clauses } ({ $editions })
readings-election = election { $name }
authority-law = text of the Law
authority-minute = Laws Committee
authority-school = the school
authority-own = our own reading
authority-memory = from memory

## What cannot be read, and deals that cannot be.

no-card = “{ $text }” is no card
no-suit = “{ $text }” is no suit
no-suit-or-card = “{ $text }” is neither a suit nor a card
no-seat = “{ $text }” is no seat
no-side = “{ $text }” is no side
no-vulnerability = “{ $text }” is no vulnerability
no-call = “{ $text }” is no call
no-contract = “{ $text }” is no contract
no-deal = “{ $text }” is no deal: first seat, colon, four hands
no-hand = “{ $text }” is no hand: four suits with points between them
hand-card-twice = the hand “{ $text }” has the same card twice
deal-card-twice = { CARD($card) } is in two hands
deal-uneven = the hands are not of one size from 1 to 13 cards: { $sizes }

## Penalties beside the score, and artificial scores.

decimal-sign = .
thousands-sign = ,
unit-percent-one = %
unit-percent-many = %
unit-imp-one = IMP
unit-imp-many = IMPs
unit-vp-one = VP
unit-vp-many = VPs
score-artificial = { AMOUNT($share) }
score-penalty = { SIDE($side, form: "short") } −{ AMOUNT($amount) }
score-penalty-warning = { SIDE($side, form: "short") } warned
score-penalty-procedural = { SIDE($side, form: "short") }: procedural penalty
score-penalty-disciplinary = { SIDE($side, form: "short") }: disciplinary penalty
