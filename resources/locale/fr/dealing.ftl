## Donnes tirées sous conditions : ce qui ne peut pas être lu dans le texte, et où.

dealing-place = Ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }
dealing-too-long = Les conditions ont plus de { NUMBER($letters, useGrouping: 0) } lettres.
dealing-unknown-sign = { dealing-place } : « { $text } » ne veut rien dire ici.
dealing-expected = { dealing-place } : il manque « { $wanted } » avant « { $text } ».
dealing-expected-at-end = { dealing-place } : il manque « { $wanted } » à la fin.
dealing-too-deep = { dealing-place } : trop de parenthèses les unes dans les autres.
dealing-ends-early = { dealing-place } : il manque un nombre ou une fonction à la fin.
dealing-no-seat = { dealing-place } : « { $text } » n'est pas une place ; écrivez north, east, south ou west.
dealing-no-suit = { dealing-place } : « { $text } » n'est pas une couleur ; écrivez spades, hearts, diamonds ou clubs.
dealing-no-card = { dealing-place } : « { $text } » n'est pas une carte ; écrivez AS pour l'As de pique.
dealing-no-cards = { dealing-place } : « { $text } » n'est pas un groupe de cartes ; écrivez SAKQ pour As, Roi et Dame de pique.
dealing-no-shape = { dealing-place } : « { $text } » n'est pas une distribution de 13 cartes ; écrivez 5332 ou 5xxx : pique, cœur, carreau, trèfle.
dealing-no-function = { dealing-place } : il n'y a pas de fonction « { $text } ».
dealing-function-not-here = { dealing-place } : la fonction « { $text } » d'autres programmes n'est pas connue ici.
dealing-no-value = { dealing-place } : « { $text } » n'est ni un nombre ni un nom donné avant.
dealing-no-name = { dealing-place } : « { $text } » ne peut pas être un nom.
dealing-no-vulnerability = { dealing-place } : « { $text } » n'est pas une vulnérabilité ; écrivez none, NS, EW ou both.
dealing-card-twice = { dealing-place } : { CARD($card) } a déjà été { AGREE($card, m: "donné", f: "donnée") }.
dealing-too-many-cards = { dealing-place } : { SEAT($seat) } reçoit plus de 13 cartes.
dealing-none-found = Aucune des { NUMBER($number, useGrouping: 0) } donnes tirées ne remplit les conditions.

## Une donne qu'on compose : ce qu'il faut d'abord réparer.

draft-too-many = { SEAT($seat) } a { $number ->
    [one] une carte
   *[other] { $number } cartes
  } de trop.
draft-too-few = Il manque { SEAT($seat, form: "to") } { $number ->
    [one] une carte
   *[other] { $number } cartes
  }.
draft-ending-contract = Une fin de coup a besoin d'un contrat.
draft-ending-leader = Il n'est pas dit qui attaque.
draft-ending-won = { $number ->
    [one] Une levée a été jouée
   *[other] { $number } levées ont été jouées
  } avant ; { $won } { $won ->
    [one] est donnée
   *[other] sont données
  } aux camps.
draft-trick-leader = La levée en cours a besoin d'un contrat et d'un attaquant.
draft-trick-order = { SEAT($seat) } n'a pas { CARD($card) }, qui est dans la levée.
draft-auction = La déclaration { $number } ne peut pas faire partie d'annonces régulières ; les irrégulières se font à la table.

## Donnes où quelque chose peut mal tourner : où, et avec quoi.

dealing-goes-wrong-nowhere = Dans aucune des { NUMBER($number, useGrouping: 0) } donnes cela ne peut arriver.
dealing-place-of-call = { SEAT($seat) }, déclaration { $number } : { CALL($call) }.
dealing-place-in-auction = { SEAT($seat) }, avant la déclaration { $number }.
dealing-place-in-trick = { SEAT($seat) }, à { TRICK($trick) }.
dealing-place-of-card = { SEAT($seat) }, à { TRICK($trick) }, avec { CARD($card) }.
