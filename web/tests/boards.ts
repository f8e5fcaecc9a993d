// Small boards for tests.

import type { Board, Link, Option, Picture, Piece, Plane, Space } from '../src/wire'

const APART = Math.sqrt(3) * 40

export const hex = (id: string, x: number, y: number, more: Partial<Space> = {}): Space => ({
  id: `space:${id}`,
  name: id,
  x,
  y,
  r: 40,
  shape: 'hex',
  ...more,
})

/** Rows of hexes that stand on a corner, or columns of such as lie on a side. */
export function hexes(wide: number, deep: number, flat = false, from: [number, number] = [0, 0], prefix = ''): Space[] {
  const found: Space[] = []
  for (let i = 0; i < wide; i++) {
    for (let j = 0; j < deep; j++) {
      const [x, y] = flat ? [60 * i, APART * (j + (i % 2) / 2)] : [APART * (i + (j % 2) / 2), 60 * j]
      found.push(hex(`${prefix}${i}-${j}`, from[0] + 60 + x, from[1] + 60 + y))
    }
  }
  return found
}

export const piece = (id: string, side = 'a', more: Partial<Piece> = {}): Piece => ({
  id: `unit:${id}`,
  name: id,
  title: `Unit ${id}`,
  kind: id,
  side,
  nation: side,
  faces: [{ values: ['5', '3'] }, { values: ['2', '3'] }],
  ...more,
})

export function board(spaces: Space[], more: Partial<Board> = {}): Board {
  return {
    game: 'toy',
    title: 'Toy',
    size: [2000, 2000],
    sides: [
      { id: 'a', name: 'Blue', face: '#ddeeff', ink: '#123456' },
      { id: 'b', name: 'Red', face: '#ffeedd', ink: '#654321' },
    ],
    nations: [{ id: 'a', name: 'Blue', face: '#ffffff', ink: '#000000', edge: '#333333' }],
    terrains: [],
    spaces,
    pieces: [piece('1'), piece('2'), piece('3', 'b')],
    verbs: [
      { id: 'move', noun: 'unit', name: 'move' },
      { id: 'pay', noun: 'number', name: 'pay' },
    ],
    ...more,
  }
}

export const plane = (id: string, x: number, y: number, w: number, h: number, flat = false): Plane => ({ id, name: id, x, y, w, h, flat })
export const link = (a: string, b: string, more: Partial<Link> = {}): Link => ({ a: `space:${a}`, b: `space:${b}`, ...more })
export const picture = (pieces: Picture['pieces'], more: Partial<Picture> = {}): Picture => ({ spaces: {}, pieces, ...more })
export const option = (action: string, noun?: string, more: Partial<Option> = {}): Option => ({
  action,
  verb: action.split(':')[0]!,
  label: action,
  ...(noun ? { noun } : {}),
  ...more,
})
export const numbers = (d: string): number[] => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
