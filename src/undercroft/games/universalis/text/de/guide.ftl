# Die erste Partie: worum es bei jeder Art von Frage geht, und wie gespielt wird.
guide-hero = Wähle, wer hinabsteigt. Jemand für die Türschwelle, jemand mit Bogen oder Zaubern dahinter und jemand, der findet und öffnet, ergeben eine gute Gruppe. Sieh dir eine Karte an, um sie zu lesen.
guide-next = Im Zug eurer Seite handelt jeder Held einmal, in beliebiger Reihenfolge. Überlegt, wer wem Platz machen muss.
guide-enter = Helden kommen über die Startfelder herein, und über sie gehen sie wieder, wenn der Auftrag erfüllt ist.
guide-act = Eine Bewegung und eine Aktion in beliebiger Folge, dazu eine schnelle Aktion. Wähle ein markiertes Feld, um zu gehen, einen Feind, um anzugreifen, Tür oder Möbel, um sie zu nutzen. Im Nahkampf stehen 2W6 + Kampfgeschick gegen dasselbe; die Aussichten stehen dabei.
guide-fortune = Ein Glückspunkt würfelt noch einmal, und der neue Wurf gilt. Jeder Punkt bringt dem Dunklen Spieler einen Erfolgspunkt: heb sie für Wichtiges auf.
guide-fortune-damage = Glück kann den Schaden neu würfeln lassen. Es lohnt sich, wenn der Schlag dich fällt; sonst heilen Wunden.
guide-fortune-melee = Du verlierst diesen Schlagabtausch. Ein Glückspunkt lässt einen Wurf wiederholen; das Ergebnis gilt.
guide-spell-square = Der Zauber fällt auf ein freies Feld in Reichweite und Sicht.
guide-fortune-against = Einem Gegner ist ein Wurf gegen dich gelungen. Ein Glückspunkt lässt ihn wiederholen; der neue Wurf gilt.
guide-fortune-opposed = Du unterliegst in diesem Kräftemessen. Ein Glückspunkt lässt einen Wurf wiederholen; das Ergebnis gilt.
guide-fatal = Dieser Schlag würde den Helden niederstrecken. Ein Glückspunkt macht ihn bei 5+ ungeschehen; ein zweiter sicher.
guide-fatal-again = Der erste Punkt half nicht. Ein zweiter macht den Schlag ohne Wurf ungeschehen.
guide-push = Der Treffer drängt den Feind zurück. In die Ecke, von der Schwelle weg oder vor die Klinge eines Freundes: wähle.
guide-take-position = Du darfst in das frei gewordene Feld nachrücken. Das hält den Druck, gibt aber deinen Platz auf.
guide-shielding = Mit Schildwehr wiederholst du diesen Zug deine Schildwürfe; in deiner nächsten Aktivierung kannst du weder angreifen noch rennen.
guide-defensive-shot = Ein Feind kommt auf dich zu, und du hast etwas zum Schießen oder Werfen: ein Schuss, ehe er da ist.
guide-surprise = Der Feind ist überrascht und stolpert. Wähle, wohin.
guide-surprise-facing = Wähle, wohin er blickt; ein Rücken ist leichter zu treffen.
guide-obstacle = Als Dunkler Spieler darfst du hier eine Falle oder ein Schloss aus der Hand spielen, für Reservepunkte. Was du jetzt ausgibst, fehlt für Kreaturen. Du kannst solche Gelegenheiten auch eine Weile auslassen.
guide-encounter = Die Helden blicken in einen neuen Abschnitt. Eine Begegnungskarte füllt ihn für Reservepunkte mit Kreaturen.
guide-hazard-at = Wähle, wo die Gefahr liegt. Wo Helden vorbeimüssen, kostet sie am meisten.
guide-leader-here = Der Anführer kann hier warten oder weiter hinten. Später ist er besser bewacht; zu spät trifft ihn keiner.
guide-creature = Du gibst Punkte für Kreaturen aus. Viele schwache sperren den Weg, wenige starke schlagen hart.
guide-place = Wähle ein Feld des Abschnitts. Schützen nach hinten, Klingen dorthin, wo die Helden hereinkommen.
guide-draw = Jeder deiner Züge beginnt mit einer Karte: Fallen und Kräfte oder Begegnungen. Sie kostet nichts.
guide-discard = Deine Hand ist zu groß. Eine abgeworfene Karte bringt die Reservepunkte, die auf ihr stehen.
guide-clock = An diesem Tisch läuft die Uhr. Sag, wie lange es gedauert hat.
guide-dark = Dein Zug als Dunkler Spieler: spiele Karten, wirf welche für Reservepunkte ab, aktiviere jede Kreatur einmal. Ein Befehl schickt alle los, die noch warten; sie handeln dann von selbst.
guide-dispel = Ein feindlicher Zauber liegt in der Luft. Du darfst deine Kraft gegen seinen Wert setzen.
guide-lucky = Du hast mehr als eins gefunden und behältst eins.
guide-teleport = Wähle, wo du erscheinst.
guide-martial-arts = Ein betäubter Feind handelt schlecht, ein liegender ist leichter zu treffen.
guide-trapper = Du weißt, wie man eine Falle umdreht. Jetzt ist der Augenblick.
guide-dive = Unter Wasser trifft es keiner, und es trifft keinen.
guide-surface = Wähle, wo es auftaucht. Neben einem Helden ist es schön.
guide-pounce = Du bist darauf gelandet. Von der Seite schlägst du wie sonst; festklammern ist kühner.
guide-pounce-miss = Der Sprung ging daneben. Wähle, wo er endet.
guide-pounce-push = Der Sprung drängt jemanden weg. Wähle, wohin.
guide-pounce-land = Wähle, wo du landest.
guide-land-beside = Der Reiter verlässt den Sattel. Wähle ein freies Feld neben dem Reittier, am besten keines neben einem Feind.
guide-make-room = Jemand klettert herauf und braucht das Feld. Mach Platz.
guide-bodyguard = Du stehst nah genug, um den Schlag für einen Freund zu nehmen.
guide-clock-dark = An diesem Tisch läuft die Uhr. Sei ehrlich mit den zwei Minuten.
guide-plan = Vor dem Abenteuer macht der Dunkle Spieler Pläne: Karten, die an einem Ort warten, aus der Reserve bezahlt.
guide-plan-at = Wähle, wo die Karte wartet. Die Helden sehen sie nicht.
guide-come-from = Wähle, von welcher Seite sie kommen.
guide-resurrect = Ein Heiler kann Tote für Münzen zurückholen. Sonst kommt ein neuer Held.
guide-ransom = Das Lösegeld macht die Gefangenen sofort frei. Wer verspricht wiederzukommen, kann diese Quest später noch einmal spielen und findet dort den Kerker. Wer ablehnt, sieht den Freund nie wieder.
guide-injury = Etwas ist nicht gut verheilt. Wähle, worauf du verzichten kannst.
guide-invest = Erfahrung kauft zwischen den Abenteuern bessere Werte und Fertigkeiten. Was du am meisten nutzt, lohnt am meisten.
guide-first-spell = Wähle einen ersten Zauber. Sieh ihn dir an, um ihn zu lesen.
guide-herbalist = Zwischen den Abenteuern hast du gebraut. Wähle, was.
guide-instructor = Du hast jemanden ausgebildet. Wähle, wen.
guide-informed = Was du von den Toten gehört hast, macht einen von euch nächstes Mal schneller.
guide-learn = Wähle eine Fertigkeit. Sieh sie dir an, um sie zu lesen.
guide-stable = Draußen ist ein Reittier sicher, mit allem in seinen Satteltaschen. Unter freiem Himmel beginnst du auf seinem Rücken oder daneben.
guide-hire = Für Münzen kommen Söldner und Tiere mit. Sie handeln selbst und öffnen nichts.
guide-loadout = Wähle die Waffen, die es mitnimmt.
guide-conduct = Wer die Kreaturen führt, entscheidet bei Gleichstand: wen sie angreifen und wo sie stehen. Nach jedem Zug geht die Aufgabe an den Nächsten, der möchte.
guide-doubt = Sei gerecht: Wähl, was der Kreatur nützt.
guide-doubt-square = Sei gerecht: Wähl, was der Kreatur nützt.
guide-dwell = Die Karte bleibt, die Bewohner wechseln. Der Etat hält die Quest etwa gleich schwer, wer auch eingezogen ist; nur die Kniffe sind andere.
guide-craft = Eine Nebenfertigkeit gelingt bei 10 oder mehr mit zwei Würfeln und ihrem Bonus; jeder Punkt, der gefruchtet hat, zählt 1, bis zu 5. Weder Fertigkeiten noch Glück wiederholen sie.
guide-trial = Frag in jedem deiner Züge einen Helden. Sag laut, worum es geht, bevor die Würfel fallen.
guide-follows = Erzähl, wie es weitergeht; soll etwas in Zahlen bleiben, wähl es hier.
guide-leader = Der Anführer ist das Herz deiner Abwehr. Wähle einen, der zu deinen Kreaturen passt.
guide-leader-item = Ein Gegenstand macht den Anführer stärker, für Reservepunkte.
guide-upgrade = Reservepunkte machen eine Kreatur besser. Ist das mehr wert als eine weitere?
guide-half-price = Eine Kreatur zum halben Preis: selten ein schlechter Handel.
guide-hand-over = Der Besitzer liegt am Boden. Jemand anderes führt den Begleiter weiter.
guide-use-skill = Der Wurf misslang, aber eine Fertigkeit kann helfen. Oft geht das nur einmal.
guide-share = Beute wird so gleich wie möglich geteilt. Wähle, wer dies bekommt.
guide-share-coins = Münzen werden geteilt oder bleiben beim Finder.
guide-outfit = Ausrüstung für deine Kreaturen zahlst du aus der Reserve.
guide-create-race = Du erschaffst einen eigenen Helden. Das Volk setzt die Anfangswerte.
guide-create-class = Die Klasse entscheidet über Fertigkeiten, Ausrüstung und Zauber.
guide-create-points = Gib die Punkte dort aus, wo die Klasse sie braucht.
guide-create-skill = Eine Fertigkeit aus frühen Jahren. Sieh sie dir an, um sie zu lesen.
guide-create-word = Ein alter Hass lässt den Helden gegen eine Art von Feind härter kämpfen.
guide-create-spell = Wähle die Zauber, die der Held kennt.
guide-create-name = Wähle einen Namen.
guide-create-gear = Kauf, was du tragen kannst. Licht und ein Seil sind nie falsch.
guide-trade = In der Stadt kaufst, verkaufst und besuchst du. Besuche sind gezählt.
guide-service = Wähle, was du hier willst und ob es die Münzen wert ist.
guide-travel = Unterwegs geschieht etwas. Jede Möglichkeit sagt, was sie verlangt.
guide-upkeep = Begleiter wollen Futter und Lohn, sonst gehen sie.
guide-eloquence = Eine gewandte Zunge bekommt einen zweiten Versuch.
guide-cure = Wähle, welche alte Verletzung der Heiler ansieht.
guide-school = Einen Zauber zu lernen kostet Münzen und Erfahrung. Sieh ihn dir an, um ihn zu lesen.
guide-roll = An diesem Tisch würfelt ihr selbst: würfle und gib an, was der Würfel zeigt.
guide-act-how = Was du tust, steht fest; wähle jetzt, wie oder an wem.
guide-raise-shield = Ein Schild kann den Zauber abfangen, aber daran zerbrechen. Was ist er dir wert, und was täte der Zauber?
how-to-play =
    # Worum es geht
    Helden betreten mit einem Auftrag einen Ort, den nur ihr Feind kennt: erfüllt ihn und geht über die Startfelder hinaus. Der Dunkle Spieler, ein Mensch mit verdeckten Karten oder ein Automat mit seinen Tafeln, stellt sich mit Kreaturen, Fallen und einem Vorrat an Reservepunkten dagegen.

    # Ein Zug
    1. **Die Helden**: jeder einmal, in beliebiger Reihenfolge: eine Bewegung, eine Aktion und eine schnelle Aktion; die Aktion lässt sich gegen eine zweite schnelle tauschen. Aktionen sind Angriffe, Schüsse, Zauber, Öffnen und Durchsuchen, Fallen entschärfen, Klettern, Helfen.
    2. **Der Dunkle Spieler**: zieht eine Karte, spielt Karten, aktiviert jede Kreatur einmal.

    Kommen Feinde in Sicht, würfeln beide Seiten um die Initiative. Gewinnen die Helden, handeln sie sofort alle noch einmal; verlieren sie, ist ihr Zug vorbei.

    # Kämpfen
    Nahkampf ist 2W6 + Kampfgeschick gegen dasselbe; die meisten anderen Proben sind 2W6 und eine Eigenschaft gegen eine Zahl. Ein Sechserpasch gelingt, ein Einserpasch misslingt. Schlagt von hinten, steht höher, drängt Feinde von der Schwelle. Ein misslungener Wurf lässt sich mit Glück wiederholen, aber jeder Punkt zählt für den Dunklen Spieler, und ebenso jeder Zug: trödelt nicht.

    # Wie es endet
    Die Helden gewinnen, wenn der Auftrag erfüllt ist und alle draußen sind, die noch gehen können. Sie verlieren, wenn sie zu früh gehen oder alle niedergestreckt sind. Am Ende zählen beide Seiten ihre Erfolge.

    # Gut zu wissen
    - Erkundet in ruhigen Zügen: im Kampf lassen sich nur unerforschte Türen öffnen.
    - Licht machen, suchen und entschärfen kommt vor dem Rennen. Suchen kostet Zeit, findet aber, was die Gruppe braucht.
    - Der Dunkle Spieler kann Karten für Reservepunkte abwerfen und für zu häufige Fragen Daueranweisungen geben.
guide-outfits = Neue Kreaturen kommen, wie sie gedruckt sind. Für Reservepunkte bekommen sie mehr: jede das Beste einer Art, oder Stück für Stück.
guide-way = Eine Runde dauert einige Tage: Zieht in ein Nachbarland weiter oder bleibt. Wo ihr ankommt, wartet vielleicht ein Reiseereignis.
guide-there = Ihr seid da. Siedlungen könnt ihr noch in derselben Runde betreten, jede mit eigenem Ereignis; ein Abenteuer beendet die Reise.
guide-set-out = Ein Abenteuer beendet die Reise fürs Erste für alle. Wer noch nicht so weit ist, kann es um eine Runde verschieben.
guide-deck = Auf einer Straße könnt ihr statt der Ereignisse des Landes die der Straße ziehen.
guide-travel-together = Die Gruppe entscheidet gemeinsam: Der Beste von euch macht die Probe, und die Folgen treffen alle.
guide-lair = In diesem Land erscheinen Gefahren, wenn die Helden rasten, und kommen dann Runde um Runde näher.
guide-ashore = Das nächste Land auf beiden Seiten; wählt, wo die Gruppe weiterzieht.
guide-danger = Jeder Marker muss den Helden näher kommen, auch über Flüsse und das Meer; wo er sie trifft, schlägt eine Gefahr zu.
guide-epic = Das Ereignis nach der Karte oder als kleines Abenteuer mit eigener Erfahrung; jedes lässt sich nur einmal versuchen.
