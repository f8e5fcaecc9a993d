"""Kernel, rules and bots compiled with mypyc from the same source, for who plays long series: an optional wheel."""
