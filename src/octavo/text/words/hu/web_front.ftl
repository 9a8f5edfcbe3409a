# A főoldal, és ahogy onnan asztalhoz jutsz.

web-new-bots = Robotok ellen
web-front-set = Barátokkal
web-front-unfinished = Félbehagyott játszmák
web-front-continue = Folytatás
web-front-finished = Nemrég befejezett
web-front-look = Visszanézés
web-front-put-away = Eltávolítás a listáról: { $what }
web-front-invited = Meghívott egy barátod?
web-join-link = A kapott link
web-join-go = Az asztalhoz
web-join-wrong = Ez nem egy asztal linkje.

web-length-huzz = kb. 20 perc
web-length-mu = kb. 60 perc
web-length-njet = kb. 60 perc
web-length-was_sticht = kb. 45 perc
web-length-meinz = kb. 30 perc
web-length-ciao = kb. 15 perc
web-length-kreuz_quer = kb. 20 perc
web-length-take_it = kb. 15 perc
