// One reader's seat at a match: the live socket, the position kept up to date, and the calls that change it.

import { api, Refusal, sentence, socket, type Wire } from '../api'
import { lang } from '../i18n.svelte'
import type { ChatLine, Detail, FromTable, Hint, Match, Option, Patch, Position, Reason, Shade, Within } from '../wire'

import { pace } from './pace.svelte'
import { Pacer } from './pacer'
import { patched } from './patch'
import { off } from './store'

/** How long an acknowledged answer may take to show on the socket before the position is asked for again. */
const SOON = 25 // ms
const PATIENCE = 2500

/** The name under which is kept that somebody wants to be asked what has one answer only. */
export const ALONE = 'alone'

export class Seat {
  match = $state<Match | null>(null)
  position = $state.raw<Position | null>(null)
  chat = $state<ChatLine[]>([])
  /** Chat lines that came in since the chat was last read. */
  unread = $state(0)
  line = $state<'' | 'open' | 'lost'>('')
  /** Why the line was lost, if the table said so. */
  whyLost = $state('')
  busy = $state(false)
  /** Why there is nothing to see: no such match, not allowed. */
  failed = $state<Reason | null>(null)
  /** Eyes of which side; '' a spectator's. */
  side = $state('')

  /** How many things that a program did are not shown yet. */
  behind = $state(0)

  #wire: Wire | null = null
  #timer = 0
  #pacer = new Pacer<Position>(
    pace,
    (shown) => this.#byProgram(shown),
    (position) => this.#keep(position),
    (waiting) => (this.behind = waiting),
  )

  /** `accepts` is asked before a position is kept: a hot-seat player must not see the next one's. */
  constructor(
    readonly id: string,
    readonly invite: string,
    private readonly accepts: (position: Position) => boolean,
  ) {}

  /** Fetch the match; the socket is opened by `look`, because a hot-seat player is asked first. */
  async load(): Promise<void> {
    try {
      const match = await api.match(this.id, this.invite)
      // Who comes to a full table with its invitation is let in to watch, there and then.
      const watches = this.invite && !match.seats.some((seat) => seat.mine || seat.waits)
      this.match = watches ? await api.join(this.id, { invite: this.invite }) : match
      this.failed = null
    } catch (error) {
      this.failed = sentence(error)
    }
  }

  /** Look at the table with the eyes of a side. */
  look(side: string): void {
    this.shut()
    this.side = side
    const wire: Wire = socket<FromTable>(
      `/api/matches/${encodeURIComponent(this.id)}/live`,
      () => ({ side: this.side, invite: this.invite }),
      {
        message: (message) => {
          if (this.#wire === wire) this.#hear(message)
        },
        state: (now, why = '') => {
          if (this.#wire !== wire) return
          this.line = now
          this.whyLost = why.replace(/^./u, (letter) => letter.toUpperCase())
        },
      },
      { ping: true },
    )
    this.#wire = wire
  }

  /** Go on with the eyes of another side, where nothing is hidden from either: what is on the page stays. */
  turn(side: string): void {
    if (!this.#wire) return this.look(side)
    this.side = side
    this.#wire.send({ side })
  }

  /** Close the eyes: nothing that this side saw is kept. */
  shut(): void {
    this.#wire?.close()
    this.#wire = null
    this.#pacer.reset(null)
    this.position = null
    this.line = ''
    this.#settle()
  }

  speak(lang: string): void {
    this.#wire?.send({ lang })
    void this.load()
  }

  /** Ask for the whole position again. */
  refresh(): void {
    this.#wire?.send({ lang: lang() })
  }

  #hear(message: FromTable): void {
    switch (message.type) {
      case 'position':
        this.#pacer.reset(message.position)
        break
      case 'patch':
        this.#change(message.patch)
        break
      case 'match':
        this.match = message.match
        break
      case 'chat':
        this.#said(message.line)
        break
    }
  }

  #said(line: ChatLine): void {
    if (this.chat.some((known) => known.n === line.n)) return
    this.chat.push(line)
    // What was said before comes ahead of the first position, and is no news.
    if (this.position) this.unread += 1
  }

  #change(patch: Patch): void {
    const latest = this.#pacer.latest
    if (!latest || patch.seq < latest.seq) return
    this.#pacer.push(patched(latest, patch))
  }

  #byProgram({ question }: Position): boolean {
    return this.match?.seats.some((seat) => seat.bot && seat.side === question?.side) ?? false
  }

  /** Show the next thing that a program did. */
  next(): void {
    this.#pacer.next()
  }

  /** Show all that programs did at once. */
  skip(): void {
    this.#pacer.skip()
  }

  /** Another pace was chosen. */
  paced(): void {
    this.#pacer.again()
  }

  #keep(position: Position): void {
    if (!this.accepts(position)) return
    this.position = position
    this.#settle()
  }

  #settle(): void {
    this.busy = false
    clearTimeout(this.#timer)
  }

  /** Send something that moves the match on. The reason if it was refused. */
  async #push(send: (seq: number) => Promise<{ seq: number }>): Promise<Reason | null> {
    if (this.busy || !this.position) return null
    this.busy = true
    try {
      const { seq } = await send(this.position.seq)
      if (this.position && this.position.seq >= seq) this.#settle()
      else if (this.busy) this.#timer = window.setTimeout(() => this.refresh(), PATIENCE)
      return null
    } catch (error) {
      this.#settle()
      if (error instanceof Refusal && error.status === 409) this.refresh()
      return sentence(error)
    }
  }

  /** Once what was sent last has come back. */
  async idle(): Promise<void> {
    while (this.busy) await new Promise((resume) => setTimeout(resume, SOON))
  }

  act(action: string): Promise<Reason | null> {
    return this.#push((seq) => api.answer(this.id, seq, action, this.side, !off(ALONE)))
  }

  /** Several answers at once. The reason if they were refused, or if not all of them could be given. */
  async gesture(actions: string[]): Promise<Reason | null> {
    let why: Reason | null = null
    const refused = await this.#push(async (seq) => {
      const done = await api.gesture(this.id, seq, actions, this.side, !off(ALONE))
      why = done.why ?? null
      return done
    })
    return refused ?? why
  }

  /** Where things can go, by the best way; without units those that are on their way. */
  reach(units: string[], via: string[], to = ''): Promise<Within> {
    return api.reach(this.id, { units: units.join(','), via: via.join(','), to, side: this.side })
  }

  undo(): Promise<Reason | null> {
    return this.#push((seq) => api.undo(this.id, seq, this.side))
  }

  why(about: { noun: string } | { action: string }): Promise<Reason[]> {
    return api.why(this.id, { ...about, side: this.side })
  }

  detail(noun: string): Promise<Detail> {
    return api.detail(this.id, noun, this.side)
  }

  /** What a program would do at the position of this number. */
  hint(seq: number): Promise<Hint> {
    return api.hint(this.id, seq, this.side)
  }

  order(text: string): Promise<Option[]> {
    return api.order(this.id, text, this.side)
  }

  overlay(id: string): Promise<Shade> {
    return api.overlay(this.id, id, this.side)
  }

  /** A call that answers with the match as it is then; the reason if it was refused. */
  async change(call: Promise<Match>): Promise<Reason | null> {
    try {
      this.match = await call
      return null
    } catch (error) {
      return sentence(error)
    }
  }
  /** Set up the same match again: its id, or why not. */
  async again(): Promise<string | Reason> {
    try {
      return (await api.rematch(this.id)).id
    } catch (error) {
      return sentence(error)
    }
  }
}
