# Das Kampagnenbuch.
campaign-first-party = Die erste Gruppe
campaign-opened = „{ $name }“ ist bereit ({ $title }). So spielst du: { $program } campaign play "{ $name }"
campaign-list = { $name }: { $title }, { $story } ({ $parties })
campaign-list-party = { $links ->
    [one] { $party }: ein Spiel
   *[other] { $party }: { $links } Spiele
}
campaign-title = { $name } ({ $title })
campaign-series = Eine Serie
campaign-parties = Gruppen: { $parties }.
campaign-first-game = das erste Spiel läuft
campaign-party = Die Gruppe
campaign-bench = Zu Hause
campaign-gone = Nicht mehr dabei
campaign-link = { $number }. { $title }: { $result }
campaign-open = wird gerade gespielt
campaign-result = { $result }. { $reason }
campaign-result-seat = { $player }: { $told } ({ $score })
campaign-seat = Platz { $seat }
campaign-standing = { $player }: { $won } von { $played } gewonnen, zusammen { $score } Punkte, höchstens { $best }
campaign-own-quest = Ein eigenes Abenteuer
campaign-ended = Gespielt am { $day }: { $players }.
campaign-somebody = jemand
campaign-bots = { $count ->
    [one] ein Bot ({ $bot })
   *[other] { $count } Bots ({ $bot })
}
campaign-note = Notiz: { $note }
campaign-notes = Notizen
campaign-noted = Die Notiz steht jetzt bei Spiel { $number }.
campaign-next = Als Nächstes { $number }: { $title } ({ $code }). { $about }
campaign-before = Schon gespielt, als Spiel { $number }.
campaign-told = Diese Geschichte ist zu Ende. Zweigt von einem früheren Spiel ab, um sie anders zu spielen, oder beginnt eine andere Kampagne.
campaign-anew = Oder beginnt die Geschichte mit neuen Helden von vorn: { $program } campaign play "{ $name }" --anew
campaign-which = Welches? (eine Nummer, oder Enter für das erste)
campaign-sits-down = Am Tisch: { $name }.
campaign-again = Zurück bei der Kampagne. Weiterspielen? (Enter oder nein)
campaign-later = Später geht es weiter mit: { $program } campaign play "{ $name }"
campaign-forked = „{ $party }“ ist jetzt eine eigene Gruppe. So spielst du: { $program } campaign play "{ $name }" --party "{ $party }"
campaign-key = Ein Schlüssel für „{ $name }“; hänge ihn an die Adresse eines Servers mit demselben Speicher an: #campaign={ $code }&key={ $token }
campaign-deleted = Die Kampagne „{ $name }“ ist gelöscht.
campaign-verdict-well = { $party }, Spiel { $number }: in Ordnung.
campaign-verdict-older = { $party }, Spiel { $number }: unverändert behalten. Es wurde mit den Regeln { $why } gespielt und lässt sich nicht nachspielen.
campaign-verdict-gone = { $party }, Spiel { $number }: gelöscht; was es weitergegeben hat, ist noch da.
campaign-verdict-changed = { $party }, Spiel { $number }: unverändert behalten, und die Gruppe kann weiterspielen. Seitdem haben sich die Regeln geändert: { $why }.
campaign-verdict-broken = { $party }, Spiel { $number }: BESCHÄDIGT, { $why }.
campaign-why-refused = Antwort { $answer } von { $answers } ist nicht mehr möglich
campaign-why-ends = beim Nachspielen endet es anders
campaign-why-hands = beim Nachspielen gibt es etwas anderes weiter
campaign-why-follows = inzwischen können andere Spiele folgen
campaign-why-began = es begann nicht mit dem, was Spiel { $number } weitergegeben hat
campaign-why-from-nowhere = es begann mit etwas, das kein früheres Spiel weitergegeben hat

saves-none = Es gibt noch keine gespeicherten Spiele.
