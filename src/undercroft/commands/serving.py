"""`undercroft serve`: a game server."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from undercroft.kernel import SetupError

from .arguments import Where, address, text_of

if TYPE_CHECKING:
    from undercroft.tables.server import Settings


def serve(
    *, host: str = "127.0.0.1", port: int = 8000, where: Where = None, workers: int = 1, config: Path | None = None
) -> None:
    """Start a game server for browsers.

    Args:
        host: The address to listen on; 0.0.0.0 for all addresses of this machine.
        port: The port to listen on.
        workers: The number of processes; more than one needs PostgreSQL.
        config: A TOML file with further settings, such as trusted proxies and limits.
    """
    from undercroft.tables import server

    settings = configured(config) if config else server.Settings()
    server.serve(host, port, store=address(where), workers=workers, settings=settings)


def configured(file: Path) -> Settings:
    """The settings in a TOML file. Unknown names are refused, so that a typo does not go unnoticed."""
    from undercroft.tables.server import Settings

    try:
        found = tomllib.loads(text_of(file))
        _known(found, Settings, file.name)
        return msgspec.convert(found, Settings)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise SetupError(f"{file.name}: {error}") from None


def _known(found: dict[str, object], kind: type[msgspec.Struct], place: str) -> None:
    for name, value in found.items():
        fields = {field.name: field for field in msgspec.structs.fields(kind)}
        if name not in fields:
            raise SetupError(f"{place}: there is no setting {name[:40]!r} (there are: {', '.join(fields)})")
        inner = fields[name].type
        if isinstance(value, dict) and isinstance(inner, type) and issubclass(inner, msgspec.Struct):
            _known(value, inner, f"{place}, [{name}]")
