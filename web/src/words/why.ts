// What the match screen says to explain itself: how one wins, help, legend, charts, the board of a battle.

import { words } from '../i18n.svelte'

export const t = words(
  {
    winning: 'How to win',
    winningHelp: 'How one wins and how close both are',
    helpOn: 'What is this about?',
    helpOff: 'No such help',
    helpSwitch: 'Help under each question',
    // a board over the map
    foldBoard: 'Fold, to see the map',
    unfoldBoard: 'Show the battle',
    steps: 'Steps',
    onCounters: 'Choose on the counters above.',
    keyBoard: 'fold or show the board of a battle',
    // charts
    charts: 'Charts',
    tracks: 'Tracks',
    // the legend
    legend: 'Legend',
    terrain: 'Ground',
    places: 'Places',
    lines: 'Lines',
    counters: 'Counters',
    marks: 'Marks',
    colours: 'Colours',
    moment: 'At the moment',
    mayChoose: 'may be chosen now',
    attackArrow: 'an attack',
    moveArrow: 'a move',
  },
  {
    winning: 'Comment gagner',
    winningHelp: 'Comment on gagne, et où en sont les deux camps',
    helpOn: 'De quoi s’agit-il ?',
    helpOff: 'Sans cette aide',
    helpSwitch: 'Une aide sous chaque question',
    foldBoard: 'Replier, pour voir la carte',
    unfoldBoard: 'Montrer la bataille',
    steps: 'Étapes',
    onCounters: 'Choisissez sur les pions ci-dessus.',
    keyBoard: 'replier ou montrer le plateau d’une bataille',
    charts: 'Tables',
    tracks: 'Pistes',
    legend: 'Légende',
    terrain: 'Terrain',
    places: 'Lieux',
    lines: 'Lignes',
    counters: 'Pions',
    marks: 'Marques',
    colours: 'Couleurs',
    moment: 'En ce moment',
    mayChoose: 'peut être choisi',
    attackArrow: 'une attaque',
    moveArrow: 'une marche',
  },
)
