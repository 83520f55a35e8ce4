### Die erste Partie: worum es bei jeder Art von Frage geht, und wie gespielt wird. Worauf jeder Satz beruht, steht in der
### englischen Datei.

guide-hero = Wähle, wer mitkommt. Jemand für die Türschwelle, jemand mit Bogen oder Zaubern dahinter und jemand, der findet und öffnet, ergeben eine gute Gruppe. Sieh dir eine Karte an, um sie zu lesen.
guide-next = Im Zug eurer Seite handelt jeder Held und jeder Begleiter einmal, in beliebiger Reihenfolge. Überlegt, wer wem Platz machen muss.
guide-enter = Helden kommen über die Startfelder herein. In vielen Abenteuern müssen sie dort auch wieder hinaus, wenn der Auftrag erfüllt ist.
guide-act = Eine Bewegung und eine Aktion in beliebiger Folge, dazu eine schnelle Aktion umsonst. Wähle ein markiertes Feld, um zu gehen, einen Feind, um anzugreifen, Tür oder Möbel, um sie zu nutzen. Im Nahkampf würfeln beide Seiten 2W6 + Kampfgeschick; bei jedem Angriff stehen die Aussichten dabei.
guide-fortune = Ein Glückspunkt würfelt noch einmal, und der neue Wurf gilt. Im Abenteuer bringt jeder Punkt, den ein Held ausgibt, dem Dunklen Spieler einen Erfolgspunkt: Heb sie für Wichtiges auf.
guide-fortune-damage = Glück kann den Schaden neu würfeln lassen. Der neue Wurf gilt, auch wenn er schlimmer ist. Verlorene Lebenskraft kommt vor dem Ende des Abenteuers nicht von selbst zurück.
guide-fortune-melee = Du verlierst diesen Schlagabtausch. Ein Glückspunkt lässt einen Wurf wiederholen; das Ergebnis gilt.
guide-spell-square = Der Zauber fällt auf ein freies Feld in Reichweite und Sicht.
guide-fortune-against = Einem Gegner ist ein Wurf gegen dich gelungen. Ein Glückspunkt lässt ihn wiederholen; der neue Wurf gilt.
guide-fortune-opposed = Du unterliegst in diesem Kräftemessen mit einem Gegner. Ein Glückspunkt lässt einen Wurf wiederholen; das Ergebnis gilt.
guide-fatal = Dieser Schlag würde sein Opfer ausschalten. Ein Glückspunkt macht ihn bei 5+ ungeschehen; ein zweiter sicher.
guide-fatal-again = Der erste Punkt half nicht. Ein zweiter macht den Schlag ohne Wurf ungeschehen.
guide-push = Wähle, wohin der Feind gedrängt wird: in die Ecke, von der Schwelle weg, vor die Klinge eines Freundes. Wo es angeboten wird, kannst du ihn auch stehen lassen.
guide-take-position = Du darfst in das frei gewordene Feld nachrücken. Das hält den Druck, gibt aber deinen Platz auf.
guide-shielding = Mit Schildwehr darfst du in diesem Zug deine Schildwürfe wiederholen; in deiner nächsten Aktivierung kannst du weder angreifen noch rennen.
guide-defensive-shot = Ein Feind kommt auf dich zu, und du hast etwas zum Schießen oder Werfen: ein Schuss mit -2, ehe er da ist. Eine Wunde hält ihn auf, einen großen oder riesigen Feind nur, wenn ein Sechserpasch getroffen hat.
guide-surprise = Der Feind ist überrascht und stolpert. Wähle, wohin.
guide-surprise-facing = Wähle, wohin er blickt; ein Rücken ist leichter zu treffen.
guide-obstacle = Als Dunkler Spieler darfst du hier eine Falle oder ein Schloss aus der Hand spielen, für Reservepunkte. Was du jetzt ausgibst, fehlt für Kreaturen. Du kannst solche Gelegenheiten auch eine Weile auslassen.
guide-encounter = Die Helden blicken in einen neuen Abschnitt. Eine Begegnungskarte bringt Kreaturen dorthin, jede für Reservepunkte.
guide-hazard-at = Wähle, wo die Gefahr liegt. Wo Helden vorbeimüssen, kostet sie am meisten.
guide-leader-here = Der Anführer kann in diesem Abschnitt warten oder weiter hinten; spätestens ist er im Hauptraum. Später ist er besser bewacht, aber Helden, die haben, was sie wollten, suchen ihn nicht mehr.
guide-creature = Du gibst Punkte für Kreaturen aus. Viele schwache sperren den Weg, wenige starke schlagen hart.
guide-place = Wähle ein Feld des Abschnitts. Schützen nach hinten, Klingen dorthin, wo die Helden hereinkommen.
guide-draw = Dein Zug beginnt mit einer Karte, Fallen und Kräfte oder Begegnungen, außer im Kampf mit den Kreaturen des Hauptraums und sobald der Auftrag der Helden erfüllt ist. Sie kostet nichts.
guide-discard = Deine Hand ist zu groß. Eine abgeworfene Karte bringt die Reservepunkte, die auf ihr stehen.
guide-clock = An diesem Tisch läuft die Uhr. Sag, wie lange es gedauert hat: Mehr als eine Minute bringt dem Dunklen Spieler einen Erfolgspunkt.
guide-dark = Du handelst für den Dunklen Spieler: Aktiviere jede Kreatur einmal, und spiele Karten, wenn du welche hast. Karten aus deinen Stapeln kannst du auch für Reservepunkte abwerfen. Ein Befehl schickt alle los, die noch warten; sie handeln dann von selbst.
guide-dispel = Ein feindlicher Zauber liegt in der Luft. Du darfst deine Kraft gegen seinen Wert setzen; nur ein Erfolg kostet Mana.
guide-lucky = Du hast mehr als eins gefunden und behältst eins.
guide-teleport = Wähle, wo du erscheinst.
guide-martial-arts = Betäubt nimmt der Feind den ganzen Schaden und handelt schlecht. Niedergeworfen nimmt er nur einen Schadenswürfel, ist aber leichter zu treffen und muss erst aufstehen.
guide-trapper = Ein Feind ist nah genug für eine Falle von dir. Erreicht seine Wahrnehmungsprobe nicht 8, nimmt er 4 Schadenswürfel und verliert seinen Zug. Das geht zweimal im Abenteuer, aber nur einmal gegen denselben Feind.
guide-dive = Unter Wasser sieht und trifft es keiner, und es trifft keinen. Zu Beginn eines deiner Züge kann es in einer Ecke auftauchen.
guide-surface = Wähle die Ecke, in der es auftaucht. Neben einem Helden ist ein guter Platz.
guide-pounce = Du bist darauf gelandet. Von daneben schlägst du sofort zu, mit umso mehr Schadenswürfeln, je tiefer der Sprung war; wer sich festklammert, betäubt es, solange er sich hält.
guide-pounce-miss = Ein Sprung auf dich ging daneben. Wähle, wohin der Springer fällt.
guide-pounce-push = Der Sprung drängt jemanden weg. Wähle, wohin.
guide-pounce-land = Wähle, wo du landest.
guide-land-beside = Der Reiter verlässt den Sattel. Wähle ein freies Feld neben dem Reittier, am besten keines neben einem Feind.
guide-make-room = Jemand klettert herauf und braucht das Feld. Mach Platz.
guide-bodyguard = Du stehst nah genug, um einen Schuss oder ein Zaubergeschoss für einen Freund abzufangen. Der Schaden trifft dann dich.
guide-clock-dark = An diesem Tisch läuft die Uhr. Sind die zwei Minuten um, tun Kreaturen, die noch nicht gehandelt haben, in diesem Zug nichts.
guide-plan = Vor dem Abenteuer macht der Dunkle Spieler Pläne: Karten, die an einem Ort warten. Jede wird aus der Reserve bezahlt, wenn ihr Augenblick kommt, und ist verloren, wenn die Punkte dann fehlen.
guide-plan-at = Wähle, wo die Karte wartet. Die Helden sehen sie nicht.
guide-come-from = Wähle den erkundeten Abschnitt, in dem sie erscheinen.
guide-resurrect = Ein Heiler kann Tote für Münzen zurückholen, mit einer Verletzung, die niemand heilen kann. Sonst kann ein neuer Held den Platz einnehmen.
guide-ransom = Das Lösegeld macht den Gefangenen sofort frei. Wer verspricht wiederzukommen, kann dieses Abenteuer später noch einmal spielen und findet dort den Kerker. So oder so ist die halbe Habe des Gefangenen verloren, und eine Verletzung bleibt. Wer ablehnt, sieht den Freund nie wieder.
guide-injury = Etwas ist nicht gut verheilt: Eine Eigenschaft ist von nun an um 1 niedriger. Wähle, worauf du verzichten kannst.
guide-invest = Erfahrung kauft zwischen den Abenteuern Fertigkeiten, bessere Werte und Glück. Was du am meisten nutzt, lohnt am meisten.
guide-first-spell = Wähle einen ersten Zauber. Sieh ihn dir an, um ihn zu lesen.
guide-herbalist = Du beginnst das Abenteuer mit einem selbst gebrauten Trank. Wähle, mit welchem.
guide-instructor = Ein Verbündeter, den du ausgebildet hast, hat in diesem Abenteuer 1 Kampfgeschick mehr. Wähle, wer.
guide-informed = Was du von den Toten gehört hast, lässt einen von euch den nächsten verlorenen Wurf um die Initiative wiederholen.
guide-learn = Wähle eine Fertigkeit. Sieh sie dir an, um sie zu lesen.
guide-stable = Draußen ist ein Reittier sicher, mit allem in seinen Satteltaschen. Unter freiem Himmel beginnst du auf seinem Rücken oder daneben.
guide-hire = Für Münzen kommen Söldner und Tiere mit. Jeder Begleiter hat eine eigene Aktivierung, in der du ihn führst; erkunden kann keiner.
guide-loadout = Wähle die Waffen deines neuen Begleiters; dabei bleibt es auch in späteren Abenteuern.
guide-conduct = Wer die Kreaturen führt, entscheidet bei Gleichstand: wen sie angreifen und wo sie stehen. Nach jedem Zug geht die Aufgabe an den Nächsten, der möchte.
guide-doubt = Sei gerecht: Wähle, was der Kreatur nützt.
guide-doubt-square = Sei gerecht: Wähle, was der Kreatur nützt.
guide-dwell = Die Karte bleibt, die Bewohner wechseln. Der Vorrat an Punkten hält das Abenteuer etwa gleich schwer, wer auch eingezogen ist; nur die Kniffe sind andere.
guide-craft = Eine Nebenfertigkeit gelingt bei 10 oder mehr mit zwei Würfeln und ihrem Bonus. Jeder Punkt, nach dem eine Probe auf Klugheit gelingt, erhöht den Bonus um 1, bis auf 5. Weder andere Fertigkeiten noch Glück wiederholen ihre Würfe.
guide-trial = Du darfst in jedem deiner Züge einen Helden prüfen. Sag laut, worum es geht, bevor die Würfel fallen.
guide-follows = Erzähl, wie es weitergeht; soll etwas in Zahlen bleiben, wähl es hier.
guide-leader = Der Anführer ist das Herz deiner Abwehr. Wähle einen, der zu deinen Kreaturen passt.
guide-leader-item = Ein Gegenstand macht den Anführer stärker, für Reservepunkte.
guide-upgrade = Reservepunkte machen den Anführer besser, wenn er aufgestellt wird. Ist das mehr wert als eine weitere Kreatur?
guide-half-price = Eine Kreatur zum halben Preis: selten ein schlechter Handel.
guide-hand-over = Der Besitzer liegt am Boden. Ein anderer Held kann den Begleiter bis zum Ende des Abenteuers führen.
guide-use-skill = Der Wurf misslang, aber eine Fertigkeit kann helfen. Viele helfen nur einmal oder wenige Male im Abenteuer.
guide-share = Beute wird so gleich wie möglich geteilt. Wähle, wer dies bekommt.
guide-share-coins = Münzen werden geteilt oder bleiben bei dem, der sie gefunden hat.
guide-outfit = Ausrüstung für deine Kreaturen zahlst du aus der Reserve.
guide-create-race = Du erschaffst einen eigenen Helden. Das Volk setzt die Anfangswerte.
guide-create-class = Die Klasse entscheidet über Fertigkeiten, Ausrüstung und Zauber.
guide-create-points = Gib die Punkte dort aus, wo die Klasse sie braucht.
guide-create-skill = Eine weitere Fertigkeit aus frühen Jahren. Sieh sie dir an, um sie zu lesen.
guide-create-word = Ein alter Hass lässt den Helden gegen eine Art von Feind härter kämpfen.
guide-create-spell = Wähle die Zauber, die der Held kennt.
guide-create-name = Wähle einen Namen.
guide-create-gear = Kauf, was du tragen kannst. Licht und ein Seil sind nie falsch.
guide-trade = In einer Siedlung kaufst du, verkaufst du und besuchst Orte. Ein Held hat drei Besuche und in jeder weiteren Runde dort noch einmal drei.
guide-service = Wähle, was du hier willst und ob es die Münzen wert ist.
guide-travel = Unterwegs geschieht etwas. Jede Möglichkeit sagt, was sie verlangt.
guide-upkeep = Begleiter wollen Futter und Lohn, sonst gehen sie.
guide-eloquence = Eine gewandte Zunge bekommt einen zweiten Versuch.
guide-cure = Wähle, welche alte Verletzung der Heiler ansieht.
guide-school = Einen Zauber zu lernen kostet Münzen und Erfahrung. Sieh ihn dir an, um ihn zu lesen.
guide-roll = An diesem Tisch würfelt ihr selbst: Würfle und gib an, was der Würfel zeigt.
guide-act-how = Was du tust, steht fest; wähle jetzt, wie oder an wem.
guide-raise-shield = Ein Schild nimmt dem Zauber einen Schadenswürfel, kann aber daran zerbrechen. Was ist er dir wert, und was täte der Zauber?
how-to-play =
    # Worum es geht
    Helden betreten mit einem Auftrag einen Ort, den sie nicht kennen; in vielen Abenteuern müssen sie über die Startfelder auch wieder hinaus. Der Dunkle Spieler stellt sich mit Kreaturen, Fallen und einem Vorrat an Reservepunkten dagegen: ein Mensch mit Karten, ein Automat mit seinen Tafeln oder die Spieler reihum.

    # Ein Zug
    1. **Die Helden**: jeder Held und Begleiter einmal, in beliebiger Reihenfolge: eine Bewegung, eine Aktion und eine schnelle Aktion; die Aktion lässt sich gegen eine zweite schnelle tauschen. Aktionen sind Angriffe, Schüsse, Zauber, Rennen, Öffnen und Durchsuchen, Fallen entschärfen, Klettern, Helfen.
    2. **Der Dunkle Spieler**: aktiviert jede Kreatur einmal und spielt Karten. Ein Mensch mit Kartenstapeln zieht in der Regel zuerst eine Karte; die Karten des Automaten bringt der Szenariowürfel.

    Kommen Feinde in Sicht, würfeln beide Seiten um die Initiative. Gewinnen die Helden, handeln sie sofort alle noch einmal; verlieren sie, ist ihr Zug vorbei. Mitten im Kampf entscheidet sie nur, ob die neuen Feinde sofort handeln oder warten.

    # Kämpfen
    Im Nahkampf würfeln beide Seiten 2W6 + Kampfgeschick, und wer angreift, trifft, wenn er gewinnt; die meisten anderen Proben sind 2W6 und eine Eigenschaft gegen eine Zahl. Bei einer solchen Probe gelingt ein Sechserpasch; ein Einserpasch misslingt überall. Schlagt von hinten, steht höher, drängt Feinde von der Schwelle. Die meisten misslungenen Würfe lassen sich mit Glück wiederholen, aber jeder Punkt zählt für den Dunklen Spieler, und ebenso jeder seiner Züge: Trödelt nicht.

    # Wie es endet
    Die Helden gewinnen, wenn der Auftrag erfüllt ist und, wo das Abenteuer es verlangt, alle draußen sind, die noch gehen können. Sie verlieren, wenn sie zu früh gehen, alle ausgeschaltet sind oder ihnen die Züge ausgehen. In jedem Fall zählen am Ende beide Seiten ihre Erfolge.

    # Gut zu wissen
    - Erkundet in ruhigen Zügen: Im Kampf kann man eine unerforschte Tür öffnen, wenn sie nicht verschlossen ist, aber sonst nichts erkunden.
    - Licht machen, suchen und entschärfen kommt vor dem Rennen. Suchen kostet Zeit, findet aber, was die Gruppe braucht.
    - Der Dunkle Spieler kann Karten aus seinen Stapeln für Reservepunkte abwerfen und für zu häufige Fragen Daueranweisungen geben.
guide-outfits = Neue Kreaturen kommen, wie sie gedruckt sind. Für Reservepunkte bekommen sie mehr: jede das Beste einer Art, oder Stück für Stück.
guide-way = Eine Runde dauert einige Tage: Zieht in ein Nachbarland weiter oder bleibt. Wo ihr ankommt und wo ihr bleibt, wartet vielleicht ein Reiseereignis.
guide-there = Ihr seid da. Siedlungen könnt ihr noch in derselben Runde betreten, jede mit einem eigenen Wurf auf ein Ereignis; ein Abenteuer beendet die Reise fürs Erste.
guide-set-out = Ein Abenteuer beendet die Reise fürs Erste für alle. Wer noch nicht so weit ist, kann es um eine Runde verschieben.
guide-deck = Auf einer Straße könnt ihr statt der Ereignisse des Landes die der Straße ziehen.
guide-travel-together = Die Gruppe entscheidet gemeinsam: Der Beste von euch macht die Probe, und die Folgen treffen alle.
guide-lair = Wähle das Land, aus dem deine Gefahren kommen. Wenn Helden rasten, sagen Würfel, ob dort Gefahren erscheinen; sie kommen dann Runde um Runde näher.
guide-ashore = Diese Länder sind gleich nah; wählt, wo die Gruppe an Land geht.
guide-danger = Jeder Marker muss den Helden näher kommen, auch über Flüsse und das Meer; wo er sie trifft, schlägt eine Gefahr zu.
guide-epic = Das Ereignis nach der Karte oder als kleines Abenteuer mit eigener Erfahrung; jedes lässt sich nur einmal versuchen.
