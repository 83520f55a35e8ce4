"""The laboratory: simulation, statistics, benchmarks, soak runs."""
