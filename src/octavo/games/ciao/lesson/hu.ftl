# Ami a leckékben elhangzik. A tanuló „te”; a többiek az óramutató járása szerint Béla, Cyril és Dora.

lesson-ciao-aim = Fogyj ki elsőként a lapokból! Minden lapnak ütnie kell az előzőt, mint a kő-papír-ollóban.
lesson-ciao-beat = Legfelül egy zöld kő van. A papír üti a követ, bármilyen színű: játszd ki a zöld papírt.
lesson-ciao-colour = Béla ollóval vágta el, Cyril inkább húzott. Van másik mód is: ugyanaz a szimbólum erősebb színben. A zöld a leggyengébb, aztán a sárga, a piros a legerősebb. Játszd ki a sárga ollót.
lesson-ciao-again = Ez különleges lap: vagy újra te jössz, vagy megfordítod az irányt. Fordítsd meg!
lesson-ciao-three = Most visszafelé megy a játék, és Béla +3-a neked szól: húzz három lapot, vagy válaszolj egy másik +3-mal vagy dzsókerrel (R24). Van +3-ad!
lesson-ciao-six = Három meg három az hat, és Cyril nem tudott válaszolni. Felhúzza mindet, és kimarad.
lesson-ciao-race = Béla gyorsaságlapja versenyt indít: az első szabályos lap számít. Itt most annyi időd van, amennyi kell. A kő üti az ollót, játszd ki a zöld követ, amelyen az átadás jele van.
lesson-ciao-give = Te voltál az első! A jel miatt átadhatsz egy lapot. Az akadályt soha nem lehet kijátszani, add hát oda Bélának.
lesson-ciao-thanks = Béla azonnal megköszöni. És most Cyril ad neked egy lapot, egy zöld ollót. Köszönd meg te is: aki öt másodpercen belül nem teszi, három lapot húz (R29).
lesson-ciao-gift = Legfelül sárga papír van, azt az olló üti. Játszd ki, amit kaptál.
lesson-ciao-joker = Papírra a köved nem szabályos. A dzsóker viszont mindig az.
lesson-ciao-name = Mondd meg, minek számítson. Legyen papír: azt az olló üti, az ollót pedig a te köved.
lesson-ciao-last = Ahogy tervezted: olló van legfelül. Az utolsó lapod szabályos rá.
lesson-ciao-score = Ciao! A többiek azért fizetnek, ami náluk maradt: zöldért 10, sárgáért 20, pirosért 30, dzsókerért és akadályért 50. Az összes forduló után a legkevesebb büntetőpont nyer.
lesson-ciao-remember-1 = Az a lap szabályos, amelynek a szimbóluma üti a legfelsőt, vagy ugyanaz, de erősebb színben.
lesson-ciao-remember-2 = Tarts meg egy dzsókert vagy +3-at a nehéz pillanatokra, de ne a végsőkig: mindkettő drága.
lesson-ciao-remember-3 = Add át, amit nem tudsz kijátszani, köszönd meg, amit kapsz, és ne aludd át a versenyt.
