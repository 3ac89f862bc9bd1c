### Loi 34 : le droit de déclarer, conservé après des passes hors tour

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-34 = Trois passes ne mettent pas fin aux annonces si l'un d'eux était hors tour et a pris son tour à un joueur. Les annonces reviennent à ce joueur, et les passes qui ont suivi son tour sont annulés. (2007 : 17E2 ; 2017 : 17D3.)
    .e2007 = Pour trois passes dont l'un était hors tour voir 17E2.
    .e2017 = Pour trois passes dont l'un était hors tour voir 17D3.

## Sur quoi porte un cas sous un article, en peu de mots.

point-34 = trois passes n'y suffisent pas si un joueur a perdu son tour

## Décisions, comme l'arbitre les donne à la table.

law-34 = { $offender } a passé hors tour, et { $seat } a perdu son tour de parole : ces trois passes ne mettent pas fin aux annonces.
law-34-reverts = { $offender } a passé hors tour, et { $seat } a perdu son tour de parole : les passes à partir de là sont annulés, et les annonces reviennent { SEAT($seat, form: "to") } comme si de rien n'était.
