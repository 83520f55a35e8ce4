"""Libraries that games may use: grids, paths, sight, areas, tiles, zones, dice and odds. Nothing here knows a rulebook."""
