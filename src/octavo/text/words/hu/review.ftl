# Mennyibe kerültek egy befejezett játszma döntései.

review-title = { $game }: minden döntés ahhoz mérve, amit akkor tudni lehetett (egyenként { $simulations } lehetséges leosztás)
review-title-time = { $game }: minden döntés ahhoz mérve, amit akkor tudni lehetett (egyenként legfeljebb { $seconds } másodperc)
review-goes-on = Gondolkodás
review-share = { $name }: { $count } döntésből { $share }% olyan volt, mint egy mesteré.
review-nothing-decided = { $name }: nem volt miről döntenie.
review-costliest = { $name }, a legdrágább döntések:
review-no-cost = { $name } egyik döntése sem volt egyértelműen hiba.
review-cost = { $points } pontba került. Jobb lett volna: { $better }
review-cost-both = { $points } pontba került, és { $chances } százalékponttal csökkentette a győzelmi esélyt. Jobb lett volna: { $better }
review-cost-chances = { $chances } százalékponttal csökkentette a győzelmi esélyt. Jobb lett volna: { $better }
review-seat = Játékos
review-mistakes = saját hibák
review-gifts = mások hibái
review-luck = szerencse
review-deal = ebből az osztás
review-lead = előny
review-how = Az előny az, amennyivel valaki többet szerzett a többiek átlagánál. Részei: a saját hibák, a mások hibáiból ráeső rész, és ami marad: a szerencse.
review-turns = Fordulópontok:
review-turn-cost = { $name } dönt, és ez { $points } pontba kerül
review-turn-chances = { $name } dönt, és ez { $chances } százalékponttal csökkenti a győzelmi esélyét
review-turn-gain = { $name }: { $points } ponttal nagyobb előnyre számíthat, mint előtte
review-turn-loss = { $name }: { $points } ponttal kisebb előnyre számíthat, mint előtte
