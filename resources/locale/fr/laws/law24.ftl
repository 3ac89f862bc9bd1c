### Loi 24 : les cartes montrées pendant les annonces

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-24 = Les cartes que le partenaire d'un joueur a pu voir pendant les annonces, du fait de ce joueur, restent face visible jusqu'à la fin des annonces. Si le joueur joue ensuite en défense, le déclarant peut traiter chacune comme une carte pénalisée.
    .e2007 = Les cartes que le partenaire d'un joueur a pu voir pendant la période des annonces, c'est-à-dire avant que l'entame soit retournée, par la faute de ce joueur, restent face visible jusqu'à la fin de la période. De ce qu'elles révèlent le camp non fautif peut se servir, le camp fautif non. Si le joueur joue ensuite en défense, chacune devient une carte pénalisée ; sinon il les reprend.
    .e2017 = Les cartes que le partenaire d'un joueur a pu voir pendant les annonces, c'est-à-dire jusqu'au dernier passe, par la faute de ce joueur, restent face visible jusqu'à la fin des annonces. De ce qu'elles révèlent le camp non fautif peut se servir, le camp fautif non.
lawbook-24a = Pour une seule carte inférieure à un honneur, et qui n'était pas une entame, rien d'autre ne se passe dans les annonces.
lawbook-24b = Pour un seul honneur, et pour toute carte entamée, le partenaire du fautif doit passer à son prochain tour de déclarer.
lawbook-24c = Pour deux cartes ou plus, le partenaire du fautif doit passer à son prochain tour de déclarer.
lawbook-24d =
    .e2017 = Si le fautif devient déclarant ou mort, il reprend les cartes en main.
lawbook-24e =
    .e2017 = Si le fautif joue en défense, chacune des cartes devient une carte pénalisée (50, 51).

## Sur quoi porte un cas sous un article, en peu de mots.

point-24 = une carte vue pendant les annonces
point-24a = une petite carte vue : rien de plus dans les annonces
point-24b = un honneur vu : le partenaire passe une fois
point-24c = deux cartes vues : le partenaire passe une fois
point-24d =
    .e2017 = le déclarant ou le mort reprend les cartes
point-24e =
    .e2017 = en défense, les cartes deviennent pénalisées

## Décisions, comme l'arbitre les donne à la table.

law-24-faced = Le partenaire { SEAT($offender, form: "of") } a pu voir { CARDS($cards) } : { COUNT($cards) ->
        [one] la carte reste
       *[other] les cartes restent
    } face visible sur la table jusqu'à la fin des annonces.
law-24-shown = Pendant les annonces, le partenaire { SEAT($offender, form: "of") } a pu voir { CARDS($cards) }.
law-24-clarifying = La période des annonces dure jusqu'à ce que l'entame soit retournée. Le partenaire { SEAT($offender, form: "of") } a pu voir { CARDS($cards) }.
law-24-too-late = Ce { SEAT($offender, form: "that") } a montré pendant les annonces n'a pas d'autre conséquence.
law-24-after-the-auction = { $partner } aurait dû passer une fois ; les annonces sont terminées.
law-24A = C'était une seule carte inférieure au 10, et non une entame : le partenaire { SEAT($offender, form: "of") } déclare comme il veut.
law-24D = Le camp { SEAT($offender, form: "of") } est celui du déclarant : { $offender } reprend { CARDS($cards) } en main.
law-24E = { $offender } joue en défense : { CARDS($cards) } { COUNT($cards) ->
        [one] devient une carte pénalisée
       *[other] deviennent des cartes pénalisées
    }.
