# Reiseereignisse: Wald

travel-mushroom-ring = Hexenring
story-mushroom-ring = Vierzig rote Kappen im vollkommenen Kreis. In der Mitte hat jemand gefegt.
offer-step-inside = Hineintreten und sich etwas wünschen
offer-pick-the-right-ones = Die pflücken, die ein Kräuterkundiger kennt
offer-fry-a-few = Ein paar zum Abendessen braten
offer-go-round-it = Höflich außen herumgehen

travel-the-path-moves = Der Weg ist umgezogen
story-the-path-moves = An diesem Baumstumpf wart ihr schon dreimal. Beim dritten Mal wirkte er zufrieden.
offer-read-the-moss = Moos und Sonne befragen
offer-follow-the-tracker = Den Spurenleser führen lassen
offer-blaze-every-tree = Jeden Baum anritzen und langsam gehen

travel-snare-on-the-trail = Eine Schlinge auf dem Pfad
story-snare-on-the-trail = Eine Drahtschlinge in Knöchelhöhe. Sie gilt dem Wild, aber wählerisch ist sie nicht.
offer-step-lightly = Den Fuß rechtzeitig zurückziehen
offer-rob-the-snare = Die nächste suchen und plündern
offer-re-set-it = Sie gegen einen Anteil besser aufstellen

travel-charcoal-burners = Köhler
story-charcoal-burners = Schwarze Gesichter, weißes Grinsen und ein Topf, der besser riecht, als er aussieht.
offer-play-for-supper = Für das Essen aufspielen
offer-split-their-logs = Holz spalten und mitessen
offer-ask-what-is-about = Fragen, was im Wald umgeht

travel-spider-curtains = Vorhänge aus Seide
story-spider-curtains = Der Tau hängt in Netzen so breit wie Scheunentore. Darin hängen auch Bündel, einige mit Stiefeln.
offer-burn-a-way-through = Sich einen Weg brennen
offer-cut-a-bundle-down = Eines der Bündel losschneiden
offer-slip-underneath = Unten durchschlüpfen

travel-old-hunter = Der Förster des Königs
story-old-hunter = Er tritt hinter einem Baum hervor, der dafür viel zu dünn war. Das sei des Königs Wild, sagt er, und auch des Königs Beeren.
offer-shoot-a-match = Um die Wette schießen
offer-buy-a-licence = Einen Jagdschein kaufen und Wild essen
offer-empty-the-pockets = Ihn alles durchsuchen lassen

travel-whispering-oak = Die raunende Eiche
story-whispering-oak = Sie kennt deinen Namen. Sie weiß, was du der Katze angetan hast.
offer-answer-it = Ihr antworten
offer-lean-against-it = Sich anlehnen und zuhören
offer-carve-a-heart = Ein Herz hineinritzen und weitergehen

travel-falling-giant = Der stürzende Riese
story-falling-giant = Ein Knacken, eine Pause, und dann fasst ein Baum, älter als eure Sprache, einen Entschluss.
offer-scatter = Auseinanderlaufen
offer-brace-the-trunk = Ihn auffangen. Einer muss ja
offer-all-into-the-ditch = Alle in den Graben, egal was darin ist
