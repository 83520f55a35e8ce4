# Meldungen des Servers an seine Clients.
server-busy = An diesem Tisch ist gerade viel los; bitte versuch es noch einmal.
server-fault = Dabei ist in den Regeln dieses Spiels ein Fehler aufgetreten. Nichts ist verloren: Wähle etwas anderes, nimm eine Antwort zurück oder schicke den Bericht des Gastgebers an die Autoren.
server-bot-fault = Ein Bot konnte nicht weiterspielen. Gib seinen Platz einem Menschen oder einem anderen Bot, oder nimm eine Antwort zurück.
server-broken = Dieser Tisch lässt sich nicht öffnen, weil in den Regeln seines Spiels ein Fehler aufgetreten ist. Nichts ist verloren, und der Gastgeber kann einen Bericht herunterladen.
server-stale = Diese Frage ist nicht mehr offen; hier ist der aktuelle Stand.
server-settled = Dieser Vorschlag hat sich inzwischen erledigt.
server-not-yours = Das darfst du nicht entscheiden.
server-bot-plays = Auf diesem Platz spielt ein Bot. Nimm den Platz zuerst zurück.
server-watching = Du siehst nur zu; das können nur Mitspieler.
server-gone = Diesen Tisch gibt es nicht.
server-closed = Der Gastgeber hat diesen Tisch geschlossen.
server-no-seat = Diesen Platz gibt es nicht.
server-no-bot = Diesen Bot gibt es in diesem Spiel nicht.
server-no-kind = Ein Platz ist für einen Menschen, einen Bot oder offen.
server-no-game = Dieses Spiel gibt es nicht.
server-token = Dieser Link gilt hier nicht. Bitte den Gastgeber um einen neuen.
server-taken = Es ist kein Platz mehr frei.
server-hello = Die erste Nachricht muss hello sein.
server-hello-once = hello darf nur einmal gesendet werden.
server-version = Dieser Server spricht Version { $protocol } des Protokolls; bitte lade die Seite neu.
server-form = Diese Nachricht versteht der Server nicht.
server-size = Das ist zu groß.
server-rate = Das waren zu viele Nachrichten; bitte etwas langsamer.
server-tables = Von deiner Adresse aus wurden viele Tische eröffnet; bitte warte eine Weile.
server-nothing-said = Diese Nachricht ist leer.
server-no-thought = Es wurde nicht rechtzeitig eine Antwort gefunden.
server-store = Der Speicher antwortet gerade nicht, deshalb wurde das nicht angenommen. Bitte versuch es gleich noch einmal.
server-checking = Es werden gerade andere Pakete geprüft; bitte versuch es gleich noch einmal.
server-pack-limits = Dieses Paket braucht zum Aufbauen zu viel Zeit oder Speicher.
server-no-packs = Dieses Spiel unterstützt keine Pakete.
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
