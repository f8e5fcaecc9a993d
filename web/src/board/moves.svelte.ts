// What moved since the board was last drawn: for a moment it glides from the one place to the other.

import { untrack } from 'svelte'

import { calm } from './camera'
import type { Heap, Index, Lying } from './model'

export interface Ghost {
  key: string
  lying: Lying
  from: [number, number]
  to: [number, number]
}
export const AT_ONCE = 12 // more at once is a jump in the replay, not a move

export class Moves {
  ghosts: Ghost[] = $state.raw([])
  /** What still glides does not stand yet where it goes. */
  arriving: Set<string> = $state.raw(new Set())
  #stood = new Map<string, string>()
  #count = 0

  /** `changed` is told every place in which something changed. */
  constructor(index: () => Index, heaps: () => Map<string, Heap>, places: () => Map<string, string>, changed: (places: string[]) => void) {
    $effect.pre(() => {
      const here = places()
      untrack(() => this.#look(index().sites, heaps(), here, changed))
    })
  }

  #look(sites: Index['sites'], heaps: Map<string, Heap>, here: Map<string, string>, changed: (places: string[]) => void): void {
    const stood = this.#stood
    const other = [...here].filter(([id, at]) => stood.get(id) !== at)
    const moved = other.filter(([id, at]) => stood.has(id) && sites.has(at) && sites.has(stood.get(id)!))
    if (moved.length && moved.length <= AT_ONCE && !calm()) {
      this.ghosts = moved.map(([id, at]) => {
        const [a, b] = [sites.get(stood.get(id)!)!, sites.get(at)!]
        return {
          key: `${id} ${this.#count++}`,
          lying: heaps.get(at)!.lying.find((each) => each.id === id)!,
          from: [a.x, a.y],
          to: [b.x, b.y],
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
      const motion = element.animate([at(ghost.from), at(ghost.to)], { duration: 260, easing: 'ease-in-out', fill: 'both' })
      motion.onfinish = motion.oncancel = () => {
        this.ghosts = this.ghosts.filter((each) => each.key !== ghost.key)
        this.arriving = new Set(
          [...this.arriving].filter((id) => id !== ghost.lying.id || this.ghosts.some((each) => each.lying.id === id)),
        )
      }
    }
}
