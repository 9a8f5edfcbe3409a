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
