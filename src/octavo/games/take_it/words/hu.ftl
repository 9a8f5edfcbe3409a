take_it-blurb = Csapj le a sorra a többiek előtt, de ne túl gyakran.
take_it-length = kb. 15 perc

take_it-phase-turn = Lapok kerülnek a sorba, egyik a másik után.
take_it-phase-last = Ez volt az utolsó lap: a sor még egy rövid ideig elvihető.
take_it-phase-over = A játszmának vége.

take_it-ask-turn = Fordítsd fel a következő lapot.
take_it-ask-turn-take = Elviszed a sort, vagy hagyod nőni?
take_it-ask-last = Elviszed az utolsó sort, vagy otthagyod?

take_it-fact-pile = { $cards ->
    [0] A pakli elfogyott.
   *[other] A pakliban még { $cards } lap van.
}
take_it-fact-dealer = Osztó: { $seat }.
take_it-fact-dealer-stays = Osztó a játszma végéig: { $seat }.
take_it-fact-turned = Utoljára felfordítva: { $card }
take_it-fact-stacks = { $seat }: { $stacks }/{ $takes } csomag, { $cards } lap

take_it-do-turn = a következő lap felfordítása
take_it-do-take = a sor elvitele
take_it-do-time = lejárt az idő
take_it-did-turn = { $seat } felfordít egy lapot.
take_it-did-take = { $seat } elviszi a sort.
take_it-did-time = Lejárt az idő: a sor senkié sem lesz.

take_it-why-no-row = Nincs sor, amit elvihetnél.
take_it-why-no-takes = Már mind a { $takes } lehetőségedet felhasználtad.
take_it-why-clock = Csak az óra mondhatja ki, hogy lejárt az idő.
take_it-why-last-row = A pakli elfogyott: a sor elvihető, de több lapot nem lehet felfordítani.
take_it-why-dealer-turns = Lapot csak az osztó fordíthat fel, és ő most az osztó: { $seat }.

take_it-card-d-10 = sima −10
take_it-card-d-9 = sima −9
take_it-card-d-8 = sima −8
take_it-card-d-7 = sima −7
take_it-card-d-6 = sima −6
take_it-card-d-5 = sima −5
take_it-card-d-4 = sima −4
take_it-card-d-3 = sima −3
take_it-card-d-2 = sima −2
take_it-card-d-1 = sima −1
take_it-card-d0 = sima 0
take_it-card-d1 = sima 1
take_it-card-d2 = sima 2
take_it-card-d3 = sima 3
take_it-card-d4 = sima 4
take_it-card-d5 = sima 5
take_it-card-d6 = sima 6
take_it-card-d7 = sima 7
take_it-card-d8 = sima 8
take_it-card-d9 = sima 9
take_it-card-d10 = sima 10
take_it-card-p-10 = párlap −10
take_it-card-p-9 = párlap −9
take_it-card-p-8 = párlap −8
take_it-card-p-7 = párlap −7
take_it-card-p-6 = párlap −6
take_it-card-p-5 = párlap −5
take_it-card-p-4 = párlap −4
take_it-card-p-3 = párlap −3
take_it-card-p-2 = párlap −2
take_it-card-p-1 = párlap −1
take_it-card-p1 = párlap 1
take_it-card-p2 = párlap 2
take_it-card-p3 = párlap 3
take_it-card-p4 = párlap 4
take_it-card-p5 = párlap 5
take_it-card-p6 = párlap 6
take_it-card-p7 = párlap 7
take_it-card-p8 = párlap 8
take_it-card-p9 = párlap 9
take_it-card-p10 = párlap 10
take_it-card-x = dzsóker
take_it-card-k = fekete

# A szabályok melletti rajzolt példák képaláírásai. Az olvasó Anna szemével néz, ő a „te”.

take_it-example-taking-the-row = Aki először lecsap rá, az egész sort viszi, a jót is, a rosszat is. Ezzel felhasználod három lehetőséged egyikét, és mostantól te fordítod fel a lapokat.
take_it-example-pairs = Két egyforma párlap egyszer számít: a két 6-os 6, a két −2-es −2. A pár nélküli 10-es semmit sem ér, a sima 4-es annyit, amennyi: összesen 8 pont.
take_it-example-joker-completes = Minden dzsóker egy pár nélküli párlapot egészít ki, előbb a legmagasabbat: 8 + 3 = 11. A negatívok pár nélkül maradnak, és nem számítanak.
take_it-example-joker-is-not-needed = A két 6-os már pár, és nem lehet szétszedni: 6 pont. A két dzsókernek nincs mit kiegészítenie, ezért nem ér semmit.
take_it-example-black-cards = A legtöbb fekete lap 10 pont. Neked is, Bélának is három van, ezért mindketten megkapjátok: 11 és 14 pont. Cyrilnek 9 van.
take_it-example-dealer-to-the-end = Harmadszor viszed el a sort, és előtted még senki sem használta fel minden lehetőségét: a játszma végéig te maradsz az osztó, pedig a következő sort Dora viszi.
take_it-example-the-rest = Felhasználod az utolsó lehetőségedet, és most már csak Bélának maradt. A játszmának vége, és ő kapja a pakli öt lapját.
