# Reiseereignisse: Ebene

travel-wolf-riders = Reiter auf Wölfen
story-wolf-riders = Eine Staubwolke mit Zähnen. Sie haben euer Feuer gesehen und losen schon.
offer-lances-out = Ihnen Schild an Schild begegnen
offer-shoot-the-wolves = Zuerst die Wölfe schießen
offer-throw-the-meat = Ihnen das Fleisch hinwerfen
offer-into-the-tall-grass = Ins hohe Gras

travel-grass-fire = Steppenbrand
story-grass-fire = Der Horizont hat sich gelöst und knistert.
offer-burn-a-gap = Ein Gegenfeuer legen
offer-outrun-it = Davonlaufen
offer-wet-the-cloaks = Unter nasse Mäntel und beten

travel-scarecrow = Die Vogelscheuche
story-scarecrow = Heute früh stand sie auf dem anderen Feld. Die Krähen scheinen sie zu mögen.
offer-shake-its-hand = Ihr die Hand geben
offer-borrow-the-hat = Sich den Hut leihen
offer-greet-and-pass = Grüßen und vorbeigehen

travel-horse-fair = Rosstäuscher
story-horse-fair = Jedes Pferd ist vier Jahre alt, jeder Händler ehrlich, und die Sonne geht im Westen auf.
offer-ride-a-wager = Eine Wette reiten
offer-judge-the-teeth = Gegen Lohn die Zähne prüfen
offer-buy-the-stew = Den Eintopf kaufen und nichts fragen
offer-trade-gossip = Klatsch austauschen

travel-thunder-on-the-heath = Gewitter auf der Heide
story-thunder-on-the-heath = Auf zehn Meilen steht genau ein Baum. Er macht so einen Eindruck.
offer-under-the-tree = Unter den Baum
offer-flat-on-the-ground = Flach hinlegen und alles aus Metall fort
offer-walk-in-the-rain = Im Regen weitergehen

travel-burial-mound = Ein offenes Hügelgrab
story-burial-mound = Hier hat jemand gegraben. In Eile, und von innen.
offer-climb-down = Hinuntersteigen und nachsehen
offer-bless-the-hole = Das Loch weihen
offer-shovel-it-shut = Es zuschaufeln
offer-tiptoe-past = Auf Zehenspitzen vorbei

travel-lost-child = Ein Kind und eine Gans
story-lost-child = Beide haben sich verlaufen. Nur eines weint, und es ist die Gans.
offer-bring-them-home = Sie heimbringen und sich lange danken lassen
offer-find-the-tracks = Ihre Spur zurückverfolgen
offer-look-away = Wegsehen

travel-crossroads-gallows = Der Galgen am Kreuzweg
story-crossroads-gallows = Drei Wegweiser, einer davon besetzt. Alle zeigen auf euch.
offer-read-the-signs = Die verwitterten Schilder lesen
offer-cut-him-down = Ihn abschneiden und begraben
offer-camp-beneath = Darunter lagern: Da stört niemand
offer-choose-blindly = Blind eine Richtung wählen
