### Loi 29 : les déclarations hors tour

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-29 = Ce que l'on fait d'une déclaration hors tour.
lawbook-29a = Le joueur à gauche peut déclarer sur une déclaration hors tour ; il n'y a alors rien à rectifier.
lawbook-29b = Sinon la déclaration est annulée, les annonces reviennent au joueur dont c'était le tour, et la Loi 30, 31 ou 32 dit ce qui s'ensuit.
lawbook-29c = Pour une déclaration conventionnelle hors tour, c'est la dénomination qu'elle précise qui compte, non celle qu'elle nomme.
    .e2007 = Pour une déclaration artificielle hors tour, c'est la dénomination qu'elle précise qui compte, non celle qu'elle nomme.

## Sur quoi porte un cas sous un article, en peu de mots.

point-29 = une déclaration hors tour
point-29a = une déclaration hors tour peut être acceptée
point-29b = non acceptée, elle est annulée et le tour revient
point-29c = une déclaration artificielle compte pour ce qu'elle montre

## Décisions, comme l'arbitre les donne à la table.

law-29-change = { $offender } a déclaré une seconde fois, juste après sa propre déclaration : c'est traité comme un changement de déclaration.
law-29-comparable = { CAP(CALL($replacement, form: "the")) } { SEAT($offender, form: "of") } est comparable { CALL($call, form: "to") } annulé.
law-29-not-comparable = { CAP(CALL($replacement, form: "the")) } { SEAT($offender, form: "of") } n'est pas comparable { CALL($call, form: "to") } annulé.
law-29A = { $offender } { CALL($call, form: "did") } alors que c'était { SEAT($due, form: "to") } de parler.
law-29A-accepted = { $seat } accepte { CALL($call, form: "the") } : il compte comme fait à son tour, et rien d'autre ne s'ensuit. { $seat } déclare.
law-29A-by-calling = { $offender } { CALL($call, form: "did") } hors tour, et ses adversaires ont déclaré par-dessus : { CALL($call, form: "the") } est accepté et maintenu.
law-29B = { CAP(CALL($call, form: "the")) } n'est pas accepté : il est annulé, et c'est { SEAT($due, form: "to") } de parler.
law-29B-in-rotation = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } est maintenu : il est à son tour maintenant que la déclaration d'avant est annulée.
law-29C = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } était artificiel : je m'en tiens à ce qu'il montrait, non à ce qu'il nommait.

## Questions, et les réponses sur leurs boutons.

question-29A = { SEATS($to) } peut accepter { CALL($call, form: "the") } { SEAT($seat, form: "of") } hors tour, ou le faire annuler.
option-29A-accept = Accepter { CALL($call, form: "the") }
option-29A-refuse = Ne pas accepter { CALL($call, form: "the") }
