## Progrès : les réponses gardées, ce qui revient, et où l'on en est.

progress-not-read = Les réponses de { $file } ne peuvent pas être lues.
progress-not-written = Les réponses ne peuvent pas être écrites dans { $file } ; elles sont gardées tant que la fenêtre est ouverte.
progress-newer = { $file } a été écrit par une version plus récente du programme et reste tel quel ; les réponses données maintenant sont gardées dans { $other } et ajoutées plus tard.
progress-damaged = Le fichier de vos réponses était endommagé : { $count ->
        [0] aucune n'a pu être lue
        [one] une a pu être lue et reste
       *[other] { $count } ont pu être lues et restent
    }, et le fichier endommagé a été mis de côté comme { $file }.
progress-not-ours = { $file } n'est pas un fichier de réponses de ce programme.
progress-import-newer = { $file } a été écrit par une version plus récente du programme ; rien n'a été importé.
progress-no-answer = ce n'est pas une réponse ; rien n'a été importé de { $file }.

# La page.
command-progress = Progrès…
command-progress-tip = Ce qui revient, et où vous en êtes par Loi et par famille
progress-title = Progrès
progress-none = Rien n'a encore été répondu.
progress-summary = { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    } en { $rehearsals ->
        [one] { $rehearsals } exercice
       *[other] { $rehearsals } exercices
    }, dont { $right } justes.
progress-private = Rien ne quitte cette machine : les réponses sont gardées dans { $file } et ne sont envoyées nulle part.
progress-private-nowhere = Rien ne quitte cette machine : les réponses sont gardées tant que cette fenêtre est ouverte.
progress-edition = Édition
progress-all-editions = Toutes les éditions
progress-coming = Ce qui revient
progress-coming-due = Ce qui revient ({ $count } à revoir)
progress-by-law = Par Loi
progress-by-family = Par famille
progress-latest = De chaque Loi et famille comptent les { $count } dernières réponses ; une réponse en partie juste compte la moitié.
progress-weakest = Les plus faibles d'abord
progress-another = Un nouveau cas : { $family }
progress-name = Cas ou famille
progress-law = Loi
progress-family = Famille
progress-year = Édition
progress-last = La dernière fois
progress-when = Revient
progress-last-right = tout juste
progress-last-partly = en partie juste
progress-last-wrong = quelque chose de faux
progress-right = Juste
progress-partly = En partie
progress-wrong = Faux
progress-share = Part
progress-percent = { $share } %
progress-picture = Graphique
progress-spoken = { $name } : { $right } justes, { $partly } en partie, { $wrong } fausses ; { $share } %
progress-now = maintenant
progress-in-minutes = dans { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
progress-in-hours = dans { $count ->
        [one] une heure
       *[other] { $count } heures
    }
progress-in-days = dans { $count ->
        [one] un jour
       *[other] { $count } jours
    }
progress-rehearse = S'exercer
progress-copy = Copier comme texte
progress-copied = Copié
progress-export = Exporter…
progress-export-title = Exporter les réponses
progress-export-json = Réponses, à importer de nouveau
progress-export-csv = Tableau pour un tableur
progress-exported = { $count ->
        [one] { $count } réponse a été écrite
       *[other] { $count } réponses ont été écrites
    } dans { $file }.
progress-import = Importer…
progress-import-title = Importer des réponses
progress-imported = { $count ->
        [0] Rien n'a été ajouté : toutes les réponses de { $file } étaient déjà ici.
        [one] Une réponse de { $file } a été ajoutée.
       *[other] { $count } réponses de { $file } ont été ajoutées.
    }
progress-clear = Effacer…
progress-bring-back = Ramener
progress-nothing-back = Rien n'a été effacé qu'on pourrait rétablir
progress-brought-back = { $count ->
        [0] Il n'y avait rien à ramener.
        [one] Une réponse est revenue.
       *[other] { $count } réponses sont revenues.
    }
clear-progress-title = Effacer les progrès
clear-progress-ok = Effacer
clear-progress-question = Effacer { $count ->
        [one] la seule réponse
       *[other] les { $count } réponses
    } ? Une copie est gardée, d'où « Ramener » rétablit tout.
progress-cleared = { $count ->
        [one] Une réponse a été effacée.
       *[other] { $count } réponses ont été effacées.
    } « Ramener » rétablit tout.
waiting-case = Un cas se prépare.
