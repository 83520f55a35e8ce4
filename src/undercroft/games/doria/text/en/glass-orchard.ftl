### The Glass Orchard: everything that only this campaign says.

story-glass-orchard = The Glass Orchard
story-glass-orchard-about = Eight chapters from nine children without names to the tree on which they grow, and to the gardener who has forgotten something himself.

scenario-orchard-1-names = The Glass Orchard 1: The Lost Names
setup-scenario-orchard-1-names = The Glass Orchard 1: The Lost Names
setup-scenario-orchard-1-names-about = Call the names before the end of round 12.
told-orchard-1-names-intro = In Lindel nine children woke and did not know what they are called. Their mothers say the names, and it is like reading from a gravestone. One of the children hums, and points at the floor. Under the monastery the names lie about where others would hide silver: find { $number } of them and call them before the end of round 12; after that nobody up there will know whom you mean.
told-orchard-1-names-won-goal = One after the other, somebody far above answers "Yes?" The last name was in a glass fruit, and the fruit was still warm from the branch. Whoever dropped it also dropped a hatchet, and a veil to pick with.
goal-orchard-1-names = Call enough names, which lie where treasure lies, before the end of round 12.

scenario-orchard-2-bees = The Glass Orchard 2: The Glass Bees
setup-scenario-orchard-2-bees = The Glass Orchard 2: The Glass Bees
setup-scenario-orchard-2-bees-about = Smoke out three hives; something lives off their honey.
told-orchard-2-bees-intro = Where there is an orchard there are bees. These carry no pollen: they carry what somebody was just about to say. Everything that creeps down here comes for the honey, and every second round something finds its way to each of them. Smoke out three of them. Breathe through the nose, and think of nothing you would miss.
told-orchard-2-bees-won-goal = The last swarm goes up through the ceiling, and in Lindel a man finishes a sentence that he began on Tuesday. In the wax stick an hourglass, and a breath that somebody had been holding.
goal-orchard-2-bees = Smoke out three hives; every second round each that lies open draws a monster.

scenario-orchard-3-merchant = The Glass Orchard 3: Fresh Fruit
setup-scenario-orchard-3-merchant = The Glass Orchard 3: Fresh Fruit
setup-scenario-orchard-3-merchant-about = Slay Gorrak, who sells the harvest.
told-orchard-3-merchant-intro = A fruit costs three coins at the back gate, and for that one may remember somebody else's wedding. The trade is in the hands of Gorrak, who was a warlord until he tasted his own campaigns and found them dull. He has a scale, a ledger, and people behind him who are good with bows. Close the shop.
told-orchard-3-merchant-won-goal = The ledger names every buyer, and one who never pays: "the Gardener, for seed". Under the counter lie a shield that was pawned and a hammer that was never asked back.
goal-orchard-3-merchant = Slay Gorrak among his scales.

scenario-orchard-4-lanterns = The Glass Orchard 4: The Dark Walk
setup-scenario-orchard-4-lanterns = The Glass Orchard 4: The Dark Walk
setup-scenario-orchard-4-lanterns-about = Light four lanterns; each that stays dark feeds doom.
told-orchard-4-lanterns-intro = Between the gate and the trees there is a walk on which the monks lit four lanterns every evening, until they forgot why. In the dark one loses first the way, then the reason for going. Every fourth round each dark lantern that you have found brings doom a space nearer. Light them.
told-orchard-4-lanterns-won-goal = Four flames, one after the other, and you know again why you came. In the light of the last stands a monk who thanks you by name, his own, several times. He gives you a prayer, and a bow that he kept for the crows.
goal-orchard-4-lanterns = Light four lanterns; every fourth round each dark one brings doom a space nearer.

scenario-orchard-5-weeding = The Glass Orchard 5: The Weeding
setup-scenario-orchard-5-weeding = The Glass Orchard 5: The Weeding
setup-scenario-orchard-5-weeding-about = Defeat enough monsters before the end of round 15.
told-orchard-5-weeding-intro = The trees do not grow on soil. They grow on whatever walks about beneath them and remembers nothing, and it is walking about in great numbers. Take it away from them: { $number } of the kind, before the end of round 15, when the sap rises. The monk calls it weeding. He has not done it for a while.
told-orchard-5-weeding-won-goal = For the first time the leaves hang still, and they chime when one breathes. The tools of the last one who weeded here lean on a wall: a scythe, and a thorn that he must have pulled out of himself.
goal-orchard-5-weeding = Defeat enough monsters before the end of round 15.

scenario-orchard-6-sluice = The Glass Orchard 6: The Sluice
setup-scenario-orchard-6-sluice = The Glass Orchard 6: The Sluice
setup-scenario-orchard-6-sluice-about = Get everybody out by the shaft before the end of round 16.
told-orchard-6-sluice-intro = The Gardener has noticed you, and he waters. Behind you the sluice goes up, before you stands the thing that turned its wheel and will let nobody past, and whatever cannot swim comes down the stairs. The shaft leads up into the tree house. Be there, all of you, before the end of round 16.
told-orchard-6-sluice-won-goal = The water stands a hand below the last rung and goes no further; there the garden ends, and a tree house begins. Nobody has been here since the monks dried their washing. Among it hangs a banner, and in the pump sits a winter that nobody used.
goal-orchard-6-sluice = Find the shaft and get everybody out before the end of round 16.

scenario-orchard-7-roots = The Glass Orchard 7: The Roots
setup-scenario-orchard-7-roots = The Glass Orchard 7: The Roots
setup-scenario-orchard-7-roots-about = Cut four roots, by will or by force.
told-orchard-7-roots-intro = From the tree house one sees it: this is a single tree, and its roots go down into four graves. They are the graves of those who were forgotten first. Every fourth round a root that you have found lifts one of them out to see who is there. Cut all four, by will or by force, and say something while you do it.
told-orchard-7-roots-won-goal = The fourth root parts like a string, and up in Lindel an old woman remembers the word for bread. Where it went into the stone one word is carved, and beneath it burns a sword that was planted and did not grow.
goal-orchard-7-roots = Cut four roots, by will or by force; every fourth round each that lies open raises a skeleton.

scenario-orchard-8-gardener = The Glass Orchard 8: The Gardener
setup-scenario-orchard-8-gardener = The Glass Orchard 8: The Gardener
setup-scenario-orchard-8-gardener-about = Fell the tree and slay the Lich. No escape.
told-orchard-8-gardener-intro = He was a scholar at Feronde, and he was afraid of forgetting. So he planted what he knew, and then what others knew, and then he forgot that he had died. He is friendly. He will ask who you are, and you had better not say. Fell the tree on its island and lay its gardener to rest. There is no way back from here.
told-orchard-8-gardener-won-goal = It rains glass, quite gently, and in each drop somebody says a name. The Gardener holds one up to the light. "Ah," he says, "that was me," and is gone. In Lindel they have set a ninth chair at every table, and it is taken.
goal-orchard-8-gardener = Fell the tree, by will or by force, and slay the Lich of Feronde. There is no escape.

told-name = { $hero } calls a name, and far above somebody answers ({ $number } so far).
told-smoked = A hive is empty; the last bee takes a word with it ({ $number } so far).
told-breeds-hive = Something has smelled the honey.
told-lit = A lantern burns ({ $number } so far).
told-dark = { $number ->
    [one] A lantern stays dark, and doom comes nearer.
   *[other] { $number } lanterns stay dark, and doom comes nearer.
}
told-cut = A root is cut ({ $number } so far).
told-breeds-root = A root lifts somebody out of a grave.
told-felled = The tree of glass falls, for a long time.
deed-call = call the name
deed-smoke-out = smoke the hive out
deed-light = light the lantern
deed-cut-by-will = cut the root by will
deed-cut-by-force = cut the root by force
deed-fell-by-will = fell the tree by will
deed-fell-by-force = fell the tree by force
token-name = name
token-hive = hive of glass bees
token-lantern = dark lantern
token-root = root
token-tree = tree of glass
left-name = Names: { $done } of { $wanted }.
left-smoked = Hives smoked out: { $done } of { $wanted }.
left-lit = Lanterns lit: { $done } of { $wanted }.
left-cut = Roots cut: { $done } of { $wanted }.
left-felled = { $done ->
    [0] The tree stands.
   *[other] The tree is felled.
}
