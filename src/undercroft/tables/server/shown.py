"""What the clients of one table see: computed once for all who may know the same, translated once per language, and
sent as changes to the scene that a client has.
"""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel import Session
from undercroft.texts import Voice
from undercroft.toolkit import patches
from undercroft.toolkit.again import Memory, remembering
from undercroft.toolkit.scene import Scene

from .messages import write


class Tongue:
    """Encodes parts of scenes in one language. Results for the last scenes are cached, keyed by the part."""

    def __init__(self, voice: Voice) -> None:
        self._encode = msgspec.json.Encoder(enc_hook=voice).encode
        self.compared: patches.Known = {}
        self._kept: dict[int, tuple[Any, bytes]] = {}
        self._wanted: dict[int, tuple[Any, bytes]] = {}

    def write(self, part: Any) -> bytes:
        known = self._kept.get(id(part)) or self._wanted.get(id(part))
        if known is None:
            known = part, self._encode(part)
        self._wanted[id(part)] = known
        return known[1]

    def whole(self, scene: Scene | None) -> bytes:
        return self._encode(scene)

    def trim(self) -> None:
        self._kept, self._wanted, self.compared = self._wanted, {}, {}


class Shown:
    """The current scenes of a table, and their encodings."""

    def __init__(self) -> None:
        self._memory = Memory()
        self._tongues: dict[str, Tongue] = {}
        self._scenes: dict[Any, Scene | None] = {}
        self._written: dict[Any, bytes | None] = {}

    def forget(self) -> None:
        """Forget everything: the table has changed."""
        self._memory.pass_on()
        if self._scenes:
            self._memory.trim()
            for tongue in self._tongues.values():
                tongue.trim()
        self._scenes, self._written = {}, {}

    def scene(self, session: Session[Any, Any], seat: int | None) -> Scene | None:
        eyes = session.eyes(seat)
        if eyes not in self._scenes:
            with remembering(self._memory):
                self._scenes[eyes] = session.scene(seat)
        return self._scenes[eyes]

    def whole(self, scene: Scene | None, voice: Voice, number: int) -> bytes:
        key = id(scene), voice.language
        if key not in self._written:
            told = msgspec.Raw(self._tongue(voice).whole(scene))
            self._written[key] = write({"type": "scene", "number": number, "scene": told})
        return self._written[key] or b""

    def patch(self, old: Scene, new: Scene, voice: Voice, base: int, number: int) -> bytes | None:
        """The changes, or None."""
        key = id(old), id(new), voice.language, base
        if key not in self._written:
            tongue = self._tongue(voice)
            found = patches.difference(old, new, tongue.write, tongue.compared)
            self._written[key] = write({"type": "patch", "number": number, "base": base, **found}) if found else None
        return self._written[key]

    def _tongue(self, voice: Voice) -> Tongue:
        if voice.language not in self._tongues:
            self._tongues[voice.language] = Tongue(voice)
        return self._tongues[voice.language]
