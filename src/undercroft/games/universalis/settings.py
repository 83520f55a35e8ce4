"""The set-up switches as the rules read them."""

from __future__ import annotations

import msgspec

from undercroft.kernel import Config


class Settings(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """What was chosen at set-up, one field for each switch of `INFO`."""

    ready_party: bool = False
    free_party: bool = False
    literal_obstacles: bool = False
    timed: bool = False
    compete: bool = False
    level_mix: bool = False
    other_faction: bool = False
    conductor: bool = False
    fog_of_memory: bool = False
    strict_moves: bool = False
    climbing: bool = False
    jump_attacks: bool = False


def settings(config: Config) -> Settings:
    """The switches of a game; those that it does not name are off."""
    return msgspec.convert(dict(config.options), Settings)
