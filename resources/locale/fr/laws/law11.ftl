### Loi 11 : le droit à rectification, et comment il se perd

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-11a = Un camp qui continue de lui-même avant l'arrivée de l'arbitre peut perdre ce à quoi il avait droit. L'arbitre en décide ainsi, par exemple, quand ce camp a pu gagner à ce qu'un adversaire a fait ensuite sans connaître les Lois.
    .e2017 = Un camp qui continue de lui-même avant l'arrivée de l'arbitre peut perdre ce à quoi il avait droit ; s'il y a gagné faute de connaître les Lois, seule sa marque est ajustée, et les fautifs ne gardent rien de ce que la faute leur a rapporté.

## Sur quoi porte un cas sous un article, en peu de mots.

point-11a = qui continue avant la décision peut perdre ses droits

## Décisions, comme l'arbitre les donne à la table.

law-11A-played-on = { CAP(CARD($card)) } { SEAT($offender, form: "of") } est { AGREE($card, m: "venu", f: "venue") } trop tôt, mais le camp du déclarant a joué depuis : le droit à rectification est perdu, et les cartes sont maintenues.
law-11A-choice-kept = { CAP(CARD($card)) } { SEAT($offender, form: "of") } est { AGREE($card, m: "venu", f: "venue") } trop tôt. Que le camp du déclarant ait joué depuis ne fait pas perdre au déclarant son choix.
law-11A-taken-back = { $offender } a posé irrégulièrement { CARD($card) } et a repris cette carte, mais les adversaires ont continué à jouer : le droit à une rectification est perdu.
law-11A-not-forfeited = { $offender } a posé irrégulièrement { CARD($card) } et a repris cette carte. Les adversaires ont continué à jouer, mais n'en perdent pas pour autant leur droit : elle revient sur la table.

## Questions, et les réponses sur leurs boutons.

question-11A = À l'arbitre de juger : { SEAT($seat) } avait posé irrégulièrement { CARD($card) }, et les adversaires ont continué à jouer. Leur droit à une rectification est-il perdu ?
option-11A-forfeited = Il est perdu
option-11A-not-forfeited = Il ne l'est pas : carte pénalisée
