### Loi 46 : les cartes appelées du mort

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-46a = Le déclarant devrait nommer à la fois la couleur et le rang de la carte qu'il veut du mort.
lawbook-46b = Un appel incomplet, ou qui ne peut pas être exécuté, se lit par les points suivants, sauf si le déclarant voulait sans aucun doute autre chose.
lawbook-46b1 = « Gros » désigne la plus haute carte, « petit » la plus basse, « prends » la plus basse dont on sait qu'elle gagne.
    .e2017 = « Gros » désigne la plus haute carte de la couleur attaquée, « petit » la plus basse, « prends » la plus basse dont on sait qu'elle gagne.
lawbook-46b1-a = « Gros », ou des mots semblables, désigne la plus haute carte du mort.
    .e2017 = « Gros », ou des mots semblables, désigne la plus haute carte du mort dans la couleur attaquée.
lawbook-46b1-b = « Prends » désigne la plus basse carte du mort dont on sait qu'elle gagne la levée.
lawbook-46b1-c = « Petit », ou des mots semblables, désigne la plus basse carte du mort.
    .e2017 = « Petit », ou des mots semblables, désigne la plus basse carte du mort dans la couleur attaquée.
lawbook-46b2 = Si le déclarant ne nomme qu'une couleur, la plus basse carte du mort dans cette couleur est jouée, sauf s'il en voulait sans aucun doute une autre.
lawbook-46b3 = Quand le déclarant nomme un rang sans couleur, le mort attaque la couleur où il vient de gagner (a), ou joue une carte licite de ce rang (b).
lawbook-46b3-a = Quand le mort doit attaquer et que le déclarant ne nomme qu'un rang, c'est cette carte de la couleur où le mort a gagné la levée précédente, si le mort l'a.
lawbook-46b3-b = Sinon une carte du rang nommé est jouée, si une peut l'être licitement. S'il y en a deux ou plus, le déclarant dit laquelle.
lawbook-46b4 = Si le mort n'a pas la carte nommée, rien n'a été appelé, et le déclarant peut nommer n'importe quelle carte licite.
lawbook-46b5 = Si le déclarant ne nomme ni couleur ni rang, comme « n'importe laquelle », l'un ou l'autre joueur de la défense peut choisir la carte du mort.

## Sur quoi porte un cas sous un article, en peu de mots.

point-46 = comment une carte du mort est appelée
point-46a = comment le déclarant devrait appeler une carte
point-46b = la moitié d'un appel au mort
point-46b1 = « gros », « petit », « prends »
point-46b2 = seule une couleur est appelée : sa plus basse carte
point-46b3 = seul un rang est appelé
point-46b4 = on appelle une carte que le mort n'a pas
point-46b5 = « n'importe laquelle » : la défense choisit

## Décisions, comme l'arbitre les donne à la table.

law-46B-changed = Il ne fait aucun doute que le déclarant voulait { CARD($card) } : c'est la carte jouée.
law-46B-stands = Il n'est pas certain que le déclarant voulait autre chose : ses mots valent comme la Loi les lit.
law-46B1a = « Gros » désigne la plus haute carte de la couleur attaquée : { CARD($card) }.
law-46B1b = « Prends » désigne la plus basse carte dont on sait qu'elle gagne : { CARD($card) }.
law-46B1b-beaten = Rien au mort ne peut gagner : la plus basse carte de la couleur attaquée est jouée, { CARD($card) }.
law-46B1c = « Petit » désigne la plus basse carte de la couleur attaquée : { CARD($card) }.
law-46B2 = Une couleur sans rang désigne sa plus basse carte : { CARD($card) }.
law-46B3a = Le mort continue dans la couleur où il vient de gagner : { CARD($card) }.
law-46B3b = La seule carte de ce rang qui puisse être jouée est { CARD($card) }.
law-46B4 = Le mort n'a aucune telle carte à jouer : l'appel est nul, et le déclarant peut appeler n'importe quelle carte licite.
law-46B4-unclear = Cela ne dit pas quelle carte du mort est visée : le déclarant peut appeler n'importe quelle carte licite.
law-46B4-change = Cela ne dit pas quelle carte le déclarant voulait à la place : son premier appel vaut jusqu'à ce qu'il le dise.
law-46B5 = Le déclarant a laissé le choix, et la défense choisit : le mort joue { CARD($card) }.

## Questions, et les réponses sur leurs boutons.

question-46B = L'arbitre juge : est-il hors de doute que le déclarant voulait { CARD($card) } ?
option-46B-unintended = Hors de doute : { CARD($card) }
option-46B-intended = Les mots tels quels
question-46B3b = Le mort a plusieurs cartes de ce rang : laquelle, { SEATS($to) } ?
question-46B5 = Le déclarant laisse le mort jouer n'importe quoi : { SEATS($to, join: "or") } choisit la carte.
