### Loi 61 : ce qu'est une renonce, et qui peut interroger

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-61a = Il y a renonce quand on ne fournit pas alors qu'on le peut, ou quand on n'attaque ou ne joue pas, alors qu'on le peut, une carte ou une couleur que la Loi impose, ou qu'un adversaire a choisie comme une Loi le lui permettait.
lawbook-61b = Quand un joueur ne fournit pas, le déclarant peut interroger un joueur de la défense, le mort le déclarant, et la défense le déclarant. Les joueurs de la défense ne s'interrogent pas entre eux, sauf si les organisateurs le permettent.
    .e2007 = Quand un joueur ne fournit pas, le déclarant peut interroger un joueur de la défense, le mort le déclarant, et la défense le déclarant ; les joueurs de la défense aussi entre eux, sauf si les organisateurs l'interdisent.
    .e2017 = Quand un joueur ne fournit pas, le déclarant peut interroger un joueur de la défense, le mort le déclarant, et les joueurs de la défense le déclarant et leur partenaire.
lawbook-61b1 = Le déclarant peut demander à un joueur de la défense qui n'a pas fourni s'il n'a plus de la couleur.
lawbook-61b2 = Le mort peut demander au déclarant s'il n'a plus de la couleur, tant qu'il a gardé ses droits. Il ne peut pas interroger la défense.
lawbook-61b3 = Les joueurs de la défense peuvent interroger le déclarant. Ils ne s'interrogent pas entre eux, sauf si les organisateurs le permettent ; si l'un le fait, la Loi 63B s'applique.
    .e2007 = Les joueurs de la défense peuvent interroger le déclarant et, sauf si les organisateurs l'interdisent, s'interroger entre eux, au risque de révéler ce dont on ne peut se servir.
    .e2017 = Les joueurs de la défense peuvent interroger le déclarant, et s'interroger entre eux, au risque de révéler ce dont on ne peut se servir.
lawbook-61c =
    .e2017 = Que quelqu'un prétende qu'il y a eu renonce n'est pas une raison de regarder les levées retournées : c'est l'affaire de l'arbitre (66C). (2007 : 62C3.)

## Sur quoi porte un cas sous un article, en peu de mots.

point-61 = ce qu'est une renonce, et qui peut interroger
point-61a = ce qu'est une renonce
point-61b = qui peut interroger sur une renonce
point-61b1 = le déclarant demande à la défense si elle n'a plus de la couleur
point-61b2 = le mort peut interroger le déclarant, jamais la défense
point-61b3 = la défense ne peut pas s'interroger
    .e2007 = la défense s'interroge, à ses risques
point-61c =
    .e2017 = prétendre une renonce ne retourne aucune levée

## Décisions, comme l'arbitre les donne à la table.

law-61B-partner = { $seat } a interrogé son partenaire, ce qui n'est pas permis ici.
law-61B2b = { $seat } est le mort et ne peut pas interroger la défense. La renonce est corrigée tout de même.
law-61C = { SEAT($seat) } prétend qu'il y a eu une renonce. Cela ne donne à personne le droit de regarder les levées retournées : l'arbitre regarde lui-même.
