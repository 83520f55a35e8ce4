# Die erste Partie: worum es bei jeder Art von Frage geht, und wie gespielt wird.
guide-pack = Alle Diebe wählen zugleich. Mit der Keule kämpft es sich leichter, die Lampe zeigt in deinem Zug den nächsten Raum, die Lederjacke gibt ein Leben mehr.
guide-act = Du hast zwei Aktionen je Zug. Klicke auf eine helle Tür, um dahinter zu sehen, auf ein helles Feld, um hinzuschleichen, auf eine Ratte, um zu kämpfen, oder auf Silber, um es zu nehmen. Vor dem Suchen müssen die Ratten weg. Nach deinem Zug regt sich der Oger, und jede Ratte macht Lärm.
guide-turn = Ein neuer Raum kann auf mehrere Arten liegen, solange eine Tür an die geöffnete stößt. Überleg, wohin du als Nächstes willst.
guide-distract = Ein Freund in deiner Nähe wird gleich gebissen. Mit einer Ablenkung geht der Biss daneben, sonst kostet er ein Leben.
guide-roll = An diesem Tisch würfelt ihr selbst: würfle und gib an, was der Würfel zeigt.
how-to-play =
    # Worum es geht
    Schleicht in den Keller, füllt die Taschen mit Silber und seid die Treppe wieder hinauf, ehe der Oger erwacht. Ihr gewinnt oder verliert zusammen.

    # Ein Zug
    1. Du hast zwei Aktionen: eine Tür öffnen, in einen bekannten Raum schleichen, eine Ratte bekämpfen, einen Raum nach Silber durchsuchen, einen Kniff spielen, lauschen (einen Kniff ziehen), warten oder über die Treppe gehen.
    2. Dann regt sich der Oger: ein Würfel, und jede Ratte macht es schlimmer. Erreicht der Lärm das Ende seiner Leiste, wacht er auf.

    # Gut zu wissen
    - Erst müssen die Ratten weg, dann wird gesucht. Ein misslungener Kampf kostet ein Leben.
    - Suchen macht Lärm. Ein Schlaflied nimmt Lärm weg.
    - Hinaus geht es nur über die Treppe.
