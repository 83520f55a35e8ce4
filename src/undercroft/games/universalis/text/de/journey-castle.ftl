# Reiseereignisse: Burgen

travel-falconers-bird = Der entflogene Falke
story-falconers-bird = Er sitzt auf der höchsten Zinne, sieht auf alle herab und darf das auch.
offer-climb-the-tower = Den Turm hinaufklettern
offer-whistle-it-down = Pfeifen wie die Falkner
offer-lure-it = Das Federspiel schwingen, wie es Jäger tun
offer-shrug = Mit den Schultern zucken

travel-armoury-clearing = Die Rüstkammer wird geräumt
story-armoury-clearing = Der Rost ist umsonst. Was darunter ist, kostet eine Kleinigkeit.
offer-rummage-for-mail = In den Panzern wühlen
offer-rummage-for-shields = In den Schilden wühlen
offer-scour-with-sand = Für Lohn mit Sand scheuern

travel-ghost-on-the-stairs = Die Dame auf der Treppe
story-ghost-on-the-stairs = Sie trägt den Kopf höflich unter dem Arm, um euch nicht zu überragen.
offer-offer-your-arm = Ihr den Arm bieten
offer-ask-where-it-is-buried = Fragen, wo es vergraben liegt
offer-close-the-door = Die Tür wieder schließen

travel-chess-with-the-steward = Das Schachbrett des Truchsessen
story-chess-with-the-steward = Die Partie steht seit einem Jahr. Du bist am Zug, sagt er; du warst es immer.
offer-sacrifice-the-queen = Die Dame opfern
offer-play-for-a-draw = Auf Remis spielen
offer-knock-it-over = Es umwerfen, aus Versehen
