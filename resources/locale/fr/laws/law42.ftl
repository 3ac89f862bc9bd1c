### Loi 42 : les droits du mort

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-42a = Ces droits, le mort ne peut jamais les perdre : dire à l'arbitre les faits ou la Loi, compter les levées, et déplacer les cartes que le déclarant appelle.
lawbook-42a1 = Quand l'arbitre est à la table, le mort peut parler des faits et de la Loi.
lawbook-42a2 = Le mort peut compter les levées gagnées et perdues.
lawbook-42a3 = Le mort déplace les cartes comme le déclarant le lui dit.
    .e2017 = Le mort déplace les cartes comme le déclarant le lui dit, et veille à ce que la main du mort fournisse.
lawbook-42b = Ces droits, le mort les a tant qu'il respecte la Loi 43.
lawbook-42b1 = Le mort peut demander au déclarant, mais non à un joueur de la défense, s'il n'a plus de la couleur quand il ne fournit pas.
lawbook-42b2 = Le mort peut essayer de prévenir une irrégularité du déclarant, par exemple en lui disant de quelle main il doit attaquer.
    .e2017 = Le mort peut essayer de prévenir une irrégularité, par exemple en disant de quelle main le déclarant doit attaquer.
lawbook-42b3 = Le mort peut signaler une irrégularité, mais seulement quand le jeu est terminé.

## Sur quoi porte un cas sous un article, en peu de mots.

point-42 = ce que le mort peut faire
point-42b1 = le mort demande au déclarant s'il n'a plus de la couleur
point-42b2 = le mort avertit avant une irrégularité
