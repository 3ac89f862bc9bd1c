### Loi 70 : revendications et concessions contestées

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-70a = Quand une revendication est contestée, l'arbitre décide aussi équitablement que possible pour les deux camps, mais un point douteux va contre celui qui revendique.
lawbook-70b = L'arbitre entend de nouveau la déclaration de celui qui revendique, et les objections des adversaires.
lawbook-70b1 = Celui qui revendique répète ce qu'il a dit en revendiquant.
lawbook-70b2 = Avant de décider, l'arbitre entend les objections et voit les cartes restantes.
    .e2007 = L'arbitre entend ce qu'objectent les adversaires, sans être lié par cela.
lawbook-70b3 = Avant de décider, l'arbitre entend les objections et voit les cartes restantes.
    .e2007 = L'arbitre peut faire montrer les cartes restantes.
lawbook-70c = Quand un adversaire de celui qui revendique a encore un atout, il reçoit les levées que cet atout pourrait gagner par un jeu normal, si celui qui revendique n'en a pas parlé et a bien pu l'ignorer.
lawbook-70c1 = Première condition : celui qui revendique n'a rien dit de cet atout.
lawbook-70c2 = Deuxième condition : il est tant soit peu probable qu'il ignorait, en revendiquant, qu'il était encore dehors.
lawbook-70c3 = Troisième condition : un jeu normal, même négligent, pouvait perdre une levée contre lui.
lawbook-70d = Une ligne gagnante que celui qui revendique n'a pas énoncée n'est pas acceptée, si une autre ligne normale, même négligente, gagnait moins de levées.
lawbook-70d1 =
    .e2007 = Une ligne gagnante que celui qui revendique n'a pas énoncée n'est pas acceptée, si une autre ligne normale, même négligente, gagnait moins de levées. (1997 : 70D.)
lawbook-70d2 =
    .e2007 = La revendication d'un joueur de la défense n'est pas acceptée dans la mesure où son partenaire aurait à choisir entre plusieurs jeux normaux.
lawbook-70d3 =
    .e2007 = Si des cartes ont été jouées après la revendication, l'arbitre peut y voir un indice de ce qu'auraient fait les joueurs, et de la valeur de la revendication.
    .e2017 = { "" }
lawbook-70e = Une ligne qui exige qu'une carte soit chez un adversaire plutôt que chez l'autre n'est acceptée que si elle a été énoncée, ou si l'un d'eux n'a pas fourni dans la couleur ou ne fournirait pas sur toute ligne normale, ou si ne pas la suivre serait irrationnel.
    .e2017 = Une ligne qui exige qu'une carte soit chez un adversaire plutôt que chez l'autre n'est acceptée que si elle a été énoncée, ou si l'un d'eux n'a pas fourni dans la couleur ou ne fournirait pas sur toute ligne normale.
lawbook-70e1 =
    .e2007 = Une ligne qui exige qu'une carte soit chez un adversaire plutôt que chez l'autre n'est acceptée que si elle a été énoncée, ou si l'un d'eux n'a pas fourni dans la couleur ou ne fournirait pas sur toute ligne normale, ou si ne pas la suivre serait irrationnel. (1997 : 70E.)
    .e2017 = Une ligne qui exige qu'une carte soit chez un adversaire plutôt que chez l'autre n'est acceptée que si elle a été énoncée, ou si l'un d'eux n'a pas fourni dans la couleur ou ne fournirait pas sur toute ligne normale. (1997 et 2007 : ou si ne pas la suivre serait irrationnel.)
lawbook-70e2 =
    .e2007 = Les organisateurs peuvent fixer dans quel ordre une couleur est réputée jouée, comme par le haut, quand celui qui revendique ne l'a pas dit.

## Sur quoi porte un cas sous un article, en peu de mots.

point-70 = une revendication contestée
point-70a = un point douteux va contre celui qui revendique
point-70b = l'arbitre entend les deux camps
point-70c = un atout oublié par celui qui revendique
point-70d = une ligne non énoncée n'est pas admise
point-70e = une impasse non énoncée

## Décisions, comme l'arbitre les donne à la table.

law-70A = Après ce { SEAT($claimer, form: "that") } a revendiqué ou concédé, une renonce a été corrigée : l'arbitre dit comment se répartissent les levées restantes.
law-70A-ruled = Des levées restantes, le camp { SEAT($claimer, form: "of") } en reçoit { $tricks ->
        [0] aucune
       *[other] { NUMBER_WORD($tricks) }
    }.
law-70A-contested = La revendication { SEAT($claimer, form: "of") } est contestée : un point douteux va contre celui qui revendique.
law-70A-contested-concession = La concession { SEAT($claimer, form: "of") } est contestée : je décide aussi équitablement que possible pour les deux camps.
law-70A-certain = Les cartes décident : des levées restantes, le camp { SEAT($claimer, form: "of") } en gagne { $tricks ->
        [0] aucune
       *[other] { NUMBER_WORD($tricks) }
    }.
law-70A-worst-line = Par un jeu normal, le camp { SEAT($claimer, form: "of") } peut { $tricks ->
        [0] n'en gagner aucune
       *[other] n'en gagner que { NUMBER_WORD($tricks) }
    } : { CARDS($line) }.
law-70C = { $seat } a encore { CARDS($cards) } à l'atout : ce { SEAT($claimer, form: "that") } a dit en tient-il compte ?
law-70C-silent = { $seat } a encore { CARDS($cards) } à l'atout et { $claimer } n'en a pas parlé : s'il a pu l'oublier, il paie ce qu'un jeu normal peut perdre.
law-70D1 = { $claimer } n'a énoncé aucune ligne de jeu : la moins heureuse des lignes normales compte.
law-70D2 = { $claimer } est de la défense : ce qui dépend du bon choix { SEAT($partner, form: "of") } n'est pas accepté.
law-70D3 = Ce qui a été joué après l'arrêt du jeu peut servir d'indice : { CARDS($cards, form: "short") }.
law-70E1 = { $seat } a { CARD($card) } : une ligne qui ne réussit qu'ainsi devait être énoncée, sauf si quelqu'un ne fournit plus.
law-70E2 = Par règlement une couleur est censée jouée en commençant par la plus haute carte, car { $claimer } n'a rien dit d'autre.

## Questions, et les réponses sur leurs boutons.

question-70A = L'arbitre juge : des levées restantes, combien vont au camp { SEAT($seat, form: "of") } ?

## Ce que les organisateurs peuvent choisir.

election-70E2 = 70E2 : une couleur dont on n'a rien dit se joue du haut
