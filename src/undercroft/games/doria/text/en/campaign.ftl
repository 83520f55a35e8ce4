# The campaign book: stories, the overview sheet, the chronicle.
story-ash-crown = The Ash Crown
story-ash-crown-about = Eight chapters from the first tremor to the dragon that sleeps under a crown.
story-winter-bell = The Winter Bell
story-winter-bell-about = Eight chapters from a July snowfall to the bell that rings under the mountain. Whether you pay the troll or slay him decides which way you go.
story-homemade = A campaign of your own
story-homemade-about = String up to eight single scenarios together, in any order; skip what you do not like.
campaign-chapters = { $won } of { $most } chapters behind you
campaign-monster-level = Level of the monsters
campaign-monster-level-text = One more for every ten monster points, and it never falls.
campaign-monster-points = Monster points
campaign-hero-level = Level of the heroes
campaign-group-xp = Group experience left over
campaign-cards-allowed = Cards that each may keep
campaign-kept = Kept cards
campaign-newcomer = A place for somebody new
campaign-retired = retired
campaign-fallen = fell in chapter { $chapter }
overview-scenario = Scenario
overview-ending = Ending
overview-xp = XP left
overview-points = Monster points
overview-reward = Reward
overview-heroes = Characters
overview-won = won
overview-lost = lost
overview-fled = fled
overview-points-cell = +{ $gained }, total { $total }
overview-heroes-cell = { $heroes }
overview-bonus = a bonus
overview-cards = { $cards ->
    [0] none
    [one] keep one card
   *[other] keep { $cards } cards
}
log-fell = { $hero } did not come back.
log-points = The monsters gained { $gained ->
    [one] 1 monster point
   *[other] { $gained } monster points
} and have { $total }: they are on level { $level }.
log-xp = { $xp } group experience is left for the next time.
log-bonus = Everybody chose a hero bonus.
log-keep = { $cards ->
    [one] Everybody may keep one card.
   *[other] Everybody may keep { $cards } cards.
}
log-again = The chapter is still to be done.
log-retired = The last page is turned. The heroes hang up their swords, and somebody buys the first round.
log-retired-warrior = The Warrior opens an inn without a sign. Everybody finds it; nobody leaves without paying.
log-retired-shield-maiden = The Shield-Maiden hangs her shield over a cradle and stands in front of it, out of habit.
log-retired-ranger = The Ranger walks home the long way round. He has not arrived yet, and is in no hurry.
log-retired-huntress = The Huntress teaches children to shoot. First lesson, second lesson, third lesson: wait.
log-retired-adventurer = The Adventurer writes it all down. In the second edition it was two dragons.
log-retired-scoundrel = The Scoundrel is now the town's treasurer. The books are in order, which worries people.
log-retired-mage = The Mage buys a library, brick by brick, and has buckets of water set up in every room.
log-retired-priestess = The Priestess plants an apple tree for each who fell, and knows them all by name.
log-retired-custom = { $hero } goes home and lets others tell the story.
