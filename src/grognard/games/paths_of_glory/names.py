"""What things are called in each language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...kernel.words import sentence
from .box import FOLDER, Box

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

NATIONS: Final = {
    "en": {
        "ge": "Germany", "ah": "Austria-Hungary", "tu": "Turkey", "sn": "the Senussi", "bu": "Bulgaria", "fr": "France",
        "br": "Britain", "aus": "Australia", "cnd": "Canada", "pt": "Portugal", "ana": "the Arabs",
        "us": "the United States", "ru": "Russia", "it": "Italy", "be": "Belgium", "sb": "Serbia", "mn": "Montenegro",
        "ro": "Romania", "gr": "Greece", "al": "Albania", "pe": "Persia", "eg": "Egypt", "ar": "Arabia",
        "mef": "landing beach",
    },
    "fr": {
        "ge": "Allemagne", "ah": "Autriche-Hongrie", "tu": "Turquie", "sn": "Senoussis", "bu": "Bulgarie",
        "fr": "France", "br": "Grande-Bretagne", "aus": "Australie", "cnd": "Canada", "pt": "Portugal", "ana": "Arabes",
        "us": "États-Unis", "ru": "Russie", "it": "Italie", "be": "Belgique", "sb": "Serbie", "mn": "Monténégro",
        "ro": "Roumanie", "gr": "Grèce", "al": "Albanie", "pe": "Perse", "eg": "Égypte", "ar": "Arabie",
        "mef": "plage de débarquement",
    },
}  # fmt: skip
_ADJECTIVES: Final = {
    # English; French, for an army (feminine) and for a corps (masculine)
    "ge": ("German", "allemande", "allemand"), "ah": ("Austro-Hungarian", "austro-hongroise", "austro-hongrois"),
    "tu": ("Turkish", "turque", "turc"), "bu": ("Bulgarian", "bulgare", "bulgare"),
    "fr": ("French", "française", "français"), "br": ("British", "britannique", "britannique"),
    "us": ("American", "américaine", "américain"), "ru": ("Russian", "russe", "russe"),
    "it": ("Italian", "italienne", "italien"), "be": ("Belgian", "belge", "belge"), "sb": ("Serbian", "serbe", "serbe"),
    "mn": ("Montenegrin", "monténégrine", "monténégrin"), "ro": ("Romanian", "roumaine", "roumain"),
    "gr": ("Greek", "grecque", "grec"), "aus": ("Australian", "australienne", "australien"),
    "cnd": ("Canadian", "canadienne", "canadien"), "pt": ("Portuguese", "portugaise", "portugais"),
}  # fmt: skip
_OWN_TITLES: Final = {
    "YLD": ("Turkish Yildirim army", "Armée turque Yildirim"),
    "AoI": ("Turkish Army of Islam", "Armée turque de l'Islam"),
    "Orient": ("French Army of the Orient", "Armée française d'Orient"),
    "BEF": ("British Expeditionary Force", "Corps expéditionnaire britannique (BEF)"),
    "BEFc": ("Corps of the British Expeditionary Force", "Corps de la BEF"),
    "NE": ("British Near East army", "Armée britannique du Proche-Orient"),
    "MEF": ("British Mediterranean Expeditionary Force", "Force expéditionnaire britannique en Méditerranée (MEF)"),
    "CAU": ("Russian Army of the Caucasus", "Armée russe du Caucase"),
    "PLc": ("Polish corps in German service", "Corps polonais au service allemand"),
    "SN": ("Senussi", "Senoussis"),
    "ANA": ("Arab Northern Army", "Armée arabe du Nord"),
    "CAV": ("Russian cavalry corps", "Corps de cavalerie russe"),
    "CZL": ("Czech Legion", "Légion tchèque"),
}


def unit_title(kind: str, nation: str, army: bool, language: str) -> str:
    """A counter in words: German 1st Army, 1re armée allemande."""
    if kind in _OWN_TITLES:
        return _OWN_TITLES[kind][language != "en"]
    english, feminine, masculine = _ADJECTIVES[nation]
    if not army:
        return f"{english} corps" if language == "en" else f"Corps {masculine}"
    number = int(kind.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    if language == "en":
        ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10 if number // 10 != 1 else 0, "th")
        return f"{english} {number}{ending} Army"
    return f"{number}{'re' if number == 1 else 'e'} armée {feminine}"


def label(box: Box, kind: str, noun: int, language: str) -> str:
    """The name of a noun in a language."""
    if kind == "space":
        return box.space_names[language][noun]
    if kind == "card":
        return f"{box.card_names[language][noun]} ({box.cards[noun]})"
    if kind == "unit":
        return box.units[noun]
    if kind == "power":
        return power_name(noun, language)
    if kind == "turn":
        season, year = box.turn_names[noun].split("-")
        return f"{_SEASONS[language][season]} {year}"
    if kind == "side":
        return side_name(noun, language)
    return str(noun)


def side_name(side: int, language: str) -> str:
    return _SIDES[language][side]


def power_name(power: int, language: str) -> str:
    """A nation by its place among the powers."""
    return _POWERS[language][power]


def capital(text: str) -> str:
    """A text with its first letter large."""
    return text[:1].upper() + text[1:]


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence of the game's messages."""
    return _said(language, key, tuple(args.items()))


@lru_cache(maxsize=4096)
def _said(language: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return sentence(language, key, dict(args), FOLDER)
