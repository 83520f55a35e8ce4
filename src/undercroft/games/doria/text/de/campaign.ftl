# Das Kampagnenbuch: Geschichten, Übersichtsblatt, Chronik.
story-ash-crown = Die Aschenkrone
story-ash-crown-about = Acht Kapitel vom ersten Beben bis zum Drachen, der unter einer Krone schläft.
story-winter-bell = Die Winterglocke
story-winter-bell-about = Acht Kapitel vom Schneefall im Juli bis zu der Glocke, die unter dem Berg läutet. Ob ihr den Troll bezahlt oder erschlagt, entscheidet über euren Weg.
story-homemade = Eine eigene Kampagne
story-homemade-about = Reiht bis zu acht einzelne Szenarien aneinander, wie ihr mögt; lasst aus, was euch nicht gefällt.
campaign-chapters = { $won } von { $most } Kapiteln liegen hinter euch
campaign-monster-level = Stufe der Monster
campaign-monster-level-text = Je zehn Monsterpunkte eine mehr, und sie sinkt nie.
campaign-monster-points = Monsterpunkte
campaign-hero-level = Stufe der Helden
campaign-group-xp = Übrige Gruppenerfahrung
campaign-cards-allowed = Karten, die jeder behalten darf
campaign-kept = Behaltene Karten
campaign-newcomer = Ein Platz für jemand Neues
campaign-retired = im Ruhestand
campaign-fallen = gefallen in Kapitel { $chapter }
overview-scenario = Szenario
overview-ending = Ende
overview-xp = XP übrig
overview-points = Punkte der Monster
overview-reward = Belohnung
overview-heroes = Charaktere
overview-won = gewonnen
overview-lost = verloren
overview-fled = geflohen
overview-points-cell = +{ $gained }, gesamt { $total }
overview-heroes-cell = { $heroes }
overview-bonus = ein Bonus
overview-cards = { $cards ->
    [0] keine
    [one] eine Karte behalten
   *[other] { $cards } Karten behalten
}
log-fell = { $hero } kam nicht zurück.
log-points = Die Monster erhielten { $gained ->
    [one] 1 Monsterpunkt
   *[other] { $gained } Monsterpunkte
} und haben nun { $total }: Sie stehen auf Stufe { $level }.
log-xp = { $xp } Gruppenerfahrung bleibt für das nächste Mal.
log-bonus = Alle wählten einen Heldenbonus.
log-keep = { $cards ->
    [one] Jeder darf eine Karte behalten.
   *[other] Jeder darf { $cards } Karten behalten.
}
log-again = Das Kapitel ist noch zu schaffen.
log-retired = Die letzte Seite ist umgeblättert. Die Helden hängen die Schwerter an die Wand, und irgendwer zahlt die erste Runde.
log-retired-warrior = Der Barbar eröffnet ein Wirtshaus ohne Schild. Alle finden es; ohne zu zahlen geht niemand.
log-retired-shield-maiden = Die Kriegerin hängt ihren Schild über eine Wiege und stellt sich davor, aus Gewohnheit.
log-retired-ranger = Der Waldläufer geht auf dem längsten Weg nach Hause. Noch ist er nicht da, und er hat es nicht eilig.
log-retired-huntress = Die Jägerin lehrt Kinder das Schießen. Erste Stunde, zweite Stunde, dritte Stunde: warten.
log-retired-adventurer = Der Abenteurer schreibt alles auf. In der zweiten Auflage waren es zwei Drachen.
log-retired-scoundrel = Die Diebin verwaltet nun die Stadtkasse. Die Bücher stimmen, was die Leute beunruhigt.
log-retired-mage = Der Magier kauft eine Bibliothek, Stein für Stein, und lässt in jedem Raum Wassereimer aufstellen.
log-retired-priestess = Die Priesterin pflanzt für alle Gefallenen einen Apfelbaum und kennt jeden beim Namen.
log-retired-custom = { $hero } geht nach Hause und lässt andere davon erzählen.
