## Composer une donne.

command-deal-editor = Cartes…
command-deal-editor-tip = Composer les cartes des quatre mains, et tout ce qui se dit de l'étui
deal-editor-title = Composer une donne
deal-editor-ok = Mettre sur la table
deal-editor-cards = Le paquet et les quatre mains
deal-editor-cards-explain = Les flèches parcourent le paquet. N, E, S et O donnent la carte à une main, Espace à celle qui est marquée ; Suppr la remet, P la met dans la levée en cours.
deal-editor-hand = { SEAT($seat) } · { NUMBER($number) }
deal-editor-card = { CARD($card) } : { $owner }
deal-editor-in-pack = non donnée
deal-editor-cards-page = &Cartes
deal-editor-board-page = É&tui
deal-editor-conditions-page = C&onditions
deal-editor-line = Pique, cœur, carreau, trèfle : AKQ.T9.J2.8765, ou ♠AKQ ♥109 ♦J2 ♣8765
deal-editor-rest = Donner le reste
deal-editor-rest-tip = Donne au hasard les cartes qui ne sont dans aucune main
deal-editor-one-hand-tip = Remplit une main au hasard
deal-editor-one-suit-tip = Donne au hasard ce qui reste d'une couleur
deal-editor-clear = Vider
deal-editor-clear-tip = Remet toutes les cartes dans le paquet
deal-editor-turn = Tourner
deal-editor-turn-tip = Tourne tout l'étui d'une place : ce qui était à Nord est à Est
deal-editor-swap = Échanger
deal-editor-swap-tip = Échange les cartes de deux mains
deal-editor-swap-two = { SEAT($first) } et { SEAT($second) }
deal-editor-mirror = Miroir
deal-editor-mirror-tip = Échange Est et Ouest avec tout ce qui est à eux ; les déclarations sont laissées de côté
deal-editor-one-hand = Donner une main
deal-editor-one-suit = Donner une couleur
deal-editor-auction = Annonces
deal-editor-auction-example = 1T P 1SA X XX P P P
deal-editor-no-call = « { $text } » n'est pas une déclaration.
deal-editor-size = Cartes par main
deal-editor-leader = Attaque ensuite
deal-editor-won = Gagnées par { SIDE($side) }
deal-editor-won-by = Levées { SIDE($side, form: "of") } avant
deal-editor-conditions-explain = Comme les programmes de donnes les écrivent : hcp, controls, losers, spades(north), shape(north, any 4432 + 5xxx), hascard(west, AS), predeal south SAKQ, et and, or, not.
deal-editor-conditions-example = hcp(north) >= 15 and hcp(north) <= 17 and shape(north, any 4333 + any 4432)
deal-editor-written = De plus, dans le langage des programmes de donnes
deal-editor-count = Combien de donnes
deal-editor-taken = { AGREE($card, m: "Pris", f: "Prise") } { SEAT($seat, form: "to") } : { CARD($card) }.
deal-editor-taken-several = Prises à d'autres mains : { $number } cartes.
deal-editor-found-so-far = Donnes trouvées : { $number } sur { $count }
deal-editor-several = { $count } donnes ont été trouvées, et voici la première. Mises sur la table, elles s'enregistrent en un seul fichier, et vous passez d'un étui à l'autre.
deal-editor-save-title = Enregistrer les donnes
deal-editor-save-name = donnes
deal-editor-save-pbn = PBN
deal-editor-leave-title = Les changements ne sont pas sur la table
deal-editor-leave-ok = Les abandonner
deal-editor-leave-question = Ce que vous avez composé serait perdu.
deal-editor-find = Trouver une donne
deal-editor-drawn = { NUMBER($number) } donnes tirées
deal-editor-complete = La donne est complète.
deal-editor-wrong = Elle peut mal tourner
deal-editor-by = Par
deal-editor-anybody = n'importe qui
deal-editor-at-first = à la première levée, ou au premier tour d'annonces
deal-editor-goes-wrong = La donne est complète. Voici où cela peut arriver : { $place }
deal-editor-undo = Annuler
deal-editor-redo = Rétablir

# Les conditions que l'on désigne, et la phrase qui les dit.
pointed-of = La main de
pointed-points = Points
pointed-to = à
pointed-shape = Distribution
pointed-shape-any = quelconque
pointed-shape-balanced = régulière : 4333, 4432, 5332
pointed-shape-semi-balanced = régulière, ou 5422, 6322
pointed-shape-unbalanced = avec un singleton ou une chicane
pointed-shape-two-suited = bicolore, au moins 5-5
pointed-shape-three-suited = tricolore : 4441, 5440
pointed-least = au moins : { $what }
pointed-most = au plus : { $what }
pointed-clear = Recommencer
pointed-nothing = Une donne quelconque.
pointed-hand = { SEAT($seat) } a { $what }.
pointed-points-exactly = exactement { $least ->
    [one] { $least } point
   *[other] { $least } points
}
pointed-points-at-least = au moins { $least ->
    [one] { $least } point
   *[other] { $least } points
}
pointed-points-at-most = au plus { $most ->
    [one] { $most } point
   *[other] { $most } points
}
pointed-points-between = { $least } à { $most } points
pointed-is-balanced = une main régulière
pointed-is-semi-balanced = une main régulière ou semi-régulière
pointed-is-unbalanced = un singleton ou une chicane
pointed-is-two-suited = un bicolore au moins 5-5
pointed-is-three-suited = un tricolore
pointed-length-exactly = { $least ->
    [0] une chicane à { SUIT($suit) }
    [one] un singleton à { SUIT($suit) }
   *[other] exactement { $least } cartes à { SUIT($suit) }
}
pointed-length-at-least = au moins { $least ->
    [one] { $least } carte à { SUIT($suit) }
   *[other] { $least } cartes à { SUIT($suit) }
}
pointed-length-at-most = au plus { $most ->
    [one] { $most } carte à { SUIT($suit) }
   *[other] { $most } cartes à { SUIT($suit) }
}
pointed-length-between = { $least } à { $most } cartes à { SUIT($suit) }
pointed-no-shape = { SEAT($seat) } ne peut pas avoir une telle main : les longueurs ne vont pas ensemble, ou pas avec la distribution.
pointed-points-do-not-add-up = Il y a 40 points dans une donne : quatre mains pareilles n'existent pas.
pointed-lengths-do-not-add-up = Il y a 13 cartes à { SUIT($suit) } dans une donne : quatre mains pareilles n'existent pas.
