# What happens
event-mustered = { $hero } joins the party.
event-began = Turn { $turn }: { $side ->
    [heroes] the heroes.
   *[dark] the Dark Player.
}
event-activated = { $name } is activated.
event-recovered = { $name } { $rolled ->
    [0] stands up.
   *[other] { $passed ->
        [1] recovers from { $condition } (roll { $rolled }).
       *[other] is still { $condition } (roll { $rolled }).
    }
}
event-tested = { $name }, { $test }: { $total } against { $target }, { $passed ->
    [1] passed
   *[other] failed
}.
event-dealt = The Dark Player's decks are dealt; { $count ->
    [0] he holds no card.
    [one] he holds 1 card.
   *[other] he holds { $count } cards.
}
event-moved-at = { $name } goes to { $at }.
event-stood-at = { $name } is at { $at } now.
event-faced = { $name } turns to the { $way }.
event-rolled = { $roll }: { $name } rolls { $fell }, total { $total }{ $needed ->
    [none] .
   *[other] {""} against { $needed }.
}
event-rolled-against = { $roll }: { $name } rolls { $fell }, total { $total }, against { $their }, total { $theirs }.
event-rolled-wounds = { $roll }: { $name } rolls { $fell }; { $total ->
    [0] no die wounds
    [one] one die wounds
   *[other] { $total } dice wound
} ({ $needed } or more).
event-rolled-alone = { $roll }: the dice show { $fell }.
event-mana-changed = { $name }: Mana { $before } becomes { $mana }.
event-furniture-moved-at = { $name } moves { $what } to { $at }.
event-closed-at = { $what ->
    [gate] The gate at { $at } falls shut.
   *[other] The door at { $at } is shut.
}
part-other = other modifiers
part-circumstances = circumstances
part-skills = skills and gear
part-weapon = weapon
part-behind = from behind
part-flying = against a flier
part-higher = from above
figure-number = { $name } { $number }
event-ran = { $name } { $rolled ->
    [2] stumbles over a double 1: only
   *[other] runs: a roll of { $rolled } makes
} { $squares ->
    [one] 1 square.
   *[other] { $squares } squares.
}
event-swam = { $name } { $rolled ->
    [2] swallows water over a double 1 and does not get anywhere.
   *[other] swims: { $squares ->
        [one] 1 square.
       *[other] { $squares } squares.
    }
}
event-revealed = { $name } looks into a new section.
event-revealed-note = { $name } looks into a new section. { $note }
event-sheet-read = { $story } { $note }
event-opened = { $name } opens { $what }.
event-opened-at = { $name } opens { $what } at { $at }.
event-broke = { $name }: { $what } breaks{ $why ->
    [blunder] {" "}after the critical failure
    [shot] {" "}after the critical failure of the shot
    [block] {" "}under the blow that it blocked
    [magic] {" "}under the magic
   *[plain] {""}
}.
event-broke-at = { $name } breaks { $what } at { $at }.
event-struck-at = { $name } strikes { $what } at { $at }: { $left } Vitality left in it.
event-locked-lock = A lock holds { $what }.
event-locked-riddle = A riddle bars { $what }.
event-placed-at = { $creature } appears at { $at }.
event-initiative = Initiative: heroes { $heroes }, Dark Player { $dark }. { $winner } win.
event-surprised-at = { $name } is Caught by Surprise, at { $at }.
event-attacked = { $name } attacks { $other } with { $weapon }: { $attack }{ $more ->
    [0] {""}
   *[other] {" "}({ $mine })
} against { $defence }{ $theirs ->
    [0] {""}
   *[other] {" "}({ $their })
}, { $hit ->
    [1] a hit{ $criticals ->
        [0] {""}
        [one] {" "}with a critical
       *[other] {" "}with { $criticals } criticals
    }
   *[other] no hit
}.{ $blunder ->
    [1] {" "}A critical failure of { $name }!
   *[other] {""}
}{ $fumble ->
    [1] {" "}A critical failure of { $other }!
   *[other] {""}
}
event-shot = { $name } shoots at { $other } with { $weapon }: { $total }{ $more ->
    [0] {""}
   *[other] {" "}({ $mine })
}, { $hit ->
    [1] a hit{ $criticals ->
        [0] {""}
        [one] {" "}with a critical
       *[other] {" "}with { $criticals } criticals
    }
   *[other] a miss
}.{ $blunder ->
    [1] {" "}A critical failure!
   *[other] {""}
}
event-strayed = { $name }'s shot goes astray and strikes { $other }.
event-blocked = { $name } { $blocked ->
    [1] blocks the hit
   *[other] fails to block
} (roll { $rolled }).
event-damaged = { $name }: { $dice ->
    [0] {""}
    [one] 1 damage die,{" "}
   *[other] { $dice } damage dice,{" "}
}{ $wounds ->
    [0] no wound,
    [one] 1 wound,
   *[other] { $wounds } wounds,
} Vitality { $left } left.
event-afflicted = { $name } is { $condition }.
event-cured = { $name } is no longer { $condition }.
event-healed = { $name } recovers { $amount } Vitality.
event-saved = { $saved ->
    [1] Fortune smiles on { $name } (roll { $rolled }): the blow is undone.
   *[other] Fortune looks away from { $name } (roll { $rolled }).
}
event-knocked-out = { $name } is Knocked Out.
event-pushed-at = { $name } is pushed to { $at }.
event-fell = { $name } falls from height { $height }.
event-built = { $name } works on the footbridge.
event-mounted = { $name } swings up onto { $other }.
event-dismounted = { $name } gets down from { $other }.
event-thrown = { $name } is thrown from the saddle.
event-thrown-at = { $name } is thrown from the saddle and lands at { $at }.
event-pounced = { $name } jumps down at { $other }{ $passed ->
    [1] {""} and lands well.
   *[other] {""} and misses.
}
event-clung = { $name } clings to { $other }.
event-bridge-stands = The footbridge is finished.
event-bridge-fell = The footbridge goes down into the depths.
event-dropped = { $name } drops { $item }.
event-handled = { $name }: { $item } { $how }.
event-cast = { $name } casts { $spell }{ $target ->
    [0] {""}
   *[other] {" "}at { $other }
}: { $total }, { $success ->
    [1] success
   *[other] failure
}.
event-dispelled = { $name } tries to dispel { $spell }: { $total }, { $success ->
    [1] success
   *[other] failure
}.
event-spell-ended = { $spell } ends.
event-fortune-spent = { $on ->
    [fatal] { $name } spends a Fortune point to live ({ $left } left).
   *[other] { $name } spends a Fortune point ({ $left } left), so that a roll is made again: { $roll }, { $total } so far.
}
event-searched = { $name } searches { $what }{ $total ->
    [0] .
   *[other] {" "}(roll { $total }).
}
event-gathered = { $name } has found one of the things that you came for ({ $found } of { $of }).
event-found-nothing = { $name } finds nothing.
event-found = { $name } finds { $what }.
event-coins-found = { $name } finds { $coins ->
    [0] not a single coin
    [one] one coin
   *[other] { $coins } coins
}.
event-trap-sprung = A trap for { $name }: { $card }, { $detected ->
    [1] detected in time
   *[other] too late
}! The rest of the turn is lost.
event-trap-disarmed = { $name } { $success ->
    [1] deactivates
   *[other] sets off
} the trap ({ $card }).
event-dark-drew = The Dark Player draws { $card } ({ $deck }).
event-dark-drew-hidden = The Dark Player draws a card ({ $deck }).
event-dark-played = The Dark Player plays { $card }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost }
} (Reserve Points left: { $reserve }).
event-empowered = { $card } works on { $name }.
event-outfitted = { $name } gets { $item } (Reserve Points: { $reserve }).
event-dark-discarded = The Dark Player discards { $card } for { $gained } (Reserve Points: { $reserve }).
event-sent-out = { $count ->
    [one] A creature goes
   *[other] { $count } creatures go
} for { $other }.
event-let-loose = { $count ->
    [one] A creature does as its nature bids.
   *[other] { $count } creatures do as their nature bids.
}
event-reserve-rose = The Dark Player gains a point (Reserve Points: { $reserve }).
event-scenario-die = { $fits ->
    [1] The Scenario Die shows { $shown }.
   *[other] The Scenario Die shows { $shown }: nothing comes of it.
}
event-no-room = There is no room for { $creature }.
event-leader-paid = The Dark Player pays { $cost } for his Leader (Reserve Points left: { $reserve }).
event-leader-grew = { $name } is the Leader and grows with the Dark Player's points: Vitality +{ $gained } (Reserve Points left: { $reserve }).
event-crafted = { $name } tries { $craft }: { $total } against { $target }, { $passed ->
    [1] passed
   *[other] failed
}.
event-craft-learned = { $name } practises { $craft }: { $passed ->
    [1] a bonus of +{ $bonus } now
   *[other] in vain
}.
event-followed = { $what ->
    [nothing] The game master tells what comes of it.
    [coins] There are coins in it for { $name }.
    [thing] { $name } gets something for it.
    [wound] { $name } has to pay for it.
    [mend] It does { $name } good.
   *[other] A lock yields.
}
event-dwelling = This time { $faction } dwell here.
event-conducting = Player { $player } decides for the Dark Player in case of doubt.
event-scored = { $side ->
    [heroes] The heroes score
   *[dark] The Dark Player scores
} { $points } ({ $why }).
event-frightened = { $name } { $passed ->
    [1] faces
   *[other] is afraid of
} { $other }.
event-fled = { $name } flees.
event-left = { $name } leaves the dungeon.
event-came-to-pass = { $note }
event-end-read = { $ending }
event-merit-earned = { $merit }{ $coins ->
    [0] { "" }
    [one] { " " }One coin more for the group.
   *[other] { " " }{ $coins } coins more for the group.
}{ $xp ->
    [0] { "" }
    [one] { " " }Everybody gains an experience point more.
   *[other] { " " }Everybody gains { $xp } experience points more.
}
event-goal-reached = The goal is reached: { $goal }.
event-ended = The quest is over: { $reason }.

winner-heroes = The heroes
winner-dark = The Dark Player's creatures
condition-riding = In the saddle
condition-ridden = With a rider
condition-stunned = Stunned
condition-knocked-down = Knocked Down
condition-diseased = Diseased
condition-poisoned = Poisoned
condition-wounded = Wounded
condition-frightened = Frightened
condition-stationary = Stationary
condition-flying = Flying
condition-berserk = Berserk
condition-in-pit = in a pit
condition-shielding = Shielding
condition-overloaded = Overloaded
how-drawn = in hand
how-stowed = put away
how-used = used
how-given = given away
how-picked-up = picked up
how-worn = put on
how-taken-off = taken off
how-taken-back = taken back
how-lit = lit
how-identified = identified
what-chest = the chest
what-door = the door
what-riddle = what the riddle barred
what-secret-door = a secret door
what-corpses = the dead
what-magic-element = a magic thing
item-magic-element = { what-magic-element }
shown-obstacle = Obstacles
shown-encounter = Encounter
shown-power = Power
deck-obstacles = Obstacles and Powers
deck-encounters = Encounters
why-turn = a turn
why-fortune = Fortune spent
why-knock-out = a hero Knocked Out
why-eliminated = an enemy eliminated
why-unlocked = a lock picked
why-riddle = a riddle solved
why-chest = a chest opened
why-disarmed = a trap deactivated
why-goal = the goal
why-overrun = the sand-glass overrun
goal-leader = the Leader is defeated
goal-reach = the place is reached
goal-find = it is found
goal-gather = everything is together
goal-slay = enough of them are slain
goal-escort = the companion is safe
goal-eliminate = no enemy is left
goal-survive = the heroes have held out
reason-won = the goal was reached
reason-fled = the heroes left early
reason-fallen = all heroes are Knocked Out
reason-failed = the mission has failed
reason-late = time has run out

event-tracked = { $name } reads the tracks: { $card }.
event-tracked-hidden = { $name } reads the tracks.
event-changed = { $name } changes shape: { $shape }.
shape-werewolf = a werewolf
shape-human = human again
shape-hill-bear = a bear
event-turned = { $name } { $how }.
how-serves = serves the other side now
how-free = is its own master again
how-vanished = is gone: the spell that called it is over
how-unmoved = is not to be commanded or deluded
event-fated = The fate of { $name }{ $rolled ->
    [0] {""}
   *[other] {" "}({ $rolled })
}: { $result }.
event-injured = { $name } is injured for good. { $injury } (a roll of { $rolled }).
event-invested = { $name } invests { $cost } experience: { $what }.
result-death = death
result-injured = injured
result-revenge = a relative swears revenge
result-prisoner = taken prisoner
result-escape = escaped unharmed

event-hired = { $creature } comes along with { $name }.
event-raised = The healer calls { $name } back.

event-leader-armed = The Leader is armed: { $item }.
event-leader-armed-hidden = { $bought ->
    [1] The Dark Player buys an object for the Leader.
   *[other] The Dark Player buys nothing for the Leader.
}
item-none = nothing
item-coins = coins

event-rested = The group rests in a { $place }.
event-traded = { $name }: { $item } { $how }.
place-town = town
place-castle = castle
place-city = city
how-bought = bought
how-sold = sold
how-returned = given back

how-put-down = put down
event-used-skill = { $name }: { $skill }{ $target ->
    [0] {""}
   *[other] {" "}on { $other }
}.
event-without-effect = { $skill } has no effect on { $other }.
event-activated-as = { $name } acts ({ $behaviour }).
event-saved-surely = A second point of Fortune makes sure of it: the blow at { $name } is undone.
event-spawn-row = Creature Spawn Table for { $card }: the roll of { $rolled } gives { $creatures } for { $cost }{ $enough ->
    [1] .
   *[other] {""}: more than the Dark Player has.
}

event-yielded-at = The door at { $at } can be opened now.
event-ground-changed = { $what } now covers { $count ->
    [one] the square { $spot }
   *[other] { $count } squares from { $spot } on
}.
event-ground-changed-gone = { $what } is gone from { $count ->
    [one] the square { $spot }
   *[other] { $count } squares from { $spot } on
}.
event-carried-up = { $name } takes up { $other } to carry the body.
event-carried-down = { $name } lays { $other } down.
event-avenged = A relative takes the name of { $name } and swears revenge, with nothing but bare hands.
event-robbed = { $name } has lost half of all that was carried.
roll-fit = Whom it fits
event-of-group = { $heroes }: { $said }
