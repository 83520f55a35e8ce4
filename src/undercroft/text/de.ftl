ask-roll = { $what }: Würfel { $die } von { $count } zeigt (1 bis { $sides })?
odds-miss = daneben
odds-hit = Treffer
odds-critical = kritisch
odds-fail = misslingt
odds-harm = Schaden
odds-block = abgewehrt
odds-pass = gelingt
option-odds = { $outcome } { $percent } %
option-cost = { $value } { $what }
decimal-mark = ,
end-won-word = Gewonnen
end-lost-word = Verloren
end-all = { $result }. { $reason } Punkte: { $score }.
end-seat = Platz { $seat }: { $result }. { $reason } Punkte: { $score }.

plain-welcome = Neu hier? regeln sagt, wie dieses Spiel geht, hilfe, was du tippen kannst.
plain-prompt = Deine Wahl (hilfe zeigt die Befehle):
plain-more = (weiter mit Enter)
plain-ready = Drücke Enter, wenn du bereit bist.
plain-agree = Ist der ganze Tisch einverstanden? (ja oder nein)
plain-hand-over = Platz { $seat } ist an der Reihe. Bitte gib die Tastatur weiter.
plain-kept = Das Spiel liegt unter „{ $name }“. Weiter geht es mit:
plain-kept-command = { $program } play --resume "{ $name }"
plain-kept-campaign = Das Spiel liegt in der Kampagne „{ $name }“. Weiter geht es mit:
plain-kept-campaign-command = { $program } campaign play "{ $name }"
plain-campaign = Die Geschichte geht weiter: { $program } play --after "{ $name }"
plain-guide-on = Jede Art von Frage wird beim ersten Mal erklärt.
plain-guide-off = Fragen werden nicht mehr erklärt; hilfe tut es weiterhin.
plain-saved = Gesichert als „{ $name }“.
lost-rules = Seit dieses Spiel unterbrochen wurde, haben sich die Regeln geändert. Es geht dort weiter, wo sie noch übereinstimmen: { $count ->
    [one] die letzte Antwort ist
   *[other] die letzten { $count } Antworten sind
} verloren.
lost-gap = Während dieses Spiels ist der Speicher ausgefallen, und ein Teil wurde nie geschrieben. Es geht davor weiter: { $count ->
    [one] eine Antwort ist
   *[other] { $count } Antworten sind
} verloren.
plain-copied = Eine Abschrift liegt unter „{ $name }“. Hier geht die Kampagne weiter.
plain-undone = Zurückgenommen: { $what }.
plain-empty = Bitte eine Nummer, den Text einer Möglichkeit oder einen Befehl wie hilfe eingeben.
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
plain-bad-name = Ein Name hat 1 bis 60 Buchstaben, Ziffern, Leerzeichen und einfache Zeichen und beginnt mit einem Buchstaben oder einer Ziffer.
plain-order-idle = Diese Frage lässt sich nicht auslassen, also gibt es nichts anzuweisen.
plain-order-unclear = „{ $word }“ verstehe ich in einer Anweisung nicht. So geht es: anweisung pass FRAGE unless WORT,WORT in ORT,ORT above KOSTEN decoy N.
plain-word-help = hilfe
plain-word-goal = ziel
plain-word-look = schau
plain-word-list = liste
plain-word-map = plan
plain-word-why = warum
plain-word-not = nicht
plain-word-yes = ja
plain-word-hint = tipp
plain-word-guide = erklärung
plain-word-undo = rückgängig
plain-word-log = verlauf
plain-word-rules = regeln
plain-word-orders = anweisung
plain-word-bot = bot
plain-word-save = sichern
plain-word-quit = schluss
plain-help-help = hilfe: diese Liste. Eine Wahl ist ihre Nummer, ein Feld wie 3,5, ihr Text oder dessen Anfang.
plain-help-why = warum: die Regeln hinter dem, was zuletzt geschah. warum 3: die Regeln hinter Möglichkeit 3. warum nicht Ratte: warum damit jetzt nichts geht.
plain-help-undo = rückgängig: die letzte eigene Antwort zurücknehmen.
plain-help-save = sichern NAME: das Spiel unter einem Namen sichern.
plain-help-look = schau: rund um den Tisch. schau NAME: eine Karte, eine Figur, ein Monster im Ganzen. schau 3,5: wer dort steht. schau 4: worum es bei Option 4 geht.
plain-help-goal = ziel: was zu tun ist.
plain-help-list = liste: alle Optionen, eine je Zeile.
plain-help-map = plan: die ganze Karte. plan aus: in Worten sagen, wer in der Nähe ist, statt sie zu zeichnen. plan an: wieder zeichnen.
plain-help-hint = tipp: was ein Bot hier täte.
plain-help-guide = erklärung: jede Art von Frage beim ersten Mal erklären, oder nicht mehr.
plain-help-log = verlauf: alles, was geschehen ist.
plain-help-rules = regeln: wie dieses Spiel geht. regeln WORT: eine Regel nachschlagen.
plain-help-orders = anweisung pass: das nie mehr fragen. anweisung pass FRAGE unless WORT,WORT in ORT above KOSTEN decoy N: nur danach; decoy fragt auch bei jeder N-ten Antwort, damit eine Pause nichts verrät. anweisung clear: wieder alles fragen. anweisung: was gilt.
plain-help-bot = bot: Ein Bot beantwortet deine nächsten zehn Fragen. bot 3: die nächsten drei.
plain-help-quit = schluss: aufhören; das Spiel bleibt erhalten.

plain-map-off = Ab jetzt keine Karte: Wer und was in der Nähe ist, wird in Worten gesagt.
plain-map-on = Die Karte wird wieder gezeichnet.
plain-around = In der Nähe von { $name } ({ $x },{ $y }): { $things }.
plain-there = { $name } { $way }{ $squares ->
    [0] { "" }
   *[other] { " " }{ $squares }
}
plain-way-here = hier
plain-way-north = im Norden
plain-way-north-east = im Nordosten
plain-way-east = im Osten
plain-way-south-east = im Südosten
plain-way-south = im Süden
plain-way-south-west = im Südwesten
plain-way-west = im Westen
plain-way-north-west = im Nordwesten
plain-edge-door = Tür
plain-edge-locked = verschlossene Tür
plain-edge-open = offene Tür
plain-edge-arch = Durchgang
plain-edge-unseen = Durchgang ins Unbekannte
plain-edge-secret = Geheimtür

replay-word-next = weiter
replay-word-back = zurück
replay-word-start = anfang
replay-word-end = ende
replay-word-map = plan
replay-word-quit = schluss
replay-at = Nach { $at } von { $all } Antworten.
replay-prompt = weiter, zurück, anfang, ende, plan, schluss oder die Nummer einer Antwort:
replay-help = Bitte weiter, zurück, anfang, ende, plan, schluss oder eine Nummer eingeben.
replay-fault = Fehler bei Antwort { $at }: { $error }
replay-diverged = die Wiederholung verlässt das aufgezeichnete Spiel nach { $at } Antworten

refused-not-offered = „{ $value }“ ist hier keine der Möglichkeiten
refused-over = das Spiel ist vorbei
broken-answer = Die Regeln dieses Spiels sind an dieser Antwort zerbrochen. Nichts ist geschehen: Wähle etwas anderes oder packe einen Bericht.
why-not-over = Das Spiel ist aus.
why-not-asked = Du bist nicht am Zug: Platz { $seats } ist gefragt.
why-not-now = Damit lässt sich die Frage nicht beantworten: { $question }
plain-why-not = Warum was nicht? Nenne ein Feld (3,4), eine Figur oder eine Karte.
plain-sure = „ja“ tippen, um es zu tun, oder Enter, um es noch einmal zu überlegen:
plain-why-not-offered = Damit geht etwas: siehe die Möglichkeiten.
refused-not-asked = dieser Platz wird gerade nicht gefragt
undo-nothing = es gibt nichts zurückzunehmen
undo-luck = seither wurde gewürfelt oder etwas Verborgenes gesehen; der ganze Tisch muss einverstanden sein
undo-others = seither hat ein anderer Platz geantwortet; der ganze Tisch muss einverstanden sein

plain-games = Welches Spiel? (Nummer oder Name)
plain-scenarios = Welches Szenario? (Nummer oder Name; Enter für das erste)
plain-which-scenario = Bitte eine Nummer von 1 bis { $most } oder den Namen eines Szenarios.
plain-people = Wie viele Menschen an dieser Tastatur? ({ $least } bis { $most }; Enter für { $usual })
plain-bots = Wie viele Bots dazu? ({ $least } bis { $most }; Enter für { $usual })
plain-how-many = Bitte eine Zahl von { $least } bis { $most }.
plain-thinking = Zwei Sekunden zum Nachdenken …
plain-hint-dice = Das entscheiden eure eigenen Würfel; da ist nichts zu raten.
plain-unkept = NICHT GESPEICHERT: { $why } Das Spiel geht weiter; bei jeder Antwort wird es wieder versucht.
plain-kept-again = Das Speichern gelingt wieder: Das Spiel liegt unter „{ $name }“.
plain-renamed = Ein Spiel dieses Namens gibt es schon; dieses liegt unter „{ $name }“.
plain-dice = Von diesen Würfeln sind nur noch { $most } zu werfen, du nennst { $given }.
plain-story = { $title }, Zufallszahl { $seed }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}, gespielt von: { $bot }.
plain-seats = Plätze: { $seats }.
plain-seat-person = { $seat } du
plain-seat-named = { $seat } { $name }
plain-seat-bot = { $seat } { $bot } (Bot)
menu-squares = tippe ein Feld wie { $square } ({ $count } sind auf der Karte mit * markiert)
menu-short = (kurz gefasst; liste zeigt alles, schau 1, worum es bei der ersten geht)
menu-more = ... insgesamt { $count } Optionen; mit list siehst du alle.
menu-no-square = Bei { $square } ist jetzt nichts zu tun.
menu-square-number = Nummer { $number } wäre das Feld { $square }. Wenn du das meinst, tippe das Feld.
menu-which = „{ $given }“ passt auf mehrere Optionen: { $options }
map-cut = (plan zeigt alles)
map-wall = Mauer
map-water = Wasser
map-rubble = Schutt
map-pit = Grube
map-stairs = Treppe
map-exit = Ausgang
map-dark = Dunkelheit
map-fire = Feuer
map-ice = Eis
map-grass = Gras
map-swamp = Sumpf
map-forest = Bäume
map-high = erhöht
map-mountain = Gebirge
map-desert = Wüste
map-volcanic = Vulkanland
map-glacier = Gletscher
map-ladder = Leiter
map-bridge = Steg
map-gate = Tor
map-unseen = unerforschter Durchgang
map-door = geschlossene Tür
map-locked = verschlossene Tür
map-secret = Geheimtür
map-open = offene Tür
map-border = Grenze
look-empty = Bei { $wanted } ist niemand und nichts.
look-nothing = Hier heißt nichts „{ $wanted }“.
look-more = ... und { $count } weitere dieses Namens; sag mehr davon.
look-cost = Kosten { $cost }
plain-which = Bitte eine Zahl von 1 bis { $most } oder den Namen eines Spiels.


hint = { $option }: in { $won } % von { $tries } { $tries ->
    [one] Versuch
   *[other] Versuchen
} gewonnen (also { $low } bis { $high } %), im Schnitt { $score } Punkte. { $alike }{ $line }
hint-few = { $option } ({ $tries ->
    [one] einmal
   *[other] { $tries } Mal
} versucht, zu selten für eine Aussage, wie es ausgeht). { $line }
hint-alike = Ein echter Unterschied zwischen den Möglichkeiten zeigt sich nicht.{" "}
hint-only = { $option }: Es gibt nichts anderes zu wählen.
hint-line = Zum Beispiel: { $events }
