## Casi che fa il tavolo: titoli, racconti e fonti (bridgetable generate; «Un altro come questo»).

generated-contract = { CONTRACT($contract, form: "by") }.
generated-source = Fatto da bridgetable: famiglia { $family }, seme casuale { $seed }, numero { $number }.

### Perché non c'è un caso.

generated-no-such-law = l'Articolo { $law } non esiste
generated-no-such-family = non c'è nessuna famiglia «{ $family }»
generated-no-family-for-law = nessuna famiglia di casi porta all'Articolo { $law } con il Codice { $edition }
generated-not-in-edition = con il Codice { $edition } la famiglia «{ $family }» non esiste
generated-nothing = dal seme casuale { $seed } { $found ->
    [0] a queste condizioni non viene niente
    [one] a queste condizioni viene un caso solo
   *[other] a queste condizioni vengono solo { $found } casi
}

### Renonce.

generated-revoke = { CAP(TRICK($trick, form: "to")) } si gioca { SUIT($suit) }; { SEAT($seat) }, che ha { CARDS($held) }, mette { CARD($card) }.
generated-revoke-ruff = { CAP(TRICK($trick, form: "to")) } si gioca { SUIT($suit) }; { SEAT($seat) }, che ha { CARDS($held) }, taglia con { CARD($card) }.
generated-revoke-dummy = { CAP(TRICK($trick, form: "to")) } si gioca { SUIT($suit) }; { SEAT($player) } chiama dal morto { CARD($card) }, ma al morto { COUNT($held) ->
    [one] c'è ancora
   *[other] ci sono ancora
} { CARDS($held) }.
generated-asked-none = «Non ne hai più?» chiede { SEAT($seat) }, e { SEAT($player) } ne trova una.
generated-finds-it-himself = { SEAT($seat) } se ne accorge da solo e lo dice subito.
generated-next-has-played = { SEAT($player) } ha già giocato una carta dopo.
generated-both-have-played = I due giocatori dopo di lui hanno già giocato.
generated-led-to-next = { SEAT($player) } ha già mosso { CARD($card) } nella presa seguente.
generated-partner-on-lead = Prima che la carta penalizzata se ne vada, tocca muovere { SEAT($seat, form: "to") }.
generated-partner-asks = «Compagno, non ne hai più?» chiede { SEAT($seat) }.

generated-title-revoke-found-at-once = { SEAT($seat) } guarda meglio { TRICK($trick, form: "to") }
generated-title-revoke-asked-at-once = { CAP(CARD($card)) } { TRICK($trick, form: "to") }
generated-title-revoke-next-has-played = { CAP(CARD($card)) } e una carta dopo
generated-title-revoke-both-have-played = { CAP(CARD($card)) } e due carte dopo
generated-title-revoke-led-to-next-trick = { CAP(CARD($card)) } e un attacco alla presa seguente
generated-title-revoke-partner-on-lead = { CAP(CARD($card)) } resta sul tavolo
generated-title-revoke-partner-asks = { CAP(CARD($card)) } sorprende il compagno
