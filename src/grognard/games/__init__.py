"""One folder a game: data, rules by chapter, what each side sees. Knows the kernel."""
