ask-roll = { $what }: Würfel { $die } von { $count } zeigt (1 bis { $sides })?
end-won-word = Gewonnen
end-lost-word = Verloren
end-all = { $result }. { $reason } Punkte: { $score }.
end-seat = Platz { $seat }: { $result }. { $reason } Punkte: { $score }.

plain-prompt = Deine Wahl (help zeigt die Befehle):
plain-ready = Drücke Enter, wenn du bereit bist.
plain-agree = Ist der ganze Tisch einverstanden? (ja oder nein)
plain-hand-over = Platz { $seat } ist an der Reihe. Bitte gib die Tastatur weiter.
plain-kept = Das Spiel liegt unter „{ $name }“. Weiter geht es mit: undercroft play --resume "{ $name }"
plain-campaign = Die Geschichte geht weiter: undercroft play --after "{ $name }"
plain-saved = Gesichert als „{ $name }“.
plain-undone = Zurückgenommen: { $what }.
plain-empty = Bitte eine Nummer, den Text einer Möglichkeit oder einen Befehl wie help eingeben.
plain-too-long = Diese Zeile ist zu lang.
plain-no-number = Es gibt nur die Nummern 1 bis { $most }.
plain-no-why = Hier gibt es keine Regel zu nennen.
plain-no-rule = Keine Regel enthält dieses Wort.
plain-no-orders = Du hast keine Daueranweisungen.
plain-order =
    Auf die Frage „{ $key }“: { $answer }{ $unless ->
        [none] { "" }
       *[other] , außer ich kann wählen: { $unless }
    }{ $places ->
        [none] { "" }
       *[other] , außer hier: { $places }
    }{ $most ->
        [none] { "" }
       *[other] , stets über Kosten von { $most }
    }{ $decoy ->
        [0] { "" }
       *[other] ; ab und zu trotzdem fragen
    }.
plain-order-unclear = „{ $word }“ verstehe ich in einer Anweisung nicht. So geht es: orders pass FRAGE unless WORT,WORT in ORT,ORT above KOSTEN decoy N.
plain-crashed = Etwas ist kaputtgegangen. Das Spiel ist gesichert; „undercroft report“ packt es für eine Fehlermeldung ein.
plain-help-help = help: diese Liste. Eine Wahl ist ihre Nummer, ihr Text oder der Anfang ihres Textes.
plain-help-why = why: die Regeln hinter dem, was zuletzt geschah. why 3: die Regeln hinter Möglichkeit 3.
plain-help-undo = undo: die letzte eigene Antwort zurücknehmen.
plain-help-save = save NAME: das Spiel unter einem Namen sichern.
plain-help-map = map: den Tisch noch einmal zeigen.
plain-help-log = log: alles, was geschehen ist.
plain-help-rules = rules WORT: eine Regel nachschlagen.
plain-help-orders = orders pass: das nie mehr fragen. orders pass FRAGE unless WORT,WORT in ORT above KOSTEN decoy N: nur danach; decoy fragt auch bei jeder N-ten Antwort, damit eine Pause nichts verrät. orders clear: wieder alles fragen. orders: was gilt.
plain-help-quit = quit: aufhören; das Spiel bleibt erhalten.

replay-at = Nach { $at } von { $all } Antworten.
replay-prompt = next, back, start, end, map, quit oder die Nummer einer Antwort:
replay-help = Bitte next, back, start, end, map, quit oder eine Nummer eingeben.
replay-fault = Fehler bei Antwort { $at }: { $error }
replay-diverged = die Wiederholung verlässt das aufgezeichnete Spiel nach { $at } Antworten

refused-not-offered = „{ $value }“ ist hier keine der Möglichkeiten
refused-over = das Spiel ist vorbei
broken-answer = Die Regeln dieses Spiels sind an dieser Antwort zerbrochen. Nichts ist geschehen: Wähle etwas anderes oder packe einen Bericht.
refused-not-asked = dieser Platz wird gerade nicht gefragt
undo-nothing = es gibt nichts zurückzunehmen
undo-luck = seither wurde gewürfelt oder etwas Verborgenes gesehen; der ganze Tisch muss einverstanden sein
undo-others = seither hat ein anderer Platz geantwortet; der ganze Tisch muss einverstanden sein

plain-games = Welches Spiel? (Nummer oder Name)
plain-game = { $number }. { $title }: { $about }
