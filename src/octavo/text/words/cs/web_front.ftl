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

web-length-huzz = asi 20 minut
web-length-mu = asi 60 minut
web-length-njet = asi 60 minut
web-length-was_sticht = asi 45 minut
web-length-meinz = asi 30 minut
web-length-ciao = asi 15 minut
web-length-kreuz_quer = asi 20 minut
web-length-take_it = asi 15 minut
