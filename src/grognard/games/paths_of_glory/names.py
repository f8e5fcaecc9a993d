"""What things are called in each language."""

from __future__ import annotations

from typing import Final

from .box import CARD_NAMES, CARDS, SPACE_NAMES, TURN_NAMES, UNITS

_SEASONS: Final = {
    "en": {
        "aug": "August", "sep": "September", "fall": "Fall", "winter": "Winter", "spring": "Spring", "summer": "Summer",
    },
    "fr": {
        "aug": "août", "sep": "septembre", "fall": "automne", "winter": "hiver", "spring": "printemps", "summer": "été",
    },
}  # fmt: skip
_POWERS: Final = {
    "en": (
        "none", "France", "Britain", "Italy", "Russia", "Austria-Hungary", "Austria-Hungary against Italy", "Turkey",
        "Germany", "Bulgaria", "the United States", "Belgium", "Serbia", "Romania", "Greece",
    ),
    "fr": (
        "aucune", "France", "Grande-Bretagne", "Italie", "Russie", "Autriche-Hongrie", "Autriche-Hongrie contre Italie",
        "Turquie", "Allemagne", "Bulgarie", "États-Unis", "Belgique", "Serbie", "Roumanie", "Grèce",
    ),
}  # fmt: skip
_SIDES: Final = {"en": ("Allies", "Central Powers"), "fr": ("Alliés", "Puissances centrales")}
WORDS: Final = {
    "en": {
        ":": ":",
        "west": "West", "italy": "Italy", "east": "East", "balkans": "Balkans", "near-east": "Near East",
        "boxes": "Off the map", "reserve": "Reserve", "dead": "Eliminated", "hand": "Hand", "table": "On the table",
        "trench": "trench", "fort": "fort", "siege": "besieged", "oos": "out of supply", "vp": "VP",
        "status": "war status", "turn": "turn", "round": "round", "rp": "Replacement points",
        "russia": "Russia", "us": "US", "combined": "combined", "cards": "hand of",
        "owed": "Mandatory offensive still to make", "made": "mandatory offensive", "against": "against",
        "attack": "Attack on", "points": "points", "cc": "combat card", "army": "army", "corps": "corps",
        "held": "held by", "next": "Next to it", "empty": "empty", "to-move": "to move", "to-attack": "to attack",
        "full": "full strength", "done": "made", "reduced": "reduced", "brings": "brings", "activated": "Activated",
        "moving": "Moving",
        "key": "A/C Allied, Central Powers; * victory point; M, X activated to move, to attack; "
        "(reduced); ! out of supply",
    },
    "fr": {
        ":": " :",
        "west": "Ouest", "italy": "Italie", "east": "Est", "balkans": "Balkans", "near-east": "Proche-Orient",
        "boxes": "Hors carte", "reserve": "Réserve", "dead": "Éliminées", "hand": "Main", "table": "Sur la table",
        "trench": "tranchée", "fort": "fort", "siege": "assiégé", "oos": "hors ravitaillement", "vp": "PV",
        "status": "état de guerre", "turn": "tour", "round": "round", "rp": "Points de renfort",
        "russia": "Russie", "us": "É.-U.", "combined": "combiné", "cards": "main de",
        "owed": "Offensive obligatoire encore à mener", "made": "offensive obligatoire", "against": "contre",
        "attack": "Attaque sur", "points": "points", "cc": "carte de combat", "army": "armée", "corps": "corps",
        "held": "camp", "next": "Voisins", "empty": "vide", "to-move": "mouvement", "to-attack": "attaque",
        "full": "pleine force", "done": "menée", "reduced": "réduite", "brings": "amène", "activated": "Activés",
        "moving": "En marche",
        "key": "A/C Alliés, Puissances centrales ; * point de victoire ; M, X activé en mouvement, attaque ; "
        "(réduite) ; ! hors ravitaillement",
    },
}  # fmt: skip
LEVELS: Final = {
    "en": ("Mobilization", "Limited War", "Total War"),
    "fr": ("Mobilisation", "Guerre limitée", "Guerre totale"),
}
BOX_NAMES: Final = {
    "en": ("reserve", "eliminated", "removed", "not in play"),
    "fr": ("réserve", "éliminée", "retirée", "hors jeu"),
}
TERRAINS: Final = {
    "en": {"clear": "clear", "forest": "forest", "mountain": "mountain", "swamp": "swamp", "desert": "desert"},
    "fr": {"clear": "terrain dégagé", "forest": "forêt", "mountain": "montagne", "swamp": "marais", "desert": "désert"},
}


def label(kind: str, noun: int, language: str) -> str:
    """The name of a noun in a language."""
    if kind == "space":
        return SPACE_NAMES[language][noun]
    if kind == "card":
        return f"{CARD_NAMES[language][noun]} ({CARDS[noun]})"
    if kind == "unit":
        return UNITS[noun]
    if kind == "power":
        return _POWERS[language][noun]
    if kind == "turn":
        season, year = TURN_NAMES[noun].split("-")
        return f"{_SEASONS[language][season]} {year}"
    if kind == "side":
        return _SIDES[language][noun]
    return str(noun)
