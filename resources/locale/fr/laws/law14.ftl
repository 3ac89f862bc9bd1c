### Loi 14 : une carte manquante

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-14 = Une carte manquante est cherchée, ou la donne est reconstituée avec un autre jeu. Elle compte comme si elle avait toujours été dans la main.
lawbook-14a = Si l'on s'en aperçoit avant que l'entame soit retournée, la main est complétée, aucune déclaration n'est changée, et les annonces et le jeu continuent comme d'habitude.
lawbook-14a3 =
    .e2007 = Les annonces et le jeu continuent sans que rien change, et la main compte comme si elle avait eu toutes ses cartes dès le début.
lawbook-14b = Si l'on s'en aperçoit plus tard et que la carte est parmi les cartes jouées, la Loi 67 s'applique. Sinon elle retourne dans la main à laquelle elle manquait ; elle peut devenir une carte pénalisée, et ne pas l'avoir jouée plus tôt peut être une renonce.
lawbook-14c =
    .e2007 = Qu'une carte soit revenue dans une main est une information non autorisée pour le partenaire.

## Sur quoi porte un cas sous un article, en peu de mots.

point-14 = une carte manquante est retrouvée
point-14b = une carte manquante retourne dans sa main

## Décisions, comme l'arbitre les donne à la table.

law-14B1 = Il manque des cartes à { $seat } : ce qui manque est parmi les cartes jouées à { TRICK($trick) }, et c'est la Loi 67 qui s'applique.
law-14A1 = On a cherché et retrouvé { CARD($card) } : { AGREE($card, m: "il", f: "elle") } retourne dans la main { SEAT($seat, form: "of") }.
law-14A2 = On a cherché sans retrouver { CARD($card) } : la donne est reconstituée avec un autre jeu, et { $seat } a de nouveau toutes ses cartes.
law-14A3 = Aucune déclaration n'est changée : la main compte comme si elle avait eu toutes ses cartes dès le début. Les annonces et le jeu continuent.
law-14B4-faced = { CAP(CARD($card)) } était là où le partenaire { SEAT($seat, form: "of") } pouvait { AGREE($card, m: "le", f: "la") } voir : la carte d'un joueur de la défense ainsi placée est exposée.
law-14B4-revoke = La carte revenue était depuis toujours { SEAT($offender, form: "to") } : à { TRICK($trick) } il pouvait fournir { SUIT($suit, form: "one") } et il a joué { CARD($card) }. C'était une renonce.

## Questions, et les réponses sur leurs boutons.

question-14A = L'arbitre cherche la carte qui manque à la main { SEAT($seat, form: "of") } : est-elle retrouvée ?
option-14A-found = Retrouvée : elle retourne dans la main
option-14A-not-found = Introuvable : un autre jeu
question-14B = L'arbitre cherche la carte qui manque à la main { SEAT($seat, form: "of") } : est-elle retrouvée ?
option-14B-found = Retrouvée, là où personne ne pouvait la voir
option-14B-found-faced = Retrouvée face visible, vue du partenaire
option-14B-not-found = Introuvable : un autre jeu
