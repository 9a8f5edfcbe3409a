mu-blurb = Biete mit deinen eigenen Karten, bestimme nach ihnen den Trumpf und hol die versprochenen Dreiecke.
mu-length = etwa 60 Minuten

mu-option-goal = Punkte, mit denen die Partie endet

mu-zone-last = im vorigen Stich

mu-phase-auction = Versteigerung: Karten werden offen ausgelegt.
mu-phase-trump = Ein Trumpf wird bestimmt.
mu-phase-partner = Der Chef wählt einen Partner.
mu-phase-play = Eine Karte wird zum Stich gespielt.
mu-phase-over = Die Partie ist zu Ende.

mu-ask-auction = Leg eine Karte aus, oder passe.
mu-ask-auction-done = Legst du noch eine Karte aus, oder nichts mehr?
mu-ask-trump = Bestimme einen Trumpf: eine Farbe oder Zahl deiner ausgelegten Karten.
mu-ask-trump-trump-none = Bestimme einen Trumpf deiner ausgelegten Karten, Farbe oder Zahl, oder keinen.
mu-ask-partner = Wähle einen Partner.
mu-ask-play = Spiel eine Karte.
mu-ask-play-open = Spiel eine Karte; es darf eine deiner ausgelegten sein.

mu-fact-goal = Die Partie geht bis { $goal } Punkte.
mu-fact-dealer = { $seat } gibt.
mu-fact-bid = { $seat }: ein Gebot von { $bid ->
    [one] { $bid } Karte
   *[other] { $bid } Karten
}
mu-fact-chief = { $seat } ist Chef; das Team braucht { $target } Dreiecke.
mu-fact-vice = { $seat } ist Vize.
mu-fact-no-vice = Es gibt keinen Vize.
mu-fact-partner = { $seat } ist Partner des Chefs.
mu-fact-chief-trump-colour = Trumpf des Chefs: { $colour }
mu-fact-chief-trump-number = Trumpf des Chefs: die Zahl { $number }
mu-fact-chief-trump-none = Der Chef nennt keinen Trumpf.
mu-fact-vice-trump-colour = Trumpf des Vizes: { $colour }
mu-fact-vice-trump-number = Trumpf des Vizes: die Zahl { $number }
mu-fact-tricks = { $seat }: { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}

mu-do-lay = { $card } auslegen
mu-do-pass = passen
mu-do-done = nichts mehr auslegen
mu-do-trump-colour = Trumpf: { $colour }
mu-do-trump-number = Trumpf: die Zahl { $number }
mu-do-trump-none = kein Trumpf
mu-do-partner = Partner: { $seatpartner }
mu-do-play = { $card } spielen
mu-do-open = { $card } vom Tisch spielen
mu-did-lay = { $seat } legt { $card } aus.
mu-did-pass = { $seat } passt.
mu-did-done = { $seat } legt nichts mehr aus.
mu-did-trump-colour = { $seat } bestimmt als Trumpf: { $colour }.
mu-did-trump-number = { $seat } bestimmt als Trumpf: die Zahl { $number }.
mu-did-trump-none = { $seat } nennt keinen Trumpf.
mu-did-partner = { $seat } wählt als Partner: { $seatpartner }.
mu-did-play = { $seat } spielt { $card }.
mu-did-open = { $seat } spielt { $card } vom Tisch.

mu-why-lay-or-pass = Du bist in der Versteigerung dran: Leg eine Karte aus, oder passe.
mu-why-lay-or-done = Du hast in diesem Zug schon ausgelegt: Leg noch eine Karte aus, oder beende ihn (done).
mu-why-name-trump = Jetzt bestimmst du einen Trumpf: eine Farbe oder Zahl deiner ausgelegten Karten.
mu-why-vice-must-name = Der Vize muss einen Trumpf nennen.
mu-why-trump-of-vice = Diesen Trumpf hat schon der Vize genannt.
mu-why-trump-not-shown = Keine deiner ausgelegten Karten zeigt diesen Trumpf.
mu-why-choose-partner = Jetzt wählst du jemand anderen als Partner.
mu-why-partner-not-vice = Der Vize kann nicht dein Partner sein.
mu-why-not-on-table = Diese Karte liegt nicht vor dir auf dem Tisch: { $card }.
mu-why-number-is-trump = Diese Karte ({ $card }) ist Trumpf und bedient deshalb { $colour } nicht: Du hast eine andere Karte dieser Farbe.
mu-why-play-a-card = Jetzt wird eine Karte gespielt, aus der Hand oder eine deiner ausgelegten.

# Bildunterschriften der gezeichneten Beispiele neben den Regeln. Wer liest, sieht mit Annas Augen, und sie ist „du“.

mu-example-limit = Emil hat eine Karte ausgelegt. Du hast noch keine und darfst bis eins über das höchste Gebot gehen, also bis zu zwei Karten. Nach Grün 8 und Grün 7 bist du dort angelangt, und dein Zug endet von selbst.
mu-example-eklat = Du und Cyril habt je zwei Karten, und alle haben gepasst: Eklat, es wird nicht gespielt. Cyril hat zuletzt ausgelegt und verliert 10 für jede Karte; du bekommst 5 für jede deiner Karten.
mu-example-naming-trumps = Du bist Chef, und Béla, der Vize, hat Gelb genannt. Du darfst nennen, was deine Karten auf dem Tisch zeigen: Grün, Blau, 1, 7 oder 8. Oder du nennst gar keinen Trumpf.
mu-example-trump-number = 6 ist Trumpf, also ist Rot 6 keine rote Karte. Dora spielt Rot 9 aus, und Rot 2 ist deine einzige rote Karte: Du musst sie spielen.
mu-example-double-trump = Grün ist der Trumpf des Chefs, 7 der des Vizes. Gelb 7 schlägt Rot 9, und Grün 0 schlägt Gelb 7. Deine Grün 7 ist beides, ein Doppeltrumpf: Sie schlägt alles, und der Stich ist deiner.
mu-example-partner = Du bist Chef mit vier Karten. Jeder kann dein Partner sein, nur Cyril nicht, der Vize. Zusammen braucht ihr 33 Dreiecke.
