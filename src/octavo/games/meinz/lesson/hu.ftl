# Ami a leckékben elhangzik. A tanuló „te”; a többiek az óramutató járása szerint Béla, Cyril és Dora.

lesson-meinz-aim = Nyolc ütés van, és mindenki pontosan kettőt visz. Az számít, mennyi a két ütésedben lévő számok összege.
lesson-meinz-places = A legnagyobb összeg 3 pontot ér, a legkisebb 2-t, a második csak 1-et, a harmadik semmit. Gyűjts hát vagy sokat, vagy keveset! A te lapjaid magasak.
lesson-meinz-away = Először mindenki félretesz egy lapot. A piros 1-es olyan ütéseket is elvinne, amelyek nem kellenek neked, mert az alacsony lap üt.
lesson-meinz-follow = Dora zöld 8-ast hív. Zöldet kell tenned, vagy egy másik 8-ast bármilyen színben (R9). Nagy összeghez a 9-es kell.
lesson-meinz-claim = Az ütést a legalacsonyabb lap viszi, hacsak valaki le nem foglalja előtte. Már 17 van benne: mondd, hogy a tiéd!
lesson-meinz-swap = Az ütés a tiéd, akármit tettek rá a többiek. Most cserélhetsz egy lapot: tedd be a kék 9-est, és vedd ki a zöld 3-ast.
lesson-meinz-lead = Az első ütésed összege 33. A következőre te hívsz: a piros 9-est.
lesson-meinz-leave = Az ütést hívóként azonnal lefoglalhatnád, de ki tudja, mi kerül még bele. Engedd el.
lesson-meinz-lowest = Még kétszer elengedted, és más sem foglalta le. Így a legalacsonyabb lap viszi: Cyril piros 2-ese. Most ő cserélhet.
lesson-meinz-number = Cyril betett egy 1-est, és kivette a 3-ast: alacsony lapokat gyűjt, és ezt mindenki látta. Most pirosat hívtak: pirosat kell tenned vagy egy másik 3-ast. Tedd a 8-ast.
lesson-meinz-again = Eddig 16 van benne, és a kezedből még javíthatsz rajta. Foglald le!
lesson-meinz-better = Cseréld ki a piros 3-ast a sárga 8-asodra.
lesson-meinz-two = Ez újabb 27, összesen 60. Kettőnél több ütése senkinek sem lehet, téged már nem kérdeznek. Csak játszd ki a lapjaidat, először a kék 5-öst.
lesson-meinz-last = Az utolsó ütés: már csak Cyril viheti el, úgyhogy mindenképp az övé lesz.
lesson-meinz-score = A 60 a legnagyobb összeg: 3 pont. Bélának 44-e van, ez 1 pont, Cyril a 37-tel semmit sem kap, Doráé a legkisebb összeg, 34, ez 2 pont. Az egyforma összegek nem érnek semmit.
lesson-meinz-remember-1 = Amit senki sem foglal le, azt a legalacsonyabb lap viszi: a kis lapok nem gyengék.
lesson-meinz-remember-2 = Döntsd el időben, hogy a legnagyobb vagy a legkisebb összeget akarod.
lesson-meinz-remember-3 = Akkor foglalj le egy ütést, amikor tudod, mi van benne, és cserével javítsd.
