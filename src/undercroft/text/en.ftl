# Texts of the tables themselves.
ask-roll = { $what }: die { $die } of { $count } shows (1 to { $sides })?
odds-miss = miss
odds-hit = hit
odds-critical = critical
odds-fail = fail
odds-harm = harm
odds-block = block
odds-pass = success
option-odds = { $outcome } { $percent } %
option-cost = { $value } { $what }
decimal-mark = .
end-won-word = Won
end-lost-word = Lost
end-all = { $result }. { $reason } Score: { $score }.
end-seat = Seat { $seat }: { $result }. { $reason } Score: { $score }.

plain-welcome = New here? Type rules to read how this game works, or help to see what you can type.
plain-prompt = Your choice (help for commands):
plain-more = (Enter continues)
plain-ready = Press Enter when you are ready.
plain-agree = Does the whole table agree? (yes or no)
plain-hand-over = Seat { $seat } is next. Please hand over the keyboard.
plain-kept = The game is saved as "{ $name }". Continue with:
plain-kept-command = { $program } play --resume "{ $name }"
plain-kept-campaign = The game is saved in the campaign "{ $name }". Continue with:
plain-kept-campaign-command = { $program } campaign play "{ $name }"
plain-campaign = The campaign continues: { $program } play --after "{ $name }"
plain-guide-on = Each kind of question is explained the first time it comes up.
plain-guide-off = Questions are no longer explained; help still explains them.
plain-saved = Saved as "{ $name }".
lost-rules = The rules have changed since this game was saved. It continues where they still agree: { $count ->
    [one] the last answer is
   *[other] the last { $count } answers are
} lost.
lost-gap = The store failed during this game, and part of it was not saved. It continues from before that: { $count ->
    [one] one answer is
   *[other] { $count } answers are
} lost.
plain-copied = A copy is saved as "{ $name }". The campaign continues here.
plain-undone = Undone: { $what }.
plain-empty = Please type a number, the text of an option, or a command such as help.
plain-too-long = That line is too long.
plain-no-number = The numbers go from 1 to { $most }.
plain-no-why = There is no rule to cite here.
plain-no-rule = No rule contains that word.
plain-no-orders = You have no standing orders.
plain-order =
    When asked "{ $key }": { $answer }{ $unless ->
        [none] { "" }
       *[other] , unless I can choose: { $unless }
    }{ $places ->
        [none] { "" }
       *[other] , unless in: { $places }
    }{ $most ->
        [none] { "" }
       *[other] , always above a cost of { $most }
    }{ $decoy ->
        [0] { "" }
       *[other] ; but ask me now and then anyway
    }.
plain-bad-name = A name has 1 to 60 letters, digits, spaces and simple punctuation, and starts with a letter or digit.
plain-order-idle = This question has no option to pass, so no order can answer it.
plain-order-unclear = "{ $word }" makes no sense in an order. Type: orders pass KEY unless WORD,WORD in PLACE,PLACE above COST decoy N.
plain-word-help = help
plain-word-goal = goal
plain-word-look = look
plain-word-list = list
plain-word-map = map
plain-word-why = why
plain-word-not = not
plain-word-yes = yes
plain-word-hint = hint
plain-word-guide = guide
plain-word-undo = undo
plain-word-log = log
plain-word-rules = rules
plain-word-orders = orders
plain-word-bot = bot
plain-word-save = save
plain-word-quit = quit
plain-help-help = help: this list. To choose an option, type its number, a square such as 3,5, its text, or the beginning of its text.
plain-help-why = why: the rules behind the last events. why 3: the rules behind option 3. why not rat: why you can do nothing with it now.
plain-help-undo = undo: take back your last answer.
plain-help-save = save NAME: save the game under a name.
plain-help-look = look: describe the table. look NAME: show a card, figure, monster or rule word in full. look 3,5: who is there. look 4: what option 4 is about.
plain-help-goal = goal: what you have to do.
plain-help-list = list: every option, one per line.
plain-help-map = map: the whole map. map off: describe the surroundings in words instead of drawing a map (map then repeats them). map on: draw it again.
plain-help-hint = hint: what a bot would do here.
plain-help-guide = guide: turn the explanation of new kinds of questions on or off.
plain-help-log = log: everything that happened.
plain-help-rules = rules: how this game works. rules WORD: look up a rule.
plain-help-orders = orders pass: never ask me this again. orders pass KEY unless WORD,WORD in PLACE above COST decoy N: ask only about these; a decoy also asks at every Nth answer, so that a pause reveals nothing. orders clear: ask me everything again. orders: list my orders.
plain-help-bot = bot: let a bot answer your next ten questions. bot 3: the next three.
plain-help-quit = quit: leave; the game is saved.

plain-map-off = Maps are off. The surroundings are described in words.
plain-map-on = Maps are on again.
plain-around = Near { $name } ({ $x },{ $y }): { $things }.
plain-there = { $name }, { $way }{ $squares ->
    [0] { "" }
   *[other] { " " }{ $squares }
}
plain-way-here = here
plain-way-north = north
plain-way-north-east = north-east
plain-way-east = east
plain-way-south-east = south-east
plain-way-south = south
plain-way-south-west = south-west
plain-way-west = west
plain-way-north-west = north-west
plain-side-north = on the north side
plain-side-east = on the east side
plain-side-south = on the south side
plain-side-west = on the west side
plain-edge-door = door
plain-edge-locked = locked door
plain-edge-open = open door
plain-edge-arch = archway
plain-edge-unseen = archway into the unknown
plain-edge-secret = secret door

replay-word-next = next
replay-word-back = back
replay-word-start = start
replay-word-end = end
replay-word-map = map
replay-word-quit = quit
replay-at = After { $at } of { $all } answers.
replay-prompt = next, back, start, end, map, quit, or the number of an answer:
replay-help = Please type next, back, start, end, map, quit, or a number.
replay-fault = Fault at answer { $at }: { $error }
replay-diverged = the replay differs from the recorded game after { $at } answers

refused-not-offered = "{ $value }" is not one of the options here
refused-over = the game is over
why-not-over = The game is over.
why-not-asked = It is not your turn: seat { $seats } is being asked.
why-not-now = That does not answer the current question: { $question }
plain-why-not = Why not what? Name a square (3,4), a figure or a card.
plain-sure = Type yes to do it, or Enter to reconsider:
plain-why-not-offered = You can do something with it: see the options.
refused-not-asked = that seat is not being asked
broken-answer = The rules failed at that answer. Nothing has changed: choose something else, or make a report.
undo-nothing = there is nothing to undo
undo-luck = dice were rolled or something hidden was revealed since then; the whole table must agree
undo-others = another seat has answered since then; the whole table must agree

plain-games = Which game? (its number or name)
plain-scenarios = Which scenario? (its number or name; Enter for the first)
plain-which-scenario = Please give a number from 1 to { $most }, or a scenario's name.
plain-people = How many people at this keyboard? ({ $least } to { $most }; Enter for { $usual })
plain-bots = How many bots? ({ $least } to { $most }; Enter for { $usual })
plain-how-many = Please give a number from { $least } to { $most }.
plain-thinking = Thinking for two seconds …
plain-hint-dice = You roll these dice yourself, so there is nothing to suggest.
plain-unkept = NOT SAVED: { $why } The game continues; saving is tried again after every answer.
plain-kept-again = Saving works again: the game is saved as "{ $name }".
plain-renamed = There is already a game of that name; this one is saved as "{ $name }".
plain-dice = Only { $most ->
    [one] one of these dice is
   *[other] { $most } of these dice are
} still to be rolled, and you gave { $given }.
plain-story = { $title }, seed { $seed }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
} played by { $bot }.
plain-seats = Seats: { $seats }.
plain-seat-person = { $seat } you
plain-seat-named = { $seat } { $name }
plain-seat-bot = { $seat } { $bot } (bot)
menu-squares = type a square such as { $square } ({ $count } are marked * on the map)
menu-squares-listed = type a square such as { $square } ({ $count } are possible; list names them)
menu-short = (shortened; list shows everything, look 1 what the first option is about)
menu-more = ... { $count } options in total; type list to see all of them.
menu-no-square = There is nothing to do at { $square } now.
menu-square-number = Number { $number } would be the square { $square }. If you mean it, type the square.
menu-which = "{ $given }" fits several options: { $options }
map-cut = (map shows the rest)
map-wall = wall
map-water = water
map-rubble = rubble
map-pit = pit
map-stairs = stairs
map-exit = way out
map-dark = darkness
map-fire = fire
map-ice = ice
map-grass = grass
map-swamp = swamp
map-forest = trees
map-high = high ground
map-mountain = mountains
map-desert = desert
map-volcanic = volcanic land
map-glacier = glacier
map-ladder = ladder
map-bridge = footbridge
map-gate = gate
map-unseen = unexplored passage
map-door = shut door
map-locked = locked door
map-secret = secret door
map-open = open door
map-border = border
look-empty = There is nothing at { $wanted }.
look-nothing = There is nothing here called "{ $wanted }".
look-more = ... and { $count } more of that name; please be more specific.
look-cost = cost { $cost }
plain-which = Please give a number from 1 to { $most }, or a game's name.


hint = { $option }: won in { $won } % of { $tries } { $tries ->
    [one] try
   *[other] tries
} (so { $low } to { $high } %), { $score } points on average. { $alike }{ $line }
hint-few = { $option } (tried { $tries ->
    [one] once
    [2] twice
   *[other] { $tries } times
}, too seldom to say how it ends). { $line }
hint-alike = The options do not clearly differ.{" "}
hint-only = { $option }: there is nothing else to choose.
hint-line = For example: { $events }
