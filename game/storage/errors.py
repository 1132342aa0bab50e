"""Why a file could not be written or read: a code that the screen puts into words."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path

_CODES = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EACCES: "not_allowed",
    errno.EPERM: "not_allowed",
    errno.EROFS: "not_allowed",
}


class CannotSave(Exception):
    """Nothing was written, and nothing that stood there before was harmed.

    `code`: disk_full, not_allowed, in_use (another running copy has the file), occupied (a file
    that this program cannot read stands there) or failed.
    """

    def __init__(self, code: str, path: Path) -> None:
        super().__init__(f"{code}: {path}")
        self.code = code
        self.path = path

    @classmethod
    def because(cls, fault: OSError, path: Path) -> CannotSave:
        """What the system said, as one of the codes."""
        return cls(_CODES.get(fault.errno or 0, "failed"), path)


class CannotRead(Exception):
    """The file cannot be used, and is left as it is.

    `code`: missing, unreadable (the system refuses), empty, foreign (no file of this program),
    broken (cut short or torn), changed (the checksum differs), version (nonsense as a version) or
    newer (`numbers` then holds `found` and `known`).
    """

    def __init__(self, code: str, numbers: Mapping[str, int] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.numbers = dict(numbers or {})
