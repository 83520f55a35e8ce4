"""`undercroft serve`: a game server."""

from __future__ import annotations

from .arguments import Where, address


def serve(*, host: str = "127.0.0.1", port: int = 8000, where: Where = None, workers: int = 1) -> None:
    """Start a game server: people in their browsers, bots, spectators.

    Args:
        host: The address to listen at; 0.0.0.0 for all of this machine's.
        port: The port to listen at.
        workers: How many processes share the work; more than one needs PostgreSQL.
    """
    from undercroft.tables import server

    server.serve(host, port, store=address(where), workers=workers)
