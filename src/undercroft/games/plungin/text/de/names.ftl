# Wie alles heißt. `name` spricht die Nachricht `name-<id>`, wenn es sie gibt, sonst das Wort selbst, so wie es in einem
# Abenteuer geschrieben steht.
name = { $name }

## Figuren
name-meezle = Meezle
name-george = George
name-william = William
name-sonia = Sonia
name-brother-cecil = Bruder Cecil
name-konrad = Konrad
name-odile = Odile
name-bram = Bram
name-pell = Pell
name-wrenna = Wrenna
name-tobias = Tobias
name-vesper = Vesper
name-george-3 = George
name-meezle-3 = Meezle
name-brother-cecil-3 = Bruder Cecil
name-odile-3 = Odile
name-sonia-3 = Sonia
name-wrenna-3 = Wrenna
name-konrad-5 = Konrad
name-sonia-5 = Sonia
name-brother-cecil-5 = Bruder Cecil
name-pell-5 = Pell
name-tobias-5 = Tobias
name-vesper-5 = Vesper
name-george-6 = George
name-bram-6 = Bram
name-brother-cecil-6 = Bruder Cecil
name-pell-6 = Pell
name-wrenna-6 = Wrenna
name-odile-6 = Odile
name-george-8 = George
name-konrad-8 = Konrad
name-brother-cecil-8 = Bruder Cecil
name-odile-8 = Odile
name-meezle-8 = Meezle
name-william-8 = William
name-nobody = niemand
name-trap = eine Falle
name-none = keine Falle
name-ethereal = Ätherwesen
name-fire-drake = Feuerdrache
name-golem = Golem
name-demon = Dämon
name-unruly-demon = Trotzdämon
name-doppelganger = Doppelgänger
name-shadow-image = Schattenbild

## Rollen
name-thief-warrior = Dieb und Krieger
name-warrior = Krieger
name-water-wizard = Wasserzauberer
name-sprite = Elfe
name-cleric = Kleriker
name-chaos-knight = Chaosritter
name-storm-caller = Sturmruferin
name-shield-bearer = Schildträger
name-fire-dancer = Feuertänzer
name-huntress = Jägerin
name-tomb-robber = Grabräuber
name-shadow-binder = Schattenbinder

## Monster
name-stone-deviling = Steinteufelchen
name-stone-gargoyle = Steingargyl
name-wood-ghoblin = Waldghoblin
name-orc = Ork
name-giant-scorpion = Riesenskorpion
name-bone-skeleton = Knochengerippe
name-will-o-the-wisp = Irrlicht
name-doom-dragon = Verhängnisdrache
name-gremlin = Gremlin
name-tunnel-rat = Tunnelratte
name-orc-bowman = Orkbogenschütze
name-ghoblin-slinger = Ghoblinschleuderer
name-hedge-witch = Heckenhexe
name-manna-leech = Mannaegel
name-drowned-sailor = Seemannsleiche
name-moss-wolf = Mooswolf
name-web-spider = Netzspinne
name-hex-breaker = Hexenbrecher
name-reef-harpy = Riffharpyie
name-orc-berserker = Orkberserker
name-bone-archer = Knochenschütze
name-toll-witch = Zollhexe
name-choir-shade = Chorschatten
name-marrow-ghoul = Markghul
name-candle-imp = Kerzenkobold
name-cloister-wight = Klosterwicht
name-iron-novice = Eisennovize
name-crypt-troll = Grufttroll
name-gallows-crow = Galgenkrähe
name-cinder-hound = Gluthund
name-slag-golem = Schlackegolem
name-ash-archer = Aschenschütze
name-ember-witch = Gluthexe
name-basalt-giant = Basaltriese
name-wyvern = Lindwurm
name-fire-drakeling = Feuerdrachenjunges
name-oathbroken-knight = Eidbrecher
name-dragon-thrall = Drachenknecht

## Gesetze und Kräfte
name-brutal = Brutal
name-conspire = Verschworen
name-frenzy = Raserei
name-lured = Angelockt
name-maneuver = Ausweichen
name-regroup = Sammeln
name-repulsed = Abgestoßen
name-sneaky = Hinterhältig
name-swarm = Schwarm
name-malicious = Boshaft
name-pack = Rudel
name-flying = Fliegend
name-venomous = Giftig
name-undead = Untot

## Werte und Zustände
name-atk = ATK
name-def = DEF
name-wit = WIT
name-dex = DEX
name-mag = MAG
name-mov = MOV
name-res = RES
name-lif = LIF
name-well = wohlauf
name-stunned = betäubt
name-incapacitated = außer Gefecht

## Zauber und Schulen
name-air = Luft
name-fire = Feuer
name-earth = Erde
name-water = Wasser
name-shadow = Schatten
name-teleport = Versetzen
name-invisibility = Unsichtbarkeit
name-lightning = Blitz
name-sleep = Schlaf
name-soul-catcher = Seelenfänger
name-fireball = Feuerball
name-fire-shield = Feuerschild
name-pulse = Puls
name-flame = Flamme
name-consume = Verzehren
name-life-force = Lebenskraft
name-earth-gate = Erdtor
name-pit = Grube
name-harden = Verhärten
name-rebirth = Wiedergeburt
name-quicken = Beschleunigen
name-wave = Woge
name-fog = Nebel
name-ice-shards = Eissplitter
name-likeness = Ebenbild
name-drain = Auszehren
name-shadow-images = Schattenbilder
name-find = Finden
name-shadow-passage = Schattengang
name-night = Nacht

## Fähigkeiten
name-acrobat = Akrobatik
name-charge = Sturmangriff
name-dodge = Ausweichschritt
name-dual-weapons = Zwei Waffen
name-elemental-memory = Elementargedächtnis
name-lock-picking = Schlösser knacken
name-lucky = Glückskind
name-magic-school = Magieschule
name-nimble = Flink
name-parry = Parieren
name-prosperous = Goldhändchen
name-quick-learner = Schnelle Auffassung
name-sneak-attack = Hinterhalt
name-stealth = Schleichen
name-trap-trickster = Fallenkunde
name-weapon-mastery = Waffenmeisterschaft
name-willpower = Willenskraft

## Waffen
name-bare-hands = bloßen Händen
name-dagger = Dolch
name-mace = Streitkolben
name-sword = Schwert
name-battle-axe = Streitaxt
name-crossbow = Armbrust
name-bow = Bogen
name-spear = Speer
name-morningstar = Morgenstern
name-war-hammer = Kriegshammer
name-manna-sword = Mannaschwert
name-manna-staff = Mannastab
name-grave-salt-mace = Grabsalzkolben
name-ember-blade = Glutklinge
name-yew-longbow = Langbogen aus Eibe
name-giants-maul = Riesenschlägel

## Rüstung
name-leather = Lederrüstung
name-chainmail = Kettenhemd
name-mage-robe = Magierrobe
name-shield = Schild
name-scale-mail = Schuppenpanzer
name-plate-mail = Plattenpanzer
name-wooden-shield = Holzschild
name-starlit-robe = Sternenrobe
name-tower-shield = Turmschild
name-drake-scale = Drachenschuppenrock

## Gegenstände
name-antidote = Gegengift
name-backpack = Rucksack
name-bottle = Flasche
name-great-key = Großer Schlüssel
name-healing-potion = Heiltrank
name-potion-of-breath = Trank des Atems
name-key = Schlüssel
name-lock-picks = Dietriche
name-torch = Fackel
name-fountain-water = Flasche Brunnenwasser
name-spark-wand = Funkenstab
name-thunder-rod = Donnerrute
name-sun-vial = Phiole mit Sonnenlicht
name-passing-bell = Totenglöckchen

## Kleidung
name-ring-of-quiet-blows = Ring der leisen Schläge
name-ring-of-turned-edges = Ring der stumpfen Klingen
name-ring-of-stubbornness = Ring der Sturheit
name-boots-of-the-courier = Botenstiefel
name-felt-shoes = Filzschuhe
name-owl-hat = Eulenhut
name-kettle-helmet = Kesselhelm
name-thimble-gloves = Fingerhuthandschuhe
name-amulet-of-embers = Amulett der Glut
name-cloak-of-burrs = Klettenmantel
name-pilgrims-cape = Pilgerumhang

## Schätze
name-coppers = Handvoll Kupfer
name-purse = Geldbeutel
name-strongbox = Geldkassette
name-hoard = Hort
name-chip-of-garnet = Granatsplitter
name-uncut-sapphire = ungeschliffener Saphir
name-black-pearl = schwarze Perle
name-silver-thimble = silberner Fingerhut
name-saints-finger-bone = Fingerknochen eines Heiligen
name-tiny-ship-in-a-bottle = winziges Buddelschiff

## Fallen
name-poison-needle = Giftnadel
name-swinging-axe = Pendelaxt
name-fire-jet = Feuerstrahl
name-snake-basket = Schlangenkorb
name-sleeping-gas = Schlafgas
name-falling-block = Fallblock
name-scything-wire = Sensendraht
name-soul-bell = Seelenglocke
name-dragonfire-vent = Drachenfeuerschlot

## Zufallsereignisse
name-monster-patrol = Monsterpatrouille
name-cold-draught = Ein kalter Luftzug
name-loose-flagstone = Eine lose Steinplatte
name-clattering-echo = Ein scheppernder Widerhall
name-dropped-purse = Ein verlorener Geldbeutel
name-second-wind = Frischer Atem
name-forgotten-dart = Ein vergessener Wurfpfeil
name-bursting-pipe = Ein berstendes Rohr
name-rotten-ceiling = Eine morsche Decke

## Orte
name-entry = Eingangshalle
name-room-4x4 = kleiner Raum
name-room-4x6 = schmaler Raum
name-room-4x8 = lange Galerie
name-room-6x6 = Raum
name-room-6x8 = großer Raum
name-room-8x8 = sehr großer Raum
name-corner = Knick im Gang
name-hall = Gang
name-t-hall = Gabelung
name-x-hall = Kreuzung
name-fountain = Brunnenraum
name-sarcophagus = Gruft
name-pillar-hall = Säulensaal
name-fountain-of-healing = Heilbrunnen
name-sarcophagus-of-reviving = Sarkophag der Wiederkehr
name-hall-of-pillars = Halle der Säulen
name-eye-of-doom = Auge des Verhängnisses
name-unlocked = unverschlossene Tür
name-locked = verschlossene Tür
name-great = Große Tür
name-door = Tür
name-chest = Truhe
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen
