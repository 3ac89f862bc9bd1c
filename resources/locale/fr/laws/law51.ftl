### Loi 51 : plusieurs cartes pénalisées

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-51a = Quand un joueur de la défense pourrait jouer licitement plus d'une de ses cartes pénalisées, le déclarant dit laquelle.
lawbook-51b1 = Quand c'est au partenaire d'un joueur qui a plusieurs cartes pénalisées d'une même couleur d'attaquer, le déclarant peut exiger ou interdire cette couleur ; toutes sont alors reprises.
lawbook-51b2 = Avec des cartes pénalisées de plusieurs couleurs, le déclarant peut exiger une de ces couleurs, ou en interdire une ou plusieurs ; les cartes des couleurs qu'il a nommées sont reprises. Sinon l'attaque est libre et les cartes restent.

## Sur quoi porte un cas sous un article, en peu de mots.

point-51 = deux cartes pénalisées ou plus
point-51a = deux cartes pénalisées : le déclarant dit laquelle
point-51b1 = plusieurs cartes pénalisées d'une couleur
point-51b2 = des cartes pénalisées de plusieurs couleurs

## Décisions, comme l'arbitre les donne à la table.

law-51A-chosen = De ses cartes pénalisées { $seat } joue { CARD($card) }.
law-51B-require = { $leader } doit attaquer { SUIT($suit) } s'il le peut. { CAP(CARDS($cards)) } { COUNT($cards) ->
        [one] retourne
       *[other] retournent
    } en main.
law-51B-forbid = { $leader } ne peut pas attaquer { SUITS($suits, join: "or") } tant qu'il garde la main. { CAP(CARDS($cards)) } { COUNT($cards) ->
        [one] retourne
       *[other] retournent
    } en main.
law-51B2c-free = Le déclarant ne restreint pas l'attaque { SEAT($leader, form: "of") }. Les cartes pénalisées restent, et à la prochaine attaque { SEAT($leader, form: "of") } on redemandera au déclarant.
law-51B2c-free-own = Le déclarant ne restreint pas l'attaque pour les cartes pénalisées du partenaire, qui restent ; mais { $leader } en a une à lui, et l'attaque (50D1). À la prochaine attaque { SEAT($leader, form: "of") } on redemandera au déclarant.

## Questions, et les réponses sur leurs boutons.

question-51A = { $seat } pourrait jouer plus d'une carte pénalisée : laquelle, { SEATS($to) } ?
question-51B = C'est à { $seat } d'attaquer, et { $partner } a plusieurs cartes pénalisées : que choisit { SEATS($to) } ?
