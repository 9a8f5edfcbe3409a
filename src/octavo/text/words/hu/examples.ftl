# A szabályok melletti rajzolt példák képaláírásai. Az olvasó Anna szemével néz, ő a „te”.

huzz-example-a-set = Egy, két vagy három 4-est játszhatsz ki, a dzsóker pedig annak számít, amivel együtt kijátszod. A három 4-es és a dzsóker egyetlen, négylapos réteg lesz.
huzz-example-robbery = Kijátszol három 7-est. Béla biztonságban van: az ő rétege két lapból áll. Cyril és Dora legfelső rétege három-három lapból áll, és alacsonyabb, ezért előbb Cyriltől lopsz, aztán Dorától. Mindkétszer te döntesz: elveszed a lapokat, vagy lemondasz róluk.
huzz-example-refused = Béla 7-esei ellopták a 6-osaidat, de neki nem kellenek. Most te döntesz: visszaveszed őket a kezedbe, vagy eldobod őket, és három lapot húzol.
huzz-example-only-the-top = Csak a legfelső réteg lopható, és egy körben senkitől sem lehet kétszer lopni. A 9-esed elviszi Béla 5-ösét; az alatta lévő 4-es egyelőre biztonságban van.
huzz-example-equal-is-safe = A 13-asod nem magasabb Cyrilénél, Béla előtt pedig két lap van felül: nincs mit ellopni. Ezért húzhatsz egy lapot a húzópakliból vagy a piacról, vagy nem húzol.
huzz-example-last-cards = Az utolsó két lapoddal a forduló azonnal véget ér, és nem lopsz velük. Az asztalon lévő lapok egy-egy pontot érnek, a kézben lévők egy-egy pontba kerülnek: neked 2 pontod van, Bélának 2 − 3 = −1, Cyrilnek 1 − 2 = −1.
huzz-example-shadow-set = Párbajban előbb az árnyékkészletből kell lopni. A 12-esed minden egylapos csoportot üt: válaszd a 3-ast, a 8-ast vagy a 10-est.

mu-example-limit = Emil egy lapot fedett fel. Te még egyet sem, de eggyel a legmagasabb licit fölé mehetsz, vagyis két lapig. A zöld 8-as és a zöld 7-es után eléred ezt a határt, és a köröd magától véget ér.
mu-example-eklat = Előtted és Cyril előtt két-két lap van, és mindenki passzolt: Eklat, nincs lejátszás. Cyril fedett fel utoljára, ő laponként 10 pontot veszít; te laponként 5-öt kapsz.
mu-example-naming-trumps = Te vagy a főnök, és Béla, a helyettes, a sárgát nevezte meg. Azt nevezheted meg, ami a felfedett lapjaidon szerepel: zöld, kék, 1, 7 vagy 8. De úgy is dönthetsz, hogy nem nevezel meg adut.
mu-example-trump-number = A 6-os az adu, ezért a piros 6-os nem piros lap. Dora piros 9-est hív, és a piros 2-es az egyetlen pirosod: azt kell tenned.
mu-example-double-trump = A főnök aduja a zöld, a helyettesé a 7-es. A sárga 7-es üti a piros 9-est, a zöld 0 pedig a sárga 7-est. A te zöld 7-esed mindkettő, duplaadu: mindent üt, tiéd az ütés.
mu-example-partner = Te vagy a főnök, négy lappal. Bárki lehet a partnered, csak Cyril nem, mert ő a helyettes. Együtt 33 háromszög kell nektek.

njet-example-settled-row = Minden sorban egy mezőnek szabadon kell maradnia. Itt a félretétel és a szuperaduk már eldőltek; csak olyan sorban tilthatsz, amelyben legalább két mező szabad. Te a sárgát tiltod meg aduszínként.
njet-example-reading-the-board = Minden korong a helyén van, és ami maradt, az érvényes ebben a fordulóban: te kezdesz, senki sem tesz félre lapot, a fekete az adu, a kék nullák a szuperaduk, és egy ütés 2 pontot ér.
njet-example-supertrump-is-no-blue = Kéket hívtak. A kék nullák most szuperaduk, nem kék lapok, ezért csak a kék 3-ast teheted.
njet-example-captured-nought = Béla és Cyril a partnereid, a fekete az adu. A fekete 7-eseddel tiéd az ütés, és zsákmányul ejted Emil fekete nulláját. Cyril sárga nullája egy partneré, ezért nem zsákmány.
njet-example-first-of-equals = Cyril piros 7-est tett, és neked ugyanolyan lapot kell tenned rá. Egyforma lapok közül az nyer, amelyik előbb került az asztalra: az ütés Cyrilé.
njet-example-scoring = Egy ütés és egy zsákmányolt nulla 2 pontot ér. Te, Dora és Emil összesen 7 ütést és három nullát szereztetek: fejenként 20 pont. Béla 3 ütése 6 pont; Cyril 2 ütése és nullája a szörnykártya miatt duplán számít, az 12. Ők ketten 18-18 pontot kapnak.

was_sticht-example-a-row = A kék 7-est választod, és semmit sem tudsz az adukról. Amikor a sor elfogyott, úgy kell elbírálni, mint egy ütést, és csak azt tudod meg, ki nyert: Cyril, a piros 2-essel. Az adu a piros és a 2-es, de ezt csak Dora tudja, ő a kezdőjátékos.
was_sticht-example-equal-numbers = A piros és az 5-ös az adu. Az aduszám lapjai ütik az aduszínt, és a piros 5-ös kivételével mind egyforma erősek: így Cyril kék 5-öse nyer, mert előbb jött, mint Dora zöld 5-öse. A piros 9-esed nem segít.
was_sticht-example-number-does-not-follow = Sárga 8-ast hívtak. A sárga 5-ösön az aduszám van, ezért adu, nem sárga lap. Van viszont sárgád: a sárga 3-ast kell tenned.
was_sticht-example-trump-led = Adut hívtak, a piros 9-est. Az egyetlen adud a sárga 5-ös, mert az 5-ös az aduszám: azt kell tenned.
was_sticht-example-grey = Nincs aduszín, csak aduszám: négy 5-ös, mind egyforma erős. A sárga 5-ös előbb jött, mint a piros 5-ös, ezért Cyril viszi az ütést.
was_sticht-example-choosing-a-task = Titokban kiválasztasz egyet a feladataid közül; ebben a fordulóban csak az számít. Cyril a kezdőjátékos, ő nem választ.
was_sticht-example-start-player = Te vagy a kezdőjátékos, és elviszed az utolsó ütést, így három ütésed van. Dorának nem sikerült a „pontosan 3 ütés”, neked viszont sikerült volna. Ezért eldobhatod egy saját feladatodat.

meinz-example-colour-or-number = Piros 5-öst hívtak. Van piros lapod, ezért pirosat kell tenned, vagy bármilyen színű 5-öst. A zöld 9-es egyik sem.
meinz-example-lowest-takes = Senki sem foglalta le az ütést, ezért a legalacsonyabb szám viszi, bármilyen színű: Cyril, a zöld 2-essel.
meinz-example-claim = Te hívtál, és most harmadszor kapsz kérdést. Lefoglalod: az ütés a tiéd, pedig Dora ráteszi a sárga 1-est, a legalacsonyabb lapot.
meinz-example-swap = Tiéd az ütés. Egy lapot cserélhetsz: beteszed a kék 9-est, és elveszed a sárga 1-est. Az ütés most 29-et ér 21 helyett, és mindkét lapot mindenki látta.
meinz-example-two-tricks-are-enough = Neked már két ütésed van, ezért a kék 1-esed kiesik. A kék 3-as és a zöld 3-as egyenlő, és a kék 3-as jött előbb: Béla viszi az ütést.
meinz-example-scoring = Mindenki nyolc lapot ad össze. Doráé a legnagyobb összeg, 51: 3 pontot kap. Béla 38-cal második: 1 pont. Cyril 37-e nem ér semmit. A tiéd a legkisebb, 31: 2 pont.

ciao-example-what-fits = Zöld kő van felül. Szabályos rá ugyanaz a szimbólum erősebb színben, az őt ütő szimbólum és minden dzsóker: a sárga kő, a zöld papír, a dzsóker. Az akadály soha.
ciao-example-joker = Cyril sárga dzsókere most papír. Szabályos a piros papír, mert erősebb színű, és bármilyen színű olló. A zöld és a sárga papír és a kő nem.
ciao-example-plus-three = Három lap vár rád. Felhúzod őket, vagy válaszolsz egy +3-mal vagy egy dzsókerrel; mással nem lehet. A te +3-ad után már hat lap vár a következőre.
ciao-example-again-as-last-card = Az utolsó lapod „újra vagy irányváltás” volt. Az irányváltással megnyernéd a fordulót. Ha az „újra” mellett döntesz, húznod kell egy lapot: ha szabályos, kijátszhatod.
ciao-example-giving-away = Az akadályt nem lehet kijátszani, de átadni igen. Kijátszod az átadáslapot, az akadályt Béla kapja, és megköszöni. Elfogytak a lapjaid, megnyerted a fordulót.
ciao-example-race = Béla gyorsaságlapot játszott ki. A többiek mind egyszerre játszhatnak ki egy szabályos lapot, és az első számít: a piros kő és a zöld papír szabályos, a sárga olló nem. Ki is szállhatsz.
ciao-example-penalties = Béla kijátssza az utolsó lapját. Ami nálad maradt: a zöld 10, a piros 30, a dzsóker 50 és az akadály 50, összesen 140 büntetőpont.

kreuz_quer-example-first-step = A lapok abban a sorrendben következnek, ahogy összegyűjtötted őket. Elsőként a homok: az első kert első sorában csak a 2. mező homok.
kreuz_quer-example-neighbours = A bábu a 6. mezőn áll, a lap rét. A szomszédos mezők közül az 5. (oldalt) és a 9. (előrefelé) rét: te választasz, de lépned kell.
kreuz_quer-example-next-garden = Kertből kertbe csak egyenesen lehet lépni: az 1. kert utolsó mezőjéről a 2. kert 3. mezőjére. A bábu melletti 17. mező is homok.
kreuz_quer-example-goal = A cél víz, és az utolsó sor bármelyik mezőjéről rá lehet lépni. A megmaradt homok elvész.
kreuz_quer-example-one-card-at-a-time = Sarat vettél fel. Mielőtt másik lapot vennél fel, ezt megtartod, vagy felfordítva visszateszed, és akkor bárki elveheti. Álljt bármikor lehet kiáltani.
kreuz_quer-example-early-stop = Álljt kiáltasz, amikor három lap van lefordítva, és nem érsz célba: a pályád egy kerttel hosszabb lesz.

take_it-example-taking-the-row = Aki először lecsap rá, az egész sort viszi, a jót is, a rosszat is. Ezzel felhasználod három lehetőséged egyikét, és mostantól te fordítod fel a lapokat.
take_it-example-pairs = Két egyforma párlap egyszer számít: a két 6-os 6, a két −2-es −2. A pár nélküli 10-es semmit sem ér, a sima 4-es annyit, amennyi: összesen 8 pont.
take_it-example-joker-completes = Minden dzsóker egy pár nélküli párlapot egészít ki, előbb a legmagasabbat: 8 + 3 = 11. A negatívok pár nélkül maradnak, és nem számítanak.
take_it-example-joker-is-not-needed = A két 6-os már pár, és nem lehet szétszedni: 6 pont. A két dzsókernek nincs mit kiegészítenie, ezért nem ér semmit.
take_it-example-black-cards = A legtöbb fekete lap 10 pont. Neked is, Bélának is három van, ezért mindketten megkapjátok: 11 és 14 pont. Cyrilnek 9 van.
take_it-example-dealer-to-the-end = Harmadszor viszed el a sort, és előtted még senki sem használta fel minden lehetőségét: a játszma végéig te maradsz az osztó, pedig a következő sort Dora viszi.
take_it-example-the-rest = Felhasználod az utolsó lehetőségedet, és most már csak Bélának maradt. A játszmának vége, és ő kapja a pakli öt lapját.
