# Co se říká v lekcích. Kdo se učí, je „ty“; ostatní jsou po směru hodinových ručiček Béla, Cyril a Dora.

lesson-kreuz_quer-aim = Každý musí projít pěti zahradami do cíle. Na každý krok potřebuješ kartu terénu, na který vstupuješ, a karty přicházejí v pořadí, v jakém je nasbíráš.
lesson-kreuz_quer-away = Máš sedm zahrad a dvě odložíš. Nejméně karet je s dlaždicemi, dlažbou a blátem, odlož tedy zahrady, které jsou jich plné: 11 a 26.
lesson-kreuz_quer-lay = Teď vykládáš svou trať, zahradu po zahradě, kterýmkoli koncem napřed. Začni zahradou 1, je v ní hodně luk, písku a kočičích hlav.
lesson-kreuz_quer-grab = Ostatní zahrady leží také a za nimi je tvůj cíl, kočičí hlavy. Teď sbírají všichni najednou, jak nejrychleji umějí, tady tě ale nikdo nehoní. Vezmi kartu ležící lícem dolů.
lesson-kreuz_quer-keep = Louka! V první řadě tvé první zahrady louka je, to bude tedy první krok. Nech si ji.
lesson-kreuz_quer-more = Karty, které si necháš, jdou lícem dolů na hromádku a znovu se na ně podívat nesmíš. Pamatuj si: louka. Vezmi další.
lesson-kreuz_quer-return = Dlaždice: vedle tvé louky žádná není. Vrať ji lícem nahoru, může si ji vzít kdokoli.
lesson-kreuz_quer-open = Cyril vrátil kočičí hlavy. Právě ty jsou hned za tvou loukou, vezmi je dřív než někdo jiný.
lesson-kreuz_quer-stop = Kočičí hlavy máš a Béla zavolal Stop: smí to kdokoli a kdykoli. Ještě ale ležely karty lícem dolů, takže jestli teď nedojde do cíle, jeho trať bude o zahradu delší (R29).
lesson-kreuz_quer-walk = Figurky jdou, první je ten, kdo zavolal Stop. Béla udělal jeden krok a dostal svou zahradu. Teď ty: louka tě dovede na první pole.
lesson-kreuz_quer-ahead = Další jsou kočičí hlavy. V zahradě smíš jít všemi směry, nejlépe dopředu.
lesson-kreuz_quer-jump = O několik kol později. Před tebou je poslední řada poslední zahrady a louku už máš nasbíranou. Pak přijde cíl, kočičí hlavy, a tady jedny leží: ber!
lesson-kreuz_quer-call = Louka, kočičí hlavy: víc nepotřebuješ. Nečekej, až budou mít dost i ostatní, a zavolej Stop.
lesson-kreuz_quer-choice = Kdo zavolal Stop, jde první. Pro louku jsou tu dvě pole; to dolní vede ven.
lesson-kreuz_quer-goal = Z kteréhokoli pole poslední řady vstoupíš do cíle kartou jeho terénu.
lesson-kreuz_quer-score = Jsi v cíli jako první a vyhráváš! Ostatní dokončili kolo; jejich pořadí určí, jak daleko došli.
lesson-kreuz_quer-remember-1 = Dívej se na cestu před sebou a sbírej její terény přesně v tom pořadí.
lesson-kreuz_quer-remember-2 = Vracej, co se nehodí, a všímej si, co vracejí ostatní.
lesson-kreuz_quer-remember-3 = Zavolej Stop, když máš, co potřebuješ; příliš brzy tě to může stát zahradu.
