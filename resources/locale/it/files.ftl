## Board registrati: che cosa non va in un file, in una smazzata, in una riga. «Smazzata» conta quelle del file.

files-place = Smazzata { NUMBER($game, useGrouping: 0) }, riga { NUMBER($line, useGrouping: 0) }

# L'intero file.
files-cannot-open = Non si riesce ad aprire { $file }.
files-empty = { $file } è vuoto.
files-too-large = { $file } è troppo grande per essere un file di smazzate.
files-binary = { $file } non è un file di testo.
files-unknown = { $file } non è un file PBN né un file LIN.
files-no-boards = In { $file } non c'è nessuna smazzata.

# Una smazzata che non si può leggere.
files-no-deal = { files-place }: manca la distribuzione delle carte.
files-bad-deal = { files-place }: «{ $text }» non è una distribuzione.
files-card-twice = { files-place }: { CARD($card) } compare in due mani.
files-uneven-hands = { files-place }: le mani non hanno tutte lo stesso numero di carte, da 1 a 13.
files-no-contract = { files-place }: «{ $text }» non è un contratto.
files-no-call = { files-place }: «{ $text }» non è una chiamata.
files-no-card = { files-place }: «{ $text }» non è una carta.
files-card-not-held = { files-place }: nessuno può aver giocato { CARD($card) }.
files-card-played-twice = { files-place }: { CARD($card) } risulta { AGREE($card, m: "giocato", f: "giocata") } due volte.
files-two-cards = { files-place }: { SEAT($seat) } ha due carte { TRICK($trick, "in") }.
files-trick-short = { files-place }: altre carte seguono, ma { TRICK($trick) } non è completa.
files-no-trumps = { files-place }: senza conoscere l'atout non si può seguire il gioco.
files-no-leader = { files-place }: non è detto chi attacca.

# Una smazzata letta comunque.
files-tag-broken = { files-place }: il tag «{ $text }» non è chiuso.
files-comment-open = { files-place }: un commento non è chiuso.
files-after-end = { files-place }: «{ $text }», che viene dopo la fine, è stato tralasciato.
files-before-turn = { files-place }: «{ $text }» è stato tralasciato, perché { SEAT($seat) } non ha ancora giocato.
files-bad-dealer = { files-place }: «{ $text }» non è un mazziere.
files-bad-vulnerability = { files-place }: «{ $text }» non indica la zona; decide il numero del board.
files-bad-declarer = { files-place }: «{ $text }» non è un dichiarante.
files-bad-result = { files-place }: «{ $text }» non è un numero di prese.
files-contract-differs = { files-place }: il contratto indicato è { CONTRACT($contract, "by") }, la licitazione finisce in { CONTRACT($called, "by") }.
files-not-passed-out = { files-place }: la smazzata risulta passata da tutti, la licitazione finisce in { CONTRACT($called, "by") }.
files-results-differ = { files-place }: il gioco finisce con { TRICKS($claimed) } per il dichiarante, l'elenco dei risultati ne dà { NUMBER_WORD($posted) }.

# Una smazzata che non si può mettere sul tavolo.
files-hands-unknown = { files-place }: non si conoscono tutte e quattro le mani.
