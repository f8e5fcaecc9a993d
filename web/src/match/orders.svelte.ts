// Where units shall go that are further away than a turn: kept on this device, by match and side, and carried on with when
// they may move again.

import type { Course } from '../wire'
import { ordered, setOrdered } from './store'

export interface Order {
  units: string[]
  to: string
}

interface Spot {
  x: number
  y: number
}

/** Of all that is within reach the place nearest to where they shall go; none if they would come no nearer. */
export function nearer(courses: Iterable<Course>, from: Spot, to: Spot, spotOf: (space: string) => Spot | undefined): Course | undefined {
  const away = (spot: Spot): number => Math.hypot(spot.x - to.x, spot.y - to.y)
  let best: Course | undefined
  let least = away(from) - 1
  for (const course of courses) {
    const spot = spotOf(course.space)
    if (spot && away(spot) < least) [least, best] = [away(spot), course]
  }
  return best
}

/** All units that stand in one place and shall go to the same one, together. */
export function parties(goals: Map<string, string>, placeOf: (unit: string) => string): Order[] {
  const found = new Map<string, Order>()
  for (const [unit, to] of goals) {
    const key = `${placeOf(unit)} ${to}`
    const order = found.get(key)
    if (order) order.units.push(unit)
    else found.set(key, { units: [unit], to })
  }
  return [...found.values()]
}

export class Orders {
  #match = ''
  #side = ''
  /** By unit the space it shall go to. */
  goals: Map<string, string> = $state.raw(new Map())

  /** The orders of a side in a match. */
  of(match: string, side: string): void {
    if (match === this.#match && side === this.#side) return
    this.#match = match
    this.#side = side
    this.goals = new Map(ordered(this.#match, side))
  }

  set(units: string[], to: string): void {
    this.#keep(new Map([...this.goals, ...units.map((unit) => [unit, to] as const)]))
  }

  drop(units: Iterable<string>): void {
    const rest = new Map(this.goals)
    for (const unit of units) rest.delete(unit)
    if (rest.size < this.goals.size) this.#keep(rest)
  }

  #keep(goals: Map<string, string>): void {
    this.goals = goals
    setOrdered(this.#match, this.#side, [...goals])
  }
}
