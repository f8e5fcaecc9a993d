"""What makes parts of the tree: maps, pages of documentation. Not part of the installed package."""
