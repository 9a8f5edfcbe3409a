# Ami a leckékben elhangzik. A tanuló „te”; a többiek az óramutató járása szerint Béla, Cyril és Dora.

# Húzz egyet!
lesson-huzz-aim = Egyforma lapokból álló készleteket raksz magad elé. A végén minden előtted fekvő lap egy pontot ér, és minden kezedben maradt lap egy pontba kerül.
lesson-huzz-set = A készlet egy vagy több azonos számú lap, annyi, amennyit csak akarsz. Kezdd a két négyeseddel.
lesson-huzz-draw = Senkitől sem volt mit lopni, ezért húzhatsz egy lapot: egy nyíltat a piacról, vagy egy ismeretlent a húzópakliból. Vedd el a hetest, illik a tieidhez.
lesson-huzz-robbed = Béla a két hatosával meglopott: ez ugyanannyi lap, mint a négyeseid, csak magasabb (R11). A lapjaid nem kellenek neki, úgyhogy te döntesz. Dobd el őket, és húzol helyettük két újat.
lesson-huzz-two = Most két lapot húzol, egyiket a másik után. A kilences illik a kezedben lévőhöz.
lesson-huzz-pile = A másodikat a húzópakliból húzd, lássuk, mit hoz a szerencse!
lesson-huzz-size = Még egy kilences, szerencséd van! Cyril három hármast rakott le. Béla két hatosát ez nem veszélyezteti: csak azonos lapszámú készleteket kell összehasonlítani.
lesson-huzz-steal = A három hetesed üti Cyril három hármasát. Rakd le őket, a dzsókert pedig tartsd meg későbbre.
lesson-huzz-take = Lopni muszáj, de hogy kellenek-e a lapok, azt te döntöd el. Vedd el őket, mindjárt le is rakod! Cyrilnek három lapot kell húznia.
lesson-huzz-joker = A dzsóker annak a számnak számít, amellyel együtt lerakod. Rakd le a három hármast a dzsókerrel: ez négylapos készlet, nem könnyű ellopni.
lesson-huzz-skip = Csak a legfelső készletedet lophatják el, az alatta lévő hetesek biztonságban vannak. Húzhatnál, de szabadulni akarsz a lapjaidtól: ne húzz semmit.
lesson-huzz-theft = Béla tizenkettese ellopta Cyril egy szál ötösét. Béla megtartja, Cyrilnek pedig húznia kell egy lapot.
lesson-huzz-last = Már csak három kilencesed van. Ha lerakod őket, a forduló azonnal véget ér; az utolsó készlet már nem lop (R24).
lesson-huzz-score = Tíz lap fekszik előtted, a kezedben egy sincs: 10 pont. Béla előtt öt lap van, a kezében három, ez 2 pont; Cyril pedig mínusz 3-on végzett.
lesson-huzz-remember-1 = Egy készlet akkor lopja el egy ellenfél legfelső készletét, ha ugyanannyi lapból áll, és magasabb.
lesson-huzz-remember-2 = A nagy készlet nehezebben lopható el, és egy másik alatt mindegyik biztonságban van.
lesson-huzz-remember-3 = Ami az asztalon van, pontot ér, ami kézben marad, pontba kerül: fogyj ki elsőnek!

# Mü
lesson-mu-aim = A lapokon háromszögek vannak: mindegyik egy pont annak, aki ütésben elviszi. De előbb a licit dönti el, ki nevez meg adut, és mindenki a saját lapjaival licitál.
lesson-mu-lay = Sok kéked van. Mutasd meg: fedd fel a kék 9-est! A tiéd marad, később úgy játszod ki, mintha a kezedben lenne.
lesson-mu-raise = Cyril két hatost fed fel. A lapok száma a licit, és te eggyel mehetsz a legmagasabb fölé (R7). Tedd hozzá a kék 8-ast.
lesson-mu-lead = És még egyet, a kék 7-est: három lappal te vezetsz.
lesson-mu-pass = Senki sem megy följebb. Ha egymás után mindenki passzolt, te is, a licitnek vége.
lesson-mu-trump = Te vagy a főnök, a licited három. Cyril a második, ő a helyettes, és ő nevezett meg adut először: az összes hatost. A te adudnak szerepelnie kell valamelyik felfedett lapodon: legyen a kék!
lesson-mu-partner = A kék aduid ütik Cyril hatosait, a kék 6-os pedig, amelyik mindkettő, mindent üt. Most válassz partnert, bárkit a helyettesen kívül. Legyen Dora!
lesson-mu-target = A hármas licithez Dorával együtt 34 háromszög kell nektek a 60-ból. Béla és Cyril ellenetek játszik.
lesson-mu-first = A főnök hív. Az előtted fekvő lapokat ugyanúgy kijátszhatod, mint a többit: hívd a kék 9-est az asztalról.
lesson-mu-double = Adut hívtál, ezért mindenkinek adut kellett tennie. A kék 6-os, a duplaadu, Cyrilnél volt, övé az ütés. Jobb most, mint később!
lesson-mu-follow = Cyril pirosat hív. Akinek van piros lapja, annak pirosat kell tennie (R26), és nálad van a 9-es: pirosban nincs magasabb.
lesson-mu-triangles = Négy háromszög a tiéd: a 7-esen kettő van, a 8-ason és a 2-esen egy-egy, a 9-esen egy sem. Aki az ütést viszi, az hív a következőre. Hívd a sárga 9-est.
lesson-mu-draw = Ez is a tiéd. Most jöjjön egy kék 5-ös: ezzel kihívod az adukat a többiektől.
lesson-mu-ranks = Újabb öt háromszög. Még az 5-ösöd is üti Cyril piros 6-osát, mert a főnök adui erősebbek a helyettes aduinál.
lesson-mu-later = Tíz ütéssel később. Már csak egy lapod van, a sárga 0.
lesson-mu-score = Te 37 háromszöget vittél, Dora 10-et: ez 47, pedig 34 is elég lett volna. Ezért a háromszögeken felül mindketten 30 pont bónuszt kaptok. Ha nem sikerül, te pontot veszítesz, az ellenfelek pedig kapnak.
lesson-mu-remember-1 = Olyan lapokkal licitálj, amilyen adut szeretnél, de minden lappal többet vállalsz.
lesson-mu-remember-2 = Legfelül a duplaadu, aztán a főnök adui, a helyettes adui, végül a hívott szín.
lesson-mu-remember-3 = A 6-oson és a 7-esen két háromszög van, az 1-esen és a 9-esen egy sem: azt vidd, ami megéri.

# Njet!
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

# Was sticht?
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

# Meinz
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

# Ciao!
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

# Kreuz & Quer
lesson-kreuz_quer-aim = Mindenkinek öt kerten kell átkelnie a céljáig. Minden lépéshez olyan terepkártya kell, amilyen terepre lépsz, és a lapok abban a sorrendben jönnek, ahogy összegyűjtötted őket.
lesson-kreuz_quer-away = Hét kerted van, kettőt félreteszel. Járólapból, térkőből és sárból van a legkevesebb, ezért azokat a kerteket tedd félre, amelyek tele vannak velük: a 11-est és a 26-ost.
lesson-kreuz_quer-lay = Most kertenként lerakod a pályádat, bármelyik végével előre. Kezdd az 1-es kerttel: sok benne a rét, a homok és a macskakő.
lesson-kreuz_quer-grab = A többi kert is a helyén van, mögöttük a célod, egy macskakő. Most mindenki egyszerre gyűjt, amilyen gyorsan csak tud, bár itt senki sem sürget. Vegyél fel egy lefordított lapot.
lesson-kreuz_quer-keep = Rét! Az első kerted első sorában van rét, ez lesz hát az első lépésed. Tartsd meg.
lesson-kreuz_quer-more = A megtartott lapok lefordítva egy kupacba kerülnek, és nem nézheted meg őket újra. Jegyezd meg: rét. Vegyél fel még egyet.
lesson-kreuz_quer-return = Járólap: a réted mellett nincs ilyen. Tedd vissza felfordítva; bárki elveheti.
lesson-kreuz_quer-open = Cyril visszatett egy macskakövet. Épp az van a réted mögött, vedd el, mielőtt más viszi el.
lesson-kreuz_quer-stop = Megtartottad a macskakövet, Béla pedig álljt kiáltott: bárki megteheti, bármikor. De még voltak lefordított lapok, ezért ha most nem ér célba, egy kerttel hosszabb lesz a pályája (R29).
lesson-kreuz_quer-walk = Indulnak a bábuk, elsőként azé, aki álljt kiáltott. Béla egyet lépett, és megkapta a büntetőkertjét. Most te jössz: a rét az első mezőre visz.
lesson-kreuz_quer-ahead = Most a macskakő következik. A kertben bármelyik irányba léphetsz, de előre a legjobb.
lesson-kreuz_quer-jump = Néhány körrel később. Előtted az utolsó kert utolsó sora, és gyűjtöttél már egy rétet. Utána a cél jön, a macskakő, és itt hever egy: vedd fel!
lesson-kreuz_quer-call = Rét, macskakő: ennyi kell. Ne várd meg, míg másnak is elég lesz, kiálts álljt!
lesson-kreuz_quer-choice = Az lép először, aki álljt kiáltott. Itt két mező is rét; az alsó visz kifelé.
lesson-kreuz_quer-goal = Az utolsó sor bármelyik mezőjéről a célba léphetsz, ha a következő lapod a cél terepe.
lesson-kreuz_quer-score = Te értél célba elsőként, nyertél! A többiek befejezték a kört; a helyezésük azon múlik, meddig jutottak.
lesson-kreuz_quer-remember-1 = Nézd meg, mi van előtted, és pontosan abban a sorrendben gyűjtsd a terepeket.
lesson-kreuz_quer-remember-2 = Tedd vissza, ami nem illik, és figyeld, mit tesznek vissza mások.
lesson-kreuz_quer-remember-3 = Kiálts álljt, ha megvan, ami kell; ha túl korán teszed, egy kerttel hosszabb lehet a pályád.

# Take it!
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
