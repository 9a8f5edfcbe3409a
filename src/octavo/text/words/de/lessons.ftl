# Was in den Lektionen gesagt wird. Wer lernt, ist „du“; Béla, Cyril und Dora sind die anderen, im Uhrzeigersinn.

# Húzz egyet!
lesson-huzz-aim = Du legst Sätze gleicher Karten vor dir aus. Am Ende ist jede Karte, die dort liegt, einen Punkt wert, und jede Karte auf deiner Hand kostet einen.
lesson-huzz-set = Ein Satz besteht aus einer oder mehreren Karten derselben Zahl, aus so vielen, wie du willst. Beginne mit deinen zwei Vieren.
lesson-huzz-draw = Bei niemandem gab es etwas zu stehlen, also darfst du eine Karte ziehen: eine offene vom Markt oder eine verdeckte vom Stapel. Nimm die 7, sie passt zu deinen.
lesson-huzz-robbed = Bélas zwei Sechsen bestehlen dich: ebenso viele Karten wie deine Vieren, und höher (R11). Er will sie nicht, also entscheidest du. Wirf sie ab, dann ziehst du zwei neue.
lesson-huzz-two = Jetzt ziehst du zwei Karten, eine nach der anderen. Die 9 passt zu der 9 auf deiner Hand.
lesson-huzz-pile = Zieh die zweite vom Stapel und schau, was das Glück bringt.
lesson-huzz-size = Noch eine 9, Glück gehabt! Cyril hat drei Dreien ausgelegt. Bélas zwei Sechsen sind vor ihnen sicher: Verglichen werden nur Sätze mit gleich vielen Karten.
lesson-huzz-steal = Deine drei Siebenen schlagen Cyrils drei Dreien. Leg sie aus, und behalte den Joker noch.
lesson-huzz-take = Stehlen musst du, aber ob du die Karten willst, ist deine Sache. Nimm sie, du legst sie gleich wieder aus! Cyril muss drei Karten ziehen.
lesson-huzz-joker = Ein Joker zählt als die Zahl, mit der er ausgelegt wird. Leg die drei Dreien mit dem Joker aus: ein Satz aus vier Karten, den so leicht niemand schlägt.
lesson-huzz-skip = Nur dein oberster Satz kann gestohlen werden, die Siebenen darunter sind sicher. Du dürftest ziehen, aber du willst Karten loswerden: Zieh nichts.
lesson-huzz-theft = Bélas 12 hat Cyrils einzelne 5 gestohlen. Béla behält sie, und Cyril muss eine Karte ziehen.
lesson-huzz-last = Drei Neunen sind deine letzten Karten. Mit ihnen endet die Runde sofort, und der letzte Satz stiehlt nichts mehr (R24).
lesson-huzz-score = Zehn Karten liegen vor dir, und deine Hand ist leer: 10 Punkte. Béla hat fünf Karten ausgelegt und drei auf der Hand, das macht 2; Cyril kommt sogar auf minus 3.
lesson-huzz-remember-1 = Ein Satz stiehlt den obersten Satz eines Gegners, wenn er gleich viele Karten hat und höher ist.
lesson-huzz-remember-2 = Große Sätze sind sicherer, und unter einem anderen ist jeder Satz sicher.
lesson-huzz-remember-3 = Karten auf dem Tisch bringen Punkte, Karten auf der Hand kosten welche: Sei als Erster fertig.

# Mü
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

# Njet!
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

# Was sticht?
lesson-was_sticht-aim = Hier gibt es keine Punkte: Alle haben vier Aufgaben, etwa „genau 2 Stiche“ oder „gar kein Stich“. Wer zuerst alle vier los ist, gewinnt.
lesson-was_sticht-draft = Vor der ersten Runde nehmt ihr euch reihum Aufgaben. Dora, die beginnt, hat „gar kein Stich“ genommen. Nimm „die meisten Stiche“.
lesson-was_sticht-rows = Diese vier sind deine. Jetzt liegen neun Reihen offen da, aus denen ihr euch eure Hände aussucht. Was Trumpf ist, eine Farbe und eine Zahl, weiß in dieser Runde nur Dora.
lesson-was_sticht-pick = Aus der ersten Reihe suchst du zuerst aus. Du weißt noch nichts, also nimm eine hohe Karte, die gelbe 9.
lesson-was_sticht-announced = Eine verteilte Reihe gilt wie ein Stich, und der Gewinner wird angesagt: Dora mit ihrer grünen 4. Sie schlägt deine 9, also ist Grün Trumpf, oder die Vieren sind es.
lesson-was_sticht-second = Auch die nächste Reihe ging an Dora, und aus der dritten nimmt sie ausgerechnet die blaue 7. Du nimmst die gelbe 8.
lesson-was_sticht-sevens = Wieder Dora: Ihre blaue 7 schlägt die blaue 8, und die gelbe 4 gewinnt nicht. Also ist 7 die Trumpfzahl und Grün die Farbe. Hier ist noch eine 7, nimm sie!
lesson-was_sticht-right = Diesmal wirst du als Gewinner angesagt: Du hast richtig geraten.
lesson-was_sticht-trumps = Alle Reihen sind verteilt, und die Trümpfe werden gezeigt: Grün und die 7. Du hast viele davon. Wähle die Aufgabe, die du jetzt erfüllst: „die meisten Stiche“.
lesson-was_sticht-lead = Alle Aufgaben werden zugleich gezeigt. Dora als Startspielerin hat keine; sie versucht zu schaffen, was einem anderen misslingt. Du spielst aus: die rote 7, einen Trumpf.
lesson-was_sticht-led-trump = Ein Trumpf war ausgespielt, also mussten alle Trumpf bedienen. Siebenen schlagen alle grünen Karten außer der grünen 7, die beides ist und die höchste Karte. Ein Stich für dich.
lesson-was_sticht-trump-in = Drei Stiche später spielt Béla Rot aus. Du hast kein Rot mehr und darfst spielen, was du willst: Hol dir den Stich mit der grünen 5.
lesson-was_sticht-fourth = Du hast drei Stiche, Béla und Dora je zwei. Zwei kommen noch, und Dora kann nur einen davon machen, mit der blauen 7, ihrem letzten Trumpf. Spiel die gelbe 8.
lesson-was_sticht-done = Den letzten Stich hat Dora, aber du hast vier, und so viele hat sonst niemand. Deine Aufgabe ist erfüllt, und du bist sie los.
lesson-was_sticht-score = Dora hat genau drei Stiche, eben das, was Béla wollte und nicht geschafft hat, also darf auch sie eine Aufgabe ablegen. Jetzt bist du Startspieler, und nur du siehst die Trümpfe.
lesson-was_sticht-remember-1 = Achte darauf, wer die Reihen gewinnt: So findest du heraus, was Trumpf ist.
lesson-was_sticht-remember-2 = Such dir Karten für die Aufgabe aus, die du wählen wirst.
lesson-was_sticht-remember-3 = Schaff als Startspieler, was einem anderen misslingt, und du darfst irgendeine deiner Aufgaben ablegen.

# Meinz
lesson-meinz-aim = Acht Stiche werden gespielt, und alle machen genau zwei. Es zählt die Summe der Zahlen in deinen beiden Stichen.
lesson-meinz-places = Die höchste Summe bekommt 3 Punkte, die niedrigste 2, die zweite aber nur 1 und die dritte nichts. Also ganz nach oben oder ganz nach unten! Deine Karten sind hoch.
lesson-meinz-away = Zuerst legen alle eine Karte weg. Die rote 1 würde Stiche gewinnen, die du nicht willst, denn niedrige Karten gewinnen.
lesson-meinz-follow = Dora spielt eine grüne 8 aus. Du musst Grün spielen oder eine andere 8, gleich in welcher Farbe (R9). Für eine hohe Summe nimm die 9.
lesson-meinz-claim = Die niedrigste Karte gewinnt den Stich, außer es beansprucht ihn vorher jemand. 17 sind schon drin: Sag, dass er dir gehört!
lesson-meinz-swap = Der Stich gehört dir, was immer die anderen gespielt haben. Jetzt darfst du eine Karte tauschen: Gib deine blaue 9 hinein und nimm die grüne 3 heraus.
lesson-meinz-lead = Dein erster Stich zählt 33. Zum nächsten spielst du aus, die rote 9.
lesson-meinz-leave = Du könntest deinen eigenen Stich sofort beanspruchen, aber niemand weiß, was noch hineinkommt. Verzichte.
lesson-meinz-lowest = Du hast noch zweimal verzichtet, und auch sonst wollte ihn niemand. Also gewinnt die niedrigste Karte: Cyrils rote 2. Jetzt darf er tauschen.
lesson-meinz-number = Cyril hat eine 1 gegeben und die 3 genommen: Er sammelt niedrige Karten, und alle haben es gesehen. Jetzt ist Rot ausgespielt, du spielst Rot oder eine andere 3. Nimm die 8.
lesson-meinz-again = Bisher sind es 16, und deine Hand kann ihn noch besser machen. Beanspruche ihn.
lesson-meinz-better = Tausche die rote 3 gegen deine gelbe 8.
lesson-meinz-two = Das sind noch 27, zusammen 60. Mehr als zwei Stiche darf niemand haben, also wirst du nicht mehr gefragt. Spiel einfach deine Karten, zuerst die blaue 5.
lesson-meinz-last = Der letzte Stich: Nur Cyril kann noch einen machen, also bekommt er ihn auf jeden Fall.
lesson-meinz-score = Deine 60 sind die höchste Summe: 3 Punkte. Béla hat 44 und bekommt 1, Cyril mit 37 nichts; Dora hat mit 34 die niedrigste Summe und bekommt 2. Gleiche Summen bekämen nichts.
lesson-meinz-remember-1 = Was niemand beansprucht, gewinnt die niedrigste Karte: Kleine Karten sind nicht schwach.
lesson-meinz-remember-2 = Entscheide dich früh, ob du die höchste Summe willst oder die niedrigste.
lesson-meinz-remember-3 = Beanspruche einen Stich, wenn du weißt, was darin ist, und verbessere ihn durch einen Tausch.

# Ciao!
lesson-ciao-aim = Werde als Erster deine Karten los! Jede Karte muss die davor schlagen, wie bei Stein, Papier, Schere.
lesson-ciao-beat = Oben liegt ein grüner Stein. Papier schlägt Stein, in jeder Farbe: Spiel dein grünes Papier.
lesson-ciao-colour = Béla hat es mit der Schere zerschnitten, Cyril hat lieber gezogen. Es geht auch anders: dasselbe Symbol in einer stärkeren Farbe. Grün ist am schwächsten, dann kommt Gelb, Rot ist am stärksten. Spiel die gelbe Schere.
lesson-ciao-again = Sie ist eine Sonderkarte: Du kommst noch einmal dran, oder die Richtung wechselt. Wechsle die Richtung.
lesson-ciao-three = Jetzt geht es andersherum, und Bélas +3 gilt dir: Zieh drei Karten, oder antworte mit einer anderen +3 oder einem Joker (R24). Du hast eine +3!
lesson-ciao-six = Drei und drei sind sechs, und Cyril hatte keine Antwort. Er zieht sie alle und setzt aus.
lesson-ciao-race = Bélas Tempokarte eröffnet ein Wettrennen: Die erste passende Karte zählt. Hier hast du alle Zeit der Welt. Stein schlägt Schere, also spiel deinen grünen Stein mit dem Zeichen „Schenken“.
lesson-ciao-give = Du warst der Erste! Das Zeichen lässt dich eine Karte verschenken. Den Mühlstein kann man nie spielen, also gib ihn Béla.
lesson-ciao-thanks = Béla hat sich sofort bedankt. Und jetzt schenkt Cyril dir eine Karte, eine grüne Schere. Bedank dich auch: Wer das nicht in fünf Sekunden tut, zieht drei Karten (R29).
lesson-ciao-gift = Oben liegt gelbes Papier, und die Schere schlägt es. Spiel, was man dir geschenkt hat.
lesson-ciao-joker = Auf Papier passt dein Stein nicht. Ein Joker aber immer.
lesson-ciao-name = Sag an, wofür er steht. Nenne Papier: Die Schere schlägt es, und dann schlägt dein Stein die Schere.
lesson-ciao-last = Wie geplant: Oben liegt eine Schere. Deine letzte Karte passt.
lesson-ciao-score = Ciao! Die anderen zahlen für das, was sie noch haben: 10 für eine grüne Karte, 20 für eine gelbe, 30 für eine rote, 50 für einen Joker oder Mühlstein. Nach allen Runden gewinnt, wer die wenigsten Strafpunkte hat.
lesson-ciao-remember-1 = Eine Karte passt, wenn ihr Symbol das oberste schlägt oder dasselbe in einer stärkeren Farbe ist.
lesson-ciao-remember-2 = Heb einen Joker oder eine +3 für den Notfall auf, aber nicht bis zum Schluss: Beide sind teuer.
lesson-ciao-remember-3 = Verschenk, was du nicht spielen kannst, bedank dich für Geschenke, und verschlaf kein Wettrennen.

# Kreuz & Quer
lesson-kreuz_quer-aim = Alle müssen fünf Gärten durchqueren, um ins Ziel zu kommen. Jeder Schritt braucht eine Karte des Geländes, auf das du trittst, und die Karten kommen in der Reihenfolge, in der du sie gesammelt hast.
lesson-kreuz_quer-away = Du hast sieben Gärten und legst zwei weg. Von Fliese, Pflaster und Matsch gibt es am wenigsten Karten, also weg mit den Gärten, die voll davon sind: 11 und 26.
lesson-kreuz_quer-lay = Jetzt legst du deine Strecke, Garten für Garten, egal wie herum. Beginne mit Garten 1, darin ist viel Wiese, Sand und Kopfstein.
lesson-kreuz_quer-grab = Auch die anderen Gärten liegen, und dahinter dein Ziel, Kopfstein. Jetzt sammeln alle zugleich, so schnell sie können, nur hier drängt dich niemand. Greif eine verdeckte Karte.
lesson-kreuz_quer-keep = Wiese! In der ersten Reihe deines ersten Gartens ist eine Wiese, das wird also dein erster Schritt. Behalte sie.
lesson-kreuz_quer-more = Behaltene Karten kommen verdeckt auf einen Haufen, und du darfst sie nicht mehr ansehen. Merk dir: Wiese. Greif noch eine.
lesson-kreuz_quer-return = Eine Fliese: Neben deiner Wiese ist keine. Leg sie offen zurück, jeder kann sie nehmen.
lesson-kreuz_quer-open = Cyril hat einen Kopfstein zurückgelegt. Genau der kommt nach deiner Wiese, also nimm ihn, bevor es ein anderer tut.
lesson-kreuz_quer-stop = Du hast den Kopfstein behalten, und Béla hat Stopp gerufen: Das darf jeder, jederzeit. Aber es lagen noch Karten verdeckt, und kommt er jetzt nicht ins Ziel, wird seine Strecke um einen Garten länger (R29).
lesson-kreuz_quer-walk = Die Figuren ziehen, zuerst die von dem, der Stopp gerufen hat. Béla hat einen Schritt gemacht und seinen Strafgarten bekommen. Jetzt du: Die Wiese bringt dich auf das erste Feld.
lesson-kreuz_quer-ahead = Als Nächstes kommt der Kopfstein. Im Garten darfst du in alle Richtungen gehen, am besten nach vorn.
lesson-kreuz_quer-jump = Einige Runden später. Vor dir liegt die letzte Reihe des letzten Gartens, und eine Wiese hast du schon. Danach kommt das Ziel, Kopfstein, und da liegt einer: Greif zu!
lesson-kreuz_quer-call = Wiese, Kopfstein: Mehr brauchst du nicht. Warte nicht, bis andere genug haben, ruf Stopp.
lesson-kreuz_quer-choice = Wer Stopp gerufen hat, zieht zuerst. Für die Wiese gibt es hier zwei Felder; das untere führt hinaus.
lesson-kreuz_quer-goal = Von jedem Feld der letzten Reihe kommst du ins Ziel, mit einer Karte vom Gelände des Ziels.
lesson-kreuz_quer-score = Du bist als Erster im Ziel und gewinnst! Die anderen haben ihre Runde beendet; ihre Plätze richten sich danach, wie weit sie sind.
lesson-kreuz_quer-remember-1 = Schau auf den Weg vor dir und sammle sein Gelände genau in dieser Reihenfolge.
lesson-kreuz_quer-remember-2 = Leg zurück, was nicht passt, und achte darauf, was andere zurücklegen.
lesson-kreuz_quer-remember-3 = Ruf Stopp, wenn du hast, was du brauchst; zu früh kann es dich einen Garten kosten.

# Take it!
lesson-take_it-aim = Karten werden eine nach der anderen in eine Reihe aufgedeckt. Wer zuerst ruft, bekommt die ganze Reihe. Es gewinnt, wer die meisten Punkte hat.
lesson-take_it-takes = Aber du darfst nicht beliebig oft nehmen: Zu dritt hat jeder vier Zugriffe. Du hast hier noch zwei, die anderen je einen.
lesson-take_it-direct = Béla gibt und deckt eine Karte auf. Eine 4, die einfach 4 zählt. Aber vielleicht kommt noch mehr.
lesson-take_it-alone = Eine Paarkarte: Allein zählt sie nichts. Zwei gleiche zählen zusammen einmal ihre Zahl.
lesson-take_it-pair = Da ist die zweite! Das Paar zählt 6, mit der 4 sind es 10. Nimm sie, bevor es ein anderer tut.
lesson-take_it-dealer = Die Reihe gehört dir, verdeckt, und bis zum Ende darf niemand hineinsehen. Wer genommen hat, gibt: Deck die nächste Karte auf.
lesson-take_it-minus = Minus 3. Allein will sie niemand, also weiter.
lesson-take_it-black = Eine schwarze Karte. Für sich zählt sie nichts, aber wer am Ende die meisten hat, bekommt 10 Punkte. Weiter!
lesson-take_it-joker = Ein Joker macht eine einzelne Paarkarte zum Paar. Willst du ihn, mitsamt der −3? Jetzt heißt es schnell sein …
lesson-take_it-late = … und Cyril war schneller! Das war sein letzter Zugriff. Wer als Erster alle verbraucht hat, gibt bis zum Ende.
lesson-take_it-wait = 5 und 3 sind schon 8. Warten kann noch mehr bringen, oder ein Minus, oder Béla nimmt sie.
lesson-take_it-now = 14! Das ist deinen letzten Zugriff wert.
lesson-take_it-over = Alle bis auf einen haben ihre Zugriffe verbraucht, damit ist es aus. Béla bekommt den Rest des Stapels, gut oder schlecht: hier −4, 1 und den Partner zu seiner negativen Paarkarte.
lesson-take_it-yours = Deine Karten: 2, 3, 3, 4, 5 und 6 sind 23, mit dem Paar Sechsen 29. Die einzelne Paarkarte 5 zählt nichts; ein Joker hätte sie ergänzt.
lesson-take_it-majority = Cyrils Joker hat seine 3 ergänzt. Und er hat zwei schwarze Karten, die meisten von allen: noch 10 Punkte.
lesson-take_it-remember-1 = Direkte Karten zählen, was darauf steht, Paarkarten nur zu zweit.
lesson-take_it-remember-2 = Joker machen Paare, und die meisten schwarzen Karten bringen 10 Punkte.
lesson-take_it-remember-3 = Du hast nur wenige Zugriffe: Verschwende sie nicht für wenig, aber warte auch nicht auf zu viel.
