refused-unknown-bot = Nincs „{ $given }” nevű robot; ezek vannak: { $bots }.
refused-bot-time = Egy robotnak { $low } és { $high } másodperc közötti ideje lehet egy lépésre, ez nem jó: { $given }.
refused-arena-nothing = Leállítva, mielőtt az első osztás a végére ért volna: nincs miről beszámolni.
refused-arena-lost = Az egyik játszó folyamat leállt; van elég memória ennyihez?
arena-played = { $game }: { $deals ->
    [one] egy osztás
   *[other] { $deals } osztás
}, mindegyikben minden robot minden helyen ült egyszer: { $matches } játszma
arena-stopped = Leállítva; { $deals ->
    [one] egy osztás
   *[other] { $deals } osztás
} lett volna.
arena-broken-off = Túl sokáig tartott, ezért félbeszakadt, és az akkori állás szerint számít: { $matches }.
arena-fair = A ± után és zárójelben: 95%-os megbízhatósággal. Egyenlő erők mellett egy robotra a győzelmek { $share }%-a jutna.
arena-bad-choice = Egy robot olyat tett, amit nem szabad: { $what }
arena-figure = { NUMBER($number, minimumFractionDigits: 1) }
arena-wins = { $mean }% ({ $low }-{ $high })
column-bot = robot
column-score = pont
column-rating = értékszám
column-thought = lépésenként
column-slowest = leglassabb
