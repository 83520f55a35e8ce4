# Die erste Partie: worum es bei jeder Art von Frage geht, und wie gespielt wird.
guide-pack = Alle Diebe wählen zugleich ein Werkzeug. Mit dem Knüppel kämpft es sich leichter, die Laterne zeigt in deinem Zug den nächsten Raum, der Ledermantel gibt eine Gesundheit mehr.
guide-act = Du hast zwei Aktionen je Zug. Wähle eine markierte Tür, um sie zu öffnen und hineinzugehen, einen markierten Raum, um hinzuschleichen, eine Ratte, um zu kämpfen, oder Silber, um es zu nehmen. Die Ratten eines Raums müssen weg, ehe du ihn durchsuchen oder seine Türen öffnen kannst. Nach deinem Zug entscheidet ein Würfel, ob der Lärm steigt: je mehr Ratten da sind, desto eher.
guide-turn = Ein neuer Raum kann auf mehrere Arten liegen, solange eine Tür an die geöffnete stößt. Überleg, wohin du als Nächstes willst.
guide-distract = Ein Freund in deiner Nähe wird gleich gebissen. Mit einer Ablenkung fällt der Biss aus, sonst kostet er eine Gesundheit.
guide-roll = An diesem Tisch würfelt ihr selbst: Würfle und gib an, was der Würfel zeigt.
how-to-play =
    # Worum es geht
    Ein bis vier Diebe schleichen in den Keller des Ogers, füllen die Taschen mit Silber und müssen die Treppe wieder hinauf sein, ehe der Lärm ihn weckt. Ihr gewinnt oder verliert zusammen.

    # Ein Zug
    1. Du hast zwei Aktionen: eine Tür öffnen, einen neuen Raum dahinter legen und hineingehen, in einen bekannten Raum schleichen, eine Ratte bekämpfen, einen Raum ohne Ratten nach allem Silber durchsuchen (ein Lärm), einen Kniff spielen, lauschen (einen Kniff ziehen), warten oder über die Treppe gehen.
    2. Dann wird gewürfelt: Ist der Wurf nicht höher als die Zahl der Ratten, steigt der Lärm um eins. Von der zehnten Runde an bringt jede Runde einen Punkt Lärm dazu.

    # Wie es endet
    Wer geht, nimmt sein Silber mit und kommt nicht zurück. Ist der letzte Dieb draußen oder gefallen, gewinnt ihr, wenn das hinausgetragene Silber das Ziel erreicht; ihr verliert, sobald der Lärm seine Grenze erreicht, wenn niemand zurückkommt oder wenn es zu wenig war.

    # Gut zu wissen
    - Erst müssen die Ratten eines Raums weg, dann kann man ihn durchsuchen oder seine Türen öffnen. Ein misslungener Kampf kostet eine Gesundheit, und wer keine mehr hat, fällt und verliert sein Silber.
    - Suchen macht Lärm. Ein Schlaflied nimmt Lärm weg.
    - Hinaus geht es nur über die Treppe.
