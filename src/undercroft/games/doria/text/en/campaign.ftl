# The campaign book: stories, the overview sheet, the chronicle.
story-ash-crown = The Ash Crown
story-ash-crown-about = Eight chapters from the first tremor to the dragon that sleeps under a crown.
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
log-fell = { $hero } did not come back.
log-points = The monsters gained { $gained } monster points and have { $total }: they are on level { $level }.
log-xp = { $xp } group experience is left for the next time.
log-bonus = Everybody chose a hero bonus.
log-keep = { $cards ->
    [one] Everybody may keep one card.
   *[other] Everybody may keep { $cards } cards.
}
log-again = The chapter is still to be done.
log-retired = The last page is turned. The heroes hang up their swords, and somebody buys the first round.
