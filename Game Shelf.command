#!/bin/sh
# Double-click to play on macOS. The first start fetches the libraries and shows how far it is.
cd "$(dirname "$0")" && exec python3 main.py "$@"
