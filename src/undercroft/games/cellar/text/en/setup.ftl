# What is chosen when a table is opened.
setup-about = One to four thieves creep through a cellar, fill their pockets and leave before the ogre wakes.
setup-title = The Ogre's Cellar
setup-mode-standard = Standard
setup-mode-light-sleeper = Light sleeper
setup-mode-light-sleeper-about = The ogre wakes sooner.
setup-edition-revised = Revised printing
setup-edition-revised-about = Rats fall to a 4, and there is cheese.
setup-edition-first = First printing
setup-edition-first-about = Rats fall to a 5 and the cheese is not yet printed.
setup-scenario-cellar = The cellar
setup-scenario-cellar-about = Silver enough to pay your debts.
setup-scenario-vault = The vault below
setup-scenario-vault-about = The second chapter: deeper, richer, and the ogre sleeps badly.
setup-option-open-hands = All hands lie open on the table
setup-bot-cautious = cautious
