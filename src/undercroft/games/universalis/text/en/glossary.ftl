# What somebody does, in a sentence
told = { $one } { $rest }
about-skill = { $skill }: { $text }
about-mercenary = Fights on the heroes' side, for pay.
about-pet = Follows its hero and fights on the heroes' side.
behaves-leader = Unhurt and among its own, it waits for the enemy to come within reach.
behaves-undead = Goes for the nearest enemy and minds nothing else.
behaves-animal = Goes for the nearest enemy, and of two for the one who bleeds more.
behaves-large = Wades in where it reaches most enemies at once.
behaves-sorcerer = Stays { $keeps } squares away as long as it can cast or shoot, and slips away from whoever comes close.
behaves-battle-sorcerer = Strengthens itself with its spells before it fights.
behaves-berserker = Goes for the nearest enemy in a rage and minds nothing else.
behaves-melee-fighter = Strikes from behind where it can.
behaves-ranged-fighter = Stays { $keeps } squares away as long as it can shoot or cast, and slips away from whoever comes close.
behaves-flying = Flies over shields and spears to those who shoot and cast.
behaves-raazbal = Strengthens itself, flies where it likes, and wants the one whose defeat is worth most.
behaves-phalanx = Keeps the line: unhurt and among its own, it waits for the enemy to come within reach.
behaves-assassin = Goes for those who shoot and cast, then for those who bleed, from behind where it can.
behaves-cutpurse = Goes for the fullest purse, from behind where it can; hurt, it runs.
behaves-duellist = Wants the one whose defeat is worth most, and looks him in the eye.
behaves-hunter = Picks whoever is farthest from his friends, and of two the one who bleeds more.
behaves-swarm = Falls on the one who is beset already, else on the nearest, and minds nothing else.
behaves-skirmisher = Stays { $keeps } squares away as long as it has something to throw or shoot, preferably at those who shoot and cast.
behaves-outrider = Stays { $keeps } squares away as long as it can shoot, and rides down whoever is farthest from his friends.
kind-faction = Faction
kind-counter = Counter
achievements-about = Both sides count from the first turn. If the heroes have more at the end, each of them gains a point of experience, unless the quest has rewards of its own.
worth-heroes = Heroes: { $why }
worth-dark = Dark Player: { $why }
why-slain-grunt = a Grunt eliminated
why-slain-elite = an Elite eliminated
why-slain-champion = a Champion eliminated
why-slain-leader = the Leader eliminated
faction-about = It sends: { $creatures }.
kind-travel = Travel Event
stat-place = Place
stat-comes = Comes on 1D6
from-on = { $least }+
travel-about = { $one ->
    [1] It happens to one of you, by lot.
   *[other] It concerns everybody.
    } What can be done: { $offers }.
travel-harvest-fair = Harvest fair
travel-cutpurse = Cutpurse
travel-spotted-fever = Spotted fever
travel-widows-plea = A widow's plea
travel-castellans-levy = The castellan's levy
travel-tournament = Tournament
travel-night-alarm = Alarm at night
travel-lords-table = At the lord's table
travel-alley-knives = Knives in the alley
travel-false-charge = A false charge
travel-roof-fire = Fire on the roofs
travel-street-players = Street players

# What an offer of a card asks for and does
offer-spends = { $what }, used up
offer-with = { $what } [{ $terms }]
offer-does = { $what } ({ $does })
offer-tested = { $what } ({ $attribute } { $target }: { $does }; otherwise { $failed })
offer-rolled = { $what } (1D6: { $lines })
offer-line = { $dice }: { $does }
effect-experience = { $points } experience
effect-fortune-lost = { $amount ->
    [one] a point of Fortune lost
   *[other] { $amount } points of Fortune lost
}
effect-coins-lost = { $amount ->
    [one] 1 coin lost
   *[other] { $amount } coins lost
}
