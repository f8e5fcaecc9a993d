// Every request of the page to the table, typed. A refusal of the server is thrown as Refusal, whose text is the
// server's sentence in the language of the page.
import { lang } from './i18n.svelte'
import { me, setMe } from './me.svelte'
import type {
  Analysis,
  Audit,
  Board,
  Bookmark,
  ChatLine,
  Clock,
  Confirmed,
  Detail,
  Done,
  GameInfo,
  Hint,
  Login,
  Luck,
  Match,
  Me,
  Option,
  Pondered,
  Position,
  Reason,
  Refused,
  Report,
  Request,
  RuleRow,
  Shade,
  Source,
  Thought,
  Token,
  Within,
} from './wire'
import { t } from './words/shell'

export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
    readonly seq?: number,
  ) {
    super(reason.text)
  }
}

/** The sentence to show for anything that was thrown by a function of this file. */
export function sentence(error: unknown): Reason {
  if (error instanceof Refusal) return error.reason
  return { text: t.unexpected }
}

type Query = Record<string, string | number | undefined>

function address(path: string, query: Query = {}): string {
  const all = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== '') all.set(key, String(value))
  all.set('lang', lang())
  return `${path}?${all}`
}

async function ask(method: string, path: string, query?: Query, body?: unknown): Promise<Response> {
  const sent: RequestInit = { method, credentials: 'same-origin', headers: { Accept: 'application/json' } }
  if (typeof body === 'string') {
    sent.body = body
    sent.headers = { ...sent.headers, 'Content-Type': 'text/plain; charset=utf-8' }
  } else if (body !== undefined) {
    sent.body = JSON.stringify(body)
    sent.headers = { ...sent.headers, 'Content-Type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(address(path, query), sent)
  } catch {
    throw new Refusal({ text: t.offline }, 0)
  }
  if (!answer.ok) throw await refusal(answer)
  return answer
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const said = (await answer.json()) as Partial<Refused>
    if (said.reason?.text) return new Refusal(said.reason, answer.status, said.seq)
  } catch {
    // not one of our bodies (a proxy, a crash): say what we know
  }
  return new Refusal({ text: t.failed(answer.status) }, answer.status)
}

async function read<T>(path: string, query?: Query): Promise<T> {
  return (await (await ask('GET', path, query)).json()) as T
}

let arriving: Promise<void> | undefined

/** Makes sure that the reader is somebody: a guest, if he has no account and has done nothing yet. */
async function arrive(): Promise<void> {
  if (me.user) return
  arriving ??= (async () => {
    if (!me.loaded) setMe(await read<Me>('/api/me'))
    if (!me.user) setMe((await (await ask('POST', '/api/guests', {}, {})).json()) as Me)
  })().finally(() => (arriving = undefined))
  await arriving
}

async function write<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  await arrive()
  const answer = await ask(method, path, {}, body)
  const text = await answer.text()
  return (text ? JSON.parse(text) : undefined) as T
}

/** Log-in and sign-up are for those who are nobody yet, so they do not make a guest first. */
async function enter(method: 'POST' | 'PATCH', path: string, body?: unknown): Promise<Me> {
  const who = (await (await ask(method, path, {}, body)).json()) as Me
  setMe(who)
  return who
}

const of = (id: string, rest = ''): string => `/api/matches/${encodeURIComponent(id)}${rest}`
const game = (id: string, rest: string): string => `/api/games/${encodeURIComponent(id)}/${rest}`

export type SeatWish = 'me' | 'open' | 'link' | `bot:${string}`
export interface NewMatch {
  game: string
  scenario: string
  options: Record<string, boolean | number>
  seats: Record<string, SeatWish>
  clock: Clock
  /** Whether anybody may watch it, and replay it when it is over. */
  public: boolean
  /** At one screen without a curtain. */
  open_hands?: boolean
}
export type Scope = 'mine' | 'open' | 'live' | 'finished'

export const api = {
  // -- people
  me: async (): Promise<Me> => {
    const who = await read<Me>('/api/me')
    setMe(who)
    return who
  },
  change: async (what: { email?: string; webhook?: string; language?: string }): Promise<Me> => {
    await arrive()
    return enter('PATCH', '/api/me', what)
  },
  signUp: (name: string, password: string): Promise<Me> => enter('POST', '/api/accounts', { name, password }),
  logIn: (name: string, password: string): Promise<Me> => enter('POST', '/api/session', { name, password }),
  logOut: async (): Promise<void> => {
    await ask('DELETE', '/api/session')
    setMe({ user: null })
  },
  password: (old: string, fresh: string): Promise<Me> => enter('POST', '/api/password', { old, new: fresh }),
  sessions: (): Promise<Login[]> => read('/api/sessions'),
  revoke: (id: string): Promise<void> => write('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  tokens: (): Promise<Token[]> => read('/api/tokens'),
  /** `match`: the one match it is good for. */
  makeToken: (label: string, match = ''): Promise<Token> => write('POST', '/api/tokens', { label, match }),
  dropToken: (id: string): Promise<void> => write('DELETE', `/api/tokens/${encodeURIComponent(id)}`),
  /** Has the letter that asks whether the address is right sent once more. */
  writeAgain: (): Promise<Me> => enter('POST', '/api/email/letters'),
  /** Says that letters may come, with what stands in the link of the letter; whoever does need not be logged in. */
  confirm: async (secret: string): Promise<Confirmed> =>
    (await (await ask('POST', '/api/email/confirm', {}, { secret })).json()) as Confirmed,
  /** Says that no more letters may come, with what stands in the link of one. */
  stop: async (secret: string): Promise<Confirmed> => (await (await ask('POST', '/api/email/stop', { secret })).json()) as Confirmed,
  /** Deletes the reader's account; a guest has no password. */
  leave: (password: string): Promise<Me> => enter('POST', '/api/me/delete', { password }),

  // -- games
  games: (): Promise<GameInfo[]> => read('/api/games'),
  board: (id: string, data = ''): Promise<Board> => read(game(id, 'board'), data ? { edition: data } : undefined),
  rules: (id: string): Promise<RuleRow[]> => read(game(id, 'rules')),
  rulings: (id: string): Promise<{ html: string }> => read(game(id, 'rulings')),
  sources: (id: string): Promise<Source[]> => read(game(id, 'sources')),

  // -- matches
  matches: (scope: Scope): Promise<Match[]> => read('/api/matches', { scope }),
  match: (id: string, invite?: string): Promise<Match> => read(of(id), { invite }),
  /** `numbers`: this page puts one into the dice (match/numbers.ts). */
  create: (what: NewMatch): Promise<Match> => write('POST', '/api/matches', { ...what, numbers: true }),
  join: (id: string, how: { side?: string; invite?: string } = {}): Promise<Match> =>
    write('POST', of(id, '/join'), { ...how, numbers: true }),
  number: (id: string, given: { commitment: string } | { number: string }): Promise<Match> => write('POST', of(id, '/numbers'), given),
  drop: (id: string): Promise<void> => write('DELETE', of(id)),
  /** `alone`: what then has one answer only need not be asked. */
  answer: (id: string, seq: number, action: string, side: string, alone: boolean): Promise<{ seq: number }> =>
    write('POST', of(id, '/answers'), { seq, action, side, alone }),
  gesture: (id: string, seq: number, actions: string[], side: string, alone: boolean): Promise<Done> =>
    write('POST', of(id, '/gestures'), { seq, actions, side, alone }),
  reach: (id: string, about: { units?: string; via?: string; to?: string; side?: string }): Promise<Within> =>
    read(of(id, '/reach'), about),
  undo: (id: string, seq: number, side?: string): Promise<{ seq: number }> => write('POST', of(id, '/undo'), { seq, side }),
  why: (id: string, about: { noun?: string; action?: string; side?: string }): Promise<Reason[]> => read(of(id, '/why'), about),
  detail: (id: string, noun: string, side?: string): Promise<Detail> => read(of(id, '/detail'), { noun, side }),
  hint: (id: string, seq: number, side?: string): Promise<Hint> => write('POST', of(id, '/hint'), { seq, side }),
  order: (id: string, text: string, side?: string): Promise<Option[]> => read(of(id, '/order'), { text, side }),
  overlay: (id: string, overlay: string, side?: string): Promise<Shade> =>
    read(of(id, `/overlay/${encodeURIComponent(overlay)}`), { side }),
  position: (id: string, side?: string): Promise<Position> => read(of(id, '/position'), { side }),
  request: (id: string, kind: Request['kind'], to?: number, side?: string): Promise<Match> =>
    write('POST', of(id, '/requests'), { kind, to, side }),
  /** Asks that a program play for a side. */
  stand: (id: string, side: string, bot: string): Promise<Match> => write('POST', of(id, '/requests'), { kind: 'stand', of: side, bot }),
  /** Takes one's own seat again. */
  comeBack: (id: string, side: string): Promise<Match> => write('POST', of(id, '/seat'), { side }),
  reply: (id: string, { kind, by, to, bot }: Request, accept: boolean): Promise<Match> =>
    write('POST', of(id, '/requests/answer'), { kind, by, to, bot, accept }),
  resign: (id: string, side?: string): Promise<Match> => write('POST', of(id, '/resign'), { side }),
  rematch: (id: string): Promise<Match> => write('POST', of(id, '/rematch?numbers=true'), {}),
  chat: (id: string): Promise<ChatLine[]> => read(of(id, '/chat')),
  say: (id: string, text: string): Promise<ChatLine> => write('POST', of(id, '/chat'), { text }),
  notes: (id: string): Promise<{ text: string }> => read(of(id, '/notes')),
  saveNotes: (id: string, text: string): Promise<{ text: string }> => write('PUT', of(id, '/notes'), { text }),
  bookmarks: (id: string): Promise<Bookmark[]> => read(of(id, '/bookmarks')),
  saveBookmarks: (id: string, all: Bookmark[]): Promise<Bookmark[]> => write('PUT', of(id, '/bookmarks'), all),
  audit: (id: string): Promise<Audit> => read(of(id, '/audit')),
  luck: (id: string): Promise<Luck> => read(of(id, '/luck')),
  /** Where programs thought, as far as it may be known. Lines of the log are counted as a side reads them. */
  thoughts: (id: string, side: string): Promise<Pondered[]> => read(of(id, '/thoughts'), { side }),
  thought: (id: string, at: number): Promise<Thought> => read(of(id, `/thoughts/${at}`)),
  report: (id: string): Promise<Report> => read(of(id, '/report')),
  analysis: (id: string): Promise<Analysis> => read(of(id, '/analysis')),
  /** Has a finished game looked back at, once for all who may see it. */
  analyse: (id: string): Promise<Analysis> => write('POST', of(id, '/analysis'), {}),
  importRecord: (text: string): Promise<Match> => write('POST', '/api/records', text),

  // -- finished games, for everybody
  /** The pages count from 0. */
  finished: (page: number, game?: string): Promise<Match[]> => read('/api/public/matches', { page, game }),
}

/** The address of a match's record, for a download link. */
export const recordOf = (id: string): string => of(id, '/record')
/** The address of all that is kept about the reader. */
export const exportAddress = (): string => address('/api/me/export')
export const publicRecordOf = (id: string): string => `/api/public/matches/${encodeURIComponent(id)}/record`

// -- sockets ------------------------------------------------------------------------------------------------------

export interface Wire {
  /** Sends now, or as soon as the line is open. */
  send(message: object): void
  close(): void
}
export interface Ears<In> {
  message(message: In): void
  /** 'lost' after an open or a failed line: it is being tried again. `why`: the table's sentence, if it hung up with one. */
  state?(state: 'open' | 'lost', why?: string): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const PING_EVERY = 20_000
/** What a line is hung up with when there are too many: there is no use in trying again soon. */
const TOO_MANY = 4429

/**
 * A line to the table that mends itself: `socket<FromTable>('/api/matches/7/live', () => ({side}), {message(m) {...}})`.
 * `params` is asked at every connection, so that a line that was cut comes back with today's side; the language is added.
 * `ping` keeps the line open and finds a dead one (the other end must answer {"type":"pong"}).
 */
export function socket<In extends { type: string }>(path: string, params: () => Query, ears: Ears<In>, how: { ping?: boolean } = {}): Wire {
  let line: WebSocket | undefined
  let waits = FIRST_WAIT
  let again: ReturnType<typeof setTimeout> | undefined
  let pulse: ReturnType<typeof setInterval> | undefined
  let heard = true
  let closed = false
  let unsent: string[] = []

  function connect(): void {
    clearTimeout(again)
    again = undefined
    const url = new URL(address(path, params()), location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const fresh = new WebSocket(url)
    line = fresh
    fresh.onopen = () => {
      heard = true
      for (const text of unsent) fresh.send(text)
      unsent = []
      if (how.ping) pulse = setInterval(beat, PING_EVERY)
      ears.state?.('open')
    }
    fresh.onmessage = (event: MessageEvent<string>) => {
      if (line !== fresh) return
      waits = FIRST_WAIT
      heard = true
      const message = JSON.parse(event.data) as In
      if (message.type !== 'pong') ears.message(message)
    }
    fresh.onclose = (event) => {
      if (line !== fresh) return
      if (event.code === TOO_MANY) waits = LONGEST_WAIT
      lost(event.code === TOO_MANY ? event.reason : '')
    }
  }

  function beat(): void {
    if (!heard) return lost()
    heard = false
    line?.send('{"ping":1}')
  }

  function lost(why = ''): void {
    clearInterval(pulse)
    const dead = line
    line = undefined
    dead?.close()
    if (closed) return
    ears.state?.('lost', why)
    again = setTimeout(connect, waits * (0.75 + Math.random() / 2))
    waits = Math.min(LONGEST_WAIT, waits * 2)
  }

  function awake(): void {
    if (!closed && !line && document.visibilityState === 'visible') connect()
  }

  addEventListener('online', awake)
  document.addEventListener('visibilitychange', awake)
  connect()

  return {
    send(message) {
      const text = JSON.stringify(message)
      if (line?.readyState === WebSocket.OPEN) line.send(text)
      else unsent.push(text)
    },
    close() {
      closed = true
      clearTimeout(again)
      clearInterval(pulse)
      removeEventListener('online', awake)
      document.removeEventListener('visibilitychange', awake)
      const open = line
      line = undefined
      open?.close()
    },
  }
}
