# Co se říká v lekcích. Kdo se učí, je „ty“; ostatní jsou po směru hodinových ručiček Béla, Cyril a Dora.

# Húzz egyet!
lesson-huzz-aim = Vykládáš před sebe sady stejných karet. Na konci je každá karta, která tam leží, za bod a každá karta v ruce bod stojí.
lesson-huzz-set = Sada je jedna nebo více karet stejného čísla, kolik jich chceš. Začni svými dvěma čtyřkami.
lesson-huzz-draw = Nikomu nebylo co ukrást, takže si smíš líznout jednu kartu: odkrytou z trhu, nebo neznámou z balíčku. Vezmi sedmičku, hodí se k tvým.
lesson-huzz-robbed = Bélovy dvě šestky tě okradly: je jich stejně jako tvých čtyřek a jsou vyšší (R11). On je nechce, takže rozhodneš ty. Odhoď je a lízneš si dvě nové.
lesson-huzz-two = Teď si lízneš dvě karty, jednu po druhé. Devítka se hodí k té, kterou máš v ruce.
lesson-huzz-pile = Druhou si lízni z balíčku a uvidíš, co přinese štěstí.
lesson-huzz-size = Další devítka, to je štěstí! Cyril vyložil tři trojky. Bélovy dvě šestky před nimi mají klid: porovnávají se jen sady se stejným počtem karet.
lesson-huzz-steal = Tvoje tři sedmičky přebijí Cyrilovy tři trojky. Vylož je a žolíka si zatím nech.
lesson-huzz-take = Krást se musí, ale jestli karty chceš, je na tobě. Vezmi si je, hned je zase vyložíš! Cyril si musí líznout tři karty.
lesson-huzz-joker = Žolík platí jako číslo, se kterým ho vyložíš. Vylož tři trojky s žolíkem: to je sada o čtyřech kartách, kterou jen tak někdo nepřebije.
lesson-huzz-skip = Ukrást se dá jen tvoje vrchní sada, sedmičky pod ní jsou v bezpečí. Smíš si líznout, ale potřebuješ se karet zbavit: nelízej nic.
lesson-huzz-theft = Bélova dvanáctka okradla Cyrila o samotnou pětku. Béla si ji nechává a Cyril si musí líznout kartu.
lesson-huzz-last = Tři devítky jsou tvoje poslední karty. Jakmile je vyložíš, kolo hned končí a poslední sada už nic nekrade (R24).
lesson-huzz-score = Před tebou leží deset karet a ruku máš prázdnou: 10 bodů. Béla má vyloženo pět karet a tři v ruce, to jsou 2 body; Cyril skončil dokonce na minus 3.
lesson-huzz-remember-1 = Sada okrade soupeře o vrchní sadu, má-li stejný počet karet a je-li vyšší.
lesson-huzz-remember-2 = Velké sady jsou jistější a pod jinou sadou je v bezpečí každá.
lesson-huzz-remember-3 = Karty na stole body dávají, karty v ruce je berou: zbav se jich jako první.

# Mü
lesson-mu-aim = Na kartách jsou trojúhelníky, každý je bod pro toho, kdo je získá ve zdvizích. Nejdřív ale dražba rozhodne, kdo zvolí trumfy, a draží se vlastními kartami.
lesson-mu-lay = Máš hodně modrých. Ukaž to: vylož lícem nahoru modrou 9. Zůstane tvoje a později ji zahraješ jako karty z ruky.
lesson-mu-raise = Cyril ukazuje dvě šestky. Počet karet je nabídka a ty smíš jít o jednu nad nejvyšší (R7). Přidej modrou 8.
lesson-mu-lead = A ještě jednu, modrou 7: se třemi kartami vedeš.
lesson-mu-pass = Nikdo nejde výš. Až všichni po sobě pasují, i ty, dražba končí.
lesson-mu-trump = Jsi šéf s nabídkou tři. Druhý je Cyril, tedy zástupce, a svůj trumf zvolil první: všechny šestky. Tvůj trumf musí být na některé z tvých vyložených karet: zvol modrou.
lesson-mu-partner = Tvoje modré trumfy přebijí Cyrilovy šestky a modrá 6, která je obojí, přebije všechno. Teď si vyber partnera, kohokoli kromě zástupce. Vezmi si Doru.
lesson-mu-target = Na nabídku tři potřebujete s Dorou dohromady 34 z 60 trojúhelníků. Béla a Cyril hrají proti vám.
lesson-mu-first = Vynáší šéf. Karty, které leží před tebou, se hrají jako všechny ostatní: vynes modrou 9 ze stolu.
lesson-mu-double = Byl vynesen trumf, takže všichni museli hrát trumfy. Modrou 6, dvojitý trumf, měl Cyril a bere zdvih. Lepší teď než později!
lesson-mu-follow = Cyril vynáší červenou. Kdo má červenou, musí ji přiznat (R26), a ty máš 9: vyšší červená není.
lesson-mu-triangles = Čtyři trojúhelníky pro tebe: na 7 jsou dva, na 8 a na 2 po jednom, na 9 žádný. Kdo bere zdvih, vynáší. Zahraj žlutou 9.
lesson-mu-draw = I tenhle je tvůj. Teď modrou 5: vytáhne ostatním trumfy z ruky.
lesson-mu-ranks = Dalších pět trojúhelníků. I tvoje 5 přebije Cyrilovu červenou 6, protože šéfovy trumfy jsou nad zástupcovými.
lesson-mu-later = O deset zdvihů později. Zbývá ti jediná karta, žlutá 0.
lesson-mu-score = Máš 37 trojúhelníků a Dora 10: celkem 47, stačilo by 34. Oba tedy ke svým trojúhelníkům dostáváte prémii 30. Kdyby to nevyšlo, přijdeš o body ty a ostatní získají.
lesson-mu-remember-1 = Draž tím, co chceš mít jako trumf, ale každá karta zvyšuje cíl.
lesson-mu-remember-2 = Dvojitý trumf, pak šéfovy trumfy, pak zástupcovy, pak vynesená barva.
lesson-mu-remember-3 = Na 6 a 7 jsou dva trojúhelníky, na 1 a 9 žádný: ber, co za to stojí.

# Njet!
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

# Was sticht?
lesson-was_sticht-aim = Tady nejsou body: každý má čtyři úkoly, třeba „přesně 2 zdvihy“ nebo „žádný zdvih“. Kdo se první zbaví všech čtyř, vyhrává.
lesson-was_sticht-draft = Před prvním kolem si postupně berete úkoly. Dora, která začíná, si vzala „žádný zdvih“. Vezmi si „nejvíc zdvihů“.
lesson-was_sticht-rows = Tyhle čtyři jsou tvoje. Teď leží odkrytě devět řad karet, ze kterých si všichni vybíráte do ruky. Co je trumf, barvu a číslo, ví v tomto kole jen Dora.
lesson-was_sticht-pick = Z první řady vybíráš první. Ještě nic nevíš, vezmi tedy vysokou kartu, žlutou 9.
lesson-was_sticht-announced = Rozebraná řada se bere jako zdvih a ohlásí se vítěz: Dora se zelenou 4. Ta přebila tvou 9, takže trumfem je zelená, nebo čtyřky.
lesson-was_sticht-second = Další řadu získala také Dora a ze třetí si vzala zrovna modrou 7. Ty si vezmi žlutou 8.
lesson-was_sticht-sevens = Zase Dora: její modrá 7 přebila modrou 8 a žlutá 4 nevyhrála. Trumfové číslo je tedy 7 a barva zelená. Tady je další sedmička, vezmi ji!
lesson-was_sticht-right = Tentokrát je ohlášeno tvoje jméno: odhad byl správný.
lesson-was_sticht-trumps = Všechny řady jsou rozebrané a trumfy se ukážou: zelená a 7. Máš jich hodně. Zvol úkol, který teď splníš: „nejvíc zdvihů“.
lesson-was_sticht-lead = Všechny úkoly se ukážou najednou. Dora jako začínající hráčka žádný nemá; zkouší splnit, co se jinému nepovede. Vynášíš ty: zahraj červenou 7, trumf.
lesson-was_sticht-led-trump = Byl vynesen trumf, takže všichni museli hrát trumfy. Sedmičky přebijí všechny zelené kromě zelené 7, která je obojí a je nejvyšší. Jeden zdvih pro tebe.
lesson-was_sticht-trump-in = O tři zdvihy později vynáší Béla červenou. Ty už červenou nemáš a smíš hrát, co chceš: vezmi to zelenou 5.
lesson-was_sticht-fourth = Máš tři zdvihy, Béla a Dora po dvou. Dva ještě přijdou a Dora může vzít jen jeden, modrou 7, svým posledním trumfem. Zahraj žlutou 8.
lesson-was_sticht-done = Poslední zdvih vzala Dora, ale ty máš čtyři a tolik nemá nikdo jiný. Úkol je splněn a máš o jeden méně.
lesson-was_sticht-score = Dora má přesně tři zdvihy, zrovna to, co chtěl Béla a nepovedlo se mu, takže smí také odhodit úkol. Teď začínáš ty a jen ty vidíš trumfy.
lesson-was_sticht-remember-1 = Sleduj, kdo získává řady: tak poznáš, co je trumf.
lesson-was_sticht-remember-2 = Vybírej karty pro úkol, který si zvolíš.
lesson-was_sticht-remember-3 = Jako začínající hráč splň, co se jinému nepovede, a smíš odhodit kterýkoli svůj úkol.

# Meinz
lesson-meinz-aim = Hraje se osm zdvihů a každý vezme právě dva. Počítá se součet čísel v tvých dvou zdvizích.
lesson-meinz-places = Nejvyšší součet je za 3 body, nejnižší za 2, druhý jen za 1 a třetí za nic. Jdi tedy úplně nahoru, nebo úplně dolů. Tvoje karty jsou vysoké.
lesson-meinz-away = Nejdřív každý odloží jednu kartu. Červená 1 by brala zdvihy, které nechceš, protože nízké karty vyhrávají.
lesson-meinz-follow = Dora vynáší zelenou 8. Musíš hrát zelenou, nebo jinou 8 v jakékoli barvě (R9). Na vysoký součet zahraj 9.
lesson-meinz-claim = Zdvih bere nejnižší karta, pokud si ho předtím někdo nepřivlastní. Už je v něm 17: řekni, že je tvůj!
lesson-meinz-swap = Zdvih je tvůj, ať hráli ostatní cokoli. Teď smíš vyměnit jednu kartu: dej dovnitř modrou 9 a vezmi si zelenou 3.
lesson-meinz-lead = Tvůj první zdvih má součet 33. Do dalšího vynášíš ty, a to červenou 9.
lesson-meinz-leave = I svůj vlastní zdvih si smíš hned přivlastnit, ale kdo ví, co v něm bude. Nech ho být.
lesson-meinz-lowest = Ještě dvakrát necháváš zdvih být a nechce ho ani nikdo jiný. Bere ho tedy nejnižší karta: Cyrilova červená 2. Teď smí měnit on.
lesson-meinz-number = Cyril dal dovnitř 1 a vzal si 3: sbírá nízké karty a všichni to viděli. Teď je vynesena červená, hraješ tedy červenou, nebo jinou 3. Zahraj 8.
lesson-meinz-again = Zatím je to 16 a z ruky to můžeš vylepšit. Přivlastni si ho.
lesson-meinz-better = Vyměň červenou 3 za svou žlutou 8.
lesson-meinz-two = To je dalších 27, celkem 60. Víc než dva zdvihy nikdo mít nesmí, takže už se tě nikdo neptá. Jen hraj karty, nejdřív modrou 5.
lesson-meinz-last = Poslední zdvih: vzít ho může už jen Cyril, takže bude v každém případě jeho.
lesson-meinz-score = Tvých 60 je nejvyšší součet: 3 body. Béla má 44 a dostává 1, Cyril s 37 nic, Dora má s 34 nejnižší součet a dostává 2. Stejné součty by nedostaly nic.
lesson-meinz-remember-1 = Co si nikdo nepřivlastní, bere nejnižší karta: malé karty nejsou slabé.
lesson-meinz-remember-2 = Rozhodni se včas, jestli chceš nejvyšší součet, nebo nejnižší.
lesson-meinz-remember-3 = Přivlastni si zdvih, když víš, co v něm je, a výměnou ho vylepši.

# Ciao!
lesson-ciao-aim = Zbav se karet jako první! Každá karta musí přebít tu předchozí, jako ve hře kámen, nůžky, papír.
lesson-ciao-beat = Navrchu leží zelený kámen. Papír přebije kámen v jakékoli barvě: zahraj zelený papír.
lesson-ciao-colour = Béla ho přestřihl nůžkami, Cyril si raději lízl. Jde to i jinak: stejný symbol v silnější barvě. Zelená je nejslabší, pak žlutá a nejsilnější je červená. Zahraj žluté nůžky.
lesson-ciao-again = Jsou zvláštní: buď hraješ ještě jednou, nebo obrátíš směr. Obrať ho.
lesson-ciao-three = Teď se hraje opačně a Bélova +3 je pro tebe: lízni si tři karty, nebo odpověz jinou +3 či žolíkem (R24). Máš +3!
lesson-ciao-six = Tři a tři je šest a Cyril neměl odpověď. Všechny si lízne a přijde o tah.
lesson-ciao-race = Bélova karta rychlosti zahajuje závod: platí první karta, která sedí. Tady máš času, kolik chceš. Kámen přebije nůžky, zahraj tedy zelený kámen se znakem „dát“.
lesson-ciao-give = Závod je tvůj! Díky znaku někomu dáš jednu kartu. Mlýnský kámen se nedá zahrát nikdy, tak ho dej Bélovi.
lesson-ciao-thanks = Béla hned poděkoval. A teď dává Cyril kartu tobě, zelené nůžky. Poděkuj taky: kdo to do pěti sekund neudělá, lízne si tři karty (R29).
lesson-ciao-gift = Navrchu leží žlutý papír a ten nůžky přebijí. Zahraj, co máš darem.
lesson-ciao-joker = Na papír tvůj kámen nesedí. Žolík ale vždycky.
lesson-ciao-name = Ohlas, co znamená. Řekni papír: ten přebijí nůžky a nůžky potom tvůj kámen.
lesson-ciao-last = Přesně podle plánu: navrchu leží nůžky. Tvoje poslední karta sedí.
lesson-ciao-score = Ciao! Ostatní platí za to, co jim zbylo: 10 za zelenou kartu, 20 za žlutou, 30 za červenou, 50 za žolíka nebo mlýnský kámen. Po všech kolech vyhrává nejméně trestných bodů.
lesson-ciao-remember-1 = Karta sedí, když její symbol přebije ten navrchu, nebo je to stejný symbol v silnější barvě.
lesson-ciao-remember-2 = Nech si žolíka nebo +3 na horší časy, ale ne do konce: obojí je drahé.
lesson-ciao-remember-3 = Dej pryč, co nemůžeš zahrát, poděkuj za to, co dostaneš, a nezaspi závod.

# Kreuz & Quer
lesson-kreuz_quer-aim = Každý musí projít pěti zahradami do cíle. Na každý krok potřebuješ kartu terénu, na který vstupuješ, a karty přicházejí v pořadí, v jakém je nasbíráš.
lesson-kreuz_quer-away = Máš sedm zahrad a dvě odložíš. Nejméně karet je s dlaždicemi, dlažbou a blátem, odlož tedy zahrady, které jsou jich plné: 11 a 26.
lesson-kreuz_quer-lay = Teď vykládáš svou trať, zahradu po zahradě, kterýmkoli koncem napřed. Začni zahradou 1, je v ní hodně luk, písku a kočičích hlav.
lesson-kreuz_quer-grab = Ostatní zahrady leží také a za nimi je tvůj cíl, kočičí hlavy. Teď sbírají všichni najednou, jak nejrychleji umějí, tady tě ale nikdo nehoní. Vezmi kartu ležící lícem dolů.
lesson-kreuz_quer-keep = Louka! V první řadě tvé první zahrady louka je, to bude tedy první krok. Nech si ji.
lesson-kreuz_quer-more = Karty, které si necháš, jdou lícem dolů na hromádku a znovu se na ně podívat nesmíš. Pamatuj si: louka. Vezmi další.
lesson-kreuz_quer-return = Dlaždice: vedle tvé louky žádná není. Vrať ji lícem nahoru, může si ji vzít kdokoli.
lesson-kreuz_quer-open = Cyril vrátil kočičí hlavy. Právě ty jsou hned za tvou loukou, vezmi je dřív než někdo jiný.
lesson-kreuz_quer-stop = Kočičí hlavy máš a Béla zavolal Stop: smí to kdokoli a kdykoli. Ještě ale ležely karty lícem dolů, takže jestli teď nedojde do cíle, jeho trať bude o zahradu delší (R29).
lesson-kreuz_quer-walk = Figurky jdou, první je ten, kdo zavolal Stop. Béla udělal jeden krok a dostal svou zahradu. Teď ty: louka tě dovede na první pole.
lesson-kreuz_quer-ahead = Další jsou kočičí hlavy. V zahradě smíš jít všemi směry, nejlépe dopředu.
lesson-kreuz_quer-jump = O několik kol později. Před tebou je poslední řada poslední zahrady a louku už máš nasbíranou. Pak přijde cíl, kočičí hlavy, a tady jedny leží: ber!
lesson-kreuz_quer-call = Louka, kočičí hlavy: víc nepotřebuješ. Nečekej, až budou mít dost i ostatní, a zavolej Stop.
lesson-kreuz_quer-choice = Kdo zavolal Stop, jde první. Pro louku jsou tu dvě pole; to dolní vede ven.
lesson-kreuz_quer-goal = Z kteréhokoli pole poslední řady vstoupíš do cíle kartou jeho terénu.
lesson-kreuz_quer-score = Jsi v cíli jako první a vyhráváš! Ostatní dokončili kolo; jejich pořadí určí, jak daleko došli.
lesson-kreuz_quer-remember-1 = Dívej se na cestu před sebou a sbírej její terény přesně v tom pořadí.
lesson-kreuz_quer-remember-2 = Vracej, co se nehodí, a všímej si, co vracejí ostatní.
lesson-kreuz_quer-remember-3 = Zavolej Stop, když máš, co potřebuješ; příliš brzy tě to může stát zahradu.

# Take it!
lesson-take_it-aim = Karty se jedna po druhé otáčejí do řady. Kdo se ozve první, bere celou řadu. Nejvíc bodů vyhrává.
lesson-take_it-takes = Nesmíš ale brát, jak často chceš: ve třech smí každý čtyřikrát. Ty tu máš ještě dvě braní, ostatní po jednom.
lesson-take_it-direct = Rozdává Béla a otáčí kartu. Čtyřka, která se prostě počítá za 4. Třeba ale přijde víc.
lesson-take_it-alone = Párová karta: sama se nepočítá. Dvě stejné se počítají za své číslo, jednou.
lesson-take_it-pair = A tady je do páru! Pár je za 6, se čtyřkou 10. Vezmi řadu dřív než někdo jiný.
lesson-take_it-dealer = Řada je tvoje, lícem dolů, a až do konce se na ni nikdo nesmí podívat. Kdo vzal, rozdává: otoč další kartu.
lesson-take_it-minus = Minus 3. Samotnou ji nechce nikdo, pokračuj.
lesson-take_it-black = Černá karta. Sama za nic není, ale kdo jich má na konci nejvíc, dostane 10 bodů. Dál!
lesson-take_it-joker = Žolík doplní na pár párovou kartu, která je sama. Chceš ho i s minus 3? Musíš se rychle rozhodnout…
lesson-take_it-late = …a Cyril byl rychlejší! Bylo to jeho poslední braní. Kdo jako první vyčerpá všechna, rozdává až do konce.
lesson-take_it-wait = 5 a 3 je už 8. Čekání může přinést víc, nebo minus, nebo řadu vezme Béla.
lesson-take_it-now = 14! Na to se vyplatí poslední braní.
lesson-take_it-over = Kromě jednoho všichni vyčerpali svá braní, a je konec. Béla dostane zbytek balíčku, ať je dobrý, nebo ne: tady minus 4, 1 a druhou do páru ke své minusové kartě.
lesson-take_it-yours = Tvoje karty: 2, 3, 3, 4, 5 a 6 je 23, s párem šestek 29. Samotná párová 5 se nepočítá; doplnil by ji žolík.
lesson-take_it-majority = Cyrilův žolík doplnil jeho trojku. A má dvě černé karty, nejvíc ze všech: dalších 10 bodů.
lesson-take_it-remember-1 = Přímé karty se počítají, jak jsou, párové jen po dvou.
lesson-take_it-remember-2 = Žolíci doplňují páry a nejvíc černých karet přinese 10 bodů.
lesson-take_it-remember-3 = Braní máš málo: neplýtvej jimi na drobnosti, ale ani nečekej na příliš mnoho.
