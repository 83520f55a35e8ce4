# Was alles ist und tut. Dinge eines Abenteuers werden aus ihren Zahlen erklärt, darum gehen die Texte nach Art und Wirkung.

and-then = { $first } { $then }
at-least = mindestens { $number }

## Arten
kind-hero = { $concept }, Stufe { $level }
kind-monster = Monster, Stufe { $level }
kind-boss = Boss, Stufe { $level }
kind-creature = Geschöpf
kind-spell = Zauber der Schule { $school }
kind-ability = Fähigkeit
kind-weapon = Waffe
kind-armor = Rüstung
kind-shield = Schild
kind-item-once = Gegenstand, wird verbraucht
kind-item-permanent = Gegenstand
kind-item-vessel = Gefäß
kind-attire-ring = Ring
kind-attire-head = Kopfbedeckung
kind-attire-feet = Schuhwerk
kind-attire-hands = Handschuhe
kind-attire-neck = Amulett
kind-attire-back = Umhang
kind-treasure = Schatz
kind-trap = Falle
kind-event = Zufallsereignis
kind-tile = Planteil
kind-special = Besonderer Ort
kind-unique = Einzigartiger Ort
kind-law = Gesetz
kind-power = Kraft
kind-stat = Wert
kind-condition = Zustand
kind-door = Tür

## Werte
stat-atk = Angriff (ATK)
stat-def = Abwehr (DEF)
stat-wit = Scharfsinn (WIT)
stat-dex = Geschick (DEX)
stat-mag = Magie (MAG)
stat-mov = Bewegung (MOV)
stat-res = Widerstand (RES)
stat-lif = Leben (LIF)
stat-rng = Wachsamkeit (RNG)
text-stat-atk = Würfel für einen Angriff, ohne den Bonus der Waffe.
text-stat-def = Würfel gegen einen Angriff, ohne Rüstung.
text-stat-wit = Würfel beim Suchen, vor allem nach Fallen. So viele Würfel helfen auch einem Freund auf die Beine.
text-stat-dex = Würfel für Schlösser und die meisten Fallen.
text-stat-mag = Würfel für Zauber und magische Gegenstände; so viele Zauber passen auch in einen Kopf.
text-stat-mov = Felder je Bewegung.
text-stat-res = Würfel gegen Furcht, Gift und Zauber; und so viel Schaden steckt man weg, ohne betäubt zu sein.
text-stat-lif = So viele Treffer, dann ist es vorbei.
text-stat-rng = Auf so viele Felder bemerkt ein Monster, was vor ihm geschieht.

## Zustände und Türen
name-venom = Gift
text-condition-stunned = Schaden über RES betäubt. Zu Beginn des nächsten Zuges beendet ein RES-Wurf mit einem Erfolg das, und dieser Zug reicht nur für eine Bewegung.
text-condition-incapacitated = Schaden vom Doppelten der RES an wirft um, ohne zu töten. Zu Beginn des nächsten Zuges beendet ein RES-Wurf mit zwei Erfolgen das, doch der Zug ist verloren.
text-condition-venom = Jede Runde (oder Aktionsphase, wenn der Tisch so spielt) kostet ein RES-Wurf ohne Erfolg 1 Leben. Heilzauber und Heiltränke, ein Heilbrunnen oder ein Gegengift beenden es.
text-door-unlocked = Sie geht ohne Wurf auf. Spätestens dann zeigt sich, ob sie eine Falle hat.
text-door-locked = DEX-Würfel gegen ihre Schwierigkeit öffnen sie. Misslingt es, so löst das jede Falle aus, die da ist.
text-door-great = Nur ein Großer Schlüssel öffnet sie, und der bleibt im Schloss. Sie hat nie eine Falle, kein Zauber wirkt auf sie, und hinter ihr liegt einer der Orte, um die es geht.

## Gesetze
law-is = { $law }: { $text }
text-law-brutal = Es geht auf den nächsten Helden los, schlägt zu und setzt nach.
text-law-conspire = Es hält Abstand vom nächsten Helden und wirkt seine Magie auf ihn.
text-law-frenzy = Es geht auf den nächsten Helden los und setzt nach, beim nächsten Mal aber auf einen anderen als den, den es gerade schlug.
text-law-lured = Es geht auf den nächsten Helden mit einer Magieschule los und setzt nach.
text-law-maneuver = Es weicht vor dem nächsten Helden zurück und schießt auf ihn.
text-law-regroup = Alle seiner Art weichen vor einem Helden zurück und schießen auf diesen.
text-law-repulsed = Es geht auf den nächsten Helden ohne Magieschule los; haben alle eine, weicht es zurück und schießt.
text-law-sneaky = Es wartet und schlägt nur den, der neben einem anderen Monster steht, oder den, der es in die Enge treibt.
text-law-swarm = Alle seiner Art gehen auf ein und denselben Helden los und setzen nach.
text-law-malicious = Es geht auf den nächsten Helden los, setzt nach und folgt Fliehenden, bis zwei Durchgänge dazwischen liegen.
text-law-pack = Alle seiner Art gehen auf ein und denselben Helden los, setzen nach und folgen Fliehenden, bis zwei Durchgänge dazwischen liegen.
text-law-doom-dragon = Ein Hieb auf einen Helden daneben, alle anderen Aktionen sind Atem, jede auf jemand anderen.

## Kräfte
text-power-flying = Es kommt über Felder hinweg, auf denen jemand oder etwas steht, hält dort aber nicht.
text-power-ethereal = Es geht durch Felder hindurch, auf denen jemand oder etwas steht, hält dort aber nicht.
text-power-venomous = Treffen alle seine Angriffswürfel und hält kein Abwehrwürfel, so wirkt sein Gift.
text-power-undead = Es besteht jeden Widerstandswurf: keine Furcht, kein Gift, kein Schlaf.
text-power-nimble = Es hat drei Aktionen im Zug.
text-power-fire = Seine Schläge sind Feuer: Ein Holzschild verbrennt, und was sonst noch brennt.
text-magic-sleepy = Seine Magie macht die Arme schwer: Bis zu seinem nächsten Zug zählen auf seinem Plan nur Sechsen.
text-magic-bolt = Seine Magie ist ein Angriff mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} auf bis zu { $range } Felder.
text-magic-fear = Seine Magie ist Furcht: Helden auf seinem Plan mit weniger als { $resist ->
    [one] 1 Erfolg
   *[other] { $resist } Erfolgen
} bei RES sind betäubt.
text-breath = Sein Atem macht { $damage } Schaden bei allen in einem Block von { $size } mal { $size } Feldern, abzüglich dessen, was die Abwehr abhält.
text-life-chart = Sein Leben wird nicht gezählt: Jede Wunde ist ein W{ $die } plus der Schaden auf seiner Lebenstabelle{ $builds ->
    [1] , und alter Schaden zählt wieder mit.
   *[other] .
}
attack-by-magic = 1 je { $per } MAG, höchstens { $most }
attack-by-magic-more = 1 und 1 mehr je { $per } MAG, höchstens { $most }
text-creature = Es kämpft für seinen Zauberer, handelt nach ihm und bleibt, bis sein Leben dahin ist.
text-must-obey = Es gehorcht nur, wenn sein Zauberer einen Erfolg mit RES hat; sonst geht es auf ihn los. Mit ihm endet es.
text-ally-doppelganger = Ein Abbild aus Eis mit den Würfeln des Helden und einem eigenen Zug. Es schmilzt, wenn der Held den Raum verlässt.
text-ally-shadow-image = Es geht, untersucht, öffnet, sucht und hilft, greift aber nicht an und zaubert nicht. Monster bemerken es wie einen Helden; ein Angriff beendet es, Treffer oder nicht.

## Zauber
reach-squares = { $squares } Felder
reach-tile = der Plan
reach-near = selbst oder daneben
reach-self = selbst
reach-beside = daneben
text-teleport = Du oder jemand neben dir kommt auf ein beliebiges freies Feld in bis zu { $amount } Feldern Entfernung, was auch dazwischen liegt.
text-invisibility = Ein Held auf dem Plan ist drei Würfel schwerer zu entdecken, bis Schaden es beendet.
text-invisibility-switched = Monster bemerken einen Helden auf dem Plan erst drei Felder näher, bis Schaden es beendet.
text-ethereal = Ein Ätherwesen kommt auf ein freies Feld des Plans und kämpft für dich.
text-lightning = Ein Angriff auf ein Monster in bis zu { $range } Feldern: Der Magiewurf ist der Angriffswurf, mit { $amount } Würfeln mehr.
text-sleep = Monster auf dem Plan, die nicht widerstehen, schlafen ein: Sie tun nichts und bemerken nichts als Fallen, bis eines von ihnen angegriffen wird.
text-soul-catcher = Ein toter Held auf dem Plan kehrt mit vollem Leben zurück.
text-fireball = Feuer in einem Block von drei mal drei Feldern des Plans: { $amount } Schaden bei allen darin, auch Helden, abzüglich dessen, was ihre Abwehr abhält.
text-fire-shield = Ein Held auf dem Plan hat { $amount } Abwehrwürfel mehr, bis das Abenteuer endet.
text-pulse = Du oder ein Held neben dir erhält 1W{ $amount } Leben zurück, und Gift endet.
text-fire-drake = Ein Feuerdrache kommt auf ein freies Feld des Plans und kämpft für dich.
text-flame = Ein feuriger Angriff auf ein Monster in bis zu { $range } Feldern: Der Magiewurf ist der Angriffswurf, mit { $amount } Würfeln mehr.
text-consume = Eine Tür neben dir wird zu Asche; Schloss und Falle sind gleichgültig. Keine Große Tür.
text-life-force = Du oder ein Held neben dir erhält 1W{ $amount } Leben zurück, und Gift endet.
text-earth-gate = Ein Tor auf einem freien Feld des Plans. Einmal im Zug darfst du von überall dorthin zurück, mit allen, die neben dir stehen. Ein neues Tor ersetzt das alte.
text-earth-gate-switched = Ein Tor auf einem freien Feld des Plans. Sooft du willst, darfst du in deinem Zug von überall dorthin zurück, mit allen, die neben dir stehen. Ein neues Tor ersetzt das alte.
text-golem = Ein Golem kommt auf ein freies Feld des Plans und kämpft für dich.
text-pit = Ein Monster in bis zu { $range } Feldern, das nicht widersteht, ist fort für immer. Bosse sind zu groß dafür.
text-harden = Ein Held auf dem Plan hat { $amount } Abwehrwürfel mehr, bis das Abenteuer endet.
text-rebirth = Ein toter Held auf dem Plan kehrt mit vollem Leben zurück.
text-quicken = Ein Held auf dem Plan hat in dieser Aktionsphase eine dritte Aktion.
text-wave = Alle neben dir, auch Freunde, werden { $amount } Felder zurückgestoßen.
text-fog = Monster auf dem Plan, die nicht widerstehen, sind geblendet: Sie tun nichts und bemerken nichts als Fallen, bis eines von ihnen angegriffen wird.
text-doppelganger = Ein Abbild aus Eis erscheint neben einem Helden auf dem Plan: seine Würfel, 1 Leben, ein eigener Zug. Es schmilzt, wenn er den Raum verlässt.
text-ice-shards = Eis in einem Block von drei mal drei Feldern des Plans: { $amount } Schaden bei allen darin, auch Helden, abzüglich dessen, was ihre Abwehr abhält.
text-likeness = Du nimmst Gestalt, Würfel, Kräfte und Reichweite eines Monsters auf dem Plan an; deine Ausrüstung, Fähigkeiten und Zauber ruhen, und seine Magie, sein Odem und sein Gift gehen nicht auf dich über. Die erste Wunde kostet die Gestalt statt Leben.
text-drain = Ein Monster auf dem Plan verliert 1 Leben je Erfolg über die Schwierigkeit hinaus, und du gewinnst es. Ohne Abwehr.
text-shadow-images = { $amount } Abbilder von dir erscheinen. Sie gehen, untersuchen, öffnen, suchen und helfen, greifen aber nicht an, zaubern nicht, haben keine eigenen Gegenstände und vergehen, wenn sie angegriffen werden.
text-find = Du erfährst, ob eine Tür oder Truhe auf dem Plan eine Falle hat und welche. Einmal bei jeder.
text-find-switched = Du erfährst, ob eine Tür oder Truhe auf dem Plan eine Falle hat und welche. Einmal in jedem Raum.
text-shadow-passage = Eine Tür neben dir steht offen; Schloss und Falle sind gleichgültig. Keine Große Tür und keine, die nur ein Schlüssel öffnet.
text-night = Monster auf dem Plan, die nicht widerstehen, sind geblendet: Sie tun nichts und bemerken nichts als Fallen, bis eines von ihnen angegriffen wird.
text-demon = Ein Dämon kommt auf ein freies Feld des Plans. Mit einem Erfolg bei RES bist du sein Herr; ohne einen ist er hinter dir her.

## Fähigkeiten
text-acrobat = Eine Aktion: über ein Feld daneben springen, was auch darauf steht. Das ist nicht die Bewegung des Zuges.
text-charge = Vier Felder oder mehr geradeaus und ein Angriff mit zwei Würfeln mehr, in einer Aktion; zwei Abwehrwürfel weniger bis zum Ende der Aktionsphase.
text-dodge = Ein Abwehrwürfel mehr, solange das Leben voll ist.
text-dual-weapons = In jeder Hand eine Einhandwaffe: Jeder Angriff ist zwei Würfe auf dasselbe Monster, der zweite ohne Waffenbonus.
text-elemental-memory = Einmal je Abenteuer bleibt ein Zauber, der verloren wäre.
text-lock-picking = Bei Schlössern sind 4, 5 und 6 Erfolge.
text-lucky = Zwei Würfe beim Zufallsereignis, und die Wahl.
text-magic-school = Zauber einer Schule, zwei davon umsonst. Einmal für jede Schule.
text-nimble = Eine dritte Aktion, solange das Leben voll ist.
text-parry = Ein Abwehrwürfel mehr mit der genannten Waffe.
text-prosperous = Zwei Würfe beim Schatz, und die Wahl.
text-quick-learner = 1 EP mehr für jedes Monster, das du beseitigst.
text-sneak-attack = Zwei Angriffswürfel mehr gegen ein Monster, das gerade mit einem anderen Helden kämpft.
text-stealth = Einen Würfel schwerer zu entdecken.
text-stealth-switched = Monster bemerken dich erst ein Feld näher.
text-trap-trickster = Beim Entschärfen sind 4, 5 und 6 Erfolge.
text-weapon-mastery = Angriffe mit der genannten Waffenart treffen bei 4, 5 und 6.
text-willpower = Ein Widerstandswürfel mehr, solange das Leben voll ist.

## Dinge
text-weapon = { $bonus ->
    [one] Ein Angriffswürfel
   *[other] { $bonus } Angriffswürfel
} mehr{ $way ->
    [ranged] {" "}gegen Ziele in bis zu { $range } Feldern.
    [thrown] {" "}gegen Ziele daneben oder, geworfen, in bis zu { $range } Feldern.
   *[melee] {" "}gegen Ziele daneben.
}{ $hands ->
    [2] {" "}Braucht beide Hände.
   *[other] {""}
}{ $manna ->
    [1] {" "}Magie lässt sich hineinlegen: MAG-Würfel bestimmen den Bonus, und lauter Einsen und Zweien verbrauchen sie für dieses Verlies.
   *[other] {""}
}{ $fire ->
    [1] {" "}Brennt.
   *[other] {""}
}
text-armor = { $bonus ->
    [one] Ein Abwehrwürfel
   *[other] { $bonus } Abwehrwürfel
} mehr{ $slot ->
    [hand] {" "}für eine Hand.
   *[armor] .
}{ $move ->
    [0] {""}
    [one] {" "}Macht um 1 Feld langsamer.
   *[other] {" "}Macht um { $move } Felder langsamer.
}{ $burns ->
    [1] {" "}Feuer zerstört dieses Stück.
   *[other] {""}
}
text-attire = Wird { $place } getragen und verbessert Werte, wie angegeben.
place-ring = am Finger
place-head = auf dem Kopf
place-feet = an den Füßen
place-hands = an den Händen
place-neck = um den Hals
place-back = auf dem Rücken
text-effect-antidote = Beendet Gift.
text-effect-backpack = Acht Gegenstände statt vier; er belegt selbst einen Platz.
text-effect-bottle = Fasst einen Schluck aus einem Heilbrunnen.
text-effect-great-key = Öffnet eine Große Tür und bleibt in ihrem Schloss.
text-effect-heal = 1W{ $amount } Leben kehrt zurück, und Gift endet.
text-effect-revive = Ein toter Held atmet wieder, mit 1W{ $amount } Leben.
text-effect-key = { $opens ->
    [both] Öffnet eine verschlossene Tür oder Truhe, Falle oder nicht.
    [doors] Öffnet eine verschlossene Tür, Falle oder nicht.
    [chests] Öffnet eine verschlossene Truhe, Falle oder nicht.
   *[nothing] Öffnet in diesem Verlies nichts.
}{ $used ->
    [1] {" "}Er bricht beim Gebrauch.
   *[other] {" "}Er hält immer wieder.
}
text-effect-lock-picks = { $amount } Würfel mehr bei Schlössern.
text-effect-torch = Erhellt den Plan, auf dem ihr Träger ist. Zu Beginn jeder weiteren Aktionsphase löscht eine 1 sie aus.
text-effect-bolt = Ein magischer Angriff mit MAG und { $amount ->
    [one] 1 Würfel
   *[other] { $amount } Würfeln
} auf ein Monster in bis zu { $range } Feldern; Schwierigkeit { $difficulty }.
text-effect-dread = Alle Untoten auf dem Plan dessen, der es benutzt, die auf den Beinen sind, werden ohne Wurf betäubt. Bosse nicht.
text-effect-water = 1W{ $amount } Leben kehrt zurück, und Gift endet. Die Flasche bleibt.
text-effect-goal = Darum geht es in diesem Abenteuer.
text-treasure = { $die ->
    [0] { $amount } Gold wert.
   *[other] { $amount } Gold wert, und 1W{ $die } mehr.
}
text-hero = Kann: { $can }. Hat: { $has }.

## Fallen
disarmed-by = { $stat }, Schwierigkeit { $difficulty }
stage-attack = Ein Angriff mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} auf { $whom }{ $fire ->
    [1] , mit Feuer.
   *[other] .
}
stage-attack-and = Ein Angriff mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} auf { $whom }{ $fire ->
    [1] , mit Feuer
   *[other] {""}
}; Schaden bringt mit sich: { $worse }.
stage-test = { $stat }, für { $whom }: mit weniger als { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolgen
} { $worse }{ $fire ->
    [1] , durch Feuer.
   *[other] .
}
whom-opener = den, der sie auslöst
whom-adjacent = den, der sie auslöst, und alle daneben
whom-tile = alle auf dem Plan
stage-damage = { $damage } Schaden
stage-stunned = betäubt
stage-incapacitated = außer Gefecht
stage-venom = Gift
stage-no-move = keine Bewegung in diesem Zug

## Ereignisse
text-event-patrol = Monster kommen durch den Durchgang, durch den die Helden kamen, und wissen von ihnen.
text-event-trap = Eine Falle, von der niemand wusste: { $trap }.
text-event-draught = Alle Fackeln gehen aus.
text-event-slow = Keine Bewegung für diesen Helden in diesem Zug.
text-event-alarm = Alle Monster des Raumes bemerken die Helden.
text-event-coins = { $amount } Gold für diesen Helden.
text-event-boon = 1 Leben kehrt zurück.

## Orte
text-tile-entry = Hier beginnt es, mit dem Ausgang im Süden.
text-tile-room = Ein Raum mit so vielen Türen, wie die Ortstabelle sagt.
text-tile-hallway = Ein Gang mit einer Tür an jedem Ende; niemand wohnt darin.
text-tile-special = Das Planteil eines besonderen Ortes.
text-tile-unique = Das Planteil eines einzigartigen Ortes.
text-feature-fountain = Ein Schluck auf seinen Feldern, einmal je Besuch, gibt 1W4 Leben zurück und beendet Gift.
text-feature-sarcophagus = Ein toter Held, den man hineinlegt, kommt zu Beginn der nächsten Runde mit 1 Leben heraus; einmal für jeden Helden. Darauf stehen kann niemand.
text-feature-pillar = Auf den Feldern der Säulen kann niemand stehen.
text-feature-boss = Hier hat jemand einen Ehrenplatz.
text-special = { $doors ->
    [one] Ein Durchgang
   *[other] { $doors } Durchgänge
}; { $monsters ->
    [1] Monster können hier wohnen
   *[other] keine Monster
}, { $chests ->
    [1] und Truhen können herumstehen.
   *[other] keine Truhen.
}
text-unique = Er liegt hinter einer Großen Tür, einmal in jedem Abenteuer. Was dort wartet, erfährt, wer sie öffnet.

text-rule-dark = Hier ist es dunkel: Ohne brennende Fackel fehlt ein Würfel bei WIT, DEX und Fernangriffen.
text-rule-silence = Hier wirkt keine Magie, weder eure noch ihre.
text-rule-mire = Der Boden hält fest: Wer hier geht, kommt { $amount ->
    [one] 1 Feld
   *[other] { $amount } Felder
} weniger weit; eines bleibt jedem, der überhaupt gehen kann.
text-rule-hazard = Der Ort selbst ist gefährlich. Zu Beginn jeder Aktionsphase trifft er alle Helden hier und wer auf ihrer Seite ist: { $what }.
text-rule-unlit = { $rule } Nur solange hier keine Fackel brennt.
text-rule-calls = Solange hier jemand von euch weiß, kommen zu Beginn jeder Aktionsphase mehr: { $what } ({ $amount }), bis es acht Monster sind.
text-hidden = { $count ->
    [one] Hier ist etwas verborgen, für den, der sucht.
   *[other] Hier sind { $count } Dinge verborgen, für den, der sucht.
}
