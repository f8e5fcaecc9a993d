// What the board says: buttons, and names for those who cannot see it.

import { words } from '../i18n.svelte'

export const t = words(
  {
    map: (title: string) => `Map of ${title}`,
    keys: 'Arrow keys and Tab walk the choices, Enter takes one, Escape closes a stack, plus, minus and zero zoom, Shift with arrows moves the map.',
    zoomIn: 'Zoom in', zoomOut: 'Zoom out', zoomFit: 'Whole map',
    walkAll: 'Walk all spaces with the arrow keys, not only the choices',
    overview: 'Overview', places: 'Places', closeOverview: 'Close the overview',
    held: (side: string) => `held by ${side}`,
    victory: 'victory space', capital: 'capital', port: 'port', portOf: (whose: string) => `port of ${whose}`,
    reduced: 'reduced', hidden: 'unknown unit', choice: 'can be chosen',
    stack: (space: string, count: number) => `${count} ${count === 1 ? 'unit' : 'units'} in ${space}`,
    strength: (total: string) => `total ${total}`,
    empty: 'empty', times: (count: number) => `${count} times`,
    noBox: 'Nobody here.', showChoices: 'Show the choices on the map',
    marker: (name: string, cell: string) => `${name}: ${cell}`,
  },
  {
    map: (title: string) => `Carte de ${title}`,
    keys: "Les flèches et Tab parcourent les choix, Entrée en prend un, Échap ferme une pile, plus, moins et zéro changent l'échelle, Maj avec les flèches déplace la carte.",
    zoomIn: 'Agrandir', zoomOut: 'Réduire', zoomFit: 'Toute la carte',
    walkAll: 'Parcourir toutes les cases avec les flèches, pas seulement les choix',
    overview: "Vue d'ensemble", places: 'Lieux', closeOverview: "Fermer la vue d'ensemble",
    held: (side: string) => `tenu par ${side}`,
    victory: 'case de victoire', capital: 'capitale', port: 'port', portOf: (whose: string) => `port de ${whose}`,
    reduced: 'réduit', hidden: 'unité inconnue', choice: 'peut être choisi',
    stack: (space: string, count: number) => `${count} ${count < 2 ? 'unité' : 'unités'} à ${space}`,
    strength: (total: string) => `total ${total}`,
    empty: 'vide', times: (count: number) => `${count} fois`,
    noBox: 'Personne ici.', showChoices: 'Montrer les choix sur la carte',
    marker: (name: string, cell: string) => `${name} : ${cell}`,
  },
)
