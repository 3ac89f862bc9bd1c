### Loi 37 : les déclarations d'un joueur tenu de passer

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-37 = Une enchère, un contre ou un surcontre d'un joueur tenu de passer est annulé, et les deux joueurs de son camp doivent passer jusqu'à la fin des annonces ; le déclarant peut ensuite restreindre l'attaque du partenaire. Si l'adversaire de gauche a déclaré voir 35B.
    .e2007 = Ce qui s'ensuit quand un joueur tenu de passer enchérit, contre ou surcontre.
lawbook-37a =
    .e2007 = Si l'adversaire de gauche a déclaré, la déclaration et toutes les suivantes sont maintenues ; un joueur tenu de passer jusqu'à la fin des annonces doit encore le faire ensuite. La Loi 26 ne s'applique pas. (1997 : 35B.)
    .e2017 = Si l'adversaire de gauche a déclaré, la déclaration et toutes les suivantes sont maintenues ; un joueur tenu de passer jusqu'à la fin des annonces doit encore le faire ensuite. La Loi 26B ne s'applique pas. (1997 : 35B.)
lawbook-37b =
    .e2007 = S'il n'a pas déclaré, la déclaration est annulée, et les deux joueurs du camp doivent passer jusqu'à la fin des annonces.
lawbook-37b1 =
    .e2007 = L'enchère, le contre ou le surcontre est annulé.
lawbook-37b2 =
    .e2007 = Un passe prend sa place, et les deux joueurs du camp doivent passer jusqu'à la fin des annonces. Les Lois 23 et 26 peuvent s'appliquer.
    .e2017 = Un passe prend sa place, et les deux joueurs du camp doivent passer jusqu'à la fin des annonces. 26B et 72C peuvent s'appliquer.

## Sur quoi porte un cas sous un article, en peu de mots.

point-37 = un joueur tenu de passer enchérit : tous deux passent
    .e2007 = un joueur tenu de passer ne le fait pas
point-37a = tenu de passer, mais on a déclaré dessus : maintenu
point-37b = il était tenu de passer : maintenant ils le sont tous deux

## Décisions, comme l'arbitre les donne à la table.

law-37A = { $offender } devait passer, mais le joueur suivant a déclaré sur { CALL($call, form: "the") } : il est maintenu, et les déclarations suivantes aussi. S'il doit passer jusqu'à la fin, il le doit encore.
law-37B = { $offender } devait passer : { CALL($call, form: "the") } est annulé, et il passe.
law-37B-turn = { $offender } devait passer : { CALL($call, form: "the") } est annulé. C'est { SEAT($seat, form: "to") } de parler ; à son propre tour { $offender } passe.
