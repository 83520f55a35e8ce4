# Bots, die jedes Spiel hat, nach ihrer Stärke.
setup-bot-random = zufällig (spielt irgendetwas)
setup-bot-greedy = gierig (einen Schritt voraus)
setup-bot-strong = stark (denkt voraus)
setup-bot-stronger = stärker (denkt länger)
