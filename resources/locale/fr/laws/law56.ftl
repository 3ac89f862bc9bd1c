### Loi 56 : l'attaque hors tour d'un joueur de la défense

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-56 = Si le déclarant refuse l'attaque hors tour d'un joueur de la défense, la carte devient une carte pénalisée principale.
lawbook-56a = Le déclarant peut accepter l'attaque comme le prévoit la Loi 53.

## Sur quoi porte un cas sous un article, en peu de mots.

point-56 = une attaque hors tour de la défense est refusée
point-56a = le déclarant accepte une attaque hors tour de la défense

## Décisions, comme l'arbitre les donne à la table.

law-56B = L'attaque est refusée : { $offender } reprend { CARD($card) }, qui devient une carte pénalisée principale.
law-56B-last = { $offender } reprend { CARD($card) }, qui devient une carte pénalisée principale.

## Questions, et les réponses sur leurs boutons.

question-56 = { $seat } a attaqué { CARD($card) } hors tour : { SEATS($to) } accepte-t-il ?
option-56-accept = Accepter l'attaque
option-56-refuse = Refuser l'attaque
