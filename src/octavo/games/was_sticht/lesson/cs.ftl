# Co se říká v lekcích. Kdo se učí, je „ty“; ostatní jsou po směru hodinových ručiček Béla, Cyril a Dora.

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
