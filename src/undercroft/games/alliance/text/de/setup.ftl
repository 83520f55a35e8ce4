# Was beim Eröffnen eines Tisches zu wählen ist.
setup-about = Ein bis vier Allianzen aus je vier Helden jagen nach Erfahrung, sammeln neue Karten und hetzen einander die Monster auf den Hals.
setup-mode-rivals = Rivalen
setup-mode-rivals-about = Allianzen wetteifern, greifen einander aber nie an.
setup-mode-pvp = Rivalen, Spieler gegen Spieler
setup-mode-pvp-about = Allianzen dürfen einander angreifen.
setup-mode-solo = Allein
setup-mode-solo-about = Eine Allianz gegen die Solokarten.
setup-mode-cooperative = Gemeinsam
setup-mode-cooperative-about = Allianzen zusammen gegen die Solokarten. Für diese Ausgabe entworfen.
setup-mode-basic = Grundspiel
setup-mode-basic-about = Eine kürzere erste Partie mit einfachen Karten. Für diese Ausgabe entworfen.
setup-option-starting-tile-level = Verliesstufe eines Startplättchens
setup-option-fallen-count = Besiegte Helden zählen für die Stufen mit
setup-bot-veteran = erfahren
