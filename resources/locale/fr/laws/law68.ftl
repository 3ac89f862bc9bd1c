### Loi 68 : revendications et concessions

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-68 = Une revendication ou une concession porte sur plus que la levée en cours. Ce qui ne concerne que cette levée n'arrête rien : le jeu continue, et la carte montrée par un joueur de la défense n'est pas pénalisée, mais les Lois 16 et 57A peuvent s'appliquer.
lawbook-68a = Dire que son camp gagnera un nombre des levées restantes est une revendication ; de même arrêter le jeu, ou montrer sa main, sauf si ce n'était manifestement pas voulu ainsi.
lawbook-68b = Dire que son camp perdra un nombre des levées restantes est une concession ; en revendiquer certaines concède les autres. Si un joueur de la défense concède et que son partenaire conteste aussitôt, il n'y a pas de concession. (Depuis 2007 cela est en 68B2.)
    .e2007 = Dire que son camp perdra un nombre des levées restantes est une concession ; en revendiquer certaines concède les autres.
lawbook-68b1 =
    .e2007 = Dire qu'un camp perdra un nombre de levées les concède ; en revendiquer certaines concède le reste, et abandonner sa main les concède toutes. (1997 : 68B.)
lawbook-68b2 =
    .e2007 = Si un joueur de la défense concède et que son partenaire conteste aussitôt, il n'y a pas de concession. On appelle l'arbitre et le jeu continue. La carte qu'un joueur de la défense a montrée n'est pas pénalisée, mais son partenaire ne peut pas s'en servir (16D). (1997 : en 68B, plus brièvement.)
    .e2017 = Si un joueur de la défense concède et que son partenaire conteste aussitôt, il n'y a ni concession ni revendication. On appelle l'arbitre et le jeu continue. La carte qu'un joueur de la défense a montrée n'est pas pénalisée, mais son partenaire ne peut pas s'en servir (16C). (1997 : en 68B, plus brièvement.)
lawbook-68c = Qui revendique dit aussitôt comment il jouera, et dans quel ordre.
    .e2017 = Qui revendique dit aussitôt comment il jouera, et dans quel ordre, et montre sa main.
lawbook-68d = Après une revendication ou une concession le jeu s'arrête, et ce qui est joué ensuite ne compte pas ; si quelqu'un conteste, on appelle l'arbitre.
    .e2007 = Après une revendication ou une concession le jeu s'arrête ; si quelqu'un conteste, on appelle l'arbitre. Ce qui a été joué entre-temps peut lui servir d'indice.
    .e2017 = Après une revendication ou une concession le jeu s'arrête. Si quelqu'un conteste, on appelle l'arbitre, ou, si le camp qui n'a pas revendiqué le demande et que les quatre joueurs sont d'accord, le jeu continue et la revendication tombe.
lawbook-68d1 =
    .e2017 = Si tous acceptent la revendication ou la concession, la Loi 69 s'applique.
lawbook-68d2 =
    .e2017 = Si quelqu'un en doute, le mort compris, on appelle l'arbitre (a), ou les quatre conviennent de continuer (b).
lawbook-68d2-a =
    .e2017 = On appelle l'arbitre ; jusqu'à son arrivée personne ne fait rien, et il décide selon la Loi 70.
lawbook-68d2-b =
    .e2017 = Le camp qui n'a pas revendiqué peut demander à continuer. Si les quatre sont d'accord, la revendication tombe et l'on n'en décide pas, les Lois 16 et 50 ne s'appliquent pas, et la marque obtenue est maintenue. Si l'un n'est pas d'accord, on appelle l'arbitre.

## Sur quoi porte un cas sous un article, en peu de mots.

point-68 = une revendication ou une concession
point-68a = ce qu'est une revendication
point-68b = ce qu'est une concession
point-68b2 = le partenaire conteste aussitôt : il n'y a pas de concession
point-68c = qui revendique dit comment il jouera
point-68d = après une revendication le jeu s'arrête
point-68d2 =
    .e2017 = une contestation : l'arbitre, ou continuer

## Décisions, comme l'arbitre les donne à la table.

law-68A = { $claimer } montre des cartes et revendique ainsi ce qui reste, { TRICKS($tricks) }, à moins que ce ne fût clairement pas son intention.
law-68A-claim = { $claimer } a revendiqué : { TRICKS($tricks) }.
law-68A-none = { $claimer } ne voulait pas revendiquer : le jeu continue.
law-1997-68B = { $partner } conteste aussitôt : { $seat } n'a rien concédé, et le jeu continue. Mais ce qu'il a montré devient une carte pénalisée.
law-68B2 = { $partner } conteste aussitôt : { $seat } n'a rien concédé, et le jeu continue. Ce qu'il a montré n'est pas une carte pénalisée, mais { $partner } ne peut pas s'en servir.
law-68B2-unseen = { $partner } conteste aussitôt : { $seat } n'a rien concédé, et le jeu continue.
law-1997-68D = Ce qui a été joué après l'arrêt du jeu est nul : { CARDS($cards, form: "short") }.
law-68D2b = { SIDE($side) } demande à continuer : si tous les quatre sont d'accord, ce { SEAT($claimer, form: "that") } a revendiqué ou concédé est nul, les Lois 16 et 50 ne s'appliquent pas, et la marque obtenue est maintenue ; sinon l'arbitre décide.
law-68D2b-all = Personne n'a objecté, et le jeu continue : ce { SEAT($claimer, form: "that") } a revendiqué ou concédé est nul.
law-68D2b-score = Tous les quatre étaient d'accord pour continuer : ce { SEAT($claimer, form: "that") } a revendiqué ou concédé est nul, et la marque obtenue est maintenue.
law-68D2b-shown = La défense reprend ce qui a été montré avec cela : { CARDS($cards) }, { COUNT($cards) ->
        [one] qui n'est pas une carte pénalisée
       *[other] qui ne sont pas des cartes pénalisées
    }.
law-68D2b-stays = { CAP(CARD($card)) } était là avant la revendication : c'est toujours la carte pénalisée { SEAT($seat, form: "of") }.
law-68D2b-lifted = { $seat } reprend { CARD($card) }, bien que la carte ait été là avant la revendication : la Loi 50 ne s'applique pas.
law-68D2b-not-all = Les quatre ne sont pas tous d'accord pour continuer : l'arbitre décide de ce { SEAT($claimer, form: "that") } a revendiqué ou concédé.

## Questions, et les réponses sur leurs boutons.

question-68A = L'arbitre constate : { $seat } a montré des cartes. Voulait-il revendiquer, ou clairement pas ?
question-68D2b-director = L'arbitre juge : { CARD($card) } était la carte pénalisée { SEAT($seat, form: "of") } avant la revendication. Le reste-t-elle ? La Loi ne le dit pas ; si l'on continue, elle ne l'est plus.
option-68D2b-penalty-card = Elle reste carte pénalisée
option-68D2b-not-penalty-card = Elle n'est plus carte pénalisée
question-68D = Quelqu'un n'est pas d'accord avec { $seat }. { SEATS($to, join: "or") } : demandez-vous à continuer, ou l'arbitre doit-il décider ?
