"""The cellar and the vault as a campaign: what a night's work passes on, and the page that tells of it."""

from __future__ import annotations

from typing import Any

from undercroft.kernel import Text, say
from undercroft.toolkit import campaigns
from undercroft.toolkit.campaigns import Campaigns, Page, Story, line
from undercroft.toolkit.scene import Value

from . import INFO
from .content import Content
from .spine import outcome
from .state import State

NIGHTS = ("cellar", "vault")


class Parcel(campaigns.Parcel, kw_only=True):
    """The silver that the crew has brought home, and how many nights went well."""

    silver: int = 0
    nights: int = 0


def read(handed: dict[str, Any]) -> Parcel:
    return campaigns.read(Parcel, handed, INFO)


def hand_on(state: State, content: Content, before: Parcel) -> Parcel:
    """After the cellar comes the vault; a night that went wrong is tried again.  [cellar.campaign.vault]"""
    won = outcome(state, content)[0].won
    silver = sum(thief.silver for thief in state.thieves if thief.left) if won else 0
    following = NIGHTS[NIGHTS.index(state.scenario) + won :][:1]
    return Parcel(
        version=INFO.version,
        scenario="".join(following),
        next=list(following),
        log=[line("log-silver", silver=silver) if won else line("log-nothing")],
        silver=before.silver + silver,
        nights=before.nights + won,
    )


def page(parcel: Parcel, content: Content) -> Page:
    return Page(
        calendar=say("campaign-nights", nights=parcel.nights),
        treasury=(Value(Text("value-silver"), parcel.silver),),
    )


CAMPAIGNS = Campaigns(stories=(Story("two-nights", "cellar"),), parcel=Parcel, hand_on=hand_on, page=page)
