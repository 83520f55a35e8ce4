# Das Kampagnenbuch: Geschichten, Übersichtsblatt, Chronik.
story-ash-crown = Die Aschenkrone
story-ash-crown-about = Acht Kapitel vom ersten Beben bis zum Drachen, der unter einer Krone schläft.
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
log-fell = { $hero } kam nicht zurück.
log-points = Die Monster erhielten { $gained } Monsterpunkte und haben nun { $total }: Sie stehen auf Stufe { $level }.
log-xp = { $xp } Gruppenerfahrung bleibt für das nächste Mal.
log-bonus = Alle wählten einen Heldenbonus.
log-keep = { $cards ->
    [one] Jeder darf eine Karte behalten.
   *[other] Jeder darf { $cards } Karten behalten.
}
log-again = Das Kapitel ist noch zu schaffen.
log-retired = Die letzte Seite ist umgeblättert. Die Helden hängen die Schwerter an die Wand, und irgendwer zahlt die erste Runde.
