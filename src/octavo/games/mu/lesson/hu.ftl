# Ami a leckékben elhangzik. A tanuló „te”; a többiek az óramutató járása szerint Béla, Cyril és Dora.

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
