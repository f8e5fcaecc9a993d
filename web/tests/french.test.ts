import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
vi.stubGlobal('navigator', { languages: ['fr'], language: 'fr' })

type Entry = string | ((...args: unknown[]) => string)
const files = import.meta.glob<{ t: Record<string, Entry> }>('../src/words/*.ts')
const all = await Promise.all(Object.values(files).map((file) => file()))

/** What an entry says of some number, name or list. */
function said(entry: Entry): string[] {
  if (typeof entry === 'string') return [entry]
  return [2, 'Foch', ['Foch']].flatMap((given) => {
    try {
      return [String(entry(given, given, given))]
    } catch {
      return [] // made of something else
    }
  })
}

test('French marks stay with their word, and apostrophes are curly', () => {
  const texts = all.flatMap(({ t }) => Object.keys(t).map((key) => said(t[key]!)))
  expect(texts.filter((each) => each.length === 0).length).toBeLessThan(5)
  expect(texts.flat().filter((text) => / [:;!?»]|« |[^\s:;!?'»][;!?](?=\s|$)|\p{L}'\p{L}/u.test(text))).toEqual([])
  expect(texts.flat().filter((text) => text.includes('\u202f?')).length).toBeGreaterThan(5)
})
