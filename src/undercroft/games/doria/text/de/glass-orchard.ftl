### Der Glasgarten: alles, was nur diese Kampagne sagt.

story-glass-orchard = Der Glasgarten
story-glass-orchard-about = Acht Kapitel von neun Kindern ohne Namen bis zu dem Baum, an dem sie wachsen, und zu dem Gärtner, der selbst etwas vergessen hat.

scenario-orchard-1-names = Der Glasgarten 1: Die verlorenen Namen
setup-scenario-orchard-1-names = Der Glasgarten 1: Die verlorenen Namen
setup-scenario-orchard-1-names-about = Ruft die Namen, bevor Runde 12 endet.
told-orchard-1-names-intro = In Lindel sind neun Kinder aufgewacht und wissen nicht, wie sie heißen. Ihre Mütter sagen ihnen die Namen, und es klingt wie von einem Grabstein gelesen. Eines der Kinder summt und zeigt auf den Boden. Unter dem Kloster liegen die Namen herum, wo andere Silber verstecken: Findet { $number } davon und ruft sie, bevor Runde 12 endet; danach weiß oben niemand mehr, wen ihr meint.
told-orchard-1-names-won-goal = Einer nach dem anderen antwortet weit oben: „Ja?“ Der letzte Name steckte in einer Frucht aus Glas, und sie war noch warm vom Ast. Wer sie fallen ließ, ließ auch ein Beil fallen und einen Schleier zum Pflücken.
goal-orchard-1-names = Ruft genug Namen, die bei den Schätzen liegen, bevor Runde 12 endet.

scenario-orchard-2-bees = Der Glasgarten 2: Die gläsernen Bienen
setup-scenario-orchard-2-bees = Der Glasgarten 2: Die gläsernen Bienen
setup-scenario-orchard-2-bees-about = Räuchert drei Stöcke aus; von ihrem Honig lebt so manches.
told-orchard-2-bees-intro = Wo ein Obstgarten ist, sind Bienen. Diese tragen keinen Blütenstaub: Sie tragen, was jemand gerade sagen wollte. Alles, was hier unten kriecht, kommt wegen des Honigs, und in jeder zweiten Runde findet etwas den Weg zu jedem Stock. Räuchert drei davon aus. Atmet durch die Nase und denkt an nichts, das euch fehlen würde.
told-orchard-2-bees-won-goal = Der letzte Schwarm steigt durch die Decke, und in Lindel beendet ein Mann einen Satz, den er am Dienstag begann. Im Wachs stecken eine Sanduhr und ein Atem, den jemand angehalten hatte.
goal-orchard-2-bees = Räuchert drei Bienenstöcke aus; in jeder zweiten Runde lockt jeder, der offen liegt, ein Monster an.

scenario-orchard-3-merchant = Der Glasgarten 3: Frisches Obst
setup-scenario-orchard-3-merchant = Der Glasgarten 3: Frisches Obst
setup-scenario-orchard-3-merchant-about = Erschlagt Gorrak, der die Ernte verkauft.
told-orchard-3-merchant-intro = Eine Frucht kostet am Hintertor drei Münzen, und dafür darf man sich an die Hochzeit anderer Leute erinnern. Der Handel liegt bei Gorrak, der Kriegsherr war, bis er die eigenen Feldzüge kostete und langweilig fand. Er hat eine Waage, ein Hauptbuch und Leute hinter sich, die mit Bögen umgehen können. Schließt den Laden.
told-orchard-3-merchant-won-goal = Das Hauptbuch nennt jeden Käufer und einen, der nie zahlt: „der Gärtner, für Saat“. Unter der Theke liegen ein Schild, der versetzt war, und ein Hammer, nach dem nie jemand fragte.
goal-orchard-3-merchant = Erschlagt Gorrak bei seinen Waagen.

scenario-orchard-4-lanterns = Der Glasgarten 4: Der dunkle Gang
setup-scenario-orchard-4-lanterns = Der Glasgarten 4: Der dunkle Gang
setup-scenario-orchard-4-lanterns-about = Zündet vier Laternen an; jede, die dunkel bleibt, nährt das Verhängnis.
told-orchard-4-lanterns-intro = Zwischen Tor und Bäumen liegt ein Gang, auf dem die Mönche jeden Abend vier Laternen anzündeten, bis sie vergaßen, warum. Im Dunkeln verliert man erst den Weg, dann den Grund, ihn zu gehen. In jeder vierten Runde bringt jede dunkle Laterne, die ihr gefunden habt, das Verhängnis ein Feld näher. Zündet sie an.
told-orchard-4-lanterns-won-goal = Vier Flammen, eine nach der anderen, und ihr wisst wieder, warum ihr kamt. Im Licht der letzten steht ein Mönch, der euch beim Namen dankt, bei seinem eigenen, mehrmals. Er gibt euch ein Gebet und einen Bogen, den er für die Krähen hatte.
goal-orchard-4-lanterns = Zündet vier Laternen an; in jeder vierten Runde bringt jede dunkle das Verhängnis ein Feld näher.

scenario-orchard-5-weeding = Der Glasgarten 5: Das Jäten
setup-scenario-orchard-5-weeding = Der Glasgarten 5: Das Jäten
setup-scenario-orchard-5-weeding-about = Besiegt genug Monster, bevor Runde 15 endet.
told-orchard-5-weeding-intro = Die Bäume wachsen nicht auf Erde. Sie wachsen auf dem, was unter ihnen umhergeht und sich an nichts erinnert, und es geht in großer Zahl umher. Nehmt es ihnen weg: { $number } davon, bevor Runde 15 endet und der Saft steigt. Der Mönch nennt das Jäten. Er ist lange nicht dazu gekommen.
told-orchard-5-weeding-won-goal = Zum ersten Mal hängen die Blätter still, und sie klirren, wenn man atmet. Das Werkzeug dessen, der hier zuletzt jätete, lehnt an einer Wand: eine Sense und ein Dorn, den er sich wohl selbst gezogen hat.
goal-orchard-5-weeding = Besiegt genug Monster, bevor Runde 15 endet.

scenario-orchard-6-sluice = Der Glasgarten 6: Die Schleuse
setup-scenario-orchard-6-sluice = Der Glasgarten 6: Die Schleuse
setup-scenario-orchard-6-sluice-about = Bringt alle durch den Schacht hinaus, bevor Runde 16 endet.
told-orchard-6-sluice-intro = Der Gärtner hat euch bemerkt, und er gießt. Hinter euch hebt sich die Schleuse, vor euch steht das Ding, das ihr Rad dreht und niemanden vorbeilässt, und was nicht schwimmen kann, kommt die Treppe herab. Der Schacht führt hinauf ins Baumhaus. Seid dort, ihr alle, bevor Runde 16 endet.
told-orchard-6-sluice-won-goal = Das Wasser steht eine Handbreit unter der letzten Sprosse und steigt nicht weiter; hier endet der Garten, und ein Baumhaus beginnt. Seit die Mönche hier Wäsche trockneten, war niemand da. Dazwischen hängt ein Banner, und in der Pumpe sitzt ein Winter, den niemand gebraucht hat.
goal-orchard-6-sluice = Findet den Schacht und bringt alle hinaus, bevor Runde 16 endet.

scenario-orchard-7-roots = Der Glasgarten 7: Die Wurzeln
setup-scenario-orchard-7-roots = Der Glasgarten 7: Die Wurzeln
setup-scenario-orchard-7-roots-about = Kappt vier Wurzeln, mit Willen oder Gewalt.
told-orchard-7-roots-intro = Vom Baumhaus aus sieht man es: Das ist ein einziger Baum, und seine Wurzeln reichen in vier Gräber. Dort liegen die, die zuerst vergessen wurden. In jeder vierten Runde hebt jede Wurzel, die ihr gefunden habt, einen von ihnen heraus, damit er nachsieht, wer da ist. Kappt alle vier, mit Willen oder Gewalt, und sagt etwas dabei.
told-orchard-7-roots-won-goal = Die vierte Wurzel reißt wie eine Saite, und oben in Lindel fällt einer alten Frau das Wort für Brot ein. Wo sie in den Stein ging, ist ein einziges Wort eingehauen, und darunter brennt ein Schwert, das gepflanzt wurde und nicht wuchs.
goal-orchard-7-roots = Kappt vier Wurzeln, mit Willen oder Gewalt; in jeder vierten Runde weckt jede, die offen liegt, ein Skelett.

scenario-orchard-8-gardener = Der Glasgarten 8: Der Gärtner
setup-scenario-orchard-8-gardener = Der Glasgarten 8: Der Gärtner
setup-scenario-orchard-8-gardener-about = Fällt den Baum und erschlagt den Lich. Kein Entkommen.
told-orchard-8-gardener-intro = Er war Gelehrter in Feronde und hatte Angst vor dem Vergessen. Also pflanzte er, was er wusste, dann, was andere wussten, und dann vergaß er, dass er gestorben war. Er ist freundlich. Er wird fragen, wer ihr seid, und das sagt ihr besser nicht. Fällt den Baum auf seiner Insel und bringt seinen Gärtner zur Ruhe. Von hier führt kein Weg zurück.
told-orchard-8-gardener-won-goal = Es regnet Glas, ganz sanft, und in jedem Tropfen sagt jemand einen Namen. Der Gärtner hält einen ins Licht. „Ach“, sagt er, „das war ich“, und ist fort. In Lindel steht an jedem Tisch ein neunter Stuhl, und er ist besetzt.
goal-orchard-8-gardener = Fällt den Baum, mit Willen oder Gewalt, und erschlagt den Lich von Feronde. Es gibt kein Entkommen.

told-name = { $hero } ruft einen Namen, und weit oben antwortet jemand (bisher { $number }).
told-smoked = Ein Stock ist leer; die letzte Biene nimmt ein Wort mit (bisher { $number }).
told-breeds-hive = Etwas hat den Honig gerochen.
told-lit = Eine Laterne brennt (bisher { $number }).
told-dark = { $number ->
    [one] Eine Laterne bleibt dunkel, und das Verhängnis kommt näher.
   *[other] { $number } Laternen bleiben dunkel, und das Verhängnis kommt näher.
}
told-cut = Eine Wurzel ist gekappt (bisher { $number }).
told-breeds-root = Eine Wurzel hebt jemanden aus dem Grab.
told-felled = Der Baum aus Glas fällt, sehr lange.
deed-call = den Namen rufen
deed-smoke-out = den Stock ausräuchern
deed-light = die Laterne anzünden
deed-cut-by-will = die Wurzel mit Willen kappen
deed-cut-by-force = die Wurzel mit Gewalt kappen
deed-fell-by-will = den Baum mit Willen fällen
deed-fell-by-force = den Baum mit Gewalt fällen
token-name = Name
token-hive = Stock der Glasbienen
token-lantern = dunkle Laterne
token-root = Wurzel
token-tree = Baum aus Glas
left-name = Namen: { $done } von { $wanted }.
left-smoked = Ausgeräucherte Stöcke: { $done } von { $wanted }.
left-lit = Brennende Laternen: { $done } von { $wanted }.
left-cut = Gekappte Wurzeln: { $done } von { $wanted }.
left-felled = { $done ->
    [0] Der Baum steht.
   *[other] Der Baum ist gefällt.
}
