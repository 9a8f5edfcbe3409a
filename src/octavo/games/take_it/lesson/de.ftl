# Was in den Lektionen gesagt wird. Wer lernt, ist „du“; Béla, Cyril und Dora sind die anderen, im Uhrzeigersinn.

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
