### Loi 65 : les levées sur la table

## Ce que disent les articles des Lois, avec nos propres mots. Le texte d'un message vaut dans toute édition qui n'a pas
## d'attribut à elle ; un message sans texte ne vaut que dans les éditions nommées. Les numéros sont ceux de chaque édition.

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
