# Ami a leckékben elhangzik. A tanuló „te”; a többiek az óramutató járása szerint Béla, Cyril és Dora.

lesson-take_it-aim = A lapok egyesével, felfordítva kerülnek egy sorba. Aki először lecsap rá, azé az egész sor. A legtöbb pont nyer.
lesson-take_it-takes = De nem vihetsz akárhányszor: három játékosnál mindenki négyszer viheti el a sort. Neked itt még két lehetőséged maradt, a többieknek egy-egy.
lesson-take_it-direct = Béla az osztó, ő fordít fel egy lapot. Egy 4-es, 4-et ér, semmi különös. De jöhet még több.
lesson-take_it-alone = Ez párlap: egyedül nem ér semmit. Két egyforma együtt éri azt a számot, amely rajtuk áll, de csak egyszer.
lesson-take_it-pair = Itt a párja! A pár 6-ot ér, a 4-essel együtt 10. Vidd el, mielőtt más viszi el!
lesson-take_it-dealer = A sor a tiéd, lefordítva; a játszma végéig senki sem nézheti meg. Aki elvitte, az oszt: fordítsd fel a következő lapot.
lesson-take_it-minus = Mínusz 3. Magában senkinek sem kell, folytasd.
lesson-take_it-black = Fekete lap. Önmagában nem ér semmit, de akinek a végén a legtöbb van, 10 pontot kap. Tovább!
lesson-take_it-joker = A dzsóker olyan párlapot egészít ki, amelynek nincs párja. Kell neked a mínusz 3-mal együtt? Gyorsan kell döntened…
lesson-take_it-late = … és Cyril gyorsabb volt! Ez volt az utolsó lehetősége. Aki elsőként használja fel mindet, az oszt a játszma végéig.
lesson-take_it-wait = 5 meg 3, ez már 8. Ha vársz, jöhet jobb, jöhet mínusz, vagy elviszi Béla.
lesson-take_it-now = 14! Ez megéri az utolsó lehetőségedet.
lesson-take_it-over = Egy kivételével mindenki felhasználta a lehetőségeit, így vége. Béla kapja a pakli maradékát, akár jó, akár nem: itt mínusz 4-et, 1-et, és párt a mínuszos párlapjához.
lesson-take_it-yours = A lapjaid: 2, 3, 3, 4, 5 és 6, ez 23, a 6-os párral 29. A pár nélküli 5-ös párlap nem ér semmit; egy dzsóker kiegészítette volna.
lesson-take_it-majority = Cyril dzsókere kiegészítette a 3-asát. És nála van a legtöbb fekete lap, kettő: ez további 10 pont.
lesson-take_it-remember-1 = A sima lap annyit ér, amennyi rajta áll, a párlap csak kettesével számít.
lesson-take_it-remember-2 = A dzsóker kiegészíti a párt, a legtöbb fekete lap 10 pontot hoz.
lesson-take_it-remember-3 = Kevés lehetőséged van: ne pazarold kevésre, de túl sokra se várj.
