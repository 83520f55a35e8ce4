# Das Kampagnenbuch.
campaign-first-party = Die erste Gruppe
campaign-opened = „{ $name }“ ist aufgeschlagen ({ $title }). Gespielt wird mit: { $program } campaign play "{ $name }"
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
campaign-noted = Neben Glied { $number } vermerkt.
campaign-next = Als Nächstes { $number }: { $title } ({ $code }). { $about }
campaign-before = Schon gespielt, als Spiel { $number }.
campaign-told = Diese Geschichte ist erzählt. Zweigt von einem früheren Glied ab, um sie anders zu erzählen, oder beginnt eine neue.
campaign-anew = Oder beginnt die Geschichte mit neuen Helden von vorn: { $program } campaign play "{ $name }" --anew
campaign-which = Welches? (eine Nummer, oder Enter für das erste)
campaign-sits-down = Am Tisch: { $name }.
campaign-again = Zurück am Buch. Weiterspielen? (Enter, oder nein)
campaign-later = Das Buch ist zu. Weiter geht es mit: { $program } campaign play "{ $name }"
campaign-forked = „{ $party }“ geht eigene Wege. Gespielt wird mit: { $program } campaign play "{ $name }" --party "{ $party }"
campaign-key = Ein Schlüssel zu „{ $name }“, für die Adresse eines Servers auf diesem Speicher: #campaign={ $code }&key={ $token }
campaign-deleted = Die Kampagne „{ $name }“ ist gelöscht.
campaign-verdict-well = { $party }, Glied { $number }: in Ordnung.
campaign-verdict-older = { $party }, Glied { $number }: aufbewahrt; es wurde nach Regeln { $why } gespielt und wird nicht wiederholt.
campaign-verdict-gone = { $party }, Glied { $number }: Das Spiel wurde gelöscht; was es weitergab, ist aufbewahrt.
campaign-verdict-changed = { $party }, Glied { $number }: aufbewahrt, und von hier lässt sich weiterspielen. Die Regeln sind seitdem andere geworden: { $why }.
campaign-verdict-broken = { $party }, Glied { $number }: KAPUTT, { $why }.
campaign-why-refused = Antwort { $answer } von { $answers } ist nicht mehr möglich
campaign-why-ends = noch einmal gespielt endet es anders
campaign-why-hands = noch einmal gespielt gibt es etwas anderes weiter
campaign-why-follows = heute können andere Spiele folgen
campaign-why-began = es begann nicht mit dem, was Glied { $number } weitergab
campaign-why-from-nowhere = es begann mit etwas, das kein Glied davor weitergab

saves-none = Es gibt noch keine gespeicherten Spiele.
