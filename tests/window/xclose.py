"""WM_DELETE_WINDOW, which older versions of xdotool cannot send: through libX11 itself."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_char_p, c_int, c_long, c_ulong, c_void_p
from ctypes.util import find_library


class _ClientMessage(ctypes.Structure):
    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
        ("room", c_long * 24),  # an XEvent is as large as the largest event
    )


_CLIENT_MESSAGE = 33


def delete_window(display: str, window: int) -> None:
    """Ask a window to close, as a window manager does."""
    x11 = ctypes.CDLL(find_library("X11") or "libX11.so.6")
    x11.XOpenDisplay.restype = c_void_p
    x11.XOpenDisplay.argtypes = [c_char_p]
    x11.XInternAtom.restype = c_ulong
    x11.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
    x11.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, c_void_p]
    x11.XCloseDisplay.argtypes = [c_void_p]
    connection = x11.XOpenDisplay(display.encode())
    assert connection, display
    protocols, delete = (
        x11.XInternAtom(connection, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")
    )
    message = _ClientMessage(_CLIENT_MESSAGE, 0, 1, connection, window, protocols, 32)
    message.data[0] = delete
    x11.XSendEvent(connection, window, 0, 0, byref(message))
    x11.XCloseDisplay(connection)
