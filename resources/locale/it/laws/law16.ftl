### Art. 16: ciò che un giocatore può usare

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-16a = Il giocatore che ha saputo qualcosa dal compagno, non attraverso una chiamata o una giocata, non può scegliere, tra le alternative logiche che ha, quella che ne viene dimostrabilmente suggerita rispetto a un'altra. (Dal 2007: 16B.)
    .e2007 = Il giocatore può usare ciò che ricava dalle chiamate e dalle giocate regolari della mano, dalle azioni ritirate nei limiti del 16D, e dal Codice stesso.
    .e2017 = Il giocatore può usare ciò che ricava dalle chiamate e dalle giocate regolari della mano, dalle azioni ritirate nei limiti del 16C, e dal Codice stesso.
lawbook-16a1 =
    .e2007 = Il giocatore può usare ciò che dicono le chiamate e le giocate regolari della mano, comprese quelle irregolari che sono state accettate, ciò che si ricava da quelle ritirate nei limiti del 16D, ciò che il Codice o un regolamento dichiara autorizzato, e ciò che sapeva prima di prendere le carte.
    .e2017 = Il giocatore può usare ciò che dicono le chiamate e le giocate regolari della mano, comprese quelle irregolari che sono state accettate, ciò che si ricava da quelle ritirate nei limiti del 16C, ciò che il Codice o un regolamento dichiara autorizzato, e ciò che sapeva prima di prendere le carte.
lawbook-16a2 =
    .e2007 = Il giocatore può anche tenere conto della propria posizione presunta, delle abitudini degli avversari e delle norme del torneo.
lawbook-16a3 =
    .e2007 = Ogni altra cosa che il giocatore sia venuto a sapere è estranea, e nessuna chiamata o giocata può fondarsi su di essa.
    .e2017 = { "" }
lawbook-16a4 =
    .e2007 = Se non ci si attiene a questo e ne viene un danno, l'Arbitro assegna un punteggio arbitrale (12C).
    .e2017 = { "" }
lawbook-16b = Il giocatore che per caso viene a sapere qualcosa della mano da altra fonte avverte subito l'Arbitro. (Dal 2007 con altro numero; nel 1997 ciò che viene dal compagno è il 16A.)
    .e2007 = Il giocatore che ha saputo qualcosa dal compagno, non attraverso una chiamata o una giocata, non può scegliere, tra le alternative che i suoi pari prenderebbero sul serio, quella che ne viene suggerita.
lawbook-16b2 =
    .e2017 = Chi ritiene che un avversario abbia detto così qualcosa al compagno può riservarsi di chiamare l'Arbitro più tardi; gli avversari che lo contestano lo chiamano subito.
lawbook-16b3 =
    .e2017 = Chi ha motivo di credere che un avversario abbia scelto ciò che quell'informazione suggeriva chiama l'Arbitro alla fine del gioco. Se i colpevoli ne hanno tratto vantaggio, l'Arbitro assegna un punteggio arbitrale.
lawbook-16c = Ciò che si ricava da una chiamata o da una carta ritirata: la linea innocente può usare tutto, la linea colpevole nulla. (2007: 16D.)
    .e2007 = Il giocatore che per caso viene a sapere qualcosa della mano da altra fonte avverte subito l'Arbitro. (1997: 16B; 2017: 16D.)
    .e2017 = Ciò che si ricava da una chiamata o da una carta ritirata: la linea innocente può usare tutto, la linea colpevole nulla. (2007: 16D.)
lawbook-16c2 =
    .e2007 = Se lo sa prima che qualcuno abbia chiamato, l'Arbitro può cambiare le posizioni o far rifare la smazzata; altrimenti lascia giocare il board, e corregge il punteggio se il risultato ne ha risentito, oppure ne dà uno artificiale. (1997: 16B; 2017: 16D2.)
    .e2017 = { "" }
lawbook-16c3 =
    .e2017 = Se un giocatore della linea colpevole ha usato ciò che gli ha detto una chiamata o una carta ritirata, e la linea innocente ne è stata danneggiata, l'Arbitro assegna un punteggio arbitrale.
lawbook-16d =
    .e2007 = Ciò che si ricava da una chiamata o da una carta ritirata: la linea innocente può usare tutto, la linea colpevole nulla. (1997 e 2017: 16C.)
    .e2017 = Il giocatore che per caso viene a sapere qualcosa della mano da altra fonte avverte subito l'Arbitro. (2007: 16C.)
lawbook-16d2 =
    .e2017 = Se lo sa prima che qualcuno abbia chiamato, l'Arbitro può cambiare le posizioni o far rifare la smazzata; altrimenti lascia giocare il board, e corregge il punteggio se il risultato ne ha risentito, oppure ne dà uno artificiale. (2007: 16C2.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-16 = che cosa si può sapere, e che cosa non guida la scelta
point-16a = ciò che il compagno lascia capire non guida la scelta
    .e2007 = che cosa si può usare e che cosa no
point-16a3 =
    .e2007 = nessuna chiamata o giocata su informazioni estranee
    .e2017 = { "" }
point-16a4 =
    .e2007 = l'Arbitro corregge se si è usata un'informazione estranea
    .e2017 = { "" }
point-16b = ciò che si viene a sapere per caso si dice all'Arbitro
    .e2007 = ciò che il compagno lascia capire non guida la scelta
point-16b3 = l'Arbitro corregge se si è usato ciò che il compagno ha lasciato capire
point-16c = ciò che è ritirato informa solo la linea innocente
    .e2007 = ciò che si viene a sapere per caso si dice all'Arbitro
    .e2017 = ciò che è ritirato informa solo la linea innocente
point-16d = ciò che si viene a sapere per caso si dice all'Arbitro
    .e2007 = ciò che è ritirato informa solo la linea innocente
    .e2017 = ciò che si viene a sapere per caso si dice all'Arbitro

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-16-heard = Valuterò se { $seat } ha usato un'informazione che non poteva usare.
law-16B-shown = Quanto { $seat } ha lasciato trapelare è informazione non autorizzata per { $partner }, che non può scegliere una chiamata o una giocata così suggerita. Si continua; se ritenete che l'abbia fatto, richiamatemi.
law-16B-shown-before = Quanto { $seat } ha lasciato trapelare è informazione non autorizzata per { $partner }, che non poteva scegliere una chiamata o una giocata così suggerita.

## Le domande, e le opzioni sui pulsanti.

question-16 = Valuta l'Arbitro: tra le alternative logiche, { $seat } ha scelto quella suggerita dall'informazione?
law-16D1 = { $seat } ha saputo per caso qualcosa di questo board: decido se questo disturba il gioco normale.
law-16D-harmless = Non disturba il gioco normale: il board continua.
law-16D2a = I giocatori cambiano posto, così che chi sa qualcosa di una mano abbia quella mano.
law-16D2b = Il board si ridistribuisce.
law-16D2c = Il board si gioca. Dopo giudicherò se ciò che si è saputo ha influito sul risultato.
law-16D2d = Il board non si può giocare normalmente: assegnerò un punteggio arbitrale.
law-16B2-1997 = Tutti e quattro i giocatori sono d'accordo: un sostituto gioca questo board al posto di chi ne sa qualcosa.

## Questions, and the options on their buttons.

question-16B = { $edition ->
    [e1997] L'Arbitro giudica: ciò che { $seat } ha saputo può disturbare il gioco normale, e che cosa si fa?
   *[other] Valuta l'Arbitro: tra le alternative logiche, { $seat } ha scelto quella suggerita dall'informazione?
}
question-16D2 = L'Arbitro giudica: ciò che { $seat } ha saputo può probabilmente disturbare il gioco normale, e che cosa si fa?
question-16C2 = L'Arbitro giudica: ciò che { $seat } ha saputo può probabilmente disturbare il gioco normale, e che cosa si fa?
question-16D2c = L'Arbitro giudica: ciò che si è saputo per caso ha influito sul risultato?
question-16C2c = L'Arbitro giudica: ciò che si è saputo per caso ha influito sul risultato?
option-16-harmless = Non disturba: il board continua
option-16-positions = I giocatori cambiano posto
option-16-redeal = Il board si ridistribuisce
option-16-played = Si gioca e si giudica dopo
option-16-substitute = Un sostituto gioca il board
option-16-adjusted = Punteggio arbitrale
