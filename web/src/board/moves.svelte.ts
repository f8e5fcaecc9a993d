// What moved since the board was last drawn: for a moment it glides from the one place to the other.

import { untrack } from 'svelte'

import { calm } from './camera'
import { routeOf } from './hold'
import type { Heap, Index, Lying } from './model'

export interface Ghost {
  key: string
  lying: Lying
  /** The points it comes through, the first where it stood. */
  route: [number, number][]
}
export const AT_ONCE = 12 // more at once is a jump in the replay, not a move

export class Moves {
  ghosts: Ghost[] = $state.raw([])
  /** What still glides does not stand yet where it goes. */
  arriving: Set<string> = $state.raw(new Set())
  #stood = new Map<string, string>()
  #count = 0

  #walked: () => Map<string, string[]> | undefined

  /** `changed` is told every place in which something changed; `walked` knows ways by which things went. */
  constructor(
    index: () => Index,
    heaps: () => Map<string, Heap>,
    places: () => Map<string, string>,
    changed: (places: string[]) => void,
    walked: () => Map<string, string[]> | undefined = () => undefined,
  ) {
    this.#walked = walked
    $effect.pre(() => {
      const here = places()
      untrack(() => this.#look(index(), heaps(), here, changed))
    })
  }

  #look(index: Index, heaps: Map<string, Heap>, here: Map<string, string>, changed: (places: string[]) => void): void {
    const { sites } = index
    const stood = this.#stood
    const other = [...here].filter(([id, at]) => stood.get(id) !== at)
    const moved = other.filter(([id, at]) => stood.has(id) && sites.has(at) && sites.has(stood.get(id)!))
    if (moved.length && moved.length <= AT_ONCE && !calm()) {
      this.ghosts = moved.map(([id, at]) => {
        const way = this.#walked()?.get(id)
        return {
          key: `${id} ${this.#count++}`,
          lying: heaps.get(at)!.lying.find((each) => each.id === id)!,
          route: routeOf(index, stood.get(id)!, way?.at(-1) === at ? way : [at]),
        }
      })
      this.arriving = new Set(moved.map(([id]) => id))
    }
    changed(other.map(([id, at]) => (sites.has(at) ? at : (stood.get(id) ?? ''))))
    this.#stood = here
  }

  slide =
    (ghost: Ghost) =>
    (element: SVGGElement): void => {
      const at = ([x, y]: [number, number]) => ({ transform: `translate(${x}px, ${y}px)` })
      const duration = Math.min(700, 260 + 90 * (ghost.route.length - 2))
      const motion = element.animate(ghost.route.map(at), { duration, easing: 'ease-in-out', fill: 'both' })
      motion.onfinish = motion.oncancel = () => {
        this.ghosts = this.ghosts.filter((each) => each.key !== ghost.key)
        this.arriving = new Set(
          [...this.arriving].filter((id) => id !== ghost.lying.id || this.ghosts.some((each) => each.lying.id === id)),
        )
      }
    }
}
