// The little that this page remembers on the device. Nothing of a hand is ever among it.

export function get(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage may be forbidden; the page works without it
  }
}

export function set(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // see get()
  }
}

/** How far a match had come: entries of its journal, lines of its log. */
export interface Seen {
  at: number
  lines: number
}

const place = (match: string, side: string): string => `grognard.seen.${match}.${side}`

/** How far a match had come when this side last looked at it; null if it never did. */
export function seen(match: string, side: string): Seen | null {
  const [at, lines] = (get(place(match, side)) ?? '').split(':').map(Number)
  return at !== undefined && lines !== undefined && at >= 0 && lines >= 0 ? { at, lines } : null
}

export const see = (match: string, side: string, { at, lines }: Seen): void => set(place(match, side), `${at}:${lines}`)

/** A word that is kept under a name. */
export const kept = (name: string): string | null => get(`grognard.${name}`)
export const keep = (name: string, value: string): void => set(`grognard.${name}`, value)

const answered = (match: string, side: string): string => `grognard.answered.${match}.${side}`

/** How many lines the log had when this side last answered here; null if it never did. */
export function answeredAt(match: string, side: string): number | null {
  const kept = get(answered(match, side))
  return kept === null || !Number.isFinite(Number(kept)) ? null : Number(kept)
}

export const setAnswered = (match: string, side: string, lines: number): void => set(answered(match, side), String(lines))

/** Where a side looked last at a match: the middle in map units and pixels a unit; `seq`: how far the match had come. */
export interface Looked {
  x: number
  y: number
  k: number
  seq: number
}

const sight = (match: string, side: string): string => `grognard.look.${match}.${side}`

export function looked(match: string, side: string): Looked | null {
  const [x, y, k, seq] = (get(sight(match, side)) ?? '').split(':').map(Number)
  return [x, y, k, seq].every(Number.isFinite) && k! > 0 ? { x: x!, y: y!, k: k!, seq: seq! } : null
}

export const look = (match: string, side: string, { x, y, k, seq }: Looked): void =>
  set(sight(match, side), [x.toFixed(1), y.toFixed(1), k.toPrecision(5), seq].join(':'))

const orders = (match: string, side: string): string => `grognard.orders.${match}.${side}`

/** By unit the space to which a side has sent it over several turns. */
export function ordered(match: string, side: string): [string, string][] {
  return (get(orders(match, side)) ?? '')
    .split(' ')
    .map((pair) => pair.split('>') as [string, string])
    .filter((pair) => pair.length === 2)
}

export const setOrdered = (match: string, side: string, goals: [string, string][]): void =>
  set(orders(match, side), goals.map((pair) => pair.join('>')).join(' '))

/** Whether something that is on by itself was switched off. */
export const off = (name: string): boolean => get(`grognard.${name}`) === 'no'
export const flag = (name: string): boolean => get(`grognard.${name}`) === 'yes'
export const setFlag = (name: string, on: boolean): void => set(`grognard.${name}`, on ? 'yes' : 'no')
