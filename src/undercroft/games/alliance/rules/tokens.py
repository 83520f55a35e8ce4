"""Which Challenge Token is meant."""

from __future__ import annotations

from ..board import PLACE
from ..content import Content
from ..state import ChallengeToken, State


def face_down(state: State, place: int) -> list[ChallengeToken]:
    """The face-down tokens in a room, traps that are known but turned down again among them."""
    return [token for token in state.challenges if not token.up and PLACE[token.cell] == place]


def meant(state: State, content: Content, cell: int) -> ChallengeToken:
    """The one token on a space that is no open pit."""
    return next(
        token
        for token in state.challenges
        if token.cell == cell and (not token.up or content.challenges[token.card].trap is None)
    )
