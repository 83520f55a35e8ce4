# Die vier Abenteuer, die beiliegen: was es nur dort gibt, und was vorgelesen wird.

title-knocking-wall = Die klopfende Wand
title-drowned-toll = Der ertrunkene Zoll
title-lampless-abbey = Die lichtlose Abtei
title-ash-stair = Die Aschentreppe

## Die klopfende Wand
name-eye-demon = Dämon des Auges
name-sacred-staff = heiliger Stab des Schreins von Fainsworth
story-knocking-wall = Jede Nacht klopft die Kellerwand des Gasthauses von Fainsworth zurück. Dreimal langsam, dann ein Scharren, und am Morgen fehlt wieder etwas: eine Gans, ein Kirchenleuchter, ein Schuster, der einmal nachsehen wollte. Vorige Woche war es der heilige Stab aus dem Schrein auf dem Hügel. Hinter den Ziegeln steht der Fuß eines Turms, an dessen Bau sich niemand erinnert. Der Wirt hat euch ein Brecheisen geliehen. Die Kellertür hat er von oben verriegelt.
story-knocking-wall-ending = Das Klopfen hört mitten im Klopfen auf. Hinter dem toten Dämon schwingt eine Platte zur Seite, und da sind Stufen, Tageslicht und eine verblüffte Gans. Ihr gebt dem Hüter des Schreins den Stab zurück. Er zählt das Gold zweimal ab, wie Krämer das tun, und zahlt dann auch noch das Bier.
story-knocking-wall-defeat = Der Wirt wartet bis Donnerstag. Dann lässt er den Keller wieder zumauern, doppelt so dick. Am Freitag in der Nacht klopft die neue Wand.
story-eye-of-doom = Der Fuß des Turms ist ein runder Raum, der in einen eckigen gezwängt wurde. In den Boden ist ein Auge aus weißen und schwarzen Kieseln gelegt, und auf seiner Pupille hockt ein Dämon, den gestohlenen Stab quer über den Knien, und klopft an die Wand hinter sich wie auf eine Trommel. Vier Gremlins schlagen den Takt. Dann blicken sie alle auf.

## Der ertrunkene Zoll
name-causeway-gate = Tor unter dem Damm
name-flooded-cellar = überfluteter Keller
name-counting-house = Zählstube
name-drowned-stable = Ertrunkener Stall
name-tide-crab = Gezeitenkrabbe
name-ferryman = Fährmann
name-toll-keeper = Zöllner
name-sluice = Schleusentor
name-rising-water = Steigendes Wasser
name-penny-on-the-floor = Ein Pfennig am Boden
name-ferry-pole = Ersatzstange des Fährmanns
name-oilskin = Mantel aus Ölzeug
name-eel-boots = Stiefel aus Aalhaut
name-toll-ledger = Rechnungsbuch des Zöllners
story-drowned-toll = Auf dem Damm durch die Salzmarsch stand einmal ein Zollhaus. Vor vierzig Jahren holte es die See in einer einzigen Nacht, samt dem Zöllner, seiner Truhe und neunzehn Reisenden, die nicht zahlen wollten. Nun ist die Ebbe tiefer gefallen, als irgendwer sich erinnern kann, und der Schornstein ragt wieder aus dem Schlick und raucht. Die Fuhrleute sagen, unter dem Damm verlange eine Stimme einen Pfennig. Sie haben alle gezahlt. Der eine, der es nicht tat, ist der Grund, warum ihre Zunft jetzt euch bezahlt.
story-drowned-toll-ending = Im Tageslicht zerfällt das Rechnungsbuch des Zöllners, und mit ihm jede Schuld, die darin steht. Ihr steht zwischen den Möwen, nass bis zum Hals, und auf dem ganzen Heimweg verlangt niemand einen Pfennig von euch.
story-drowned-toll-defeat = Bei der nächsten Springflut hören die Fuhrleute unter dem Damm mehr Stimmen als zuvor. Sie zahlen, eilen weiter und geben sich Mühe, niemanden zu erkennen.
story-drowned-stable = Neunzehn Reisende haben hier ihre Pferde eingestellt. Das Wasser ist fort, aber noch immer weht der Tang von den Balken, als ginge eine Strömung, und noch immer geht der Fährmann mit seiner Stange auf und ab und zählt Köpfe. Gerade ist er bei euren angekommen.
story-drowned-stable-1 = An einem Nagel hinter der dritten Krippe hängt ein Paar Stiefel, das die See nicht haben wollte.
story-counting-house = Die Truhe steht offen und ist bis zum Rand voll nasser Pfennige. Der Zöllner blickt nicht von seinem Buch auf; er streckt nur eine graue Hand aus, die Fläche nach oben, und wartet. Als ihr nicht zahlt, schließt er das Buch, ganz sacht, und steht auf. Er ist ein gutes Stück größer als die Tür.

## Die lichtlose Abtei
name-cell-row = Reihe von Zellen
name-chapel = Kapelle
name-cloister = Kreuzgang
name-ossuary = Beinhaus
name-bell-tower = Glockenturm
name-bone-cantor = Knochenkantor
name-pale-abbot = Bleicher Abt
name-matins = Die Glocke zur Mette
name-orrins-bell = Glocke von Sankt Orrin
story-lampless-abbey = Die Brüder von Sankt Orrin haben ein Gelübde gegen Kerzen abgelegt, denn Licht, sagten sie, verschwendet, was das Dunkel gespart hat. Das war vor zweihundert Jahren. Seither ist niemand mehr aus der Abtei gekommen, aber jemand läutet noch immer zur Mette. Der Bischof hätte gern die Glocke. Noch lieber hätte er sie nicht im Ohr, und so geht es allen, die um vier Uhr früh wach liegen und merken, dass sie die Hände gefaltet haben.
story-lampless-abbey-ending = Die letzte Kerze in Sankt Orrin zündet ihr an, und sie brennt kerzengerade. In ihrem Licht ist der Bleiche Abt nur die Kutte eines alten Mannes auf einem Fußboden. Gemeinsam tragt ihr die Glocke den Hügel hinab, den Klöppel in irgendjemandes Hemd gewickelt, und zum ersten Mal seit zweihundert Jahren schläft das Tal aus.
story-lampless-abbey-defeat = Um vier Uhr früh läutet die Glocke zur Mette. Sie klingt ein wenig voller als sonst, als wäre der Chor gewachsen.
story-ossuary = Die Brüder zweier Jahrhunderte sind hier bis zur Decke gestapelt, der Größe nach, die Schädel nach außen. Auf einem Schemel in der Mitte sitzt der Kantor, den Rücken zu euch, und gibt den Ton an. Von jedem Brett nehmen ihn die Schädel auf, ganz leise.
story-bell-tower = Das Seil führt hinauf in ein Dunkel, das eure Fackeln nicht erreichen. Der Bleiche Abt lässt es durch die Hände gleiten, bis die Glocke ausgeredet hat. „Ihr habt Licht mitgebracht“, sagt er, nicht unfreundlich, „als ob es nötig wäre, etwas zu sehen.“ Und er kommt herunter, um es zu löschen.

## Die Aschentreppe
name-lava-cleft = Lavaspalte
name-ash-stair = Treppe aus Asche
name-cattle-gate = Viehtor
name-thrall-hall = Halle der Lose
name-nest = Nest
name-lot-master = Meister der Lose
name-warm-snow = Warmer Schnee
story-ash-stair = Über Karst schneit es seit dem Frühjahr vom Berg, und der Schnee ist warm. Er liegt auf den Dächern und auf den Gräbern, grau und weich, und wo er liegt, wächst nichts. Irgendwo unter dem Gipfel hat sich der Verhängnisdrache im Schlaf umgedreht. Die Leute von Karst haben eine Treppe zu ihm hinauf, von den Urgroßvätern gehauen, um ihm Vieh zu bringen; Vieh haben sie keines mehr. Sie haben stattdessen Lose gezogen. Ihr habt alle Lose gekauft.
story-ash-stair-ending = Der Verhängnisdrache braucht lange, um zu fallen, und länger, um liegen zu bleiben. Als die Asche sich gesetzt hat, ist ein Loch im Berg, und durch das Loch kommt etwas, das die Kinder von Karst noch nie gesehen haben. „Das ist nur die Sonne“, sagt ihr, und sie glauben euch nicht und strecken die Hände aus.
story-ash-stair-defeat = In Karst hören sie es erwachen. Es ist ein kleiner Laut für etwas so Großes: als atmeten sehr viele Menschen aus. Dann beginnt der Schnee nach oben zu fallen.
story-thrall-hall = Hier also werden die Lose gezogen: eine Schale, eine Bank und ein Mann im aschgrauen Rock, den es in vierzig Jahren nicht getroffen hat und der euch genau sagen kann, warum. Er greift in die Schale, ohne hinzusehen, und liest eure Namen vor, einen nach dem anderen.
story-nest = Ihr geht schon eine ganze Weile auf seinem Schwanz. Der Rest des Verhängnisdrachen liegt um den hohlen Gipfel gerollt, ein Berg in einem Berg, und aus seinen Nüstern fällt die Asche wie Schlaf. Ein Auge geht auf. Es ist kein kluges Auge. Es sieht euch an, wie das Meer eine Sandburg ansieht, und dann wird alle Luft im Berg eingesogen.
