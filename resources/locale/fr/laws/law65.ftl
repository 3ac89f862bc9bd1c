### Loi 65 : les levées sur la table

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-65a = Quand quatre cartes ont été jouées, chaque joueur retourne la sienne et la garde devant lui.
lawbook-65b = La direction d'une carte retournée indique quel camp a gagné la levée.
lawbook-65b1 = La carte d'une levée gagnée pointe dans sa longueur vers le partenaire.
lawbook-65b2 = La carte d'une levée perdue pointe dans sa longueur vers les adversaires.
lawbook-65b3 =
    .e2007 = Une carte qui pointe du mauvais côté peut être signalée : par le déclarant à tout moment, par le mort ou un joueur de la défense seulement jusqu'à l'attaque de la levée suivante.
    .e2017 = Une carte qui pointe du mauvais côté peut être signalée par tout joueur jusqu'à ce que son camp joue à la levée suivante ; plus tard, 16B peut s'appliquer.
lawbook-65c = Chaque joueur garde ses cartes en un rang ordonné, dans l'ordre joué, pour qu'on puisse revoir le jeu ensuite.
lawbook-65d = Personne ne dérange son rang avant que le nombre de levées soit convenu. Qui le fait peut voir compter contre lui les levées douteuses, et sa parole pour ou contre une renonce.

## Sur quoi porte un cas sous un article, en peu de mots.

point-65 = comment les levées se gardent
## Décisions, comme l'arbitre les donne à la table.

law-65B = { $offender } remet dans le bon sens sa carte de { TRICK($trick) }.
law-65B3 = { $seat } le signale à temps : { $offender } remet dans le bon sens sa carte de { TRICK($trick) }.
law-65B3-late = { $offender } remet dans le bon sens sa carte de { TRICK($trick) }. Le camp { SEAT($seat, form: "of") } avait déjà joué à la levée suivante : il était trop tard pour le signaler, et 16B peut s'appliquer à ce qui a été dit.
law-65B3-late-2007 = { $offender } remet dans le bon sens sa carte de { TRICK($trick) }. On avait attaqué à la levée suivante, et { $seat } n'est pas le déclarant : il était trop tard pour le signaler.
