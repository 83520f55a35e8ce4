# Bots that every game has, by their strength.
setup-bot-random = random (plays anything)
setup-bot-greedy = greedy (one step ahead)
setup-bot-strong = strong (thinks ahead)
setup-bot-stronger = stronger (thinks longer)
