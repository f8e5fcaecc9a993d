// What the match screen says to explain itself: how one wins, help, legend, charts, the board of a battle.

import { words } from '../i18n.svelte'

export const t = words(
  {
    winning: 'How to win',
    winningHelp: 'How one wins and how close both are',
    helpOn: 'What is this about?',
    helpOff: 'No such help',
    helpSwitch: 'Help under each question',
  },
  {
    winning: 'Comment gagner',
    winningHelp: 'Comment on gagne, et où en sont les deux camps',
    helpOn: 'De quoi s’agit-il ?',
    helpOff: 'Sans cette aide',
    helpSwitch: 'Une aide sous chaque question',
  },
)
