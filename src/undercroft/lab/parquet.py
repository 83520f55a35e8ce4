"""The rows of an experiment as Parquet, for questions that the report does not answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel import SetupError

from .running import Row


def write(rows: Sequence[Row], file: Path) -> None:
    """Write one row per game; counts by name become maps."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise SetupError("for Parquet, install the extra: pip install 'undercroft[lab]'") from None
    counts = pyarrow.map_(pyarrow.string(), pyarrow.int64())
    kinds: dict[str, Any] = dict.fromkeys(("used", "hurt", "falls", "offered"), counts)
    kinds["mine"] = pyarrow.list_(pyarrow.string())
    kinds["spots"] = pyarrow.list_(pyarrow.list_(pyarrow.int64()))
    plain = [msgspec.to_builtins(row) for row in rows]
    columns = {}
    for name in Row.__struct_fields__:
        values = [list(row[name].items()) if kinds.get(name) is counts else row[name] for row in plain]
        columns[name] = pyarrow.array(values, kinds.get(name))
    pyarrow.parquet.write_table(pyarrow.table(columns), file)
