// The little that this page remembers on the device. Nothing of a hand is ever among it.

function get(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage may be forbidden; the page works without it
  }
}

function set(key: string, value: string): void {
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

/** Whether something that is on by itself was switched off. */
export const off = (name: string): boolean => get(`grognard.${name}`) === 'no'
export const flag = (name: string): boolean => get(`grognard.${name}`) === 'yes'
export const setFlag = (name: string, on: boolean): void => set(`grognard.${name}`, on ? 'yes' : 'no')
