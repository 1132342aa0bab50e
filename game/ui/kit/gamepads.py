"""Gamepads of both kinds of events, each press counted once, plugged in and out at any time.

A pad that SDL knows as a controller speaks through CONTROLLER events and its JOY events are
ignored; any other pad speaks through JOY events. Pads are known by instance id; unknown ids are
ignored.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.ui.kit.actions import (
    Action,
    Back,
    Confirm,
    Inspect,
    Menu,
    Move,
    OwnButton,
    PadCame,
    PadWent,
    Step,
)

_ON, _OFF = 0.6, 0.35
_CONTROLLER_BUTTONS: dict[int, Action] = {
    pygame.CONTROLLER_BUTTON_A: Confirm("pad"),
    pygame.CONTROLLER_BUTTON_B: Back("pad"),
    pygame.CONTROLLER_BUTTON_X: OwnButton("pad"),
    pygame.CONTROLLER_BUTTON_Y: Inspect("pad"),
    pygame.CONTROLLER_BUTTON_START: Menu("pad"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Step("pad", -1),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Step("pad", 1),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Move("pad", 0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Move("pad", 0, 1),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Move("pad", -1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Move("pad", 1, 0),
}
_JOYSTICK_BUTTONS: dict[int, Action] = {
    0: Confirm("pad"),
    1: Back("pad"),
    2: OwnButton("pad"),
    3: Inspect("pad"),
    4: Step("pad", -1),
    5: Step("pad", 1),
    7: Menu("pad"),
}


class Press(NamedTuple):
    """A button, cross or stick went down or up. `what` names it for holding and releasing: "pad",
    the pad's instance id, and what it is."""

    what: Hashable
    down: bool
    action: Action


class Pad(NamedTuple):
    joystick: pygame.joystick.JoystickType
    controller: object | None
    name: str


class Gamepads:
    """The pads that are plugged in. Nothing is started before `start`."""

    def __init__(self) -> None:
        self.pads: dict[int, Pad] = {}
        self._tilted: dict[tuple[str, int, str, int], Move] = {}

    def start(self) -> None:
        """Begin to listen; done after the first frame, as it takes a while."""
        from pygame._sdl2 import controller

        pygame.joystick.init()
        controller.init()

    def read(self, event: pygame.Event) -> list[Press] | Action | None:
        """Presses and releases, or a pad that came or went; None for any other event."""
        kind = event.type
        if kind == pygame.JOYDEVICEADDED:
            return self._add(event.device_index)
        if kind == pygame.JOYDEVICEREMOVED:
            return self._remove(event.instance_id)
        if kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._button(event, _CONTROLLER_BUTTONS, pygame.CONTROLLERBUTTONDOWN, True)
        if kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            return self._button(event, _JOYSTICK_BUTTONS, pygame.JOYBUTTONDOWN, False)
        if kind == pygame.CONTROLLERAXISMOTION and self._speaks(event, True):
            return self._stick(event.instance_id, event.axis, event.value / 32768)
        if kind == pygame.JOYAXISMOTION and self._speaks(event, False):
            return self._stick(event.instance_id, event.axis, event.value)
        if kind == pygame.JOYHATMOTION and self._speaks(event, False):
            x, y = event.value
            return self._tilt(event.instance_id, "hat", 0, x, 0) + self._tilt(
                event.instance_id, "hat", 1, 0, -y
            )
        return None

    def _speaks(self, event: pygame.Event, as_controller: bool) -> bool:
        """Is it from a known pad, and of the kind of event that this pad is heard by?"""
        pad = self.pads.get(getattr(event, "instance_id", -1))
        return pad is not None and (pad.controller is not None) == as_controller

    def _add(self, index: int) -> Action | None:
        from pygame._sdl2 import controller

        try:
            joystick = pygame.joystick.Joystick(index)
            known = joystick.get_instance_id() in self.pads
            pad = Pad(
                joystick,
                controller.Controller.from_joystick(joystick)
                if controller.is_controller(index)
                else None,
                " ".join(joystick.get_name().split()) or str(index + 1),
            )
        except (pygame.error, OverflowError, TypeError, ValueError):
            return None  # it went again before it could be opened
        self.pads[joystick.get_instance_id()] = pad
        return None if known else PadCame("pad", pad.name)

    def _remove(self, instance: int) -> Action | None:
        for key in [k for k in self._tilted if k[1] == instance]:
            del self._tilted[key]
        pad = self.pads.pop(instance, None)
        return PadWent("pad", pad.name, instance) if pad is not None else None

    def _button(
        self, event: pygame.Event, buttons: dict[int, Action], down: int, as_controller: bool
    ) -> list[Press] | None:
        action = buttons.get(getattr(event, "button", -1))
        if action is None or not self._speaks(event, as_controller):
            return None
        if isinstance(action, OwnButton):
            action = replace(action, place=list(self.pads).index(event.instance_id) + 1)
        return [Press(("pad", event.instance_id, event.button), event.type == down, action)]

    def _stick(self, instance: int, axis: int, value: float) -> list[Press]:
        if axis not in (0, 1):
            return []
        held = ("pad", instance, "stick", axis) in self._tilted
        direction = 0
        if abs(value) > (_OFF if held else _ON):
            direction = 1 if value > 0 else -1
        return self._tilt(instance, "stick", axis, direction * (axis == 0), direction * (axis == 1))

    def _tilt(self, instance: int, part: str, axis: int, dx: int, dy: int) -> list[Press]:
        key = ("pad", instance, part, axis)
        before = self._tilted.get(key)
        now = Move("pad", dx, dy) if dx or dy else None
        if before == now:
            return []
        presses = []
        if before is not None:
            del self._tilted[key]
            presses.append(Press(key, False, before))
        if now is not None:
            self._tilted[key] = now
            presses.append(Press(key, True, now))
        return presses
