"""The store fails in the middle of play; `make outage` does it fifty times for each kind."""

import pytest

from tools import outage

KINDS = [("sqlite", "locked"), ("sqlite", "full"), ("postgres", "stopped")]


@pytest.mark.parametrize(("store", "kind"), KINDS)
def test_no_log_gets_a_gap_and_nothing_acknowledged_is_lost(store, kind, monkeypatch):
    monkeypatch.setattr(outage, "TABLES", outage.TABLES[:2])  # Cellar and Alliance: quick to load
    figures = outage.run(store, kind, times=2)
    assert figures.bad == []
    assert figures.acknowledged > 10
    assert figures.noted
    assert figures.refused, "the outages were felt"
