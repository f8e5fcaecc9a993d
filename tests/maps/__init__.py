"""The map-maker."""
