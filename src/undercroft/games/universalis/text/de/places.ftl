# Zwischen zwei Abenteuern

ask-trade = { $name } hat { $coins ->
    [0] keine Münzen
    [one] eine Münze
   *[other] { $coins } Münzen
} und { $left ->
    [0] keinen Besuch mehr
    [one] noch einen Besuch
   *[other] noch { $left } Besuche
}. Was nun?
trade-done = Zurück ins Gasthaus; die anderen sind dran
trade-go = { $what }: { $about }
trade-go-in-vain = { $what }: nichts, was du brauchst und bezahlen kannst
trade-sell = { $what } verkaufen
trade-invest = Erfahrung nutzen
trade-home = { $what } beim nächsten Abenteuer zu Hause lassen
trade-along = { $what } doch mitnehmen
ask-service = { $service }: { $name } hat { $coins ->
    [0] keine Münzen
    [one] eine Münze
   *[other] { $coins } Münzen
} im Beutel. Was darf es sein?
service-leave = Gehen
service-hire = Anheuern: { $creature }
outcome = { $does }
outcome-tested = { $does }; sonst: { $failed }
outcome-rolled = 1W6, { $lines }
ask-travel = { $story } { $name }, was tust du?
ask-upkeep = { $name }: { $creature } will { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} für Futter und Verschleiß. Zahlst du?
upkeep-pay = Zahlen
upkeep-dismiss = Als Freunde scheiden
ask-eloquence = { $name } hat { $rolled } gewürfelt und könnte noch einmal darüber reden.
eloquence-keep = Es dabei lassen
eloquence-again = Neu würfeln
ask-cure = { $name }: welches alte Leiden soll der Heiler ansehen?
ask-school = { $name } hat { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} und { $xp } Erfahrung. Welchen Zauber lernst du?
injury-2 = Der verlorene Arm
injury-3 = Die steifen Gelenke
injury-4 = Das lahme Bein
injury-5 = Die gerissenen Muskeln
injury-6 = Die alte Wunde ({ $what })
injury-7 = Die alte Wunde ({ $what })
injury-8 = Das verlorene Gedächtnis ({ $what })
injury-none = Es gab nichts zu vergessen
injury-9 = Die Albträume
injury-10 = Das blinde Auge
injury-11 = Die schwache Lunge
injury-12 = Der Schlag auf den Kopf
invest-nature = Eine Gabe des Blutes (3 Erfahrung)
roll-travel = Reiseereignis
roll-service = Versuch
roll-plead = Fürsprache
event-blessed = { $name }: { $bonus } { $value }{ $lasts ->
    [1] {" "}für das nächste Abenteuer
   *[other] {""}
}.
bonus-fortune = Glück
bonus-experience = Erfahrung
what-fortune = ein Glückspunkt
what-skill = eine neue Fertigkeit
what-spell = ein neuer Zauber
what-nature = eine Gabe des Blutes
what-raise = ein höheres Attribut
event-travelled = Reiseereignis, { $rolled } gegen { $needs }: { $story }
event-lodged = { $name } { $paid ->
    [0] schläft im Stroh.
   *[other] schläft im Gasthaus und erwacht gesund.
}
event-dismissed = { $creature } verlässt { $name }.
event-visited = { $name } ist zu Besuch: { $service }.
event-offered = { $name }: { $offer }.
event-purse = { $name } ist um { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} ärmer.
event-chanced = { $name } würfelt { $rolled }{ $nothing ->
    [1] : nichts geschieht
   *[other] {""}
}.
event-mended = Eine alte Verletzung ist geheilt: { $name }.
creature-nobody-more = Niemand: wir gehen, wie wir sind

act-free-captives = Das Gefängnis öffnen
roll-prison = Die Gefängnistür
event-prison-found = Hinter der Wand klopft jemand: bei { $x },{ $y } führt eine Tür ins Gefängnis.
event-freed = { $name } ist wieder frei.
ransom-rescue = Wir kommen unseren Freund holen

# Reiseereignisse

story-none = ein ruhiger Tag.
story-harvest-fair = Die Ernte ist eingebracht, und die ganze Stadt ist auf dem Anger: Ringer, Fiedler, viel zu viel Most.
story-cutpurse = Eine kleine Hand, ein leichter Schritt, und ein Beutel, der eben noch da war.
story-spotted-fever = An den Türen sind Kreidezeichen, und der Brunnen schmeckt nach Eisen. In der Stadt geht das Fieber um.
story-widows-plea = Eine Witwe bittet um Gesellschaft für eine Nacht: in der Werkstatt ihres toten Mannes geht etwas um.
story-castellans-levy = Die Mauer muss geflickt werden, und der Burgvogt nimmt, was Gäste geben können: Münzen oder Rücken.
story-tournament = Wimpel, Trompeten, und ein Beutel für jeden, der bei Sonnenuntergang noch steht.
story-night-alarm = Vor dem Morgengrauen läutet die Glocke. Fackeln ziehen über die Felder, und sie ziehen hierher.
story-lords-table = Der Burgherr hat von Fremden mit Geschichten gehört und lässt an seiner Tafel decken.
story-alley-knives = Der kurze Weg zum Gasthaus ist eng, und das finden auch sechs Leute mit Messern.
story-false-charge = Die Wache packt einen von euch am Kragen. Jemand von genau dieser Größe hat einen Goldschmied beraubt.
story-roof-fire = Funken im Wind, dann ein Dach, dann eine Straße. An einer Ecke brennt die Stadt.
story-street-players = Gaukler haben auf dem Platz ihre Bretter aufgeschlagen. Heute geben sie euer letztes Abenteuer, mit Witzen.

# Was man dagegen tun kann

offer-wrestle = Um einen Preis ringen
offer-dance = Tanzen, bis der Fiedler aufgibt
offer-watch = Vom Zaun aus zusehen
offer-chase = Den Dieb über die Dächer jagen
offer-let-him-run = Ihn laufen lassen mit dem, was er hat
offer-drink-only-wine = Nichts als Wein trinken
offer-drink-the-water = Trinken, was alle trinken
offer-sit-with-her = Mit ihr wachen
offer-give-alms = Ihr etwas für einen Priester geben
offer-walk-on = Weitergehen
offer-pay-the-levy = Die Abgabe zahlen
offer-carry-stones = Steine schleppen
offer-enter-the-lists = In die Schranken treten
offer-shoot-at-the-mark = Auf die Scheibe schießen
offer-cheer = Den anderen zujubeln
offer-man-the-wall = Von der Mauer schießen
offer-guard-the-gate = Das Tor halten
offer-stay-in-bed = Die Decke höher ziehen
offer-tell-a-tale = Eine Geschichte erzählen, die ein Geschenk wert ist
offer-eat-quietly = Essen, lächeln, wenig sagen
offer-draw-steel = Blankziehen
offer-hand-over-the-purse = Den Beutel hergeben
offer-pay-the-fine = Die Buße zahlen
offer-plead = Vor dem Richter plädieren
offer-carry-people-out = Leute hinaustragen
offer-save-the-cellar = Retten, was ein Apotheker im Keller hat
offer-keep-away = Fernbleiben
offer-throw-a-coin = Eine Münze werfen und lachen
offer-heckle = Dazwischenrufen
offer-pass-by = Vorbeigehen

# Orte und Dienste

service-market = Markt
service-market-text = Seile, Fackeln und was sonst in einen Rucksack passt
service-blacksmith = Schmied
service-blacksmith-text = Klingen, Äxte, Schilde, Rüstungen nach Maß, und ehrliche Arbeit am Blasebalg
service-fletcher = Bogner
service-fletcher-text = Bögen, Schleudern, und eine Zielscheibe für die Eitlen
service-alchemist = Alchemist
service-alchemist-text = Tränke, Raritäten und die Namen unbekannter Dinge
service-herbalist = Kräuterfrau
service-herbalist-text = bittere Gebräue, die wirken
service-healer = Heiler
service-healer-text = heilt Krankheiten und alte Verletzungen und ruft Tote zurück
service-temple = Tempel
service-temple-text = eine Kerze fürs Glück oder eine Nacht auf kaltem Stein
service-tavern = Schenke
service-tavern-text = eine Runde für alle, ein kleiner Tisch und ein großer, und was daraus wird
service-guards = Wache
service-guards-text = eine Nacht auf Wache, gegen Sold
service-combat-school = Fechtschule
service-combat-school-text = Übungskämpfe für Erfahrung, Stunden für Kampffertigkeiten
service-library = Bibliothek
service-library-text = stille Studien, gelehrte Fertigkeiten, alte Kataloge
service-school-of-magic = Zauberschule
service-school-of-magic-text = neue Zauber für Münzen und Erfahrung
service-thieves-guild = Hinterzimmer
service-thieves-guild-text = Fertigkeiten für die Schnellen, Geldbeutel für die Schnelleren
service-arena = Arena
service-arena-text = Münzen für Sieger, blaue Flecken für alle
service-kennel = Ställe und Zwinger
service-kennel-text = Reittiere für alle, andere Tiere für jene, die sie zähmen können
service-mercenary-hall = Söldnerhalle
service-mercenary-hall-text = Schwerter zu mieten
service-fortune-teller = Wahrsagerin
service-fortune-teller-text = gute Nachrichten, meistens
service-feast-hall = Festhalle
service-feast-hall-text = ein Abendessen für euch alle, und Übungen im Hof

offer-haggle = Einem Bauern beim Feilschen helfen
offer-work-the-bellows = Den Blasebalg treten
offer-archery-wager = Auf das eigene Auge wetten
offer-identify = Alles untersuchen lassen
offer-fever-brew = Den Fiebertrank trinken
offer-herbs = Heilkräuter mitnehmen
offer-cure-disease = Sich von Krankheit heilen lassen
offer-cure-injury = Eine Verletzung behandeln lassen
offer-candle = Eine Kerze anzünden
offer-vigil = Bis zum Morgen wachen
offer-a-round = Eine Runde ausgeben und sehen
offer-night-watch = Nachtwache gehen
offer-sparring = Fechten, bis es Sinn ergibt (1 Erfahrung)
offer-masters-lesson = Stunde beim Meister: eine Kampffertigkeit
offer-study = Studieren (1 Erfahrung, wenn du es verstehst)
offer-private-lessons = Privatstunden: eine gelehrte Fertigkeit
offer-old-catalogues = In alten Katalogen nachschlagen
offer-learn-a-spell = Einen Zauber lernen
offer-components = Zutaten für Magie mitnehmen
offer-apprenticeship = Kurz in die Lehre gehen: eine Entdeckerfertigkeit
offer-cut-a-purse = Einen Beutel abschneiden
offer-first-blood = Bis zum ersten Blut kämpfen
offer-the-grand-bout = Den großen Kampf austragen
offer-low-table = Sich an den kleinen Tisch setzen
offer-high-table = Sich an den großen Tisch setzen
offer-palm = Sich aus der Hand lesen lassen
offer-drill-together = Zusammen üben
offer-plain-supper = Ein schlichtes Abendessen für alle
offer-roast-and-music = Braten und Musik für alle
market-town = Die Stadt
