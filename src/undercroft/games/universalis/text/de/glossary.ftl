# Was jemand tut, in einem Satz
told = { $one } { $rest }
about-skill = { $skill }: { $text }
about-mercenary = Kämpft auf der Seite der Helden, gegen Bezahlung.
about-pet = Folgt seinem Helden und kämpft auf der Seite der Helden.
behaves-leader = Unverletzt und unter den Seinen wartet er, bis der Feind in Reichweite kommt.
behaves-undead = Geht auf den nächsten Feind los und achtet auf nichts sonst.
behaves-animal = Geht auf den nächsten Feind los, von zweien auf den, der mehr blutet.
behaves-large = Watet dorthin, wo möglichst viele Feinde zugleich in Reichweite sind.
behaves-sorcerer = Hält { $keeps } Felder Abstand, solange Zauber oder Schüsse bleiben, und weicht jedem aus, der nahe kommt.
behaves-battle-sorcerer = Stärkt sich vor dem Kampf mit eigenen Zaubern.
behaves-berserker = Geht rasend auf den nächsten Feind los und achtet auf nichts sonst.
behaves-melee-fighter = Schlägt von hinten zu, wo es geht.
behaves-ranged-fighter = Hält { $keeps } Felder Abstand, solange Schüsse oder Zauber bleiben, und weicht jedem aus, der nahe kommt.
behaves-flying = Fliegt über Schilde und Speere hinweg zu denen, die schießen und zaubern.
behaves-raazbal = Stärkt sich, fliegt, wohin es will, und sucht den, dessen Niederlage am meisten wert ist.
behaves-phalanx = Hält die Linie: Unverletzt und unter den Seinen wartet er, bis der Feind in Reichweite kommt.
behaves-assassin = Sucht die, die schießen und zaubern, dann die, die bluten, und kommt von hinten, wo es geht.
behaves-cutpurse = Sucht den vollsten Beutel, von hinten, wo es geht; verletzt läuft er davon.
behaves-duellist = Sucht den, dessen Niederlage am meisten wert ist, und sieht ihm dabei ins Gesicht.
behaves-hunter = Nimmt sich den vor, der am weitesten von seinen Freunden steht, von zweien den, der mehr blutet.
behaves-swarm = Fällt über den her, der schon bedrängt wird, sonst über den Nächsten, und achtet auf nichts sonst.
behaves-skirmisher = Hält { $keeps } Felder Abstand, solange es etwas zu werfen oder zu schießen gibt, am liebsten auf die, die schießen und zaubern.
behaves-outrider = Hält { $keeps } Felder Abstand, solange Schüsse bleiben, und jagt den, der am weitesten von seinen Freunden steht.
kind-faction = Fraktion
kind-counter = Zähler
achievements-about = Beide Seiten zählen vom ersten Zug an. Haben am Ende die Helden mehr, bekommt jeder von ihnen einen Erfahrungspunkt, sofern das Abenteuer keine eigenen Belohnungen hat.
worth-heroes = Helden: { $why }
worth-dark = Dunkler Spieler: { $why }
why-slain-grunt = einer vom Fußvolk besiegt
why-slain-elite = ein Elitegegner besiegt
why-slain-champion = ein Champion besiegt
why-slain-leader = der Anführer besiegt
faction-about = Sie schickt: { $creatures }.
kind-travel = Reiseereignis
stat-place = Ort
stat-comes = Kommt bei 1W6
from-on = { $least }+
travel-about = { $one ->
    [1] Es trifft einen von euch, nach dem Los.
   *[other] Es betrifft alle.
    } Was man tun kann: { $offers }.
travel-harvest-fair = Erntefest
travel-cutpurse = Beutelschneider
travel-spotted-fever = Fleckfieber
travel-widows-plea = Bitte einer Witwe
travel-castellans-levy = Abgabe des Burgvogts
travel-tournament = Turnier
travel-night-alarm = Alarm in der Nacht
travel-lords-table = Am Tisch des Burgherrn
travel-alley-knives = Messer in der Gasse
travel-false-charge = Falsche Anklage
travel-roof-fire = Feuer auf den Dächern
travel-street-players = Gaukler auf dem Platz

# Was ein Angebot einer Karte verlangt und bewirkt
offer-spends = { $what }, wird verbraucht
offer-with = { $what } [{ $terms }]
offer-does = { $what } ({ $does })
offer-tested = { $what } ({ $attribute } { $target }: { $does }; sonst: { $failed })
offer-rolled = { $what } (1W6: { $lines })
offer-line = { $dice }: { $does }
effect-experience = { $points } Erfahrung
effect-fortune-lost = { $amount ->
    [one] ein Glückspunkt verloren
   *[other] { $amount } Glückspunkte verloren
}
effect-coins-lost = { $amount ->
    [one] 1 Münze verloren
   *[other] { $amount } Münzen verloren
}
