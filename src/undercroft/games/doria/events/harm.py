"""What is lost and healed: gear, life, psi points, poison, death."""

from __future__ import annotations

from undercroft.kernel import Text
from undercroft.toolkit.cues import Cue, Mark

from .base import DoriaEvent, Seen


class ArmorUsed(DoriaEvent):
    """`stops`: how much damage; old saves do not say it."""

    hero: str
    card: str
    stops: int = 0


class Protected(DoriaEvent):
    """A spell or potion keeps damage off."""

    hero: str
    stops: int


class GearDamaged(DoriaEvent):
    """`why`: by a `fumble` in defense, or by the `blow` of a monster that destroys; else by what was told before."""

    hero: str
    card: str
    why: str = ""

    def text(self) -> Text:
        plain = super().text()
        return Text(f"{plain.id}-{self.why}", plain.args, plain.cites) if self.why else plain


class Lost(DoriaEvent):
    """`by`: to the fire on a square, if nothing else that is told says what took it."""

    hero: str
    amount: int
    hp: int
    by: str = ""

    def text(self) -> Text:
        plain = super().text()
        return Text(f"{plain.id}-{self.by}", plain.args, plain.cites) if self.by else plain


class PsiLost(DoriaEvent):
    """`use`: given for a `spell` or another effect, for a `ward`, or to `resist`, and not taken."""

    hero: str
    amount: int
    pp: int
    use: str = ""

    def text(self) -> Text:
        plain = super().text()
        return Text(f"{plain.id}-{self.use}", plain.args, plain.cites) if self.use else plain


class Healed(DoriaEvent):
    hero: str
    hp: int
    pp: int

    def text(self) -> Text:
        plain = super().text()
        part = "" if self.hp and self.pp else "-pp" if self.pp else "-hp" if self.hp else "-none"
        return Text(f"{plain.id}{part}", plain.args, plain.cites)


class Poisoned(DoriaEvent):
    hero: str
    markers: int


class PoisonChecked(DoriaEvent):
    hero: str
    total: int
    target: int
    markers: int

    def acts(self, seen: Seen) -> tuple[Cue, ...]:
        outcome = "pass" if self.total >= self.target else "fail"
        dice = [fallen.roll(seen.hero, self.target, outcome, self.total) for fallen in seen.rolls]
        return (*dice, Mark(seen.hero, "poison", "work"))


class Died(DoriaEvent):
    hero: str
