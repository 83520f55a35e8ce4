"""Content that never comes into play is found; the small game shows all of its own."""

from undercroft.lab.exhaust import exhaust


def test_all_of_the_cellar_comes_into_play():
    found = exhaust("cellar", games=300, seconds=30)
    assert found.never == {}
    assert found.games > 10
