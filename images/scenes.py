"""Paint the pictures that questions are about: data/ankka/scenes/*.yaml -> ankka/scenes/*.webp.

    python images/scenes.py                     paint what changed since the manifest was written
    python images/scenes.py --all               paint everything
    python images/scenes.py harbour_ kitchen_3  only scenes whose names start so
    python images/scenes.py --check [names]     write nothing; paint again and report stale pictures
    python images/scenes.py --sheets FOLDER     contact sheets of twelve, and of all parts
    python images/scenes.py --measure           write what each part covers into stock.yaml

How a scene is painted stands in scene_painting.py; scene_making.py makes new ones. What a picture
was painted from is recorded in ankka/scenes/manifest.yaml, beside the pictures.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml
from PIL import Image

IMAGES = Path(__file__).resolve().parent
sys.path.insert(0, str(IMAGES))

import scene_painting as painting  # noqa: E402
from build import TOLERANCE, difference  # noqa: E402

SCENES = IMAGES.parent / "data" / "ankka" / "scenes"
MASTERS = IMAGES / "ankka" / "scenes"
MANIFEST = MASTERS / "manifest.yaml"
STOCK = SCENES / "stock.yaml"
QUALITY = 82
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # 250 files: seven times as fast


@dataclass(frozen=True)
class ScenePicture:
    """One picture: its name ("harbour_001") and what follows from it."""

    name: str

    @property
    def source(self) -> Path:
        return SCENES / f"{self.name}.yaml"

    @property
    def master(self) -> Path:
        return MASTERS / f"{self.name}.webp"

    def svg(self) -> str:
        scene = yaml.load(self.source.read_text("utf-8"), Loader=_LOADER)
        return painting.compose(scene["backdrop"], scene["things"])

    def digest(self) -> str:
        """Digest of all that is painted and of how: another question changes nothing."""
        return hashlib.sha256(f"{self.svg()}{QUALITY}".encode()).hexdigest()[:16]

    def render(self) -> Image.Image:
        return painting.rasterize(self.svg()).convert("RGB")

    def is_up_to_date(self) -> bool:
        """Whether the master shows what the scene says, by painting it again."""
        if not self.master.exists():
            return False
        with Image.open(self.master) as found:
            return difference(self.render().convert("RGBA"), found.convert("RGBA")) <= TOLERANCE


def pictures() -> Iterator[ScenePicture]:
    """Every scene there is, by name."""
    for source in sorted(SCENES.glob("*.yaml")):
        if source != STOCK:
            yield ScenePicture(source.stem)


def read_manifest() -> dict[str, str]:
    """By scene the digest of what its master was painted from."""
    if not MANIFEST.exists():
        return {}
    recorded: dict[str, str] = yaml.safe_load(MANIFEST.read_text("utf-8"))["pictures"]
    return recorded


def write_manifest(recorded: Mapping[str, str]) -> None:
    head = "# Written by scenes.py: do not edit.\n"
    content = {"kind": "images", "format": 1, "pictures": dict(sorted(recorded.items()))}
    MANIFEST.write_text(head + yaml.safe_dump(content, sort_keys=False), "utf-8")


def build(chosen: Sequence[ScenePicture], everything: bool) -> None:
    """Paint what changed (or all that is chosen), drop the pictures of scenes that are gone."""
    MASTERS.mkdir(parents=True, exist_ok=True)
    names = {picture.name for picture in pictures()}
    recorded = {name: digest for name, digest in read_manifest().items() if name in names}
    for path in MASTERS.glob("*.webp"):
        if path.stem not in names:
            path.unlink()
    try:
        for picture in chosen:
            digest = picture.digest()
            if everything or recorded.get(picture.name) != digest or not picture.master.exists():
                buffer = io.BytesIO()
                picture.render().save(buffer, "WEBP", quality=QUALITY, method=6)
                picture.master.write_bytes(buffer.getvalue())
                recorded[picture.name] = digest
                print(f"{picture.master.name}: {len(buffer.getvalue())} bytes")
    finally:  # an interrupted build goes on where it stopped
        write_manifest(recorded)


def check(chosen: Sequence[ScenePicture]) -> int:
    """Report stale pictures; the exit code: 0 when there is none."""
    stale = [picture.name for picture in chosen if not picture.is_up_to_date()]
    for name in stale:
        print(f"{name}: the picture is not up to date")
    print(f"{len(chosen)} pictures, {len(stale)} not up to date")
    return 1 if stale else 0


def sheets(chosen: Sequence[ScenePicture], folder: Path) -> None:
    """Contact sheets: twelve scenes a sheet, as large as they look three metres away, and parts."""
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, len(chosen), 12):
        sheet = Image.new("RGB", (4 * 484, 3 * 364), "white")
        for at, picture in enumerate(chosen[first : first + 12]):
            small = picture.render().resize((480, 360), Image.Resampling.LANCZOS)
            sheet.paste(small, (at % 4 * 484, at // 4 * 364))
        sheet.save(folder / f"scenes_{first // 12 + 1:02}.png")
    for number, image in enumerate(painting.part_sheets(_looks_of_parts()), 1):
        image.save(folder / f"parts_{number:02}.png")


def _looks_of_parts() -> dict[str, dict[str, list[str]]]:
    stock = yaml.safe_load(STOCK.read_text("utf-8"))
    return {part["id"]: part.get("looks", {}) for part in stock["parts"]}


def measure() -> None:
    """Write the box of every part, as its drawing covers it in all looks, into stock.yaml."""
    boxes = {name: painting.measure(name, looks) for name, looks in _looks_of_parts().items()}
    lines = []
    for line in STOCK.read_text("utf-8").splitlines():
        name = line.split("id: ", 1)[-1].split(",")[0].rstrip("}") if "{id: " in line else ""
        if name in boxes and "box: [" in line:
            before, after = line.split("box: [", 1)
            numbers = ", ".join(map(str, boxes[name]))
            line = f"{before}box: [{numbers}]{after.split(']', 1)[1]}"
        lines.append(line)
    STOCK.write_text("\n".join(lines) + "\n", "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Paint the pictures of the picture questions.")
    parser.add_argument("names", nargs="*", help="beginnings of scene names; none means all")
    parser.add_argument("--all", action="store_true", help="paint unchanged pictures too")
    parser.add_argument("--check", action="store_true", help="report stale pictures, write nothing")
    parser.add_argument("--sheets", type=Path, help="write contact sheets into this folder")
    parser.add_argument("--measure", action="store_true", help="measure the parts")
    options = parser.parse_args(arguments)
    beginnings = tuple(options.names) or ("",)
    chosen = [picture for picture in pictures() if picture.name.startswith(beginnings)]
    if options.check:
        return check(chosen)
    if options.measure:
        measure()
    elif options.sheets:
        sheets(chosen, options.sheets)
    else:
        build(chosen, options.all)
    return 0


if __name__ == "__main__":
    sys.exit(main())
