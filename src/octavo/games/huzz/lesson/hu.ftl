# Ami a leckékben elhangzik. A tanuló „te”; a többiek az óramutató járása szerint Béla, Cyril és Dora.

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
