refused-unknown-bot = Bot „{ $given }“ není; jsou tu { $bots }.
refused-bot-time = Bot má na tah { $low } až { $high } sekund, ne { $given }.
refused-arena-nothing = Zastaveno dřív, než se dohrálo první rozdání: není o čem vyprávět.
refused-arena-lost = Proces, který hrál, skončil; je na tolik procesů dost paměti?
arena-played = { $game }: { $deals ->
    [one] jedno rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}, v každém seděl každý bot jednou na každém místě: her celkem { $matches }
arena-stopped = Zastaveno; mělo být { $deals ->
    [one] jedno rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}.
arena-broken-off = Trvaly příliš dlouho, proto byly přerušeny a počítají se, jak stály: { $matches }.
arena-fair = Za ± a v závorce: s jistotou 95 %. Spravedlivý podíl výher je { $share } %.
arena-bad-choice = Bot udělal, co nesmí: { $what }
column-bot = bot
column-score = body
column-rating = hodnocení
column-thought = rozhodnutí
column-slowest = nejdelší
