## Examens.

exam-no-seed = { $value } n'est pas un numéro de tirage : un nombre entier de { $least } à { $most }.
exam-no-count = { $value } n'est pas un nombre de questions : de { $least } à { $most }.
exam-no-minutes = { $value } n'est pas un nombre de minutes : de { $least } à { $most }, 0 pour aucune limite.
exam-no-such-family = Il n'y a pas de famille « { $family } » ; il y a, par exemple : { $families }.
exam-no-such-law = Il n'y a pas de Loi { $law }.
exam-changed-since-itself = Un examen sur ce qui a changé depuis { $edition } se juge selon une autre édition.
exam-too-few = Le tirage { $seed } donne { $found ->
        [0] aucune question
        [one] une seule question
       *[other] { $found } questions seulement
    } dans ces conditions, et on en veut { $count }.
exam-changed = L'examen de { $file } a été fait par une autre version du programme et demanderait autre chose maintenant ; le fichier reste tel quel.
exam-not-written = L'examen ne peut pas être écrit dans { $file } ; continuez, mais ne fermez pas la fenêtre avant la fin.
exam-elsewhere = L'examen de { $file } se passe dans une autre fenêtre.
exam-newer = L'examen dans { $file } a été écrit par une version plus récente du programme ; le fichier reste comme il est.
exam-left = L'examen dans { $file } ne peut pas être lu ; le fichier reste comme il est.
exam-not-saved = L'examen ne peut pas être écrit dans { $file }.
exam-another = { $file } contient un autre examen, ou un examen préparé par une autre version du programme.
exam-not-ended = L'examen dans { $file } n'est pas encore terminé.
exam-unreadable = Un examen conservé est endommagé et ne peut pas être lu ; son fichier a été mis de côté sous le nom { $file }.
exam-damaged = Le fichier d'un examen est endommagé : { $count ->
        [0] aucune réponse n'a pu être lue
        [one] une réponse a pu être lue
       *[other] { $count } réponses ont pu être lues
    } ; le fichier endommagé a été mis de côté sous le nom { $file }.

# La copie et le résultat.
exam-of-seed = Examen { $seed }
exam-result = Résultat de l'examen { $seed }
exam-candidate = Nom
exam-nobody = non indiqué
exam-date = Date
exam-seed = Tirage
exam-count = Questions
exam-minutes = Temps
exam-time = { $minutes ->
        [0] sans limite
        [one] une minute
       *[other] { $minutes } minutes
    }
exam-taken = Temps employé
exam-minutes-taken = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
exam-editions = Édition
exam-families = Sujets
exam-all-families = tout
exam-source = Cas
exam-changed-since = Seulement ce qui a changé depuis
exam-source-both = fournis et fabriqués
exam-source-shipped = fournis avec le programme
exam-source-generated = fabriqués pour cet examen
exam-points = Points
exam-points-of = { $points } sur { $most }
exam-rule = Chaque partie d'une question vaut un point : entier si tout ce qui est juste est nommé et rien d'autre, la moitié si ce qui est nommé est plus souvent juste que faux ou si le numéro d'une Loi n'est pas complet, sinon rien.
exam-question = Question { $number }
exam-question-titled = { $number }. { $title }
exam-part = { $number } { $asked }
exam-one = (une réponse)
exam-several = (une ou plusieurs réponses)
exam-finding = { $question } L'arbitre établit : { $found }.
exam-answers = Réponses
exam-number = Question
exam-law = Loi
exam-given = Réponse donnée
exam-right = Réponse juste
exam-not-answered = sans réponse
exam-outcome-right = juste, { $points } point
exam-outcome-partly = en partie juste, { $points } point
exam-outcome-wrong = aucun point
exam-why-wrong = Pas « { $choice } » : { $why }

# bridgetable exam.
help-exam = Fait un examen, le même pour tous à partir du même tirage, comme copie à distribuer avec son corrigé.
argument-seed-exam = Le numéro dont découle l'examen : le même numéro donne le même examen
    .value = N
    .accepted = un nombre
argument-count-exam = Combien de questions ; par défaut 10
    .value = N
    .accepted = un nombre
argument-minutes-exam = Combien de minutes, ce que dit la copie ; par défaut sans limite
    .value = N
    .accepted = un nombre
argument-editions-exam = Les éditions du Code, séparées par des virgules ; par défaut celle en vigueur
    .value = E,E
    .accepted = les années des éditions, séparées par des virgules : 2007,2017
argument-families-exam = Genres d'irrégularité ("revoke") ou familles de cas que fait bridgetable generate, séparés par des virgules ; par défaut tous
    .value = NOM,NOM
argument-laws-exam = Lois ou articles ("64", "62C2") dont les réponses doivent nommer un, séparés par des virgules ; par défaut tous
    .value = LOI,LOI
argument-source-exam = D'où viennent les cas : ceux du programme, ceux fabriqués pour cet examen, ou moitié de chacun, comme par défaut
argument-changed-since = Ne demande que ce dont la bonne réponse était autre dans cette édition
argument-out-exam = Le fichier à écrire ; la fin de son nom (.pdf, .html, .txt) dit ce qu'il est. Par défaut l'examen est affiché
    .value = OUT.pdf
    .accepted = un nom de fichier qui finit par .pdf, .html ou .txt
argument-answers-exam = Si les réponses sont sur des pages à elles à la fin, comme par défaut, ou nulle part
argument-language-exam = La langue de l'examen et des messages ; par défaut celle du système

# Dans la fenêtre.
command-exam-paper = Examen sur papier…
command-exam-paper-tip = Faire un examen sur papier, avec le corrigé sur des pages à part
exam-paper-title = Examen sur papier
exam-paper-ok = Enregistrer…
exam-paper-explain = Le même tirage dans les mêmes conditions donne la même copie. Elle s'enregistre en PDF, comme page web ou comme texte.
exam-paper-answers = Corrigé
exam-paper-with-answers = sur des pages à part
exam-paper-without = aucun
command-exam = Examen…
command-exam-tip = Les mêmes questions pour tous, sans aide, avec un résultat à la fin
new-exam-title = Examen
new-exam-ok = Commencer
new-exam-explain = Le même tirage dans les mêmes conditions donne à tous le même examen. Il n'y a ni aide, ni décision avant la fin.
new-exam-candidate = Nom (facultatif)
new-exam-seed = Tirage
new-exam-count = Questions
new-exam-minutes = Minutes
new-exam-editions = Éditions
new-exam-source = Cas
new-exam-laws = Lois
new-exam-laws-hint = toutes ; ou quelques-unes, comme 64, 50D2
new-exam-families = Sujets (rien de coché : tout)
new-exam-kept = Examens précédents
new-exam-reopen = Ouvrir cet examen
new-exam-no-edition = Choisissez au moins une édition.
exam-kept = examen { $seed } du { $date }, { $candidate }, { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }
exam-interrupted = Continuer : { $exam }
exam-finished = Résultat : { $exam }
waiting-exam = L'examen se prépare.
exam-place = Question { $number } sur { $of }, partie { $part } sur { $parts } · { $open } en suspens
exam-time-left = Temps restant : { $time }
exam-known = Ce qui s'est passé
exam-question-done = Cette question a sa réponse.
exam-do-confirm = Confirmer
exam-do-unknown = Je ne sais pas
exam-do-previous = Question précédente
exam-do-next = Question suivante
exam-do-end = Finir l'examen
end-exam-title = Finir l'examen
end-exam-ok = Finir
end-exam-question = { $count ->
        [one] Une question n'a pas toutes ses réponses.
       *[other] { $count } questions n'ont pas toutes leurs réponses.
    } Finir l'examen quand même ?
leave-exam-title = Quitter l'examen
leave-exam-ok = Quitter
leave-exam-question = Quitter l'examen ? Ce qui a été répondu est gardé, et vous pourrez continuer plus tard ; le temps continue de courir.
exam-result-title = Résultat de l'examen
exam-result-points = Points : { $points }
exam-result-save = Enregistrer…
exam-result-copy = Copier comme texte
exam-class = Feuille de la classe, examen { $seed }
exam-class-all = Toute la classe
exam-class-most = Points possibles
exam-class-count = Combien
exam-class-title = Feuille de la classe
exam-class-explain = Qui a répondu quoi, parmi tous ceux qui ont passé cet examen sur cet ordinateur, ou sur d'autres dont on ajoute les fichiers.
exam-result-class = La classe…
exam-result-give = Pour la classe…
exam-result-give-tip = Enregistre ces réponses dans un fichier, qu'on ajoute à la feuille de la classe sur un autre ordinateur
exam-result-add = Ajouter d'autres ordinateurs…
exam-files-jsonl = Examens
