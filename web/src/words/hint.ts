// What the page says about hints.

import { plural, words } from '../i18n.svelte'

export const t = words(
  {
    ask: 'What would a program do?',
    thinking: 'The program is thinking …',
    would: 'The program would choose',
    chance: (percent: string) => `${percent} to win`,
    then: 'Then',
    more: (n: number) => `and ${plural(n, 'more answer', 'more answers')}`,
    follow: 'Do it',
    drop: 'Never mind',
    others: 'Instead',
    consider: (what: string, percent: string) => `Instead: ${what}, ${percent} to win`,
    note: 'From what you see, in imagined games. Another plan is preferred only if it is better by more than chance.',
    keyAsk: 'a hint: what a program would do',
    keyFollow: 'do what it says',
  },
  {
    ask: 'Que ferait un programme ?',
    thinking: 'Le programme réfléchit …',
    would: 'Le programme choisirait',
    chance: (percent) => `${percent} de gagner`,
    then: 'Puis',
    more: (n) => `et ${plural(n, 'autre réponse', 'autres réponses')}`,
    follow: 'Le faire',
    drop: 'Laisser',
    others: 'Ou bien',
    consider: (what, percent) => `Ou bien : ${what}, ${percent} de gagner`,
    note: 'D’après ce que vous voyez, en parties imaginées. Un autre plan n’est préféré que s’il est meilleur au-delà du hasard.',
    keyAsk: 'un conseil : ce que ferait un programme',
    keyFollow: 'faire ce qu’il dit',
  },
)
