# Wer da ist

# Völker

race-amphibians = Amphibier
race-beastmen = Tiermensch
race-birdfolk = Vogelvolk
race-catfolk = Katzenvolk
race-celestials = Himmlische
race-centaurs = Zentaur
race-cyclops = Zyklop
race-dark-elves = Dunkelelf
race-dwarves = Zwerg
race-dogfolk = Hundevolk
race-elves = Elf
race-goblins = Goblin
race-halflings = Halbling
race-humans = Mensch
race-infernals = Höllische
race-minotaurs = Minotaurus
race-ogres = Oger
race-orcs = Ork
race-ratfolk = Rattenvolk
race-renegade-dwarves = Abtrünniger Zwerg
race-reptilians = Reptil
race-shardminds = Splittergeist
race-treefolk = Baumvolk
race-trolls = Troll
race-vampires = Vampir

# Klassen

class-barbarian = Barbar
class-warrior = Krieger
class-gladiator = Gladiator
class-knight = Ritter
class-paladin = Paladin
class-battle-dancer = Schwerttänzer
class-sorcerer-hunter = Hexenjäger
class-warrior-monk = Kriegermönch
class-assassin = Meuchler
class-scout = Kundschafter
class-rogue = Schurke
class-ranger = Waldläufer
class-bard = Barde
class-forester = Förster
class-wizard = Zauberer
class-animist = Animist
class-sorcerer = Hexer
class-necromancer = Nekromant
class-underworld-sorcerer = Unterwelthexer
class-runic-master = Runenmeister

# Helden, Kreaturen und Gefährten

figure-borgron = Borgron
figure-borgron-text = Zwerg und Runenmeister. Angeblich nur wegen der Fugen hier. Schlägt, was ihm widerspricht.
figure-shara = Shara
figure-shara-text = Menschliche Ritterin. Poliert vor dem Kampf ihren Schild und entschuldigt sich danach bei ihm.
figure-taeral = Taeral
figure-taeral-text = Elfischer Kundschafter. Hat die Falle gehört, ehe du den Gang gesehen hast.
figure-maeliss = Maeliss
figure-maeliss-text = Menschliche Hexe mit kurzer Lunte und einer langen Liste von Dingen, die brennen.
figure-nariant = Nariant
figure-nariant-text = Himmlischer Paladin. Sieht auf alle herab, aber nur im Flug.
figure-herbod = Herbod
figure-herbod-text = Menschlicher Barbar. Die Ratte auf seiner Schulter übernimmt das Denken und ist stolz darauf.
figure-pim = Pim Unterzweig
figure-pim-text = Halblingsschurke. Was verschlossen ist, ist eine Einladung.
figure-ilsaveth = Ilsaveth
figure-ilsaveth-text = Elfische Schwerttänzerin. Zählt erst die Takte, dann die Gefallenen.
figure-hollowbark = Hohlborke
figure-hollowbark-text = Animist vom Baumvolk. Langsam im Zorn, langsamer im Verzeihen, rasch im Rufen der Wölfe.
figure-rosmunde = Rosmunde
figure-rosmunde-text = Menschliche Bardin. Alle ihre Balladen haben dieselbe Heldin.
figure-quartz = Quarz
figure-quartz-text = Runenmeister der Splittergeister. Ein Berg, der lesen gelernt hat.
figure-malkin = Malkin
figure-malkin-text = Menschlicher Unterwelthexer. Ehrlich darin, unehrlich zu sein.
figure-sellsword = Söldner
figure-sellsword-text = Wird nach Abenteuern bezahlt, nicht nach Wunden.
figure-longbow-hunter = Langbogenjäger
figure-longbow-hunter-text = Wäre lieber im Wald und schießt auch so.
figure-ogre-bruiser = Ogerschläger
figure-ogre-bruiser-text = Isst für vier, haut für fünf.
figure-halfling-cutpurse = Halblingsbeutelschneider
figure-halfling-cutpurse-text = Zählt als ein Anteil. Nimmt zwei.
figure-dwarf-ironbreaker = Zwergeneisenbrecher
figure-dwarf-ironbreaker-text = Eine Wand mit Hammer.
figure-giant-rat = Riesenratte
figure-giant-rat-text = Klug, reinlich, beleidigt vom Wort Ratte.
figure-war-hound = Kriegshund
figure-war-hound-text = Braver Hund. Sehr braver Hund.
figure-giant-of-wood = Baumriese
figure-giant-of-wood-text = Langsam im Wachwerden, langsamer im Verzeihen, und fürchtet nichts als Funken.
figure-giant-of-stone = Felsriese
figure-giant-of-stone-text = Der Hügel, der antwortet, wenn man ihn höflich fragt.
figure-giant-of-iron = Eisenriese
figure-giant-of-iron-text = Geschmiedet für einen Krieg, an den sich keiner erinnert.
figure-hill-bear = Hügelbär
figure-hill-bear-text = Folgt dem Honig, und wer ihn trägt.
figure-raven-familiar = Vertrauter Rabe
figure-raven-familiar-text = Beendet die Sätze seines Meisters, und die Zauber.
figure-pack-mule = Packmaultier
figure-pack-mule-text = Hat Helden kommen und gehen sehen.
figure-riding-horse = Reitpferd
figure-riding-horse-text = Verlangt nichts als Hafer und eine feste Straße.
figure-war-horse = Streitross
figure-war-horse-text = Hat gelernt, dass Leute zu Fuß im Weg sind.
figure-hill-pony = Bergpony
figure-hill-pony-text = Kürzer als seine Launen, und trittsicherer als sein Reiter.
figure-great-wolf = Riesenwolf
figure-great-wolf-text = Lässt sich reiten, solange es dahin geht, wo das Fleisch ist.
figure-war-boar = Kriegseber
figure-war-boar-text = Noch niemand hat ihn mitten im Ansturm gewendet.
figure-hippogriff = Hippogreif
figure-hippogriff-text = Halb Adler, halb Pferd, und so stolz wie beide zusammen.
figure-spirit-wolf = Geisterwolf
figure-spirit-wolf-text = Ein Heulen, dem für eine Weile Zähne gegeben sind.
figure-freed-prisoner = Befreiter Gefangener
figure-freed-prisoner-text = Ein Stuhlbein, ein Groll und nichts zu verlieren.

# Dieselben Namen, wo ein Satz sie anders ruft

other-giant-of-wood = Baumriesen
other-giant-of-stone = Felsriesen
other-giant-of-iron = Eisenriesen
other-hill-bear = Hügelbären
other-raven-familiar = Vertrauten Raben
other-freed-prisoner = Befreiten Gefangenen

# Nebenfertigkeiten des Rollenspiels
craft-foraging = Sammeln
craft-carving = Holzschnitzen
craft-gambling = Glücksspiel
craft-cooking = Kochen
craft-fishing = Fischen
craft-singing = Singen
craft-storytelling = Geschichten erzählen
craft-smithing = Schmieden
craft-sewing = Nähen
craft-brewing = Brauen
craft-map-drawing = Karten zeichnen
craft-weather-lore = Wetterkunde
craft-bonus = { $craft } +{ $bonus }
figure-earth-elemental = Erdelementar
figure-earth-elemental-text = Eben war es noch Fußboden, und von denen, die darauf standen, hat es keine Meinung.
figure-air-elemental = Luftelementar
figure-air-elemental-text = Ein Wirbelwind, der höflich gebeten wurde. Pfeile verlaufen sich in ihm.
figure-water-elemental = Wasserelementar
figure-water-elemental-text = Schneidet man es, schließt es sich. Es ist länger hier als die Steine.
figure-risen-dead = Auferstandener
figure-risen-dead-text = Eben erst gefallen, und noch weiß er nicht, dass er nun der anderen Seite dient.
other-risen-dead = Auferstandenen
