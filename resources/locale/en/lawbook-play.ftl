## What the clauses about the play of the cards say, in our own words. As in lawbook.ftl, a text holds in every edition
## that has no attribute of its own; a message without a text holds only in the editions named.

## Hands with a wrong number of cards.

lawbook-13 = When one hand held more than thirteen cards and another fewer, the Director puts the hands right if he can and lets the board be played; where he cannot, or where it told on the result, he adjusts the score.
lawbook-13a = Before anybody with a wrong number of cards has called, the hands are put right. If a player has seen another's card the board is played all the same, and the Director adjusts the score if that told on the result.
    .e1997 = If no player has seen a card of another's, the hands are put right and the board is played.
lawbook-13b = Once a player with a wrong number of cards has called, the board is played, with every call as it was, if the Director thinks the hands can be put right; otherwise he adjusts the score.
    .e1997 = If a player has seen a card of another's, the Director lets the board be played only where he thinks it will not matter; otherwise he awards an artificial score.
lawbook-13c = A card that belongs to another pack is taken away, and the board goes on. It matters only if it has been played to a trick already turned.
    .e1997 = If it comes out only after the play that one hand had too many cards and another too few, the result is cancelled. (Since 2007: 13D.)
lawbook-13d =
    .e2007 = If it comes out only after the play that one hand had too many cards and another too few, the result is cancelled and the score adjusted. (1997: 13C.)
    .e2017 = If it comes out only after the play that one hand had too many cards and another too few, the result is cancelled and the score adjusted. (1997: 13C.)
lawbook-14 = A card that is missing is looked for, or the deal is made up again from another pack. It counts as if it had been in the hand all the time.
lawbook-14a = If the card is missed before the opening lead is faced, the hand is made complete, no call is changed, and auction and play go on as usual.
lawbook-14b = If the card is missed later and lies among the played cards, Law 67 applies. Otherwise it goes back to the hand it was missing from; it may become a penalty card, and not having played it earlier may be a revoke.
lawbook-14c =
    .e2007 = That a card came back to a hand is unauthorised knowledge for the partner.
    .e2017 = That a card came back to a hand is unauthorised knowledge for the partner.

## The start of the play, and dummy.

lawbook-41a = The defender to declarer's left makes the opening lead face down. He may take it back only when the Director says so after an irregularity.
lawbook-41b = Before the lead is faced, leader's partner and declarer, but not dummy, may have the auction repeated or explained. Until he has played his first card declarer or a defender may still have it repeated; explanations he may ask for at any of his turns to play.
lawbook-41c = When there are no more questions the lead is faced, the play begins for good, and dummy comes down. Later a player may still ask at his turn what the contract is and whether it was doubled, but not by whom.
lawbook-41d = Dummy lays his cards face up on the table, sorted in columns towards declarer, the low cards nearest to him and trumps on dummy's own right. Declarer plays both hands.
    .e1997 = Dummy lays his cards face up on the table, sorted in columns towards declarer, trumps on dummy's own right. Declarer plays both hands.
lawbook-42a = These rights dummy can never lose: to tell the Director facts or Law, to keep count of the tricks, and to move the cards declarer calls for.
lawbook-42a1 = When the Director is at the table dummy may speak on the facts and on the Law.
lawbook-42a2 = Dummy may keep count of the tricks won and lost.
lawbook-42a3 = Dummy moves the cards as declarer tells him, and sees to it that dummy's hand follows suit.
lawbook-42b = These rights dummy has as long as he keeps to Law 43.
lawbook-42b2 = Dummy may try to keep an irregularity from happening, for instance by saying from which hand declarer has to lead.
lawbook-42b3 = Dummy may point out an irregularity, but only when the play is over.
lawbook-43a = What dummy may not do during the play. A1 costs him no right; the things named in A2 do (43B).
lawbook-43a3 = A defender may not show dummy his hand.
lawbook-43b = Whatever dummy does against A1 or A2 may be penalised. After one of the things named in A2 his warnings and questions also turn against his own side.
lawbook-43b1 = For anything dummy does against A1 or A2 the Director may give him a procedural penalty (Law 90).
lawbook-43b2 = After one of the things named in 43A2 dummy's warning about the wrong hand (a), or his question about a revoke (b), helps the defenders.

## Leading and playing a card.

lawbook-44b = After the lead the other three play in turn; the four cards are a trick.
lawbook-44e = With trumps in it, a trick goes to the highest trump.
lawbook-44f = With no trump in it, a trick goes to the highest card of the suit led.
lawbook-44g = The hand that won a trick leads to the next.

lawbook-45c = In these cases a card has to be played, whether or not its owner meant it.
lawbook-45c1 = A defender's card that his partner could see as he held it is played to this trick. If he has already played to it, it is a fifth card (45E).
lawbook-45c2 = Declarer's card is played when he holds it face up on the table or almost touching it, or in a position that shows it has been played.
lawbook-45c2-a =
    .e2017 = Declarer's card is played when he holds it face up, touching the table or almost.
lawbook-45c2-b =
    .e2017 = Declarer's card is played when he keeps it in a position that shows it has been played.
lawbook-45c3 = A card of dummy's that declarer touches on purpose is played, unless he was sorting the cards or reaching for one next to it.
lawbook-45c4 = A card that was named has to be played (a), unless it was named unintentionally and there is still time to change (b).
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

lawbook-46a = Declarer should name both the suit and the rank of the card he wants from dummy.
lawbook-46b = A call that is incomplete, or that cannot be carried out, is read by the points below, unless declarer beyond doubt meant something else.
lawbook-46b1 = “High” means the highest card of the suit led, “low” the lowest, “win it” the lowest card that is known to win.
lawbook-46b1-a = “High”, or words like it, means dummy's highest card of the suit led.
lawbook-46b1-b = “Win it” means the lowest card in dummy that is known to win the trick.
lawbook-46b1-c = “Low”, or words like it, means dummy's lowest card of the suit led.
lawbook-46b3 = When declarer names a rank without a suit, dummy leads the suit it has just won with (a), or plays a legal card of that rank (b).
lawbook-46b3-a = When dummy is to lead and declarer names only a rank, it is that card of the suit in which dummy won the trick before, if dummy has it.
lawbook-46b3-b = Otherwise a card of the rank named is played, if one can be played legally. If there are two or more, declarer says which.
lawbook-46b4 = If dummy does not hold the card named, nothing has been called, and declarer may name any legal card.
lawbook-46b5 = If declarer names neither suit nor rank, as with “anything”, either defender may choose dummy's card.

lawbook-47c = A card that was named unintentionally is taken back without more ado when 45C4(b) lets it be changed.
lawbook-47d = After an opponent has changed his card, a player may take back the card he played after it and play another. What the withdrawn cards tell is in Law 16.
lawbook-47e = A card played on wrong information from an opponent may be taken back, as E1 and E2 say.
lawbook-47e1 = A lead or play out of turn is taken back freely if an opponent had wrongly told the player it was his turn. His left-hand opponent cannot accept it.
    .e1997 = A lead out of turn is taken back freely if an opponent had wrongly told the player it was his turn.
    .e2017 = A lead or play out of turn is taken back freely if an opponent had wrongly told the player it was his turn. His left-hand opponent cannot accept it, and it does not establish a revoke.
lawbook-47e2 = A card played on a wrong explanation may be taken back as long as no other card has been played (a); after that the Director may adjust the score (b).
lawbook-47e2-a = Before the explanation is put right a card played because of it may be taken back, provided nobody has played since. An opening lead stays once dummy has faced a card.
lawbook-47e2-b = When it is too late to take the card back, the Director may adjust the score.
lawbook-47f1 =
    .e2007 = Cards may be taken back where 53C says so: those played to an irregular lead when the right player has led as well. (2017: 53B.)
    .e2017 = Cards may be taken back where 53B says so: those played to an irregular lead when the right player has led as well. (2007: 53C.)
lawbook-47f2 =
    .e2007 = Apart from the cases of this Law a card that has been played stays played. (1997: 47F.)
    .e2017 = Apart from the cases of this Law a card that has been played stays played. (1997: 47F.)

lawbook-48b = When declarer faces his hand it is either a case of Law 54 or perhaps a claim.
lawbook-48b1 = If declarer faces his hand after an opening lead out of turn, Law 54 applies.
lawbook-48b2 = If declarer faces his hand at any other moment he may have claimed or conceded (68), unless it is clear he did not mean to.

## Leads out of turn.

lawbook-53b =
    .e1997 = If declarer leads out of turn and the defender to the right of that lead plays to it, the lead stands, and his card is dealt with under Law 57. (2017: 53C.)
    .e2007 = If declarer leads out of turn and the defender to the right of that lead plays to it, the lead stands, and his card is dealt with under Law 57. (2017: 53C.)
    .e2017 = If it was an opponent's turn to lead, he may make his own lead; his card does not count as played to the irregular one. His lead stands, and what was played to the other may be taken back; for what those cards tell see 16C. (1997 and 2007: 53C.)
lawbook-53c =
    .e1997 = If it was an opponent's turn to lead, he may make his own lead; his card does not count as played to the irregular one. His lead stands, and what was played to the other may be taken back; for what those cards tell see 16C. (2017: 53B.)
    .e2007 = If it was an opponent's turn to lead, he may make his own lead; his card does not count as played to the irregular one. His lead stands, and what was played to the other may be taken back; for what those cards tell see 16D. (2017: 53B.)
    .e2017 = If declarer leads out of turn and the defender to the right of that lead plays to it, the lead stands, and his card is dealt with under Law 57. (1997 and 2007: 53B.)
lawbook-54 = An opening lead faced by the wrong defender: if his partner has led face down, that card goes back. Declarer then chooses among spreading his hand, accepting and refusing.
lawbook-54a = Declarer may lay down his own hand: he becomes dummy, and his partner declarer. Once he has shown a card in starting to do so, he has to.
lawbook-54b = Declarer may accept the lead; dummy comes down as usual.
lawbook-54b1 = When the lead is accepted, the second card is played from declarer's own hand.
lawbook-54b2 = If declarer has played the second card from dummy, it stays, unless it was a revoke.
lawbook-54c = If declarer could have seen a card of dummy's, other than one shown during the auction, he must accept the lead, and he stays declarer.
lawbook-54d = Declarer may refuse the lead. The card becomes a major penalty card, and before the right defender leads declarer chooses under 50D2.
lawbook-54e =
    .e2007 = If declarer or dummy tries to make the opening lead, the card is treated as one shown during the auction (Law 24).
    .e2017 = If declarer or dummy tries to make the opening lead, the card is treated as one shown during the auction (Law 24).
lawbook-55b1 = If it was a defender's turn to lead, declarer's card goes back to the hand it came from, and that is all.
lawbook-55b2 = If declarer led from the wrong one of his two hands, the card goes back and he leads from the other.
lawbook-55c = If declarer's line may rest on what his own mistake told him, Law 16 applies.
lawbook-56a = Declarer may accept the lead as Law 53 provides.

## Cards played too early, or two at a time.

lawbook-57 = Leads and plays made too early, above all by a defender before his partner has played.
lawbook-57a = When a defender leads to the next trick, or plays out of turn, before his partner has played to this one, the card becomes a major penalty card. Declarer may ask of the partner the highest or the lowest card of the suit led, or forbid him one other suit.
    .e1997 = When a defender leads to the next trick, or plays out of turn, before his partner has played to this one, the card becomes a penalty card. Declarer may ask of the partner the highest or the lowest card of the suit led, or forbid him one other suit.
    .e2017 = When a defender leads to the next trick, or plays out of turn, before his partner has played to this one, the card becomes a major penalty card. Declarer may ask of the partner the highest or the lowest card of the suit led, or require or forbid one other suit.
lawbook-57a1 = Declarer may require the offender's partner to play his highest card of the suit led.
lawbook-57a2 = Declarer may require the offender's partner to play his lowest card of the suit led.
lawbook-57a3 = Declarer may name another suit and forbid the offender's partner to play it. (2017: 57A4.)
    .e2017 = Declarer may name another suit and require the offender's partner to play it. (Not in 1997 and 2007.)
lawbook-57a4 =
    .e2017 = Declarer may name another suit and forbid the offender's partner to play it. (1997 and 2007: 57A3.)
lawbook-57b = If the partner cannot do what declarer has chosen, he plays any card, and the choice is spent (Law 59).
lawbook-57c =
    .e1997 = A defender who plays before his partner goes free if declarer has played from both hands, or if dummy has played a card or wrongly suggested one.
    .e2007 = A defender who plays before his partner goes free if the declaring side was ahead of him (C1). Declarer's own premature play stays played (C2).
    .e2017 = A defender who plays before his partner goes free if the declaring side was ahead of him (C1, C2). Declarer's own premature play stays played (C3).
lawbook-57c1 =
    .e2007 = A defender who plays before his partner goes free if declarer has played from both hands, or if dummy has played a card or wrongly suggested one.
    .e2017 = A defender who plays before his partner goes free if declarer has played from both hands. Dummy's card counts as played only when declarer has called it or otherwise asked for it.
lawbook-57c2 =
    .e2007 = A card declarer plays too early from either hand, without leading it, stays played. (2017: 57C3.)
    .e2017 = A defender who plays before his partner goes free if dummy has picked a card too early on his own, or has wrongly suggested one. (2007: 57C1.)
lawbook-57c3 =
    .e2017 = A card declarer plays too early from either hand, without leading it, stays played if it is legal. (2007: 57C2.)
lawbook-57d =
    .e2017 = If a defender plays when it is his right-hand opponent's turn, declarer has no choice under 57A. The card is played at its owner's proper turn if that is legal; if not, it becomes a major penalty card. Law 16 may apply. (Not in 1997 and 2007.)
lawbook-58 = Two players, or two cards of one player, at the same time.
lawbook-58a = A card played at the same moment as another player's correct one counts as played after it.
lawbook-58b = When a player has led or played two or more cards together, one of them counts and the others go.
lawbook-58b1 = If only one of the cards can be seen, that one is played, and the others go back.
lawbook-58b2 = If several can be seen, the player says which he plays. The others shown by a defender become penalty cards.
lawbook-58b3 = An opponent who has played after a card that is then taken back may change his own.
lawbook-58b4 = If it is noticed only after both sides have played to the next trick, Law 67 applies.
lawbook-60 = What becomes of the rights of both sides when somebody plays after an irregular lead or play and before a ruling.
lawbook-60a2 = Once the right is given up, the irregular card counts as if it had been in turn, except in the case of 53C.
    .e2017 = Once the right is given up, the irregular card counts as if it had been in turn, except in the case of 53B.
lawbook-60a3 = Penalty cards and restrictions the offending side already had before this remain for its later turns.
lawbook-60b = If declarer has had to take back a lead out of turn, and a defender plays before he has led from the right hand, the defender's card becomes a major penalty card.
lawbook-60c = When the offending side plays on before the ruling, its opponents lose nothing by it, and that play may be ruled on as well.

## The tricks on the table.

lawbook-65a = When four cards have been played each player turns his own over and keeps it in front of him.
lawbook-65b = The way a turned card points shows which side won the trick.
lawbook-65b1 = The card of a trick won points lengthwise towards partner.
lawbook-65b2 = The card of a trick lost points lengthwise towards the opponents.
lawbook-65b3 =
    .e2007 = A card that points the wrong way may be pointed out: by declarer at any time, by dummy or a defender only until there is a lead to the next trick.
    .e2017 = A card that points the wrong way may be pointed out by any player until his own side plays to the next trick; done later, 16B may apply.
lawbook-65c = Each player keeps his cards in a neat row in the order played, so that the play can be looked through afterwards.
lawbook-65d = Nobody disturbs his row until the number of tricks has been agreed. Whoever does may find doubtful tricks, and his word for or against a revoke, counted against him.
lawbook-66a = Until he has turned his own card, and until his side plays to the next trick, declarer or a defender may have all four cards faced again.
lawbook-66b = Until his side plays to the next trick, declarer or a defender may look at his own last card, but not show it.

lawbook-67 = A trick to which somebody has played no card, or too many.
lawbook-67a = If it is noticed before a player of each side has played to the next trick, the trick is put right.
lawbook-67a1 = The player who has not played adds a card he may legally play.
lawbook-67a2 = The cards too many are dealt with as a fifth card (45E), or as cards played together (58B).
lawbook-67b = If it is found out after both sides have played to the next trick, by too few or too many cards in a hand, the Director puts the number of cards right. Who won the trick does not change.
lawbook-67b1 = The player who did not play puts a card of his hand among his played cards; it does not change who won the trick.
lawbook-67b1-a = If he has a card of the suit led, he must add one. He then counts as having revoked, and one trick moves as under 64A2.
    .e1997 = If he has a card of the suit led, he must add one, and there is no penalty.
lawbook-67b1-b = If he has none of the suit led, he adds any card. He counts as having revoked, and one trick moves as under 64A2.
lawbook-67b2 = The player who played too many cards takes the extra ones back.
lawbook-67b2-a = The card he faced stays with the trick; if nobody can say which it was, the highest he could legally have played. The others go back to his hand; a defender's that has been seen becomes a penalty card.
lawbook-67b2-b = A card that goes back counts as having been in the hand all the time; not to have played it to an earlier trick may be a revoke.
lawbook-67b3 =
    .e2017 = If he did play to the trick but the card is not among his played cards, the Director finds it and puts it there. If it was played again later, too late to put right, he adjusts the score. (Not in 1997 and 2007.)

## Claims and concessions.

lawbook-68 = A claim or concession is about more than the trick in progress. What concerns only that trick stops nothing: play goes on, and a defender's card shown is no penalty card, though Law 16 and 57A may apply.
lawbook-68b1 =
    .e2007 = To say that a side will lose a number of tricks concedes them; to claim some concedes the rest, and to give up one's hand concedes them all. (1997: 68B.)
    .e2017 = To say that a side will lose a number of tricks concedes them; to claim some concedes the rest, and to give up one's hand concedes them all. (1997: 68B.)
lawbook-68b2 =
    .e2007 = If a defender concedes and his partner objects at once, there is no concession. The Director is called and play goes on. The card a defender has shown is no penalty card, but his partner may not use it (16D). (1997: in 68B, more briefly.)
    .e2017 = If a defender concedes and his partner objects at once, there is neither concession nor claim. The Director is called and play goes on. The card a defender has shown is no penalty card, but his partner may not use it (16C). (1997: in 68B, more briefly.)
lawbook-68c = Who claims says at once how he will play, and in what order.
    .e2017 = Who claims says at once how he will play, and in what order, and faces his hand.
lawbook-68d1 =
    .e2017 = If all agree to the claim or concession, Law 69 applies.
lawbook-68d2 =
    .e2017 = If anybody doubts it, dummy included, the Director is called (a), or the four agree to play on (b).
lawbook-68d2-a =
    .e2017 = The Director is called; until he comes nobody does anything, and he rules under Law 70.
lawbook-68d2-b =
    .e2017 = The side that did not claim may ask to play on. If all four agree the claim falls away and is not ruled on, Laws 16 and 50 do not apply, and the score that is made stands. If one does not agree, the Director is called.
lawbook-69 = What it means to agree to a claim or concession, and until when one may go back on it.
lawbook-69b = Within the correction period a side may go back on its agreement, for a trick it had already won or would likely have won if play had gone on. The trick is then scored to it.
lawbook-69b1 = Agreement may be withdrawn for a trick the side had already won.
lawbook-69b2 = Agreement may be withdrawn for a trick the side would likely have won if play had gone on.
lawbook-70b = The Director hears the claimer's statement again, and the opponents' objections.
lawbook-70b1 = The claimer repeats what he said when he claimed.
lawbook-70b2 = The Director hears what the opponents object, without being bound to it.
    .e1997 = Before he rules, the Director hears the objections and sees the remaining cards.
lawbook-70b3 = The Director may have the remaining cards faced.
    .e1997 = Before he rules, the Director hears the objections and sees the remaining cards.
lawbook-70c = When an opponent of the claimer still has a trump, he gets the tricks it could win by normal play, if the claimer did not mention it and may well not have known of it.
lawbook-70c1 = First condition: the claimer said nothing of that trump.
lawbook-70c2 = Second condition: it is at all likely that he did not know, when he claimed, that it was still out.
lawbook-70c3 = Third condition: some normal play, a careless one included, could lose a trick to it.
lawbook-70d = A winning line that the claimer did not state is not accepted, if some other normal line, a careless one included, would win fewer tricks.
lawbook-70d1 =
    .e2007 = A winning line that the claimer did not state is not accepted, if some other normal line, a careless one included, would win fewer tricks. (1997: 70D.)
    .e2017 = A winning line that the claimer did not state is not accepted, if some other normal line, a careless one included, would win fewer tricks. (1997: 70D.)
lawbook-70d2 =
    .e2007 = A defender's claim is not accepted as far as his partner would have to choose one of several normal plays.
    .e2017 = A defender's claim is not accepted as far as his partner would have to choose one of several normal plays.
lawbook-70d3 =
    .e2007 = If cards have been played after the claim, the Director may take them as evidence of what the players would have done, and of how sound the claim was.
lawbook-70e = A line that needs one opponent rather than the other to hold a card is not accepted unless it was stated, or one of them has failed to follow in the suit or would do so on any normal line, or not to take it would be irrational.
    .e2017 = A line that needs one opponent rather than the other to hold a card is not accepted unless it was stated, or one of them has failed to follow in the suit or would do so on any normal line.
lawbook-70e1 =
    .e2007 = A line that needs one opponent rather than the other to hold a card is not accepted unless it was stated, or one of them has failed to follow in the suit or would do so on any normal line, or not to take it would be irrational. (1997: 70E.)
    .e2017 = A line that needs one opponent rather than the other to hold a card is not accepted unless it was stated, or one of them has failed to follow in the suit or would do so on any normal line. (1997 and 2007: or if not to take it would be irrational.)
lawbook-70e2 =
    .e2007 = The organisers may lay down in what order a suit is taken to be played, as from the top, when the claimer did not say.
    .e2017 = The organisers may lay down in what order a suit is taken to be played, as from the top, when the claimer did not say.
lawbook-71 = A concession stands, except that within the correction period the Director cancels that of a trick already won, or of one that no normal play could lose.
    .e1997 = A concession stands, except that within the correction period the Director cancels that of a trick already won, or of one that no legal play could lose. For one that no normal play could lose see 71C.
lawbook-71a =
    .e1997 = The Director cancels the concession of a trick that the side had already won, or that no legal play of the remaining cards could lose.
    .e2017 = The Director cancels the concession of a trick that the side had already won. (2007: the first point of 71.)
lawbook-71b =
    .e2017 = The Director cancels the concession of a trick that no normal play of the remaining cards, a careless one included, could lose. (2007: the second point of 71.)
lawbook-71c =
    .e1997 = Until the side that conceded calls on the next board, or the round ends, the Director also cancels the concession of a trick that no normal play could lose. (Since 2007 in 71, and within the correction period.)

## Conduct, agreement on the tricks, penalties.

lawbook-72a = The game is played by the Laws. Each side tries to score better than the others, within what they allow and within good conduct.
lawbook-72b = Nobody breaks a Law on purpose, and nobody hides that one was broken.
lawbook-72b1 = Nobody may break a Law on purpose, even if he is ready to bear the rectification. (1997: 72B2.)
    .e1997 = If an offender could have known that his irregularity would likely harm the innocent side, the play goes on, and the Director takes away what it gained him. (2007: 23; 2017: 72C.)
lawbook-72b2 = In general nobody has to point out a fault of his own side; exceptions are a revoke not yet established, a wrong explanation, and a trick not won (62A, 20F, 79A2). (1997: 72B3.)
    .e1997 = Nobody may break a Law on purpose, even if he is ready to bear the penalty. (Since 2007: 72B1.)
lawbook-72b3 = Nobody may try to hide a fault, as by revoking again, by keeping back a card of the revoke, or by mixing the cards too early. (1997: 72B4.)
    .e1997 = In general nobody has to point out an unintended fault of his own side. (Since 2007: 72B2.)
lawbook-72b4 =
    .e1997 = Nobody may try to hide a fault, as by revoking again, by keeping back a card of the revoke, or by mixing the cards too early. (Since 2007: 72B3.)
lawbook-72c =
    .e2017 = If an offender could have been aware that his irregularity might well harm the innocent side, the play goes on, and at the end the Director takes away what it gained him. (1997: 72B1; 2007: 23.)
lawbook-74 = Good manners at the table, and correct procedure.
lawbook-74a = Everybody is courteous, spares the others annoyance, and calls and plays always in the same, correct way.
lawbook-74a3 = Everybody calls and plays always in the same, correct way.
lawbook-74b = Out of courtesy a player pays attention, makes no needless remarks, does not draw a card before his turn, does not drag out the play, and is polite to the Director.
lawbook-74b3 = Out of courtesy a player does not draw a card from his hand before it is his turn.
lawbook-74b4 = Out of courtesy a player does not play on needlessly, knowing that all the tricks are his, to unsettle an opponent.
lawbook-74c = These things go against correct procedure, among others: to show pleasure or displeasure at a call or play, to announce a trick won or lost, to draw attention to what matters, to stare at a player or into his hand, to show that one has lost interest, to change tempo so as to unsettle.
lawbook-74c3 = It is wrong to show, while a trick is in progress, that one expects or means to win or lose it.
lawbook-74c4 = It is wrong to draw attention, by word or act, to something important that has happened, or to the tricks still needed.
lawbook-74c5 = It is wrong to stare at a player, or to look into his hand or at the place from which he takes a card. What one sees of an opponent's cards without meaning to may be used.
lawbook-74c6 = It is wrong to show that one has lost interest in the deal, as by folding one's cards.
lawbook-74c7 = It is wrong to change one's usual tempo in order to unsettle an opponent.
lawbook-79a = The number of tricks won is agreed before the four hands go back into the board.
lawbook-79a1 =
    .e2007 = The number of tricks won is agreed before the four hands go back into the board. (1997: 79A.)
    .e2017 = The number of tricks won is agreed before the four hands go back into the board. (1997: 79A.)
lawbook-79a2 =
    .e2007 = Nobody may knowingly take the score for a trick his side did not win, or accept one that his opponents concede and cannot lose.
    .e2017 = Nobody may knowingly take the score for a trick his side did not win, or accept one that his opponents concede and cannot lose.
lawbook-84a = Where no Law provides a rectification, and there is nothing left to the Director's judgement, he has auction or play go on.
lawbook-90 = Besides rectifying, the Director may give a procedural penalty for whatever delays or disturbs the game, breaks correct procedure, or makes an adjusted score necessary.
lawbook-90b = Examples of what may be penalised: slow play, talking loudly about a board, touching another player's cards, putting cards in a wrong pocket, not counting one's cards, not doing at once what the Director says.
