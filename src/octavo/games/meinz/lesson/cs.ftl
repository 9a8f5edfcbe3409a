# Co se říká v lekcích. Kdo se učí, je „ty“; ostatní jsou po směru hodinových ručiček Béla, Cyril a Dora.

lesson-meinz-aim = Hraje se osm zdvihů a každý vezme právě dva. Počítá se součet čísel v tvých dvou zdvizích.
lesson-meinz-places = Nejvyšší součet je za 3 body, nejnižší za 2, druhý jen za 1 a třetí za nic. Jdi tedy úplně nahoru, nebo úplně dolů. Tvoje karty jsou vysoké.
lesson-meinz-away = Nejdřív každý odloží jednu kartu. Červená 1 by brala zdvihy, které nechceš, protože nízké karty vyhrávají.
lesson-meinz-follow = Dora vynáší zelenou 8. Musíš hrát zelenou, nebo jinou 8 v jakékoli barvě (R9). Na vysoký součet zahraj 9.
lesson-meinz-claim = Zdvih bere nejnižší karta, pokud si ho předtím někdo nepřivlastní. Už je v něm 17: řekni, že je tvůj!
lesson-meinz-swap = Zdvih je tvůj, ať hráli ostatní cokoli. Teď smíš vyměnit jednu kartu: dej dovnitř modrou 9 a vezmi si zelenou 3.
lesson-meinz-lead = Tvůj první zdvih má součet 33. Do dalšího vynášíš ty, a to červenou 9.
lesson-meinz-leave = I svůj vlastní zdvih si smíš hned přivlastnit, ale kdo ví, co v něm bude. Nech ho být.
lesson-meinz-lowest = Ještě dvakrát necháváš zdvih být a nechce ho ani nikdo jiný. Bere ho tedy nejnižší karta: Cyrilova červená 2. Teď smí měnit on.
lesson-meinz-number = Cyril dal dovnitř 1 a vzal si 3: sbírá nízké karty a všichni to viděli. Teď je vynesena červená, hraješ tedy červenou, nebo jinou 3. Zahraj 8.
lesson-meinz-again = Zatím je to 16 a z ruky to můžeš vylepšit. Přivlastni si ho.
lesson-meinz-better = Vyměň červenou 3 za svou žlutou 8.
lesson-meinz-two = To je dalších 27, celkem 60. Víc než dva zdvihy nikdo mít nesmí, takže už se tě nikdo neptá. Jen hraj karty, nejdřív modrou 5.
lesson-meinz-last = Poslední zdvih: vzít ho může už jen Cyril, takže bude v každém případě jeho.
lesson-meinz-score = Tvých 60 je nejvyšší součet: 3 body. Béla má 44 a dostává 1, Cyril s 37 nic, Dora má s 34 nejnižší součet a dostává 2. Stejné součty by nedostaly nic.
lesson-meinz-remember-1 = Co si nikdo nepřivlastní, bere nejnižší karta: malé karty nejsou slabé.
lesson-meinz-remember-2 = Rozhodni se včas, jestli chceš nejvyšší součet, nebo nejnižší.
lesson-meinz-remember-3 = Přivlastni si zdvih, když víš, co v něm je, a výměnou ho vylepši.
