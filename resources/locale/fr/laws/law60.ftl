### Loi 60 : le jeu après une attaque ou un jeu irréguliers

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-60 = Ce que deviennent les droits des deux camps quand quelqu'un joue après une attaque ou un jeu irréguliers et avant une décision.
lawbook-60a1 = Si le joueur non fautif dont c'est le tour joue après une attaque ou un jeu irréguliers avant qu'on ait décidé, son camp renonce à ses droits.
lawbook-60a2 = Une fois ce droit abandonné, la carte irrégulière compte comme jouée à son tour, sauf dans le cas de 53C.
    .e2017 = Une fois ce droit abandonné, la carte irrégulière compte comme jouée à son tour, sauf dans le cas de 53B.
lawbook-60a3 = Les cartes pénalisées et les restrictions que le camp fautif avait déjà avant demeurent pour ses tours suivants.
lawbook-60b = Si le déclarant a dû reprendre une attaque hors tour, et qu'un joueur de la défense joue avant qu'il ait attaqué de la bonne main, la carte de celui-ci devient une carte pénalisée principale.
lawbook-60c = Quand le camp fautif continue avant la décision, ses adversaires n'y perdent rien, et l'on peut décider de ce jeu-là aussi.

## Sur quoi porte un cas sous un article, en peu de mots.

point-60 = continuer avant la décision
point-60a1 = le camp non fautif continue et abandonne son droit
point-60b = un joueur de la défense joue avant que le déclarant ait corrigé
point-60c = le camp fautif continue : les autres n'y perdent rien

## Décisions, comme l'arbitre les donne à la table.

law-60A1 = Un adversaire a déjà joué sur l'attaque { SEAT($offender, form: "of") } : elle est maintenue, et rien ne peut plus lui être demandé.
law-60A1-play = Un adversaire a déjà joué après la carte prématurée { SEAT($offender, form: "of") } : elle est maintenue, et rien ne peut plus lui être demandé.
law-60A1-taken-back = { $offender } a posé irrégulièrement { CARD($card) } et a repris cette carte, mais l'adversaire suivant a joué depuis : il n'y a plus rien à rectifier.
law-60B = { $offender } a joué avant que le déclarant ait attaqué de la bonne main : { CARD($card) } devient une carte pénalisée principale, et le déclarant attaque.
law-60C = { $seat } a joué entre-temps, mais pas comme le déclarant l'a choisi : { CARD($card) } revient et devient une carte pénalisée.
law-60C-lead = { $seat } a joué { CARD($card) } sur l'attaque irrégulière de son partenaire : la carte revient aussi.
