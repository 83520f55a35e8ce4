# What happens.
event-hero-drafted = Alliance { $seat } takes in { $hero }.
event-heroes-placed = Alliance { $seat } enters, { $hero } in front.
event-heroes-placed-next = Behind { $hero }: { $follows }.
event-heroes-placed-all = Alliance { $seat } has entered, { $hero } in front, the others behind.
event-round-began = Round { $round }. Alliance { $seat } holds the Initiative Token.
event-activated = { $hero } of Alliance { $seat } acts.
event-moved = { $who } moves to { $x },{ $y }.
event-moved-again = { $hero } will not attack, and moves again.
event-rested = { $hero } rests and removes { $removed ->
    [0] nothing.
    [one] one wound.
   *[other] { $removed } wounds.
}
event-left-dungeon = { $hero } leaves for the tavern and comes back{ $x ->
    [0] {""}
   *[other] {" "}to { $x },{ $y }
} without a scratch.
event-stood-up = { $hero } stands up again.
event-door-opened = { $hero } opens { $door } in the { $side }.
event-attempted = { $sure ->
    [1] { $hero } takes the time for { $what }, and succeeds.
   *[other] { $hero } tries { $what }: { $rolled }{ $extra ->
        [0] {""}
       *[other] {" "}+ { $extra }
    } against { $level }, { $success ->
        [1] and succeeds.
       *[other] and fails.
    }
}
event-tile-placed = Behind it lies { $tile }{ $monsters ->
    [0] .
   *[other] : { $inhabitants }.
}{ $challenges ->
    [0] {""}
    [one] {" "}A challenge waits there, too.
   *[other] {" "}{ $challenges } challenges wait there, too.
}
event-tile-revealed = Turned up in the Tile Draft Area: { $tile }.
event-challenge-revealed = { $hero ->
    [none] A challenge is turned up
   *[other] { $hero } turns up a challenge at { $x },{ $y }
}: { $challenge }, Level { $level ->
    [1] I
    [2] II
   *[other] III
}.
event-trap-sprung = { $hero } sets off a trap: { $challenge }, Level { $level ->
    [1] I
    [2] II
   *[other] III
}.
event-trap-disarmed = { $hero } disarms a trap: { $challenge }.
event-chest-opened = { $hero } opens a chest: { $challenge }, Level { $level ->
    [1] I
    [2] II
   *[other] III
}.
event-card-played = { $hero } plays { $card }{ $target ->
    [none] .
   *[other] {" "}on { $target }.
}
event-burst = { $hero } finds a Burst of Strength: { $option }.
event-attacked = { $who } attacks { $target }{ $source ->
    [none] {""}
   *[other] {" "}with { $source }
}: { $strength }{ $made_of ->
    [0] {""}
   *[other] {" "}({ $made_of })
} against { $defense }{ $shielded_by ->
    [0] {""}
   *[other] {" "}({ $shielded_by })
}{ $guard ->
    [0] {""}
   *[other] , { $guard } less by a Reaction
}{ $tough ->
    [0] {""}
   *[other] , { $tough } less by toughness
}, { $damage ->
    [0] a miss.
   *[other] a hit.
}
event-reacted = { $hero } reacts with { $card }.
event-wounded = { $who } takes { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}{ $poison ->
    [1] {" "}(poison)
   *[other] {""}
}{ $cause ->
    [none] .
   *[other] : { $cause }.
}
event-healed = { $hero } is healed of { $removed ->
    [one] one wound
   *[other] { $removed } wounds
}{ $cause ->
    [none] .
   *[other] : { $cause }.
}
event-monster-defeated = { $who } is defeated.
event-hero-defeated = { $hero } of Alliance { $seat } falls.
event-gained-xp = Alliance { $seat } gains { $xp } XP{ $cause ->
    [none] .
   *[other] : { $cause }.
}
event-marked = { $who } { $effect } until the end phase.
event-drafted = Alliance { $seat } drafts { $card }{ $salvaged ->
    [1] {" "}from the discard pile
   *[other] {""}
} for { $cost } XP.
event-swapped = Alliance { $seat } discards { $card } from the Upgrade Draft Area.
event-upgrade-revealed = Turned up in the Upgrade Draft Area: { $card }.
event-upgrade-purged = Nobody can use { $card }; it is discarded.
event-discarded = Alliance { $seat } discards { $card }.
event-recalled = Alliance { $seat } takes { $card } back from its discard pile.
event-nothing-back = The discard pile of Alliance { $seat } is empty: nothing comes back from it.
event-nothing-drawn = Alliance { $seat } has no card left to draw.
event-drew = Alliance { $seat } draws { $cards }.
event-drew-hidden = Alliance { $seat } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
event-monster-activated = Alliance { $seat } sets { $who } in motion.
event-monster-readied = { $who } is ready again.
event-solo-card-turned = The dungeon plans: { $solo }.
event-dungeon-acts = The dungeon acts: { $solo }.
event-nobody-hunts = No monster hunts{ $seat ->
    [0] {""}
   *[other] {" "}Alliance { $seat }
} as { $solo } wants it: the last part of the card comes true.
event-tallied = Alliance { $seat } has gathered { $xp } XP{ $falls ->
    [0] { "" }
    [one] , less 1 for a fall
   *[other] , less { $falls } for falls
}.
event-due-tallied = The dungeon's due: { $cost } for each empty place ({ $empty }), 1 for each monster ({ $monsters }) and each face-down challenge ({ $unopened }).
event-left-game = Out of the game: { $thing }.
event-xp-spent = Alliance { $seat } must turn { $xp } XP face down.
event-poison-advanced = The poison works on.
event-upgrade-deck-advanced = The Upgrade Deck of Level { $level ->
    [1] I
    [2] II
   *[other] III
} comes into use.
event-end-called = No tile is left to draft and no monster stands: the end is called.
event-regrew = { $wounds ->
    [one] A wound of { $who } closes.
   *[other] { $wounds } wounds of { $who } close.
}
event-monster-exhausted = { $who } falls asleep and is exhausted.
event-upgrade-discarded = The dungeon discards an upgrade: { $card }.
event-trap-left = { $hero } does not touch the trap: { $challenge } lies face down again.
event-hampered = { $stuck ->
    [1] { $hero } is caught, and this movement is over.
   *[other] { $hero } loses { $points ->
        [one] a Speed point.
       *[other] { $points } Speed points.
    }
}
event-unharmed = It does nothing to { $hero }.
event-turned = { $who } is turned to the { $side }.
event-reshuffled = Alliance { $seat } shuffles its discard pile into a new deck.
event-card-stayed = { $card } stays with { $hero }.
event-hunts = { $who } hunts Alliance { $seat }{ $bonus ->
    [0] .
   *[other] {" "}with +{ $bonus } attack.
}
event-nothing-taken = There is nothing that it could take from Alliance { $seat }.
event-hand-lessened = Alliance { $seat } will draw { $count ->
    [one] one card
   *[other] { $count } cards
} fewer in the end phase.
event-no-riposte = { $hero } cannot strike back.
event-gathered = The Alliances are complete: each shuffles its deck.
event-power-rolled = { $who } adds { $added } to its attack by the Dungeon Die: { $strength }.
event-faced = { $who } turns to the { $side }.
event-buried = { $hero } lays { $card } face down.
event-buried-hidden = { $hero } lays a card face down.
event-exhausted = { $who } is exhausted.
event-column-cleared = The cards that lie under the heroes go to the discard piles.
event-solo-deck-empty = The dungeon has no further plans.
event-end-phase-began = The end phase of Round { $round }: heroes and monsters become ready.
event-waited = { $hero } waits.
event-lingers = { $who } stays where it is and attacks nobody.
cause-bounty = a price was on its head
cause-most = most of the wounds are its own
cause-second = it has the second most wounds there
cause-rivals = 1 for every 2 wounds of a rival
cause-thorns = splashed by what was struck
cause-sweep = swept off the feet
cause-curse = cursed by the dying
cause-splash = too close to the blow
cause-room = the whole room suffers
cause-retribution = who strikes is struck
cause-dungeon = the dungeon takes its due
cause-mending = the morning finds it closed
marked-slow = is slowed by { $amount }
marked-weak = is weakened by { $amount }
marked-exposed = is exposed: { $amount } less defense
marked-held = is held fast
marked-dazed = is dazed and cannot attack
marked-prey = is prey: attacked with { $amount } more
tally-kills = monsters defeated alone
tally-shared = monsters defeated together
tally-rivals = wounds of rivals
tally-finds = challenges and finds
tally-defeats = fallen heroes
tally-empty = empty places
tally-monsters = monsters left
tally-unopened = challenges left face down
reason = { $why } { $value }
by-burst = Burst of Strength
by-weak = weakened
by-pit = in a pit
by-ambush = against the exhausted
by-prey = prey
by-pack = the pack
by-melee = against melee attacks
by-ranged = against ranged attacks
by-exposed = exposed
by-no-armor = armor ignored
by-no-dodge = dodge ignored
by-line = those in the line
by-die = the die
