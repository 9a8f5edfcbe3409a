refused-unknown-bot = Nincs „{ $given }” nevű bot; ezek vannak: { $bots }.
refused-bot-time = Egy botnak { $low } és { $high } másodperc közötti ideje lehet egy lépésre, ez nem az: { $given }.
refused-arena-nothing = Leállt, mielőtt az első osztást végigjátszották volna: nincs miről beszámolni.
refused-arena-lost = Egy játszó folyamat leállt; van elég memória ennyihez?
arena-played = { $game }: { $deals ->
    [one] egy osztás
   *[other] { $deals } osztás
}, mindegyikben minden bot minden helyen ült egyszer: { $matches } játszma
arena-stopped = Leállítva; { $deals ->
    [one] egy osztás
   *[other] { $deals } osztás
} lett volna.
arena-broken-off = Túl sokáig tartott, ezért félbeszakadt, és az állás szerint számít: { $matches }.
arena-fair = A ± után és zárójelben: 95 %-os biztonsággal. Az igazságos rész a győzelmekből { $share } %.
arena-bad-choice = Egy bot olyat tett, amit nem szabad: { $what }
column-bot = bot
column-score = pont
column-rating = értékszám
column-thought = egy döntés
column-slowest = leglassabb
