# Egy befejezett játszma visszanézése.

web-timeline = Idővonal
web-replay-run = Lejátszás
web-replay-pause = Szünet
web-replay-speed = Sebesség
web-replay-times = { $times }×
web-turns = Fordulópontok
web-turn-lead = { $name } átveszi a vezetést
web-turn-gain = { $name }
web-sheet-jump = A pontok { $line }. sorához
web-review-more = Továbbiak
web-review-seat = Kinek a szemével
web-review-keys = A nyilak egyet lépnek, a Page Up és a Page Down az előző és a következő pontozáshoz visz, a Home és az End az elejére és a végére, a szóköz elindítja a lejátszást.
