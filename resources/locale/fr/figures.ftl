## Les chiffres du double mort, sur les cartes et sur les réponses.

command-figures = Double mort
command-figures-tip = Montrer à combien de levées mène chaque carte licite, et chaque réponse, si tous jouent au mieux
figures-legend = Double mort : les levées de { SIDE($side, form: "short") } en tout si l'on joue cette carte ; pleine, la meilleure.
figures-legend-options = Double mort : les levées de { SIDE($side, form: "short") } en tout, et ce que donne { CONTRACT($contract) }, avec chaque réponse.
figures-rough = ≈ Les cartes pénalisées et les restrictions ne lient que la prochaine carte.
figures-options = Levées { SIDE($side, form: "short") }
figures-covered = Double mort : la main qui doit jouer est face cachée, et ses cartes restent sans chiffres.
figures-lasting = Double mort : analyse en cours…
figures-cancel = Arrêter (Échap)
figures-cancel-tip = Arrêter l'analyse (Échap) ; la table reste telle quelle
figures-card = { CAP(CARD($card)) } : { $leads }.
figures-leads = { TRICKS($tricks, form: "digits") } pour { SIDE($side) }
figures-leads-rough = environ { TRICKS($tricks, form: "digits") } pour { SIDE($side) }
figures-result = { CONTRACT($contract) } { $result }
