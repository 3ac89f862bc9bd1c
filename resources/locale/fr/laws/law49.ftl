### Loi 49 : les cartes montrées par un joueur de la défense

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-49 = La carte d'un joueur de la défense devient une carte pénalisée quand son partenaire a pu en voir la face, ou quand il la nomme comme étant dans sa main, hors du jeu normal et sauf si une Loi en dispose autrement.

## Sur quoi porte un cas sous un article, en peu de mots.

point-49 = une carte de la défense que le partenaire a pu voir

## Décisions, comme l'arbitre les donne à la table.

law-49 = Le partenaire { SEAT($offender, form: "of") } a pu voir { CARD($card) } : c'est une carte pénalisée.
law-49-until-found = Le partenaire { SEAT($offender, form: "of") } a pu voir { CARD($card) } : tant que je n'ai pas établi que cette carte a été entamée, elle reste sur la table comme carte pénalisée.
law-49-named = { $offender } a dit qu'il avait { CARD($card) }, et son partenaire l'a entendu : c'est une carte pénalisée.
