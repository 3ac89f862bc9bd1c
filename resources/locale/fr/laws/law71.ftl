### Loi 71 : les concessions annulées

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-71 = Une concession est maintenue, sauf que pendant la période de correction l'arbitre annule celle d'une levée déjà gagnée, ou d'une levée qu'aucun jeu licite ne pouvait perdre. Pour celle qu'aucun jeu normal ne pouvait perdre voir 71C.
    .e2007 = Une concession est maintenue, sauf que pendant la période de correction l'arbitre annule celle d'une levée déjà gagnée, ou d'une levée qu'aucun jeu normal ne pouvait perdre.
lawbook-71a = L'arbitre annule la concession d'une levée que le camp avait déjà gagnée, ou qu'aucun jeu licite des cartes restantes ne pouvait perdre.
    .e2007 = { "" }
    .e2017 = L'arbitre annule la concession d'une levée que le camp avait déjà gagnée. (2007 : le premier point de 71.)
lawbook-71b = L'arbitre annule la concession d'un contrat : de la chute, par le déclarant qui l'avait déjà réussi, ou de la réussite, par un défenseur qui l'avait déjà battu.
    .e2007 = { "" }
    .e2017 = L'arbitre annule la concession d'une levée qu'aucun jeu normal des cartes restantes, même négligent, ne pouvait perdre. (2007 : le second point de 71.)
lawbook-71c = Jusqu'à ce que le camp qui a concédé déclare sur la donne suivante, ou que le tour finisse, l'arbitre annule aussi la concession d'une levée qu'aucun jeu normal ne pouvait perdre. (Depuis 2007 en 71, et pendant la période de correction.)
    .e2007 = { "" }

## Sur quoi porte un cas sous un article, en peu de mots.

point-71 = une levée concédée qui ne pouvait être perdue
point-71a = une levée concédée qui était déjà gagnée
point-71b =
    .e2017 = une levée concédée qu'aucun jeu normal ne pouvait perdre
point-71c = une levée concédée qu'aucun jeu normal ne pouvait perdre
    .e2007 = { "" }

## Décisions, comme l'arbitre les donne à la table.

law-71-cancelled = La concession est annulée : { TRICKS($tricks) } qui ne { $tricks ->
        [one] pouvait être perdue va
       *[other] pouvaient être perdues vont
    } à { SIDE($side) }.
law-71-stands = La concession est maintenue : { SIDE($side) } pouvait perdre ce qu'il a concédé.

## Questions, et les réponses sur leurs boutons.

question-71 = L'arbitre juge : le camp { SEAT($seat, form: "of") } demande en retour { TRICKS($tricks) } de sa concession ; il ne reçoit que ce qu'aucun jeu normal ne pouvait perdre. Combien lui en reste-t-il ?
question-71A = L'arbitre juge : le camp { SEAT($seat, form: "of") } demande en retour { TRICKS($tricks) } de sa concession ; il ne reçoit que ce qu'aucun jeu licite ne pouvait perdre. Combien lui en reste-t-il ?
