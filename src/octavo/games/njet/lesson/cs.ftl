# Co se říká v lekcích. Kdo se učí, je „ty“; ostatní jsou po směru hodinových ručiček Béla, Cyril a Dora.

lesson-njet-aim = Před každým kolem postupně zakazujete. Co na konci nikdo nezakázal, to se hraje: kdo začíná, co jsou trumfy, za kolik je zdvih.
lesson-njet-veto = Podívej se na své karty: samá červená. Chceš tedy červené trumfy a zakážeš jinou barvu. V řadě trumfů polož kámen na černou.
lesson-njet-points = Ostatní zakazují, co se nehodí jim. Ty vezmeš hodně zdvihů, minusové body by bolely: zakaž −2 za zdvih.
lesson-njet-others = Nuly jedné barvy budou supertrumfy, nejvyšší karty ze všech. Máš modrou 0, tak se postarej, aby zůstala modrá: zakaž černou.
lesson-njet-rules = Všechny kameny leží a v každé řadě zbylo jedno pole. Začínáš ty, každý odloží dvě karty, trumfy jsou červené, supertrumfy modré nuly a zdvih je za 3.
lesson-njet-team = Kdo začíná, vybírá si spoluhráče, v každém kole znovu. Vezmi si Cyrila, který sedí naproti.
lesson-njet-away = Odlož dvě karty. O černou 0 by tě mohli připravit a bez modré 6 nebudeš mít žádnou modrou a smíš modré zdvihy brát trumfem.
lesson-njet-lead = Vynes svůj nejvyšší trumf, červenou 9, a uvidíš, co přijde.
lesson-njet-nought = Všichni museli hrát trumf a Dora měla jen červenou 0. Je tvoje kořist: počítá se jako další zdvih (R29). Teď zahraj žlutou 9.
lesson-njet-give-up = I ta byla dost vysoká. Všechno ale nevyhraje nikdo: jeden zdvih přenech ostatním a zahraj černou 2.
lesson-njet-ruff = Béla ho vzal a vynáší modrou. Tvoje modrá 0 je trumf, a ne modrá, takže modrou nemáš a smíš hrát cokoli. Červená 3 stačí, je to trumf.
lesson-njet-super = A teď supertrumf: modrá 0 přebije každou jinou kartu a ze dvou stejných vyhrává ta první.
lesson-njet-last = O pár zdvihů později. Máš dvě ukořistěné nuly, ale Béla také. Tvoje poslední karta je trumf.
lesson-njet-score = S Cyrilem máte deset zdvihů a dvě ukořistěné nuly: 12 krát 3 je 36 bodů pro každého z vás. Béla a Dora mají tři zdvihy a dvě nuly: každý 15.
lesson-njet-remember-1 = Zakazuj, co pomáhá ostatním, a neprozraď příliš brzy, v co doufáš.
lesson-njet-remember-2 = Přiznej barvu, když můžeš; jinak hraj, co chceš.
lesson-njet-remember-3 = Chraň své nuly a chytej nuly druhého týmu: každá má cenu zdvihu.
