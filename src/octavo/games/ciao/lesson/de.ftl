# Was in den Lektionen gesagt wird. Wer lernt, ist „du“; Béla, Cyril und Dora sind die anderen, im Uhrzeigersinn.

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
