"""Saves as single files: written atomically, found by name."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path

from platformdirs import user_data_path

from undercroft.kernel import SaveError, near

RESERVED = {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10))}
"""Names of devices on some systems."""

NAME = re.compile(r"[\w][\w .-]{0,63}")


def home() -> Path:
    """Where saves live; `UNDERCROFT_HOME` overrides it."""
    override = os.environ.get("UNDERCROFT_HOME")
    return Path(override) if override else user_data_path("undercroft", appauthor=False)


def write(path: Path, text: str) -> None:
    """Write to a path that the user named: links are followed, and devices are written to. A failure leaves an
    existing file unchanged.
    """
    try:
        if path.exists() and not path.is_file():  # /dev/stdout of a pipe resolves to a name that cannot be opened
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            return
        target = path.resolve()
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
        _replace(target, text, mode)
    except (OSError, ValueError) as error:
        raise _failed(path, error) from None


def write_private(path: Path, text: str) -> None:
    """Write a private file in our own folder, because games contain secrets."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        _replace(path, text, 0o600)
    except (OSError, ValueError) as error:
        raise _failed(path, error) from None


def _replace(path: Path, text: str, mode: int) -> None:
    """Write a temporary file, flush it to disk, then rename it: after a power failure there is either the old file
    or the new one.
    """
    handle, aside = tempfile.mkstemp(dir=path.parent, prefix=path.name[:100], suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(aside, mode)
        os.replace(aside, path)
        _settle(path.parent)
    except BaseException:
        Path(aside).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """The user's umask; the system only reveals it when it is set."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _failed(path: Path, error: OSError | ValueError) -> SaveError:
    if isinstance(error, FileNotFoundError):
        return SaveError(f"there is no folder {str(path.parent)!r}")
    reason = error.strerror if isinstance(error, OSError) and error.strerror else error
    return SaveError(f"{path.name!r} could not be written: {reason}")


def _settle(folder: Path) -> None:
    """Flush a directory to disk, so that a renamed file survives a power failure; not every system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def path_of(name: str) -> Path:
    """The file of a named save."""
    if not NAME.fullmatch(name) or name.endswith((".", " ")) or name.split(".")[0].strip().upper() in RESERVED:
        raise SaveError("a save's name has 1 to 64 letters, digits, spaces, dots, hyphens or underscores")
    return home() / "saves" / f"{name}.undercroft"


def keep(name: str, text: str) -> Path:
    """Save under a name."""
    path = path_of(name)
    write_private(path, text)
    return path


def names() -> list[str]:
    """All saves, the newest first."""
    folder = home() / "saves"
    files = [file for file in folder.glob("*.undercroft") if file.is_file()] if folder.is_dir() else []
    return [file.stem for file in sorted(files, key=lambda file: -file.stat().st_mtime)]


def read(name_or_path: str) -> str:
    """The text of a save, by file or by name."""
    path = Path(name_or_path)
    try:
        if not path.is_file():
            path = path_of(name_or_path)
    except (OSError, ValueError, SaveError):
        raise SaveError(f"there is no file or save {name_or_path[:80]!r}") from None
    if not path.is_file():
        raise SaveError(f"there is no file or save {name_or_path!r}{near(name_or_path, names())}")
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise SaveError(f"{path.name} cannot be read as text: it is damaged or another kind of file") from None
