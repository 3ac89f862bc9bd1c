### Loi 66 : revoir les levées

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-66a = Tant qu'il n'a pas retourné sa propre carte, et que son camp n'a pas joué à la levée suivante, le déclarant ou un joueur de la défense peut faire remontrer les quatre cartes.
lawbook-66b = Tant que personne n'a attaqué la levée suivante, le déclarant ou un joueur de la défense peut regarder sa propre dernière carte, mais non la montrer.
    .e2017 = Tant que son camp n'a pas joué à la levée suivante, le déclarant ou un joueur de la défense peut regarder sa propre dernière carte, mais non la montrer.
lawbook-66c = Une fois une levée retournée et les deux camps ayant joué à la suivante, personne n'en regarde les cartes sans que l'arbitre le dise.
lawbook-66d = Après le jeu, les cartes peuvent être regardées pour régler une renonce, ou le nombre de levées gagnées ; chacun ne touche alors que les siennes. Si ensuite un joueur mêle les siennes au point que les faits ne peuvent plus être établis, l'arbitre décide pour l'autre camp.

## Sur quoi porte un cas sous un article, en peu de mots.

point-66 = regarder une levée retournée
point-66a = la dernière levée peut être vue jusqu'à ce qu'on joue
point-66c = une levée retournée ne se regarde plus
point-66d = après le jeu les cartes peuvent être regardées

## Décisions, comme l'arbitre les donne à la table.

law-66A-not-turned = { $seat } n'avait pas encore retourné sa propre carte : il peut faire remontrer { TRICK($trick) }.
law-66B = { $seat } peut regarder de nouveau sa dernière carte, sans la montrer ; il est encore temps.
law-66C = { $seat } ne peut pas regarder lui-même une levée retournée : c'est l'affaire de l'arbitre.
law-66C-no-revoke = J'ai regardé les levées dont parlait { $seat } : personne n'a renoncé.

## Questions, et les réponses sur leurs boutons.

question-66A = L'arbitre établit : { $seat } avait-il déjà retourné sa propre carte à { TRICK($trick) } ?
option-66A-turned = Oui : il ne peut plus regarder
option-66A-not-turned = Pas encore : il peut regarder
