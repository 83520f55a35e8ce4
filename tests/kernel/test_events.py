from typing import ClassVar

from undercroft.kernel import Event, EventLog


class DrewCard(Event):
    hidden: ClassVar[tuple[str, ...]] = ("card",)
    who: int
    card: str | None


DREW = DrewCard(who=1, card="axe", to=(1,), cites=("r",))


def test_only_the_seats_named_see_the_hidden_part():
    assert DREW.for_seat(1).card == "axe"
    assert DREW.for_seat(0).card is None
    assert DREW.for_seat(None).card is None
    assert DREW.for_seat(0).who == 1
    assert DREW.card == "axe"


def test_an_event_to_all_is_never_redacted():
    assert DrewCard(who=1, card="axe").for_seat(None).card == "axe"


def test_texts_tell_a_redacted_event_apart():
    assert DREW.text().id == "event-drew-card"
    assert DREW.for_seat(0).text().id == "event-drew-card-hidden"
    assert "card" not in DREW.for_seat(0).text().args
    assert DREW.text().args == {"who": 1, "card": "axe"}
    assert DREW.text().cites == ("r",)


def test_the_log_redacts_as_a_whole():
    assert [event.card for event in EventLog([DREW, DREW]).for_seat(0)] == [None, None]
