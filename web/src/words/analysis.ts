// The words of a finished game looked back at.
import { plural, words } from '../i18n.svelte'

export const t = words(
  {
    title: 'Winning chances',
    offer:
      'A program can play the game again: it reckons each side’s chances all along, and looks into the decisions before they fell most. That takes a minute or two, once for all readers.',
    begin: 'Look back at this game',
    again: 'Try again',
    goOn: 'Go on',
    failed: 'This game could not be looked back at.',
    waiting: 'The game is being played again …',
    looking: (n: number, of: number) => `Decision ${n} of ${of} is being looked into …`,
    progress: 'Progress',
    graph: (first: string, second: string) => `Chances over the game: below the line ${first}, above it ${second}`,
    figures: 'The same in figures',
    turn: 'Turn',
    mistakes: 'The costliest decisions',
    mistakesHelp: (n: number) =>
      `${plural(n, 'decision', 'decisions')} before a fall looked into: what was done and other plans, each played out in the same imagined games, knowing only what the side knew.`,
    none: 'Nothing that was looked into could have been better by more than chance.',
    mark: (n: number, turn: string, side: string) => `Decision ${n}: ${turn}, ${side}`,
    played: 'Played',
    better: 'Better',
    toWin: 'to win',
    luck: 'Bad luck',
    luckHelp: 'The chances fell, but nothing would have been better: it was the dice or the cards.',
    fell: (from: string, to: string) => `from ${from} to ${to}`,
  },
  {
    title: 'Chances de gagner',
    offer:
      'Un programme peut rejouer la partie : il calcule les chances de chaque camp tout du long, et examine les décisions après lesquelles elles ont le plus baissé. Cela prend une minute ou deux, une fois pour tous les lecteurs.',
    begin: 'Analyser cette partie',
    again: 'Réessayer',
    goOn: 'Continuer',
    failed: 'Cette partie n’a pas pu être analysée.',
    waiting: 'La partie est rejouée …',
    looking: (n, of) => `Décision ${n} sur ${of} à l’examen …`,
    progress: 'Avancement',
    graph: (first, second) => `Les chances au fil de la partie : sous la ligne ${first}, au-dessus ${second}`,
    figures: 'La même chose en chiffres',
    turn: 'Tour',
    mistakes: 'Les décisions les plus coûteuses',
    mistakesHelp: (n) =>
      `${plural(n, 'décision examinée', 'décisions examinées')} avant une baisse : ce qui fut fait et d’autres plans, joués dans les mêmes parties imaginées, sans rien savoir que le camp ne sût.`,
    none: 'Rien de ce qui a été examiné n’aurait pu être meilleur au-delà du hasard.',
    mark: (n, turn, side) => `Décision ${n} : ${turn}, ${side}`,
    played: 'Joué',
    better: 'Mieux',
    toWin: 'de gagner',
    luck: 'Malchance',
    luckHelp: 'Les chances ont baissé, mais rien n’aurait été meilleur : c’étaient les dés ou les cartes.',
    fell: (from, to) => `de ${from} à ${to}`,
  },
)
