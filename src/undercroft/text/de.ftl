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

plain-welcome = Neu hier? Tippe „regeln“, um die Spielregeln zu lesen, oder „hilfe“ für eine Liste der Befehle.
plain-prompt = Deine Wahl („hilfe“ zeigt die Befehle):
plain-more = (weiter mit Enter)
plain-ready = Drücke Enter, wenn du bereit bist.
plain-agree = Ist der ganze Tisch einverstanden? (ja oder nein)
plain-hand-over = Platz { $seat } ist an der Reihe. Bitte gib die Tastatur weiter.
plain-kept = Das Spiel ist unter „{ $name }“ gespeichert. So spielst du weiter:
plain-kept-command = { $program } play --resume "{ $name }"
plain-kept-campaign = Das Spiel ist in der Kampagne „{ $name }“ gespeichert. So spielst du weiter:
plain-kept-campaign-command = { $program } campaign play "{ $name }"
plain-campaign = Die Kampagne geht weiter: { $program } play --after "{ $name }"
plain-guide-on = Jede Art von Frage wird beim ersten Mal erklärt.
plain-guide-off = Fragen werden nicht mehr von selbst erklärt; „hilfe“ erklärt sie weiterhin.
plain-saved = Gespeichert unter „{ $name }“.
lost-rules = Seit dieses Spiel unterbrochen wurde, haben sich die Regeln geändert. Es geht dort weiter, wo sie noch übereinstimmen: { $count ->
    [one] die letzte Antwort ist
   *[other] die letzten { $count } Antworten sind
} verloren.
lost-gap = Während dieses Spiels ist der Speicher ausgefallen, und ein Teil wurde nicht gespeichert. Es geht an der Stelle davor weiter: { $count ->
    [one] eine Antwort ist
   *[other] { $count } Antworten sind
} verloren.
plain-copied = Eine Kopie ist unter „{ $name }“ gespeichert. Hier geht die Kampagne weiter.
plain-undone = Zurückgenommen: { $what }.
plain-empty = Bitte gib eine Nummer, den Text einer Option oder einen Befehl wie „hilfe“ ein.
plain-too-long = Diese Zeile ist zu lang.
plain-no-number = Es gibt nur die Nummern 1 bis { $most }.
plain-no-why = Dazu gibt es keine Regel.
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
       *[other] , immer bei Kosten über { $most }
    }{ $decoy ->
        [0] { "" }
       *[other] ; ab und zu trotzdem fragen
    }.
plain-bad-name = Ein Name hat 1 bis 60 Buchstaben, Ziffern, Leerzeichen und einfache Zeichen und beginnt mit einem Buchstaben oder einer Ziffer.
plain-order-idle = Bei dieser Frage kann man nicht passen, also kann keine Anweisung sie beantworten.
plain-order-unclear = „{ $word }“ ergibt in einer Anweisung keinen Sinn. So geht es: anweisung pass FRAGE unless WORT,WORT in ORT,ORT above KOSTEN decoy N.
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
plain-word-save = speichern
plain-word-quit = schluss
plain-help-help = hilfe: diese Liste. Eine Option wählst du mit ihrer Nummer, einem Feld wie 3,5, ihrem Text oder dem Anfang des Textes.
plain-help-why = warum: die Regeln hinter den letzten Ereignissen. warum 3: die Regeln hinter Option 3. warum nicht Ratte: warum du damit jetzt nichts tun kannst.
plain-help-undo = rückgängig: deine letzte Antwort zurücknehmen.
plain-help-save = speichern NAME: das Spiel unter einem Namen speichern.
plain-help-look = schau: den Tisch beschreiben. schau NAME: eine Karte, eine Figur, ein Monster oder einen Regelbegriff vollständig zeigen. schau 3,5: wer dort steht. schau 4: worum es bei Option 4 geht.
plain-help-goal = ziel: was du erreichen musst.
plain-help-list = liste: alle Optionen, eine je Zeile.
plain-help-map = plan: der ganze Plan. plan aus: die Umgebung in Worten beschreiben, statt einen Plan zu zeichnen (plan wiederholt sie). plan an: wieder zeichnen.
plain-help-hint = tipp: was ein Bot hier tun würde.
plain-help-guide = erklärung: die Erklärung neuer Arten von Fragen ein- oder ausschalten.
plain-help-log = verlauf: alles, was geschehen ist.
plain-help-rules = regeln: wie dieses Spiel funktioniert. regeln WORT: eine Regel nachschlagen.
plain-help-orders = anweisung pass: diese Frage nicht mehr stellen. anweisung pass FRAGE unless WORT,WORT in ORT above KOSTEN decoy N: nur noch in diesen Fällen fragen; decoy fragt auch bei jeder N-ten Antwort, damit eine Pause nichts verrät. anweisung clear: wieder alles fragen. anweisung: die eigenen Anweisungen zeigen.
plain-help-bot = bot: Ein Bot beantwortet deine nächsten zehn Fragen. bot 3: die nächsten drei.
plain-help-quit = schluss: aufhören; das Spiel ist gespeichert.

plain-map-off = Es wird kein Plan mehr gezeichnet. Die Umgebung wird in Worten beschrieben.
plain-map-on = Der Plan wird wieder gezeichnet.
plain-around = In der Nähe von { $name } ({ $x },{ $y }): { $things }.
plain-there = { $name }, { $way }{ $squares ->
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
plain-side-north = an der Nordseite
plain-side-east = an der Ostseite
plain-side-south = an der Südseite
plain-side-west = an der Westseite
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
replay-diverged = die Wiederholung weicht vom aufgezeichneten Spiel ab, und zwar nach { $at } Antworten

refused-not-offered = „{ $value }“ ist hier keine Option
refused-over = das Spiel ist vorbei
broken-answer = Bei dieser Antwort ist in den Regeln ein Fehler aufgetreten. Nichts hat sich geändert: Wähle etwas anderes oder erstelle einen Bericht.
why-not-over = Das Spiel ist vorbei.
why-not-asked = Du bist nicht am Zug: Platz { $seats } wird gefragt.
why-not-now = Damit lässt sich die Frage nicht beantworten: { $question }
plain-why-not = Warum was nicht? Nenne ein Feld (3,4), eine Figur oder eine Karte.
plain-sure = Tippe „ja“, wenn du es tun willst, oder drücke Enter, um es dir anders zu überlegen:
plain-why-not-offered = Damit kannst du etwas tun: siehe die Optionen.
refused-not-asked = dieser Platz wird gerade nicht gefragt
undo-nothing = es gibt nichts, was man zurücknehmen kann
undo-luck = seither wurde gewürfelt oder etwas Verborgenes gesehen; der ganze Tisch muss einverstanden sein
undo-others = seither hat ein anderer Platz geantwortet; der ganze Tisch muss einverstanden sein

plain-games = Welches Spiel? (Nummer oder Name)
plain-scenarios = Welches Szenario? (Nummer oder Name; Enter für das erste)
plain-which-scenario = Bitte eine Nummer von 1 bis { $most } oder den Namen eines Szenarios.
plain-people = Wie viele Menschen spielen an dieser Tastatur? ({ $least } bis { $most }; Enter für { $usual })
plain-bots = Wie viele Bots spielen mit? ({ $least } bis { $most }; Enter für { $usual })
plain-how-many = Bitte eine Zahl von { $least } bis { $most }.
plain-thinking = Der Bot denkt zwei Sekunden nach …
plain-hint-dice = Diese Würfel wirfst du selbst, da gibt es nichts vorzuschlagen.
plain-unkept = NICHT GESPEICHERT: { $why } Das Spiel geht weiter; nach jeder Antwort wird das Speichern erneut versucht.
plain-kept-again = Das Speichern funktioniert wieder: Das Spiel ist unter „{ $name }“ gespeichert.
plain-renamed = Es gibt schon ein Spiel mit diesem Namen; dieses ist unter „{ $name }“ gespeichert.
plain-dice = Von diesen Würfeln { $most ->
    [one] ist nur noch einer
   *[other] sind nur noch { $most }
} zu werfen; angegeben hast du { $given }.
plain-story = { $title }, Zufallszahl { $seed }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}, gespielt von: { $bot }.
plain-seats = Plätze: { $seats }.
plain-seat-person = { $seat } du
plain-seat-named = { $seat } { $name }
plain-seat-bot = { $seat } { $bot } (Bot)
menu-squares = tippe ein Feld wie { $square } ({ $count } sind auf der Karte mit * markiert)
menu-squares-listed = tippe ein Feld wie { $square } ({ $count } sind möglich; „liste“ zeigt sie)
menu-short = (gekürzt; „liste“ zeigt alles, „schau 1“ erklärt die erste Option)
menu-more = ... insgesamt { $count } Optionen; „liste“ zeigt alle.
menu-no-square = Auf Feld { $square } kannst du jetzt nichts tun.
menu-square-number = Nummer { $number } ist das Feld { $square }. Wenn du es meinst, tippe das Feld.
menu-which = „{ $given }“ passt auf mehrere Optionen: { $options }
map-cut = („plan“ zeigt den Rest)
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
look-empty = Auf { $wanted } ist nichts.
look-nothing = Es gibt hier nichts mit dem Namen „{ $wanted }“.
look-more = ... und { $count } weitere mit diesem Namen; bitte gib mehr davon an.
look-cost = Kosten { $cost }
plain-which = Bitte eine Zahl von 1 bis { $most } oder den Namen eines Spiels.


hint = { $option }: in { $won } % von { $tries } { $tries ->
    [one] Versuch
   *[other] Versuchen
} gewonnen (also { $low } bis { $high } %), durchschnittlich { $score } Punkte. { $alike }{ $line }
hint-few = { $option } ({ $tries ->
    [one] einmal
   *[other] { $tries } Mal
} versucht, zu selten für eine Aussage über den Ausgang). { $line }
hint-alike = Die Optionen unterscheiden sich nicht deutlich.{" "}
hint-only = { $option }: Etwas anderes kannst du nicht wählen.
hint-line = Zum Beispiel: { $events }
