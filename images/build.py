"""Build the picture masters: src/<folder>/<name>.svg -> <folder>/<name>.webp (app_icon: .png).

    python images/build.py                    build what changed since the manifest was written
    python images/build.py --all              build everything (about three minutes)
    python images/build.py icon_ tile_gold    only pictures whose names start so
    python images/build.py --check [names]    write nothing; render again and report stale masters

A large picture also gets a master of half the size (<name>.half.webp), quickly read where a window
has no more than 1920x1080 pixels, and the room a tiny one (<name>.tiny.webp), which is shown before
anything else has been read: enlarged, and so out of focus.

The manifest records the size of every master and the digest of its source, so "changed" does not
hang on file times. Masters are compared as decoded pixels: encoders differ from release to release.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

import numpy as np
import numpy.typing as npt
import resvg_py
import yaml
from PIL import Image

IMAGES = Path(__file__).resolve().parent
MANIFEST = IMAGES / "manifest.yaml"
FOLDERS = ("shelf", "joakim", "finans", "ankka")

# Master widths in pixels, the first pattern that fits: about twice the width in design units
# (1920x1080), so that a 3840x2160 screen shows every picture sharp. A pattern with a folder is for
# that folder alone, and stands before those for all.
WIDTHS: Mapping[str, int] = {
    "ankka/act_*": 128,
    "ankka/badge_*": 144,
    "ankka/card_*": 640,
    "ankka/chip_cost": 164,
    "ankka/circle_*_reach": 262,
    "ankka/circle_cursor": 262,
    "ankka/circle_*": 196,
    "ankka/counter_cell": 152,
    "ankka/counter_tray": 1968,
    "ankka/dime_*": 336,
    "ankka/event_*": 720,
    "ankka/icon_book": 160,
    "ankka/icon_people": 160,
    "ankka/icon_picture": 160,
    "ankka/icon_star": 160,
    "ankka/icon_steps": 160,
    "ankka/icon_*": 216,
    "ankka/inv_*": 256,
    "ankka/keep_*": 192,
    "ankka/map_town": 3840,
    "ankka/marker_*": 132,
    "ankka/pin": 100,
    "ankka/place_bin": 572,
    "ankka/place_*": 444,
    "ankka/spinner_dim_*": 960,
    "ankka/spinner_*": 1920,
    "ankka/token_*": 184,
    "ankka/win_*": 1920,
    "finans/back_*": 600,
    "finans/badge_*": 208,
    "finans/bldg_*": 512,
    "finans/board": 3840,
    "finans/bond": 800,
    "finans/car": 512,
    "finans/carreg": 800,
    "finans/chev_*": 80,
    "finans/deed_*": 1400,
    "finans/glyph_*": 174,
    "finans/hall": 2048,
    "finans/ic_*": 480,
    "finans/loan": 800,
    "finans/mark*_*": 180,
    "finans/news_*": 480,
    "finans/note_*": 560,
    "finans/odds_*": 168,
    "finans/piece_*": 400,
    "finans/plaque": 640,
    "finans/plot_*": 690,
    "finans/rim_*": 360,
    "finans/scene": 1152,
    "finans/share_*": 960,
    "finans/sign_*": 192,
    "finans/slab_*": 104,
    "finans/sp_*": 420,
    "finans/tile_*": 360,
    "app_icon": 256,
    "arrow_down": 240,
    "back_*": 750,
    "board_frame": 2448,
    "box_*": 1200,
    "coin_*": 512,
    "die_*": 384,
    "emblem_*": 512,
    "envelope_*": 600,
    "front_newspaper": 2720,
    "front_*": 2000,
    "icon_beagle": 160,
    "icon_kept": 160,
    "icon_loan": 160,
    "icon_tips": 160,
    "icon_*": 512,
    "loan_note": 1350,
    "market_tray": 3440,
    "menu_light": 960,
    "menu_room": 3840,
    "note_*": 1140,
    "path_dot": 80,
    "pawn_*": 400,
    "pin_*": 240,
    "prop_*": 900,
    "property_*": 500,
    "ring_*": 440,
    "scene_*": 1048,
    "seat_*": 192,
    "sym_*": 192,
    "table_top": 3840,
    "tile_*": 512,
}

# What is so large that reading it is felt.
HALVED = (
    "answer_*", "board", "board_frame", "box_*", "card_route*", "counter_tray", "deed_*",
    "front_*", "hall", "map_town", "market_tray", "menu_room", "prop_*", "spinner_pointer",
    "spinner_ring", "spinner_wheel", "table_top", "win_*",
)  # fmt: skip
TINY_WIDTHS: Mapping[str, int] = {"menu_room": 160}

LOSSY_QUALITY = 88
LOSSLESS_UP_TO = 150_000  # pixels: above this a lossless try takes seconds and never wins
BLOCK = 16  # pixels: a side of the squares that are compared
TOLERANCE = 12.0  # of 255: mean difference allowed in the worst square; lossy WebP alone makes 9


@dataclass(frozen=True)
class Picture:
    """One picture: its folder ("joakim"), its name ("icon_gold") and what follows from them."""

    folder: str
    name: str

    @property
    def key(self) -> str:
        return f"{self.folder}/{self.name}"

    @property
    def source(self) -> Path:
        return IMAGES / "src" / self.folder / f"{self.name}.svg"

    @property
    def master(self) -> Path:
        # Window managers and launchers want PNG.
        suffix = ".png" if self.name == "app_icon" else ".webp"
        return IMAGES / self.folder / (self.name + suffix)

    @property
    def files(self) -> dict[Path, int]:
        """The master and the smaller ones beside it, each with its width in pixels."""
        found = {self.master: self.width}
        if any(fnmatch(self.name, pattern) for pattern in HALVED):
            found[self.master.with_suffix(".half.webp")] = self.width // 2
        if self.name in TINY_WIDTHS:
            found[self.master.with_suffix(".tiny.webp")] = TINY_WIDTHS[self.name]
        return found

    @property
    def width(self) -> int:
        """Master width in pixels. Raises LookupError for a name that no pattern fits."""
        for pattern, width in WIDTHS.items():
            if fnmatch(self.key if "/" in pattern else self.name, pattern):
                return width
        raise LookupError(f"no width for picture {self.key}: add its name to WIDTHS")

    def digest(self) -> str:
        """Digest of the source and of how it is built, as the manifest keeps it."""
        content = self.source.read_bytes().replace(b"\r\n", b"\n")
        recipe = f"{self.width} {LOSSY_QUALITY}".encode()
        return hashlib.sha256(content + recipe).hexdigest()[:16]


def pictures() -> Iterator[Picture]:
    """Every picture that has a source, by folder and name."""
    for folder in FOLDERS:
        for source in sorted((IMAGES / "src" / folder).glob("*.svg")):
            yield Picture(folder, source.stem)


def render(picture: Picture, width: int = 0) -> Image.Image:
    """The source as RGBA pixels of this width, that of the master by default. No fonts are used:
    art holds no text."""
    png = resvg_py.svg_to_bytes(
        svg_path=str(picture.source), width=width or picture.width, skip_system_fonts=True
    )
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def encode(image: Image.Image, suffix: str) -> bytes:
    """The picture file: PNG, or the smaller of lossy and lossless WebP."""
    if suffix == ".png":
        return _saved(image, "PNG", optimize=True)
    lossy = _saved(image, "WEBP", quality=LOSSY_QUALITY, method=6)
    if image.width * image.height > LOSSLESS_UP_TO:
        return lossy
    lossless = _saved(image, "WEBP", lossless=True, quality=90, method=5)
    return min(lossy, lossless, key=len)


def _saved(image: Image.Image, kind: str, **options: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def difference(one: Image.Image, other: Image.Image) -> float:
    """Mean difference (0 to 255) in the square where two RGBA pictures differ most.

    Squares, because a coin that moved drowns in the mean of a whole card. Colour is weighted by
    alpha: what nobody sees does not count. Pictures of unlike sizes differ by 255.
    """
    if one.size != other.size:
        return 255.0
    gap = np.abs(_premultiplied(one) - _premultiplied(other)).mean(axis=2)
    high, wide = (max(1, side // BLOCK) for side in gap.shape)
    rows = np.array_split(gap, high, axis=0)
    return max(float(square.mean()) for row in rows for square in np.array_split(row, wide, axis=1))


def _premultiplied(image: Image.Image) -> npt.NDArray[np.float32]:
    pixels = np.asarray(image.convert("RGBA"), dtype=np.float32)
    alpha = pixels[:, :, 3:]
    return np.concatenate([pixels[:, :, :3] * alpha / 255.0, alpha], axis=2)


def is_up_to_date(picture: Picture) -> bool:
    """Whether its files show what the source says, by rendering it again."""
    for path, width in picture.files.items():
        if not path.exists():
            return False
        with Image.open(path) as found:
            if difference(render(picture, width), found) > TOLERANCE:
                return False
    return True


def read_manifest() -> dict[str, dict[str, int | str]]:
    """Per "folder/name": width and height of the master in pixels, digest of its source."""
    if not MANIFEST.exists():
        return {}
    recorded: dict[str, dict[str, int | str]] = yaml.safe_load(MANIFEST.read_text("utf-8"))[
        "pictures"
    ]
    return recorded


def write_manifest(recorded: Mapping[str, Mapping[str, int | str]]) -> None:
    head = "# Written by build.py: do not edit.\n"
    content = {"kind": "images", "format": 1, "pictures": dict(sorted(recorded.items()))}
    MANIFEST.write_text(head + yaml.safe_dump(content, sort_keys=False), "utf-8")


def build(chosen: Sequence[Picture], everything: bool) -> None:
    """Write the masters that changed (or all that are chosen), drop those without a source."""
    recorded = read_manifest()
    drop_orphans(recorded)
    try:
        for picture in chosen:
            known = recorded.get(picture.key, {}).get("source")
            whole = all(path.exists() for path in picture.files)
            if everything or known != picture.digest() or not whole:
                recorded[picture.key] = build_one(picture)
    finally:  # an interrupted build goes on where it stopped
        write_manifest(recorded)


def build_one(picture: Picture) -> dict[str, int | str]:
    """Write the files of a picture; its entry for the manifest, with the size of the master."""
    digest = picture.digest()
    picture.master.parent.mkdir(exist_ok=True)
    sizes = []
    for path, width in picture.files.items():
        image = render(picture, width)
        path.write_bytes(encode(image, path.suffix))
        sizes.append(image.size)
        print(f"{path.name}: {image.width}x{image.height}, {path.stat().st_size} bytes")
    return {"width": sizes[0][0], "height": sizes[0][1], "source": digest}


def drop_orphans(recorded: dict[str, dict[str, int | str]]) -> None:
    """Delete files and manifest entries whose source is gone."""
    known = list(pictures())
    for key in recorded.keys() - {picture.key for picture in known}:
        del recorded[key]
        print(f"{key}: no source, dropped")
    wanted = {path for picture in known for path in picture.files}
    for folder in FOLDERS:
        for path in (IMAGES / folder).glob("*.*"):
            if path not in wanted:
                path.unlink()


def check(chosen: Sequence[Picture]) -> int:
    """Report stale masters; the exit code: 0 when there is none."""
    stale = [picture.key for picture in chosen if not is_up_to_date(picture)]
    for key in stale:
        print(f"{key}: the master is not up to date")
    print(f"{len(chosen)} pictures, {len(stale)} not up to date")
    return 1 if stale else 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build the picture masters from their sources.")
    parser.add_argument("names", nargs="*", help="beginnings of picture names; none means all")
    parser.add_argument("--all", action="store_true", help="build unchanged pictures too")
    parser.add_argument("--check", action="store_true", help="report stale masters, write nothing")
    options = parser.parse_args(arguments)
    beginnings = tuple(options.names) or ("",)
    chosen = [picture for picture in pictures() if picture.name.startswith(beginnings)]
    if options.check:
        return check(chosen)
    build(chosen, options.all)
    return 0


if __name__ == "__main__":
    sys.exit(main())
