## Le menu de ce avec quoi l'on apprend et l'on enseigne.

command-study = Étude
command-study-tip = S'exercer sur un cas : la table demande, et vous décidez
command-rehearse = S'exercer sur ce cas
command-rehearse-tip = Cacher la suite, jouer le cas, et demander à chaque endroit où il faut un arbitre
command-show-answer = Montrer la réponse
command-show-answer-tip = Montrer les réponses et la décision sans répondre
command-question-before = Reculer
command-question-before-tip = Retour à la question précédente, ou au début de l'exercice
command-leave-rehearsal = Quitter l'exercice
command-leave-rehearsal-tip = Retour au cas tel qu'il était
command-another-like-this = Un autre semblable
command-another-like-this-tip = Faire un nouveau cas qui porte sur la même Loi, et l'ouvrir
