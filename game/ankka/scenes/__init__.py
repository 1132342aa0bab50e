"""The pictures that questions are asked about: what is in them, and what the right answer is.

A scene is a list of things at places. The picture is painted from that list and the answer worked
out from it, so the answer is true by construction (A21).
"""
