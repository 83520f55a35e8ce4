"""The messages that a client may send on the socket, in exactly this form; see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from undercroft.kernel import Order

PROTOCOL = 1

Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=64)]


class Message(msgspec.Struct, tag_field="type", tag=str.lower, kw_only=True):
    """`id` comes back in the reply as `to`."""

    id: int | None = None


class Hello(Message):
    protocol: int = PROTOCOL
    token: Token = ""
    table: Token = ""
    language: Word = ""
    number: Number | None = None
    events: Number = 0
    chat: Number = 0
    patches: bool = False


class Answer(Message):
    number: Number
    value: Annotated[str, Meta(max_length=2000)]


class Undo(Message):
    pass


class Agree(Message):
    number: Number
    yes: bool = True


class Orders(Message, tag="order"):
    orders: Annotated[list[Order], Meta(max_length=20)]


class Hint(Message):
    pass


class Bot(Message):
    """Let a bot answer the open question of this seat."""


class Say(Message):
    text: Annotated[str, Meta(max_length=2000)]


class Why(Message):
    ids: Annotated[list[Word], Meta(max_length=50)]


class WhyNot(Message, tag="why-not"):
    """Why can I do nothing with this thing of my scene?"""

    at: Word


class Reach(Message):
    """Where could the figure that I am asked about go?"""


class Threat(Message):
    """Which squares can this figure of my scene attack?"""

    of: Word


class Look(Message):
    of: Word


class Whole(Message, tag="scene"):
    """The whole scene, please."""


class Replay(Message):
    step: Number


class ChangeSeat(Message, tag="seat"):
    seat: Number
    kind: Word
    bot: Word = ""
    name: Word = ""


class Language(Message):
    language: Word


class Ping(Message):
    pass


class Numbered(msgspec.Struct):
    """The part of an invalid message that can still be parsed."""

    id: int | None = None


Said = (
    Hello | Answer | Undo | Agree | Orders | Hint | Bot | Say
    | Why | WhyNot | Reach | Threat | Look | Whole | Replay | ChangeSeat | Language | Ping
)  # fmt: skip

read = msgspec.json.Decoder(Said).decode
write = msgspec.json.Encoder().encode


def id_of(raw: str) -> int | None:
    try:
        return msgspec.json.decode(raw, type=Numbered).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
