# Was in den Lektionen gesagt wird. Wer lernt, ist „du“; Béla, Cyril und Dora sind die anderen, im Uhrzeigersinn.

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
