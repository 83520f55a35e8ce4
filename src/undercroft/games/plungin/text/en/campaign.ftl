# The campaign book.
story-four-doors = Four doors down
story-four-doors-about = From a cellar wall that knocks to a dragon that snores: four packs, of levels 1, 3, 5 and 8, with the same party.
campaign-quests = { $done } of { $most } quests done
campaign-pool = XP in the party's pool
campaign-things = Things
campaign-spells = Spells
log-joined = { $hero } joined the party.
log-dead = { $hero } was carried out feet first.
log-rose = { $hero } rose to level { $level }.
log-pool = The pool holds { $pool } XP, the purses { $gold } gold.
log-thread = All four doors are behind them. Any of these places can still be visited, for old times' sake.
