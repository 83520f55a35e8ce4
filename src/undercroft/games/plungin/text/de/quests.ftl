# Die Abenteuer, die beiliegen: was es nur dort gibt, und was vorgelesen wird.

title-knocking-wall = Die klopfende Wand
title-drowned-toll = Der ertrunkene Zoll
title-lampless-abbey = Die lichtlose Abtei
title-borrowed-winter = Der geliehene Winter
title-ash-stair = Die Aschentreppe

## Die klopfende Wand
name-eye-demon = Dämon des Auges
name-sacred-staff = heiliger Stab des Schreins von Fainsworth
story-knocking-wall = Jede Nacht klopft die Kellerwand des Gasthauses von Fainsworth zurück. Dreimal langsam, dann ein Scharren, und am Morgen fehlt wieder etwas: eine Gans, ein Kirchenleuchter, ein Schuster, der einmal nachsehen wollte. Vorige Woche war es der heilige Stab aus dem Schrein auf dem Hügel. Hinter den Ziegeln steht der Fuß eines Turms, an dessen Bau sich niemand erinnert. Der Wirt hat euch ein Brecheisen geliehen. Die Kellertür hat er von oben verriegelt.
story-knocking-wall-ending = Das Klopfen hört mitten im Klopfen auf. Hinter dem toten Dämon schwingt eine Platte zur Seite, und da sind Stufen, Tageslicht und eine verblüffte Gans. Ihr gebt der Hüterin des Schreins den Stab zurück. Sie zählt das Gold zweimal ab, wie Krämer das tun, und zahlt dann auch noch das Bier.
story-knocking-wall-defeat = Der Wirt wartet bis Donnerstag. Dann lässt er den Keller wieder zumauern, doppelt so dick. Am Freitag in der Nacht klopft die neue Wand.
story-eye-of-doom = Der Fuß des Turms ist ein runder Raum, der in einen eckigen gezwängt wurde. In den Boden ist ein Auge aus weißen und schwarzen Kieseln gelegt, und auf seiner Pupille hockt ein Dämon, den gestohlenen Stab quer über den Knien, und klopft an die Wand hinter sich wie auf eine Trommel. Vier Gremlins schlagen den Takt. Dann blicken sie alle auf.
name-cobbler-home = Der Schuster ist wieder daheim
story-mark-cobbler-home = Hinter dem Sitz des Dämons saß der Schuster, lebendig, im Dunkeln, zwischen einundvierzig linken Schuhen. Einen Tag später, sagte er, und er hätte mit den rechten angefangen.

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
name-cobblers-best = bestes Paar des Schusters
name-nineteen-free = Die Neunzehn sind weitergezogen
story-mark-nineteen-free = Nun, da der Fährmann fort war, konnten die neunzehn Reisenden endlich weiterziehen. Im Gänsemarsch gingen sie den Damm hinauf, und der letzte lüftete den Hut.
story-drowned-toll-echo-1 = Die Hüterin des Schreins von Fainsworth hat euch gezeigt, was ihr zurückgebracht habt. Wo die Hand den Stab fasst, sind vier kleine Türen hineingeschnitzt: auf der ersten ein Auge, auf der zweiten eine Münze. „Ich habe über dieses Klopfen nachgedacht“, sagt die Hüterin. „Dreimal, langsam, jede Nacht, so lange jemand zurückdenken kann. Es hat nicht geklopft, um herauszukommen. Es hat geklopft, um zu sagen, dass alles in Ordnung ist.“ Niemand lacht. In der Nacht darauf ist es in Fainsworth zum ersten Mal still, und keiner schläft.
story-drowned-toll-echo-2 = Der Schuster von Fainsworth hat am Damm auf euch gewartet. Geld nimmt er keines. Er sagt nur, dass es dort, wo ihr hingeht, nass sein wird, und dass er diese hier für jemanden gemacht hat, der Leute wiederfindet.

## Die lichtlose Abtei
name-cell-row = Reihe von Zellen
name-chapel = Kapelle
name-cloister = Kreuzgang
name-ossuary = Beinhaus
name-bell-tower = Glockenturm
name-bone-cantor = Knochenkantor
name-pale-abbot = Nachtabt
name-matins = Die Glocke zur Mette
name-orrins-bell = Glocke von Sankt Orrin
story-lampless-abbey = Die Brüder von Sankt Orrin haben ein Gelübde gegen Kerzen abgelegt, denn Licht, sagten sie, verschwendet, was das Dunkel gespart hat. Das war vor zweihundert Jahren. Seither ist niemand mehr aus der Abtei gekommen, aber jemand läutet noch immer zur Mette. Der Bischof hätte gern die Glocke. Noch lieber hätte er sie nicht im Ohr, und so geht es allen, die um vier Uhr früh wach liegen und merken, dass sie die Hände gefaltet haben.
story-lampless-abbey-ending = Die letzte Kerze in Sankt Orrin zündet ihr an, und sie brennt kerzengerade. In ihrem Licht ist der Nachtabt nur die Kutte eines alten Mannes auf einem Fußboden. Gemeinsam tragt ihr die Glocke den Hügel hinab, den Klöppel in irgendjemandes Hemd gewickelt, und zum ersten Mal seit zweihundert Jahren schläft das Tal aus.
story-lampless-abbey-defeat = Um vier Uhr früh läutet die Glocke zur Mette. Sie klingt ein wenig voller als sonst, als wäre der Chor gewachsen.
story-ossuary = Die Brüder zweier Jahrhunderte sind hier bis zur Decke gestapelt, der Größe nach, die Schädel nach außen. Auf einem Schemel in der Mitte sitzt der Kantor, den Rücken zu euch, und gibt den Ton an. Von jedem Brett nehmen ihn die Schädel auf, ganz leise.
story-bell-tower = Das Seil führt hinauf in ein Dunkel, das eure Fackeln nicht erreichen. Der Nachtabt lässt es durch die Hände gleiten, bis die Glocke ausgeredet hat. „Ihr habt Licht mitgebracht“, sagt er, nicht unfreundlich, „als ob es nötig wäre, etwas zu sehen.“ Und er kommt herunter, um es zu löschen.
name-cantor-still = Der Kantor schweigt
story-mark-cantor-still = Der Knochenkantor gibt keinen Ton mehr an. Von den Regalen des Beinhauses hörte man, wie zwei Jahrhunderte von Brüdern den Mund schlossen.
story-lampless-abbey-echo-1 = Ehe das Rechnungsbuch zerfiel, hatte jemand von euch die letzte Seite gelesen: „Nach Karst, für Vieh, monatlich, seit vierhundert Jahren.“ Die letzte Zahlung ist vierzig Jahre alt. Darunter steht in anderer Schrift eine Zeile, die unterstrichen wurde, bis die Feder brach: „Und dass mir niemand die Glocke anhält.“ Auf dem Stab von Fainsworth trägt die dritte kleine Tür eine Glocke. Dem Bischof habt ihr davon nichts gesagt. Er hatte im Voraus bezahlt.
story-lampless-abbey-echo-2 = Auf dem Weg den Hügel hinauf haben euch neunzehn Reisende überholt, lautlos und guter Dinge. Der Abt hatte in seinem Chor neunzehn Plätze für sie freigehalten. Am Tor sind sie nicht eingebogen.

## Der geliehene Winter
name-sledge-gate = Schlittentor
name-ice-stacks = Eisstapel
name-sledge-run = Schlittenbahn
name-cold-flue = Kalter Zug
name-straw-loft = Strohboden
name-tally-hall = Halle der Kerbhölzer
name-stoke-hole = Schürloch
name-rime-wolf = Raureifwolf
name-ice-sawyer = Eissäger
name-straw-man = Strohmann
name-frost-moth = Frostmotte
name-thaw-witch = Tauhexe
name-cold-sleeper = Kaltschläfer
name-frost-reeve = Frostvogt
name-stoker = Heizer
name-icicle-rake = Eiszapfenrechen
name-white-frost = Weißer Frost
name-sudden-thaw = Plötzliches Tauwetter
name-ice-saw = Eissäge
name-straw-coat = Mantel aus Strohgeflecht
name-bone-skates = Schlittschuhe aus Bein
name-cantors-fork = Stimmgabel des Kantors
name-last-ice = letzter Block des geliehenen Winters
story-borrowed-winter = Über der Baumgrenze von Karst steht ein Eishaus, so groß wie eine Stadt. Vor hundert Jahren, heißt es, hat jemand einen Winter ausgeliehen und nie zurückgegeben: Dort liegt er, in Blöcke gesägt, nummeriert und in Stroh gepackt, und den ganzen Sommer lang zieht seine Kälte durch die Schächte in den Berg. Wozu, hat niemand gefragt; das fragt man einen Nachbarn nicht, der sich still verhält. In diesem Frühjahr haben die Schächte zu tropfen begonnen. Jemand ist mit Kohlen hineingegangen. Ihr geht ihm nach, mit Fackeln, des Frostes wegen, und ohne jede Ahnung, wie man ein Tauwetter aufhält.
story-borrowed-winter-ending = Das Feuer geht aus mit einem Laut, als brächte man sehr viele Leute zum Schweigen. Vom ganzen geliehenen Winter ist ein Block geblieben, nicht größer als ein Brotlaib, mit einer Nummer darauf. Ihr tragt ihn abwechselnd hinaus in die Sonne, in Stroh gewickelt, in einen Mantel, in beide Arme; und er schmilzt gar nicht, er wird nur immer leichter.
story-borrowed-winter-defeat = Im Juni läuft der letzte Rest unter dem Tor hervor, ganz klar, mit Stroh darauf. Die Kinder von Karst lassen Papierschiffchen fahren. Weit über ihnen räuspert sich der Berg.
story-straw-loft-1 = Tief im Stroh hat jemand geschlafen und seinen Lohn unter dem Kissen gelassen.
story-tally-hall = Jeder Block des Winters hat hier seine Kerbe auf einem Holz, und jedes Holz seinen Nagel. Der Frostvogt geht mit einer Kerze, die nicht wärmt, die Wand entlang und zählt, was fehlt. Er hat es in diesem Frühjahr jeden Tag gezählt, und jeden Tag war weniger da. Er dreht sich um, zu sehen, wer nun gekommen ist. Er ist nicht einmal zornig; er will nur wissen, wie viele ihr seid.
story-tally-hall-1 = Unter dem jüngsten Kerbholz liegt das älteste: „Dem Berg geliehen, ein Winter, kalt zu halten bis auf Abruf.“ Unterschrieben ist es mit vier kleinen Türen.
story-stoke-hole = Den Ofen haben sie aus den Blöcken selbst gebaut, sodass er seine eigenen Wände frisst. Der Heizer füttert ihn mit beiden Händen, rechts Kohle und links Winter, und singt im Takt der Schaufel: ein Wiegenlied, aber vom Ende zum Anfang. „Es hat genug geschlafen“, sagt er, als er euch sieht. „Ihr seht mir aus wie Leute, die Türen aufmachen. Kommt, macht diese auf.“ Und er lacht und tut es selbst.
name-reeve-spared = Der Frostvogt zählt noch
story-mark-reeve-spared = Den Frostvogt ließen sie bei seinem Zählen. Als sie fort waren, schnitt er für jeden von ihnen eine Kerbe, auf ein eigenes Holz.
story-borrowed-winter-echo-1 = Die Glocke von Sankt Orrin liegt im Hof des Bischofs unter einer Decke, und die Nächte sind warm geworden. In Karst liegt Asche auf den Fensterbänken. Auf dem Stab von Fainsworth sind drei der vier kleinen Türen durchgestrichen, das Auge, die Münze und die Glocke; niemand hat gesehen, wer es war, und einer von euch fand einen Splitter unter dem Nagel. Auf der vierten Tür ist eine Schneeflocke. Dieses eine Mal wollt ihr dort sein, bevor sie aufgeht.
story-borrowed-winter-echo-2 = Womit der Kantor den Ton angab, steckt seit dem Beinhaus in irgendeiner Tasche. In der Kälte des Tores beginnt es zu summen, und die Zähne hören auf zu klappern.

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
name-winter-splinter = Splitter des Winters
name-lots-burned = Die Lose sind verbrannt
story-mark-lots-burned = In der Halle der Lose verbrannten sie die Schale mit allem, was darin war. Auf allen Losen stand derselbe Name, und es war nicht der des Meisters.
story-ash-stair-echo-1 = Die Wache, der Zoll, die Glocke und das Eis: vier Türen, zu jeder ein Hüter, und ein einziges Ding, das hinter allen schläft. Ihr habt jede von ihnen aufgemacht. Ihr habt es gut gemeint und seid dafür bezahlt worden. „Dann ist zwischen ihm und uns nichts mehr übrig“, hat die Hüterin des Schreins von Fainsworth gesagt, nicht als Vorwurf, sondern im Ton von jemandem, der zählt, „außer euch.“ Und sie hat euch den Stab zum Gehen mitgegeben, denn es ist eine lange Treppe.
story-ash-stair-echo-2 = Vom letzten Block ist ein Splitter übrig, fingerlang, an einer Schnur. Am Fuß der Treppe schmilzt der warme Schnee um ihn her und wird, eine Armlänge weit, zu Schnee.
story-ash-stair-echo-3 = Jemand ist vor euch die Treppe hinaufgegangen. Er hat mitten auf den Stufen einen dünnen, geraden Strich Reif hinterlassen und daneben, alle neunzehn Schritte, eine Kerbe.
