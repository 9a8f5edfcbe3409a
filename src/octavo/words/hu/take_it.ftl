take_it-blurb = Csapj le a sorra a többiek előtt, de ne túl gyakran.

take_it-phase-turn = Lapok kerülnek a sorba, egyik a másik után.
take_it-phase-last = Ez volt az utolsó lap: a sor még egy rövid ideig elvihető.
take_it-phase-over = A játszmának vége.

take_it-fact-pile = { $cards ->
    [0] A pakli elfogyott.
   *[other] A pakliban még { $cards } lap van.
}
take_it-fact-dealer = Osztó: { $seat }.
take_it-fact-dealer-stays = Osztó a játszma végéig: { $seat }.
take_it-fact-turned = Utoljára felfordítva: { $card }
take_it-fact-stacks = { $seat }: { $stacks } csomag, legfeljebb { $takes }; { $cards } lap

take_it-do-turn = a következő lap felfordítása
take_it-do-take = a sor elvitele
take_it-do-time = lejárt az idő
take_it-did-turn = { $seat } felfordít egy lapot.
take_it-did-take = { $seat } elviszi a sort.
take_it-did-time = Lejárt az idő: a sor senkié.

take_it-why-no-row = Nincs sor, amit elvihetnél.
take_it-why-no-takes = Már mind a { $takes } lehetőségedet felhasználtad.
take_it-why-clock = Csak az óra mondhatja ki, hogy lejárt az idő.
take_it-why-last-row = A pakli elfogyott: a sor elvihető, de több lapot nem lehet felfordítani.
take_it-why-dealer-turns = Lapot csak az osztó fordít fel, és most ő az osztó: { $seat }.

take_it-card-d-10 = közvetlen −10
take_it-card-d-9 = közvetlen −9
take_it-card-d-8 = közvetlen −8
take_it-card-d-7 = közvetlen −7
take_it-card-d-6 = közvetlen −6
take_it-card-d-5 = közvetlen −5
take_it-card-d-4 = közvetlen −4
take_it-card-d-3 = közvetlen −3
take_it-card-d-2 = közvetlen −2
take_it-card-d-1 = közvetlen −1
take_it-card-d0 = közvetlen 0
take_it-card-d1 = közvetlen 1
take_it-card-d2 = közvetlen 2
take_it-card-d3 = közvetlen 3
take_it-card-d4 = közvetlen 4
take_it-card-d5 = közvetlen 5
take_it-card-d6 = közvetlen 6
take_it-card-d7 = közvetlen 7
take_it-card-d8 = közvetlen 8
take_it-card-d9 = közvetlen 9
take_it-card-d10 = közvetlen 10
take_it-card-p-10 = páros −10
take_it-card-p-9 = páros −9
take_it-card-p-8 = páros −8
take_it-card-p-7 = páros −7
take_it-card-p-6 = páros −6
take_it-card-p-5 = páros −5
take_it-card-p-4 = páros −4
take_it-card-p-3 = páros −3
take_it-card-p-2 = páros −2
take_it-card-p-1 = páros −1
take_it-card-p1 = páros 1
take_it-card-p2 = páros 2
take_it-card-p3 = páros 3
take_it-card-p4 = páros 4
take_it-card-p5 = páros 5
take_it-card-p6 = páros 6
take_it-card-p7 = páros 7
take_it-card-p8 = páros 8
take_it-card-p9 = páros 9
take_it-card-p10 = páros 10
take_it-card-x = dzsóker
take_it-card-k = fekete
