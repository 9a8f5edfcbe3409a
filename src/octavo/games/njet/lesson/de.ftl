# Was in den Lektionen gesagt wird. Wer lernt, ist „du“; Béla, Cyril und Dora sind die anderen, im Uhrzeigersinn.

lesson-njet-aim = Vor jeder Runde verbietet ihr reihum etwas. Was am Ende niemand verboten hat, wird gespielt: wer beginnt, was Trumpf ist, was ein Stich wert ist.
lesson-njet-veto = Schau dir deine Karten an: viel Rot. Du willst also rote Trümpfe und verbietest eine andere Farbe. Leg deinen Stein in der Reihe der Trümpfe auf Schwarz.
lesson-njet-points = Die anderen verbieten, was schlecht für sie ist. Du wirst viele Stiche machen, da täten Minuspunkte weh: Verbiete −2 für einen Stich.
lesson-njet-others = Die Nullen einer Farbe werden Supertrümpfe, die höchsten Karten von allen. Du hast eine blaue 0, also sorg dafür, dass Blau übrig bleibt: Verbiete Schwarz.
lesson-njet-rules = Alle Steine liegen, in jeder Reihe ist ein Feld frei. Du beginnst, alle legen zwei Karten weg, Rot ist Trumpf, blaue Nullen sind Supertrümpfe, und ein Stich ist 3 wert.
lesson-njet-team = Wer beginnt, sucht sich einen Partner aus, in jeder Runde neu. Nimm Cyril, der dir gegenübersitzt.
lesson-njet-away = Leg zwei Karten weg. Die schwarze 0 könnte jemand erbeuten, und ohne die blaue 6 hast du kein Blau mehr und darfst Blau mit Trumpf stechen.
lesson-njet-lead = Spiel deinen höchsten Trumpf, die rote 9, und schau, was kommt.
lesson-njet-nought = Alle mussten Trumpf spielen, und Dora hatte nur ihre rote 0. Du hast sie erbeutet: Sie zählt wie ein eigener Stich (R29). Jetzt spiel die gelbe 9.
lesson-njet-give-up = Auch die war hoch genug. Aber alles gewinnt niemand: Lass den anderen mit deiner schwarzen 2 einen Stich.
lesson-njet-ruff = Béla hat ihn gemacht und spielt Blau aus. Deine blaue 0 ist Trumpf und nicht blau, also hast du kein Blau und darfst alles spielen. Die rote 3 genügt, denn sie ist Trumpf.
lesson-njet-super = Jetzt der Supertrumpf: Eine blaue 0 schlägt jede andere Karte, und von zwei gleichen gewinnt die erste.
lesson-njet-last = Ein paar Stiche später. Du hast zwei Nullen erbeutet, Béla aber auch. Deine letzte Karte ist Trumpf.
lesson-njet-score = Cyril und du habt zehn Stiche und zwei erbeutete Nullen: 12 mal 3 sind 36 Punkte für jeden von euch. Béla und Dora haben drei Stiche und zwei Nullen: je 15.
lesson-njet-remember-1 = Verbiete, was anderen nützt, und verrate nicht zu früh, worauf du hoffst.
lesson-njet-remember-2 = Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst.
lesson-njet-remember-3 = Schütz deine Nullen und fang die des anderen Teams: Jede ist so viel wert wie ein Stich.
