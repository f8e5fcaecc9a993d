// Dragging counters: what is pressed and moved goes along with the pointer, and is set down where it is let go.

export interface Grip {
  /** What would be dragged from a piece or a stack; nothing if the map is to be moved instead. */
  grip(thing: { noun?: string; stack?: string }): string[]
  /** It is being dragged: at a point of the screen. */
  drag(nouns: string[], x: number, y: number): void
  /** It is let go there; or not at all. */
  drop(x: number, y: number): void
  cancel(): void
}

const FAR: Record<string, number> = { mouse: 5 }
const FAR_BY_TOUCH = 10

/** A press that may become a drag. One pointer at a time: with a second finger it is given up. */
export class Dragging {
  #grip: Grip
  #from: [number, number] = [0, 0]
  #nouns: string[] = []
  #pointer = -1
  /** Something follows the pointer. */
  active = false

  constructor(grip: Grip) {
    this.#grip = grip
  }

  /** Whether a press there takes something up rather than the map. */
  takes(thing: { noun?: string; stack?: string } | null): boolean {
    return thing !== null && this.#grip.grip(thing).length > 0
  }

  down(event: PointerEvent, thing: { noun?: string; stack?: string } | null): void {
    if (!event.isPrimary || this.active) return this.cancel()
    this.#nouns = thing && !event.button && !event.shiftKey ? this.#grip.grip(thing) : []
    this.#pointer = event.pointerId
    this.#from = [event.clientX, event.clientY]
  }

  /** Whether the movement belongs to a drag. */
  move(event: PointerEvent): boolean {
    if (event.pointerId !== this.#pointer || !this.#nouns.length) return false
    const far = Math.hypot(event.clientX - this.#from[0], event.clientY - this.#from[1])
    if (!this.active && far <= (FAR[event.pointerType] ?? FAR_BY_TOUCH)) return false
    this.active = true
    this.#grip.drag(this.#nouns, event.clientX, event.clientY)
    return true
  }

  /** Whether something was set down. */
  up(event: PointerEvent): boolean {
    if (event.pointerId !== this.#pointer) return false
    const dragged = this.active
    this.active = false
    this.#nouns = []
    if (dragged) this.#grip.drop(event.clientX, event.clientY)
    return dragged
  }

  cancel(): void {
    const dragged = this.active
    this.active = false
    this.#nouns = []
    if (dragged) this.#grip.cancel()
  }
}
