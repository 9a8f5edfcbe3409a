# Ami a leckékben elhangzik. A tanuló „te”; a többiek az óramutató járása szerint Béla, Cyril és Dora.

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
