huzz-blurb = Leg gleiche Karten aus; ein höherer Satz aus ebenso vielen Karten stiehlt dir deinen.
huzz-length = etwa 20 Minuten

huzz-option-mode = Spielweise
huzz-option-mode-base = Grundspiel: Wer nichts stiehlt, darf eine Karte ziehen
huzz-option-mode-advanced = Fortgeschrittene: Wer nichts stiehlt, zieht nicht
huzz-option-mode-master = Meister: wie Fortgeschrittene, und Einsen stehlen Dreizehnen und Joker
huzz-option-length = Runden

huzz-card-x = Joker

huzz-zone-display = Auslage
huzz-zone-market = Markt
huzz-zone-shadow = Schattensatz

huzz-phase-play = Ein Satz wird ausgespielt.
huzz-phase-shadow = Aus dem Schattensatz wird gestohlen.
huzz-phase-steal = Es wird gestohlen: Der Dieb nimmt die Karten oder lehnt sie ab.
huzz-phase-answer = Der Dieb wollte die Karten nicht: Ihr Besitzer entscheidet.
huzz-phase-draw = Eine Karte wird gezogen.
huzz-phase-over = Die Partie ist zu Ende.

huzz-ask-play = Spiel einen Satz aus: eine oder mehrere gleiche Karten.
huzz-ask-shadow = Wähle die Gruppe, die du aus dem Schattensatz stiehlst.
huzz-ask-steal = Nimmst du die gestohlenen Karten, oder lehnst du sie ab?
huzz-ask-answer = Nimmst du deine Karten zurück, oder wirfst du sie ab und ziehst ebenso viele?
huzz-ask-draw = Zieh so viele Karten, wie du verloren hast.
huzz-ask-draw-skip = Du darfst eine Karte ziehen.

huzz-fact-round = Runde { $round } von { $rounds }
huzz-fact-pile = Stapel: { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}
huzz-fact-thief = Dieb: { $seat }.
huzz-fact-victim = Bestohlen wird: { $seat }.
huzz-fact-due = Noch zu ziehen: { $due }

huzz-do-play = { $set } ausspielen
huzz-do-mixed = { $set } mit { $jokers ->
    [one] { $jokers } Joker ausspielen
   *[other] { $jokers } Jokern ausspielen
}
huzz-do-jokers = { $jokers ->
    [one] { $jokers } Joker allein ausspielen
   *[other] { $jokers } Joker allein ausspielen
}
huzz-do-take = die gestohlenen Karten nehmen
huzz-do-refuse = die gestohlenen Karten ablehnen
huzz-do-back = die Karten zurücknehmen
huzz-do-away = die Karten abwerfen und ebenso viele ziehen
huzz-do-skip = nichts ziehen
huzz-do-pile = vom Stapel ziehen
huzz-do-market = { $card } vom Markt ziehen
huzz-do-pair = { $card } und { $card_on } vom Markt ziehen
huzz-do-shadow = { $card } aus dem Schattensatz stehlen
huzz-did-play = { $seat } spielt { $set } aus.
huzz-did-mixed = { $seat } spielt { $set } mit { $jokers ->
    [one] { $jokers } Joker aus.
   *[other] { $jokers } Jokern aus.
}
huzz-did-jokers = { $seat } spielt { $jokers ->
    [one] { $jokers } Joker allein aus.
   *[other] { $jokers } Joker allein aus.
}
huzz-did-take = { $seat } nimmt die gestohlenen Karten.
huzz-did-refuse = { $seat } lehnt die gestohlenen Karten ab.
huzz-did-back = { $seat } nimmt die Karten zurück.
huzz-did-away = { $seat } wirft die Karten ab und zieht ebenso viele.
huzz-did-skip = { $seat } zieht nichts.
huzz-did-pile = { $seat } zieht vom Stapel.
huzz-did-market = { $seat } zieht { $card } vom Markt.
huzz-did-pair = { $seat } zieht { $card } und { $card_on } vom Markt.
huzz-did-shadow = { $seat } stiehlt { $card } aus dem Schattensatz.

huzz-why-play-a-set = Spiel zuerst einen Satz aus: eine oder mehrere gleiche Karten aus deiner Hand.
huzz-why-too-few = So viele davon ({ $card }) hast du auf der Hand: { $held }.
huzz-why-take-or-refuse = Du stiehlst: Nimm die Karten (take), oder lehne sie ab (refuse).
huzz-why-back-or-away = Der Dieb wollte deine Karten nicht: Nimm sie zurück (back), oder wirf sie ab und zieh ebenso viele (away).
huzz-why-pile-empty = Der Stapel ist leer: Zieh vom Markt.
huzz-why-must-draw = Dir wurden Karten gestohlen: Du musst ebenso viele ziehen.
huzz-why-not-offered = Das liegt nicht auf dem Markt.
huzz-why-draw-a-card = Jetzt wird eine Karte gezogen, vom Stapel oder vom Markt.
huzz-why-rob-the-shadow = Dein Satz stiehlt aus dem Schattensatz: Wähle eine der passenden Gruppen.

# Bildunterschriften der gezeichneten Beispiele neben den Regeln. Wer liest, sieht mit Annas Augen, und sie ist „du“.

huzz-example-a-set = Du darfst eine, zwei oder drei Vieren spielen, und ein Joker zählt als das, womit er gespielt wird. Die drei Vieren und der Joker werden eine Schicht aus vier Karten.
huzz-example-robbery = Du spielst drei Siebenen. Béla ist sicher: Seine Schicht hat zwei Karten. Die obersten Schichten von Cyril und Dora haben je drei Karten und sind niedriger, also bestiehlst du erst Cyril, dann Dora. Jedes Mal entscheidest du: Nimm die Karten, oder lehne sie ab.
huzz-example-refused = Bélas Siebenen haben deine Sechsen geschlagen, aber er will sie nicht. Jetzt entscheidest du: Nimm sie auf die Hand zurück, oder wirf sie ab und zieh drei Karten.
huzz-example-only-the-top = Nur die oberste Schicht kann gestohlen werden, und niemand wird in einem Zug zweimal bestohlen. Deine 9 holt Bélas 5; die 4 darunter ist vorerst sicher.
huzz-example-equal-is-safe = Deine 13 ist nicht höher als die von Cyril, und bei Béla liegen zwei Karten oben: Zu stehlen gibt es nichts. Also darfst du eine Karte ziehen, vom Stapel oder vom Markt, oder du ziehst nichts.
huzz-example-last-cards = Deine letzten beiden Karten beenden die Runde sofort und stehlen nichts. Jede Karte auf dem Tisch bringt einen Punkt, jede auf der Hand kostet einen: Du hast 2, Béla 2 − 3 = −1, Cyril 1 − 2 = −1.
huzz-example-shadow-set = Im Duell wird zuerst der Schattensatz bestohlen. Deine 12 schlägt jede Gruppe aus einer einzelnen Karte: Wähle die 3, die 8 oder die 10.
