## Several cards at once, a trick with a card too few or too many.

action-play-together = { $seat } puts { CARDS($cards) } on the table together.
    .dummy = { $player } puts { CARDS($cards) } on the table from dummy together.
action-omit = { $seat } plays nothing, and play goes on past him.
    .dummy = Nothing is played from dummy, and play goes on past it.

irregularity-revoke-defective = With this { $seat } is deemed to have revoked in { TRICK($trick) }.

law-14B1 = { $seat } is short of cards: what is missing lies among the cards played to { TRICK($trick) }, so we go to Law 67.
law-47D-several = An opponent has changed his card, so { $seat } may change too: { CARD($card) } comes back.
    .dummy = An opponent has changed his card, so dummy's may change too: { CARD($card) } goes back.
law-58B2 = { CARDS($cards) } could be seen: { $player } says which of them he plays.
law-58B2-chosen = { $player } plays { CARD($card) }; what else he showed is not played.
law-58B3-several = { $seat } had played after a card that has gone: { CARD($card) } comes back, and he plays another.
    .dummy = { CAP(CARD($card)) } was played from dummy after a card that has gone: it goes back, and another is played.
law-67A1 = { $offender } has played nothing to { TRICK($trick) }, and we are in time: he now supplies a lawful card.
law-67A1-lead-back = That trick now belongs to another hand: { $seat } takes back { CARD($card) } without penalty.
law-67B1a = Both sides have played on, and { $offender } put nothing to { TRICK($trick) }: he adds a card of the suit led, and chooses which.
law-67B1b = Both sides have played on, and { $offender } put nothing to { TRICK($trick) }: he has none of the suit led, so he adds any card he chooses.
law-67B1-added = { $offender } puts { CARD($card) } among his cards of { TRICK($trick) }. The trick stays whose it was; it counts as an established revoke, for one trick at most.
law-1997-67B1a-added = { $offender } puts { CARD($card) } among his cards of { TRICK($trick) }. He had the suit led, so there is no penalty, and the trick stays whose it was.
law-67B2a = Of the cards { $offender } put to { TRICK($trick) }, { CARD($card) } stays and { CARDS($extra) } { COUNT($extra) ->
        [one] goes
       *[other] go
    } back to the hand. The trick stays whose it was.
law-67B2b = The card restored was { SEAT($offender, form: "possessive") } all along: in { TRICK($trick) } he could have followed with { SUIT($suit, form: "one") } and played { CARD($card) }. That was a revoke.

question-47D = Now that an opponent has changed his card, { SEATS($to) } may take back { CARD($card) }, or keep it.
question-58B2 = Which of the cards shown does { SEATS($to) } play?
question-58B3 = { SEATS($to) } played after a card that has gone: he may take back { CARD($card) }, or keep it.
question-67A1 = Which card does { SEATS($to) } supply?
question-67B1 = Which card does { SEATS($to) } put among those played to { TRICK($trick) }?

impossible-to-omit = Play cannot pass { $seat } by: it is not his turn to play to a trick.
