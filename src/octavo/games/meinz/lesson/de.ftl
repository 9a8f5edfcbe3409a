# Was in den Lektionen gesagt wird. Wer lernt, ist „du“; Béla, Cyril und Dora sind die anderen, im Uhrzeigersinn.

lesson-meinz-aim = Acht Stiche werden gespielt, und alle machen genau zwei. Es zählt die Summe der Zahlen in deinen beiden Stichen.
lesson-meinz-places = Die höchste Summe bekommt 3 Punkte, die niedrigste 2, die zweite aber nur 1 und die dritte nichts. Also ganz nach oben oder ganz nach unten! Deine Karten sind hoch.
lesson-meinz-away = Zuerst legen alle eine Karte weg. Die rote 1 würde Stiche gewinnen, die du nicht willst, denn niedrige Karten gewinnen.
lesson-meinz-follow = Dora spielt eine grüne 8 aus. Du musst Grün spielen oder eine andere 8, gleich in welcher Farbe (R9). Für eine hohe Summe nimm die 9.
lesson-meinz-claim = Die niedrigste Karte gewinnt den Stich, außer es beansprucht ihn vorher jemand. 17 sind schon drin: Sag, dass er dir gehört!
lesson-meinz-swap = Der Stich gehört dir, was immer die anderen gespielt haben. Jetzt darfst du eine Karte tauschen: Gib deine blaue 9 hinein und nimm die grüne 3 heraus.
lesson-meinz-lead = Dein erster Stich zählt 33. Zum nächsten spielst du aus, die rote 9.
lesson-meinz-leave = Du könntest deinen eigenen Stich sofort beanspruchen, aber niemand weiß, was noch hineinkommt. Verzichte.
lesson-meinz-lowest = Du hast noch zweimal verzichtet, und auch sonst wollte ihn niemand. Also gewinnt die niedrigste Karte: Cyrils rote 2. Jetzt darf er tauschen.
lesson-meinz-number = Cyril hat eine 1 gegeben und die 3 genommen: Er sammelt niedrige Karten, und alle haben es gesehen. Jetzt ist Rot ausgespielt, du spielst Rot oder eine andere 3. Nimm die 8.
lesson-meinz-again = Bisher sind es 16, und deine Hand kann ihn noch besser machen. Beanspruche ihn.
lesson-meinz-better = Tausche die rote 3 gegen deine gelbe 8.
lesson-meinz-two = Das sind noch 27, zusammen 60. Mehr als zwei Stiche darf niemand haben, also wirst du nicht mehr gefragt. Spiel einfach deine Karten, zuerst die blaue 5.
lesson-meinz-last = Der letzte Stich: Nur Cyril kann noch einen machen, also bekommt er ihn auf jeden Fall.
lesson-meinz-score = Deine 60 sind die höchste Summe: 3 Punkte. Béla hat 44 und bekommt 1, Cyril mit 37 nichts; Dora hat mit 34 die niedrigste Summe und bekommt 2. Gleiche Summen bekämen nichts.
lesson-meinz-remember-1 = Was niemand beansprucht, gewinnt die niedrigste Karte: Kleine Karten sind nicht schwach.
lesson-meinz-remember-2 = Entscheide dich früh, ob du die höchste Summe willst oder die niedrigste.
lesson-meinz-remember-3 = Beanspruche einen Stich, wenn du weißt, was darin ist, und verbessere ihn durch einen Tausch.
