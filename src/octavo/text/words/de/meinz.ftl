meinz-blurb = Mach genau zwei Stiche, die zusammen am meisten zählen oder am wenigsten.

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
