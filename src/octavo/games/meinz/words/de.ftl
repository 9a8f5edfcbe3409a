meinz-blurb = Mach genau zwei Stiche, die zusammen am meisten zählen oder am wenigsten.
meinz-length = etwa 30 Minuten

meinz-option-monster = Die Punkte des Monsters
meinz-option-monster-counts = zu dritt zählen seine Karten, plus 12
meinz-option-monster-highest = zu dritt ist es immer Erster

meinz-phase-away = Alle legen eine Karte weg.
meinz-phase-play = Eine Karte wird zum Stich gespielt.
meinz-phase-claim = Der Stich kann beansprucht werden.
meinz-phase-swap = Der Gewinner darf eine Karte tauschen.
meinz-phase-over = Die Partie ist zu Ende.

meinz-ask-away = Leg eine Handkarte weg.
meinz-ask-play = Spiel eine Karte.
meinz-ask-claim = Beanspruchst du den Stich, oder verzichtest du?
meinz-ask-swap = Tausche eine Handkarte gegen eine des Stichs, oder tausche nichts.

meinz-fact-round = Runde { $round } von { $rounds }
meinz-fact-starter = { $seat } ist Startspieler.
meinz-fact-claimed = { $seat } hat diesen Stich beansprucht.
meinz-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}

meinz-do-away = { $card } weglegen
meinz-do-play = { $card } spielen
meinz-do-claim = den Stich beanspruchen
meinz-do-leave = verzichten
meinz-do-keep = nichts tauschen
meinz-do-swap = { $given } geben, { $taken } nehmen
meinz-did-away = { $seat } legt eine Karte weg.
meinz-did-play = { $seat } spielt { $card }.
meinz-did-claim = { $seat } beansprucht den Stich.
meinz-did-leave = { $seat } verzichtet.
meinz-did-keep = { $seat } tauscht nichts.
meinz-did-swap = { $seat } gibt { $given } und nimmt { $taken }.

meinz-why-put-one-away = Leg zuerst eine Handkarte weg.
meinz-why-answer-claim = Du wirst nach dem Stich gefragt: Beanspruche ihn (claim), oder verzichte (leave).
meinz-why-follow-colour-or-number = Ausgespielt wurde { $led }, und du hast die Farbe: Spiel die Farbe oder dieselbe Zahl.
meinz-why-play-a-card = Jetzt wird eine Handkarte gespielt.
meinz-why-swap-or-keep = Der Stich ist deiner: Tausche eine Handkarte gegen eine des Stichs, oder tausche nichts (keep).

# Bildunterschriften der gezeichneten Beispiele neben den Regeln. Wer liest, sieht mit Annas Augen, und sie ist „du“.

meinz-example-colour-or-number = Rot 5 ist ausgespielt. Du hast rote Karten, also spielst du eine davon oder irgendeine andere 5. Grün 9 ist keins von beidem.
meinz-example-lowest-takes = Niemand hat den Stich beansprucht, also nimmt ihn die niedrigste Zahl, gleich welcher Farbe: Cyril, mit Grün 2.
meinz-example-claim = Du hast ausgespielt und wirst zum dritten Mal gefragt. Du beanspruchst den Stich: Er ist deiner, obwohl Dora jetzt Gelb 1 dazulegt, die niedrigste Karte.
meinz-example-swap = Der Stich ist deiner. Du darfst eine Karte tauschen: Blau 9 kommt hinein, Gelb 1 nimmst du heraus. Der Stich zählt jetzt 29 statt 21, und alle haben beide Karten gesehen.
meinz-example-two-tricks-are-enough = Du hast schon zwei Stiche, also wird deine Blau 1 übergangen. Blau 3 und Grün 3 sind gleich, und Blau 3 kam zuerst: Béla nimmt den Stich.
meinz-example-scoring = Je acht Karten werden zusammengezählt. Dora hat die höchste Summe, 51, und bekommt 3 Punkte; Béla ist mit 38 Zweiter und bekommt 1. Cyrils 37 bringen nichts. Deine Summe ist die niedrigste, 31: 2 Punkte.
