### Die erste Partie: worum es bei jeder Art von Frage geht, und wie gespielt wird. Worauf jeder Satz beruht, steht in der
### englischen Datei.

guide-pick = Du stellst eine Allianz aus vier Helden auf. Eine Mischung hilft: jemand Zähes vorn, jemand, der aus der Ferne trifft, jemand Flinkes. Sieh dir eine Karte an, um sie zu lesen.
guide-place = Deine Helden beginnen auf deinem Startplättchen, einer in der Mitte, die anderen in der Reihe dahinter. Wer in der Mitte steht, hat den kürzesten Weg zur Tür voraus; wer an einem Ende der Reihe steht, ist schon neben einer Tür an der Seite.
guide-activate = In jedem Zyklus handelt einer deiner Helden; in vier Zyklen ist jeder einmal dran. Ein normaler Zug ist Bewegen, dann Angreifen. Eine Rast heilt stattdessen bis zu drei Wunden; danach darf der Held sich bewegen, aber nicht angreifen.
guide-act = Mit Tempo gehst du, öffnest Türen und Truhen oder suchst; dann greifst du einmal an. Nach einem Angriff bewegt und dreht der Held sich nicht mehr. Wer noch kein Tempo verbraucht hat, darf zwei verschiedene Feinde angreifen; wer auf den Angriff verzichtet, darf sich noch einmal bewegen. Karten aus der Hand helfen, je Held und Runde eine von jeder Art; wenige kosten Tempo.
guide-return = Alle Wunden gehen weg, und der Held steht auf einem leeren Feld deines Startplättchens wieder auf. In dieser Aktivierung bewegt er sich nicht und greift nicht an.
guide-face = Jede Figur blickt in eine Richtung und kann nur angreifen, was vor oder neben ihr ist. Sie selbst kann von allen Seiten angegriffen werden.
guide-bury = Ein Kraftakt kostet zwei Handkarten, die bis zur Endphase verdeckt liegen. Gib die her, die dir am wenigsten fehlen.
guide-lay = Du wählst, welches Plättchen der Plättchenauslage dort liegt und wie es gedreht ist; wo du eine Tür öffnest, muss eine seiner Türen daran stoßen. Eine höhere Verliesstufe heißt stärkere Monster und mehr EP. Seine Monster stehen sofort darauf, seine Herausforderungen liegen verdeckt dort; im Grundspiel gibt es keine. Wo erst ein Schloss oder eine Geheimtür im Weg ist, wird es nur gelegt, wenn das gelingt.
guide-effort = Du würfelst und brauchst mindestens die Stufe. Jeder Punkt Tempo, den du hineinsteckst, zählt 1 dazu und ist auch dann weg, wenn es misslingt. Mit genug davon brauchst du nicht zu würfeln. Eine Falle, deren Entschärfung misslingt, geht dort los, wo der Held steht.
guide-step-chest = Wer auf eine unverschlossene Truhe tritt, darf sie umsonst öffnen. Darin sind EP und eine Karte für deine Hand.
guide-reveal = Mehrere Herausforderungen liegen verdeckt: Wähle, welche jetzt aufgedeckt wird.
guide-settle = Kein Held kann auf einem Feld bleiben, auf dem schon jemand ist. Alle angebotenen Felder sind gleich nah.
guide-heal = Gift und gewöhnliche Wunden zehren zusammen am Leben, aber Gift wirkt weiter: oft wird man es besser zuerst los.
guide-space = Wähle eines der markierten Felder.
guide-incite = Dieses Monster greift für dich ein anderes an. Die Wunden zählen als deine.
guide-recall = Eine Karte aus deinem Ablagestapel kommt auf deine Hand zurück. Was gespielt ist, liegt bis zur Endphase unter deinen Helden und ist nicht dabei.
guide-draft = Nach dem Handeln darfst du mit EP eine Karte aus der Auslage kaufen. Ausgegebene EP zählen am Ende trotzdem; eine gute Karte kostet dich nur die Gelegenheit zu einer anderen. Oder wirf eine Karte hinaus, die du bezahlen könntest, und kaufe die, die nachkommt. Früher hinausgeworfene Karten sind für 1 EP mehr zu haben.
guide-discard = Vor dem Ziehen darfst du bis zu deinem Abwurflimit Karten abwerfen, um eher neue zu sehen.
guide-must-discard = Eine Falle oder die Karte des Verlieses nimmt dir Handkarten; du wählst, welche. Behalte, was zu den Helden passt, die noch handeln.
guide-react = Dein Held wird angegriffen, und eine Reaktion aus der Hand kann den Schlag wenden, wenn du eine passende hast. Die Zahlen sagen, was sonst geschieht. Was sie an Verteidigung bringt, zählt bis zum Ende der Runde.
guide-monster = Nach den Helden muss jeder ein bereites Monster bewegen, wenn es eines gibt. Es ist eines, das deinen Helden fern ist; nur wo es keines gibt, eines aus dem Nachbarraum, und zuletzt eines aus ihrem eigenen.
guide-monster-move = Kann das Monster einen Helden erreichen, muss es das, auch wenn nur deine in Reichweite sind. Führe es zu dem, den es schlagen soll; unter Rivalen am besten zu einem von deren Helden.
guide-monster-face = Auch Monster greifen nur an, was vor oder neben ihnen ist.
guide-victim = Das Monster erreicht mehr als einen Helden und muss einen davon angreifen.
guide-stay = Diese Karte kann noch eine Runde bei ihrem Helden bleiben oder wie die anderen abgelegt werden.
guide-end-draw = Die Runde endet, und du darfst deine Hand wieder bis zu ihrer Größe füllen.
guide-rouse = Ein Monster, das schon gehandelt hat, wird wieder bereit: Es kann in dieser Runde noch einmal angreifen. Unter denen mit den meisten EP wählst du, welches.
guide-hunt = Hier spielen die Karten die Monster. Wähle unter dem, was sie erlauben.
guide-suffer = Jemand muss es einstecken. Ein verwundeter Held kann fallen, und jeder Sturz kostet am Ende einen Punkt.
guide-play-on = Kein Plättchen ist mehr zu wählen, und kein Monster ist übrig. Du darfst bis zum Ende der letzten Runde weiterspielen, um noch EP zu holen, oder hier aufhören.
guide-roll = An diesem Tisch würfelt ihr selbst: Würfle und gib an, was der Würfel zeigt.
how-to-play =
    # Worum es geht
    Du führst eine Allianz aus vier Helden durch ein Verlies, das alle gemeinsam bauen. Monster, die du besiegst, und Truhen, die du öffnest, bringen Erfahrung (EP); im Grundspiel gibt es weder Truhen noch Fallen. Haben mehrere Allianzen ein Monster verwundet, teilen sich die beiden mit den meisten Wunden daran seine EP. Jedes Mal, wenn einer deiner Helden fällt, verlierst du einen Punkt.

    # Eine Runde
    Eine Runde hat vier Zyklen und eine Endphase. In jedem Zyklus

    1. aktiviert jeder einen Helden, der noch nicht dran war: bewegen, dann angreifen, dann vielleicht mit EP eine Karte kaufen, dann abwerfen und ziehen;
    2. bewegt jeder ein Monster, in umgekehrter Reihenfolge. Kann es einen Helden angreifen, muss es das, am besten den eines Rivalen. Allein oder als Verbündete folgt ihr stattdessen der Karte des Verlieses.

    In der Endphase wirkt Gift, die gespielten Karten werden abgelegt, und alle Helden und Monster stehen wieder bereit.

    # Der Zug eines Helden
    - **Tempo** bezahlt Schritte, Türen, Truhen und das Suchen. Ein Feld neben einem Feind zu verlassen, kostet 1 mehr.
    - **Angreifen** darfst du einmal nach dem Bewegen; der Feind zeigt, was geschähe. Ohne verbrauchtes Tempo darf ein Held zwei verschiedene Feinde angreifen. Ohne Angriff darf er sich ein zweites Mal bewegen.
    - **Karten** aus der Hand stärken einen Helden für die Runde, eine von jeder Art. Ein Kraftakt, einmal je Held und Runde, macht aus zwei beliebigen Karten eine kleine Hilfe.
    - **Rasten** stattdessen: Bis zu drei Wunden gehen weg, der Held darf sich bewegen, aber nicht angreifen.

    # Wie es endet
    Nach der vierten Runde (im Grundspiel der dritten), oder früher, wenn kein Plättchen mehr zu wählen und kein Monster mehr da ist. Die Allianz mit den meisten EP gewinnt; EP, die du für Karten ausgegeben hast, zählen weiter. Allein oder als Verbündete spielt ihr stattdessen gegen eine Punktzahl.

    # Gut zu wissen
    - Wer eine Tür ins Leere öffnet, wählt das Plättchen dahinter. Höhere Stufen heißen stärkere Monster und mehr EP.
    - Was in einem Raum verdeckt liegt, wird aufgedeckt, wenn ein Held eintritt, auch Fallen. Von außen, neben dem Durchgang, kann man es vorher für 1 Tempo aufdecken, solange in keinem der beiden Räume ein Feind ist.
    - Eine Figur greift nur an, was vor oder neben ihr ist; bis zum Angriff dreht sie sich umsonst.
