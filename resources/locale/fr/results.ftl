## La marque parmi celles des autres tables (Loi 78).

command-results = Comparer la marque…
command-results-tip = Points de match et IMP contre les résultats des autres tables
results-title = La marque parmi les autres tables
results-explain = Tapez les autres résultats de la donne : la marque de Nord-Sud (420, -50), ou le contrat, qui l'a joué et ce qu'il en est advenu (4PN=, 3SAXO-2, passe).
results-others = Autres tables
results-for = { SIDE($side) }
results-not-over = Cette table n'a pas encore de marque.
results-score = Marque
results-matchpoints = Points de match
results-share = Part
results-imps = IMP
results-percent = { $value } %
results-here = cette table
results-unreadable = Le résultat n° { $number }, « { $text } », n'est ni une marque ni un contrat tel que 4PN+1.
results-artificial = { $name } : { $share } % · { $imps } IMP
