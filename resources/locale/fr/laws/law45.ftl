### Loi 45 : comment une carte est jouée

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-45a = Un joueur autre que le mort joue une carte en la détachant de sa main et en la posant face visible devant lui sur la table.
lawbook-45b = Le déclarant joue une carte du mort en la nommant ; le mort la déplace. Le déclarant peut aussi la prendre lui-même.
lawbook-45c = Dans ces cas une carte doit être jouée, que son propriétaire l'ait voulu ou non.
lawbook-45c1 = La carte qu'un joueur de la défense tenait de façon que son partenaire puisse la voir est jouée à cette levée. S'il y a déjà joué, c'est une cinquième carte (45E).
lawbook-45c2 = La carte du déclarant est jouée quand il la tient face visible sur la table ou presque, ou dans une position qui indique qu'elle a été jouée.
lawbook-45c2-a =
    .e2007 = La carte du déclarant est jouée quand il la tient face visible, touchant la table ou presque.
lawbook-45c2-b =
    .e2007 = La carte du déclarant est jouée quand il la garde dans une position qui indique qu'elle a été jouée.
lawbook-45c3 = Une carte du mort que le déclarant touche délibérément est jouée, sauf s'il rangeait les cartes ou en visait une voisine.
lawbook-45c4 = Une carte nommée doit être jouée (a), sauf si elle a été nommée sans intention et qu'il est encore temps de changer (b).
lawbook-45c4-a = Une carte qu'un joueur a nommée, ou désignée autrement, comme celle qu'il jouera doit être jouée.
lawbook-45c4-b = Un joueur peut changer une carte qu'il ne voulait pas nommer s'il le fait sans marquer de pause pour réfléchir. Un adversaire qui entre-temps a joué régulièrement une carte licite peut aussi la changer.
    .e2007 = Tant que son partenaire n'a pas joué, un joueur peut changer une carte qu'il ne voulait pas nommer s'il le fait sans marquer de pause pour réfléchir. Un adversaire qui entre-temps a joué régulièrement une carte licite peut aussi la changer.
    .e2017 = Le déclarant peut changer une carte du mort qu'il ne voulait pas nommer, jusqu'à ce qu'il joue de nouveau de l'une des deux mains : après un lapsus, non après un défaut d'attention ou un changement d'avis. Un adversaire qui entre-temps a joué régulièrement une carte licite peut aussi la changer.
lawbook-45c5 = Une carte pénalisée, principale ou secondaire, peut devoir être jouée (Loi 50).
lawbook-45d = Une carte que le mort a déplacée et que le déclarant n'a pas nommée revient si quelqu'un le remarque avant que chaque camp ait joué à la levée suivante. Un joueur de la défense qui a joué après l'erreur et avant qu'on la remarque peut changer sa carte ; si le joueur à droite du déclarant le fait, le déclarant peut changer la carte qu'il a jouée après lui.
lawbook-45d1 =
    .e2017 = Une carte que le mort a déplacée et que le déclarant n'a pas nommée revient si quelqu'un le remarque avant que chaque camp ait joué à la levée suivante. Un joueur de la défense qui a joué après l'erreur et avant qu'on la remarque peut changer sa carte ; si le joueur à droite du déclarant le fait, le déclarant peut changer la carte qu'il a jouée après lui. (1997 et 2007 : 45D.)
lawbook-45d2 =
    .e2017 = Quand il est trop tard pour remettre la mauvaise carte, les levées restent telles quelles. Si c'était la première carte de la levée, ceux qui ne l'ont pas suivie ont pu renoncer ; si le mort lui-même a renoncé avec elle, 64B3 et 64C s'appliquent.
lawbook-45e = Une carte de trop sur une levée a été attaquée, ou bien elle revient en main ; celle d'un joueur de la défense devient une carte pénalisée.
lawbook-45e1 = La cinquième carte d'un joueur de la défense devient une carte pénalisée. Si l'arbitre juge qu'elle a été attaquée, c'est une attaque hors tour (53, 56).
lawbook-45e2 = Une cinquième carte de la main du déclarant ou du mort revient, et c'est tout. Si l'arbitre juge qu'elle a été attaquée, c'est une attaque hors tour (55).
lawbook-45f = Le mort ne peut ni toucher ni indiquer une carte que le déclarant n'a pas appelée, sauf pour ranger. S'il le fait, on appelle l'arbitre et le jeu continue ; à la fin il ajuste la marque si cela suggérait un jeu et a lésé la défense.
lawbook-45g = Personne ne retourne sa carte avant que les quatre aient joué à la levée.

## Sur quoi porte un cas sous un article, en peu de mots.

point-45 = quand une carte est jouée
point-45a = comment une carte est jouée
point-45b = comment une carte du mort est jouée
point-45c = une carte qui doit être jouée
point-45c1 = la carte de la défense que le partenaire a pu voir est jouée
point-45c2 = une carte que le déclarant tenait comme jouée est jouée
point-45c3 = une carte touchée au mort est jouée
point-45c4-a = une carte nommée doit être jouée
point-45c4-b = un lapsus peut être corrigé
point-45d = le mort a déplacé une carte que personne n'a appelée
point-45d1 =
    .e2017 = la mauvaise carte du mort revient à temps
point-45d2 =
    .e2017 = la mauvaise carte du mort, trop tard pour la remettre
point-45e = une carte de trop sur la levée
point-45e1 = une cinquième carte : tombée ou attaquée ?
point-45f = le mort ne peut pas suggérer une carte

## Décisions, comme l'arbitre les donne à la table.

law-45C-shown = { $seat } tenait { CARD($card) } de façon que son partenaire puisse en voir la face : la carte est jouée.
law-45C-table = { $seat } tenait { CARD($card) } face visible, touchant la table ou presque : la carte est jouée.
law-45C-touched = { $seat } a touché délibérément { CARD($card) } du mort, ni pour ranger les cartes ni pour en atteindre une autre : la carte est jouée.
law-45C4a = { $seat } avait nommé { CARD($named) } : c'est la carte qu'il joue, et aucune autre.
law-45C4b-changed = Un lapsus : { CARD($card) } est la carte que le déclarant a appelée.
law-45C4b-stands = Ce n'était pas un lapsus, mais un défaut d'attention ou une réflexion après coup : { CARD($card) } reste { AGREE($card, m: "joué", f: "jouée") }.
law-45C4b-late = Il est trop tard pour changer l'appel : { CARD($card) } reste { AGREE($card, m: "joué", f: "jouée") }.
law-45C4b-same = Le déclarant avait déjà appelé { CARD($card) }.
law-45D-put-right = Le déclarant avait appelé { CARD($named) } : { CARD($card) } retourne au mort, et la carte appelée est jouée.
law-45D-put-right-already = Le déclarant avait demandé { CARD($named) } : le mort l'a rectifié de lui-même, et la carte jouée est la carte demandée.
law-45D-lead-in-turn = Cette carte jouée, { CARD($card) } a été { AGREE($card, m: "attaqué", f: "attaquée") } à son tour : l'attaque reste valable.
law-45D2-late = Le jeu est allé trop loin : { CARD($card) } reste { AGREE($card, m: "joué", f: "jouée") }, bien que le déclarant ne l'ait pas { AGREE($card, m: "appelé", f: "appelée") }. Qui n'y a pas fourni, telle qu'elle était posée, a fait une renonce.
law-45D-late = Le jeu est allé trop loin : { CARD($card) } reste { AGREE($card, m: "joué", f: "jouée") }, bien que le déclarant ne l'ait pas { AGREE($card, m: "appelé", f: "appelée") }.
law-45E1 = { $offender } avait déjà joué à cette levée : si ce n'était pas une attaque, { CARD($card) } est une cinquième carte.
law-45E1-led = { $offender } voulait attaquer { CARD($card) } : nous la traitons comme une attaque à la levée suivante.
law-45E1-not-led = { $offender } ne voulait pas attaquer : { CARD($card) } reste sur la table comme carte pénalisée.
law-45E2 = L'attaque est refusée : { CARD($card) } revient dans la main { SEAT($offender, form: "of") } sans pénalité.
    .dummy = L'attaque est refusée : { CARD($card) } retourne au mort sans pénalité.
law-45F = { $seat }, le mort, ne peut ni toucher ni indiquer une carte sans qu'on le lui demande. Continuez à jouer ; à la fin je verrai si cela suggérait un jeu et a lésé la défense.

## Questions, et les réponses sur leurs boutons.

question-45C4b-director = { $edition ->
    [e1997] L'arbitre juge : le déclarant voulait-il { CARD($card) } dès le début, et a-t-il changé sans s'arrêter pour réfléchir dès qu'il s'en est aperçu ?
    [e2007] L'arbitre juge : le déclarant voulait-il { CARD($card) } dès le début, et a-t-il changé sans s'arrêter pour réfléchir dès qu'il s'en est aperçu ?
   *[other] L'arbitre juge : le déclarant voulait-il { CARD($card) } dès le début, de sorte que c'était un lapsus et non une réflexion après coup ?
}
question-45C4b = Après le changement, { SEATS($to) } peut reprendre { CARD($card) }, ou { AGREE($card, m: "le", f: "la") } garder.
option-45C4b-unintended = Un lapsus : { CARD($card) }
option-45C4b-intended = Pas de lapsus : le premier appel vaut
question-45D = Après le changement, { SEATS($to) } peut reprendre { CARD($card) }, ou { AGREE($card, m: "le", f: "la") } garder.
question-45E1 = L'arbitre juge : { $seat } voulait-il attaquer { CARD($card) } ?
option-45E1-led = C'était une attaque
option-45E1-not-led = Ce n'était pas une attaque
question-45F = L'arbitre juge : { $seat }, le mort, a-t-il suggéré un jeu, et la défense en a-t-elle été lésée ?
