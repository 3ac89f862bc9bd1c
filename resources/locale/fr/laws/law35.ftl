### Loi 35 : les déclarations inadmissibles

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-35 = Une déclaration inadmissible sur laquelle l'adversaire de gauche a déclaré : personne n'est pénalisé et aucune attaque n'est restreinte, mais la plupart de ces déclarations sont annulées. (Depuis 2007 : 36A, 37A, 38B, 39B.)
    .e2007 = Déclarations inadmissibles : un contre ou un surcontre que la Loi 19 interdit (36), une déclaration autre qu'un passe d'un joueur tenu de passer (37), une enchère de plus de sept (38), une déclaration après le dernier passe (39).
lawbook-35a = Un contre ou un surcontre que la Loi 19 interdit est annulé avec toutes les déclarations suivantes ; les annonces reviennent au joueur dont c'était le tour, comme si de rien n'était.
    .e2007 = Un contre ou un surcontre que la Loi 19 interdit est inadmissible (36).
lawbook-35b = La déclaration d'un joueur tenu de passer est maintenue, avec toutes les déclarations licites suivantes ; s'il y était tenu jusqu'à la fin des annonces, il doit encore passer ensuite.
    .e2007 = Une enchère, un contre ou un surcontre d'un joueur tenu de passer est inadmissible (37).
lawbook-35c = Une enchère de plus de sept est annulée avec toutes les déclarations suivantes et remplacée par un passe, et les annonces continuent comme si de rien n'était.
    .e2007 = Une enchère de plus de sept est inadmissible (38).
lawbook-35d = Une déclaration après le dernier passe est annulée avec toutes les suivantes, sans pénalité.
    .e2007 = Une déclaration après le dernier passe est inadmissible (39).

## Sur quoi porte un cas sous un article, en peu de mots.

point-35 = une déclaration qui n'est pas permise
