### Loi 80 : les règlements des organisateurs, et le jeu avec écrans

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-80b2-e =
    .e2007 = Les organisateurs disent dans quelles conditions on déclare et l'on joue. Avec des écrans ils peuvent disposer autrement de ce qui n'a pas passé l'écran.
lawbook-80e = Les organisateurs fixent des conditions particulières pour les annonces et le jeu, dont les écrans ; les pénalités pour ce qui n'a pas passé l'écran peuvent être suspendues.
    .e2007 = { "" }

## Sur quoi porte un cas sous un article, en peu de mots.

point-80b2-e = avec des écrans, tant que le chariot n'est pas passé
point-80e = avec des écrans, tant que le chariot n'est pas passé
    .e2007 = { "" }

## Décisions, comme l'arbitre les donne à la table.

law-80-in-time = La déclaration { SEAT($offender, form: "of") }, { $call }, n'a pas passé l'écran : personne ne peut l'accepter. Elle est retirée et rectifiée, et c'est tout.
law-80-both = La déclaration { SEAT($offender, form: "of") }, { $call }, était irrégulière, et { $seat } l'a laissée passer : les deux camps sont en faute, et personne ne peut l'accepter. Les déclarations à partir d'elle sont retirées et refaites, sans aucune rectification.
law-80-gone-round = Depuis la déclaration { SEAT($offender, form: "of") }, { $call }, le chariot a passé l'écran et il est revenu : la déclaration est maintenue et les annonces continuent.
law-80-change = Avec des écrans, personne ne peut accepter le changement de déclaration { SEAT($offender, form: "of") }, { $call } : sa première déclaration est maintenue, sans aucune rectification.
law-80-lead-unseen = L'écran est encore fermé : { $offender } reprend { CARD($card) }, qui n'est pas une carte pénalisée. C'est { SEAT($due, form: "to") } d'entamer.
law-80-lead-unseen-too = L'écran est encore fermé : { $offender } reprend { CARD($card) }, qui n'est pas une carte pénalisée, et l'entame { SEAT($due, form: "of") } est maintenue.
law-80-lead-accepted = { $seat } a ouvert l'écran après { SEAT($offender, form: "that") } a retourné { CARD($card) } : l'entame est acceptée.
law-80-lead-both = Les deux joueurs de la défense avaient retourné une carte quand { $seat } a ouvert l'écran, ce qui revient à la défense : les deux camps sont en faute. L'entame { SEAT($partner, form: "of") }, { CARD($lead) }, est maintenue. { $offender } reprend { CARD($card) }, qui n'est pas une carte pénalisée.
law-80-lead-penalty = Les deux joueurs de la défense avaient retourné une carte quand l'écran a été ouvert : l'entame { SEAT($partner, form: "of") } est maintenue, et { $offender } reprend { CARD($card) }, qui devient une carte pénalisée.
