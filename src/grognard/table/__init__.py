"""Where people meet: accounts, matches, storage, live updates. Knows Play and views, no rule of any game."""
