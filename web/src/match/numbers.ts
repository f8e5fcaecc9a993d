// What this page puts into the dice. It draws a number, commits itself to it, and shows it when all others are committed to
// theirs: by itself, without a click. The number stays in this browser, so that its owner can check it after the game.

import { api } from '../api'
import type { Audit, Match, Share } from '../wire'

import { hex, hmac, joined, sha256, unhex } from './sha256'
import { get, set } from './store'

/** What this browser knows of the beginning of a match: its number, and all commitments that it saw before it showed that. */
export interface Kept {
  number: string
  server: string
  seen: Record<string, string>
}

const held = new Map<string, Kept>()
const place = (match: string): string => `grognard.number.${match}`

export function kept(match: string): Kept | null {
  const written = get(place(match))
  return written ? (JSON.parse(written) as Kept) : (held.get(match) ?? null)
}

function keep(match: string, what: Kept): void {
  held.set(match, what) // storage may be forbidden: then it lasts as long as the page
  set(place(match), JSON.stringify(what))
}

const text = (said: string): Uint8Array => new TextEncoder().encode(said)

// As in src/grognard/kernel/fate.py.
export const commitmentOf = (match: string, sides: string, number: string): string =>
  hex(sha256(joined(text(`grognard number ${match} ${sides} `), unhex(number))))
export const serverCommitment = (key: string): string => hex(sha256(joined(text('grognard commitment '), unhex(key))))
export function diceOf(match: string, key: string, numbers: readonly Share[]): string {
  if (!numbers.length) return key
  const said = numbers.map(({ sides, number }) => `${sides}=${number ?? ''}`).toSorted()
  return hex(hmac(unhex(key), text([`grognard dice ${match}`, ...said].join(' '))))
}

/** What this page has to do before a match can begin: nothing, commit itself, show its number; or why it cannot. */
export type Duty = '' | 'commit' | 'show' | 'lost' | 'changed'

export function duty(match: Match): Duty {
  const mine = match.state === 'waiting' ? match.numbers?.find((share) => share.mine) : undefined
  if (!mine || mine.shown) return ''
  if (!mine.commitment) return 'commit'
  const own = kept(match.id)
  if (!own || commitmentOf(match.id, mine.sides, own.number) !== mine.commitment) return 'lost'
  if (own.server !== match.commitment) return 'changed'
  const all = match.numbers?.every((share) => share.commitment) && !match.seats.some((seat) => seat.waits)
  return all ? 'show' : ''
}

/** Do what this page has to do; the match as it is then. */
export async function contribute(match: Match): Promise<Match> {
  const mine = match.numbers?.find((share) => share.mine)
  for (let todo = duty(match); mine && (todo === 'commit' || todo === 'show'); todo = duty(match)) {
    const known = kept(match.id)
    if (todo === 'commit') {
      const own = known ?? { number: hex(crypto.getRandomValues(new Uint8Array(32))), server: match.commitment, seen: {} }
      keep(match.id, own)
      match = await api.number(match.id, { commitment: commitmentOf(match.id, mine.sides, own.number) })
    } else {
      const own = known!
      keep(match.id, { ...own, seen: Object.fromEntries((match.numbers ?? []).map((share) => [share.sides, share.commitment ?? ''])) })
      match = await api.number(match.id, { number: own.number })
    }
  }
  return match
}

/** Something this page has computed for itself: whether it holds. */
export interface Check {
  what: 'server' | 'mine' | 'other' | 'shown' | 'dice'
  name: string
  holds: boolean
}

/** What this browser can say about an audit by its own reckoning and from what it has kept. */
export function checks(match: string, audit: Audit): Check[] {
  const own = kept(match)
  const found: Check[] = []
  const add = (what: Check['what'], holds: boolean, name = ''): unknown => found.push({ what, name, holds })
  const shares = audit.numbers ?? []
  const mine = shares.find((share) => share.mine)
  const seen = own && mine && commitmentOf(match, mine.sides, own.number) === mine.commitment ? own : null
  if (audit.key) add('server', serverCommitment(audit.key) === audit.commitment && (!seen || seen.server === audit.commitment))
  else if (seen) add('server', seen.server === audit.commitment)
  for (const share of shares) {
    const fits = !share.number || commitmentOf(match, share.sides, share.number) === share.commitment
    if (share.mine) {
      if (seen) add('mine', fits && (!share.number || share.number === seen.number))
    } else if (seen) {
      add('other', fits && seen.seen[share.sides] === share.commitment, share.name)
    } else if (share.number) {
      add('shown', fits, share.name)
    }
  }
  if (audit.dice && audit.key) add('dice', diceOf(match, audit.key, shares) === audit.dice)
  return found
}
