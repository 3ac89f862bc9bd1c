### Loi 22 : la fin des annonces

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-22 = Comment finissent les annonces.
lawbook-22a = Quand les quatre joueurs ont passé, les mains retournent dans l'étui sans être jouées, et la donne n'est pas redistribuée. (2007 : 22A1 ; 2017 : 22B.)
    .e2007 = Les annonces finissent quand les quatre joueurs ont passé (A1), ou par trois passes consécutifs après la dernière enchère (A2).
    .e2017 = Par trois passes consécutifs après la dernière enchère, celle-ci devient le contrat. (1997 : 22B ; 2007 : 22A2.)
lawbook-22a1 =
    .e2007 = Quand les quatre joueurs ont passé, les mains retournent dans l'étui sans être jouées, et la donne n'est pas redistribuée. (1997 : 22A ; 2017 : 22B.)
    .e2017 = { "" }
lawbook-22a2 =
    .e2007 = Par trois passes consécutifs après la dernière enchère, celle-ci devient le contrat. (1997 : 22B ; 2017 : 22A.)
    .e2017 = { "" }
lawbook-22b = Par trois passes consécutifs après la dernière enchère, celle-ci devient le contrat. (2007 : 22A2 ; 2017 : 22A.)
    .e2007 = La période des annonces finit quand un joueur de la défense retourne l'entame (B1) ou, quand personne n'a enchéri, quand les quatre mains sont de retour dans l'étui (B2). (2017 : 17D.)
    .e2017 = Quand les quatre joueurs ont passé, les mains retournent dans l'étui sans être jouées, et la donne n'est pas redistribuée. (1997 : 22A ; 2007 : 22A1.)
lawbook-22b1 =
    .e2007 = La période des annonces finit quand, les annonces terminées, un joueur de la défense retourne une entame. Le temps qui s'écoule entre les deux est la période de clarification. (2017 : 17D1.)
    .e2017 = { "" }
lawbook-22b2 =
    .e2007 = Quand personne n'a enchéri, la période des annonces finit quand les quatre mains sont de retour dans l'étui. (2017 : 17D2.)
    .e2017 = { "" }

## Sur quoi porte un cas sous un article, en peu de mots.

point-22 = comment finissent les annonces
point-22b = la dernière enchère devient le contrat
    .e2007 = quand finit la période des annonces
    .e2017 = quatre passes : la donne n'est pas jouée
point-22a1 =
    .e2007 = quatre passes : la donne n'est pas jouée
    .e2017 = { "" }
point-22a = quatre passes : la donne n'est pas jouée
    .e2007 = { "" }

## Décisions, comme l'arbitre les donne à la table.

law-22-passed-out = Les quatre joueurs ont passé : les mains retournent dans l'étui et ne sont pas redistribuées. Personne ne marque.
