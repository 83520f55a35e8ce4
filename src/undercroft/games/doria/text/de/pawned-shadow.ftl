### Der versetzte Schatten: alles, was nur diese Kampagne sagt.

story-pawned-shadow = Der versetzte Schatten
story-pawned-shadow-about = Acht Kapitel von einer Stadt ohne Schatten bis zu dem Grafen, der darauf Geld leiht. Auch ihr dürft borgen: heute Beute, und an jedem Tag danach einen stärkeren Feind.

scenario-shadow-1-receipts = Der versetzte Schatten 1: Die Pfandscheine
setup-scenario-shadow-1-receipts = Der versetzte Schatten 1: Die Pfandscheine
setup-scenario-shadow-1-receipts-about = Heftet genug Pfandscheine ab; Träger kommen herein.
told-shadow-1-receipts-intro = In Marl ist den ganzen Tag Mittag, und nichts unter der Sonne hat einen Schatten. Sie haben sie versetzt, sagt der Bäcker, einer nach dem anderen: er für Mehl, seine Frau für eine Kuh, der Bürgermeister für ein Standbild des Bürgermeisters. Das Haus, das auf so etwas leiht, liegt unter der alten Münze, und es ist ordentlich: Für jeden Schatten gibt es einen Pfandschein, und die Scheine liegen, wo andere ihr Silber haben. Heftet { $number } davon ab. An den Schaltern dort unten dürft auch ihr etwas versetzen. Die Träger kommen hinter euch herauf und bitten um Eile.
told-shadow-1-receipts-won-goal = Jeder Schein in einer anderen Handschrift, eine davon die eines Kindes. Auf jeder Rückseite steht derselbe Zins, in Buchstaben, die beim Lesen kleiner werden. Jemand hat hier eine Sanduhr versetzt, jemand anderes ein Beil, das nicht stillhalten kann; abholen wird sie wohl niemand mehr.
goal-shadow-1-receipts = Heftet genug Pfandscheine ab, die bei den Schätzen liegen. Ab Runde 3 kommen Träger über die Treppe herein.

scenario-shadow-2-debtors = Der versetzte Schatten 2: Die Schuldner
setup-scenario-shadow-2-debtors = Der versetzte Schatten 2: Die Schuldner
setup-scenario-shadow-2-debtors-about = Schließt drei Schuldner los; wer abrutscht, läutet eine Glocke.
told-shadow-2-debtors-intro = Wer nicht zahlen kann, arbeitet es ab. Drei Leute aus Marl sitzen an Pulte gekettet und schreiben die Bücher des Hauses ab, und nachts, was hier Ansichtssache ist, schreiben sie sie noch einmal ab. Die Schlösser sind klein und schlau, und an jedem hängt ein Glöckchen. Schließt alle drei auf. Wenn ihr abrutscht, kommt jemand und fragt, ob ihr angemeldet seid.
told-shadow-2-debtors-won-goal = Der Dritte steht erst auf, als die Zeile abgelöscht ist. Sie kennen den Weg zur Versteigerung, und sie wissen, was in der Stube der Träger herumliegt: ein Schild, der jemandes Haustür war, und ein Gebet, das jemandes letztes Wort war.
goal-shadow-2-debtors = Schließt drei Schuldner los. Wem es misslingt, der läutet nach einem Träger.

scenario-shadow-3-auction = Der versetzte Schatten 3: Die Versteigerung
setup-scenario-shadow-3-auction = Der versetzte Schatten 3: Die Versteigerung
setup-scenario-shadow-3-auction-about = Bietet mit Psi-Punkten auf Lose, bevor Runde 12 endet.
told-shadow-3-auction-intro = Schatten, die niemand auslöst, kommen unter den Hammer, heute, bis zum Ende von Runde 12. Geboten wird mit Erinnerungen: Der erste Kuss genügt, oder der Heimweg. Der Hammer fällt überall dort, wo Schätze liegen. Ersteigert { $number } Lose, und bietet reihum, denn das Letzte, was er weiß, gibt niemand her.
told-shadow-3-auction-won-goal = Der Hammer fällt zum letzten Mal, und euch gehören mehrere Familien aus der Oberstadt, aufgerollt. Keiner von euch kann sagen, warum er summt. Zwei Dinge gab es dazu: einen Dorn, der einer Königin gehörte, und einen Schleier, der sich an die Sterne besser erinnert als ihr.
goal-shadow-3-auction = Ersteigert genug Lose, bevor Runde 12 endet. Jedes kostet einen Psi-Punkt, und den letzten bietet niemand.

scenario-shadow-4-mirrors = Der versetzte Schatten 4: Die Spiegel
setup-scenario-shadow-4-mirrors = Der versetzte Schatten 4: Die Spiegel
setup-scenario-shadow-4-mirrors-about = Verhängt vier Spiegel, oder zerschlagt sie und habt Pech.
told-shadow-4-mirrors-intro = Die Schatten hängen in einer Galerie, und vier Spiegel halten sie dort. In jeder dritten Runde schaut aus jedem Spiegel, den ihr gefunden habt, etwas heraus, und dann steigt es heraus. Man kann einen Spiegel verhängen, mit ruhiger Hand und ohne hinzusehen. Man kann ihn auch zerschlagen. Das geht schneller, und ihr wisst, was man darüber sagt: Das Verhängnis rückt drei Felder näher.
told-shadow-4-mirrors-won-goal = Ohne Spiegel wissen die Schatten nicht, wohin, und drängen sich an euren Fersen wie Gänse. Hinter dem letzten Rahmen steht ein Wort, das nicht zum Lesen gedacht war, und ein Frost, der jemandes Hauch auf dem Glas gewesen ist.
goal-shadow-4-mirrors = Verhängt oder zerschlagt vier Spiegel. In jeder dritten Runde bringt jeder, den ihr gefunden habt, ein Monster; jeder, den ihr zerschlagt, bringt das Verhängnis drei Felder näher.

scenario-shadow-5-interest = Der versetzte Schatten 5: Die Zinsen
setup-scenario-shadow-5-interest = Der versetzte Schatten 5: Die Zinsen
setup-scenario-shadow-5-interest-about = Sammelt Beute, bevor Runde 14 endet; jeder Kredit bringt Eintreiber.
told-shadow-5-interest-intro = Der Kassierer hat es ausgerechnet. Was Marl schuldet, macht bis zum Ende von Runde 14 { $number } Gold, in Sachen, und er würde es euch gern leihen. Zu diesem Zweck gibt es Schalter an allen Ecken. Ihr werdet merken, dass zu jedem Kredit ein Eintreiber gehört: In jeder vierten Runde kommen sie die Treppe herab, so viele, wie ihr unterschrieben habt.
told-shadow-5-interest-won-goal = Er wiegt, er zählt, er beißt in einen Helm. Dann schreibt er „bezahlt“ unter das Konto von Marl, und man hört, wie sich die Feder sträubt. Ein Bogen und ein Hammer waren zu viel; er schiebt sie mit einem Finger über den Tresen und fragt, ob ihr nicht selbst ein Konto eröffnen wollt.
goal-shadow-5-interest = Besitzt genug Beute, bevor Runde 14 endet. In jeder vierten Runde bringt jeder Kredit dieses Kapitels ein Monster über die Treppe herein.

scenario-shadow-6-closing = Der versetzte Schatten 6: Ladenschluss
setup-scenario-shadow-6-closing = Der versetzte Schatten 6: Ladenschluss
setup-scenario-shadow-6-closing-about = Löst Pfänder aus, ehe sie verkauft sind.
told-shadow-6-closing-intro = Bezahlt ist bezahlt, aber das Haus schließt, und was bis dahin nicht abgeholt ist, gehört ihm. Ab Runde 4 wird in jeder zweiten Runde das Pfand verkauft, das am längsten daliegt, an jemanden mit kalten Händen. Löst { $number } aus, ehe sie fort sind und ehe Runde 16 endet, denn dann geht das Licht aus.
told-shadow-6-closing-won-goal = Ihr kommt aus dem Lager, die Arme voll Dämmerung. Einer der Schatten gehört einem Hund und will nicht getragen werden. Auf dem Brett, an dem er schnupperte, liegen die Sense eines Totengräbers, der in Not gewesen sein muss, und ein Mantel, grau wie der Morgen danach.
goal-shadow-6-closing = Löst genug Pfänder aus, bevor Runde 16 endet. Ab Runde 4 wird in jeder zweiten Runde das verkauft, das am längsten daliegt.

scenario-shadow-7-vault = Der versetzte Schatten 7: Der Tresor
setup-scenario-shadow-7-vault = Der versetzte Schatten 7: Der Tresor
setup-scenario-shadow-7-vault-about = Tragt die Truhe der Schatten über die Treppe hinaus.
told-shadow-7-vault-intro = Die ältesten Schatten liegen nicht im Regal. Sie wurden versetzt, ehe es das Haus gab, von Leuten, von denen sonst nichts geblieben ist, und sie liegen in einer Truhe, die viel zu schwer ist für etwas, worin nichts ist. Drei Gestalten aus Stein und Metall stehen um sie herum und wurden nie um etwas anderes gebeten. Wuchtet sie hoch und tragt sie über die Treppe hinaus. Man wird euch entgegenkommen.
told-shadow-7-vault-won-goal = Im Licht springt der Deckel auf, und über den Markt von Marl zieht, mitten am Tag, ein Abend. Als er fort ist, liegen am Boden der Truhe ein Banner und ein Schwert, das noch glimmt. Dazu eine Visitenkarte: Der Besitzer hätte euch gern gesprochen.
goal-shadow-7-vault = Wuchtet die Truhe hoch und tragt sie über die Treppe hinaus. Ab Runde 5 kommen dort Monster herein.

scenario-shadow-8-count = Der versetzte Schatten 8: Der Graf
setup-scenario-shadow-8-count = Der versetzte Schatten 8: Der Graf
setup-scenario-shadow-8-count-about = Öffnet zwei Fensterläden und erschlagt den Grafen. Kein Entkommen.
told-shadow-8-count-intro = Er war der erste Kunde. Den eigenen Schatten versetzte er für ein Abendessen, und als er wieder Geld hatte, war der Pfandleiher tot und der Laden sein. Seitdem hat er die Schatten aller anderen anprobiert, und keiner passt. Er empfängt euch im Dunkeln, das ist freundlich zu ihm: Solange einer der beiden Läden geschlossen ist, heilt es ihn in jeder Runde. Öffnet beide und kündigt ihm. Von hier führt kein Weg zurück.
told-shadow-8-count-won-goal = Das Licht kommt herein und findet ihn, und einen Augenblick lang liegt hinter ihm auf dem Boden, lang und schwarz und ganz sein eigen, was er gesucht hat. Er sieht es an, bis er fort ist. In Marl wird es endlich Abend, und alle gehen hinaus und sehen zu, wie es dunkel wird.
goal-shadow-8-count = Öffnet beide Fensterläden, mit Willen oder Gewalt, und erschlagt den Grafen. Solange einer geschlossen ist, erhält er in jeder Runde zwei Trefferpunkte zurück. Es gibt kein Entkommen.

told-receipt = { $hero } heftet einen Pfandschein ab (bisher { $number }).
told-pawned = { $hero } versetzt einen Schatten; das Haus zahlt in Sachen und schreibt einen Monsterpunkt an.
told-rung = Ein Glöckchen läutet, und jemand kommt nachsehen.
told-unlocked = { $hero } öffnet ein Schloss; ein Schuldner reibt sich das Handgelenk (bisher { $number }).
told-lot = { $hero } bietet eine Erinnerung, und der Hammer fällt (bisher { $number }).
told-blinded = Ein Spiegel zeigt nichts mehr (bisher { $number }).
told-breeds-mirror = Etwas steigt aus einem Spiegel.
told-interest = { $number ->
    [one] Ein Eintreiber kommt wegen der Zinsen.
   *[other] { $number } Eintreiber kommen wegen der Zinsen.
}
told-redeemed = { $hero } löst ein Pfand aus (bisher { $number }).
told-sold = Ein Pfand ist verkauft; irgendwo fällt eine Tür zu.
told-chest = { $hero } wuchtet die Truhe hoch. Sie wiegt wie ein Abend.
told-hauled = { $hero } trägt die Truhe hinaus in den Mittag.
told-opened = { $hero } öffnet einen Fensterladen (bisher { $number }).
deed-file = den Pfandschein abheften
deed-pawn = den eigenen Schatten versetzen (jetzt zwei Schatzkarten, für immer ein Monsterpunkt)
deed-unlock = den Schuldner losschließen
deed-bid = eine Erinnerung bieten (1 Psi-Punkt)
deed-cover = den Spiegel verhängen
deed-shatter = den Spiegel zerschlagen (Verhängnis rückt 3 Felder vor)
deed-redeem = das Pfand auslösen
deed-heave = die Truhe hochwuchten
deed-haul-out = die Truhe hinaustragen
deed-open-by-will = den Fensterladen mit Willen öffnen
deed-open-by-force = den Fensterladen mit Gewalt öffnen
token-counter = Schalter des Hauses
token-receipt = Pfandschein
token-debtor = Schuldner
token-lot = Los
token-mirror = Spiegel
token-pledge = Pfand
token-chest = Truhe der Schatten
token-shutter = geschlossener Fensterladen
left-receipt = Pfandscheine: { $done } von { $wanted }.
left-unlocked = Losgeschlossene Schuldner: { $done } von { $wanted }.
left-lot = Lose: { $done } von { $wanted }.
left-blinded = Blinde Spiegel: { $done } von { $wanted }.
left-redeemed = Ausgelöste Pfänder: { $done } von { $wanted }.
left-hauled = { $done ->
    [0] Die Truhe ist noch unten.
   *[other] Die Truhe ist draußen.
}
left-opened = Offene Fensterläden: { $done } von { $wanted }.
