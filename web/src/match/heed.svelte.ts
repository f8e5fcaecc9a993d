// A new question is brought into sight: what shows it goes back to its top. The focus stays where it is.

import { untrack } from 'svelte'

import type { Question } from '../wire'
import type { Table } from './table.svelte'

/** What kind of question it is: who is asked and the words, whatever the things and numbers in them. */
const gist = (question: Question): string =>
  `${question.side} ${question.prompt
    .filter((bit) => typeof bit === 'string')
    .join(' ')
    .replaceAll(/\d+/g, '')}`

/** Who answers one question after another in the list itself is left where he is. */
export function heed(table: Table): (element: HTMLElement) => () => void {
  return (element) => {
    let before = ''
    let inside = false
    const touched = (event: Event): void => {
      inside = element.contains(event.target as Node)
    }
    const kinds = ['pointerdown', 'keydown'] as const
    for (const kind of kinds) document.addEventListener(kind, touched, { capture: true })
    $effect(() => {
      const question = table.question
      if (!question) return
      const now = gist(question)
      const fresh = now !== before
      if (fresh || (table.asked && !inside)) element.scrollTop = 0
      // On a small screen the question may be behind another leaf; nobody is torn away from what he writes.
      if (fresh && before && table.asked)
        untrack(() => {
          if (['displays', 'hand', 'log'].includes(table.tab)) table.tab = 'map'
        })
      before = now
    })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, touched, { capture: true })
    }
  }
}
