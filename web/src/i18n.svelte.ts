// The language of the page, its dictionaries, and dates and durations in it. Everything here is reactive: text read
// through `words`, `lang()` or the helpers below changes at once when the language does.

export type Lang = 'en' | 'fr'
const LANGS: readonly Lang[] = ['en', 'fr']
const STORE = 'grognard.language'

function known(tag: string | null | undefined): Lang | undefined {
  return LANGS.find((each) => tag?.toLowerCase().startsWith(each))
}

function stored(): Lang | undefined {
  try {
    return known(localStorage.getItem(STORE))
  } catch {
    return undefined // storage may be forbidden; the page works without it
  }
}

function preferred(): Lang {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = known(tag)
    if (found) return found
  }
  return 'en'
}

const state = $state<{ lang: Lang; now: number }>({ lang: stored() ?? preferred(), now: Date.now() })
setInterval(() => (state.now = Date.now()), 20_000)

/** The language now. Reactive. */
export function lang(): Lang {
  return state.lang
}

/** Whether the reader has ever chosen a language on this device. */
export function langChosen(): boolean {
  return stored() !== undefined
}

export function setLang(to: Lang): void {
  state.lang = to
  try {
    localStorage.setItem(STORE, to)
  } catch {
    // see stored()
  }
}

// -- dictionaries -------------------------------------------------------------------------------------------------

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever a sentence is made of
type Entry = string | ((...args: any[]) => string)
type Words<T> = { readonly [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string }

/** French marks stay with their word: narrowly, or with a whole space. */
const firm = (text: string): string => text.replaceAll(/(?<=\S) (?=[;!?])/g, '\u202f').replaceAll(/(?<=\S) (?=[:»])|(?<=«) /g, '\u00a0')

/** A dictionary: `const t = words({hello: 'Hello'}, {hello: 'Bonjour'})`, then `t.hello`. French must have the keys of English. */
export function words<T extends Record<string, Entry>>(en: T, fr: NoInfer<Words<T>>): Words<T> {
  const set = (entry: Entry): Entry => (typeof entry === 'string' ? firm(entry) : (...args) => firm(entry(...args)))
  const french = Object.fromEntries(Object.entries<Entry>(fr).map(([key, entry]) => [key, set(entry)])) as Words<T>
  return new Proxy(en as unknown as Words<T>, { get: (_, key) => (state.lang === 'fr' ? french : en)[key as keyof T] })
}

/** `name: value`, as the language writes it. */
export const pair = (name: string, value: string): string => (state.lang === 'fr' ? firm(`${name} : ${value}`) : `${name}: ${value}`)

/** `count` with the right one of two nouns: in French zero is singular. */
export function plural(count: number, one: string, many: string): string {
  const single = state.lang === 'fr' ? Math.abs(count) < 2 : count === 1
  return `${number(count)} ${single ? one : many}`
}

// -- numbers, dates, durations ------------------------------------------------------------------------------------

export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(state.lang, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value)
}

/** 0.667 -> 67 % */
export function percent(value: number, digits = 0): string {
  return new Intl.NumberFormat(state.lang, { style: 'percent', maximumFractionDigits: digits }).format(value)
}

export function date(iso: string): string {
  return new Intl.DateTimeFormat(state.lang, { dateStyle: 'medium' }).format(new Date(iso))
}

export function dateTime(iso: string): string {
  return new Intl.DateTimeFormat(state.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

export function time(iso: string): string {
  return new Intl.DateTimeFormat(state.lang, { timeStyle: 'short' }).format(new Date(iso))
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "5 minutes ago", "il y a 5 minutes". Ticks by itself. */
export function ago(iso: string): string {
  const seconds = Math.min(0, (Date.parse(iso) - state.now) / 1000)
  const format = new Intl.RelativeTimeFormat(state.lang, { numeric: 'auto' })
  for (const [unit, size] of STEPS) if (-seconds >= size) return format.format(Math.ceil(seconds / size), unit)
  return format.format(0, 'second')
}

/** A length of time in words, its two largest parts: "1 day 12 hr", "45 min". */
export function duration(seconds: number, display: 'short' | 'long' = 'short'): string {
  const parts: string[] = []
  let rest = Math.max(0, Math.round(seconds))
  for (const [unit, size] of [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count && parts.length < 2) {
      parts.push(new Intl.NumberFormat(state.lang, { style: 'unit', unit, unitDisplay: display }).format(count))
    }
  }
  return parts.join(' ') || new Intl.NumberFormat(state.lang, { style: 'unit', unit: 'second', unitDisplay: display }).format(0)
}

/** A running clock: "1:05:09", "4:32", and from two days on in words. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  if (left >= 172_800) return duration(left)
  const two = (n: number) => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`
}
