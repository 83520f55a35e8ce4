"""What an offer of a card asks for and does, in words."""

from __future__ import annotations

from undercroft.kernel import Text
from undercroft.kernel.text import Argument

from .definitions import Effects, Outcome
from .settlements import Offer
from .telling import effects


def offered(offer: Offer) -> Text:
    """One thing that can be done: what it takes, what is tested, what follows."""
    what = Text(f"offer-{offer.id}")
    asked = terms(offer)
    if asked:
        what = Text("offer-with", {"what": what, "terms": asked})
    if offer.table:
        lines = tuple(Text("offer-line", {"dice": span(line), "does": follows(line.effects)}) for line in offer.table)
        return Text("offer-rolled", {"what": what, "lines": lines})
    gained = (*effects(offer.effects, away=True), *gains(offer))
    if not offer.test:
        return Text("offer-does", {"what": what, "does": gained}) if gained else what
    test: dict[str, Argument] = {"attribute": Text(f"attribute-{offer.test}"), "target": offer.target}
    then = gained or follows(())
    return Text("offer-tested", {"what": what, **test, "does": then, "failed": follows(offer.failed)})


def outcome(offer: Offer) -> Text | None:
    """What follows from it, where more can be said than its name does."""
    if offer.table:
        lines = tuple(Text("offer-line", {"dice": span(line), "does": follows(line.effects)}) for line in offer.table)
        return Text("outcome-rolled", {"lines": lines})
    gained = (*effects(offer.effects, away=True), *gains(offer))
    if offer.test:
        return Text("outcome-tested", {"does": gained or follows(()), "failed": follows(offer.failed)})
    return Text("outcome", {"does": gained}) if gained else None


def terms(offer: Offer) -> tuple[Text, ...]:
    """What must be paid or had for it."""
    found = []
    if offer.coins:
        found.append(Text("effect-coins", {"amount": offer.coins, "d6": 0, "d3": 0}))
    if offer.xp:
        found.append(Text("effect-experience", {"points": offer.xp}))
    if offer.carries:
        carried = Text(f"card-{offer.carries}")
        found.append(Text("offer-spends", {"what": carried}) if offer.spent else carried)
    if offer.knows:
        found.append(Text(f"skill-{offer.knows}"))
    if offer.season:
        found.append(Text(f"season-{offer.season}"))
    return tuple(found)


def span(line: Outcome) -> str:
    """The numbers of the die that a line of a table is for."""
    return str(line.low) if line.low == line.high else f"{line.low}-{line.high}"


def gains(offer: Offer) -> tuple[Text, ...]:
    return (Text("effect-experience", {"points": offer.experience}),) if offer.experience else ()


def follows(found: Effects) -> tuple[Text, ...]:
    return effects(found, away=True) or (Text("effect-nothing"),)
