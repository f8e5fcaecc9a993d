"""Seas, lands, rivers and lakes of the map of 1914: written by hand, places in degrees; courses are Natural Earth's."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Name:
    """A name on the ground."""

    en: str
    fr: str
    lon: float
    lat: float
    size: int
    kind: str
    turn: int = 0
    panel: str = "main"


NAMES = (
    Name("Bay of Biscay", "Golfe de Gascogne", -2.9, 45.0, 26, "sea"),
    Name("North Sea", "Mer du Nord", 3.6, 55.2, 46, "sea"),
    Name("English Channel", "Manche", -2.6, 50.15, 20, "sea", -8),
    Name("Irish Sea", "Mer d’Irlande", -4.4, 53.8, 20, "sea"),
    Name("Baltic Sea", "Mer Baltique", 18.5, 56.2, 34, "sea", -50),
    Name("Gulf of Riga", "Golfe de Riga", 23.6, 57.75, 16, "sea"),
    Name("Gulf of Finland", "Golfe de Finlande", 26.6, 59.9, 18, "sea", -8),
    Name("Mediterranean Sea", "Mer Méditerranée", 5.6, 39.6, 46, "sea"),
    Name("Tyrrhenian Sea", "Mer Tyrrhénienne", 12.0, 39.5, 26, "sea"),
    Name("Adriatic Sea", "Mer Adriatique", 15.5, 42.95, 24, "sea", 38),
    Name("Ionian Sea", "Mer Ionienne", 18.6, 38.0, 30, "sea"),
    Name("Aegean Sea", "Mer Égée", 25.0, 38.5, 22, "sea", 40),
    Name("Black Sea", "Mer Noire", 29.45, 43.3, 30, "sea", -68),
    Name("Sea of Azov", "Mer d’Azov", 36.6, 46.15, 15, "sea"),
    Name("Great Britain", "Grande-Bretagne", -1.6, 53.0, 24, "region"),
    Name("France", "France", 1.9, 45.3, 40, "region"),
    Name("Belgium", "Belgique", 3.85, 50.6, 15, "region"),
    Name("Netherlands", "Pays-Bas", 5.75, 52.35, 18, "region"),
    Name("Switzerland", "Suisse", 8.1, 46.85, 22, "region"),
    Name("Spain", "Espagne", -1.9, 42.0, 30, "region"),
    Name("Germany", "Allemagne", 11.5, 52.75, 44, "region"),
    Name("Denmark", "Danemark", 9.2, 56.05, 20, "region"),
    Name("Norway", "Norvège", 8.4, 59.9, 22, "region"),
    Name("Sweden", "Suède", 14.6, 57.5, 26, "region"),
    Name("Austria-Hungary", "Autriche-Hongrie", 21.6, 46.75, 26, "region"),
    Name("Italy", "Italie", 12.6, 43.0, 26, "region", 45),
    Name("Serbia", "Serbie", 20.95, 43.5, 18, "region"),
    Name("Romania", "Roumanie", 25.2, 44.65, 22, "region"),
    Name("Bulgaria", "Bulgarie", 23.3, 43.35, 20, "region"),
    Name("Greece", "Grèce", 22.0, 38.9, 18, "region", 45),
    Name("Poland", "Pologne", 20.4, 51.3, 22, "region"),
    Name("Russia", "Russie", 37.5, 52.9, 64, "region"),
    Name("Algeria", "Algérie", 5.0, 36.2, 30, "region"),
    Name("Tunisia", "Tunisie", 9.4, 36.2, 18, "region"),
    Name("Black Sea", "Mer Noire", 34.6, 43.3, 28, "sea", 0, "near-east"),
    Name("Caspian Sea", "Mer Caspienne", 49.7, 42.4, 20, "sea", 60, "near-east"),
    Name("Mediterranean Sea", "Mer Méditerranée", 31.3, 34.1, 24, "sea", 0, "near-east"),
    Name("Ottoman Empire", "Empire ottoman", 39.6, 34.3, 36, "region", 0, "near-east"),
    Name("Russia", "Russie", 42.9, 43.9, 24, "region", 0, "near-east"),
    Name("Persia", "Perse", 48.6, 36.4, 26, "region", 0, "near-east"),
    Name("Egypt", "Égypte", 29.3, 29.2, 24, "region", 0, "near-east"),
    Name("Arabia", "Arabie", 42.6, 29.6, 34, "region", 0, "near-east"),
)


@dataclass(frozen=True)
class River:
    """A river's name, written along it near a place; `parts`: how Natural Earth calls its stretches."""

    en: str
    fr: str
    parts: tuple[str, ...]
    lon: float
    lat: float
    panel: str = "main"


_DANUBE = ("Danube", "Donau (Danube)")
RIVERS = (
    River("Rhine", "Rhin", ("Rhine", "Rhein", "Rhin (Rhein)"), 6.9, 51.0),
    River("Rhine", "Rhin", ("Rhine", "Rhein", "Rhin (Rhein)"), 8.0, 48.8),
    River("Meuse", "Meuse", ("Meuse", "Maas"), 5.4, 49.3),
    River("Moselle", "Moselle", ("Mosel",), 6.8, 49.9),
    River("Marne", "Marne", ("Marne",), 4.0, 48.9),
    River("Seine", "Seine", ("Seine",), 1.2, 49.2),
    River("Loire", "Loire", ("Loire",), 0.6, 47.4),
    River("Rhône", "Rhône", ("Rh\x93ne", "Rhne", "Rh\ufffdne"), 4.8, 44.6),
    River("Weser", "Weser", ("Weser",), 9.1, 52.6),
    River("Elbe", "Elbe", ("Elbe",), 11.7, 52.4),
    River("Main", "Main", ("Main",), 9.8, 50.0),
    River("Oder", "Oder", ("Oder",), 15.6, 52.0),
    River("Vistula", "Vistule", ("Vistula",), 18.6, 53.3),
    River("Vistula", "Vistule", ("Vistula",), 21.5, 51.3),
    River("Bug", "Bug", ("Bug",), 23.6, 51.7),
    River("Niemen", "Niémen", ("Neman (Nemunas)",), 24.0, 54.3),
    River("Dvina", "Dvina", ("Daugava (Zapadnaya Dvina)",), 26.4, 56.0),
    River("Pripet", "Pripiat", ("Pripyat",), 27.5, 52.0),
    River("Dnieper", "Dniepr", ("Dnipro (Dnieper)", "Dnepre"), 31.0, 51.2),
    River("Dniester", "Dniestr", ("Dniester",), 26.5, 48.6),
    River("Prut", "Prout", ("Prut",), 27.6, 47.4),
    River("Danube", "Danube", _DANUBE, 12.6, 48.8),
    River("Danube", "Danube", _DANUBE, 19.0, 46.5),
    River("Danube", "Danube", _DANUBE, 24.6, 43.8),
    River("Tisza", "Tisza", ("Tisa",), 20.2, 47.2),
    River("Drava", "Drave", ("Drau",), 17.3, 46.1),
    River("Sava", "Save", ("Sava",), 17.3, 45.2),
    River("Drina", "Drina", ("Drina",), 19.2, 44.2),
    River("Olt", "Olt", ("Olt",), 24.4, 44.8),
    River("Maritsa", "Maritsa", ("Evros (Maritsa)",), 25.4, 42.1),
    River("Po", "Pô", ("Po",), 10.4, 45.0),
    River("Adige", "Adige", ("Adige",), 11.0, 46.1),
    River("Thames", "Tamise", ("Thames",), -1.2, 51.7),
    River("Don", "Don", ("Don",), 39.3, 51.0),
    River("Tigris", "Tigre", ("Tigris", "Dicle"), 44.0, 34.8, "near-east"),
    River("Euphrates", "Euphrate", ("Euphrates", "Al Furat", "Firat"), 40.4, 34.9, "near-east"),
    River("Nile", "Nil", ("Nile",), 31.2, 29.3, "near-east"),
)

LAKES = (
    (31.66, 60.84),  # Ladoga
    (35.5, 61.5),  # Onega
    (13.6, 58.88),  # Vänern
    (14.47, 58.33),  # Vättern
    (15.83, 59.24),  # Hjälmaren
    (27.48, 58.43),  # Peipus
    (31.32, 58.32),  # Ilmen
    (37.63, 60.2),  # Beloye
    (45.51, 37.7),  # Urmia
    (42.82, 38.65),  # Van
    (45.36, 40.38),  # Sevan
    (33.31, 38.83),  # Tuz
    (31.51, 37.79),  # Beyşehir
    (30.89, 38.05),  # Eğirdir
    (17.82, 46.88),  # Balaton
    (35.48, 31.53),  # Dead Sea
    (35.45, 31.16),
    (35.58, 32.81),  # Tiberias
    (6.25, 46.36),  # Geneva
    (9.34, 47.65),  # Constance
    (10.72, 45.7),  # Garda
    (8.63, 45.95),  # Maggiore
    (19.29, 42.21),  # Scutari
    (20.73, 41.05),  # Ohrid
    (21.03, 40.89),  # Prespa
    (11.93, 42.6),  # Bolsena
    (21.68, 53.74),  # the Masurian lakes
    (21.69, 54.12),
    (12.71, 53.42),  # Müritz
    (26.05, 58.26),  # Võrtsjärv
    (32.39, 30.31),  # the Bitter Lakes
    (34.85, 45.77),  # Sivash
)

OPEN_WATERS = (
    (50.52, 41.85),  # Caspian Sea
    (19.77, 54.48),  # Vistula Lagoon
    (5.42, 52.67),  # Zuiderzee
    (30.33, 46.24),  # Dniester Liman
)
