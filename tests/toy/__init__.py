"""A toy battle: the game that docs/adding-a-game.md makes, and the kernel's test subject."""
