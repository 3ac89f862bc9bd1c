## Disporre una smazzata.

command-deal-editor = Carte…
command-deal-editor-tip = Dispone le carte delle quattro mani e tutto ciò che riguarda il board
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
deal-editor-turn-tip = Ruota tutto il board di un posto: ciò che era di Nord passa a Est
deal-editor-swap = Scambia
deal-editor-swap-tip = Scambia le carte di due mani
deal-editor-swap-two = { SEAT($first) } e { SEAT($second) }
deal-editor-mirror = Specchio
deal-editor-mirror-tip = Scambia Est e Ovest con tutto ciò che è loro; le chiamate si tolgono
deal-editor-one-hand = Completa una mano
deal-editor-one-suit = Distribuisci un seme
deal-editor-auction = Licitazione
deal-editor-auction-example = 1F P 1SA X XX P P P
deal-editor-no-call = «{ $text }» non è una chiamata.
deal-editor-size = Carte per mano
deal-editor-leader = Chi attacca
deal-editor-won = Prese { SIDE($side) }
deal-editor-won-by = Prese già fatte da { SIDE($side) }
deal-editor-conditions-explain = Come nei programmi che distribuiscono le mani: hcp, controls, losers, spades(north), shape(north, any 4432 + 5xxx), hascard(west, AS), predeal south SAKQ, and, or, not.
deal-editor-conditions-example = hcp(north) >= 15 and hcp(north) <= 17 and shape(north, any 4333 + any 4432)
deal-editor-written = In più, nel linguaggio dei programmi che distribuiscono
deal-editor-count = Quante smazzate
deal-editor-taken = { AGREE($card, m: "Tolto", f: "Tolta") } a { SEAT($seat) }: { CARD($card) }.
deal-editor-taken-several = Tolte ad altre mani: { $number } carte.
deal-editor-found-so-far = Trovate { $number } smazzate su { $count }
deal-editor-several = Sono state trovate { $count } smazzate, e questa è la prima. Messe sul tavolo, si salvano in un solo file e si va da un board all'altro.
deal-editor-save-title = Salva le smazzate
deal-editor-save-name = smazzate
deal-editor-save-pbn = PBN
deal-editor-leave-title = Le modifiche non sono sul tavolo
deal-editor-leave-ok = Scartale
deal-editor-leave-question = Ciò che avete disposto andrebbe perso.
deal-editor-find = Cerca una smazzata
deal-editor-drawn = { NUMBER($number) } smazzate estratte
deal-editor-complete = La smazzata è completa.
deal-editor-wrong = Può succedere
deal-editor-by = Da parte di
deal-editor-anybody = chiunque
deal-editor-at-first = nella prima presa, o nel primo giro di licitazione
deal-editor-goes-wrong = La smazzata è completa. Qui può succedere: { $place }
deal-editor-undo = Annulla la modifica
deal-editor-redo = Ripeti la modifica

# Le condizioni che si indicano, e la frase che le dice.
pointed-of = La mano di
pointed-points = Punti
pointed-to = a
pointed-shape = Distribuzione
pointed-shape-any = qualsiasi
pointed-shape-balanced = bilanciata: 4333, 4432, 5332
pointed-shape-semi-balanced = bilanciata, o 5422, 6322
pointed-shape-unbalanced = con un singolo o un vuoto
pointed-shape-two-suited = bicolore, almeno 5-5
pointed-shape-three-suited = tricolore: 4441, 5440
pointed-least = almeno: { $what }
pointed-most = al massimo: { $what }
pointed-clear = Ricomincia da capo
pointed-nothing = Una smazzata qualsiasi.
pointed-hand = { SEAT($seat) } ha { $what }.
pointed-points-exactly = esattamente { $least ->
    [one] un punto
   *[other] { $least } punti
}
pointed-points-at-least = almeno { $least ->
    [one] un punto
   *[other] { $least } punti
}
pointed-points-at-most = al massimo { $most ->
    [one] un punto
   *[other] { $most } punti
}
pointed-points-between = da { $least } a { $most } punti
pointed-is-balanced = una mano bilanciata
pointed-is-semi-balanced = una mano bilanciata o semibilanciata
pointed-is-unbalanced = un singolo o un vuoto
pointed-is-two-suited = una bicolore almeno 5-5
pointed-is-three-suited = una tricolore
pointed-length-exactly = { $least ->
    [0] un vuoto a { SUIT($suit) }
    [one] un singolo a { SUIT($suit) }
   *[other] esattamente { $least } carte di { SUIT($suit) }
}
pointed-length-at-least = almeno { $least ->
    [one] una carta di { SUIT($suit) }
   *[other] { $least } carte di { SUIT($suit) }
}
pointed-length-at-most = al massimo { $most ->
    [one] una carta di { SUIT($suit) }
   *[other] { $most } carte di { SUIT($suit) }
}
pointed-length-between = da { $least } a { $most } carte di { SUIT($suit) }
pointed-no-shape = { SEAT($seat) } non può avere una mano così: le lunghezze non stanno insieme, o non con la distribuzione.
pointed-points-do-not-add-up = In una smazzata ci sono 40 punti: quattro mani così non esistono.
pointed-lengths-do-not-add-up = In una smazzata ci sono 13 carte di { SUIT($suit) }: quattro mani così non esistono.
