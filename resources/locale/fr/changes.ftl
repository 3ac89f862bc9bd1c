### Ce qui a changé d'une édition du Code à une autre, et dans quels cas cela se voit.

## La commande.

help-changes = Dit ce qui a changé d'une édition du Code à une autre : les deux pages, et les cas où cela fait une différence, trouvés en jugeant chaque cas deux fois.
argument-before-changes = L'édition d'avant, par exemple 2007
    .value = AVANT
argument-after-changes = L'édition d'après, par exemple 2017
    .value = APRÈS
argument-law-changes = Une Loi ou un article, comme 64 ou 62C2 ; le numéro de l'une ou l'autre édition convient ; par défaut toutes
    .value = L
    .accepted = une Loi de 1 à 93 ou un de ses articles, comme 64 ou 62C2
argument-made = Combien de cas sont fabriqués pour chaque article en plus de ceux du programme, pour chercher encore ; par défaut aucun
    .value = N
    .accepted = un nombre de 0 à 50
argument-json-changes = Afficher tout en JSON
argument-workers-changes = Combien de processus jugent les cas à la fois ; par défaut un par processeur
    .value = N
changes-same = Nommez deux éditions : de { $before } à { $after } rien n'a changé.
changes-nothing = De { $before } à { $after } rien n'a changé.
changes-none = De { $before } à { $after } rien n'a changé dans la Loi { $law }.

## La liste.

changes-title = Ce qui a changé de { $before } à { $after }
changes-numbers = { $count ->
        [one] Loi { $numbers }
       *[other] Lois { $numbers }
    }
changes-otherwise = { $new } { $count ->
        [one] dit
       *[other] disent
    } autre chose
changes-otherwise-moved = { $new } { $count ->
        [one] dit
       *[other] disent
    } autre chose ({ $before } : { $old })
changes-new = { $new } est nouvelle
changes-gone = { $old } n'y est plus
changes-moved = { $old } est maintenant { $new }
changes-only-moved = La même chose sous un autre numéro :
changes-no-page = pas de page à elle
changes-no-case = Aucun cas n'y arrive.
changes-alike = Cas qui y arrivent : { $cases } ; tous sont jugés de même dans les deux éditions.
changes-case = { $title } ({ $name }, { $edition })
changes-case-made = { $title } (fabriqué : { $name })
changes-summary = Articles qui ont changé : { $clauses } ; montrés par un cas : { $shown } ; seulement sous un autre numéro : { $moved }

## Ce qui diffère dans un cas : avec "-now" dans la seule édition d'après, avec "-no-longer" dans la seule d'avant.

changes-tricks-more = { CAP(TRICKS($tricks)) } de plus pour { SIDE($side) }
changes-tricks-less = { CAP(TRICKS($tricks)) } de moins pour { SIDE($side) }
changes-score = La marque { SIDE($side, form: "of") } : { $before }, maintenant { $after }
changes-major-penalty-card-now = { CAP(CARD($card)) } est maintenant une carte pénalisée principale devant { $seat }
changes-major-penalty-card-no-longer = { CAP(CARD($card)) } n'est plus une carte pénalisée principale
changes-minor-penalty-card-now = { CAP(CARD($card)) } est maintenant une carte pénalisée secondaire devant { $seat }
changes-minor-penalty-card-no-longer = { CAP(CARD($card)) } n'est plus une carte pénalisée secondaire
changes-bound-now = Maintenant : { $what }
changes-bound-no-longer = Ne vaut plus : { $what }
changes-asked-now = On interroge maintenant { SEATS($to, join: "or") } (Loi { $law })
changes-asked-no-longer = On n'interroge plus { SEATS($to, join: "or") } (Loi { $law })
changes-offered-now = { CAP(SEATS($to, join: "or")) } peut maintenant répondre aussi : { $what }
changes-offered-no-longer = { CAP(SEATS($to, join: "or")) } ne peut plus répondre : { $what }
changes-offence-now = Est maintenant une irrégularité : { $kind } ({ $seat })
changes-offence-no-longer = N'est plus une irrégularité : { $kind } ({ $seat })
changes-corrected-now = On corrige maintenant : { $kind } ({ $seat })
changes-corrected-no-longer = On ne corrige plus : { $kind } ({ $seat })
changes-accepted-now = On accepte maintenant : { $kind } ({ $seat })
changes-accepted-no-longer = On n'accepte plus : { $kind } ({ $seat })
changes-established-now = Est maintenant consommée : { $kind } ({ $seat })
changes-established-no-longer = N'est plus consommée : { $kind } ({ $seat })
changes-cancelled-now = La donne est maintenant annulée
changes-cancelled-no-longer = La donne n'est plus annulée
changes-waived-now = Le jeu continue maintenant, et la revendication tombe
changes-waived-no-longer = Le jeu ne continue plus après la revendication
changes-known-card = Ce que révèle { CARD($what) }
changes-known-call = Ce que révèle { CALL($what, form: "the") }
changes-unauthorised-now = { $what } est maintenant une information non autorisée pour { SEATS($seats) }
changes-unauthorised-no-longer = { $what } n'est plus une information non autorisée pour { SEATS($seats) }
changes-authorised-now = { $what } est maintenant une information autorisée pour tous
changes-authorised-no-longer = { $what } n'est plus une information autorisée pour tous
changes-ruled-now = Consommée selon la Loi { $law }
changes-ruled-no-longer = N'est plus consommée selon la Loi { $law }
changes-said-now = L'arbitre dit maintenant (Loi { $law }) : { $text }
changes-said-no-longer = L'arbitre ne dit plus (Loi { $law }) : { $text }
changes-said-instead = L'arbitre dit maintenant (Loi { $law }) : « { $text } » Avant : « { $was } »
changes-said-more = L'arbitre ajoute maintenant (Loi { $law }) : { $text }
changes-said-less = L'arbitre n'ajoute plus (Loi { $law }) : { $text }

## Le cours, et l'examen.

argument-lesson = Écrit le cours de ce qui a changé dans ce fichier de leçon : pour chaque article un cas, une question dont la bonne réponse n'est pas la même dans les deux éditions, et les deux textes
    .value = FICHIER.lesson.json
changes-course-title = Ce qui a changé de { $before } à { $after }
changes-course-story = Pour chaque article un cas, et une question dont la bonne réponse n'est plus en { $after } ce qu'elle était en { $before }.
changes-course-empty = Aucun cas ne demande quelque chose dont la réponse ait changé de { $before } à { $after }.
changes-no-clause = Il n'y a pas de tel article.
changes-course-written = Écrit : { $file }, avec { $cases } cas

## Les questions propres au cours : avec "-so" il en est ainsi, avec "-not-so" il n'en est rien.

changes-question = { $edition ->
        [draft] Selon le projet.
       *[other] Selon le Code de { $edition }.
    } { $action } { $asks }
changes-question-alone = { $edition ->
        [draft] Selon le projet.
       *[other] Selon le Code de { $edition }.
    } { $asks }
changes-question-card = Que devient { CARD($card) } ?
changes-question-bound = Qui est désormais soumis à une restriction, et laquelle ?
changes-question-asked = Que faut-il demander ou établir maintenant ?
changes-question-which = { $what } Laquelle de ces réponses peut-on donner ?
changes-question-outcome = Qu'en est-il de l'irrégularité : { $kind } ({ $seat }) ?
changes-question-known = { $what } : qui peut s'en servir ?
changes-question-ruled = Que décide l'arbitre ?
changes-question-page = Loi { $law } ({ $point }) : que dit le Code ?
changes-page = { $text }
changes-page-nothing = Rien : le Code n'a pas de tel article
changes-yes = Oui
changes-no = Non
changes-nothing-ruled = Rien : la donne continue comme si de rien n'était
changes-major-penalty-card-so = Une carte pénalisée principale devant { $seat }
changes-major-penalty-card-not-so = Ce n'est pas une carte pénalisée
changes-minor-penalty-card-so = Une carte pénalisée secondaire devant { $seat }
changes-minor-penalty-card-not-so = Ce n'est pas une carte pénalisée
changes-bound-so = { $what }
changes-asked-so = { $what }
changes-asked-nothing = Rien : il n'y a rien à choisir ni à établir
changes-offered-so = { $what }
changes-offered-question = { CAP(SEATS($to, join: "or")) } peut-il répondre : « { $what } » ?
changes-offence-question = Y a-t-il une irrégularité { SEAT($seat, form: "of") } – { $kind } ?
changes-corrected-so = On la corrige
changes-corrected-question = La corrige-t-on : { $kind } ({ $seat }) ?
changes-accepted-so = On l'accepte
changes-accepted-question = L'accepte-t-on : { $kind } ({ $seat }) ?
changes-established-so = Elle est consommée
changes-established-question = Est-elle consommée : { $kind } ({ $seat }) ?
changes-cancelled-question = La donne est-elle annulée ?
changes-waived-question = Le jeu continue-t-il, la revendication tombant ?
changes-unauthorised-so = Tous sauf { SEATS($seats) }
changes-authorised-so = Tous
changes-ruled-question = La renonce est-elle consommée ?
changes-said-so = { $text }

## La fenêtre.

command-changes = Ce qui a changé…
command-changes-tip = D'une édition du Code à une autre : les deux pages de chaque article, et les cas où cela fait une différence
changes-window-title = Ce qui a changé
changes-window-from = De
changes-window-to = à
changes-window-before = L'édition d'avant
changes-window-after = L'édition d'après
changes-window-law = Loi ou article, comme 64 ou 62C2
changes-window-only-shown = Seulement ce qu'un cas montre
changes-window-pages = Les deux pages
changes-window-cases = Cas où cela fait une différence (Entrée en ouvre un)
changes-window-open = Ouvrir : { $name }
changes-window-course = En faire le cours…
changes-window-course-later = Quand tous les cas auront été jugés selon les deux éditions
changes-window-no-case = Choisissez d'abord un cas dans la liste
changes-window-writing = Les questions du cours sont cherchées…
changes-window-progress = Cas jugés selon les deux éditions : { $done } sur { $of }
changes-window-nothing = Rien n'a changé sous ce numéro.
changes-line = { $title } ({ $cases ->
        [one] un cas
       *[other] { $cases } cas
    })
changes-case-line = { $title } ({ $edition }) : { $told }
