# Was in den Lektionen gesagt wird. Wer lernt, ist „du“; Béla, Cyril und Dora sind die anderen, im Uhrzeigersinn.

lesson-mu-aim = Auf den Karten sind Dreiecke, jedes ein Punkt für den, der sie in Stichen bekommt. Vorher aber entscheidet eine Versteigerung, wer Trumpf bestimmt, und geboten wird mit den eigenen Karten.
lesson-mu-lay = Du hast viel Blau. Zeig es: Leg die blaue 9 offen aus. Sie bleibt deine, und du spielst sie später wie eine Handkarte.
lesson-mu-raise = Cyril zeigt zwei Sechsen. Die Zahl der Karten ist das Gebot, und du darfst eins über das höchste gehen (R7). Leg die blaue 8 dazu.
lesson-mu-lead = Und noch eine, die blaue 7: Mit drei Karten führst du.
lesson-mu-pass = Niemand geht höher. Wenn alle hintereinander gepasst haben, auch du, ist die Versteigerung zu Ende.
lesson-mu-trump = Du bist Chef mit einem Gebot von drei. Cyril ist Zweiter, der Vize, und hat zuerst seinen Trumpf genannt: alle Sechsen. Dein Trumpf muss auf einer deiner offenen Karten stehen: Nenne Blau.
lesson-mu-partner = Deine blauen Trümpfe schlagen Cyrils Sechsen, und die blaue 6, die beides ist, schlägt alles. Jetzt wähle einen Partner, wen du willst, nur nicht den Vize. Nimm Dora.
lesson-mu-target = Für ein Gebot von drei braucht ihr, Dora und du, zusammen 34 der 60 Dreiecke. Béla und Cyril spielen gegen euch.
lesson-mu-first = Der Chef spielt aus. Karten, die vor dir liegen, spielst du wie alle anderen: Spiel die blaue 9 vom Tisch.
lesson-mu-double = Ein Trumpf war ausgespielt, also mussten alle Trumpf bedienen. Cyril hatte die blaue 6, den Doppeltrumpf, und bekommt den Stich. Besser jetzt als später!
lesson-mu-follow = Cyril spielt Rot aus. Wer Rot hat, muss bedienen (R26), und du hast die 9: Höher geht es in Rot nicht.
lesson-mu-triangles = Vier Dreiecke für dich: Die 7 hat zwei, die 8 und die 2 je eins, die 9 keins. Wer den Stich macht, spielt aus. Spiel die gelbe 9.
lesson-mu-draw = Auch der gehört dir. Jetzt eine blaue 5: Sie zieht den anderen die Trümpfe aus der Hand.
lesson-mu-ranks = Noch fünf Dreiecke. Sogar deine 5 schlägt Cyrils rote 6, denn die Trümpfe des Chefs stehen über denen des Vizes.
lesson-mu-later = Zehn Stiche später. Dir bleibt nur noch eine Karte, die gelbe 0.
lesson-mu-score = Du hast 37 Dreiecke, Dora 10: zusammen 47, und 34 waren nötig. Also bekommt ihr beide zu euren Dreiecken noch 30 Punkte Bonus. Wäre es misslungen, hättest du Punkte verloren und die anderen welche bekommen.
lesson-mu-remember-1 = Biete mit Karten von dem, was Trumpf werden soll; aber jede Karte erhöht auch das Soll.
lesson-mu-remember-2 = Doppeltrumpf, dann die Trümpfe des Chefs, dann die des Vizes, dann die ausgespielte Farbe.
lesson-mu-remember-3 = Sechsen und Siebenen haben zwei Dreiecke, Einsen und Neunen keins: Nimm, was sich lohnt.
