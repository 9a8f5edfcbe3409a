# Co se říká v lekcích. Kdo se učí, je „ty“; ostatní jsou po směru hodinových ručiček Béla, Cyril a Dora.

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
