# The campaign book.
campaign-first-party = The first party
campaign-opened = "{ $name }" is ready ({ $title }). Play with: { $program } campaign play "{ $name }"
campaign-list = { $name }: { $title }, { $story } ({ $parties })
campaign-list-party = { $links ->
    [one] { $party }: one game
   *[other] { $party }: { $links } games
}
campaign-title = { $name } ({ $title })
campaign-series = A series
campaign-parties = Parties: { $parties }.
campaign-first-game = the first game is in progress
campaign-party = The party
campaign-bench = At home
campaign-gone = No longer in the party
campaign-link = { $number }. { $title }: { $result }
campaign-open = in progress
campaign-result = { $result }. { $reason }
campaign-result-seat = { $player }: { $told } ({ $score })
campaign-seat = seat { $seat }
campaign-standing = { $player }: won { $won } of { $played }, score { $score } in total, best { $best }
campaign-own-quest = Your own quest
campaign-ended = Played on { $day } by { $players }.
campaign-somebody = somebody
campaign-bots = { $count ->
    [one] a bot ({ $bot })
   *[other] { $count } bots ({ $bot })
}
campaign-note = Note: { $note }
campaign-notes = Notes
campaign-noted = Added to link { $number }.
campaign-next = Next { $number }: { $title } ({ $code }). { $about }
campaign-before = Played before, as game { $number }.
campaign-told = This story is over. Fork from an earlier link to play it differently, or start another campaign.
campaign-anew = Or begin the story again with new heroes: { $program } campaign play "{ $name }" --anew
campaign-which = Which one? (a number, or Enter for the first)
campaign-sits-down = At the table: { $name }.
campaign-again = Back at the campaign. Continue? (Enter, or no)
campaign-later = Continue later with: { $program } campaign play "{ $name }"
campaign-forked = "{ $party }" is a party of its own now. Play with: { $program } campaign play "{ $name }" --party "{ $party }"
campaign-key = A key for "{ $name }"; add it to the address of a server with the same store: #campaign={ $code }&key={ $token }
campaign-deleted = The campaign "{ $name }" is deleted.
campaign-verdict-well = { $party }, link { $number }: OK.
campaign-verdict-older = { $party }, link { $number }: kept. It was played with rules { $why } and cannot be replayed.
campaign-verdict-gone = { $party }, link { $number }: its game was deleted; what it passed on is kept.
campaign-verdict-changed = { $party }, link { $number }: kept, and the party can continue. The rules have changed since it was played: { $why }.
campaign-verdict-broken = { $party }, link { $number }: BROKEN, { $why }.
campaign-why-refused = answer { $answer } of { $answers } is no longer possible
campaign-why-ends = the replay ends differently
campaign-why-hands = the replay passes on something else
campaign-why-follows = other games may follow now
campaign-why-began = it did not start with what link { $number } passed on
campaign-why-from-nowhere = it started with something that no earlier link passed on

saves-none = There are no saved games yet.
