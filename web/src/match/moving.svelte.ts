// Whole movements: things are taken up on the page alone, what is within their reach is shown, and one click sends all
// the answers that bring them there.

import { tick } from 'svelte'

import { sentence } from '../api'
import type { Hold } from '../board/hold'
import type { Course, Reason, Within } from '../wire'
import { t } from '../words/match'
import { indexed } from '../board/indexed'
import { kindOf } from './choices'
import { nearer, Orders, parties, type Order } from './orders.svelte'
import type { Table } from './table.svelte'

export class Moving implements Hold {
  #table: Table
  /** What was taken up, and the spaces through which the way shall lead. */
  units: string[] = $state.raw([])
  via: string[] = $state.raw([])
  within: Within | null = $state.raw(null)
  #at: string | null = $state.raw(null)
  #asks = 0
  /** Where things were sent last: others may be sent there too. */
  last: string = $state('')
  /** A space that those in the hand cannot come to yet. */
  beyond: string = $state('')
  readonly orders = new Orders()
  /** Those that may go on now to where they were sent. */
  readonly marching = $derived.by<Order[]>(() => {
    const pieces = this.#table.position?.picture.pieces ?? {}
    const goals = new Map([...this.orders.goals].filter(([unit]) => this.#lift(unit)))
    return goals.size ? parties(goals, (unit) => pieces[unit]?.at ?? '') : []
  })

  walked = new Map<string, string[]>()
  readonly live = $derived.by<boolean>(() => this.#table.asked && !this.#table.desk)
  readonly #lifts = $derived.by<string>(() => (this.live ? (this.#table.question?.lifts ?? '') : ''))
  readonly together = $derived.by<boolean>(() => this.live && this.#table.question?.together === true)
  readonly held = $derived.by(() => new Set(this.units.length ? this.units : (this.within?.units ?? [])))
  /** By space; there and back again is no way. */
  readonly courses = $derived.by(() => {
    const pieces = this.#table.position?.picture.pieces ?? {}
    const away = (this.within?.courses ?? []).filter(
      ({ space, goes }) => !(goes ?? [...this.held]).some((unit) => pieces[unit]?.at === space),
    )
    return new Map<string, Course>(away.map((each) => [each.space, each]))
  })
  readonly way = $derived.by<Course | undefined>(() => (this.#at ? this.courses.get(this.#at) : undefined))
  readonly from = $derived.by<string>(() => {
    const first = this.way?.goes?.[0] ?? [...this.held][0]
    return (first && this.#table.position?.picture.pieces[first]?.at) || ''
  })
  readonly label = $derived.by<string>(() => (this.way ? this.costs(this.way) : ''))

  constructor(table: Table) {
    this.#table = table
  }

  /** A way in words. */
  costs(way: Course): string {
    return t.wayCosts(way, this.within?.points, this.held.size)
  }

  may(noun: string): boolean {
    return this.held.has(noun) || this.#lift(noun) !== undefined
  }

  #lift(noun: string) {
    return this.#lifts ? this.#table.choices.get(noun)?.find((option) => option.verb === this.#lifts) : undefined
  }

  /** Another question is asked: what was in the hand is not any more; what is on its way shows how far it comes. */
  renew(): void {
    this.units = this.via = []
    this.within = this.#at = null
    this.beyond = ''
    this.#asks += 1
    this.orders.of(this.#table.id, this.#table.seat.side)
    if (this.live && this.#table.question?.afoot) void this.#look()
  }

  grab(nouns: string[], more = false): void {
    const able = nouns.filter((noun) => this.#lift(noun))
    const units = more ? [...new Set([...this.units, ...able])] : able
    if (!units.length || units.join() === this.units.join()) return
    this.#table.menu = this.#table.refused = null
    this.units = units
    this.via = []
    this.beyond = ''
    void this.#look()
  }

  /** Put things back. Whether any were held. */
  drop(units = this.units): boolean {
    if (!this.units.length && !this.via.length) return false
    this.units = this.units.filter((unit) => !units.includes(unit))
    this.via = []
    if (this.units.length) void this.#look()
    else this.renew()
    return true
  }

  async #look(): Promise<void> {
    const turn = ++this.#asks
    const [units, via] = [this.units, this.via]
    try {
      const found = await this.#table.seat.reach(units, via)
      if (turn !== this.#asks) return
      this.within = found
      const option = units.length === 1 ? this.#lift(units[0]!) : undefined
      if (!found.courses.length && option && !via.length)
        await this.#table.take(option) // it has nowhere to go: the rules say what then
      else if (found.stays?.length) this.#table.refuse(found.stays.map((each) => this.#staying(each.noun, each.reason)))
    } catch (error) {
      if (turn === this.#asks) this.#table.refuse([sentence(error)])
    }
  }

  #staying(noun: string, reason: Reason): Reason {
    return { ...reason, text: t.stays(this.#table.nameOf(noun), reason.text) }
  }

  /** What was taken up on the page alone is taken up in the game: all that it may do is asked then. */
  take(): void {
    const option = this.units.length === 1 ? this.#lift(this.units[0]!) : undefined
    if (option) void this.#table.take(option)
  }

  point(space: string | null): void {
    this.#at = space
  }

  through(space: string): boolean {
    if (!this.courses.has(space)) return false
    this.via = [...this.via, space]
    void this.#look()
    return true
  }

  go(space: string): boolean {
    const course = this.courses.get(space)
    if (!course) return false
    void this.#send(course)
    return true
  }

  async #send(course: Course): Promise<void> {
    const table = this.#table
    const units = this.units
    let stays: Reason[] = []
    try {
      if (units.length > 1 && course.goes?.length) {
        const plan = await table.seat.reach(units, this.via, course.space)
        stays = (plan.stays ?? []).map((each) => this.#staying(each.noun, each.reason))
        const whole = plan.courses[0]
        if (!whole) return table.refuse(stays)
        course = whole
      }
    } catch (error) {
      return table.refuse([sentence(error)])
    }
    const goes = course.goes?.length ? course.goes : [...this.held]
    this.walked = new Map(goes.map((unit) => [unit, course.path]))
    table.menu = table.refused = table.detail = null
    table.answers([...course.answers])
    const why = await table.seat.gesture(course.answers)
    this.last = course.space
    this.orders.drop(goes.filter((unit) => this.orders.goals.get(unit) === course.space || !this.#bound))
    if (why || stays.length) table.refuse(why ? [why, ...stays] : stays)
  }
  #bound = false // it is a stage of a longer way

  /** Those in the hand go where the last ones went. Whether they can. */
  again(): boolean {
    return this.units.length > 0 && this.go(this.last)
  }

  /** Those in the hand go towards a space as far as they come, and on when they may move again. */
  async send(to: string): Promise<void> {
    const units = this.units
    this.orders.set(units, to)
    await this.#stage({ units, to })
  }

  /** All that were sent far go on. */
  async march(): Promise<void> {
    for (const order of this.marching) {
      this.units = order.units
      this.via = []
      if (!(await this.#stage(order))) this.drop()
      await this.#table.seat.idle()
      await tick()
      if (this.#table.refused) return
    }
  }

  /** One turn's part of a longer way. Whether there is any. */
  async #stage({ units, to }: Order): Promise<boolean> {
    const table = this.#table
    const sites = table.board ? indexed(table.board).sites : new Map<string, never>()
    const [from, goal] = [sites.get(table.position?.picture.pieces[units[0]!]?.at ?? ''), sites.get(to)]
    if (!from || !goal) return false
    try {
      this.within = await table.seat.reach(units, [])
    } catch (error) {
      table.refuse([sentence(error)])
      return false
    }
    const course = this.courses.get(to) ?? nearer(this.courses.values(), from, goal, (space) => sites.get(space))
    if (!course) return false
    this.#bound = course.space !== to
    await this.#send(course)
    this.#bound = false
    return true
  }

  /** A click on a thing. Whether it was about a movement. */
  pick(noun: string, more: boolean): boolean {
    if (!this.live) return false
    const piece = this.#table.position?.picture.pieces[noun]
    const space = kindOf(noun) === 'space' ? noun : (piece?.at ?? '')
    if (!this.units.length) {
      if (this.#lift(noun)) this.grab([noun])
      else if (this.#table.choices.has(noun)) return false
      else return more ? this.through(space) : this.go(space)
      return true
    }
    if (this.units.includes(noun)) {
      if (more) this.drop([noun])
      else if (this.units.length > 1) this.grab([noun])
      else return false // once more: what else it may do
      return true
    }
    if (this.#lift(noun) && !this.courses.has(noun)) this.grab([noun], more)
    else if (more ? this.through(space) : this.go(space)) return true
    else if (kindOf(noun) === 'space' || piece) void this.#explain(noun, space)
    else return false
    return true
  }

  /** Why those in the hand cannot go there. */
  async #explain(noun: string, space: string): Promise<void> {
    const table = this.#table
    try {
      const { stays } = await table.seat.reach(this.units, this.via, space)
      if (this.together && indexed(table.board!).spaces.has(space)) this.beyond = space
      table.refuse(stays?.length ? stays.map((each) => this.#staying(each.noun, each.reason)) : [{ text: t.outOfReach }], noun)
    } catch (error) {
      table.refuse([sentence(error)], noun)
    }
  }
}
