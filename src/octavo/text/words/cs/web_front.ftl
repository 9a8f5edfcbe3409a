# Úvodní stránka a cesty od ní ke stolu.

web-new-bots = Proti robotům
web-front-set = S přáteli
web-front-unfinished = Rozehrané partie
web-front-continue = Pokračovat
web-front-finished = Nedávno dohrané
web-front-look = Prohlédnout
web-front-put-away = Odebrat ze seznamu: { $what }
web-front-invited = Pozval tě někdo?
web-join-link = Zaslaný odkaz
web-join-go = Ke stolu
web-join-wrong = Tohle není odkaz na stůl.
