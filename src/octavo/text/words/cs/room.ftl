refused-removed = Hostitel tě od tohoto stolu vykázal.
refused-table-closed = Tento stůl je zavřený.
refused-host-only = To může jen hostitel: { $host }.
refused-not-seated = U tohoto stolu nesedíš: obsaď volné místo, nebo se dívej.
refused-not-in-play = U tohoto stolu se teď nehraje.
refused-bot-plays = Právě za tebe hraje robot: nejdřív se vrať na své místo.
refused-stale = Situace se mezitím změnila: podívej se znovu a pak vyber.
refused-too-late = Někdo byl o { $ms } ms rychlejší.
refused-allowed = Nic tomu nebrání: teď to smíš.
refused-seated-already = U tohoto stolu už sedíš.
refused-seat-taken = To místo je obsazené: vyber jiné.
refused-seat-count = V seznamu míst je položek { $given }, ale hráčů je { $players }.
refused-one-seat = Pro sebe můžeš obsadit jen jedno místo.
refused-not-allowed-to-look = Tento hráč si do karet nahlížet nenechá.
refused-begun-already = Partie už začala.
refused-host-stays = Stůl je tvůj: zavři ho, nebo nech za sebe hrát robota.
refused-opener-stays = Toho, kdo stůl otevřel, nejde ani vykázat, ani umlčet.
refused-nobody-there = Tento člověk u stolu není.
refused-seats-free = { $free ->
    [one] Jedno místo je ještě volné
    [few] { $free } místa jsou ještě volná
   *[other] { $free } míst je ještě volných
}: počkej na někoho, nebo doplň roboty.
refused-nothing-asked = Už se nikdo na nic neptá.
refused-hushed = Hostitel ti u tohoto stolu vypnul chat.
refused-nothing-said = Zpráva je prázdná: nejdřív něco napiš.
refused-talk-pause = To bylo hodně najednou: chvilku počkej, než budeš pokračovat.
refused-order-pause = To bylo hodně změn najednou: před další chvilku počkej.
refused-undo-pause = O to už žádáš poněkolikáté: chvilku počkej, než požádáš znovu.
refused-undo-away = { $name } tu teď není, a tak nemůže souhlasit. Počkej, až se { $name } vrátí. Pokud je { $name } pryč nadobro, může místo uvolnit hostitel.
refused-table-worn = U tohoto stolu se toho stalo víc, než kterákoli partie potřebuje: dohrajte ji, nebo otevři nový stůl.
refused-has-looked = Karty některého hráče už znáš: zahrát si můžeš zase v příští partii.
refused-hint-strangers = U otevřeného stolu, kde hrají jiní lidé, rady nejsou.
refused-hint-no-turn = Teď nemáš o čem rozhodovat.
refused-hint-too-soon = Jedna rada po druhé: zeptej se za chvilku znovu.
refused-hint-not-ready = Rady pro tuto hru ještě nejsou připravené: zkus to za minutu nebo dvě.
refused-review-runs = Už se pro tebe rozebírá jiná partie: počkej, až to skončí.
