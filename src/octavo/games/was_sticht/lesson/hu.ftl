# Ami a leckékben elhangzik. A tanuló „te”; a többiek az óramutató járása szerint Béla, Cyril és Dora.

lesson-was_sticht-aim = Itt nincsenek pontok: mindenkinek négy feladata van, például „pontosan 2 ütés” vagy „betli (0 ütés)”. Az nyer, aki elsőként szabadul meg mind a négytől.
lesson-was_sticht-draft = Az első forduló előtt sorban választotok feladatot. Dora, aki kezd, ezt vette el: „betli (0 ütés)”. Te vedd el ezt: „a legtöbb ütés”.
lesson-was_sticht-rows = Ez a négy a tiéd. Most kilenc sor lap fekszik nyíltan, ezekből válogatjátok össze a lapjaitokat. Hogy mi az adu, egy szín és egy szám, azt ebben a fordulóban csak Dora tudja.
lesson-was_sticht-pick = Az első sorból te választasz elsőként. Még nem tudsz semmit, vegyél hát egy magas lapot, a sárga 9-est.
lesson-was_sticht-announced = Ha elfogyott egy sor, az olyan, mintha ütés lenne, és elhangzik, ki vitte: Dora, a zöld 4-essel. Üti a 9-esedet, tehát a zöld az adu, vagy a négyesek.
lesson-was_sticht-second = A következő sor is Doráé lett, és a harmadikból épp a kék 7-est veszi el. Te vedd el a sárga 8-ast.
lesson-was_sticht-sevens = Megint Dora: a kék 7-ese üti a kék 8-ast, a sárga 4-es pedig nem nyert. Tehát a 7 az aduszám, és a zöld a szín. Itt egy másik 7-es, vedd el!
lesson-was_sticht-right = Ezúttal a te neved hangzik el: jól sejtetted.
lesson-was_sticht-trumps = Minden sor elfogyott, és kiderül, mi az adu: a zöld és a 7. Jó sok van belőlük nálad. Válaszd ki, melyik feladatot teljesíted most: „a legtöbb ütés”.
lesson-was_sticht-lead = A feladatok egyszerre válnak láthatóvá. Dorának mint kezdőjátékosnak nincs; ő azt próbálja elérni, ami másnak nem sikerül. Te hívsz: játszd ki a piros 7-est, ez adu.
lesson-was_sticht-led-trump = Adut hívtál, ezért mindenkinek adut kellett tennie. A hetesek minden zöldet ütnek, kivéve a zöld 7-est: az mindkettő, és a legerősebb lap. Egy ütés a tiéd.
lesson-was_sticht-trump-in = Három ütéssel később Béla pirosat hív. Neked már nincs pirosad, azt teszel, amit akarsz: vidd el a zöld 5-össel!
lesson-was_sticht-fourth = Három ütésed van, Bélának és Dorának kettő-kettő. Még kettő van hátra, és Dora csak az egyiket viheti el, a kék 7-essel, az utolsó adujával. Hívd a sárga 8-ast.
lesson-was_sticht-done = Az utolsó ütést Dora vitte, de neked négy van, és senkinek sincs ennyi. A feladatod teljesült, megszabadultál tőle.
lesson-was_sticht-score = Dorának pontosan három ütése van, épp annyi, amennyi Bélának kellett volna, ezért Dora is eldobhat egy feladatot. Most te vagy a kezdőjátékos, és csak te látod az adukat.
lesson-was_sticht-remember-1 = Figyeld, ki nyeri a sorokat: ebből derül ki, mi az adu.
lesson-was_sticht-remember-2 = Olyan lapokat gyűjts, amilyenek a feladatodhoz kellenek majd.
lesson-was_sticht-remember-3 = Kezdőjátékosként azt érd el, ami másnak nem sikerül, és eldobhatod bármelyik feladatodat.
