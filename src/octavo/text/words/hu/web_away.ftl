# Ha a kiszolgáló nem érhető el.

web-away-title = Most nincs kapcsolat
web-away-how = Az Octavo nem éri el a kiszolgálóját. Tovább próbálkozik, és magától visszatér; a játszmák ott várnak, ahol abbamaradtak.
web-away-local = Ha a kiszolgáló ezen a gépen fut, indítsd el újra:
web-away-again = Újrapróbálás
web-away-meanwhile = Addig is: olvasd a szabályokat
web-away-bar = Most nincs kapcsolat. Az Octavo tovább próbálkozik.
web-line-back = Helyreállt a kapcsolat.
web-line-long = Semmi sem veszett el, és nem kell tenned semmit. Ha sokáig tart, ellenőrizd a hálózatodat.
