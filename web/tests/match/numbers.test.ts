import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Audit, Match } from '../../src/wire'

const sent: object[] = []
vi.mock('../../src/api', () => ({
  api: {
    number: (_: string, given: object) => {
      sent.push(given)
      return Promise.resolve(answer(given as { commitment?: string; number?: string }))
    },
  },
}))

const { checks, commitmentOf, contribute, diceOf, duty, kept, serverCommitment } = await import('../../src/match/numbers')
const { hmac, sha256 } = await import('../../src/match/sha256')

const KEY = '11'.repeat(32)
const THEIRS = '22'.repeat(32)
let match: Match

function answer(given: { commitment?: string; number?: string }): Match {
  const shares = match.numbers!.map((share) =>
    share.mine ? { ...share, commitment: given.commitment ?? share.commitment, shown: given.number ? 'now' : '' } : share,
  )
  match = { ...match, numbers: shares }
  return match
}

beforeEach(() => {
  sent.length = 0
  const memory = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (k: string) => memory.get(k) ?? null, setItem: (k: string, v: string) => memory.set(k, v) })
  match = {
    id: `match-${Math.random()}`,
    state: 'waiting',
    commitment: serverCommitment(KEY),
    seats: [
      { side: 'ap', name: '' },
      { side: 'cp', name: '' },
    ],
    numbers: [
      { sides: 'ap', mine: true },
      { sides: 'cp', name: 'Bernd' },
    ],
  } as unknown as Match
})

const committed = (): Match => {
  match = {
    ...match,
    numbers: match.numbers!.map((s) => (s.mine ? s : { ...s, commitment: commitmentOf(match.id, 'cp', THEIRS) })),
  }
  return match
}

describe('hashes', () => {
  it('are those of the browser, where it has them', async () => {
    for (const length of [0, 3, 55, 56, 63, 64, 65, 200]) {
      const [bytes, key] = [crypto.getRandomValues(new Uint8Array(length)), crypto.getRandomValues(new Uint8Array(32))]
      expect(sha256(bytes)).toEqual(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
      const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      expect(hmac(key, bytes)).toEqual(new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes)))
    }
  })

  it('are those of the server (tests/kernel/test_fate.py has the same)', () => {
    const shares = [
      { sides: 'cp', number: '03'.repeat(32) },
      { sides: 'ap', number: '02'.repeat(32) },
    ]
    expect(commitmentOf('match', 'ap', '02'.repeat(32))).toBe('029ea2015930c0f94fc5a1805fa6b7c17d26fe1268dcf7f4f68539e88ed9a65b')
    expect(diceOf('match', '01'.repeat(32), shares)).toBe('003daaa914598eda3ab7601a24a63e5fea4c957b400f47122793d53bba8ca213')
    expect(diceOf('match', KEY, [])).toBe(KEY)
  })
})

describe('a page', () => {
  it('commits itself at once, and shows its number only when all others are committed to theirs', async () => {
    await contribute(match)
    expect(sent).toEqual([{ commitment: commitmentOf(match.id, 'ap', kept(match.id)!.number) }])
    expect(duty(match)).toBe('')
    await contribute(committed())
    expect(sent[1]).toEqual({ number: kept(match.id)!.number })
    expect(kept(match.id)!.seen['cp']).toBe(commitmentOf(match.id, 'cp', THEIRS))
    expect(duty(match)).toBe('')
  })

  it('waits for an empty seat', async () => {
    match.seats[1]!.waits = 'open'
    await contribute(committed())
    expect(sent).toHaveLength(1)
  })

  it('does not draw twice, nor shows what another browser has drawn', async () => {
    await contribute(match)
    const { number } = kept(match.id)!
    match.numbers![0]!.commitment = ''
    await contribute(match)
    expect(kept(match.id)!.number).toBe(number)
    match.numbers![0]!.commitment = commitmentOf(match.id, 'ap', THEIRS)
    expect(duty(committed())).toBe('lost')
  })

  it('keeps its number to itself if the server has changed its key', async () => {
    await contribute(match)
    match.commitment = serverCommitment(THEIRS)
    expect(duty(committed())).toBe('changed')
    await contribute(match)
    expect(sent).toHaveLength(1)
  })
})

describe('its own checks', () => {
  async function audit(): Promise<Audit> {
    await contribute(match)
    await contribute(committed())
    const numbers = match.numbers!.map((share) => ({ ...share, number: share.mine ? kept(match.id)!.number : THEIRS }))
    return { commitment: match.commitment, answers: 1, text: '', key: KEY, numbers, dice: diceOf(match.id, KEY, numbers) }
  }
  const wrong = (found: Audit): string[] => checks(match.id, found).flatMap((check) => (check.holds ? [] : check.what))

  it('hold where all is as it was committed to', async () => {
    const found = await audit()
    expect(checks(match.id, found).map((check) => check.what)).toEqual(['server', 'mine', 'other', 'dice'])
    expect(wrong(found)).toEqual([])
  })

  it('find every swap', async () => {
    const found = await audit()
    const [mine, other] = found.numbers!
    const third = '33'.repeat(32)
    const swapped = { ...other!, number: third, commitment: commitmentOf(match.id, 'cp', third) }
    expect(wrong({ ...found, key: third, commitment: serverCommitment(third) })).toEqual(['server', 'dice'])
    expect(wrong({ ...found, numbers: [{ ...mine!, number: third }, other!] })).toEqual(['mine', 'dice'])
    expect(wrong({ ...found, numbers: [mine!, swapped], dice: diceOf(match.id, KEY, [mine!, swapped]) })).toEqual(['other'])
    expect(wrong({ ...found, dice: third })).toEqual(['dice'])
  })

  it('say nothing of one’s own number in a browser that did not draw it', async () => {
    const found = await audit()
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    const elsewhere = { ...found, numbers: found.numbers!.map((share) => ({ ...share, mine: false })) }
    expect(checks('another', elsewhere).map((check) => check.what)).toEqual(['server', 'shown', 'shown', 'dice'])
  })
})
