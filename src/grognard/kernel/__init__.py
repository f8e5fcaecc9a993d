"""What every rulebook shares. Knows no game."""
