"""Libraries that games may use: grids, paths, sight, areas, tiles, zones, dice, odds. None of them knows a rulebook."""
