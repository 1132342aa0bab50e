"""How a scene becomes a picture: a backdrop, parts on it, one palette and one light.

A drawing (src/ankka/parts/<part>.svg, src/ankka/backdrops/<backdrop>.svg) is plain SVG about the
part's foot at 0, 0, with three additions:

- `class` names paint instead of attributes: `f-red` lit front, `s-red` shaded side, `v-red` top to
  bottom, `c-red` cylinder, `r-red` ball; flat `p-red` light, `q-red` base, `k-red` shade, `d-red`
  deep; `l-red` a line of the deep colour, `b-red` one of the base; `hl` a highlight, `ln` a line,
  `n` no outline, `sh` a contact shadow, `i-gold` another ink. The palette: parts/palette.yaml.
- `{sail}` in a class or an attribute is what was chosen of that look.
- `if="state=open"` leaves an element out unless the look was chosen; `a|b` allows several.

What no class says is drawn with the warm ink of wood, 5 units wide, with round joins.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import resvg_py
import yaml
from PIL import Image

SOURCES = Path(__file__).resolve().parent / "src" / "ankka"
WIDTH, HEIGHT = 808, 606

_SVG = "{http://www.w3.org/2000/svg}"
_LINES = {"fill": "none", "stroke-width": "3"}
_CLASSES: Mapping[str, Mapping[str, str]] = {
    "hl": {"fill": "none", "stroke": "#FFFFFF", "stroke-width": "4", "opacity": ".8"},
    "ln": _LINES,
    "n": {"stroke": "none"},
    "sh": {"fill": "#2A1206", "stroke": "none", "opacity": ".26"},
}
_GRADIENTS = {
    "f": ("linear", 'x1="0" y1="0" x2=".7" y2="1"', ((0, 0), (0.34, 1), (1, 2))),
    "s": ("linear", 'x1="0" y1="0" x2="1" y2=".35"', ((0, 2), (0.7, 3), (1, 2))),
    "v": ("linear", 'x1="0" y1="0" x2="0" y2="1"', ((0, 0), (0.3, 1), (1, 2))),
    "c": ("linear", 'x1="0" x2="1"', ((0, 2), (0.24, 0), (0.46, 1), (0.84, 2), (1, 2))),
    "r": (
        "radial",
        'cx=".48" cy=".48" r=".58" fx=".32" fy=".26"',
        ((0, 0), (0.34, 1), (0.8, 2), (1, 3)),
    ),
}
_VIGNETTE = (
    '<radialGradient id="vignette" cx=".45" cy=".4" r=".8"><stop offset=".66" stop-color="#2A1206" '
    'stop-opacity="0"/><stop offset="1" stop-color="#2A1206" stop-opacity=".2"/></radialGradient>'
    f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#vignette)"/>'
)
_FLAT = {"p": 0, "q": 1, "k": 2, "d": 3}


@cache
def _palette() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((SOURCES / "parts" / "palette.yaml").read_text("utf-8"))
    return found


@cache
def _drawing(folder: str, name: str) -> str:
    return (SOURCES / folder / f"{name}.svg").read_text("utf-8")


def compose(backdrop: str, things: Sequence[Mapping[str, Any]]) -> str:
    """The picture as one SVG: what stands lower in the picture is painted over what is above."""
    body = drawn("backdrops", backdrop, {}) + _VIGNETTE
    for thing in sorted(things, key=lambda thing: int(thing["at"][1])):
        looks = thing.get("looks", {})
        (x, y), size = thing["at"], thing["size"] / 100
        mirrored = -size if looks.get("facing") == "left" else size
        inside = drawn("parts", thing["part"], looks)
        body += f'<g transform="translate({x} {y}) scale({mirrored:g} {size:g})">{inside}</g>'
    return document(body, f"0 0 {WIDTH} {HEIGHT}", WIDTH)


def drawn(folder: str, name: str, looks: Mapping[str, str]) -> str:
    """A drawing with its looks filled in and its classes spelt out as attributes."""
    return _drawn(folder, name, tuple(sorted(looks.items())))


@cache
def _drawn(folder: str, name: str, chosen: tuple[tuple[str, str], ...]) -> str:
    looks = dict(chosen)
    text = re.sub(r"\{(\w+)\}", lambda found: looks[found[1]], _drawing(folder, name))
    root = ET.fromstring(text)
    _leave_out(root, looks)
    for element in root.iter():
        element.tag = element.tag.removeprefix(_SVG)
        for word in element.attrib.pop("class", "").split():
            for key, value in _paint(word).items():
                element.attrib.setdefault(key, value)
    inside = "".join(ET.tostring(child, "unicode") for child in root)
    ink = _palette()["inks"]["wood"]
    return (
        f'<g stroke="{ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">'
        f"{inside}</g>"
    )


def _leave_out(element: ET.Element, looks: Mapping[str, str]) -> None:
    for child in list(element):
        look, _, values = child.attrib.pop("if", "").partition("=")
        if look and looks.get(look) not in values.split("|"):
            element.remove(child)
        else:
            _leave_out(child, looks)


def _paint(word: str) -> Mapping[str, str]:
    """The attributes that a class stands for."""
    if word in _CLASSES:
        return _CLASSES[word]
    kind, _, colour = word.partition("-")
    if kind == "i":
        return {"stroke": _palette()["inks"][colour]}
    ramp = _palette()["ramps"][colour]
    if kind == "b":
        return {"stroke": ramp[1]}
    if kind == "l":
        return {**_LINES, "stroke": ramp[3]}
    if kind in _FLAT:
        return {"fill": ramp[_FLAT[kind]]}
    return {"fill": f"url(#{_GRADIENTS[kind] and word})"}


def document(body: str, view_box: str, width: int) -> str:
    """A whole SVG: the body, and the gradients that it uses."""
    used = sorted(set(re.findall(r"url\(#([a-z])-(\w+)\)", body)))
    defs = "".join(_gradient(kind, colour) for kind, colour in used)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" width="{width}">'
        f"<defs>{defs}</defs>{body}</svg>"
    )


def _gradient(kind: str, colour: str) -> str:
    shape, place, stops = _GRADIENTS[kind]
    ramp = _palette()["ramps"][colour]
    inside = "".join(f'<stop offset="{at}" stop-color="{ramp[step]}"/>' for at, step in stops)
    return f'<{shape}Gradient id="{kind}-{colour}" {place}>{inside}</{shape}Gradient>'


def rasterize(svg: str, width: int = 0) -> Image.Image:
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width or None, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


# Parts by themselves

_ROOM = 320
"""The canvas on which a part is drawn alone: so far to each side of its foot."""


def alone(part: str, looks: Mapping[str, str]) -> Image.Image:
    """A part on a transparent canvas, a pixel a unit, its foot in the middle."""
    body = drawn("parts", part, looks)
    return rasterize(document(body, f"{-_ROOM} {-_ROOM} {2 * _ROOM} {2 * _ROOM}", 2 * _ROOM))


def variants(looks: Mapping[str, Sequence[str]]) -> Iterator[dict[str, str]]:
    """Every look of a part at least once, the others at their first."""
    longest = max((len(values) for values in looks.values()), default=1)
    for at in range(longest):
        yield {name: values[min(at, len(values) - 1)] for name, values in looks.items()}


def measure(part: str, looks: Mapping[str, Sequence[str]]) -> tuple[int, int, int, int]:
    """What a part covers in any of its looks that changes its shape. Shadows do not count."""
    shapes = {
        name: values if name != "facing" else ["right"]
        for name, values in looks.items()
        if name == "facing" or f'"{name}=' in _drawing("parts", part)
    }
    rest = {name: values[:1] for name, values in looks.items() if name not in shapes}
    boxes = []
    for chosen in product(*({**shapes, **rest}).values()):
        image = alone(part, dict(zip({**shapes, **rest}, chosen, strict=True)))
        rows, columns = np.nonzero(np.asarray(image)[:, :, 3] > 127)
        boxes.append((columns.min(), rows.min(), columns.max() + 1, rows.max() + 1))
    left, top, right, bottom = np.array(boxes).T - _ROOM
    return int(left.min()), int(top.min()), int(right.max()), int(bottom.max())


def part_sheets(parts: Mapping[str, Mapping[str, Sequence[str]]]) -> Iterator[Image.Image]:
    """Sheets of all parts, each in up to four looks, in the size they mostly have in pictures."""
    cells = [
        (part, chosen) for part, looks in parts.items() for chosen in list(variants(looks))[:4]
    ]
    across, down, side = 14, 9, 136
    for first in range(0, len(cells), across * down):
        sheet = Image.new("RGB", (across * side, down * side), "#CFE3C0")
        for at, (part, chosen) in enumerate(cells[first : first + across * down]):
            image = alone(part, chosen)
            box = image.getbbox() or (0, 0, 1, 1)
            image = image.crop(box)
            image.thumbnail((side - 6, side - 6))
            sheet.paste(image, (at % across * side + 3, at // across * side + 3), image)
        yield sheet
