# Co se říká v lekcích. Kdo se učí, je „ty“; ostatní jsou po směru hodinových ručiček Béla, Cyril a Dora.

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
