### Loi 78 : les modes de marque

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-78 = Façons de comparer une donne aux autres.
lawbook-78a = Points de match : deux pour chaque marque qu'une paire bat sur la donne, un pour chacune qu'elle égale.
lawbook-78b = Points de match internationaux : la différence entre deux marques devient des IMP par une échelle.
lawbook-78c = Points totaux : les marques de toutes les donnes s'additionnent.

## Sur quoi porte un cas sous un article, en peu de mots.

point-78 = comment les donnes se comparent
