// What the match screen says to explain itself: how one wins, help, legend, charts, the board of a battle.

import { words } from '../i18n.svelte'

export const t = words(
  {
    winning: 'How to win',
    winningHelp: 'How one wins and how close both are',
  },
  {
    winning: 'Comment gagner',
    winningHelp: 'Comment on gagne, et où en sont les deux camps',
  },
)
