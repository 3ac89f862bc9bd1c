### Art. 46: le carte chiamate dal morto

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-46a = Il dichiarante dovrebbe nominare sia il seme sia il rango della carta che vuole dal morto.
lawbook-46b = Una richiesta di carta incompleta, o che non si può eseguire, si interpreta secondo i punti seguenti, a meno che il dichiarante senza alcun dubbio intendesse altro.
lawbook-46b1 = «Alta» vuol dire la carta più alta, «bassa» la più bassa, «prendi» la più bassa che si sa vincente.
    .e2017 = «Alta» vuol dire la più alta del seme d'attacco, «bassa» la più bassa, «prendi» la più bassa che si sa vincente.
lawbook-46b1-a = «Alta», o parole simili, vuol dire la carta più alta del morto.
    .e2017 = «Alta», o parole simili, vuol dire la carta più alta del morto nel seme d'attacco.
lawbook-46b1-b = «Prendi» vuol dire la carta più bassa del morto che si sa che vincerà la presa.
lawbook-46b1-c = «Bassa», o parole simili, vuol dire la carta più bassa del morto.
    .e2017 = «Bassa», o parole simili, vuol dire la carta più bassa del morto nel seme d'attacco.
lawbook-46b2 = Se il dichiarante nomina solo il seme, il morto gioca la carta più bassa di quel seme, a meno che senza alcun dubbio ne intendesse un'altra.
lawbook-46b3 = Quando il dichiarante nomina il rango e non il seme, il morto attacca nel seme con cui ha appena preso (a), o gioca una carta legale di quel rango (b).
lawbook-46b3-a = Se deve attaccare il morto e il dichiarante nomina solo il rango, è la carta di quel rango nel seme con cui il morto ha vinto la presa precedente, se ce l'ha.
lawbook-46b3-b = Negli altri casi si gioca una carta del rango nominato, se è legale farlo. Se ce n'è più d'una, il dichiarante dice quale.
lawbook-46b4 = Se il morto non ha la carta nominata, non è stato nominato nulla, e il dichiarante può nominare una qualsiasi carta legale.
lawbook-46b5 = Se il dichiarante non nomina né seme né rango, come con «una qualunque», uno dei difensori può scegliere la carta del morto.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-46 = come si chiama una carta del morto
point-46a = come il dichiarante dovrebbe chiamare una carta
point-46b = una chiamata a metà dal morto
point-46b1 = «alta», «piccola», «prendi»
point-46b2 = si chiama solo un seme: la sua carta più bassa
point-46b3 = si chiama solo un rango
point-46b4 = si chiama una carta che il morto non ha
point-46b5 = «una qualsiasi»: sceglie un difensore

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-46B-changed = È incontrovertibile che il dichiarante intendesse { CARD($card) }: è questa la carta giocata.
law-46B-stands = Non è incontrovertibile che il dichiarante intendesse altro: le sue parole valgono come le legge il Codice.
law-46B1a = «Alta» vuol dire la più alta nel seme giocato: { CARD($card) }.
law-46B1b = «Prendi» vuol dire la più bassa che sicuramente vince: { CARD($card) }.
law-46B1b-beaten = Al morto nessuna carta può vincere: si gioca la più bassa nel seme giocato, { CARD($card) }.
law-46B1c = «Piccola» vuol dire la più bassa nel seme giocato: { CARD($card) }.
law-46B2 = Chi nomina solo il seme chiama la carta più bassa: { CARD($card) }.
law-46B3a = Il morto prosegue nel seme in cui ha appena vinto: { CARD($card) }.
law-46B3b = La sola carta di quel rango che si può giocare è { CARD($card) }.
law-46B4 = Il morto non ha una carta simile da giocare: la chiamata è nulla, e il dichiarante può chiamare una qualsiasi carta legale.
law-46B4-unclear = Così non si capisce quale carta del morto si intenda: il dichiarante può chiamare una qualsiasi carta legale.
law-46B4-change = Così non si capisce quale altra carta intendesse il dichiarante: finché non lo dice, resta la prima chiamata.
law-46B5 = Il dichiarante ha lasciato la scelta aperta, e sceglie un difensore: dal morto si gioca { CARD($card) }.

## Le domande, e le opzioni sui pulsanti.

question-46B = Valuta l'Arbitro: è incontrovertibile che il dichiarante intendesse { CARD($card) }?
option-46B-unintended = Incontrovertibile: { CARD($card) }
option-46B-intended = Valgono le parole dette
question-46B3b = Il morto ha più carte di quel rango: quale, { SEATS($to) }?
question-46B5 = Il dichiarante ha detto di giocare una qualsiasi: la carta la sceglie { SEATS($to, join: "or") }.
