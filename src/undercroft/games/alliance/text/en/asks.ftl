# What can be asked.
ask-pick = Which hero joins your Alliance?
ask-place = { $space ->
    [0] Who stands in front, in the central square?
   *[other] Who takes the next space of the back row?
}
ask-activate = Which hero acts, and how?
ask-act = { $hero }: what now? ({ $speed } Speed left)
ask-return = Where does { $hero } come back to?
ask-face = Which way does { $who } face?
ask-bury = { $number ->
    [one] Which two cards go face down for the Burst of Strength of { $hero }? The first:
   *[other] Which other card goes face down for the Burst of Strength of { $hero }?
}
ask-lay = Which tile do you lay behind the door in the { $side }, and how is it turned?
ask-effort = How much more Speed do you put into { $what } (Level { $level })?
ask-step-chest = You stand on a chest. Open it?
ask-reveal = Which challenge is turned up?
ask-settle = Where does { $hero } come to rest?
ask-heal = { $hero } loses { $wounds ->
    [one] a wound: is it one of poison?
   *[other] { $wounds } wounds: how many of them are poison?
}
ask-space = To which space does { $who } go?
ask-incite = Which monster does { $who } attack?
ask-recall = Which card comes back into your hand?
ask-draft = Draft an upgrade? ({ $xp } XP to spend)
ask-discard = Discard a card before you draw? (up to { $count } more)
ask-must-discard = Which card do you discard? ({ $count } to go)
ask-react = { $who } attacks { $hero }: { $strength } against { $defense }, { $outcome }. Do you react?
ask-monster = Which monster do you set in motion?
ask-monster-move = Where does { $who } go?
ask-monster-face = Which way does { $who } face?
ask-victim = Whom does { $who } attack?
ask-stay = Does { $card } stay in play?
ask-end-draw = Draw { $count ->
    [one] a card
   *[other] { $count } cards
}, up to your hand size?
ask-rouse = Which monster becomes ready?
ask-hunt = What do the monsters do?
ask-suffer = { $solo }: who takes { $wounds ->
    [one] { $poison ->
        [0] a wound?
       *[other] a poison wound?
    }
   *[other] { $wounds } { $poison ->
        [0] wounds?
       *[other] poison wounds?
    }
}
ask-play-on = The end is called. Do you play on to the end of the last round?

# What can be rolled.
roll-locked = The locked door
roll-secret = The secret door
roll-chest = The locked chest
roll-trap = The trap
roll-power = The monster's power
title-round = Round { $round }
part-cards = Cards
part-effort = Speed
part-attack = Attack
part-defense = Armor and dodge
part-guard = Reaction
part-tough = Toughness
roll-defense = The monster's defense

# Options.
activate-activate = { $hero } acts
activate-rest = { $hero } rests
activate-rise = { $hero } rises
activate-leave = { $hero } leaves the dungeon
act-move = Step { $way } to { $space }
act-face = Turn on the spot
act-open = Open the door in the { $side }
act-force-door = Place a tile with a wall against the door in the { $side } and pick the lock
act-force-wall = Break through the wall in the { $side } and let in a tile
act-force-locked = Try the locked door in the { $side }
act-force-secret = Try to find the secret door in the { $side }
act-chest = Open the chest at { $space }
act-unlock = Try the locked chest at { $space }
act-search = Turn up the challenge at { $space } from here
act-disarm = Disarm the trap at { $space }
act-attack = Attack { $target } with { $source }
outcome-miss = a miss
outcome-wounds = { $damage ->
    [one] one wound
   *[other] { $damage } wounds
} of { $needed } needed
outcome-defeat = { $damage ->
    [one] one wound
   *[other] { $damage } wounds
}, enough to defeat
act-burst = Burst of Strength: { $way }
act-again = Move a second time
act-done = End the activation
way-n = north
way-ne = north-east
way-e = east
way-se = south-east
way-s = south
way-sw = south-west
way-w = west
way-nw = north-west
burst-speed = +1 Speed
burst-attack = +1 attack
burst-heal = remove one wound
play-card = Play { $card }
play-card-on = Play { $card } on { $target }
play-card-for = Play { $card } for { $use }
play-card-on-for = Play { $card } on { $target } for { $use }
repeat-card = Play { $card }, a second card of its type (Burst of Strength)
repeat-card-on = Play { $card } on { $target }, a second card of its type (Burst of Strength)
repeat-card-for = Play { $card } for { $use }, a second card of its type (Burst of Strength)
repeat-card-on-for = Play { $card } on { $target } for { $use }, a second card of its type (Burst of Strength)
use-attack = its base attack
use-bonus = its bonus
source-primary = the primary attack
space = { $x },{ $y }
lay-tile = { $tile }, doors in the { $doors }
effort-sure = Take the time: no roll
effort-roll = Roll with { $points } more
effort-leave = Let it be
heal-poison = { $poison ->
    [0] No poison wound
    [one] One poison wound
   *[other] { $poison } poison wounds
}
step-chest-open = Open it
step-chest-leave = Leave it shut
draft-pass = Draft nothing
draft-buy = Draft { $card }
draft-salvage = Draft { $card } from the discard pile
draft-swap = Discard { $card } and turn up another card
discard-stop = Keep the rest and draw
discard-card = Discard { $card }
react-pass = No reaction
react-play = { $hero } plays { $card }
stay-stay = It stays
stay-discard = It is discarded
end-draw-draw = Draw
end-draw-keep = Keep the hand as it is
hunt-first = { $who } strikes whom the card hunts
hunt-second = { $who } strikes any in reach
hunt-otherwise = None of this: all that the last section says
play-on-stop = The game is over
play-on-play-on = Play on

# What options mean.
cost-speed = Speed
cost-cards = cards
cost-xp = XP
odds-defeat = defeat
detail-again = no attack in this round, but the full Speed once more
confirm-leave = Leave the dungeon? The hero comes back to its Starting Tile without wounds and does nothing else in this activation.
detail-force-new = the level is that of the tile that you name
detail-attempt = level { $level }, { $sure } in all are sure
detail-blow = { $strength } against { $defense }, { $outcome }
detail-lay = Level { $level }: { $monsters }{ $challenges ->
    [0] {""}
    [one] , a challenge
   *[other] , { $challenges } challenges
}
detail-blow-die = { $strength } and the die against { $defense }, { $least } to { $most } wounds of { $needed } needed
detail-blow-shield = { $strength } against { $defense } and the die, { $least } to { $most } wounds of { $needed } needed
detail-somewhere = { $least } to { $most } wounds of { $needed } needed, by where it stands
detail-hunt = { $heroes }, with +{ $bonus }
detail-health = { $left } of { $health } Health left

# Refusals.
no-after-attack = After an attack a hero neither moves nor turns.
no-attack-now = This hero cannot attack in this activation.
no-attack-left = This hero has made its attacks.
no-target = That is no enemy in front of the hero, in range and in line of sight.
no-second-burst = One Burst of Strength per hero and round.
no-card = That card cannot be played now: it needs the hero's icons, a free card type, and a target.
no-own = { $who } is not yours to activate.
no-acted = { $who } has acted in this round.
no-stand = The hero stands there.
no-enemy-there = An enemy stands there, and nobody walks through enemies.
no-taken = Somebody stands there, and behind it no empty space is near enough to end the movement.
no-speed = The hero has no Speed left.
no-leaving = Leaving this space costs { $needed } Speed, and { $points } { $points ->
    [one] is
   *[other] are
} left.
no-route = No open passage leads there yet.
no-far = One space at a time: it is { $steps } spaces away, and the hero has { $points } Speed left.
no-self = This hero is acting.
no-ally = { $who } is on your side, and has an activation of its own.
no-rival = { $who } is no enemy: heroes do not fight each other in this game.
no-twice = { $who } has been attacked: a further attack is for a different enemy.
no-safe = { $who } cannot be attacked now: hidden, defeated, or safe on a Starting Tile.
no-behind = { $who } is not in front of the hero: turn first.
no-line = There is no free line to { $who }: a wall or a closed door is between.
no-near = { $who } is too near for a ranged attack: { $away } { $away ->
    [one] space
   *[other] spaces
} away.
no-range = { $who } is out of range: { $away } spaces away, and the hero's attacks reach { $most }.
no-icons = { $who } has not the icons that this card needs.
no-reaction = This card is a Reaction: it is played when somebody is attacked.
no-card-speed = It takes { $needed } Speed, and { $points } { $points ->
    [one] is
   *[other] are
} left.
no-card-attack = It needs an attack of its kind, and this hero has none left.
no-card-target = There is nobody in range and in sight to play it on.
no-card-type = A card of this type lies there already, and no Burst of Strength makes room for it.
no-token-away = Go next to it first.
no-token-now = There is nothing to do with it now.
no-disturbed = Not while an enemy is in this room.
no-door-away = The hero is not beside this door.
no-frame = The dungeon ends here.
no-tile = There is no tile left to lay beyond it.
no-arch = This passage is open: walk through.
no-draft-yet = Cards are drafted after the hero has acted.
no-xp = It costs { $needed } XP, and you have { $xp }.
no-user = None of your heroes can use this card.
no-swapped = You have swapped a card: only the new one can be drafted.
no-played = This card has been played: it works until the end phase, or has done what it does.
no-discarded = This card lies in a discard pile: it must be drawn again.
no-way = There is no way, or not enough Speed for it.

# The end.
end-won = Your Alliance has the most points.
end-won-tie = Another Alliance has as many points, but yours has drafted more cards or bears fewer wounds.
end-beaten-tie = As many points as the best, but fewer cards drafted or more wounds.
end-shared = The victory is shared.
end-beaten = Another Alliance has more points.
end-solo = The dungeon lies behind you: a good score.
end-solo-great = Few have ever brought so much out of the dungeon.
end-solo-failed = You have come out alive, but the dungeon has kept too much.
end-together = Together you have tamed the dungeon.
end-failed = The dungeon has kept too many of its secrets.
