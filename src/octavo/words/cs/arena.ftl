refused-unknown-bot = Robot „{ $given }“ neexistuje; na výběr: { $bots }.
refused-bot-time = Robot má na tah { $low } až { $high } sekund, ne { $given }.
refused-arena-nothing = Zastaveno dřív, než se dohrálo první rozdání: není co hlásit.
refused-arena-lost = Proces, který hrál, spadl; je na tolik procesů dost paměti?
arena-played = { $game }: { $deals ->
    [one] jedno rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}, roboti se vystřídali na všech místech: partií celkem { $matches }
arena-stopped = Zastaveno; mělo být { $deals ->
    [one] jedno rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}.
arena-broken-off = Přerušené partie (trvaly příliš dlouho a počítá se jejich stav v té chvíli): { $matches }.
arena-fair = Za ± a v závorce: s jistotou 95 %. Spravedlivý podíl výher je { $share } %.
arena-bad-choice = Robot udělal, co nesmí: { $what }
column-bot = robot
column-score = body
column-rating = hodnocení
column-thought = rozhodnutí
column-slowest = nejdelší
