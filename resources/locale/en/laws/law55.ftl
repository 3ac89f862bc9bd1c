### Law 55: declarer's lead out of turn

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-55a = Either defender may accept or refuse declarer's lead out of turn.
    .e2007 = Either defender may accept or refuse declarer's lead out of turn. If they disagree, the wish of the one next in turn prevails.
    .e2017 = Either defender may accept or refuse declarer's lead out of turn. If they disagree, the wish of the one who would play next to that lead prevails.
lawbook-55b = If it is refused, declarer takes the card back without penalty and, if it was his lead, leads from the right hand. He may lead any suit.
lawbook-55b1 = If it was a defender's turn to lead, declarer's card goes back to the hand it came from, and that is all.
lawbook-55b2 = If declarer led from the wrong one of his two hands, the card goes back and he leads from the other.
lawbook-55c = If declarer's line may rest on what his own mistake told him, Law 16 applies.

## What a case under a clause turns on, in a few words.

point-55 = declarer leads out of turn
point-55a = either defender accepts or refuses declarer's lead
point-55b = declarer's lead goes back
point-55b1 = a defender was to lead: the card just goes back
point-55b2 = declarer leads from the other hand
point-55c = declarer learns from his own mistake

## Rulings, as the Director gives them at the table.

law-55A-prevails = { $seat } is next in turn to the irregular lead: his choice stands, whatever { $other } says.
law-55B-last = { CAP(CARD($card)) } goes back to the hand without penalty, and { $due } leads.
    .dummy = { CAP(CARD($card)) } goes back to dummy without penalty, and { $due } leads.
    .dummy-hand = { CAP(CARD($card)) } goes back to dummy without penalty, and { $player } leads from his own hand.
    .due-dummy = { CAP(CARD($card)) } goes back to the hand without penalty, and { $player } leads from dummy.
law-55B1 = The lead is refused: { CARD($card) } goes back to { SEAT($offender, form: "possessive") } hand without penalty, and { $due } leads.
    .dummy = The lead is refused: { CARD($card) } goes back to dummy without penalty, and { $due } leads.
law-55B2 = The lead is refused: { CARD($card) } goes back without penalty, and declarer leads from { SEAT($due, form: "possessive") } hand, in any suit.
    .dummy = The lead is refused: { CARD($card) } goes back to dummy without penalty, and { $player } leads from his own hand, in any suit.
    .due-dummy = The lead is refused: { CARD($card) } goes back to the hand without penalty, and { $player } leads from dummy, in any suit.

## Questions, and the options on their buttons.

question-55A = { CAP(CARD($card)) } was led out of turn: { COUNT($to) ->
        [one] { SEATS($to) }, next in turn to it, may still choose: does he accept it?
       *[other] does { SEATS($to, join: "or") } accept it? Either may answer.
    }
option-55A-accept = Accept the lead
option-55A-refuse = Refuse the lead
law-55B-second-lead = The lead from the wrong hand goes back: { CARD($card) } is returned, and { CARD($second) }, led from the right hand, is the lead.
