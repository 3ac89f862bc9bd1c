### Loi 86 : les épreuves par équipes

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-86a = Quand l'arbitre donne la moyenne plus ou la moyenne moins en IMP, c'est +3 ou −3 IMP. (2007 et 2017 : 12C2(b).)
    .e2007 = { "" }
lawbook-86b =
    .e2017 = Quand l'arbitre ajuste une marque et que le résultat de l'autre table est nettement favorable à un camp, il en attribue une assignée au lieu d'une artificielle. Quand plusieurs donnes n'ont pas de résultat comparable et qu'un seul camp était en faute, l'autre reçoit la moyenne plus ou une marque assignée, selon ce qui lui est le plus favorable. (2007 : 86D.)
lawbook-86d =
    .e2007 = Quand l'arbitre ajuste une marque et que le résultat de l'autre table est nettement favorable à un camp, il peut en attribuer une assignée au lieu d'une artificielle. (2017 : 86B.)
    .e2017 = { "" }

## Sur quoi porte un cas sous un article, en peu de mots.

point-86a = ce que vaut la moyenne plus en IMP
point-86b =
    .e2017 = pas de résultat à l'une des deux tables
point-86d =
    .e2007 = un résultat favorable à l'autre table
    .e2017 = { "" }
