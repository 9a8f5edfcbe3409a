kreuz_quer-blurb = Schnapp dir Geländekarten in genau der Reihenfolge, in der deine Figur sie braucht.
kreuz_quer-length = etwa 20 Minuten

kreuz_quer-option-steps = Schritte in einem Garten
kreuz_quer-option-steps-diagonal = gerade und schräg
kreuz_quer-option-steps-straight = nur gerade
kreuz_quer-option-length = Länge
kreuz_quer-option-length-race = ein Lauf zum Ziel
kreuz_quer-option-length-long = mehrere Läufe nach Punkten

kreuz_quer-card-f = Fliese
kreuz_quer-card-p = Pflaster
kreuz_quer-card-m = Matsch
kreuz_quer-card-v = Beet
kreuz_quer-card-w = Wasser
kreuz_quer-card-k = Kopfstein
kreuz_quer-card-g = Wiese
kreuz_quer-card-s = Sand

kreuz_quer-zone-up = offen auf dem Tisch
kreuz_quer-zone-track = Strecke
kreuz_quer-zone-goal = Ziel
kreuz_quer-zone-held = in der Hand
kreuz_quer-zone-queue = gesammelt

kreuz_quer-phase-away = Alle legen zwei Gärten weg.
kreuz_quer-phase-lay = Alle legen ihre Strecke aus.
kreuz_quer-phase-collect = Alle sammeln Gelände.
kreuz_quer-phase-move = Die Figuren ziehen.
kreuz_quer-phase-over = Die Partie ist zu Ende.

kreuz_quer-ask-away = Leg zwei Gärten aus deiner Hand weg.
kreuz_quer-ask-lay = Wähle den nächsten Garten deiner Strecke, dann wie herum er liegt.
kreuz_quer-ask-collect = Greif eine Karte, oder ruf Stopp.
kreuz_quer-ask-collect-keep = Behalte die Karte, leg sie zurück, oder ruf Stopp.
kreuz_quer-ask-move = Zieh auf ein Feld mit dem Gelände deiner nächsten Karte.

kreuz_quer-fact-race = Lauf { $race } von { $races }
kreuz_quer-fact-round = Runde { $round }
kreuz_quer-fact-down = { $cards ->
    [one] { $cards } Karte liegt verdeckt.
   *[other] { $cards } Karten liegen verdeckt.
}
kreuz_quer-fact-stopped = { $seat } hat Stopp gerufen.
kreuz_quer-fact-at-start = { $seat } steht am Start.
kreuz_quer-fact-pawn = { $seat } steht auf Feld { $field } in Garten { $place } der Strecke.
kreuz_quer-fact-on-goal = { $seat } ist im Ziel.
kreuz_quer-fact-in-hand = Garten { $garden }: { $fields }
kreuz_quer-fact-garden = { $place }. { $garden }: { $fields }

kreuz_quer-do-away = die Gärten { $first } und { $second } weglegen
kreuz_quer-do-lay = Garten { $garden } legen
kreuz_quer-do-lay-turned = Garten { $garden } gedreht legen
kreuz_quer-do-grab = eine verdeckte Karte greifen
kreuz_quer-do-grab-up = { $card } greifen
kreuz_quer-do-keep = die Karte behalten
kreuz_quer-do-return = die Karte zurücklegen
kreuz_quer-do-stop = Stopp rufen
kreuz_quer-do-go = auf Feld { $field } in Garten { $place } ziehen
kreuz_quer-do-goal = ins Ziel ziehen
kreuz_quer-did-away = { $seat } legt zwei Gärten weg.
kreuz_quer-did-lay = { $seat } legt Garten { $garden }.
kreuz_quer-did-lay-turned = { $seat } legt Garten { $garden }, gedreht.
kreuz_quer-did-grab = { $seat } greift eine verdeckte Karte.
kreuz_quer-did-grab-up = { $seat } greift { $card }.
kreuz_quer-did-keep = { $seat } behält die Karte.
kreuz_quer-did-return = { $seat } legt die Karte zurück.
kreuz_quer-did-stop = { $seat } ruft Stopp.
kreuz_quer-did-go = { $seat } zieht auf Feld { $field } in Garten { $place }.
kreuz_quer-did-goal = { $seat } erreicht das Ziel.

kreuz_quer-why-put-two-away = Leg zuerst zwei Gärten aus deiner Hand weg.
kreuz_quer-why-lay-a-garden = Jetzt legst du den nächsten Garten deiner Strecke.
kreuz_quer-why-one-at-a-time = Du hast schon eine Karte in der Hand ({ $card }): Behalte sie, oder leg sie erst zurück.
kreuz_quer-why-none-face-down = Es liegt keine Karte mehr verdeckt.
kreuz_quer-why-none-face-up = Davon liegt keine Karte offen: { $card }.
kreuz_quer-why-nothing-held = Du hast keine Karte in der Hand, die du behalten oder zurücklegen könntest.
kreuz_quer-why-collect-now = Jetzt wird Gelände gesammelt; die Figuren ziehen später.
kreuz_quer-why-step-now = Deine nächste Karte ist { $card }, und sie passt: Deine Figur muss ziehen.
kreuz_quer-why-other-terrain = Deine nächste Karte ist { $card }, und das Feld zeigt etwas anderes.
kreuz_quer-why-no-neighbour = Dorthin kann deine Figur nicht: Sie zieht nur auf ein Nachbarfeld, und von Garten zu Garten nur geradeaus.
kreuz_quer-why-no-garden-there = Auf deiner Strecke gibt es keinen Garten { $place }, oder du hast ihn schon durchquert.
kreuz_quer-why-goal-not-reached = Das Ziel ist { $card_goal } und wird vom Ende des letzten Gartens aus betreten; deine nächste Karte ist { $card }.

# Bildunterschriften der gezeichneten Beispiele neben den Regeln. Wer liest, sieht mit Annas Augen, und sie ist „du“.

kreuz_quer-example-first-step = Die Karten werden in der Reihenfolge verbraucht, in der sie gesammelt wurden. Sand kommt zuerst: In der ersten Reihe des ersten Gartens hat ihn nur Feld 2.
kreuz_quer-example-neighbours = Die Figur steht auf Feld 6, und die Karte ist Wiese. Feld 5 daneben und Feld 9 davor sind Nachbarn mit Wiese: Du hast die Wahl, aber ziehen musst du.
kreuz_quer-example-next-garden = Von Garten zu Garten geht es nur geradeaus: vom letzten Feld von Garten 1 auf Feld 3 von Garten 2. Feld 17 neben der Figur hat auch Sand.
kreuz_quer-example-goal = Das Ziel ist Wasser, und man betritt es von jedem Feld der letzten Reihe aus. Der Sand, der übrig ist, verfällt.
kreuz_quer-example-one-card-at-a-time = Du hast Matsch gegriffen. Bevor du eine andere Karte greifst, behältst du diese oder legst sie offen zurück, wo alle sie nehmen können. „Stopp“ darf man jederzeit rufen.
kreuz_quer-example-early-stop = Du rufst Stopp, während drei Karten verdeckt liegen, und erreichst dein Ziel nicht: Deine Strecke wird einen Garten länger.
