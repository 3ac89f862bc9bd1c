### Loi 17 : la période des annonces

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-17 = La période des annonces, et dans quel ordre les joueurs déclarent.
lawbook-17a = La période des annonces commence pour un camp quand l'un de ses joueurs regarde ses cartes.
    .e2007 = La période des annonces commence pour un camp quand l'un de ses joueurs sort ses cartes de l'étui.
lawbook-17b = Le donneur fait la première déclaration.
lawbook-17c = Le joueur à gauche du donneur déclare en deuxième, et ainsi de suite dans le sens des aiguilles d'une montre, chacun à son tour.
lawbook-17d = Une déclaration faite avec les cartes d'un mauvais étui est annulée ; le joueur regarde les bonnes et déclare de nouveau. Si son adversaire de gauche avait déclaré et que la nouvelle déclaration est tout autre, l'arbitre attribue une marque artificielle. (2017 : 15A.)
    .e2007 = Une déclaration faite avec les cartes d'un mauvais étui est annulée ; le joueur regarde les bonnes et déclare de nouveau. Si son adversaire de gauche avait déclaré et que la nouvelle déclaration est tout autre, ou si son partenaire avait déclaré, l'arbitre attribue une marque artificielle. (2017 : 15A.)
    .e2017 = Quand finit la période des annonces, et quand trois passes ne mettent pas fin aux annonces.
lawbook-17d1 =
    .e2017 = La période des annonces finit quand, les annonces terminées, un joueur de la défense retourne une entame. Le temps qui s'écoule entre les deux est la période de clarification. (1997 : 17E ; 2007 : 22B1.)
lawbook-17d2 =
    .e2017 = Quand personne n'a enchéri, la période des annonces finit quand les quatre mains sont de retour dans l'étui. (2007 : 22B2.)
lawbook-17d3 =
    .e2017 = Trois passes ne mettent pas fin aux annonces si l'un d'eux était hors tour et a pris son tour à un joueur. Les annonces reviennent à ce joueur et les passes qui ont suivi son tour sont annulés ; qui a passé hors tour est fautif (16C). (1997 : 34 ; 2007 : 17E2.)
lawbook-17e = La période des annonces finit quand les quatre joueurs ont passé, ou quand l'entame est retournée après les trois passes qui ont mis fin aux annonces. Pour un passe hors tour voir 34.
    .e2007 = La période des annonces finit quand, les annonces terminées, un joueur de la défense retourne une entame. Le temps qui s'écoule entre les deux est la période de clarification. (2017 : 17D1.)
    .e2017 = { "" }
lawbook-17e2 =
    .e2007 = Trois passes ne mettent pas fin aux annonces si l'un d'eux était hors tour et a pris son tour à un joueur. Les annonces reviennent à ce joueur et les passes qui ont suivi son tour sont annulés ; qui a passé hors tour est fautif (16D). (1997 : 34 ; 2017 : 17D3.)
    .e2017 = { "" }

## Sur quoi porte un cas sous un article, en peu de mots.

point-17 = dans quel ordre les joueurs déclarent
point-17d =
    .e2017 = quand trois passes ne mettent pas fin aux annonces
point-17d1 =
    .e2017 = quand finit la période des annonces
point-17e = quand finit la période des annonces
    .e2017 = { "" }
point-17d3 =
    .e2017 = trois passes n'y suffisent pas si un joueur a perdu son tour
point-17e2 =
    .e2007 = trois passes n'y suffisent pas si un joueur a perdu son tour
    .e2017 = { "" }

## Décisions, comme l'arbitre les donne à la table.

law-17D3 = Les passes à partir de celui qui était hors tour sont annulés, et c'est { SEAT($seat, form: "to") } de parler.
law-17D2-same = La nouvelle déclaration { SEAT($seat, form: "of") } ne diffère pas de celle qui a été annulée : les annonces continuent.
law-17D2-differs = La nouvelle déclaration { SEAT($seat, form: "of") } diffère de celle qui a été annulée, sur laquelle un adversaire avait déclaré : j'attribuerai une marque ajustée.

## Questions, et les réponses sur leurs boutons.

question-17D = L'arbitre juge : la nouvelle déclaration { SEAT($seat, form: "of") } a-t-elle la même signification que celle qui a été annulée ?
option-17D-same-meaning = Même signification : les annonces continuent
option-17D-other = Elle diffère : une marque ajustée
