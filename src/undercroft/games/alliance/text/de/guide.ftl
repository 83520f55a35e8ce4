# Die erste Partie: worum es bei jeder Art von Frage geht, und wie gespielt wird.
guide-pick = Du stellst eine Allianz aus vier Helden auf. Eine Mischung hilft: jemand Zähes vorn, jemand, der aus der Ferne trifft, jemand Flinkes. Sieh dir eine Karte an, um sie zu lesen.
guide-place = Deine Helden beginnen auf deinem Startplättchen. Wer vorn steht, trifft zuerst auf das, was durch die Türen kommt.
guide-activate = In jedem Zyklus handelt einer deiner Helden; in vier Zyklen ist jeder einmal dran. Ein normaler Zug ist Bewegen, dann Angreifen. Eine Rast heilt stattdessen Wunden.
guide-act = Mit Tempo gehst du, öffnest Türen und Truhen oder suchst; dann greifst du einmal an. Nach einem Angriff bleibt der Held stehen. Wer noch kein Tempo verbraucht hat, darf zwei verschiedene Gegner angreifen; wer auf den Angriff verzichtet, darf sich noch einmal bewegen. Karten helfen: sie kosten nur sich selbst.
guide-return = Ein Held, der fort war, kommt an einen deiner Plätze zurück. Bei Freunden ist es sicherer, bei Türen geht es schneller weiter.
guide-face = Jede Figur blickt in eine Richtung; was sie sieht und schlägt, liegt vor ihr. Dreh den Rücken zur Wand, nicht zum Monster.
guide-bury = Ein Kraftakt kostet zwei Handkarten, die bis zur Endphase verdeckt liegen. Gib die her, die dir am wenigsten fehlen.
guide-lay = Hinter der Tür liegt ein Plättchen deiner Wahl aus der Auslage. Eine höhere Verliesstufe heißt stärkere Monster und mehr EP. Monster und Truhen liegen sofort darauf.
guide-effort = Du würfelst und brauchst mindestens die Stufe. Tempo, das du hineinsteckst, hilft; zum Gehen fehlt es danach.
guide-step-chest = Du stehst auf einer Truhe. Was darin ist, kann EP wert sein oder zurückbeißen.
guide-reveal = Mehrere Herausforderungen liegen im Weg. Wähle, welche zuerst aufgedeckt wird.
guide-settle = Der Held wurde bewegt und braucht einen freien Platz. Alle angebotenen sind gleich nah.
guide-heal = Gift und gewöhnliche Wunden zehren zusammen am Leben, aber Gift wirkt weiter: oft wird man es besser zuerst los.
guide-space = Wähle eines der markierten Felder.
guide-incite = Du hast zwei Monster aufeinander gehetzt. Wähle, wen das erste schlägt.
guide-recall = Eine deiner gespielten oder abgelegten Karten kommt auf deine Hand zurück.
guide-draft = Nach dem Handeln darfst du mit EP eine Karte aus der Auslage kaufen. Ausgegebene EP zählen am Ende trotzdem; eine gute Karte kostet dich nur die Gelegenheit zu einer anderen.
guide-discard = Vor dem Ziehen darfst du Karten abwerfen, die du nicht brauchst, um eher neue zu sehen.
guide-must-discard = Du hast zu viele Karten oder musst welche abgeben. Behalte, was zu den Helden passt, die noch handeln.
guide-react = Dein Held wird angegriffen. Eine Reaktion aus der Hand kann den Schlag wenden; die Zahlen sagen, was sonst geschieht.
guide-monster = Nach den Helden bewegt jeder ein Monster, und es darf gern zu einem Rivalen gehen. Ein bereites Monster muss genutzt werden.
guide-monster-move = Führe das Monster zu dem Helden, den es schlagen soll, am besten von hinten und am besten zu einem Rivalen.
guide-monster-face = Auch Monster sehen und schlagen nach vorn. Wohin soll es blicken?
guide-victim = Das Monster erreicht mehr als einen Helden. Wähle, wen es schlägt.
guide-stay = Diese Karte kann eine weitere Runde bleiben oder Platz machen.
guide-end-draw = Die Runde endet. Du darfst deine Hand wieder füllen.
guide-rouse = Ein Monster, das schon gehandelt hat, wird wieder bereit: es kann diese Runde noch einmal bewegt werden.
guide-hunt = Hier spielen die Karten die Monster. Wähle unter dem, was sie erlauben.
guide-suffer = Jemand muss es einstecken. Ein verwundeter Held kann fallen, und jeder Gefallene kostet am Ende einen Punkt.
guide-play-on = Ein Ziel ist erreicht. Ihr könnt die Runde zu Ende spielen, in der es noch EP gibt, oder hier aufhören.
guide-roll = An diesem Tisch würfelt ihr selbst: würfle und gib an, was der Würfel zeigt.
how-to-play =
    # Worum es geht
    Du führst eine Allianz aus vier Helden durch ein Verlies, das alle gemeinsam bauen. Monster, Herausforderungen und verschlossene Türen bringen Erfahrung (EP). Jedes Mal, wenn einer deiner Helden fällt, verlierst du einen Punkt.

    # Eine Runde
    Eine Runde hat vier Zyklen und eine Schlussphase. In jedem Zyklus

    1. aktiviert jeder einen Helden, der noch nicht dran war: bewegen, dann angreifen, dann vielleicht mit EP eine Karte kaufen, dann abwerfen und ziehen;
    2. bewegt jeder ein Monster, in umgekehrter Reihenfolge. Es darf zu einem Rivalen hinübergehen.

    In der Schlussphase wirkt Gift, und alle Helden stehen wieder bereit.

    # Der Zug eines Helden
    - **Tempo** bezahlt Schritte, Türen, Truhen und das Suchen.
    - **Angreifen** darfst du einmal nach dem Bewegen; der Gegner zeigt, was geschähe. Ohne verbrauchtes Tempo darf ein Held zwei verschiedene Gegner angreifen. Ohne Angriff darf er sich ein zweites Mal bewegen.
    - **Karten** aus der Hand stärken einen Helden für die Runde, eine von jeder Art. Ein Kraftakt, einmal je Held und Runde, macht aus zwei beliebigen Karten eine kleine Hilfe.
    - **Rasten** stattdessen: bis zu drei Wunden gehen weg, der Held darf sich bewegen, aber nicht angreifen.

    # Wie es endet
    Nach der vierten Runde, oder früher, wenn kein Plättchen mehr zu wählen und kein Monster mehr da ist. Die Allianz mit den meisten EP gewinnt; EP, die du für Karten ausgegeben hast, zählen weiter. Allein oder als Verbündete spielt ihr stattdessen gegen eine Punktzahl.

    # Gut zu wissen
    - Wer eine Tür öffnet, wählt das Plättchen dahinter. Höhere Stufen heißen stärkere Monster und mehr EP.
    - Die Blickrichtung zählt. Dreh einem Monster, das ein Rivale bewegen könnte, nicht den Rücken zu.
