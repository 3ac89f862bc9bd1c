### Art. 52: una carta penalizzata non giocata

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-52a = Il difensore che doveva giocare la carta penalizzata e ne ha giocata un'altra non può rimediare di sua iniziativa.
lawbook-52b = Il dichiarante decide se accettare la carta giocata invece della penalizzata (52B1), o far giocare la penalizzata (52B2).
lawbook-52b1 = Il dichiarante può accettare la carta giocata, e l'ha accettata quando gioca dopo di essa da una delle due mani. La carta penalizzata allora resta.
lawbook-52b2 = Se il dichiarante non accetta, si gioca la carta penalizzata, e ogni carta giocata per errore diventa carta penalizzata maggiore.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-52 = la carta penalizzata non è stata giocata
point-52a = un'altra carta: non può rimediare da sé
point-52b = un'altra carta invece della penalizzata: decide il dichiarante
point-52b1 = il dichiarante accetta un'altra carta
point-52b2 = non accettata: una carta penalizzata in più

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-52A = Con { CARDS($owed) } davanti a sé come carta penalizzata, { $offender } non aveva il diritto di giocare { CARD($card) }. Non può rimediare di sua iniziativa.
law-52B1a = Il dichiarante accetta { CARD($card) }. La carta penalizzata { SEAT($offender, form: "of") } resta dov'è.
law-52B1b = Dopo { CARD($card) } il dichiarante ha giocato: la carta è accettata, e la carta penalizzata { SEAT($offender, form: "of") } resta dov'è.
law-52B2 = Il dichiarante non accetta { CARD($card) }: { $offender } { AGREE($card, m: "lo", f: "la") } ritira e gioca la carta penalizzata.

## Le domande, e le opzioni sui pulsanti.

question-52B = { $seat } ha giocato { CARD($card) } invece della carta penalizzata: { SEATS($to) } accetta?
option-52B-accept = Accettare { CARD($card) }
option-52B-refuse = Non accettare { CARD($card) }
