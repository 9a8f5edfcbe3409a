kreuz_quer-blurb = Kapkodd össze a terepet az utadhoz, abban a sorrendben, ahogy a bábudnak kell majd.
kreuz_quer-length = kb. 20 perc

kreuz_quer-option-steps = Lépések egy kerten belül
kreuz_quer-option-steps-diagonal = egyenesen és átlósan
kreuz_quer-option-steps-straight = csak egyenesen
kreuz_quer-option-length = Hossz
kreuz_quer-option-length-race = egy futam a célig
kreuz_quer-option-length-long = több futam, pontokért

kreuz_quer-card-f = járólap
kreuz_quer-card-p = térkő
kreuz_quer-card-m = sár
kreuz_quer-card-v = veteményes
kreuz_quer-card-w = víz
kreuz_quer-card-k = macskakő
kreuz_quer-card-g = rét
kreuz_quer-card-s = homok

kreuz_quer-zone-up = felfordítva az asztalon
kreuz_quer-zone-track = pálya
kreuz_quer-zone-goal = cél
kreuz_quer-zone-held = az egyik kézben
kreuz_quer-zone-queue = összegyűjtve

kreuz_quer-phase-away = Mindenki félretesz két kertet.
kreuz_quer-phase-lay = Mindenki lerakja a pályáját.
kreuz_quer-phase-collect = Mindenki terepet gyűjt.
kreuz_quer-phase-move = A bábuk lépnek.
kreuz_quer-phase-over = A játszmának vége.

kreuz_quer-ask-away = Tegyél félre két kertet a kezedből.
kreuz_quer-ask-lay = Válaszd ki a pályád következő kertjét, aztán azt, hogy megfordítsd-e.
kreuz_quer-ask-collect = Vegyél fel egy lapot, vagy kiálts álljt.
kreuz_quer-ask-collect-keep = Tartsd meg a lapot, tedd vissza, vagy kiálts álljt.
kreuz_quer-ask-move = Lépj egy olyan mezőre, amilyen a következő lapod.

kreuz_quer-fact-race = Futam: { $race }/{ $races }
kreuz_quer-fact-round = { $round }. kör
kreuz_quer-fact-down = Lefordított lapok: { $cards }
kreuz_quer-fact-stopped = Álljt kiáltott: { $seat }.
kreuz_quer-fact-at-start = { $seat } a rajtnál áll.
kreuz_quer-fact-pawn = { $seat } itt áll: { $place }. kert, { $field }. mező.
kreuz_quer-fact-on-goal = { $seat } célba ért.
kreuz_quer-fact-in-hand = { $garden }. kert: { $fields }
kreuz_quer-fact-garden = { $place }. helyen { $garden }: { $fields }

kreuz_quer-do-away = { $first }. és { $second }. kert félretétele
kreuz_quer-do-lay = { $garden }. kert lerakása
kreuz_quer-do-lay-turned = { $garden }. kert lerakása megfordítva
kreuz_quer-do-grab = egy lefordított lap felvétele
kreuz_quer-do-grab-up = felvétel: { $card }
kreuz_quer-do-keep = a lap megtartása
kreuz_quer-do-return = a lap visszatétele
kreuz_quer-do-stop = állj!
kreuz_quer-do-go = lépés: { $place }. kert, { $field }. mező
kreuz_quer-do-goal = lépés a célba
kreuz_quer-did-away = { $seat } félretesz két kertet.
kreuz_quer-did-lay = { $seat } lerakja: { $garden }. kert.
kreuz_quer-did-lay-turned = { $seat } lerakja: { $garden }. kert, megfordítva.
kreuz_quer-did-grab = { $seat } felvesz egy lefordított lapot.
kreuz_quer-did-grab-up = { $seat } felveszi: { $card }.
kreuz_quer-did-keep = { $seat } megtartja a lapot.
kreuz_quer-did-return = { $seat } visszateszi a lapot.
kreuz_quer-did-stop = { $seat } álljt kiált.
kreuz_quer-did-go = { $seat } ide lép: { $place }. kert, { $field }. mező.
kreuz_quer-did-goal = { $seat } célba ér.

kreuz_quer-why-put-two-away = Előbb tegyél félre két kertet a kezedből.
kreuz_quer-why-lay-a-garden = Most a pályád következő kertjét kell leraknod.
kreuz_quer-why-one-at-a-time = Már van lap a kezedben ({ $card }): előbb tartsd meg, vagy tedd vissza.
kreuz_quer-why-none-face-down = Nincs több lefordított lap.
kreuz_quer-why-none-face-up = Ilyen lap nincs felfordítva: { $card }.
kreuz_quer-why-nothing-held = Nem tartasz a kezedben lapot, amelyet megtarthatnál vagy visszatehetnél.
kreuz_quer-why-collect-now = Most a gyűjtés folyik; a bábuk később lépnek.
kreuz_quer-why-step-now = A következő lapod { $card }, és van hová lépned vele: a bábudnak lépnie kell.
kreuz_quer-why-other-terrain = A következő lapod { $card }, az a mező viszont más terep.
kreuz_quer-why-no-neighbour = Oda nem léphet a bábud: csak szomszédos mezőre, kertből kertbe pedig csak egyenesen.
kreuz_quer-why-no-garden-there = A pályádon nincs { $place }. kert, vagy már túljutottál rajta.
kreuz_quer-why-goal-not-reached = A cél { $card_goal }, és az utolsó kert végéről lehet rálépni; a következő lapod { $card }.

# A szabályok melletti rajzolt példák képaláírásai. Az olvasó Anna szemével néz, ő a „te”.

kreuz_quer-example-first-step = A lapok abban a sorrendben következnek, ahogy összegyűjtötted őket. Elsőként a homok: az első kert első sorában csak a 2. mező homok.
kreuz_quer-example-neighbours = A bábu a 6. mezőn áll, a lap rét. A szomszédos mezők közül az 5. (oldalt) és a 9. (előrefelé) rét: te választasz, de lépned kell.
kreuz_quer-example-next-garden = Kertből kertbe csak egyenesen lehet lépni: az 1. kert utolsó mezőjéről a 2. kert 3. mezőjére. A bábu melletti 17. mező is homok.
kreuz_quer-example-goal = A cél víz, és az utolsó sor bármelyik mezőjéről rá lehet lépni. A megmaradt homok elvész.
kreuz_quer-example-one-card-at-a-time = Sarat vettél fel. Mielőtt másik lapot vennél fel, ezt megtartod, vagy felfordítva visszateszed, és akkor bárki elveheti. Álljt bármikor lehet kiáltani.
kreuz_quer-example-early-stop = Álljt kiáltasz, amikor három lap van lefordítva, és nem érsz célba: a pályád egy kerttel hosszabb lesz.
