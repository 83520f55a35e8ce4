"""Games as environments for learning: PettingZoo (all seats) and Gymnasium (one seat), with action masks."""
