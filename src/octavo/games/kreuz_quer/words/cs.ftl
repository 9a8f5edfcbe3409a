kreuz_quer-blurb = Posbírej terén své cesty v tom pořadí, v jakém ho tvá figurka bude potřebovat.
kreuz_quer-length = asi 20 minut

kreuz_quer-option-steps = Kroky uvnitř zahrady
kreuz_quer-option-steps-diagonal = rovně i šikmo
kreuz_quer-option-steps-straight = jen rovně
kreuz_quer-option-length = Délka
kreuz_quer-option-length-race = jeden závod do cíle
kreuz_quer-option-length-long = několik závodů na body

kreuz_quer-card-f = dlaždice
kreuz_quer-card-p = dlažba
kreuz_quer-card-m = bláto
kreuz_quer-card-v = záhon
kreuz_quer-card-w = voda
kreuz_quer-card-k = kočičí hlavy
kreuz_quer-card-g = louka
kreuz_quer-card-s = písek

kreuz_quer-zone-up = lícem nahoru na stole
kreuz_quer-zone-track = trať
kreuz_quer-zone-goal = cíl
kreuz_quer-zone-held = v jedné ruce
kreuz_quer-zone-queue = nasbíráno

kreuz_quer-phase-away = Každý odloží dvě zahrady.
kreuz_quer-phase-lay = Každý vykládá svou trať.
kreuz_quer-phase-collect = Všichni sbírají terén.
kreuz_quer-phase-move = Figurky jdou.
kreuz_quer-phase-over = Partie skončila.

kreuz_quer-ask-away = Odlož dvě zahrady z ruky.
kreuz_quer-ask-lay = Vyber další zahradu své trati, a pak jestli ji otočíš.
kreuz_quer-ask-collect = Vezmi kartu, nebo zavolej Stop.
kreuz_quer-ask-collect-keep = Nech si kartu, vrať ji, nebo zavolej Stop.
kreuz_quer-ask-move = Jdi na pole s terénem své další karty.

kreuz_quer-fact-race = Závod { $race } z { $races }
kreuz_quer-fact-round = Kolo { $round }
kreuz_quer-fact-down = { $cards ->
    [one] { $cards } karta leží lícem dolů.
    [few] { $cards } karty leží lícem dolů.
   *[other] { $cards } karet leží lícem dolů.
}
kreuz_quer-fact-stopped = Stop volá { $seat }.
kreuz_quer-fact-at-start = { $seat } stojí na startu.
kreuz_quer-fact-pawn = { $seat } stojí v { $place }. zahradě trati na poli { $field }.
kreuz_quer-fact-on-goal = { $seat } je v cíli.
kreuz_quer-fact-in-hand = Zahrada { $garden }: { $fields }
kreuz_quer-fact-garden = { $place }. { $garden }: { $fields }

kreuz_quer-do-away = odložit zahrady { $first } a { $second }
kreuz_quer-do-lay = položit zahradu { $garden }
kreuz_quer-do-lay-turned = položit otočenou zahradu { $garden }
kreuz_quer-do-grab = vzít kartu ležící lícem dolů
kreuz_quer-do-grab-up = vzít kartu: { $card }
kreuz_quer-do-keep = nechat si kartu
kreuz_quer-do-return = vrátit kartu
kreuz_quer-do-stop = zavolat Stop
kreuz_quer-do-go = jít do zahrady { $place } na pole { $field }
kreuz_quer-do-goal = jít do cíle
kreuz_quer-did-away = { $seat } odkládá dvě zahrady.
kreuz_quer-did-lay = { $seat } pokládá zahradu { $garden }.
kreuz_quer-did-lay-turned = { $seat } pokládá otočenou zahradu { $garden }.
kreuz_quer-did-grab = { $seat } bere kartu ležící lícem dolů.
kreuz_quer-did-grab-up = { $seat } bere kartu: { $card }.
kreuz_quer-did-keep = { $seat } si kartu nechává.
kreuz_quer-did-return = { $seat } kartu vrací.
kreuz_quer-did-stop = { $seat } volá Stop.
kreuz_quer-did-go = { $seat } jde do zahrady { $place } na pole { $field }.
kreuz_quer-did-goal = { $seat } je v cíli.

kreuz_quer-why-put-two-away = Nejdřív odlož dvě zahrady z ruky.
kreuz_quer-why-lay-a-garden = Teď pokládáš další zahradu své trati.
kreuz_quer-why-one-at-a-time = V ruce už máš kartu ({ $card }): nech si ji, nebo ji nejdřív vrať.
kreuz_quer-why-none-face-down = Žádná karta už neleží lícem dolů.
kreuz_quer-why-none-face-up = Taková karta lícem nahoru neleží: { $card }.
kreuz_quer-why-nothing-held = V ruce nemáš žádnou kartu: není co si nechat ani co vrátit.
kreuz_quer-why-collect-now = Teď se sbírá terén; figurky jdou až potom.
kreuz_quer-why-step-now = Tvá další karta: { $card }. Hodí se, figurka tedy musí jít.
kreuz_quer-why-other-terrain = Tvá další karta: { $card }. Na tom poli je něco jiného.
kreuz_quer-why-no-neighbour = Tam tvá figurka nemůže: jen na sousední pole a ze zahrady do zahrady jen rovně.
kreuz_quer-why-no-garden-there = Na tvé trati není zahrada { $place }, nebo už jí figurka prošla.
kreuz_quer-why-goal-not-reached = Cíl: { $card_goal }. Vchází se do něj z konce poslední zahrady. Tvá další karta: { $card }.

# Popisky kreslených příkladů vedle pravidel. Čtenář se dívá Anninýma očima, ona je „ty“.

kreuz_quer-example-first-step = Karty se používají v pořadí, v jakém byly nasbírány. První je písek: v první řadě první zahrady ho má jen pole 2.
kreuz_quer-example-neighbours = Figurka stojí na poli 6 a karta je louka. Sousední louky jsou pole 5 po straně a pole 9 vpředu: vybereš si, ale jít musíš.
kreuz_quer-example-next-garden = Ze zahrady do zahrady se chodí jen rovně: z posledního pole zahrady 1 na pole 3 zahrady 2. Písek je i na poli 17 vedle figurky.
kreuz_quer-example-goal = Cílem je voda a vstupuje se do něj z kteréhokoli pole poslední řady. Písek, který zbyl, propadá.
kreuz_quer-example-one-card-at-a-time = Držíš bláto. Než vezmeš další kartu, buď si ho necháš, nebo ho vrátíš lícem nahoru, kde si ho může vzít kdokoli. „Stop“ lze zavolat kdykoli.
kreuz_quer-example-early-stop = Voláš Stop, když leží lícem dolů tři karty, a do cíle nedojdeš: tvá trať se prodlouží o jednu zahradu.
