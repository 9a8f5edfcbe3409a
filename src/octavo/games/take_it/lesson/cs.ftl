# Co se říká v lekcích. Kdo se učí, je „ty“; ostatní jsou po směru hodinových ručiček Béla, Cyril a Dora.

lesson-take_it-aim = Karty se jedna po druhé otáčejí do řady. Kdo se ozve první, bere celou řadu. Nejvíc bodů vyhrává.
lesson-take_it-takes = Nesmíš ale brát, jak často chceš: ve třech smí každý čtyřikrát. Ty tu máš ještě dvě braní, ostatní po jednom.
lesson-take_it-direct = Rozdává Béla a otáčí kartu. Čtyřka, která se prostě počítá za 4. Třeba ale přijde víc.
lesson-take_it-alone = Párová karta: sama se nepočítá. Dvě stejné se počítají za své číslo, jednou.
lesson-take_it-pair = A tady je do páru! Pár je za 6, se čtyřkou 10. Vezmi řadu dřív než někdo jiný.
lesson-take_it-dealer = Řada je tvoje, lícem dolů, a až do konce se na ni nikdo nesmí podívat. Kdo vzal, rozdává: otoč další kartu.
lesson-take_it-minus = Minus 3. Samotnou ji nechce nikdo, pokračuj.
lesson-take_it-black = Černá karta. Sama za nic není, ale kdo jich má na konci nejvíc, dostane 10 bodů. Dál!
lesson-take_it-joker = Žolík doplní na pár párovou kartu, která je sama. Chceš ho i s minus 3? Musíš se rychle rozhodnout…
lesson-take_it-late = …a Cyril byl rychlejší! Bylo to jeho poslední braní. Kdo jako první vyčerpá všechna, rozdává až do konce.
lesson-take_it-wait = 5 a 3 je už 8. Čekání může přinést víc, nebo minus, nebo řadu vezme Béla.
lesson-take_it-now = 14! Na to se vyplatí poslední braní.
lesson-take_it-over = Kromě jednoho všichni vyčerpali svá braní, a je konec. Béla dostane zbytek balíčku, ať je dobrý, nebo ne: tady minus 4, 1 a druhou do páru ke své minusové kartě.
lesson-take_it-yours = Tvoje karty: 2, 3, 3, 4, 5 a 6 je 23, s párem šestek 29. Samotná párová 5 se nepočítá; doplnil by ji žolík.
lesson-take_it-majority = Cyrilův žolík doplnil jeho trojku. A má dvě černé karty, nejvíc ze všech: dalších 10 bodů.
lesson-take_it-remember-1 = Přímé karty se počítají, jak jsou, párové jen po dvou.
lesson-take_it-remember-2 = Žolíci doplňují páry a nejvíc černých karet přinese 10 bodů.
lesson-take_it-remember-3 = Braní máš málo: neplýtvej jimi na drobnosti, ale ani nečekej na příliš mnoho.
