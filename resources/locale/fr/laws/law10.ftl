### Loi 10 : qui décide, et qui choisit

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-10a = Seul l'arbitre décide de ce qui suit d'une irrégularité. Ce que les joueurs règlent entre eux, il peut l'annuler.
lawbook-10c4 =
    .e2007 = Une fois la faute rectifiée, le camp fautif peut déclarer et jouer au mieux de ses intérêts, même s'il semble tirer profit de la faute. (1997 : 72A5.)

## Sur quoi porte un cas sous un article, en peu de mots.

point-10a = seul l'arbitre décide de ce qui s'ensuit
point-10c4 =
    .e2007 = après la rectification, les fautifs jouent pour gagner
