## Le manuel : la fenêtre où on le lit, et les mêmes pages sur papier.

manual-title = Manuel
manual-search = Chercher dans le manuel
manual-pages = Pages
manual-nothing = Aucune page ne contient tous ces mots.
manual-group-steps = Pas à pas
manual-group-reference = À consulter
manual-group-files = Pour qui écrit des fichiers (en anglais)
manual-back = Page précédente
manual-forward = Page suivante
manual-smaller = Texte plus petit
manual-larger = Texte plus grand
manual-usual = Taille normale du texte
manual-find = Chercher dans le manuel
manual-print = Imprimer…
manual-save = Enregistrer sous…
manual-close = Fermer le manuel
manual-dialog-open = Fermez d'abord la boîte de dialogue ouverte : le lien ouvrira alors le cas.
manual-paper-title = Le manuel de bridgetable
manual-file = manuel

## bridgetable manual.

help-manual = Écrit ce manuel dans un fichier : pages à imprimer, page web ou texte.
argument-out-manual = Le fichier à écrire ; la fin de son nom (.pdf, .html, .txt) dit ce que c'est
    .value = OUT.pdf
    .accepted = un nom qui finit par .pdf, .html ou .txt
