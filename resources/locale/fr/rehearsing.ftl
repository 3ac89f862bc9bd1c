## La fenêtre pendant qu'on s'exerce sur un cas.

rehearsing-one-case = Un cas
rehearsing-head = { $case } · décision { $number }
rehearsing-head-asking = { $case } · décision { $number } · { $at }/{ $of }
rehearsing-caption-playing = Le jeu continue jusqu'à la question suivante ; n'importe quelle touche y va tout de suite
rehearsing-caption-asking = Comment décideriez-vous ?
rehearsing-caption-marking = Notez ce que vous avez dit
rehearsing-caption-told = La décision
rehearsing-caption-ended = L'exercice est terminé
rehearsing-playing = Le jeu continue jusqu'au prochain endroit où il faut un arbitre. N'importe quelle touche y va tout de suite.
rehearsing-hint-one = Chiffres ou flèches, puis Entrée.
rehearsing-hint-several = Il peut y en avoir plusieurs : chiffres ou flèches, puis Entrée.
rehearsing-hint-law = Tapez un numéro et Entrée, ou choisissez ; puis Entrée encore.
rehearsing-law-meant = Voulez-vous dire { $law } ? Entrée de nouveau la choisit ; ↓ va à la liste.
rehearsing-law-remove = Retirer la Loi { $law }
rehearsing-do-why = Pourquoi (+)
rehearsing-told-sum = { $right ->
        [0] ✗ Aucune juste sur { $of }
        [one] { $sign } Une juste sur { $of }
       *[other] { $sign } { $right } justes sur { $of }
    }
rehearsing-law-field = Le numéro d'une Loi, comme 62C2
rehearsing-law-field-short = Comme 62C2
rehearsing-found = Il est établi : { $what }
rehearsing-do-confirm = Confirmer
rehearsing-do-aloud = Je l'ai dit à voix haute
rehearsing-do-show = Montrer la réponse
rehearsing-do-go-on = Continuer
rehearsing-do-ask-again = Redemandez-moi
rehearsing-do-again = Encore depuis le début
rehearsing-do-another = S'exercer sur un autre semblable
rehearsing-do-next-case = S'exercer sur le cas suivant
rehearsing-do-leave = Retour au cas
rehearsing-do-right = Juste
rehearsing-do-partly = En partie juste
rehearsing-do-wrong = Faux
rehearsing-mark = { $name } ({ $at }/{ $of }) : qu'avez-vous dit ?
rehearsing-said-right = ✓ Vous l'avez dit juste.
rehearsing-said-partly = ◐ Vous l'avez dit en partie.
rehearsing-said-wrong = ✗ Vous l'avez dit faux.
rehearsing-answer = ○ La réponse : { $choice }
rehearsing-right = ✓ Juste : { $choice }
rehearsing-right-inexact = ✓ Juste, plus exactement : { $choice }
rehearsing-right-too = ✓ Cela fait aussi partie de la décision :
rehearsing-lawful = ✓ Licite aussi : { $choice }
rehearsing-instead = ○ Le cas continue avec : { $choice }
rehearsing-missed = ○ Manqué : { $choice }
rehearsing-wrong = ✗ Faux : { $choice }
rehearsing-wrong-law = ✗ Pas dans cette décision : { $law }
rehearsing-follows = Le jeu continue d'après votre réponse.
rehearsing-ruling = La décision
rehearsing-ended = Le cas est terminé.
rehearsing-nothing-asked = Sur cette ligne personne n'a besoin d'un arbitre.
rehearsing-sum = Juste : { $right } sur { $of } · en partie : { $partly } · faux : { $wrong }
rehearsing-sum-of = { $partly ->
    [0] { $name } : { $right } sur { $of }
   *[other] { $name } : { $right } sur { $of }, en partie { $partly }
 }
rehearsing-by-aspect = Selon ce qui était demandé
rehearsing-by-law = Par Loi
rehearsing-all-asked = Toutes les questions
rehearsing-aspect-finding = Ce que l'arbitre établit
rehearsing-aspect-happened = Ce qui s'est passé
rehearsing-aspect-law = Lois
rehearsing-aspect-choice = Qui peut choisir quoi
rehearsing-aspect-card = Cartes
rehearsing-aspect-call = Déclarations
rehearsing-aspect-binding = Ce qui lie un joueur
rehearsing-aspect-tricks = Levées
rehearsing-aspect-score = Marque
lectern-coming-hidden = Ensuite : caché pendant l'exercice
only-shown = Pendant un exercice rien ne peut être fait à la table ; quittez d'abord l'exercice.
