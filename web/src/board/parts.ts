// Parts of a map that are looked at one by one: the planes it lies in, or else the places that the game names.

import { meets, type Rect } from './cover'
import type { Index } from './model'

export interface Part extends Rect {
  name: string
  /** The thing it is in orders, if it is one. */
  noun: string
}

const MOST = 9 // keys

/** The parts of what is played on. */
export function partsOf(index: Index, field?: Rect): Part[] {
  const [width, height] = index.board.size
  const all: Part[] =
    index.planes.length > 1
      ? index.planes.map(({ name, x, y, w, h, noun = '' }) => ({ name, x, y, w, h, noun }))
      : (index.board.views ?? [])
          .map(([name, x, y, w, h]) => ({ name, x, y, w, h, noun: '' }))
          .filter(({ w, h }) => w < width || h < height)
  return all.filter((part) => !field || meets(part, field)).slice(0, MOST)
}

/** The part that fills the screen, more or less; -1: none does. */
export const partAt = (parts: Part[], sight: Rect): number =>
  parts.findIndex((part) => {
    const [x, y] = [sight.x + sight.w / 2, sight.y + sight.h / 2]
    const within = x >= part.x && y >= part.y && x <= part.x + part.w && y <= part.y + part.h
    return within && (sight.w <= part.w * 1.25 || sight.h <= part.h * 1.25)
  })

/** How many of these places lie in each part. */
export const counts = (parts: Part[], spots: { x: number; y: number }[]): number[] =>
  parts.map(({ x, y, w, h }) => spots.filter((spot) => spot.x >= x && spot.y >= y && spot.x <= x + w && spot.y <= y + h).length)
