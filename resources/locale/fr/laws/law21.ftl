### Loi 21 : les déclarations faites sur une information erronée

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-21 = Ce que devient une déclaration faite sur un malentendu ou sur une information erronée.
lawbook-21a = Un joueur qui a mal compris de lui-même n'a droit à aucune réparation.
lawbook-21b = Une déclaration faite sur une information erronée d'un adversaire.
lawbook-21b1 = Jusqu'à la fin de la période des annonces, et tant que son partenaire n'a pas déclaré depuis, un joueur peut changer sans pénalité une déclaration probablement due à une information erronée d'un adversaire. Une alerte oubliée est une information erronée.
    .e2007 = Jusqu'à la fin de la période des annonces, et tant que son partenaire n'a pas déclaré depuis, un joueur peut changer une déclaration sur laquelle une information erronée d'un adversaire a bien pu influer. Une alerte oubliée est une information erronée.
lawbook-21b1-b =
    .e2007 = Tant que rien ne montre le contraire, l'arbitre considère que c'est l'explication qui était fausse et non la déclaration.
lawbook-21b2 = Quand un joueur a ainsi changé sa déclaration, son adversaire de gauche peut changer sans pénalité celle qu'il a faite ensuite. Si ce que disait sa première déclaration lèse le camp non fautif, l'arbitre peut ajuster la marque ; voir aussi 16C.
    .e2007 = Quand un joueur a ainsi changé sa déclaration, son adversaire de gauche peut changer celle qu'il a faite ensuite. Pour ce que révèlent les déclarations retirées voir 16D.
    .e2017 = Quand un joueur a ainsi changé sa déclaration, son adversaire de gauche peut changer celle qu'il a faite ensuite. Pour ce que révèlent les déclarations retirées voir 16C.
lawbook-21b3 = Quand il est trop tard pour changer la déclaration, l'arbitre peut ajuster la marque.
    .e2007 = Quand il est trop tard pour changer la déclaration, et que le camp fautif a tiré profit de l'information erronée, l'arbitre ajuste la marque.

## Sur quoi porte un cas sous un article, en peu de mots.

point-21 = une déclaration faite sur une information erronée
point-21b1 = faite sur une information erronée, elle peut être changée
point-21b2 = l'adversaire suivant peut alors changer la sienne
point-21b3 = trop tard pour changer : l'arbitre ajuste la marque

## Décisions, comme l'arbitre les donne à la table.

law-21B1a = { $seat } { CALL($call, form: "did") } sur une explication erronée d'un adversaire : il peut changer maintenant sa déclaration, et rien d'autre ne s'ensuit pour son camp.
law-21B1a-changed = { $seat } { CALL($replacement, form: "does") } à la place, comme il le peut après une explication erronée.
law-21B2 = { $seat } reprend { CALL($call, form: "the") } et déclare de nouveau.
law-21B3 = { $seat } { CALL($call, form: "did") } sur une explication erronée d'un adversaire, et il est trop tard pour y changer quelque chose. Continuez ; à la fin de la donne je verrai si l'autre camp en a tiré profit.

## Questions, et les réponses sur leurs boutons.

question-21B2 = Maintenant { SEAT($seat, form: "that") } a changé sa déclaration, { SEATS($to) } peut reprendre { CALL($call, form: "the") }, ou le garder.
option-21B2-keep = Garder { CALL($call, form: "the") }
option-21B2-withdraw = Reprendre { CALL($call, form: "the") }
question-21B3 = L'arbitre juge : l'autre camp a-t-il tiré profit de l'explication erronée sur laquelle { $seat } { CALL($call, form: "did") } ?
