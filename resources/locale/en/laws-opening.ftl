## The opening lead (Laws 41, 54) and cards taken back after wrong information (Law 47E).

action-lead-face-down = { $seat } makes the opening lead face down.
action-face-lead = { $seat } turns up his lead: { CARD($card) }.
action-tell = { $what ->
        [your-lead] { $seat } tells { $to }, by mistake, that it is his turn.
       *[explanation] { $seat } gives { $to } a wrong explanation.
    }

law-41A = It is { SEAT($due, form: "possessive") } lead. { $offender } takes his card back unseen, and that is all.
law-41A-stays = A face-down lead comes back only when I say so: { $offender } puts the same card down again.
law-47E1 = An opponent had told { $seat } that it was his turn: { CARD($card) } goes back, without penalty, and nobody may accept it.
law-47E1-face-down = An opponent had told { $seat } that it was his lead: the card goes back unseen, and { $due } leads.
law-47E1-stands = An opponent had told { $seat } that it was his turn, but all four have played: { CARD($card) } stands.
law-47E2a = { $seat } played { CARD($card) } on a wrong explanation and nobody has played since: he may take it back and play again, without penalty.
law-47E2b = { $seat } played { CARD($card) } on a wrong explanation, and it is too late to take it back: it stands, and at the end I shall see whether his side was harmed.
law-48A = { $seat } has shown { CARDS($cards) }: the declaring side has no penalty cards. He takes back what he showed and plays as he likes.
law-48B2 = { $declarer } has faced his whole hand, which may be a claim or a concession: I hear what he meant. Unless somebody claims, play goes on.
law-54 = { $offender } has faced { CARD($card) }, but it is { SEAT($due, form: "possessive") } opening lead. { $declarer } has five choices.
law-54-face-down = { $partner } takes his face-down lead back into the hand: { $offender } has faced a card out of turn.
law-54A = { $dummy } spreads his hand and is dummy; { $declarer } becomes declarer, and plays to { CARD($card) } from dummy.
law-54B = The lead of { CARD($card) } is accepted: dummy is spread, and declarer plays the second card from his own hand.
law-54B2 = Declarer played the second card, { CARD($card) }, from dummy: the lead is accepted, and the card may not be taken back.
law-54C = Cards of dummy's have been seen: { $declarer } must accept { SEAT($offender, form: "possessive") } { CARD($card, form: "bare") }, and stays declarer.
law-54D = { $declarer } refuses the lead: { $offender } takes back { CARD($card) }, and { $due } leads.
law-54E = The declaring side does not lead: { $offender } takes { CARD($card) } back without penalty, and { $due } makes the opening lead.

question-47E2a = { SEATS($to) } may take back { CARD($card) }, played on a wrong explanation, or keep it.
question-47E2b = The Director judges: was { SEAT($seat, form: "possessive") } side damaged by the wrong explanation, now that { CARD($card) } could not be taken back?
question-54 = { $seat } has made the opening lead out of turn with { CARD($card) }: what does { SEATS($to) } choose?
option-54-spread = Spread his hand and be dummy
option-54-accept = Accept the lead, see dummy
option-54-require = Refuse, require { SUIT($suit) }
option-54-forbid = Refuse, forbid { SUITS($suits) }
option-54-free = Refuse, leave the lead free

impossible-no-opening-lead = There is no opening lead left for { $seat } to make.
impossible-led-already = { $seat } has already led.
impossible-no-face-down-lead = { $seat } has no lead lying face down.
impossible-to-tell = { $seat } cannot tell it to himself.
