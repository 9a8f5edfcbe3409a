refused-unknown-bot = Robot „{ $given }“ neexistuje; na výběr: { $bots }.
refused-bot-time = Robot má na tah { $low } až { $high } sekund, ne { $given }.
refused-arena-nothing = Zastaveno dřív, než se dohrálo první rozdání: není co hlásit.
refused-arena-lost = Proces, který hrál, spadl; je na tolik procesů dost paměti?
arena-played = { $game }: { $deals ->
    [one] jedno rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}, roboti se vystřídali na všech místech: partií celkem { $matches }
arena-stopped = Zastaveno; { $deals ->
    [one] mělo být jedno rozdání
    [few] měla být { $deals } rozdání
   *[other] mělo být { $deals } rozdání
}.
arena-broken-off = Přerušené partie (trvaly příliš dlouho a počítá se jejich stav v té chvíli): { $matches }.
arena-fair = Za ± a v závorce: se spolehlivostí 95 %. Při vyrovnaných silách by na každého připadlo { $share } % výher.
arena-bad-choice = Robot udělal, co nesmí: { $what }
arena-figure = { NUMBER($number, minimumFractionDigits: 1) }
arena-wins = { $mean } % ({ $low }-{ $high })
column-bot = robot
column-score = body
column-rating = hodnocení
column-thought = na tah
column-slowest = nejdelší
