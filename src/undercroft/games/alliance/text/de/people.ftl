# Helden, Monster und Herausforderungen.

hero-petra = Petra
hero-petra-story = Petra hielt die Brücke von Harrow einen Tag und eine Nacht, und man zog ihr den Tageslohn ab, wegen der Schäden an der Brücke. Seither sucht sie sich ihre Auftraggeber selbst aus.

hero-lorna = Lorna
hero-lorna-story = Schießen lernte Lorna im Wald und Stehlen in der Stadt, und beides, sagt sie, ist die Kunst, nicht dort zu sein, wo man hinsieht.

hero-mysterios = Mysterios
hero-mysterios-story = Niemand weiß, wo Mysterios geboren ist, am wenigsten er selbst: Er hat die Erinnerung gegen einen Zauber getauscht. Er sagt, es habe sich gelohnt. Was soll er sonst sagen.

hero-mcfarlin = McFarlin
hero-mcfarlin-story = McFarlin hat jede Schatzkammer der Unterfeste geöffnet, zweimal auf Einladung. Er klopft Wände ab, wie andere Leute summen.

hero-krom = Krom
hero-krom-story = Alle sind sich einig, dass Krom das beste Messer im Gnomenviertel ist. Keiner kann sagen, wie er aussieht.

hero-aveline = Schwester Aveline
hero-aveline-story = Die Äbtissin schickte Aveline auf Pilgerfahrt und trug ihr auf, zu heilen, was zerbrochen ist. Sie nahm einen Hammer mit, um gründlich zu sein.

hero-jack-tallow = Jack Tallow
hero-jack-tallow-story = Jack schuldet in elf Städten Geld und in zwölf Lieder. Das Verlies ist der einzige Ort, an dem noch niemand nach beidem gefragt hat.

hero-oda-fenn = Oda Fenn
hero-oda-fenn-story = Oda hütet ein Kirchspiel aus Schilf und Nebel, einen Hund, eine Armbrust und eine Liste derer, die falsch aus dem Moor zurückkamen.

hero-thessaly = Thessaly
hero-thessaly-story = Thessaly sang auf drei Krönungen und einer Absetzung, und die letzte gab das weitaus bessere Lied.

hero-ildren = Ildren
hero-ildren-story = Seit zweihundert Jahren jagt Ildren denselben weißen Hirsch. Die Fährte führt zur Zeit eben durch das Verlies.

hero-caerwyn = Caerwyn
hero-caerwyn-story = Die Klingentänzer nannten Magie Betrug, die Magier nannten Schwerter Betrug. Caerwyn behielt beides und ließ die Akademien streiten.

hero-brunhild = Brunhild
hero-brunhild-story = Brunhild trägt das Herdfeuer ihrer Sippe in einer kleinen Lampe und hat es nie ausgehen lassen, nicht einmal unter dem See.

hero-durgan = Durgan
hero-durgan-story = Neunzig Jahre lang bewachte Durgan dasselbe Tor. Eines Tages wurde es von der anderen Seite geöffnet, und er ging nachsehen, von wem.

hero-hroda = Hroda Trommelhand
hero-hroda-story = Wenn Hroda die tiefe Trommel schlägt, graben die Bergleute im Takt, das Heer marschiert im Takt, und der Feind stirbt, warum auch immer, im Takt.

hero-tibbet = Tibbet Quill
hero-tibbet-story = Aus dem Gläsernen Kolleg flog Tibbet wegen einer kleinen Explosion, aus der Diebesgilde wegen einer großen.

hero-nib-wrenlock = Nib Wrenlock
hero-nib-wrenlock-story = Nib baut Vögel, die fliegen, und Käfer, die beißen, und wundert sich, dass die Leute die Sorte vorziehen, die man füttern muss.

hero-pipkin = Pipkin Lull
hero-pipkin-story = Pipkin leitete vierzig Jahre lang einen Chor sehr kleiner Kinder. Ein Verlies hat keine Schrecken mehr.

monster-goblin = Goblin
monster-goblin-text = +1 Angriff für jedes andere Monster neben seinem Ziel.
monster-goblin-flavor = Allein ist er lästig. Allein ist er nie.

monster-skeleton = Skelett
monster-skeleton-text = +1 Rüstung gegen Fernkampfangriffe.
monster-skeleton-flavor = Pfeile und Bolzen fliegen zwischen seinen Rippen hindurch.

monster-giant-spider = Riesenspinne
monster-giant-spider-text = Ihre Wunden sind Giftwunden. Ein Feld neben einem Helden zu verlassen kostet sie nichts extra.
monster-giant-spider-flavor = Sie kennt acht Wege hinaus und nimmt alle zugleich.

monster-kobold-slinger = Koboldschleuderer
monster-kobold-slinger-text = Keine besondere Kraft.
monster-kobold-slinger-flavor = Ein Beutel Steine und ein gutes Auge.

monster-grave-slime = Grabschleim
monster-grave-slime-text = Seine Angriffe missachten Rüstung. Ein Held, der ihn von nebenan angreift und verwundet, erhält 1 Wunde.
monster-grave-slime-flavor = Er sickert durch jede Naht, und wer ihn zerteilt, hat etwas davon auf den Stiefeln.

monster-orc-reaver = Orkräuber
monster-orc-reaver-text = Addiert den Verlieswürfel zu seinem Angriff.
monster-orc-reaver-flavor = Seine Wut kommt und geht. Meistens kommt sie.

monster-ghoul = Ghul
monster-ghoul-text = Seine Wunden sind Giftwunden.
monster-ghoul-flavor = Was er gekratzt hat, fault.

monster-bone-archer = Knochenschütze
monster-bone-archer-text = Greift auf 2 bis 4 Felder an.
monster-bone-archer-flavor = Ihm ist nur das Zielen geblieben.

monster-hex-priest = Hexenpriester
monster-hex-priest-text = Seine Angriffe missachten Ausweichen. Addiert den Verlieswürfel zu seiner Verteidigung.
monster-hex-priest-flavor = Seine Amulette lenken vielleicht den Hieb ab. Welche, hat er nie verraten.

monster-ogre = Oger
monster-ogre-text = Keine besondere Kraft.
monster-ogre-flavor = Groß. Sonst ist nichts Besonderes an ihm.

monster-wraith = Schemen
monster-wraith-text = Seine Angriffe missachten Rüstung. +1 Rüstung gegen Nahkampfangriffe. Er fliegt: Helden halten ihn nicht auf, Gruben berühren ihn nicht, und ein Feld neben einem Helden zu verlassen kostet ihn nichts extra.
monster-wraith-flavor = Rüstung ist ihm Luft, und Klingen beinahe.

monster-cave-troll = Höhlentroll
monster-cave-troll-text = Immer wenn er bereit gemacht wird, schließen sich seine 2 jüngsten Wunden.
monster-cave-troll-flavor = Heute zerschnitten, trägt er morgen die Narbe als Hut.

monster-stone-golem = Steingolem
monster-stone-golem-text = Wenn er angreift, erhält jeder andere Held neben ihm 1 Wunde.
monster-stone-golem-flavor = Seine Arme fegen alle weg, die um ihn stehen.

monster-lich = Lich
monster-lich-text = Addiert den Verlieswürfel zu seinem Angriff. Wenn er besiegt wird, erhält jeder Held neben ihm 2 Wunden.
monster-lich-flavor = Er ist schon einmal gestorben und teilt die Erfahrung gern.

monster-void-drake = Leerendrache
monster-void-drake-text = Greift auf 1 bis 3 Felder an. Wenn er angreift, erhält jeder andere Held neben ihm 2 Wunden. Er fliegt: Helden halten ihn nicht auf, Gruben berühren ihn nicht, und ein Feld neben einem Helden zu verlassen kostet ihn nichts extra.
monster-void-drake-flavor = Atem für die vorn, und ein Schwanz für die Übrigen.

challenge-treasure-chest = Schatztruhe
challenge-treasure-chest-text = Erhalte 1, 2 oder 3 EP auf Stufe I, II oder III, ziehe 1 Karte.
challenge-treasure-chest-flavor = Altes Holz, weiche Angeln, Gold.

challenge-locked-chest = Verschlossene Truhe
challenge-locked-chest-text = Erhalte 2, 3 oder 5 EP auf Stufe I, II oder III, ziehe 1 Karte, entferne 1 Wunde.
challenge-locked-chest-flavor = Das Schloss ist mehr wert als die meisten Truhen.

challenge-pit-trap = Fallgrube
challenge-pit-trap-text = Der Held erhält 1, 2 oder 3 Wunden auf Stufe I, II oder III. Der Held verliert 1 Tempo. Die Grube bleibt: Sie zu verlassen kostet 1 Tempo mehr, und wer darin steht, greift mit 1 weniger an.
challenge-pit-trap-flavor = Der Boden hatte schon so dünn ausgesehen.

challenge-dart-trap = Pfeilfalle
challenge-dart-trap-text = Der Held erhält 1, 2 oder 3 Giftwunden auf Stufe I, II oder III.
challenge-dart-trap-flavor = Ein Klicken, ein Zischen, ein kleiner grüner Pfeil.

challenge-alarm-gong = Alarmgong
challenge-alarm-gong-text = Der Spieler des Helden wirft 1 Karte ab. Alle erschöpften Monster in diesem Raum und in verbundenen Räumen werden bereit.
challenge-alarm-gong-flavor = Alles, was schlief, schläft nun nicht mehr.

challenge-flame-jet = Flammenstrahl
challenge-flame-jet-text = Jeder Held im Raum erhält 1, 2 oder 3 Wunden auf Stufe I, II oder III.
challenge-flame-jet-flavor = Jemand füllt noch immer den Kessel nach. Wer?

challenge-snare-net = Fangnetz
challenge-snare-net-text = Der Held erhält 0, 1 oder 2 Wunden auf Stufe I, II oder III. Die Bewegung des Helden endet.
challenge-snare-net-flavor = Seile, Haken und langes Warten auf ein Messer.

challenge-void-rune = Rune der Leere
challenge-void-rune-text = Der Held erhält 1, 1 oder 2 Wunden auf Stufe I, II oder III. Sein Spieler wirft 2 Karten ab.
challenge-void-rune-flavor = Gelesen, ehe man es lassen konnte. Was wollte man gerade tun?

tile-start-blue = das blaue Startplättchen
tile-start-red = das rote Startplättchen
tile-start-yellow = das gelbe Startplättchen
tile-start-green = das grüne Startplättchen
tile-goblin-warren = der Goblinbau
tile-guard-post = der Wachposten
tile-flooded-cell = die überflutete Zelle
tile-bone-gallery = die Knochengalerie
tile-web-hall = die Netzhalle
tile-looted-larder = die geplünderte Speisekammer
tile-rope-bridge = die Hängebrücke
tile-old-crypt = die alte Gruft
tile-fungus-cave = die Pilzhöhle
tile-caved-in-mine = die eingestürzte Mine
tile-orc-barracks = die Orkkaserne
tile-ghoul-pit = die Ghulgrube
tile-archers-loft = der Schützenboden
tile-ogre-kitchen = die Ogerküche
tile-hex-chapel = die Hexenkapelle
tile-haunted-library = die Geisterbibliothek
tile-torture-vault = der Folterkeller
tile-troll-bridge = die Trollbrücke
tile-golem-forge = die Golemschmiede
tile-throne-of-bones = der Knochenthron
tile-drake-hoard = der Drachenhort

solo-whispers = Geflüster
solo-whispers-flavor = Sie kennen eure Namen. Sie üben nur noch die Stimmen.
solo-red-eyes = Rote Augen
solo-red-eyes-flavor = Erst zwei, dann acht, dann zählst du nicht mehr.
solo-cold-draught = Kalter Zug
solo-cold-draught-flavor = Jemand hat eine Tür offen gelassen. Du kanntest diese Tür nicht.
solo-falling-stone = Fallender Stein
solo-falling-stone-flavor = Die Decke war tausend Jahre lang geduldig.
solo-skittering = Huschen
solo-skittering-flavor = Viele Füße, und keiner davon deiner.
solo-drums-below = Trommeln in der Tiefe
solo-drums-below-flavor = Es ist keine Warnung. Es ist eine Einladung.
solo-a-loosed-arrow = Ein Pfeil fliegt
solo-a-loosed-arrow-flavor = Die Sehne hört man erst, wenn man die Federn schon sieht.
solo-shifting-walls = Wandernde Wände
solo-shifting-walls-flavor = Die Karte stimmte. Das Verlies wurde berichtigt.
solo-gnawing-hunger = Nagender Hunger
solo-gnawing-hunger-flavor = Mit dem Leder fing es an. Dabei bleibt es nicht.
solo-guttering-torch = Flackernde Fackel
solo-guttering-torch-flavor = Das Dunkel beugt sich vor, um zu sehen, was du liest.
solo-blood-on-the-wind = Blut im Wind
solo-blood-on-the-wind-flavor = Deines, wie sich zeigt.
solo-weakest-first = Die Schwächsten zuerst
solo-weakest-first-flavor = Sie sahen euch marschieren. Sie sahen, wer hinkt.
solo-spellbound = Im Bann
solo-spellbound-flavor = Ein Wort, das man nicht aussprechen kann, wurde ausgesprochen.
solo-sealed-way = Versiegelter Weg
solo-sealed-way-flavor = Was eine Tür war, ist jetzt eine Meinung.
solo-green-mist = Grüner Nebel
solo-green-mist-flavor = Es riecht nach Birnen. Nicht einatmen.
solo-the-deep-stirs = Die Tiefe regt sich
solo-the-deep-stirs-flavor = Ihr wart nicht laut. Es war einfach Zeit.
