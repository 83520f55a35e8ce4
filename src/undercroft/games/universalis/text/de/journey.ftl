# Unterwegs: die Karte, ihre Runden, was gefragt wird und was geschieht

quest-journey = Unterwegs
quest-journey-goal = Reist, wohin ihr wollt; ein Abenteuer beginnt, wo seine Fahne steht.
setup-scenario-journey = Unterwegs durch Arasca
setup-scenario-journey-about = Reist auf der Karte von Ort zu Ort, bis ein Abenteuer ruft.

terrain-forest = Wald
terrain-mountain = Gebirge
terrain-plain = Ebene
terrain-swamp = Sumpf
terrain-desert = Wüste
terrain-volcanic = Vulkanland
terrain-glacier = Gletscher
terrain-sea = Meer
terrain-river = Fluss
place-forest = Wald
place-mountain = Gebirge
place-plain = Ebene
place-swamp = Sumpf
place-desert = Wüste
place-volcanic = Vulkanland
place-glacier = Gletscher
place-sea = Meer
place-river = Fluss
place-road = Straße
land-nameless = { $terrain } bei { $spot }
land-named = { $name } ({ $spot })
land-troll-forest = der Trollwald
land-white-silence = die Weiße Stille
land-ember-waste = die Glutöde
land-drowned-meadows = die Ertrunkenen Wiesen
land-elder-holt = Altholz
land-bone-pans = die Knochenpfannen
land-giants-stair = die Riesentreppe
season-mild = milde Jahreszeit
season-winter = Winter

road-headline = { $region }, Runde { $turn } ({ $season })
track-campaign-turn = Reiserunde
calendar-winter = der Winter kommt
calendar-thaw = das Tauwetter kommt
note-group = { $heroes }: { $place }{ $camped ->
    [0] .
   *[other] , im Lager.
}
note-flag = { $quest }: { $place }
note-flags = Fahnen auf der Karte: { $quests }.
border-land = Grenze
bridge-name = Brücke
group-of-heroes = { $heroes }
zone-services = Hier könnt ihr vorsprechen

ask-way = Runde { $turn }, { $season }, Standort { $place }: Wohin geht es?
way-go = Nach { $place }
way-go-with = Nach { $place }: { $more }
way-cross = Über die Brücke nach { $place }
way-cross-with = Über die Brücke nach { $place }: { $more }
way-stay = Diese Runde hierbleiben
way-camp = Lagern: etwas Lebenskraft und Mana kehren zurück, Ereignisse werden wahrscheinlicher
way-enter = { $place } betreten
way-quest = Das Abenteuer beginnen: { $quest }
way-done = Das ist alles für diese Runde
way-has-road = Straße
ask-there = { $place }. Was tut ihr hier?
ask-set-out = { $place }: Die anderen wollen das Abenteuer { $quest } beginnen. Damit endet die Reise fürs Erste. Kommst du mit?
set-out-agree = Das Abenteuer beginnen
set-out-not-yet = Nicht in dieser Runde
ask-deck = Durch { $place } führt eine Straße. Bleibt ihr auf ihr?
deck-road = Auf der Straße bleiben
deck-land = Querfeldein gehen
ask-travel-together = { $story } Was tut ihr alle zusammen?
group-way-go = Wege
group-way-enter = Siedlungen
group-way-quest = Abenteuer
group-way-rest = Bleiben

event-set-out = { $region }: Die Helden brechen auf, von { $place } aus.
event-campaign-turn = Reiserunde { $turn } beginnt{ $season ->
    [winter] , im Winter.
   *[other] .
}
event-journeyed = Ankunft: { $terrain } bei { $place }.
event-put-off = Noch wollen nicht alle das Abenteuer beginnen: { $quest } wartet auf eine andere Runde.
event-stayed = Die Gruppe bleibt bei { $place }.
event-camped = Die Gruppe lagert bei { $place }.
event-entered = Die Gruppe betritt { $place } ({ $settlement }).
settlement-town = Dorf
settlement-castle = Burg
settlement-city = Stadt
event-arrived = { $how ->
    [quest] Der Weg endet an einer Fahne: { $quest }.
    [epic] Ihr überlasst nichts den Würfeln: { $quest }.
    [year] Ein Jahr ist unterwegs vergangen.
   *[other] Niemand ist mehr da, der weiterreisen könnte.
}
quest-none = nichts
event-delayed = Das kostet Zeit: { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
}.
event-astray = Die Gruppe hat sich verlaufen und kommt bei { $place } heraus.
event-lost = { $name } verliert: { $item }.
end-quest = Das Abenteuer beginnt.
end-year = Ein Jahr ist vergangen.

effect-hull = das Boot erhält { $amount ->
    [one] 1 Strukturpunkt
   *[other] { $amount } Strukturpunkte
} zurück
effect-hull-lost = das Boot verliert { $amount ->
    [one] 1 Strukturpunkt
   *[other] { $amount } Strukturpunkte
}
effect-delay = { $turns ->
    [one] eine Runde geht verloren
   *[other] { $turns } Runden gehen verloren
}
effect-jail = Gefängnis für { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
}
effect-nearer = eine Gefahr kommt { $places ->
    [one] einen Ort
   *[other] { $places } Orte
} näher
effect-astray = die Gruppe kommt anderswo heraus
effect-lose-thing = etwas aus dem Gepäck geht verloren
effect-lose-beast = das Tier ist fort

# Reiseereignisse der Länder und Gewässer

travel-eyes-between-the-trees = Augen zwischen den Bäumen
story-eyes-between-the-trees = Seit Mittag geht es neben euch her. Jetzt sind es zwei, und die Vögel sind verstummt.
offer-stand-your-ground = Stehen bleiben und warten
offer-climb-a-tree = Auf den nächsten Baum
travel-rockfall = Steinschlag
story-rockfall = Ein Kiesel, noch einer, und dann setzt sich der ganze Hang in Bewegung.
offer-jump-aside = Zur Seite springen
offer-crouch-behind-the-pack = Hinter das Gepäck ducken
travel-wandering-herd = Eine ziehende Herde
story-wandering-herd = Hörner bis zum Horizont. Sie haben es nicht eilig, und sie stehen genau auf eurem Weg.
offer-hunt = Einen Nachzügler jagen
offer-wait-until-they-pass = Warten, bis sie vorbei sind
offer-walk-through = Mitten hindurch
travel-lights-over-the-bog = Lichter über dem Moor
story-lights-over-the-bog = Kleine blaue Lichter, hüfthoch und sehr geduldig. Eines winkt.
offer-follow-the-lights = Den Lichtern folgen
offer-keep-to-the-causeway = Auf dem Knüppeldamm bleiben
travel-sandstorm = Sandsturm
story-sandstorm = Der Himmel im Süden hat die falsche Farbe, und er kommt näher.
offer-press-on = Weitergehen
offer-dig-in = Eingraben und warten
travel-breathing-vents = Atmende Spalten
story-breathing-vents = Der Boden seufzt, und eine Reihe von Rissen beginnt vom anderen Ende her zu glühen.
offer-run-for-it = Rennen
offer-wrap-up-and-wait = Einhüllen und vorüberziehen lassen
travel-thin-ice = Dünnes Eis
story-thin-ice = Ein Ton wie von einer gezupften Saite läuft unter jemandes Stiefeln hindurch.
offer-lie-flat-and-crawl = Flach hinlegen und kriechen
offer-throw-the-coins-away = Den schweren Beutel fortwerfen
travel-squall = Sturmbö
story-squall = Erst drehen die Möwen um. Dann das Segel.
offer-ride-it-out = Beidrehen und aushalten
offer-run-before-the-wind = Vor dem Wind laufen
travel-drifting-timber = Treibholz
story-drifting-timber = Stromauf hat jemand ein Floß verloren, oder ein Haus. Es kommt in Stücken.
offer-fend-it-off = Mit Stangen abwehren
offer-tie-up-and-salvage = Festmachen und bergen
travel-pedlar-with-a-limp = Ein hinkender Händler
story-pedlar-with-a-limp = Er sei überall gewesen, sagt er, und sein Fuß zweimal.
offer-carry-his-bundle = Sein Bündel ein Stück tragen
offer-buy-a-draught = Einen Trank von ihm kaufen
offer-ask-for-the-news = Nach Neuigkeiten fragen

# Gefahren

danger-assassin = Meuchelmörder
story-assassin = Ein freundliches Gesicht am Feuer, eines mehr als beim Essen.
offer-listen-for-steps = Auf Schritte lauschen
danger-riders-in-the-dusk = Reiter in der Dämmerung
story-riders-in-the-dusk = Hufe, keine Stimmen. Seit Tagen wissen sie, wo ihr heute Nacht sein werdet.
offer-form-a-ring = Einen Ring bilden
offer-leave-the-baggage = Ihnen das Gepäck lassen
offer-hide-and-wait = Verstecken und warten
danger-poisoned-well = Der vergiftete Brunnen
story-poisoned-well = Der Eimer kommt klar herauf. Der Frosch darin rührt sich nicht.
offer-taste-with-care = Vorsichtig kosten
offer-pay-the-water-seller = Den Wasserverkäufer bezahlen

# Orte und Dienste unterwegs

service-inn = Gasthaus
service-inn-text = Bett und Bad für eine Münze (zwei für Große): Lebenskraft, Mana und Glück kehren zurück, Gefährten bekommen ihren Lohn

# Unterwegs, zweiter Teil: Jahreszeiten, Boote, Gefahren, Trennung

way-ride-via = Durch { $via } nach { $place } reiten
way-ride-via-with = Durch { $via } nach { $place } reiten: { $more }
way-sail = Nach { $place } fahren
way-sail-via = An { $via } vorbei nach { $place } fahren
way-land = In { $place } an Land gehen
way-land-with = In { $place } an Land gehen: { $more }
way-visit = Die Häuser in { $place } aufsuchen
way-wait = In der Zelle warten
way-part = { $hero } geht einen eigenen Weg
way-drink = { $hero } nutzt { $what }
way-bury = { $hero } hier zur letzten Ruhe betten
way-join = Mit { $hero } zusammen weiterziehen
ask-lair = Woher kommen deine Gefahren?
ask-ashore = Welches Ufer erreicht ihr von { $place } aus?
ask-danger = Eine Gefahr in { $place } kommt näher. Auf welchem Weg?
roll-danger = Gefahren nach einer Rast
group-way-boat = Mit dem Boot
group-way-people = Trennen und treffen
group-deal-boat = Boote
group-deal-raise = Die Toten
group-deal-house = Das Haus
deal-raise = { $hero } zurückrufen lassen
group-deal-bed = Das Haus
group-deal-store = Das Haus
group-deal-fetch = Das Haus
deal-boat = { $boat } mit { $points } Strukturpunkten
deal-house = Das Haus kaufen
deal-bed = Im eigenen Bett schlafen
deal-store = Hier lassen: { $what }
deal-fetch = Mitnehmen: { $what }
note-boat = { $boat }, Standort { $place }, noch { $left } Strukturpunkte.
note-jailed = { $heroes }: im Gefängnis, noch { $turns ->
    [one] eine Runde.
   *[other] { $turns } Runden.
}
danger-marker = Gefahr { $number }
boat-rowboat = Ruderboot
boat-merchant-ship = Handelsschiff
boat-warship = Kriegsschiff
water-river = Flüsse
water-coast = Küstengewässer
water-sea = offene See
kind-danger = Gefahr der Reise
kind-boat = Boot
boat-about = Kostet { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} am Kai, hat { $points } Strukturpunkte und befährt: { $waters }.
event-half-way = Mit zu schwerem Gepäck: Die Gruppe ist auf halbem Weg nach { $place }.
event-cold = Bei { $place } beißt die Kälte.
event-sailed = { $boat } erreicht: { $terrain } bei { $place }.
event-boat-taken = { $name } mietet für die Gruppe: { $boat }.
event-boat-lost = { $boat }: bleibt bei { $place } zurück.
event-hull-changed = { $boat }: noch { $left } Strukturpunkte.
event-wrecked = { $boat }: gesunken bei { $place }.
event-washed-ashore = Die Gruppe kommt bei { $place } an Land.
event-parted = { $name } verlässt die anderen bei { $place }.
event-joined = Die Gruppe trifft { $name } bei { $place } und zieht gemeinsam weiter.
event-buried = Sie betten { $name } zur letzten Ruhe, bei { $place }.
event-jailed = { $name } wird für { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
} eingesperrt.
event-set-free = { $name } ist wieder frei, bei { $place }.
event-danger-rolled = Jemand hat gerastet, und das spricht sich herum: { $dice } Würfel, { $found ->
    [0] keine neue Gefahr.
    [one] eine neue Gefahr.
   *[other] { $found } neue Gefahren.
}
event-danger-moved = Eine Gefahr zieht von { $place } nach { $other }.
event-danger-met = Bei { $place } zeigt die Gefahr ihr Gesicht: { $danger }.
event-house-bought = { $name } unterschreibt. Das Haus gehört euch.
event-stored = { $how ->
    [store] { $name } lässt im Haus: { $item }.
   *[other] { $name } nimmt aus dem Haus mit: { $item }.
}
story-bridge = Die Brücke hat einen Wärter, und der Wärter hat eine Kette.
offer-pay-the-toll = Den Zoll zahlen
offer-talk-the-keeper-round = Den Wärter überreden
offer-visit-the-cells = Hören, was Gefangene wissen
offer-leave-an-offering = Eine Gabe niederlegen
service-home = ein eigenes Haus
service-home-text = einmal zu kaufen; dann Rast ohne Rechnung und ein Lager für alles, was niemand tragen will
service-pier = Kai
service-pier-text = Ruderboote, Handelsschiffe und Kriegsschiffe
service-bridge = Brücke
service-bridge-text = ein Wärter, eine Kette, ein Zoll
service-prison = Gefängnis
service-prison-text = Geschichten durch Eisenstäbe
service-sacred-place = heiliger Ort
service-sacred-place-text = alte Steine; Riesen kommen zu denen, die sie zähmen können

ask-epic = { $story } Das könntet ihr einmal als großes Ereignis ausspielen: { $quest }.
epic-automatic = Den Würfeln überlassen
epic-epic = Ausspielen
way-load = { $hero } lädt dem Tier auf, was zu schwer ist
event-loaded = { $name } lässt das Tier tragen, was zu viel war.
state-travelling = unterwegs

travel-wolves-at-the-fire = Wölfe am Feuer
story-wolves-at-the-fire = Gelbe Augen, gleich hinter dem Lichtschein, und sie sind nicht euretwegen hier.
offer-swing-a-brand = Ein brennendes Scheit schwingen
offer-cut-the-tether = Das Tier losschneiden
travel-smoke-on-the-horizon = Rauch am Horizont
story-smoke-on-the-horizon = Ein Hof brennt, eine Meile entfernt. Wer ihn angezündet hat, ist vielleicht noch da.
offer-ride-to-help = Hinziehen und helfen
offer-give-it-a-wide-berth = Einen weiten Bogen machen
travel-men-with-a-warrant = Männer mit einem Haftbefehl
story-men-with-a-warrant = Die Beschreibung passe, sagen sie. Sie würde auch auf ein Scheunentor passen.
offer-pay-for-a-stamp = Für einen Stempel zahlen
offer-argue-the-law = Über das Recht streiten
