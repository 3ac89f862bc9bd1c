### Loi 39 : les déclarations après le dernier passe

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-39 = Une déclaration après le dernier passe est annulée. Elle ne coûte quelque chose que si c'était une enchère, un contre ou un surcontre d'un joueur de la défense.
lawbook-39a = Pour un passe d'un joueur de la défense, et pour toute déclaration du camp du déclarant, il n'y a pas de pénalité. (Depuis 2007 : 39B.)
    .e2007 = Toutes les déclarations après le dernier passe sont annulées.
lawbook-39b = Pour une enchère, un contre ou un surcontre d'un joueur de la défense, le déclarant peut restreindre la première attaque de son partenaire (26). (Depuis 2007 : 39C.)
    .e2007 = Si l'adversaire de gauche a déclaré sur elle, et pour un passe d'un joueur de la défense ou toute déclaration du camp du déclarant, il n'y a rien d'autre à rectifier.
lawbook-39c =
    .e2007 = Pour une enchère, un contre ou un surcontre d'un joueur de la défense sur lequel son adversaire de gauche n'a pas déclaré, le déclarant peut restreindre la première attaque de son partenaire (26).
    .e2017 = Pour une enchère, un contre ou un surcontre d'un joueur de la défense sur lequel son adversaire de gauche n'a pas déclaré, le déclarant peut restreindre la première attaque de son partenaire (26B).

## Sur quoi porte un cas sous un article, en peu de mots.

point-39 = une déclaration après le dernier passe
point-39a = après le dernier passe, les déclarations sont annulées
point-39b = une enchère tardive en défense : l'attaque est restreinte
    .e2007 = un passe tardif ne coûte rien
point-39c = une enchère tardive en défense : l'attaque est restreinte

## Décisions, comme l'arbitre les donne à la table.

law-39A = Les annonces étaient terminées : { CALL($call, form: "the") } { SEAT($offender, form: "of") } est annulé.
law-39B = La déclaration { SEAT($offender, form: "of") } n'a pas d'autre conséquence.
law-39C = { $offender } joue en défense et personne n'a déclaré après lui : le déclarant peut restreindre la première attaque { SEAT($partner, form: "of") }.
