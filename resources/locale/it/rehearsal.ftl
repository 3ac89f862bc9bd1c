### Allenamento: che cosa si chiede all'arbitro su un caso, le risposte, e perché sono giuste o sbagliate

## Durante l'allenamento

rehearsal-case = Caso { NUMBER($number, useGrouping: 0) }

## Che cosa si chiede

rehearsal-asks-finding = { $question }
rehearsal-asks-happened = Che cosa è successo?
rehearsal-asks-law = In base a quale articolo?
rehearsal-asks-choice = Chi può scegliere, e che cosa?
rehearsal-asks-turn = A chi tocca adesso?
rehearsal-asks-card = Che ne è { CARD($card, form: "of") }?
rehearsal-asks-which-card = Quale carta si gioca dal morto?
rehearsal-asks-call = Che ne è { CALL($call, form: "of") }?
rehearsal-asks-binding = A che cosa sono tenuti i giocatori adesso?
rehearsal-asks-tricks = Si trasferiscono prese?
rehearsal-asks-score = Qual è il punteggio?

## Che cosa è successo

rehearsal-happened = { $seat }: { $kind }
rehearsal-happened-cards = { $seat }: { $kind } ({ CARDS($cards, form: "short") })
rehearsal-happened-call = { $seat }: { $kind } ({ CALL($call, form: "short") })
rehearsal-happened-nothing = Nessuna irregolarità

## Articoli

rehearsal-law = Art. { $law }
rehearsal-law-point = Art. { $law }: { $point }

## Che ne è di carte e chiamate

rehearsal-choice = { SEATS($to, join: "or") }: { $option }
rehearsal-card-stands = Resta giocata dov'è
rehearsal-card-hand = Torna in mano a { $seat }, e non è carta penalizzata
rehearsal-card-major = È carta penalizzata maggiore davanti a { $seat }
rehearsal-card-minor = È carta penalizzata minore davanti a { $seat }
rehearsal-call-stands = Resta, e poi tocca a { $to }
rehearsal-call-cancelled = Si cancella, e tocca a { $to }

## A che cosa sono tenuti i giocatori

rehearsal-binding-nothing = Nessuno ha restrizioni
rehearsal-binding-lead = { $seat } deve attaccare a { SUIT($suit) }, se può
rehearsal-binding-no-lead = { $seat } non può attaccare a { SUITS($suits) } finché resta in presa
rehearsal-binding-no-lead-once = { $seat } non può attaccare a { SUITS($suits) }, ma solo nella prossima presa
rehearsal-binding-highest = { $seat } deve giocare la sua carta più alta a { SUIT($suit) }
rehearsal-binding-lowest = { $seat } deve giocare la sua carta più bassa a { SUIT($suit) }
rehearsal-binding-play = { $seat } deve giocare { SUIT($suit) }
rehearsal-binding-no-play = { $seat } non può giocare { SUIT($suit) }
rehearsal-binding-card = { $seat } deve giocare { CARD($card, form: "the") }
rehearsal-binding-from-hand = { $player } deve attaccare dalla propria mano
rehearsal-binding-from-dummy = { $player } deve attaccare dal morto
rehearsal-binding-pass-once = { $seat } deve passare una volta
rehearsal-binding-pass-throughout = { $seat } deve sempre passare
rehearsal-binding-no-double = { $seat } non può contrare
rehearsal-binding-lead-law = Se { $seat } attaccherà da difensore, il dichiarante potrà porre restrizioni a quell'attacco

## Prese e punteggio

rehearsal-tricks-none = Nessuna presa si trasferisce
rehearsal-tricks = { CAP(TRICKS($tricks)) } a { SIDE($side) }
rehearsal-tricks-both = { CAP(TRICKS($ns)) } a Nord-Sud e { TRICKS($ew) } a Est-Ovest
rehearsal-score = N-S { $ns }, E-O { $ew }

## Perché

rehearsal-why-law = Art. { $law }: { $text }
rehearsal-why-ruled = La decisione qui, Art. { $law }: { $text }
rehearsal-why-happened = È successo questo: { $what }.
rehearsal-why-lawful = L'Arbitro può accertare anche questo, ma il caso prosegue altrimenti. Seguirebbe l'Art. { $law }: { $text }
rehearsal-why-possible = L'Arbitro può accertare anche questo, ma il caso prosegue altrimenti.
rehearsal-why-turn = Dopo la decisione: { $what }.
rehearsal-why-edition = È così nel Codice del { $edition }. { $why }
rehearsal-why-then = È così nel Codice del { $edition }.
rehearsal-why-assigned = L'Arbitro di questo caso assegna: { $score }.
rehearsal-why-scored = Con le prese di ciascuna linea dopo la decisione: { $score }.

## bridgetable rehearse.

rehearse-how = Scrivete il numero della risposta, o più numeri dove possono essere giuste più risposte, e premete Invio. Un articolo si può anche scrivere: 62C2. Invio da solo mostra la risposta; q termina.
rehearse-nothing = Qui non succede nulla di irregolare: l'Arbitro non serve.
rehearse-announced = … { $text }
rehearse-question = ? { $question }
rehearse-question-several = ? { $question } (una o più)
rehearse-choice = { $number }. { $text }
rehearse-not-understood = «{ $text }» non è tra le risposte.
rehearse-right = + { $text }
rehearse-inexact = + { $text } (indicato in modo meno preciso)
rehearse-missed = - Mancava: { $text }
rehearse-wrong = x Non è così: { $text }
rehearse-other = ~ Possibile anche questo: { $text }
rehearse-more = + Si applica anche l'Art. { $law }.
rehearse-unknown = x Questa decisione non si fonda sull'Art. { $law }.
rehearse-why = { $text }
rehearse-followed = Il gioco prosegue da ciò che avete accertato.
rehearse-left-out = { $count ->
    [one] Un passo registrato non è compatibile e si omette.
   *[other] { $count } passi registrati non sono compatibili e si omettono.
  }
rehearse-result = Risposte complete: { $complete } su { $asked }.
