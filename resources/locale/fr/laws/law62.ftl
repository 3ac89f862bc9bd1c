### Loi 62 : correction d'une renonce

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-62a = Une renonce doit être corrigée tant qu'elle n'est pas consommée.
    .e2017 = Une renonce doit être corrigée si l'attention y est attirée avant qu'elle soit consommée.
lawbook-62b = Pour corriger une renonce, le joueur fautif reprend sa carte et en joue une licite.
lawbook-62b1 = La carte d'un joueur de la défense que la correction d'une renonce fait reprendre devient une carte pénalisée, s'il l'avait jouée de sa main cachée ; selon 50B elle est principale.
    .e2007 = La carte d'un joueur de la défense que la correction d'une renonce fait reprendre devient une carte pénalisée principale, s'il l'avait jouée de sa main cachée.
lawbook-62b2 = La carte du déclarant, celle du mort, ou celle d'un joueur de la défense qui était déjà face visible, se remplace sans autre rectification ; mais voir 43B2(b).
lawbook-62c1 = Chaque joueur du camp non fautif peut reprendre une carte qu'il a jouée après la renonce et avant que l'attention y soit attirée, y compris une carte attaquée à la levée suivante.
lawbook-62c2 = Ce n'est que si un joueur non fautif a changé sa carte que le joueur suivant du camp fautif peut changer la sienne. S'il est de la défense, la carte qu'il reprend devient une carte pénalisée.
lawbook-62c3 =
    .e2007 = Que quelqu'un prétende qu'il y a eu renonce n'est pas une raison de regarder les levées retournées : c'est l'affaire de l'arbitre (66C). (2017 : 61C.)
    .e2017 = Si les deux camps ont renoncé à la même levée et qu'un seul a joué à la suivante, les deux renonces sont corrigées, et toute carte que la défense reprend devient une carte pénalisée. Aucune levée n'est transférée (64B8).
lawbook-62d1 = Une renonce à la douzième levée est corrigée même consommée, tant que les quatre mains ne sont pas toutes remises dans l'étui.
lawbook-62d2 = Si un joueur de la défense renonce à la douzième levée avant que son partenaire y ait joué, celui-ci, s'il a des cartes de deux couleurs, ne peut pas choisir celle que la renonce lui suggère.
    .e2017 = Si un joueur de la défense renonce à la douzième levée avant que son partenaire y ait joué, celui-ci ne peut pas se servir de ce que la carte lui apprend (16C).

## Sur quoi porte un cas sous un article, en peu de mots.

point-62 = une renonce est corrigée
point-62a = une renonce signalée à temps est corrigée
point-62b = la carte revient, et une carte licite est jouée
point-62b1 = la carte de renonce de la défense devient pénalisée
point-62b2 = la carte de renonce du déclarant revient, et ne coûte rien
point-62c = qui a joué après la renonce peut changer sa carte
point-62c1 = le camp non fautif change sa carte
point-62c2 = puis le camp fautif peut changer aussi
point-62c3 =
    .e2007 = prétendre une renonce ne retourne aucune levée
    .e2017 = les deux camps renoncent à la même levée
point-62d = une renonce à la douzième levée
point-62d1 = à la douzième levée une renonce est toujours corrigée
point-62d2 = à la douzième levée le partenaire a vu la carte

## Décisions, comme l'arbitre les donne à la table.

law-62A = C'est une renonce, et elle n'est pas encore consommée : { $offender } reprend { CARD($card) } et joue une carte licite.
    .dummy = C'est une renonce, et elle n'est pas encore consommée : { CARD($card) } retourne au mort, et { $player } en joue une carte licite.
law-62A-established = Consommée ou non, cette renonce est corrigée : { $offender } reprend { CARD($card) } et joue une carte licite.
    .dummy = Consommée ou non, cette renonce est corrigée : { CARD($card) } retourne au mort, et { $player } en joue une carte licite.
law-62A-later = C'est une renonce, et elle n'est pas encore consommée : { $offender } reprend { CARD($card) }, et jouera une carte licite quand son tour viendra.
    .dummy = C'est une renonce, et elle n'est pas encore consommée : { CARD($card) } retourne au mort, et une carte licite sera jouée quand le tour du mort viendra.
law-62A-replaced = C'est une renonce, pas encore consommée : { $offender } a déjà repris { CARD($card) }, et { CARD($instead) } reste à sa place.
    .dummy = C'est une renonce, pas encore consommée : { CARD($card) } est déjà de retour au mort, et { CARD($instead) } reste à sa place.
law-62B1 = { $offender } joue en défense et avait joué { CARD($card) } de sa main : c'est donc une carte pénalisée.
law-62B2 = { CAP(CARD($card)) } revient, et il n'y a pas de carte pénalisée.
    .dummy = { CAP(CARD($card)) } retourne au mort, et il n'y a pas de carte pénalisée.
law-62B2-penalty-card = { CAP(CARD($card)) } était déjà une carte pénalisée : elle reste face visible devant { $offender }, et c'est tout.
law-62C1 = { $seat }, du camp non fautif, reprend { CARD($card) } et joue une autre carte.
    .dummy = { $player }, du camp non fautif, remet { CARD($card) } au mort et en joue une autre carte.
law-62C2 = Un adversaire a changé sa carte, { $seat } peut donc changer aussi : { CARD($card) } revient.
    .dummy = Un adversaire a changé sa carte, celle du mort peut donc changer aussi : { CARD($card) } revient.
law-62C3 = Les deux camps ont renoncé à { TRICK($trick) } et un seul a joué à la suivante : les deux renonces sont corrigées.
law-62D1 = Une renonce à la douzième levée est corrigée même maintenant : les dernières cartes reviennent dans les mains, et { $offender } remplace sa carte.
    .dummy = Une renonce à la douzième levée est corrigée même maintenant : les dernières cartes reviennent dans les mains, et la carte du mort est remplacée.
law-62D1-in-time = C'était à la douzième levée : { SEAT($offender) } corrige, renonce consommée ou non, tant que les mains ne sont pas toutes remises dans l'étui.
    .dummy = C'était à la douzième levée : la carte du mort est corrigée, renonce consommée ou non, tant que les mains ne sont pas toutes remises dans l'étui.
law-62D2 = { $partner } a vu { CARD($card) } { SEAT($offender, form: "of") } et n'a pas encore joué : son choix ne doit pas en dépendre.

## Questions, et les réponses sur leurs boutons.

question-62C1 = { SEATS($to) } peut reprendre { CARD($card) }, { AGREE($card, m: "joué", f: "jouée") } après la renonce, ou { AGREE($card, m: "le", f: "la") } garder.
question-62C2 = Un adversaire ayant changé sa carte, { SEATS($to) } peut reprendre { CARD($card) }, ou { AGREE($card, m: "le", f: "la") } garder.
question-62D2 = { SEAT($seat) } ne peut choisir la carte que { CARD($card) }, vue trop tôt, pourrait lui suggérer : laquelle est-ce ?
