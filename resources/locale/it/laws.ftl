### Ciò che più articoli hanno in comune. Le frasi di un solo articolo stanno nella cartella laws, un file per articolo.

lawbook-absent = L'edizione { $edition } non ha un comma con questo numero.

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-judged-stand = Il risultato resta valido.
law-judged-adjust = Il risultato non resta valido: l'Arbitro assegna un punteggio arbitrale.
law-pass-once = { $seat } deve passare al suo prossimo turno di chiamata.
law-pass-throughout = { $seat } deve passare ogni volta che tocca a lui chiamare.

## Le opzioni, come stanno su un pulsante.

option-accept = Accettare
option-refuse = Non accettare
option-keep = Lasciare { CARD($card) }
option-keep-alone = Lasciare la carta
option-withdraw = Ritirare { CARD($card) }
option-withdraw-alone = Ritirare la carta
option-require = Imporre { SUIT($suit) }
option-forbid = Proibire { SUITS($suits) }
option-free = Attacco libero
option-none = Nessuna delle due
option-card = { CAP(CARD($card, form: "bare")) }
option-stand = Il risultato resta
option-adjust = Punteggio arbitrale
option-claimer = { CAP(TRICKS($tricks)) } a { SIDE($side) }
option-claimer-alone = { CAP(TRICKS($tricks)) } alla linea che ha fatto la richiesta
option-same-meaning = Stesso significato
option-other = Altro significato
option-comparable = Paragonabile
option-not-comparable = Non paragonabile
option-claim = Ha fatto una richiesta
option-no-claim = Non intendeva richiedere
option-won = { CAP(TRICKS($tricks)) } a { SIDE($side) }
option-won-alone = { CAP(TRICKS($tricks)) } alla linea che chiede
option-lower = Abbassare il punteggio di una sola linea
option-play-on = Continuare a giocare
option-rule = Decide l'Arbitro
