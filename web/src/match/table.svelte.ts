// The match screen as one model: the live seat or the desk under it, and what is open on top of it.

import { getContext, setContext } from 'svelte'

import { api, sentence } from '../api'
import type {
  Board,
  Card,
  Detail,
  DeskInfo,
  Display,
  Match,
  Option,
  Piece,
  PieceNow,
  Pondered,
  Position,
  Question,
  Reason,
  Seat as Chair,
  Shade,
} from '../wire'

import { photo } from '../board/photo'
import { keepFile } from '../ui/keep'
import { t } from '../words/match'
import { Advice } from './advice.svelte'
import { byNoun, kindOf, meantAt, nameOf, optionsAt } from './choices'
import { Desk } from './desk.svelte'
import { digest, happened, lastAction, sinceMine, type Digest, type Happened } from './happened'
import { Moving } from './moving.svelte'
import { Notifier } from './notify.svelte'
import { contribute, duty, type Duty } from './numbers'
import { ALONE, Seat } from './seat.svelte'
import { thoughtOf } from './thinking'
import { answeredAt, flag, off, see, seen, setAnswered, setFlag } from './store'

export type Dialog =
  | ''
  | 'keys'
  | 'why'
  | 'stand'
  | 'back'
  | 'draw'
  | 'resign'
  | 'luck'
  | 'fair'
  | 'boxes'
  | 'zones'
  | 'bookmarks'
  | 'order'
  | 'winning'
  | 'legend'
  | 'charts'
const WATCHED = 30 // lines at most that are marked for who watches

export type Tab = 'map' | 'displays' | 'hand' | 'log' | 'chat' | 'notes' | 'more'
/** Milliseconds until something is tried again. */
const AGAIN = 3000

export interface Spot {
  x: number
  y: number
}

export class Table {
  readonly seat: Seat
  readonly notifier = new Notifier()
  readonly moving = new Moving(this)
  readonly advice = new Advice(this)
  desk = $state<Desk | null>(null)
  board = $state.raw<Board | null>(null)
  /** The side to which a hot-seat screen must be passed. */
  curtain = $state('')
  menu = $state.raw<{ noun: string; options: Option[]; spot: Spot } | null>(null)
  /** Why the last thing clicked cannot be done. */
  refused = $state.raw<{ noun: string; reasons: Reason[]; spot: Spot } | null>(null)
  /** Whether the refusal still stands where the click was. */
  toast = $state(false)
  detail = $state.raw<Detail | null>(null)
  shade = $state.raw<Shade | null>(null)
  dialog = $state<Dialog>('')
  tab = $state<Tab>('map')
  /** Log, talk and notes are folded away. */
  shut = $state(flag('fold.lower'))
  flash = $state<{ noun: string; n: number }>({ noun: '', n: 0 })
  /** The part of the map that is to fill the screen (-1: all of it), and the one that does. */
  filling = $state<{ part: number; n: number }>({ part: -1, n: 0 })
  part = $state(-1)
  /** What the latest news is about, the latest first, while the reader waits. */
  event = $state.raw<string[]>([])
  /** Lines of the log that came while the reader was away, where he was, and what happened. */
  since = $state.raw<{ at: number; lines: number; digest: Digest } | null>(null)
  /** No counters on the map: what lies under them is looked at. */
  bare = $state(false)
  /** Two places whose distance is asked for, one after the other. */
  measure = $state.raw<{ from: string; to: string } | null>(null)
  /** Whether what the others did last is marked on the map. */
  marking = $state(!flag('no-trail'))
  /** Lines of the log when this side last answered. */
  #answered = $state.raw<{ side: string; lines: number } | null>(null)
  /** The thing that a button under the pointer is about. */
  hover = $state('')
  /** And what the button does. */
  pointed = $state('')
  /** Another side's eyes, for a look, where hands are open. */
  borrowed = $state('')
  /** Where the last click or key press was, for what opens there. */
  spot: Spot = { x: 0, y: 0 }

  /** Whether the board over the map is folded, so that the map can be seen. */
  boardFolded = $state(false)
  /** The space last looked at. */
  looked = $state('')
  /** Whether each question explains itself. */
  helping = $state(!off('help'))
  /** Whether what has one answer only goes unasked. */
  alone = $state(!off(ALONE))

  /** Whether the card of a thing stands at the right, because the thing is at the left. */
  aside = $state(false)

  /** The side for which a program is to play. */
  standFor = $state('')

  /** Where programs thought, as far as it may be known, and the thought that is looked at. */
  thoughts = $state.raw<Pondered[]>([])
  thoughtAt = $state(-1)

  /** Whether the card of a thing is there only while the pointer is. */
  hovered = $state(false)
  /** How much of what all may know was shown at this screen, and who was asked then. */
  heard: { lines: number; asked: string | null; desk: Desk | null } | null = null

  #looked = false
  #peeks = 0
  #toastTimer = 0

  position = $derived.by<Position | null>(() => this.desk?.position ?? this.seat.position)
  match = $derived.by<Match | null>(() => this.seat.match)
  /** Whether a click answers the question: at the live table or in a what-if, not in a replay. */
  answering = $derived<boolean>(!this.desk || this.desk.branch)
  question = $derived<Question | null>(this.position?.question ?? null)
  /** One's own seat in which a program sits. */
  stood = $derived<Chair | undefined>(this.match?.seats.find((chair) => chair.mine && chair.bot))
  asked = $derived<boolean>(this.answering && this.question?.mine === true && (this.desk !== null || !this.stood))
  choices = $derived<Map<string, Option[]>>(this.asked ? byNoun(this.question) : new Map())
  /** What may be chosen on the map: with something in the hand where it may go, else what is asked for. */
  onMap = $derived.by<Map<string, Option[]>>(() => {
    const { units, courses } = this.moving
    if (!courses.size) return this.choices
    return new Map([
      ...(units.length ? [] : this.choices),
      ...[...courses.keys()].map((noun) => [noun, this.choices.get(noun) ?? []] as const),
    ])
  })
  mine = $derived<Chair[]>(this.match?.seats.filter((chair) => chair.mine) ?? [])
  playing = $derived<boolean>(this.match?.state === 'playing')
  /** One person plays every side, and no hand is hidden from him. */
  openHands = $derived<boolean>(Boolean(this.match?.hotseat && this.match.open_hands))
  uncurtained = $derived<boolean>(this.openHands || this.board?.open === true)
  canUndo = $derived.by<boolean>(() =>
    this.desk ? this.desk.branch && this.desk.tried > 0 : this.position?.undo === true && !this.seat.behind && !this.stood,
  )
  cards = $derived(new Map<string, Card>((this.board?.cards ?? []).map((card) => [card.id, card])))

  /** Uses of cards that need a row of their own. */
  longUses = $derived(
    new Set(
      (this.board?.cards ?? [])
        .flatMap((card) => card.uses ?? [])
        .flatMap((use) => (use.name.length + use.value.length > 5 ? [use.verb] : [])),
    ),
  )
  /** Cards that lie open somewhere: their choices stand on them. */
  open = $derived(new Set((this.position?.picture.zones ?? []).flatMap((zone) => zone.cards ?? [])))

  /** Boxes that are a choice, and those in which something lies that is one. */
  boxed = $derived.by(() => {
    const found = new Set<string>()
    const boxes = new Set((this.board?.boxes ?? []).map((box) => box.id))
    const pieces = this.position?.picture.pieces ?? {}
    for (const noun of this.choices.keys()) {
      const at = kindOf(noun) === 'box' ? noun : (pieces[noun]?.at ?? '')
      if (boxes.has(at)) found.add(at)
    }
    return [...found]
  })

  /** Things that lie in the displays beside the map, and boxes of them that are things. */
  displayed = $derived.by(() => {
    const trays = (this.position?.picture.displays ?? []).flatMap((display) => (display.rows ?? []).flat())
    const boxes = new Set(trays.map((tray) => tray.id))
    const found = new Set(trays.flatMap((tray) => tray.noun || []))
    for (const [noun, now] of Object.entries(this.position?.picture.pieces ?? {})) if (boxes.has(now.at)) found.add(noun)
    return found
  })

  /** Whether the displays are where one looks first: something in them may be chosen, or two lines face each other. */
  displayAsks = $derived<boolean>(
    this.position?.picture.displays?.some((display) => display.facing) || [...this.choices.keys()].some((noun) => this.carries(noun)),
  )

  /** What the others did since this side last answered; for who watches, the last action. */
  trail = $derived.by<Happened | null>(() => {
    const position = this.position
    if (!this.marking || !position || this.desk?.branch) return null
    const { log, side } = position
    if (this.desk || !side || !this.mine.length) return happened(log.slice(lastAction(log, WATCHED)))
    const own = this.#answered?.side === side ? this.#answered.lines : answeredAt(this.id, side)
    const { ways, fights } = happened(log.slice(own ?? sinceMine(log, side)))
    return { ways: ways.filter((way) => way.kind === 'retreat' || way.side !== side), fights }
  })

  #pieces = $derived(new Map<string, Piece>((this.board?.pieces ?? []).map((piece) => [piece.id, piece])))

  #names = $derived.by(() => {
    const names = new Map<string, string>()
    for (const space of this.board?.spaces ?? []) names.set(space.id, space.name)
    for (const box of this.board?.boxes ?? []) names.set(box.id, box.name)
    for (const [noun, piece] of this.#pieces) names.set(noun, piece.title)
    for (const link of this.board?.links ?? []) if (link.id) names.set(link.id, link.name ?? nameOf(link.id))
    for (const card of this.board?.cards ?? []) names.set(card.id, card.title)
    return names
  })

  fold(on: boolean): void {
    this.shut = on
    setFlag('fold.lower', on)
  }

  constructor(
    readonly id: string,
    invite: string,
  ) {
    this.seat = new Seat(id, invite, (position) => this.#accepts(position))
  }

  nameOf(noun: string, unknown = nameOf(noun)): string {
    return this.#names.get(noun) ?? this.pieceOf(noun)?.piece.title ?? unknown
  }

  /** The piece that a noun is, as it lies now. */
  pieceOf(noun: string): { piece: Piece; now?: PieceNow } | null {
    const now = this.position?.picture.pieces[noun]
    const piece = this.#pieces.get(now?.like || noun)
    return piece ? { piece, now } : null
  }

  /** Whether a thing is to be found in the displays and not on the map. */
  carries(noun: string): boolean {
    return this.displayed.has(noun) && !/^(space|link):/.test(this.position?.picture.pieces[noun]?.at ?? noun)
  }

  /** Whether a verb is seldom wise. */
  isQuiet(verb: string): boolean {
    return this.board?.verbs.find((each) => each.id === verb)?.quiet ?? false
  }

  verbName(verb: string): string {
    return this.board?.verbs.find((each) => each.id === verb)?.name ?? verb
  }

  sideName(side: string): string {
    return this.board?.sides.find((each) => each.id === side)?.name ?? this.match?.seats.find((chair) => chair.side === side)?.name ?? side
  }

  async start(): Promise<void> {
    await this.seat.load()
    await this.loadBoard()
    this.settle()
  }

  async loadBoard(): Promise<void> {
    const match = this.seat.match
    if (match) this.board = await api.board(match.game, match.data)
  }

  /** Everything again in another language. */
  speak(lang: string): void {
    void this.loadBoard()
    this.seat.speak(lang)
    this.desk?.speak(lang)
    this.refused = null
    this.detail = null
    if (this.shade) void this.overlay(this.shade.id, true)
  }

  /** Choose the eyes to look with, now that the match is known or has changed. */
  settle(): void {
    const match = this.seat.match
    if (!match || this.curtain || !this.board) return // the board says whether there is anything to hide
    const own = match.seats.filter((chair) => chair.mine)
    if (match.hotseat && match.state === 'playing') {
      const side = match.turn ?? own[0]?.side ?? ''
      if (!this.#looked || (this.seat.side !== side && !this.borrowed)) this.pass(side)
    } else if (!this.#looked && (own.length > 0 || match.state !== 'waiting')) {
      this.#look(own[0]?.side ?? '')
    }
  }

  #look(side: string): void {
    this.#looked = true
    this.seat.look(side)
  }

  #accepts(position: Position): boolean {
    const match = this.seat.match
    const next = position.question?.side
    if (match?.hotseat && next && next !== this.seat.side && !this.borrowed) {
      this.pass(next)
      return this.uncurtained
    }
    if (!this.seat.position && !match?.hotseat && position.side) {
      const before = seen(this.id, position.side)
      const lines = before ? position.told + position.log.length - before.lines : 0
      if (before && lines > 0)
        this.since = { at: before.at, lines, digest: digest(position.log.slice(before.lines - position.told), position.side) }
    }
    if (position.side) see(this.id, position.side, { at: position.at, lines: position.told + position.log.length })
    return true
  }

  /** What keeps this page from putting its number into the dice. */
  duty = $derived.by<Duty>(() => (this.match ? duty(this.match) : ''))
  #putting = false

  /** Put this page's number into the dice, if it is asked for one. */
  async contribute(): Promise<void> {
    const match = this.seat.match
    if (!match || this.#putting || !duty(match)) return
    this.#putting = true
    try {
      this.seat.match = await contribute(match)
    } catch {
      // Another page of this reader was quicker, or the line is cut: it is tried again with the next news.
      setTimeout(() => void this.seat.load().then(() => this.contribute()), AGAIN)
    } finally {
      this.#putting = false
    }
  }

  /** Draw the curtain: nothing of what one hand saw stays on the page. */
  pass(side: string): void {
    if (this.uncurtained) {
      // nothing to hide, or nobody to hide it from: the screen simply turns to the other
      this.#looked = true
      return this.seat.turn(side)
    }
    this.seat.shut()
    this.closeDesk()
    this.advice.drop()
    this.menu = this.refused = this.detail = this.shade = this.since = null
    this.dialog = ''
    this.tab = 'map'
    this.curtain = side
  }

  /** Look with the eyes of another side that is one's own ('': of who is asked again). */
  borrow(side: string): void {
    this.borrowed = side
    this.menu = this.refused = this.detail = this.shade = null
    this.seat.turn(side || (this.match?.turn ?? this.seat.side))
  }

  /** The one to whom the screen was passed is there. */
  raise(): void {
    const side = this.curtain
    this.curtain = ''
    this.#look(side)
  }

  close(): void {
    this.closeDesk()
    this.seat.shut()
    this.notifier.close()
  }

  // -- clicks ----------------------------------------------------------------------------------------------------

  /** A click on a thing: move it or to it, do what it can, ask which, or say why not. `more`: besides what is held, or
   * all that it can do. */
  pick(noun: string, more = false): void {
    this.menu = null
    if (this.moving.pick(noun, more) || (more && this.ask(noun))) return
    const options = this.position && this.asked ? optionsAt(noun, this.choices, this.position.picture) : []
    const meant = meantAt(this.position?.picture.pieces[noun]?.at ?? noun, options)
    const usual = meant.filter((option) => !this.isQuiet(option.verb)) // the rest is beside the map
    const only = meant.length === 1 ? meant[0] : usual.length === 1 ? usual[0] : undefined
    if (only) void this.take(only)
    else if (options.length > 1) this.menu = { noun, options, spot: this.spot }
    else void this.explain(noun)
  }

  /** All that a thing can do, in a menu, where a click would do one of several. Whether there is such a choice. */
  ask(noun: string): boolean {
    const options = this.position && this.asked ? optionsAt(noun, this.choices, this.position.picture) : []
    if (options.length < 2) return false
    this.menu = { noun, options, spot: this.spot }
    return true
  }

  /** The same of all these things. */
  async takeAll(options: Option[]): Promise<void> {
    this.menu = this.refused = this.detail = null
    const actions = options.flatMap((option) => [option.action, ...(option.same ?? [])])
    if (this.desk) return
    this.answers(actions)
    const reason = await this.seat.gesture(actions)
    if (reason) this.refuse([reason])
  }

  async take(option: Option): Promise<void> {
    this.menu = this.refused = this.detail = null
    this.hover = this.pointed = ''
    if (this.tab === 'hand') this.tab = 'map'
    if (this.dialog === 'order') this.dialog = ''
    if (this.desk) {
      if (this.desk.branch) this.desk.act(option.action)
      return
    }
    this.answers([option.action])
    const reason = await this.seat.act(option.action)
    if (reason) this.refuse([reason], option.noun ?? '')
  }

  /** What happened before this answer is not marked any more, and a hint goes on only with what it says. */
  answers(actions: string[]): void {
    this.advice.takes(actions)
    const { side, log = [] } = this.seat.position ?? {}
    if (!side) return
    this.#answered = { side, lines: log.length }
    setAnswered(this.id, side, log.length)
  }

  /** Show or hide what the others did last. */
  mark(on: boolean): void {
    this.marking = on
    setFlag('no-trail', !on)
  }

  async undo(): Promise<void> {
    this.menu = this.refused = null
    if (this.moving.drop() || !this.canUndo) return
    if (this.desk) return this.desk.undo()
    const reason = await this.seat.undo()
    if (reason) this.refuse([reason])
  }

  refuse(reasons: Reason[], noun = ''): void {
    this.refused = { noun, reasons, spot: this.spot }
    this.toast = true
    clearTimeout(this.#toastTimer)
    this.#toastTimer = window.setTimeout(() => (this.toast = false), 7000)
  }

  /** Say why nothing can be done with a noun, or (`verb`) why not this. */
  async explain(noun: string, verb = ''): Promise<void> {
    try {
      const reasons = this.desk ? await this.desk.why(noun) : await this.seat.why(verb ? { action: `${verb}:${nameOf(noun)}` } : { noun })
      // Why not what others may do now; what nobody may is of no use here, unless there is nothing else to say.
      const offered = new Set(this.question?.options?.map((option) => option.verb))
      const telling = reasons.filter((reason) => reason.verb && offered.has(reason.verb))
      if (reasons.length) this.refuse(telling.length ? telling : reasons, noun)
      else await this.peek(noun)
    } catch (error) {
      this.refuse([sentence(error)], noun)
    }
  }

  /** Show the card of a thing, until it is closed. */
  async peek(noun: string): Promise<void> {
    this.hovered = false
    await this.#detail(noun)
  }

  /** The card of the thing under the pointer, while it is there. */
  glance(noun: string | null, rect: DOMRect | null): void {
    if (noun) {
      this.hovered = true
      this.aside = rect !== null && rect.left < innerWidth * 0.4
      void this.#detail(noun)
    } else if (this.hovered) {
      this.#peeks += 1
      this.detail = null
    }
  }

  async #detail(noun: string): Promise<void> {
    const turn = ++this.#peeks
    const at = this.position?.picture.pieces[noun]?.at ?? noun
    if (kindOf(at) === 'space') this.looked = at
    try {
      const detail = this.desk ? await this.desk.detail(noun) : await this.seat.detail(noun)
      const way = this.moving.courses.get(noun)
      if (turn === this.#peeks) this.detail = way ? { ...detail, may: [t.goHere(this.moving.costs(way))], not: [] } : detail
    } catch (error) {
      if (turn === this.#peeks && !this.hovered) this.refuse([sentence(error)], noun)
    }
  }

  /** The position has changed: what the open card says may be old. */
  renew(): void {
    if (this.detail) void this.#detail(this.detail.noun)
  }

  /** Show where a thing is: a card in the hand or its pile, anything else on the map. */
  show(noun: string): void {
    if (this.cards.has(noun)) void this.peek(noun)
    else {
      this.flash = { noun, n: this.flash.n + 1 }
      if (this.tab !== 'map') this.tab = 'map'
    }
  }

  /** Fill the screen with a part of the map; asked for again, with what is asked there. */
  fill(part: number): void {
    this.filling = { part, n: this.filling.n + 1 }
    if (this.tab !== 'map') this.tab = 'map'
  }

  async overlay(id: string, keep = false): Promise<void> {
    if (this.shade?.id === id && !keep) {
      this.shade = null
      return
    }
    try {
      this.shade = await api.overlay(this.id, id, this.seat.side)
    } catch (error) {
      this.refuse([sentence(error)])
    }
  }

  /** Whether a display lies over the map now. */
  isOver(display: Display): boolean {
    return display.over === true && !this.boardFolded
  }

  foldBoard(): void {
    this.boardFolded = !this.boardFolded
  }

  /** Switch the help under questions on or off, for good. */
  help(on: boolean): void {
    this.helping = on
    setFlag('help', on)
  }

  /** Whether to be asked what has one answer only, from the next answer on. */
  unasked(on: boolean): void {
    this.alone = on
    setFlag(ALONE, on)
  }

  measuring(on: boolean): void {
    this.measure = on ? { from: '', to: '' } : null
  }

  /** A place, or where a thing stands: the first, the second, then anew. */
  measureAt(noun: string): void {
    const at = this.position?.picture.pieces[noun]?.at ?? noun
    if (!at.startsWith('space:') || !this.measure) return
    this.measure = this.measure.from && !this.measure.to ? { ...this.measure, to: at } : { from: at, to: '' }
  }

  /** Close the topmost thing that is open. Whether there was one. */
  escape(): boolean {
    if (this.menu) this.menu = null
    else if (this.moving.drop()) return true
    else if (this.advice.drop()) return true
    else if (this.dialog === 'order' || this.dialog === 'winning') this.dialog = ''
    else if (this.refused && this.toast) this.toast = false
    else if (this.detail) this.detail = null
    else if (this.shade) this.shade = null
    else if (this.measure) this.measure = null
    else if (this.bare) this.bare = false
    else if (this.desk) this.closeDesk()
    else return false
    return true
  }

  /** Choose a program that is to play for a side. */
  standIn(side: string): void {
    this.standFor = side
    this.dialog = 'stand'
  }

  /** Take one's own seat again. */
  comeBack(): Promise<boolean> {
    return this.change(api.comeBack(this.id, this.stood?.side ?? ''))
  }

  // -- why -------------------------------------------------------------------------------------------------------

  /** Whether what programs think may be known: afterwards, or at once where nothing is hidden. */
  pondered = $derived<boolean>(this.match?.state === 'over' || Boolean(this.board?.open && this.match?.seats.some((chair) => chair.takes)))

  /** Ask where programs thought. */
  async learn(): Promise<void> {
    try {
      this.thoughts = await api.thoughts(this.id, this.position?.side || 'watch')
    } catch {
      // It is asked again with the next question, and by who wants to know.
    }
  }

  /** Ask why a program answered as it did at a place of the journal; or what it thought last. */
  async ponder(at?: number): Promise<void> {
    if (this.pondered) await this.learn()
    this.thoughtAt = (at === undefined ? this.thoughts.at(-1) : thoughtOf(this.thoughts, at))?.at ?? -1
    this.dialog = 'why'
  }

  // -- the desk --------------------------------------------------------------------------------------------------

  openDesk(start: (info: DeskInfo) => number = (info) => info.length): Desk {
    this.desk?.close()
    this.menu = this.refused = this.detail = this.shade = this.since = null
    this.desk = new Desk(this.id, this.seat.side, start, (reason) => this.refuse([reason]))
    return this.desk
  }

  closeDesk(): void {
    this.desk?.close()
    this.desk = null
    this.menu = this.detail = null
  }

  /** Watch from an entry of the journal up to now. */
  watch(from: number): void {
    this.openDesk(() => from).play()
  }

  /** Watch what the others did last: from the first step after my last one, or from their last action. */
  watchLast(): void {
    const side = this.seat.side
    this.openDesk((info) => {
      const last = info.steps.findLastIndex((step) => step.side !== side)
      let first = info.steps.findLastIndex((step, i) => i <= last && step.side === side) + 1
      const heads = info.steps.findLastIndex((step, i) => i <= last && step.side !== side && step.head)
      if (heads >= 0) first = Math.min(first, heads)
      return info.steps[first]?.at ?? 0
    }).play()
  }

  /** Keep a picture of the map as it is shown. */
  async photograph(): Promise<void> {
    const board = document.querySelector<HTMLElement>('#map .board')
    if (!board || !this.match) return
    try {
      keepFile(await photo(board), `${this.match.game}-${this.match.scenario}.png`)
    } catch {
      this.refuse([{ text: t.photoFailed }])
    }
  }

  // -- the match -------------------------------------------------------------------------------------------------

  /** Something that answers with the match. Whether it was done. */
  async change(call: Promise<Match>): Promise<boolean> {
    const reason = await this.seat.change(call)
    if (reason) this.refuse([reason])
    return !reason
  }
}

const KEY = Symbol('table')
export const provideTable = (table: Table): Table => setContext(KEY, table)
export const useTable = (): Table => getContext<Table>(KEY)
