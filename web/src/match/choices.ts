// What a question offers, sorted for a page: by noun for map and cards, by verb for the column.

import type { Board, Chart, Option, Picture, Question } from '../wire'

/** `unit` of `unit:GE1`. */
export const kindOf = (noun: string): string => noun.slice(0, Math.max(0, noun.indexOf(':')))

/** `GE1` of `unit:GE1` or of the action `move:GE1`: how it is written in an order. */
export const nameOf = (noun: string): string => noun.slice(noun.indexOf(':') + 1)

/** An option spread over the things that are alike: each of them may be clicked. */
function spread(option: Option): Option[] {
  const noun = option.noun
  if (!noun) return [option]
  const others = (option.same ?? []).map((action) => ({ ...option, action, noun: `${kindOf(noun)}:${nameOf(action)}`, same: [] }))
  return [option, ...others]
}

/** Every noun that may be clicked, with what may be done with it. */
export function byNoun(question: Question | null): Map<string, Option[]> {
  const map = new Map<string, Option[]>()
  for (const option of (question?.options ?? []).flatMap(spread)) {
    for (const noun of new Set([option.noun ?? '', ...(option.aims ?? [])])) {
      const known = map.get(noun)
      if (!noun) continue
      if (known) known.push(option)
      else map.set(noun, [option])
    }
  }
  return map
}

/** What a click at a place means: what is aimed elsewhere is meant by a click there. */
export function meantAt(at: string, options: Option[]): Option[] {
  const meant = options.filter((option) => !option.aims?.length || option.aims.includes(at))
  return meant.length ? meant : options
}

export interface Group {
  verb: string
  name: string
  kind: string
  options: Option[]
}

/** Options with a noun, verb by verb in the order asked. */
export function byVerb(question: Question | null, board: Board, bare = false): Group[] {
  const groups: Group[] = []
  for (const option of question?.options ?? []) {
    if (!option.noun && !bare) continue
    let group = groups.find((known) => known.verb === option.verb)
    if (!group) {
      const name = board.verbs.find((verb) => verb.id === option.verb)?.name ?? option.verb
      group = { verb: option.verb, name, kind: kindOf(option.noun ?? ''), options: [] }
      groups.push(group)
    }
    group.options.push(option)
  }
  return groups
}

/** Options without a noun: the buttons. */
export const plain = (question: Question | null): Option[] => (question?.options ?? []).filter((option) => !option.noun)

const FEW = 2 // numbers that may well be buttons among the others
const TOLD = 6 // numbers of which each says what it comes to

/** Buttons, and apart from them verbs that ask for a number: how many of what. */
export function sorted(question: Question | null, board: Board): { buttons: Option[]; numbers: Group[] } {
  const kinds = new Set(board.verbs.filter((verb) => verb.noun === 'number').map((verb) => verb.id))
  const all = plain(question)
  const numbers = byVerb({ side: '', prompt: [], options: all.filter((option) => kinds.has(option.verb)) }, board, true).filter(
    ({ options }) => options.length > (options.every((option) => option.hint) ? TOLD : FEW),
  )
  const apart = new Set(numbers.map((group) => group.verb))
  return { buttons: all.filter((option) => !apart.has(option.verb)), numbers }
}

/** The odds that belong to an option. */
export const chartOf = (charts: Chart[], option: Option): Chart | undefined => charts.find((chart) => chart.option === option.action)

/** Options of a noun; of the place it stands on, if it has none; of what stands on it, if that has none either. */
export function optionsAt(noun: string, choices: Map<string, Option[]>, picture: Picture): Option[] {
  const own = choices.get(noun)
  if (own) return own
  const piece = picture.pieces[noun]
  if (piece || kindOf(noun) === 'unit') return (piece && choices.get(piece.at)) ?? []
  const inside: Option[] = []
  for (const [id, now] of Object.entries(picture.pieces)) {
    if (now.at !== noun) continue
    for (const option of choices.get(id) ?? []) {
      if (!inside.some((known) => known.label === option.label && known.hint === option.hint)) inside.push(option)
    }
  }
  return inside
}

/** A chance as people read it: never a false 0 or 100. */
export function percent(chance: number): string {
  const hundred = chance * 100
  if (hundred > 0 && hundred < 0.5) return '<\u00a01\u00a0%'
  if (hundred < 100 && hundred > 99.5) return '>\u00a099\u00a0%'
  return `${Math.round(hundred)}\u00a0%`
}

/** A label as it stands on a button: with a capital. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
