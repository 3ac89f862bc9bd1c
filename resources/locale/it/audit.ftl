## La revisione: ciò che nelle smazzate registrate è contro il Codice, o che il loro stesso gioco contraddice.

# Ciò che licitazione e gioco contraddicono.
audit-contract-of-none = Il contratto indicato è { CONTRACT($contract, "by") }, ma tutti e quattro i giocatori sono passati.
audit-contract-differs = Il contratto indicato è { CONTRACT($contract, "by") }; la licitazione finisce in { CONTRACT($called, "by") }.
audit-declarer-differs = Come dichiarante è indicato { SEAT($stated) }; secondo la licitazione è { SEAT($called) }.
audit-leader-differs = Il gioco comincia dalla colonna { SEAT($leader, form: "of") }; l'attacco spettava a { SEAT($due) }.
audit-result-differs = Il risultato indicato è { TRICKS($stated) } per il dichiarante; dal gioco risulta { TRICKS($won) }.
audit-claim-too-low = La richiesta lascia al dichiarante { TRICKS($claimed) }, che però ha già { TRICKS($won) }.
audit-claim-too-high = La richiesta dà al dichiarante { TRICKS($claimed) }, ma i difensori hanno già { TRICKS($won) }.
audit-score-differs = Il punteggio indicato è «{ $text }»; dal risultato viene { NUMBER($computed, useGrouping: 0) } per la linea del dichiarante.
audit-cards-in-no-order = Le carte { TRICK($trick, "of") } non stanno nelle colonne di chi le aveva.
