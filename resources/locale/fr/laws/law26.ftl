### Loi 26 : la première attaque après une déclaration retirée

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-26 = Si la déclaration d'un joueur fautif a été retirée et qu'il en a fait une autre à ce tour, et s'il joue en défense, le déclarant peut restreindre la première attaque de son partenaire.
    .e2017 = Si un joueur dont la déclaration a été retirée joue en défense, le déclarant peut restreindre la première attaque de son partenaire.
lawbook-26a = La déclaration retirée se rapportait à une ou plusieurs couleurs : ce qui compte est de savoir si le fautif les a précisées dans les annonces régulières.
    .e2007 = La déclaration retirée se rapportait à une ou plusieurs couleurs et à rien d'autre : ce qui compte est de savoir si le fautif les a précisées dans les annonces régulières.
    .e2017 = Quand la déclaration retirée a été remplacée par une comparable, l'attaque est libre ; mais voir 23C.
lawbook-26a1 = Si le fautif a précisé la couleur dans les annonces régulières, l'attaque est libre ; mais voir 16C.
    .e2007 = Si le fautif a précisé chacune des couleurs dans les annonces régulières, l'attaque est libre ; mais voir 16D.
    .e2017 = { "" }
lawbook-26a2 = Quand le partenaire du fautif attaque pour la première fois, le déclarant peut exiger une couleur que le fautif n'a précisée que par la déclaration retirée, ou l'interdire tant que ce joueur garde la main.
    .e2007 = Quand le partenaire du fautif attaque pour la première fois, le déclarant peut exiger une couleur que le fautif n'a précisée que par la déclaration retirée, ou en interdire une tant que ce joueur garde la main.
    .e2017 = { "" }
lawbook-26b = Après toute autre déclaration retirée le déclarant peut interdire une couleur de son choix quand le partenaire du fautif attaque pour la première fois, tant que ce joueur garde la main.
    .e2017 = Quand la déclaration retirée n'a pas été remplacée par une comparable, le déclarant peut interdire une couleur quand le partenaire du fautif attaque pour la première fois, tant que ce joueur garde la main ; mais aucune que le fautif a précisée dans les annonces régulières.

## Sur quoi porte un cas sous un article, en peu de mots.

point-26 = le déclarant restreint l'attaque après une déclaration retirée
point-26a =
    .e2017 = après une déclaration comparable l'attaque est libre
point-26a2 = le déclarant exige ou interdit la couleur nommée
point-26b = le déclarant peut interdire une couleur à la première attaque

## Décisions, comme l'arbitre les donne à la table.

law-26-free = Le déclarant ne restreint pas l'attaque { SEAT($seat, form: "of") } pour la déclaration retirée.
law-26-void = Ce que le déclarant a choisi pour l'attaque { SEAT($seat, form: "of") } est nul.
law-26-require = { $seat } doit attaquer { SUIT($suit) } s'il le peut.
law-26-forbid = { $seat } ne peut pas attaquer { SUIT($suit) } tant qu'il garde la main.
law-26-led-first = { $offender } a attaqué { CARD($card) } avant que le déclarant puisse choisir, son partenaire ayant retiré une déclaration. Le déclarant choisit maintenant.
law-26-goes-back = { $seat } reprend { CARD($card) }, qui devient une carte pénalisée, et attaque comme le déclarant l'a choisi.

## Questions, et les réponses sur leurs boutons.

question-26 = { SEATS($to) } peut restreindre l'attaque { SEAT($seat, form: "of") } : { $partner } a retiré { CALL($call, form: "a") }.
