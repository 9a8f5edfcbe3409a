# Ami a leckékben elhangzik. A tanuló „te”; a többiek az óramutató járása szerint Béla, Cyril és Dora.

lesson-njet-aim = Minden forduló előtt sorban tiltotok. Amit a végén senki sem tiltott meg, azt játsszátok: ki kezd, mi az adu, mennyit ér egy ütés.
lesson-njet-veto = Nézd a lapjaidat: rengeteg a piros. Jó lenne, ha a piros lenne az adu, tilts hát meg egy másik színt! Tedd a korongodat az aduszínek sorában a feketére.
lesson-njet-points = A többiek azt tiltják, ami nekik rossz. Te sok ütést fogsz vinni, fájnának a mínuszpontok: tiltsd meg, hogy egy ütés −2-t érjen.
lesson-njet-others = Az egyik szín nullái szuperaduk lesznek, minden lapnál erősebbek. Nálad van a kék 0, ügyelj rá, hogy a kék maradjon: tiltsd meg a feketét.
lesson-njet-rules = Minden korong a helyén van, soronként egy mező maradt szabad. Te kezdesz, mindenki félretesz két lapot, a piros az adu, a kék nullák a szuperaduk, egy ütés 3 pontot ér.
lesson-njet-team = Aki kezd, az választ partnert, minden fordulóban újra. Legyen Cyril, aki szemben ül.
lesson-njet-away = Tegyél félre két lapot. A fekete 0-t zsákmányul ejthetnék, a kék 6-os nélkül pedig nem marad kéked, és a hívott kéket aduval ütheted.
lesson-njet-lead = Hívd a legnagyobb adudat, a piros 9-est, és nézd meg, mi jön rá!
lesson-njet-nought = Mindenkinek adut kellett tennie, és Dorának csak a piros 0 maradt. Zsákmányoltad: annyit ér, mint egy külön ütés (R29). Most hívd a sárga 9-est.
lesson-njet-give-up = Ez is elég magas volt. De mindent nem lehet elvinni: a fekete 2-essel hagyj egy ütést a többieknek.
lesson-njet-ruff = Béla vitte el, és kéket hív. A kék 0-d adu, nem kék, vagyis nincs kéked, és bármit tehetsz. A piros 3-as is elég, hiszen adu.
lesson-njet-super = És most a szuperadu! A kék 0 minden más lapot üt, két egyforma közül pedig az előbb kijátszott nyer.
lesson-njet-last = Néhány ütéssel később. Két nullát zsákmányoltál, de Béla is kettőt. Az utolsó lapod adu.
lesson-njet-score = Cyrillel tíz ütésetek és két zsákmányolt nullátok van: 12-szer 3, azaz 36 pont mindkettőtöknek. Bélának és Dorának három ütés és két nulla jutott: fejenként 15.
lesson-njet-remember-1 = Azt tiltsd, ami a többieknek jó, és ne áruld el túl korán, mit szeretnél.
lesson-njet-remember-2 = Színre színt, ha van lapod a hívott színből; ha nincs, azt teszel, amit akarsz.
lesson-njet-remember-3 = Óvd a nulláidat, és zsákmányold a másik csapatéit: mindegyik annyit ér, mint egy ütés.
