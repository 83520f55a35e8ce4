"""What is lost and healed: gear, life, psi points, poison, death."""

from __future__ import annotations

from undercroft.kernel import Event, Text


class ArmorUsed(Event):
    """`stops`: how much damage; old saves do not say it."""

    hero: str
    card: str
    stops: int = 0


class Protected(Event):
    """A spell or potion keeps damage off."""

    hero: str
    stops: int


class GearDamaged(Event):
    hero: str
    card: str


class Lost(Event):
    """`by`: to the fire on a square, if nothing else that is told says what took it."""

    hero: str
    amount: int
    hp: int
    by: str = ""

    def text(self) -> Text:
        plain = super().text()
        return Text(f"{plain.id}-{self.by}", plain.args, plain.cites) if self.by else plain


class PsiLost(Event):
    """`use`: given for a `spell` or another effect, for a `ward`, or to `resist`, and not taken."""

    hero: str
    amount: int
    pp: int
    use: str = ""

    def text(self) -> Text:
        plain = super().text()
        return Text(f"{plain.id}-{self.use}", plain.args, plain.cites) if self.use else plain


class Healed(Event):
    hero: str
    hp: int
    pp: int

    def text(self) -> Text:
        plain = super().text()
        part = "" if self.hp and self.pp else "-pp" if self.pp else "-hp" if self.hp else "-none"
        return Text(f"{plain.id}{part}", plain.args, plain.cites)


class Poisoned(Event):
    hero: str
    markers: int


class PoisonChecked(Event):
    hero: str
    total: int
    target: int
    markers: int


class Died(Event):
    hero: str
