# Bildunterschriften der gezeichneten Beispiele neben den Regeln. Wer liest, sieht mit Annas Augen, und sie ist „du“.

huzz-example-a-set = Du darfst eine, zwei oder drei Vieren spielen, und ein Joker zählt als das, womit er gespielt wird. Die drei Vieren und der Joker werden eine Schicht aus vier Karten.
huzz-example-robbery = Du spielst drei Siebenen. Béla ist sicher: Seine Schicht hat zwei Karten. Die obersten Schichten von Cyril und Dora haben je drei Karten und sind niedriger, also bestiehlst du erst Cyril, dann Dora. Jedes Mal entscheidest du: Nimm die Karten, oder lehne sie ab.
huzz-example-refused = Bélas Siebenen haben deine Sechsen geschlagen, aber er will sie nicht. Jetzt entscheidest du: Nimm sie auf die Hand zurück, oder wirf sie ab und zieh drei Karten.
huzz-example-only-the-top = Nur die oberste Schicht kann gestohlen werden, und niemand wird in einem Zug zweimal bestohlen. Deine 9 holt Bélas 5; die 4 darunter ist vorerst sicher.
huzz-example-equal-is-safe = Deine 13 ist nicht höher als die von Cyril, und bei Béla liegen zwei Karten oben: Zu stehlen gibt es nichts. Also darfst du eine Karte ziehen, vom Stapel oder vom Markt, oder du ziehst nichts.
huzz-example-last-cards = Deine letzten beiden Karten beenden die Runde sofort und stehlen nichts. Jede Karte auf dem Tisch bringt einen Punkt, jede auf der Hand kostet einen: Du hast 2, Béla 2 − 3 = −1, Cyril 1 − 2 = −1.
huzz-example-shadow-set = Im Duell wird zuerst der Schattensatz bestohlen. Deine 12 schlägt jede Gruppe aus einer einzelnen Karte: Wähle die 3, die 8 oder die 10.

mu-example-limit = Emil hat eine Karte ausgelegt. Du hast noch keine und darfst bis eins über das höchste Gebot gehen, also bis zu zwei Karten. Nach Grün 8 und Grün 7 bist du dort angelangt, und dein Zug endet von selbst.
mu-example-eklat = Du und Cyril habt je zwei Karten, und alle haben gepasst: Eklat, es wird nicht gespielt. Cyril hat zuletzt ausgelegt und verliert 10 für jede Karte; du bekommst 5 für jede deiner Karten.
mu-example-naming-trumps = Du bist Chef, und Béla, der Vize, hat Gelb genannt. Du darfst nennen, was deine Karten auf dem Tisch zeigen: Grün, Blau, 1, 7 oder 8. Oder du nennst gar keinen Trumpf.
mu-example-trump-number = 6 ist Trumpf, also ist Rot 6 keine rote Karte. Dora spielt Rot 9 aus, und Rot 2 ist deine einzige rote Karte: Du musst sie spielen.
mu-example-double-trump = Grün ist der Trumpf des Chefs, 7 der des Vizes. Gelb 7 schlägt Rot 9, und Grün 0 schlägt Gelb 7. Deine Grün 7 ist beides, ein Doppeltrumpf: Sie schlägt alles, und der Stich ist deiner.
mu-example-partner = Du bist Chef mit vier Karten. Jeder kann dein Partner sein, nur Cyril nicht, der Vize. Zusammen braucht ihr 33 Dreiecke.

njet-example-settled-row = Ein Feld jeder Reihe muss frei bleiben. Die Abgabe und die Supertrümpfe stehen hier schon fest; verbieten darfst du nur in einer Reihe mit mindestens zwei freien Feldern. Du verbietest Gelb als Trumpf.
njet-example-reading-the-board = Alle Steine liegen, und was übrig ist, gilt in dieser Runde: Du spielst aus, niemand gibt Karten ab, Schwarz ist Trumpf, die blauen Nullen sind Supertrümpfe, und ein Stich zählt 2.
njet-example-supertrump-is-no-blue = Blau ist ausgespielt. Die blauen Nullen sind jetzt Supertrümpfe und keine blauen Karten mehr, also darfst du nur Blau 3 spielen.
njet-example-captured-nought = Béla und Cyril sind deine Partner, Schwarz ist Trumpf. Deine Schwarz 7 holt den Stich und erbeutet Emils Schwarz 0. Cyrils Gelb 0 kommt von einem Partner und wird nicht erbeutet.
njet-example-first-of-equals = Cyril hat Rot 7 gespielt, und du musst mit der gleichen Karte bedienen. Von gleichen Karten gewinnt die zuerst gespielte: Der Stich geht an Cyril.
njet-example-scoring = Ein Stich und eine erbeutete Null zählen 2. Du, Dora und Emil kommt auf 7 Stiche und drei Nullen: 20 für jeden von euch. Béla hat 3 Stiche, das sind 6; Cyrils 2 Stiche und seine Null zählen wegen des Monsters doppelt, das sind 12. Beide bekommen 18.

was_sticht-example-a-row = Du suchst dir Blau 7 aus und weißt nichts von Trümpfen. Ist die Reihe leer, wird sie wie ein Stich gewertet, und du hörst nur, wer gewonnen hätte: Cyril, mit Rot 2. Trumpf sind Rot und 2, aber das weiß nur Dora, die Startspielerin.
was_sticht-example-equal-numbers = Rot und 5 sind Trumpf. Karten der Trumpfzahl schlagen die der Trumpffarbe, und alle außer Rot 5 sind gleich stark: Cyrils Blau 5 gewinnt, denn sie kam vor Doras Grün 5. Deine Rot 9 hilft nichts.
was_sticht-example-number-does-not-follow = Gelb 8 ist ausgespielt. Gelb 5 hat die Trumpfzahl, ist also Trumpf und keine gelbe Karte. Eine gelbe hast du aber: Du musst Gelb 3 spielen.
was_sticht-example-trump-led = Rot 9, ein Trumpf, ist ausgespielt. Dein einziger Trumpf ist Gelb 5, denn 5 ist die Trumpfzahl: Du musst sie spielen.
was_sticht-example-grey = Es gibt keine Trumpffarbe, nur eine Trumpfzahl: vier Fünfen, alle gleich stark. Gelb 5 kam vor Rot 5, also macht Cyril den Stich.
was_sticht-example-choosing-a-task = Du wählst geheim eine deiner Aufgaben; nur sie zählt in dieser Runde. Cyril ist Startspieler und wählt keine.
was_sticht-example-start-player = Du bist Startspieler und machst den letzten Stich, deinen dritten. Dora hat „genau 3 Stiche“ verfehlt, und du hättest es geschafft. Also darfst du eine deiner eigenen Aufgaben ablegen.

meinz-example-colour-or-number = Rot 5 ist ausgespielt. Du hast rote Karten, also spielst du eine davon oder irgendeine andere 5. Grün 9 ist keins von beidem.
meinz-example-lowest-takes = Niemand hat den Stich beansprucht, also nimmt ihn die niedrigste Zahl, gleich welcher Farbe: Cyril, mit Grün 2.
meinz-example-claim = Du hast ausgespielt und wirst zum dritten Mal gefragt. Du beanspruchst den Stich: Er ist deiner, obwohl Dora jetzt Gelb 1 dazulegt, die niedrigste Karte.
meinz-example-swap = Der Stich ist deiner. Du darfst eine Karte tauschen: Blau 9 kommt hinein, Gelb 1 nimmst du heraus. Der Stich zählt jetzt 29 statt 21, und alle haben beide Karten gesehen.
meinz-example-two-tricks-are-enough = Du hast schon zwei Stiche, also wird deine Blau 1 übergangen. Blau 3 und Grün 3 sind gleich, und Blau 3 kam zuerst: Béla nimmt den Stich.
meinz-example-scoring = Je acht Karten werden zusammengezählt. Dora hat die höchste Summe, 51, und bekommt 3 Punkte; Béla ist mit 38 Zweiter und bekommt 1. Cyrils 37 bringen nichts. Deine Summe ist die niedrigste, 31: 2 Punkte.

ciao-example-what-fits = Oben liegt ein grüner Stein. Es passt dasselbe Symbol in einer stärkeren Farbe, das Symbol, das ihn schlägt, und jeder Joker: gelber Stein, grünes Papier, Joker. Ein Mühlstein passt nie.
ciao-example-joker = Cyrils gelber Joker steht für Papier. Rotes Papier passt, in der stärkeren Farbe, und Scheren in jeder Farbe. Grünes und gelbes Papier und der Stein passen nicht.
ciao-example-plus-three = Drei Karten warten auf dich. Du darfst sie ziehen oder mit einer +3 oder einem Joker antworten, sonst mit nichts. Deine +3 macht daraus sechs für den Nächsten.
ciao-example-again-as-last-card = Deine letzte Karte war „noch einmal oder andersherum“. Mit „andersherum“ hättest du die Runde gewonnen. Wählst du „noch einmal“, so musst du eine Karte ziehen und darfst sie spielen, wenn sie passt.
ciao-example-giving-away = Ein Mühlstein lässt sich nicht spielen, aber verschenken. Du spielst die Karte „Schenken“, Béla bekommt den Mühlstein und bedankt sich. Deine Hand ist leer, und du hast die Runde gewonnen.
ciao-example-race = Béla hat eine Tempokarte gespielt. Alle anderen dürfen gleichzeitig eine passende Karte spielen, und die erste zählt: Roter Stein und grünes Papier passen, gelbe Schere nicht. Du kannst auch aussteigen.
ciao-example-penalties = Béla spielt seine letzte Karte. Was du noch auf der Hand hast, kostet 10 für Grün, 30 für Rot, 50 für den Joker und 50 für den Mühlstein: 140.

kreuz_quer-example-first-step = Die Karten werden in der Reihenfolge verbraucht, in der sie gesammelt wurden. Sand kommt zuerst: In der ersten Reihe des ersten Gartens hat ihn nur Feld 2.
kreuz_quer-example-neighbours = Die Figur steht auf Feld 6, und die Karte ist Wiese. Feld 5 daneben und Feld 9 davor sind Nachbarn mit Wiese: Du hast die Wahl, aber ziehen musst du.
kreuz_quer-example-next-garden = Von Garten zu Garten geht es nur geradeaus: vom letzten Feld von Garten 1 auf Feld 3 von Garten 2. Feld 17 neben der Figur hat auch Sand.
kreuz_quer-example-goal = Das Ziel ist Wasser, und man betritt es von jedem Feld der letzten Reihe aus. Der Sand, der übrig ist, verfällt.
kreuz_quer-example-one-card-at-a-time = Du hast Matsch gegriffen. Bevor du eine andere Karte greifst, behältst du diese oder legst sie offen zurück, wo alle sie nehmen können. „Stopp“ darf man jederzeit rufen.
kreuz_quer-example-early-stop = Du rufst Stopp, während drei Karten verdeckt liegen, und erreichst dein Ziel nicht: Deine Strecke wird einen Garten länger.

take_it-example-taking-the-row = Wer zuerst ruft, bekommt die ganze Reihe, Gutes wie Schlechtes. Das verbraucht einen deiner drei Zugriffe, und von jetzt an deckst du die Karten auf.
take_it-example-pairs = Zwei gleiche Paarkarten zählen einmal: 6 für die beiden Sechsen, −2 für die beiden −2. Die einzelne 10 zählt nichts, die direkte 4 zählt sich selbst: 8 Punkte.
take_it-example-joker-completes = Jeder Joker ergänzt eine einzelne Paarkarte, die höchste zuerst: 8 + 3 = 11. Die negativen bleiben einzeln und zählen nichts.
take_it-example-joker-is-not-needed = Die beiden Sechsen sind schon ein Paar und werden nicht getrennt: 6 Punkte. Zwei Joker, die nichts zu ergänzen finden, zählen nichts.
take_it-example-black-cards = Die meisten schwarzen Karten: 10 Punkte. Du und Béla habt je drei, also bekommt ihr sie beide: 11 und 14 Punkte. Cyril hat 9.
take_it-example-dealer-to-the-end = Du nimmst zum dritten Mal, und vor dir hat niemand alle Zugriffe verbraucht: Du gibst bis zum Ende, obwohl Dora die nächste Reihe nimmt.
take_it-example-the-rest = Du verbrauchst deinen letzten Zugriff, und jetzt hat nur noch Béla welche. Die Partie ist aus, und er bekommt die fünf Karten des Stapels.
