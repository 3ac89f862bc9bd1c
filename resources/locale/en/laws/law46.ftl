### Law 46: the cards called from dummy

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-46a = Declarer should name both the suit and the rank of the card he wants from dummy.
lawbook-46b = A call that is incomplete, or that cannot be carried out, is read by the points below, unless declarer beyond doubt meant something else.
lawbook-46b1 = “High” means the highest card, “low” the lowest, “win it” the lowest card that is known to win.
    .e2017 = “High” means the highest card of the suit led, “low” the lowest, “win it” the lowest card that is known to win.
lawbook-46b1-a = “High”, or words like it, means dummy's highest card.
    .e2017 = “High”, or words like it, means dummy's highest card of the suit led.
lawbook-46b1-b = “Win it” means the lowest card in dummy that is known to win the trick.
lawbook-46b1-c = “Low”, or words like it, means dummy's lowest card.
    .e2017 = “Low”, or words like it, means dummy's lowest card of the suit led.
lawbook-46b2 = If declarer names only a suit, the lowest card of that suit in dummy is played, unless he beyond doubt meant another.
lawbook-46b3 = When declarer names a rank without a suit, dummy leads the suit it has just won with (a), or plays a legal card of that rank (b).
lawbook-46b3-a = When dummy is to lead and declarer names only a rank, it is that card of the suit in which dummy won the trick before, if dummy has it.
lawbook-46b3-b = Otherwise a card of the rank named is played, if one can be played legally. If there are two or more, declarer says which.
lawbook-46b4 = If dummy does not hold the card named, nothing has been called, and declarer may name any legal card.
lawbook-46b5 = If declarer names neither suit nor rank, as with “anything”, either defender may choose dummy's card.

## What a case under a clause turns on, in a few words.

point-46 = how a card of dummy's is called
point-46a = how declarer should call a card
point-46b = half a call from dummy
point-46b1 = “high”, “low”, “win it”
point-46b2 = only a suit is called: its lowest card
point-46b3 = only a rank is called
point-46b4 = a card is called that dummy does not have
point-46b5 = “play anything”: a defender chooses

## Rulings, as the Director gives them at the table.

law-46B-changed = It is beyond doubt that declarer meant { CARD($card) }: that is the card played.
law-46B-stands = It is not beyond doubt that declarer meant anything else: his words are taken as the Law reads them.
law-46B1a = “High” means the highest card of the suit led: { CARD($card) }.
law-46B1b = “Win it” means the lowest card that is known to win: { CARD($card) }.
law-46B1b-beaten = Nothing in dummy can win: the lowest card of the suit led is played, { CARD($card) }.
law-46B1c = “Low” means the lowest card of the suit led: { CARD($card) }.
law-46B2 = A suit without a rank means its lowest card: { CARD($card) }.
law-46B3a = Dummy goes on with the suit it has just won with: { CARD($card) }.
law-46B3b = The only card of that rank that may be played is { CARD($card) }.
law-46B4 = Dummy has no such card that could be played: the call is void, and declarer may call for any legal card.
law-46B4-unclear = That does not say which card of dummy is meant: declarer may call for any legal card.
law-46B4-change = That does not say which card declarer meant instead: his first call stands until he does.
law-46B5 = Declarer left it open, and a defender chooses: dummy plays { CARD($card) }.

## Questions, and the options on their buttons.

question-46B = The Director judges: is it beyond doubt that declarer meant { CARD($card) }?
option-46B-unintended = Beyond doubt: { CARD($card) }
option-46B-intended = The words as spoken
question-46B3b = Dummy has several cards of that rank: which one, { SEATS($to) }?
question-46B5 = Declarer lets dummy play anything: { SEATS($to, join: "or") } chooses the card.
