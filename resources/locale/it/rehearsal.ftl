### Allenamento: che cosa si chiede all'arbitro su un caso, le risposte, e perché sono giuste o sbagliate

## Durante l'allenamento

rehearsal-case = Caso { NUMBER($number, useGrouping: 0) }

## Che cosa si chiede

rehearsal-asks-finding = Che cosa accerti?
rehearsal-asks-happened = Che cosa è successo?
rehearsal-asks-law = In base a quale articolo?
rehearsal-asks-choice = Chi può scegliere, e che cosa?
rehearsal-asks-turn = A chi tocca adesso?
rehearsal-asks-card = Che ne è { CARD($card, form: "of") }?
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

## Perché

rehearsal-why-law = Art. { $law }: { $text }
rehearsal-why-ruled = La decisione qui, Art. { $law }: { $text }
rehearsal-why-happened = È successo questo: { $what }.
