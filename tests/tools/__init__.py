"""Tests of the tools that are no part of the package."""
