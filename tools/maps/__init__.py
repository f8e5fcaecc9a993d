"""Map making: from public geodata to the drawn ground of a game's board. Not part of the installed package."""
