# Was in den Lektionen gesagt wird. Wer lernt, ist „du“; Béla, Cyril und Dora sind die anderen, im Uhrzeigersinn.

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
