"""Grognard: great paper wargames, playable for real on a computer."""

__version__ = "0.2.0"
