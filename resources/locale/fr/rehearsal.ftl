### L'exercice : ce qu'on demande à un arbitre sur un cas, les choix, et pourquoi ils sont justes ou faux

## Pendant l'exercice

rehearsal-case = Cas { NUMBER($number, useGrouping: 0) }

## Ce qu'on demande

rehearsal-asks-finding = { $question }
rehearsal-asks-happened = Que s'est-il passé ?
rehearsal-asks-law = Selon quelle Loi ?
rehearsal-asks-choice = Qui peut maintenant choisir quoi ?
rehearsal-asks-turn = À qui est-ce maintenant ?
rehearsal-asks-card = Que devient { CARD($card) } ?
rehearsal-asks-which-card = Quelle carte est jouée du mort ?
rehearsal-asks-call = Que devient { CALL($call, form: "the") } ?
rehearsal-asks-binding = Qu'est-ce qui lie maintenant les joueurs ?
rehearsal-asks-tricks = Des levées sont-elles transférées ?
rehearsal-asks-score = Quelle est la marque ?

## Ce qui s'est passé

rehearsal-happened = { $seat } : { $kind }
rehearsal-happened-cards = { $seat } : { $kind } ({ CARDS($cards, form: "short") })
rehearsal-happened-call = { $seat } : { $kind } ({ CALL($call, form: "short") })
rehearsal-happened-nothing = Aucune irrégularité

## Lois

rehearsal-law = Loi { $law }
rehearsal-law-point = Loi { $law } : { $point }

## Ce que deviennent cartes et déclarations

rehearsal-choice = { SEATS($to, join: "or") } : { $option }
rehearsal-card-stands = Elle reste là où elle a été jouée
rehearsal-card-hand = Elle retourne dans la main { SEAT($seat, form: "of") }, et il n'y a pas de carte pénalisée
rehearsal-card-major = C'est une carte pénalisée principale devant { $seat }
rehearsal-card-minor = C'est une carte pénalisée secondaire devant { $seat }
rehearsal-call-stands = Elle est maintenue, et c'est ensuite à { $to } de parler
rehearsal-call-cancelled = Elle est annulée, et c'est ensuite à { $to } de parler

## Ce qui lie les joueurs

rehearsal-binding-nothing = Personne n'est restreint
rehearsal-binding-lead = { $seat } doit attaquer { SUIT($suit) } s'il le peut
rehearsal-binding-no-lead = { $seat } ne peut pas attaquer { SUITS($suits) } tant qu'il garde la main
rehearsal-binding-no-lead-once = { $seat } ne peut pas attaquer { SUITS($suits) }, mais seulement à la levée suivante
rehearsal-binding-highest = { $seat } doit jouer son plus haut { SUIT($suit, form: "symbol") }
rehearsal-binding-lowest = { $seat } doit jouer son plus bas { SUIT($suit, form: "symbol") }
rehearsal-binding-play = { $seat } doit jouer { SUIT($suit) }
rehearsal-binding-no-play = { $seat } ne peut pas jouer { SUIT($suit) }
rehearsal-binding-card = { $seat } doit jouer { CARD($card) }
rehearsal-binding-from-hand = { $player } doit attaquer de sa propre main
rehearsal-binding-from-dummy = { $player } doit attaquer du mort
rehearsal-binding-pass-once = { $seat } doit passer une fois
rehearsal-binding-pass-throughout = { $seat } doit passer jusqu'à la fin
rehearsal-binding-no-double = { $seat } ne peut pas contrer
rehearsal-binding-lead-law = Si { $seat } vient à attaquer en défense, le déclarant peut restreindre cette attaque

## Levées et marque

rehearsal-tricks-none = Aucune levée n'est transférée
rehearsal-tricks = { CAP(TRICKS($tricks)) } à { SIDE($side) }
rehearsal-tricks-both = { CAP(TRICKS($ns)) } à Nord-Sud et { TRICKS($ew) } à Est-Ouest
rehearsal-score = N-S { $ns }, E-O { $ew }

## Pourquoi

rehearsal-why-law = Loi { $law } : { $text }
rehearsal-why-ruled = La décision ici, Loi { $law } : { $text }
rehearsal-why-happened = Voici ce qui s'est passé : { $what }.
rehearsal-why-lawful = L'arbitre peut l'établir aussi, mais le cas continue autrement. La Loi { $law } s'ensuivrait : { $text }
rehearsal-why-possible = L'arbitre peut l'établir aussi, mais le cas continue autrement.
rehearsal-why-turn = Après la décision : { $what }.
rehearsal-why-edition = C'est ainsi dans le Code de { $edition }. { $why }
rehearsal-why-then = C'est ainsi dans le Code de { $edition }.
rehearsal-why-assigned = Ce qu'attribue l'arbitre de ce cas : { $score }.
rehearsal-why-scored = Avec les levées de chaque camp après la décision : { $score }.

## bridgetable rehearse.

rehearse-how = Tapez le numéro de votre réponse, ou plusieurs numéros là où plusieurs réponses peuvent être justes, et Entrée. Une Loi peut aussi être tapée : 62C2. Entrée seule montre la réponse ; q termine.
rehearse-nothing = Rien ne va de travers ici : il ne faut pas d'arbitre.
rehearse-announced = … { $text }
rehearse-question = ? { $question }
rehearse-question-several = ? { $question } (une ou plusieurs)
rehearse-choice = { $number }. { $text }
rehearse-not-understood = « { $text } » n'est aucune des réponses.
rehearse-right = + { $text }
rehearse-inexact = + { $text } (nommée moins exactement)
rehearse-missed = - Manqué : { $text }
rehearse-wrong = x Non : { $text }
rehearse-other = ~ Possible aussi : { $text }
rehearse-more = + La Loi { $law } s'applique aussi.
rehearse-unknown = x La Loi { $law } n'est pas ce sur quoi repose cette décision.
rehearse-why = { $text }
rehearse-followed = Le jeu continue d'après ce que vous avez établi.
rehearse-left-out = { $count ->
    [one] Un pas enregistré ne s'y accorde pas et est laissé de côté.
   *[other] { $count } pas enregistrés ne s'y accordent pas et sont laissés de côté.
  }
rehearse-result = Entièrement répondu : { $complete } sur { $asked }.
