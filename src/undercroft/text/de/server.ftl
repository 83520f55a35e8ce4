# Was der Server seinen Gästen sagt.
server-busy = An diesem Tisch ist gerade viel los; bitte versuch es noch einmal.
server-fault = Die Regeln sind dort über einen eigenen Fehler gestolpert. Nichts ist verloren: Wähl etwas anderes, nimm etwas zurück oder schick den Bericht des Gastgebers an die Autoren.
server-bot-fault = Ein Bot weiß nicht weiter. Gib seinen Platz einem Menschen oder einem anderen Bot, oder nehmt etwas zurück.
server-broken = Dieser Tisch lässt sich nicht öffnen: Die Regeln sind über einen eigenen Fehler gestolpert. Nichts ist verloren, und der Gastgeber kann einen Bericht herunterladen.
server-stale = Diese Frage hat sich inzwischen erledigt; so steht es jetzt.
server-settled = Dieser Vorschlag hat sich inzwischen erledigt.
server-not-yours = Das hast nicht du zu entscheiden.
server-bot-plays = Auf diesem Platz spielt ein Bot. Nimm den Platz erst wieder ein.
server-watching = Du schaust zu; das können nur die am Tisch.
server-gone = Diesen Tisch gibt es nicht.
server-closed = Der Gastgeber hat diesen Tisch geschlossen.
server-no-seat = Diesen Platz gibt es nicht.
server-no-bot = Diesen Bot gibt es für dieses Spiel nicht.
server-no-kind = Ein Platz ist für einen Menschen, einen Bot oder offen.
server-no-game = Dieses Spiel gibt es nicht.
server-token = Dieser Link gilt hier nicht. Bitte den Gastgeber um einen neuen.
server-taken = Es ist kein Platz mehr frei.
server-hello = Bitte zuerst grüßen.
server-hello-once = Gegrüßt wird nur einmal.
server-version = Dieser Server spricht Version { $protocol } des Protokolls; bitte lade die Seite neu.
server-form = Diese Nachricht versteht der Server nicht.
server-size = Das ist zu groß.
server-rate = Das war zu schnell; bitte etwas langsamer.
server-tables = Von deiner Adresse aus wurden viele Tische eröffnet; bitte warte eine Weile.
server-nothing-said = In dieser Nachricht steht nichts.
server-no-thought = Niemandem ist rechtzeitig etwas eingefallen.
server-store = Der Speicher antwortet gerade nicht, deshalb wurde das nicht angenommen. Bitte versuch es gleich noch einmal.
server-checking = Gerade werden schon Pakete geprüft; bitte versuch es gleich noch einmal.
server-pack-limits = Dieses Paket braucht beim Aufbau zu viel Zeit oder Speicher.
server-no-packs = Dieses Spiel nimmt keine Pakete.
server-no-report = Ein Bericht enthält alle Geheimnisse eines Spiels; es gibt ihn, wenn das Spiel vorbei oder gestört ist.
server-ended = Der Betreiber dieses Servers hat diesen Tisch beendet.
server-deleted = Der Betreiber dieses Servers hat diesen Tisch gelöscht.
server-muted = Der Gastgeber dieses Tisches hat dich stumm geschaltet.
server-no-accounts = Auf diesem Server gibt es keine Konten.
server-signed-out = Du bist nicht angemeldet.
server-no-mail = Das ist keine E-Mail-Adresse.
server-letters = Von deiner Adresse aus wurde zu viel verschickt; bitte warte eine Weile.
server-link = Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordere einen neuen an.
server-letter-subject = Anmeldung bei Undercroft
server-letter =
    Öffne diesen Link, um dich bei Undercroft anzumelden. Er gilt einmal und für 20 Minuten:

    { $link }

    Falls du ihn nicht angefordert hast, kannst du diese Nachricht ignorieren.
server-no-host = Diese Seite ist geschlossen: In den Einstellungen des Servers steht weder ein Token noch ein Konto für den Betreiber.
server-not-host = Diese Seite ist für den Betreiber dieses Servers.
server-no-such-report = Diese Meldung gibt es nicht.
