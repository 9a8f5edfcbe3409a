# Co se říká v lekcích. Kdo se učí, je „ty“; ostatní jsou po směru hodinových ručiček Béla, Cyril a Dora.

lesson-ciao-aim = Zbav se karet jako první! Každá karta musí přebít tu předchozí, jako ve hře kámen, nůžky, papír.
lesson-ciao-beat = Navrchu leží zelený kámen. Papír přebije kámen v jakékoli barvě: zahraj zelený papír.
lesson-ciao-colour = Béla ho přestřihl nůžkami, Cyril si raději lízl. Jde to i jinak: stejný symbol v silnější barvě. Zelená je nejslabší, pak žlutá a nejsilnější je červená. Zahraj žluté nůžky.
lesson-ciao-again = Jsou zvláštní: buď hraješ ještě jednou, nebo obrátíš směr. Obrať ho.
lesson-ciao-three = Teď se hraje opačně a Bélova +3 je pro tebe: lízni si tři karty, nebo odpověz jinou +3 či žolíkem (R24). Máš +3!
lesson-ciao-six = Tři a tři je šest a Cyril neměl odpověď. Všechny si lízne a přijde o tah.
lesson-ciao-race = Bélova karta rychlosti zahajuje závod: platí první karta, která sedí. Tady máš času, kolik chceš. Kámen přebije nůžky, zahraj tedy zelený kámen se znakem „dát“.
lesson-ciao-give = Závod je tvůj! Díky znaku někomu dáš jednu kartu. Mlýnský kámen se nedá zahrát nikdy, tak ho dej Bélovi.
lesson-ciao-thanks = Béla hned poděkoval. A teď dává Cyril kartu tobě, zelené nůžky. Poděkuj taky: kdo to do pěti sekund neudělá, lízne si tři karty (R29).
lesson-ciao-gift = Navrchu leží žlutý papír a ten nůžky přebijí. Zahraj, co máš darem.
lesson-ciao-joker = Na papír tvůj kámen nesedí. Žolík ale vždycky.
lesson-ciao-name = Ohlas, co znamená. Řekni papír: ten přebijí nůžky a nůžky potom tvůj kámen.
lesson-ciao-last = Přesně podle plánu: navrchu leží nůžky. Tvoje poslední karta sedí.
lesson-ciao-score = Ciao! Ostatní platí za to, co jim zbylo: 10 za zelenou kartu, 20 za žlutou, 30 za červenou, 50 za žolíka nebo mlýnský kámen. Po všech kolech vyhrává nejméně trestných bodů.
lesson-ciao-remember-1 = Karta sedí, když její symbol přebije ten navrchu, nebo je to stejný symbol v silnější barvě.
lesson-ciao-remember-2 = Nech si žolíka nebo +3 na horší časy, ale ne do konce: obojí je drahé.
lesson-ciao-remember-3 = Dej pryč, co nemůžeš zahrát, poděkuj za to, co dostaneš, a nezaspi závod.
