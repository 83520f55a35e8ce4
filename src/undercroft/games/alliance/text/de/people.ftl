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
monster-goblin-text = Mehr Angriff für jedes andere Monster an der Seite seines Opfers.

monster-skeleton = Skelett
monster-skeleton-text = Pfeile und Bolzen fliegen zwischen seinen Rippen hindurch.

monster-giant-spider = Riesenspinne
monster-giant-spider-text = Ihr Biss ist giftig, und sie huscht ohne Mehrkosten von Helden fort.

monster-kobold-slinger = Koboldschleuderer
monster-kobold-slinger-text = Ein Beutel Steine und ein gutes Auge; keine besondere Kraft.

monster-grave-slime = Grabschleim
monster-grave-slime-text = Er sickert durch jede Rüstung und bespritzt, wer ihn aus der Nähe zerteilt.

monster-orc-reaver = Orkräuber
monster-orc-reaver-text = Seine Wut ist so stark, wie der Würfel sagt.

monster-ghoul = Ghul
monster-ghoul-text = Was er gekratzt hat, fault.

monster-bone-archer = Knochenschütze
monster-bone-archer-text = Ihm ist nur das Zielen geblieben, das reicht ein Feld weiter.

monster-hex-priest = Hexenpriester
monster-hex-priest-text = Seinen Flüchen weicht man nicht aus, und seine Amulette lenken vielleicht den Hieb ab: Der Würfel entscheidet.

monster-ogre = Oger
monster-ogre-text = Groß. Sonst ist nichts Besonderes an ihm.

monster-wraith = Schemen
monster-wraith-text = Rüstung ist ihm Luft, und Klingen beinahe; er geht durch die Lebenden, wie es ihm gefällt.

monster-cave-troll = Höhlentroll
monster-cave-troll-text = Immer wenn er bereit gemacht wird, schließen sich seine jüngsten Wunden.

monster-stone-golem = Steingolem
monster-stone-golem-text = Seine Arme fegen alle weg, die um ihn stehen.

monster-lich = Lich
monster-lich-text = Er zieht Kraft aus dem Würfel, und sein Ende ist ein Fluch für alle, die nahe stehen.

monster-void-drake = Leerendrache
monster-void-drake-text = Atem nah und fern, Flügel, die keine Grube fürchten, und ein Schwanz für die Übrigen.

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
challenge-alarm-gong-text = Sein Spieler wirft 1 Karte ab. Alle erschöpften Monster in diesem Raum und in verbundenen Räumen werden bereit.
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
solo-red-eyes = Rote Augen
solo-cold-draught = Kalter Zug
solo-falling-stone = Fallender Stein
solo-skittering = Huschen
solo-drums-below = Trommeln in der Tiefe
solo-a-loosed-arrow = Ein Pfeil fliegt
solo-shifting-walls = Wandernde Wände
solo-gnawing-hunger = Nagender Hunger
solo-guttering-torch = Flackernde Fackel
solo-blood-on-the-wind = Blut im Wind
solo-weakest-first = Die Schwächsten zuerst
solo-spellbound = Im Bann
solo-sealed-way = Versiegelter Weg
solo-green-mist = Grüner Nebel
solo-the-deep-stirs = Die Tiefe regt sich
