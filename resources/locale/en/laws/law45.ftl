### Law 45: how a card is played

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-45a = A player other than dummy plays a card by taking it from his hand and facing it on the table in front of him.
lawbook-45b = Declarer plays a card from dummy by naming it; dummy then moves it. Declarer may also take it himself.
lawbook-45c = In these cases a card has to be played, whether or not its owner meant it.
lawbook-45c1 = A defender's card that his partner could see as he held it is played to this trick. If he has already played to it, it is a fifth card (45E).
lawbook-45c2 = Declarer's card is played when he holds it face up on the table or almost touching it, or in a position that shows it has been played.
lawbook-45c2-a =
    .e2007 = Declarer's card is played when he holds it face up, touching the table or almost.
lawbook-45c2-b =
    .e2007 = Declarer's card is played when he keeps it in a position that shows it has been played.
lawbook-45c3 = A card of dummy's that declarer touches on purpose is played, unless he was sorting the cards or reaching for one next to it.
lawbook-45c4 = A card that was named has to be played (a), unless it was named unintentionally and there is still time to change (b).
lawbook-45c4-a = A card that a player has named, or otherwise pointed out, as the one he will play must be played.
lawbook-45c4-b = A player may change a card he did not mean to name if he does so without pausing to think. An opponent who has meanwhile played a legal card in turn may change it too.
    .e2007 = Until his partner has played, a player may change a card he did not mean to name if he does so without pausing to think. An opponent who has meanwhile played a legal card in turn may change it too.
    .e2017 = Declarer may change a card of dummy's he did not mean to name, until he next plays from either hand: after a slip of the tongue, not after a lapse of attention or a change of mind. An opponent who has meanwhile played a legal card in turn may change it too.
lawbook-45c5 = A penalty card, major or minor, may have to be played (Law 50).
lawbook-45d = A card that dummy moved and declarer did not name goes back if somebody notices before each side has played to the next trick. A defender who played after the mistake and before it was noticed may change his card; if declarer's right-hand opponent does, declarer may change the card he played after him.
lawbook-45d1 =
    .e2017 = A card that dummy moved and declarer did not name goes back if somebody notices before each side has played to the next trick. A defender who played after the mistake and before it was noticed may change his card; if declarer's right-hand opponent does, declarer may change the card he played after him. (1997 and 2007: 45D.)
lawbook-45d2 =
    .e2017 = When it is too late to put the wrong card back, the tricks stand as played. If it was the first card of the trick, those who did not follow to it may have revoked; if dummy himself revoked with it, 64B3 and 64C apply.
lawbook-45e = A card too many on a trick was either led, or it goes back to the hand; a defender's becomes a penalty card.
lawbook-45e1 = A defender's fifth card becomes a penalty card. If the Director finds that it was led, it is a lead out of turn (53, 56).
lawbook-45e2 = A fifth card from declarer's hand or dummy goes back, and nothing else happens. If the Director finds that it was led, it is a lead out of turn (55).
lawbook-45f = Dummy may not touch or point at a card that declarer did not call, except to sort. If he does, the Director is called and play goes on; at the end he adjusts the score if that suggested a play and harmed the defenders.
lawbook-45g = Nobody turns his card over until all four have played to the trick.

## What a case under a clause turns on, in a few words.

point-45 = when a card is played
point-45a = how a card is played
point-45b = how a card is played from dummy
point-45c = a card that has to be played
point-45c1 = a defender's card his partner could see is played
point-45c2 = a card declarer held as if played is played
point-45c3 = a card touched in dummy is played
point-45c4-a = a card that was named must be played
point-45c4-b = a slip of the tongue may be put right
point-45d = dummy moved a card nobody called
point-45d1 =
    .e2017 = dummy's wrong card goes back in time
point-45d2 =
    .e2017 = dummy's wrong card, and too late to put it back
point-45e = one card too many on the trick
point-45e1 = a fifth card: dropped or led?
point-45f = dummy may not suggest a card

## Rulings, as the Director gives them at the table.

law-45C-shown = { $seat } held { CARD($card) } so that his partner could see its face: it is played.
law-45C-table = { $seat } held { CARD($card) } face up, touching the table or nearly: it is played.
law-45C-touched = { $seat } touched { CARD($card) } in dummy deliberately, neither to arrange the cards nor to reach another: it is played.
law-45C4a = { $seat } had named { CARD($named) }: that is the card he plays, and no other.
law-45C4b-changed = A slip of the tongue: { CARD($card) } is the card declarer called.
law-45C4b-stands = That was no slip of the tongue, but a lapse of attention or an afterthought: { CARD($card) } stays played.
law-45C4b-late = It is too late to change the call: { CARD($card) } stays played.
law-45C4b-same = Declarer had already called for { CARD($card) }.
law-45D-put-right = Declarer called for { CARD($named) }: { CARD($card) } goes back to dummy, and the card called is played.
law-45D-put-right-already = Declarer called for { CARD($named) }: dummy has put that right himself, and the card called is the one played.
law-45D-lead-in-turn = With that card { CARD($card) } was led in turn: the lead stands.
law-45D2-late = Play has gone on for too long: { CARD($card) } stays played, although declarer did not call for it. Who did not follow suit to it as it lay there has revoked.
law-45D-late = Play has gone on for too long: { CARD($card) } stays played, although declarer did not call for it.
law-45E1 = { $offender } had already played to this trick: unless it was a lead, { CARD($card) } is a fifth card.
law-45E1-led = { $offender } meant to lead { CARD($card) }: we treat it as a lead to the next trick.
law-45E1-not-led = { $offender } did not mean to lead: { CARD($card) } stays on the table as a penalty card.
law-45E2 = The lead is refused: { CARD($card) } goes back to { SEAT($offender, form: "possessive") } hand without penalty.
    .dummy = The lead is refused: { CARD($card) } goes back to dummy without penalty.
law-45F = { $seat }, dummy, may not touch or point at a card unasked. Play on; at the end I shall see whether it suggested a play and harmed the defenders.

## Questions, and the options on their buttons.

question-45C4b-director = { $edition ->
    [e1997] The Director judges: did declarer mean { CARD($card) } from the start, and did he change without pausing for thought, once he had noticed?
    [e2007] The Director judges: did declarer mean { CARD($card) } from the start, and did he change without pausing for thought, once he had noticed?
   *[other] The Director judges: did declarer mean { CARD($card) } from the start, so that it was a slip of the tongue and no afterthought?
}
question-45C4b = After the change { SEATS($to) } may take back { CARD($card) }, or keep it.
option-45C4b-unintended = A slip: { CARD($card) }
option-45C4b-intended = No slip: the first call stands
question-45D = After the change { SEATS($to) } may take back { CARD($card) }, or keep it.
question-45E1 = The Director judges: did { $seat } mean to lead { CARD($card) }?
option-45E1-led = It was a lead
option-45E1-not-led = It was not a lead
question-45F = The Director judges: did { $seat }, dummy, suggest a play, and were the defenders harmed by it?
