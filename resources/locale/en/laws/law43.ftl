### Law 43: what dummy may not do

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-43a = What dummy may not do during the play. A1 costs him no right; the things named in A2 do (43B).
lawbook-43a1 = During the play dummy may not be the first to point out an irregularity or to call the Director, and takes no part in the play.
lawbook-43a2 = Dummy may not exchange hands with declarer, leave his seat to watch declarer play, or look into a defender's hand of his own accord. If he does, he loses his rights.
    .e2017 = Dummy may not exchange hands with declarer, leave his seat to watch declarer play, or look into a defender's hand. If he does, he loses his rights.
lawbook-43a3 =
    .e2017 = A defender may not show dummy his hand.
lawbook-43b = Whatever dummy does against A1 or A2 may be penalised. After one of the things named in A2 his warnings and questions also turn against his own side.
lawbook-43b1 = For anything dummy does against A1 or A2 the Director may give him a procedural penalty (Law 90).
lawbook-43b2 = After one of the things named in 43A2 dummy's warning about the wrong hand (a), or his question about a revoke (b), helps the defenders.
lawbook-43b2-a = If dummy, having lost his rights, warns declarer against leading from the wrong hand, either defender says from which hand declarer must lead.
lawbook-43b2-b = If dummy, having lost his rights, is the first to ask declarer about a revoke, the card is corrected, and at the end of play Law 64 is applied as if the revoke had been established.
lawbook-43b3 = If dummy, having lost his rights, is the first to point out a defender's irregularity, no penalty is imposed for it. If the defenders gained directly by it, the Director adjusts the score of both sides.
    .e2007 = If dummy, having lost his rights, is the first to point out a defender's irregularity, nothing is rectified and play goes on as though nothing had happened. At the end the Director looks at the result of both sides under 12B1.
    .e2017 = If dummy, having lost his rights, is the first to point out a defender's irregularity, nothing is rectified now and play goes on. If the defenders gained by it, at the end only their score is adjusted; the declaring side keeps the score of the table.

## What a case under a clause turns on, in a few words.

point-43 = what dummy may not do
point-43a1 = dummy may not speak up first
point-43a2 = dummy looks where he may not, and loses his rights
point-43b2-a = dummy without rights warns: a defender chooses the hand
point-43b2-b = dummy without rights asks: corrected, and the trick lost too
point-43b3 = dummy without rights speaks of a defender's fault

## What people do, one sentence a verb.

action-breach-43A2a = { $seat }, dummy, exchanges hands with declarer.
action-breach-43A2b = { $seat }, dummy, leaves his seat to watch declarer play.
action-breach-43A2c = { $seat }, dummy, looks at a defender's hand.

## What can go wrong at the table now: the palette. Each line is what somebody does, and what that would be.

wrong-breach-43A2a = { $seat }, dummy, exchanges hands with declarer
wrong-breach-43A2a-is = He loses his rights as dummy.
wrong-breach-43A2b = { $seat }, dummy, leaves his seat to watch declarer
wrong-breach-43A2b-is = He loses his rights as dummy.
wrong-breach-43A2c = { $seat }, dummy, looks at a defender's hand
wrong-breach-43A2c-is = He loses his rights as dummy.

## Irregularities: what happened, in one sentence, as the presenter sees it before anybody at the table does.

irregularity-dummy-breach-43A2a = { $seat }, dummy, exchanged hands with declarer, which he may not do.
irregularity-dummy-breach-43A2b = { $seat }, dummy, left his seat to watch declarer, which he may not do.
irregularity-dummy-breach-43A2c = { $seat }, dummy, looked at a defender's hand, which he may not do.

## Rulings, as the Director gives them at the table.

law-43A1b = { $seat } is dummy: while the hand is played he may not be the first to speak. The irregularity is put right all the same.
law-43A1b-no-rights = { $seat } is dummy and has lost his rights: he may not be the first to speak, and his side gains nothing by it.
law-43A1c = { $seat } is dummy: he takes no part in the play and tells declarer nothing about it.
law-43A2 = { $seat } is dummy and may not do this. He has lost his rights for the rest of the hand.
law-43B2a = { $seat }, dummy, has lost his rights and warned declarer: either defender says from which hand declarer leads.
law-43B2a-hand = The defenders have chosen: { $declarer } must lead from his own hand.
law-43B2a-dummy = The defenders have chosen: { $declarer } must lead from dummy.
law-43B2b = Dummy, who has lost his rights, was the first to ask. The card is corrected, but at the end we treat { SEAT($declarer, form: "possessive") } revoke as if it had been established.
law-43B2b-completed = Who won the revoke trick is decided by the card that was substituted (WBF Laws Committee, 12 January 2000). The Italian school looks at the trick with the revoke card in it: then { $other ->
        [0] no trick would move.
        [one] one trick would move.
       *[other] { TRICKS($other) } would move.
    }
law-43B2b-revoked = Who won the revoke trick is decided by the revoke card, as the organisers have elected. The WBF Laws Committee (12 January 2000) looks at the card that was substituted: then { $other ->
        [0] no trick would move.
        [one] one trick would move.
       *[other] { TRICKS($other) } would move.
    }
law-43B3-no-penalty = Dummy, who has lost his rights, spoke first: declarer can exact no penalty for what { $offender } did.
law-43B3-goes-on = Dummy, who has lost his rights, spoke first: what { $offender } did is not rectified. Play on as if nothing had happened; I shall look at the result of both sides.
law-43B3-one-sided = Dummy, who has lost his rights, spoke first: what { $offender } did is not rectified now. Play on; if the defenders gain by it I shall adjust their score alone.

## Questions, and the options on their buttons.

question-43B2a = Dummy, without his rights, has warned declarer: from which hand must he lead? { SEATS($to, join: "or") } chooses.
option-43B2a-hand = From declarer's hand
option-43B2a-dummy = From dummy
question-43B3 = The Director judges: did the defenders gain by the irregularity that dummy pointed out? Only their score would be adjusted.

## What the organisers may choose.

election-43B2b = 43B2(b): who won the revoke trick
election-43B2b-completed = The trick as it was completed (WBF Laws Committee)
election-43B2b-revoked = The trick as the revoke would have left it (the Italian school)
