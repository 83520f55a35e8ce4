# Was geschieht
event-mustered = { $hero } schließt sich der Gruppe an.
event-began = Zug { $turn }: { $side ->
    [heroes] die Helden.
   *[dark] der Dunkle Spieler.
}
event-activated = { $name } ist an der Reihe.
event-recovered = { $name } { $rolled ->
    [0] steht auf.
   *[other] { $passed ->
        [1] erholt sich: nicht mehr { $condition } (Wurf { $rolled }).
       *[other] ist noch immer { $condition } (Wurf { $rolled }).
    }
}
event-tested = { $name }, { $test }: { $total } gegen { $target }, { $passed ->
    [1] geschafft
   *[other] misslungen
}.
event-dealt = Die Stapel des Dunklen Spielers liegen bereit; { $count ->
    [0] er hat keine Karte auf der Hand.
    [one] er hat 1 Karte auf der Hand.
   *[other] er hat { $count } Karten auf der Hand.
}
event-moved-at = { $name } geht nach { $at }.
event-stood-at = { $name } ist jetzt bei { $at }.
event-faced = { $name } wendet sich nach { $way }.
event-rolled = { $roll }: { $name } würfelt { $fell }, zusammen { $total }{ $needed ->
    [none] .
   *[other] {""} gegen { $needed }.
}
event-rolled-against = { $roll }: { $name } würfelt { $fell }, zusammen { $total }, gegen { $their }, zusammen { $theirs }.
event-rolled-wounds = { $roll }: { $name } würfelt { $fell }; { $total ->
    [0] kein Würfel verwundet
    [one] ein Würfel verwundet
   *[other] { $total } Würfel verwunden
} ({ $needed } oder mehr).
event-rolled-alone = { $roll }: Die Würfel zeigen { $fell }.
event-mana-changed = { $name }: aus { $before } Mana werden { $mana }.
event-furniture-moved-at = { $name } rückt { $what } nach { $at }.
event-closed-at = { $what ->
    [gate] Das Tor bei { $at } fällt zu.
   *[other] Die Tür bei { $at } ist zu.
}
part-other = andere Modifikatoren
part-circumstances = Umstände
part-skills = Fertigkeiten und Ausrüstung
part-weapon = Waffe
part-behind = von hinten
part-flying = gegen Fliegende
part-higher = von oben
figure-number = { $name } { $number }
event-ran = { $name } { $rolled ->
    [2] stolpert über zwei Einsen: nur
   *[other] rennt: der Wurf { $rolled } bringt
} { $squares ->
    [one] 1 Feld.
   *[other] { $squares } Felder.
}
event-swam = { $name } { $rolled ->
    [2] schluckt bei zwei Einsen Wasser und kommt nicht vom Fleck.
   *[other] schwimmt: { $squares ->
        [one] 1 Feld.
       *[other] { $squares } Felder.
    }
}
event-revealed = { $name } blickt in einen neuen Abschnitt.
event-revealed-note = { $name } blickt in einen neuen Abschnitt. { $note }
event-sheet-read = { $story } { $note }
event-opened = { $name } öffnet { $what }.
event-opened-at = { $name } öffnet { $what } bei { $at }.
event-broke = { $name }: { $what } zerbricht{ $why ->
    [blunder] {" "}nach dem kritischen Fehlschlag
    [shot] {" "}nach dem kritischen Fehlschlag des Schusses
    [block] {" "}unter dem geblockten Schlag
    [magic] {" "}unter der Magie
   *[plain] {""}
}.
event-broke-at = { $name } zerschlägt { $what } bei { $at }.
event-struck-at = { $name } schlägt auf { $what } bei { $at } ein: noch { $left } Lebenskraft.
event-locked-lock = Ein Schloss hält { $what } zu.
event-locked-riddle = Ein Rätsel versperrt { $what }.
event-placed-at = { $creature } erscheint bei { $at }.
event-initiative = Initiative: Helden { $heroes }, Dunkler Spieler { $dark }. Es gewinnen { $winner }.
event-surprised-at = { $name } wird überrascht, bei { $at }.
event-attacked = { $name } greift { $other } an ({ $weapon }): { $attack }{ $more ->
    [0] {""}
   *[other] {" "}({ $mine })
} gegen { $defence }{ $theirs ->
    [0] {""}
   *[other] {" "}({ $their })
}, { $hit ->
    [1] ein Treffer{ $criticals ->
        [0] {""}
        [one] {" "}mit einem kritischen Würfel
       *[other] {" "}mit { $criticals } kritischen Würfeln
    }
   *[other] kein Treffer
}.{ $blunder ->
    [1] {" "}Kritischer Fehlschlag: { $name }!
   *[other] {""}
}{ $fumble ->
    [1] {" "}Kritischer Fehlschlag: { $other }!
   *[other] {""}
}
event-shot = { $name } schießt auf { $other } ({ $weapon }): { $total }{ $more ->
    [0] {""}
   *[other] {" "}({ $mine })
}, { $hit ->
    [1] ein Treffer{ $criticals ->
        [0] {""}
        [one] {" "}mit einem kritischen Würfel
       *[other] {" "}mit { $criticals } kritischen Würfeln
    }
   *[other] daneben
}.{ $blunder ->
    [1] {" "}Ein kritischer Fehlschlag!
   *[other] {""}
}
event-strayed = Der Schuss von { $name } verfehlt sein Ziel und trifft { $other }.
event-blocked = { $name } { $blocked ->
    [1] blockt den Treffer
   *[other] blockt nicht
} (Wurf { $rolled }).
event-damaged = { $name }: { $dice ->
    [0] {""}
    [one] 1 Schadenswürfel,{" "}
   *[other] { $dice } Schadenswürfel,{" "}
}{ $wounds ->
    [0] keine Wunde,
    [one] 1 Wunde,
   *[other] { $wounds } Wunden,
} noch { $left } Lebenskraft.
event-afflicted = { $name } ist { $condition }.
event-cured = { $name } ist nicht mehr { $condition }.
event-healed = { $name } gewinnt { $amount } Lebenskraft zurück.
event-saved = { $saved ->
    [1] { $name } hat Glück (Wurf { $rolled }): der Schlag ist ungeschehen.
   *[other] { $name } hat kein Glück (Wurf { $rolled }).
}
event-knocked-out = { $name } ist ausgeschaltet.
event-pushed-at = { $name } wird nach { $at } gedrängt.
event-fell = { $name } stürzt aus Höhe { $height }.
event-built = { $name } arbeitet am Steg.
event-mounted = { $name } schwingt sich auf: { $other }.
event-dismounted = { $name } sitzt ab: { $other }.
event-thrown = { $name } fällt aus dem Sattel.
event-thrown-at = { $name } fällt aus dem Sattel und landet bei { $at }.
event-pounced = { $name } springt auf { $other } hinab{ $passed ->
    [1] {""} und landet gut.
   *[other] {""} und verfehlt.
}
event-clung = { $name } klammert sich an { $other }.
event-bridge-stands = Der Steg ist fertig.
event-bridge-fell = Der Steg stürzt in die Tiefe.
event-dropped = { $name } lässt { $item } fallen.
event-handled = { $name }: { $item } { $how }.
event-cast = { $name } wirkt { $spell }{ $target ->
    [0] {""}
   *[other] {" "}auf { $other }
}: { $total }, { $success ->
    [1] gelungen
   *[other] misslungen
}.
event-dispelled = { $name } versucht { $spell } zu bannen: { $total }, { $success ->
    [1] gelungen
   *[other] misslungen
}.
event-spell-ended = { $spell } endet.
event-fortune-spent = { $on ->
    [fatal] { $name } gibt einen Glückspunkt aus, um zu überleben (noch { $left }).
   *[other] { $name } gibt einen Glückspunkt aus (noch { $left }), ein Wurf wird wiederholt: { $roll }, bisher { $total }.
}
event-searched = { $name } durchsucht { $what }{ $total ->
    [0] .
   *[other] {" "}(Wurf { $total }).
}
event-gathered = { $name } hat etwas von dem gefunden, wofür ihr gekommen seid ({ $found } von { $of }).
event-found-nothing = { $name } findet nichts.
event-found = { $name } findet { $what }.
event-coins-found = { $name } findet { $coins ->
    [0] keine einzige Münze
    [one] eine Münze
   *[other] { $coins } Münzen
}.
event-trap-sprung = Eine Falle für { $name }: { $card }, { $detected ->
    [1] rechtzeitig entdeckt
   *[other] zu spät
}! Der Rest des Zuges ist verloren.
event-trap-disarmed = { $name } { $success ->
    [1] entschärft die Falle
   *[other] löst die Falle aus
} ({ $card }).
event-dark-drew = Der Dunkle Spieler zieht { $card } ({ $deck }).
event-dark-drew-hidden = Der Dunkle Spieler zieht eine Karte ({ $deck }).
event-dark-played = Der Dunkle Spieler spielt { $card }{ $cost ->
    [0] {""}
   *[other] {" "}für { $cost }
} (Reservepunkte: { $reserve }).
event-empowered = { $name } erhält: { $card }.
event-outfitted = { $name } bekommt { $item } (Reservepunkte: { $reserve }).
event-dark-discarded = Der Dunkle Spieler wirft { $card } für { $gained } ab (Reservepunkte: { $reserve }).
event-sent-out = { $count ->
    [one] Eine Kreatur geht
   *[other] { $count } Kreaturen gehen
} auf { $other } los.
event-let-loose = { $count ->
    [one] Eine Kreatur tut, was ihrer Art entspricht.
   *[other] { $count } Kreaturen tun, was ihrer Art entspricht.
}
event-reserve-rose = Der Dunkle Spieler gewinnt einen Punkt (Reservepunkte: { $reserve }).
event-scenario-die = { $fits ->
    [1] Der Szenariowürfel zeigt { $shown }.
   *[other] Der Szenariowürfel zeigt { $shown }: Daraus wird nichts.
}
event-no-room = { $creature } findet keinen Platz.
event-leader-paid = Der Dunkle Spieler bezahlt { $cost } für seinen Anführer (Reservepunkte: { $reserve }).
event-leader-grew = { $name } führt sie an und wächst mit den Punkten des Dunklen Spielers: Lebenskraft +{ $gained } (noch { $reserve } Reservepunkte).
event-crafted = { $name } versucht sich: { $craft }, { $total } gegen { $target }, { $passed ->
    [1] gelungen
   *[other] misslungen
}.
event-craft-learned = { $name } übt: { $craft }, { $passed ->
    [1] jetzt mit einem Bonus von +{ $bonus }
   *[other] vergeblich
}.
event-followed = { $what ->
    [nothing] Der Spielleiter erzählt, was daraus wird.
    [coins] Für { $name } fallen Münzen ab.
    [thing] { $name } bekommt etwas dafür.
    [wound] { $name } muss dafür büßen.
    [mend] Das tut { $name } gut.
   *[other] Ein Schloss gibt nach.
}
event-dwelling = Diesmal hausen hier: { $faction }.
event-conducting = Im Zweifel entscheidet Spieler { $player } für den Dunklen Spieler.
event-scored = { $side ->
    [heroes] Die Helden erhalten
   *[dark] Der Dunkle Spieler erhält
} { $points ->
    [one] einen Erfolg
   *[other] { $points } Erfolge
} ({ $why }).
event-frightened = { $name } { $passed ->
    [1] hält stand gegen { $other }.
   *[other] fürchtet { $other }.
}
event-fled = { $name } flieht.
event-left = { $name } verlässt das Gewölbe.
event-came-to-pass = { $note }
event-end-read = { $ending }
event-merit-earned = { $merit }{ $coins ->
    [0] { "" }
    [one] { " " }Eine Münze mehr für die Gruppe.
   *[other] { " " }{ $coins } Münzen mehr für die Gruppe.
}{ $xp ->
    [0] { "" }
    [one] { " " }Alle gewinnen einen Erfahrungspunkt mehr.
   *[other] { " " }Alle gewinnen { $xp } Erfahrungspunkte mehr.
}
event-goal-reached = Das Ziel ist erreicht: { $goal }.
event-ended = Das Abenteuer ist zu Ende: { $reason }.

winner-heroes = die Helden
winner-dark = die Kreaturen des Dunklen Spielers
condition-riding = Im Sattel
condition-ridden = Mit Reiter
condition-stunned = betäubt
condition-knocked-down = zu Boden geworfen
condition-diseased = krank
condition-poisoned = vergiftet
condition-wounded = verwundet
condition-frightened = verängstigt
condition-stationary = starr
condition-flying = in der Luft
condition-berserk = im Blutrausch
condition-in-pit = in einer Grube
condition-shielding = in Schildwehr
condition-overloaded = überladen
how-drawn = in der Hand
how-stowed = weggesteckt
how-used = benutzt
how-given = weggegeben
how-picked-up = aufgehoben
how-worn = angelegt
how-taken-off = abgelegt
how-taken-back = zurückgenommen
how-lit = angezündet
how-identified = erkannt
what-chest = die Truhe
what-door = die Tür
what-riddle = was das Rätsel versperrte
what-secret-door = eine Geheimtür
what-corpses = die Toten
what-magic-element = etwas Magisches
item-magic-element = { what-magic-element }
shown-obstacle = Hindernisse
shown-encounter = Begegnung
shown-power = Kraft
deck-obstacles = Hindernisse und Kräfte
deck-encounters = Begegnungen
why-turn = ein Zug
why-fortune = ausgegebenes Glück
why-knock-out = ein Held ausgeschaltet
why-eliminated = ein Feind besiegt
why-unlocked = ein Schloss geknackt
why-riddle = ein Rätsel gelöst
why-chest = eine Truhe geöffnet
why-disarmed = eine Falle entschärft
why-goal = das Ziel
why-overrun = die Sanduhr überzogen
goal-leader = der Anführer ist besiegt
goal-reach = der Ort ist erreicht
goal-find = es ist gefunden
goal-gather = alles ist beisammen
goal-slay = es sind genug erschlagen
goal-escort = der Begleiter ist in Sicherheit
goal-eliminate = kein Feind ist übrig
goal-survive = die Helden haben ausgehalten
reason-won = das Ziel ist erreicht
reason-fled = die Helden sind vorzeitig gegangen
reason-fallen = alle Helden sind ausgeschaltet
reason-failed = der Auftrag ist gescheitert
reason-late = die Zeit ist abgelaufen

event-tracked = { $name } liest die Spuren: { $card }.
event-tracked-hidden = { $name } liest die Spuren.
event-changed = { $name } wechselt die Gestalt: { $shape }.
shape-werewolf = ein Werwolf
shape-human = wieder ein Mensch
shape-hill-bear = ein Bär
event-turned = { $name } { $how }.
how-serves = dient jetzt der anderen Seite
how-free = ist wieder sein eigener Herr
how-vanished = verschwindet: der rufende Zauber ist vorbei
how-unmoved = lässt sich weder befehlen noch täuschen
event-fated = Das Schicksal von { $name }{ $rolled ->
    [0] {""}
   *[other] {" "}({ $rolled })
}: { $result }.
event-injured = { $name } trägt eine bleibende Verletzung davon. { $injury } (Wurf { $rolled }).
event-invested = { $name } setzt { $cost } Erfahrung ein: { $what }.
result-death = der Tod
result-injured = verletzt
result-revenge = ein Verwandter schwört Rache
result-prisoner = gefangen genommen
result-escape = unversehrt entkommen

event-hired = { $creature } zieht mit { $name }.
event-raised = Die Heilerin ruft { $name } zurück.

event-leader-armed = Der Anführer ist gerüstet: { $item }.
event-leader-armed-hidden = { $bought ->
    [1] Der Dunkle Spieler kauft einen Gegenstand für den Anführer.
   *[other] Der Dunkle Spieler kauft nichts für den Anführer.
}
item-none = nichts
item-coins = Münzen

event-rested = Die Gruppe kommt in { $place } und rastet.
event-traded = { $name }: { $item } { $how }.
place-town = eine kleine Stadt
place-castle = eine Burg
place-city = eine große Stadt
how-bought = gekauft
how-sold = verkauft
how-returned = zurückgegeben

how-put-down = abgelegt
event-used-skill = { $name }: { $skill }{ $target ->
    [0] {""}
   *[other] {" "}gegen { $other }
}.
event-without-effect = { $skill } bleibt ohne Wirkung auf { $other }.
event-activated-as = { $name } handelt ({ $behaviour }).
event-saved-surely = Ein zweiter Glückspunkt macht es sicher: der Schlag gegen { $name } ist ungeschehen.
event-spawn-row = Kreaturentafel für { $card }: der Wurf { $rolled } gibt { $creatures } für { $cost }{ $enough ->
    [1] .
   *[other] {""}: mehr, als der Dunkle Spieler hat.
}

event-yielded-at = Die Tür bei { $at } lässt sich jetzt öffnen.
event-ground-changed = { $what } bedeckt jetzt { $count ->
    [one] das Feld { $spot }
   *[other] { $count } Felder ab { $spot }
}.
event-ground-changed-gone = { $what }: fort von { $count ->
    [one] Feld { $spot }
   *[other] { $count } Feldern ab { $spot }
}.
event-carried-up = { $name } nimmt { $other } auf, um den Körper zu tragen.
event-carried-down = { $name } legt { $other } ab.
event-avenged = Jemand aus der Familie nimmt den Namen { $name } an und schwört Rache, mit nichts als bloßen Händen.
event-robbed = { $name } hat die Hälfte aller Habe verloren.
roll-fit = Wem es passt
event-of-group = { $heroes }: { $said }
