"""Toy games and a bot: the game of docs/adding-a-game.md, the kernel's test subjects, a package from outside."""
