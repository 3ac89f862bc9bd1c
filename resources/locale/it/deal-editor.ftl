## Disporre una smazzata.

command-deal-editor = Carte…
command-deal-editor-tip = Disporre le carte delle quattro mani e tutto ciò che riguarda il board
deal-editor-title = Disporre una smazzata
deal-editor-ok = Metti sul tavolo
deal-editor-cards = Il mazzo e le quattro mani
deal-editor-cards-explain = Le frecce si muovono nel mazzo. N, E, S e O danno la carta a una mano, Spazio a quella evidenziata; Canc la rimette nel mazzo, P la mette nella presa in corso.
deal-editor-hand = { SEAT($seat) } · { NUMBER($number) }
deal-editor-card = { CARD($card) }: { $owner }
deal-editor-in-pack = non assegnata
deal-editor-cards-page = &Carte
deal-editor-board-page = &Board
deal-editor-conditions-page = C&ondizioni
deal-editor-line = Picche, cuori, quadri, fiori: AKQ.T9.J2.8765 oppure ♠AKQ ♥109 ♦J2 ♣8765
deal-editor-rest = Distribuisci il resto
deal-editor-rest-tip = Distribuisce a caso le carte che non sono in nessuna mano
deal-editor-one-hand-tip = Completa a caso una mano
deal-editor-one-suit-tip = Distribuisce a caso quel che resta di un seme
deal-editor-clear = Svuota
deal-editor-clear-tip = Rimette tutte le carte nel mazzo
deal-editor-turn = Ruota
deal-editor-turn-tip = Ruota tutto il board di un posto: ciò che era di Nord va a Est
deal-editor-swap = Scambia
deal-editor-swap-tip = Scambia le carte di due mani
deal-editor-swap-two = { SEAT($first) } e { SEAT($second) }
deal-editor-mirror = Specchio
deal-editor-mirror-tip = Scambia Est e Ovest con tutto ciò che è loro; le chiamate si tolgono
deal-editor-one-hand = Completa una mano
deal-editor-one-suit = Distribuisci un seme
deal-editor-auction = Licita
deal-editor-auction-example = 1F P 1SA X XX P P P
deal-editor-no-call = «{ $text }» non è una chiamata.
deal-editor-size = Carte per mano
deal-editor-leader = Chi esce
deal-editor-won = Prese { SIDE($side) }
deal-editor-won-by = Prese già fatte da { SIDE($side) }
deal-editor-conditions = Condizioni
deal-editor-conditions-explain = Come nei programmi che distribuiscono le mani: hcp, controls, losers, spades(north), shape(north, any 4432 + 5xxx), hascard(west, AS), predeal south SAKQ, and, or, not.
deal-editor-conditions-example = hcp(north) >= 15 and hcp(north) <= 17
    {"    "}and shape(north, any 4333 + any 4432)
deal-editor-find = Cerca una smazzata
deal-editor-drawn = { NUMBER($number) } smazzate estratte
deal-editor-complete = La smazzata è completa.
