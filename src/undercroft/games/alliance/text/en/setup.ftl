# What is chosen when a table is opened.
setup-about = One to four Alliances of four heroes delve for experience, draft new cards and set monsters on each other.
setup-mode-rivals = Rivals
setup-mode-rivals-about = Alliances compete, but never attack each other.
setup-mode-pvp = Rivals, player versus player
setup-mode-pvp-about = Alliances may attack each other.
setup-mode-solo = Solo
setup-mode-solo-about = One Alliance against the Solo/Cooperative Cards.
setup-mode-cooperative = Cooperative
setup-mode-cooperative-about = Alliances together against the Solo/Cooperative Cards. Designed for this edition.
setup-mode-basic = Basic game
setup-mode-basic-about = A shorter first game with generic cards. Designed for this edition.
setup-option-starting-tile-level = Dungeon Level of a Starting Tile
setup-option-fallen-count = Defeated heroes count for the tiers
setup-bot-veteran = veteran
