# Das Kampagnenbuch.
story-four-doors = Vier Türen tief
story-four-doors-about = Von einer Kellerwand, die klopft, bis zu einem Drachen, der schnarcht: vier Pakete der Stufen 1, 3, 5 und 8 mit derselben Gruppe.
campaign-quests = { $done } von { $most } Abenteuern bestanden
campaign-pool = EP im Topf der Gruppe
campaign-things = Dinge
campaign-spells = Zauber
log-joined = { $hero } schloss sich der Gruppe an.
log-dead = { $hero } wurde mit den Füßen voran hinausgetragen.
log-rose = { $hero } stieg auf Stufe { $level }.
log-pool = Im Topf liegen { $pool } EP, in den Beuteln { $gold } Gold.
log-thread = Alle vier Türen liegen hinter ihnen. Wer mag, besucht jeden dieser Orte noch einmal, der alten Zeiten wegen.
