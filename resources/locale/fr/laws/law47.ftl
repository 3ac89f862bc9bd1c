### Loi 47 : les cartes reprises

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-47a = Une carte est reprise quand la rectification d'une irrégularité l'exige ; celle d'un joueur de la défense peut alors devenir une carte pénalisée.
lawbook-47b = Une carte est reprise pour corriger un jeu illicite ; celle d'un joueur de la défense peut alors devenir une carte pénalisée.
lawbook-47c = Une carte nommée sans intention est reprise sans plus quand 45C4(b) permet de la changer.
lawbook-47d = Après qu'un adversaire a changé sa carte, un joueur peut reprendre celle qu'il a jouée après elle et en jouer une autre. Ce que révèlent les cartes retirées est en Loi 16.
lawbook-47e = Une carte jouée sur un renseignement erroné d'un adversaire peut être reprise, comme le disent E1 et E2.
lawbook-47e1 = Une attaque hors tour se reprend librement si un adversaire avait dit à tort au joueur que c'était à lui.
    .e2007 = Une attaque ou un jeu hors tour se reprend librement si un adversaire avait dit à tort au joueur que c'était à lui. Le joueur à sa gauche ne peut pas l'accepter.
    .e2017 = Une attaque ou un jeu hors tour se reprend librement si un adversaire avait dit à tort au joueur que c'était à lui. Le joueur à sa gauche ne peut pas l'accepter, et cela ne consomme pas une renonce.
lawbook-47e2 = Une carte jouée sur une explication erronée peut être reprise tant qu'aucune autre carte n'a été jouée (a) ; ensuite l'arbitre peut ajuster la marque (b).
lawbook-47e2-a = Avant que l'explication soit rectifiée, une carte jouée à cause d'elle peut être reprise, pourvu que personne n'ait joué depuis à cette levée. Une entame reste dès que le mort a montré une carte.
    .e2017 = Avant que l'explication soit rectifiée, une carte jouée à cause d'elle peut être reprise, pourvu que personne n'ait joué depuis. Une entame reste dès que le mort a montré une carte.
lawbook-47e2-b = Quand il est trop tard pour reprendre la carte, l'arbitre peut ajuster la marque.
lawbook-47f = Hors de ces cas, et de celui de 53C, une carte jouée reste jouée.
    .e2017 = Hors de ces cas, et de celui de 53B, une carte jouée reste jouée.
lawbook-47f1 =
    .e2007 = Des cartes peuvent être reprises là où 53C le dit : celles jouées sur une attaque irrégulière quand le bon joueur a attaqué lui aussi. (2017 : 53B.)
    .e2017 = Des cartes peuvent être reprises là où 53B le dit : celles jouées sur une attaque irrégulière quand le bon joueur a attaqué lui aussi. (2007 : 53C.)
lawbook-47f2 =
    .e2007 = Hors des cas de cette Loi une carte jouée reste jouée. (1997 : 47F.)

## Sur quoi porte un cas sous un article, en peu de mots.

point-47 = quand une carte jouée est reprise
point-47b = une carte est reprise pour corriger un jeu illicite
point-47c = une carte nommée par lapsus est reprise
point-47d = un adversaire a changé sa carte : le suivant le peut aussi
point-47e = une carte jouée sur un renseignement erroné
point-47e1 = un adversaire lui a dit que c'était à lui
point-47e2 = une carte jouée sur une explication erronée
point-47f = une carte jouée reste jouée
point-47f1 = qui a joué sur une attaque irrégulière peut changer

## Décisions, comme l'arbitre les donne à la table.

law-47A-lead = La levée précédente a maintenant un autre gagnant, c'est donc à un autre d'attaquer : { $seat } doit reprendre { CARD($card) }.
law-47A-last = L'entame sur laquelle elle avait été jouée est retirée : { $seat } reprend aussi { CARD($card) }.
    .dummy = La levée précédente a maintenant un autre gagnant, c'est donc à une autre main d'attaquer : { CARD($card) } doit retourner au mort.
law-47A-follow = Une autre couleur est attaquée maintenant : { $seat } doit reprendre { CARD($card) } et fournir.
    .dummy = Une autre couleur est attaquée maintenant : { CARD($card) } doit retourner au mort, qui fournit.
law-47C = { CAP(CARD($card)) } retourne au mort sans autre rectification.
law-47D = Parce que la carte du mort a été changée, { $seat } reprend { CARD($card) }, sans autre rectification.
law-47D-declarer = Le joueur à sa droite a changé sa carte : { $seat } reprend { CARD($card) }, sans autre rectification.
law-47D-lead = La levée précédente a maintenant un autre gagnant : { $seat } reprend { CARD($card) }, sans autre rectification.
    .dummy = La levée précédente a maintenant un autre gagnant : { CARD($card) } retourne au mort, sans autre rectification.
law-47D-several = Un adversaire a changé sa carte, { $seat } peut donc changer aussi : { CARD($card) } revient.
    .dummy = Un adversaire a changé sa carte, celle du mort peut donc changer aussi : { CARD($card) } revient.
law-1997-47E1 = Un adversaire avait dit à { $seat } que c'était à lui : { CARD($card) } revient, sans pénalité.
law-47E1 = Un adversaire avait dit à { $seat } que c'était à lui : { CARD($card) } revient, sans pénalité, et personne ne peut l'accepter.
law-47E1-face-down = Un adversaire avait dit à { $seat } que c'était à lui d'entamer : la carte revient sans être vue, et { $due } entame.
law-47E1-stands = Un adversaire avait dit à { $seat } que c'était à lui, mais tous les quatre ont joué : { CARD($card) } est { AGREE($card, m: "maintenu", f: "maintenue") }.
law-47E2a = { $seat } a joué { CARD($card) } sur une explication erronée et personne n'a joué depuis : il peut reprendre sa carte et rejouer, sans pénalité.
law-47E2b = { $seat } a joué { CARD($card) } sur une explication erronée, et il est trop tard pour reprendre la carte : elle est maintenue, et à la fin je verrai si son camp a été lésé.
law-47F = Une carte jouée reste jouée : { $offender } remet { CARD($card) } sur la table.
law-47F-irregular = { $offender } a repris { CARD($card) } : la carte revient sur la table comme elle y était, et l'on décide.
    .dummy = Une carte jouée reste jouée : { CARD($card) } revient du mort sur la table.

## Questions, et les réponses sur leurs boutons.

question-47D = Un adversaire ayant changé sa carte, { SEATS($to) } peut reprendre { CARD($card) }, ou { AGREE($card, m: "le", f: "la") } garder.
question-47E2a = { SEATS($to) } peut reprendre { CARD($card) }, { AGREE($card, m: "joué", f: "jouée") } sur une explication erronée, ou { AGREE($card, m: "le", f: "la") } garder.
question-47E2b = L'arbitre juge : le camp { SEAT($seat, form: "of") } a-t-il été lésé par l'explication erronée, puisque { CARD($card) } n'a pas pu être { AGREE($card, m: "repris", f: "reprise") } ?
