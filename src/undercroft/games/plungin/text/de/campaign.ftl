# Das Kampagnenbuch.
story-four-doors = Vier Türen tief
story-four-doors-about = Hinter einer Kellerwand, die klopft, liegen vier Türen, jede mit einem Hüter, und hinter der letzten eine lange Treppe. Fünf Pakete der Stufen 1, 3, 5, 6 und 8 mit derselben Gruppe; was in einem geschieht, weiß man im nächsten noch.
campaign-quests = { $done } von { $most } Abenteuern bestanden
campaign-pool = EP im Topf der Gruppe
campaign-mark = Man erzählt von ihnen
campaign-things = Dinge
campaign-spells = Zauber
log-joined = { $hero } schloss sich der Gruppe an.
log-dead = { $hero } wurde mit den Füßen voran hinausgetragen.
log-rose = { $hero } stieg auf Stufe { $level }.
log-pool = Im Topf liegen { $pool } EP, in den Beuteln { $gold } Gold.
log-thread = Vier Türen stehen offen, und dahinter ist nichts mehr als Tageslicht. Die Hüterin des Schreins von Fainsworth hat eine fünfte in den Stab geschnitzt, sehr klein, und auf ihr ist gar nichts. Wer mag, besucht jeden dieser Orte noch einmal, der alten Zeiten wegen.
