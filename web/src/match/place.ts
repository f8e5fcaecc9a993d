// Where something that opens at a click is put, so that all of it is on the screen.

import type { Spot } from './table.svelte'

const EDGE = 8

/** Put a fixed element beside a spot, above it if there is no room below. */
export function place(element: HTMLElement, spot: Spot): void {
  const { width, height } = element.getBoundingClientRect()
  const left = Math.max(EDGE, Math.min(spot.x + 12, innerWidth - width - EDGE))
  const below = spot.y + 14
  const top = below + height + EDGE <= innerHeight ? below : Math.max(EDGE, spot.y - height - 14)
  element.style.left = `${left}px`
  element.style.top = `${top}px`
}

/** Where an event happened: under the pointer, or at the element that has the focus. */
export function spotOf(event: Event): Spot {
  if (event instanceof PointerEvent || event instanceof MouseEvent) return { x: event.clientX, y: event.clientY }
  const box = (event.target instanceof Element ? event.target : document.body).getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
