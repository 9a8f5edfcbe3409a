# Was in den Lektionen gesagt wird. Wer lernt, ist „du“; Béla, Cyril und Dora sind die anderen, im Uhrzeigersinn.

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
