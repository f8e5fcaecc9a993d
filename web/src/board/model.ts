// What the board's parts need to know of a board and a picture, looked up once. Knows no game.

import type { Board, Face, Link, Mark, MarkKind, Nation, Piece, PieceNow, Picture, Plane, Side, Space, Terrain, UnitSymbol } from '../wire'

export const isSpace = (noun: string): boolean => noun.startsWith('space:')

export interface Index {
  board: Board
  spaces: Map<string, Space>
  /** Wherever pieces may stand: spaces, and the middles of links that are nouns, as small spaces. */
  sites: Map<string, Space>
  links: Map<string, Link>
  pieces: Map<string, Piece>
  nations: Map<string, Nation>
  terrains: Map<string, Terrain>
  marks: Map<string, MarkKind>
  symbols: Map<string, UnitSymbol>
  sides: Map<string, Side>
  /** Distance of close neighbours on the map: says from which zoom on counters fit beside each other. */
  spread: number
  /** Largest radius of a space. */
  radius: number
  hexes: boolean
  /** So many spaces that only what lies near sight is there. */
  many: boolean
  /** Parts of the map that are not joined; where none are told, the one that is all of it. */
  planes: Plane[]
  planeOf: (at: { x: number; y: number }) => Plane
}

const by = <T extends { id: string }>(list: T[] | undefined): Map<string, T> => new Map((list ?? []).map((each) => [each.id, each]))

const ENOUGH = 150 // spaces looked at on a large board

/** Distance from each space, or from enough of them, to the nearest other, and the direction of the first. */
function nearest(spaces: Space[]): { far: number[]; pointed: boolean } {
  const sorted = [...spaces].sort((a, b) => a.x - b.x)
  const far: number[] = []
  let pointed = false
  const every = Math.max(1, Math.floor(sorted.length / ENOUGH))
  sorted.forEach((a, i) => {
    if (i % every) return
    let best = Infinity
    let other = a
    for (const step of [-1, 1]) {
      for (let j = i + step; j >= 0 && j < sorted.length; j += step) {
        const b = sorted[j]!
        if (Math.abs(b.x - a.x) >= best) break
        const d = Math.hypot(b.x - a.x, b.y - a.y)
        if (d > 0 && d < best) [best, other] = [d, b]
      }
    }
    far.push(best)
    if (i === 0) pointed = Math.abs(other.y - a.y) < best / 4 || Math.abs(Math.abs(other.x - a.x) - best / 2) < best / 10
  })
  return { far: far.sort((a, b) => a - b), pointed }
}

/** The middle of a link; one that leaves the map is held near its end, which lies off the map. */
export function middleOf(link: Link, spaces: Map<string, Space>): [number, number] | undefined {
  const a = spaces.get(link.a)
  const [bx, by] = link.end ?? [spaces.get(link.b)?.x, spaces.get(link.b)?.y]
  if (!a || bx === undefined || by === undefined) return undefined
  if (link.bend) return [(a.x + 2 * link.bend[0] + bx) / 4, (a.y + 2 * link.bend[1] + by) / 4]
  return [(a.x + bx) / 2, (a.y + by) / 2]
}

const MIDDLE = 12 // radius of a link's middle
const MANY = 2000 // spaces

export function indexOf(board: Board): Index {
  const spaces = by(board.spaces)
  const links = new Map((board.links ?? []).flatMap((link) => (link.id ? [[link.id, link] as const] : [])))
  const middles = [...links].flatMap(([id, link]): [string, Space][] => {
    const at = middleOf(link, spaces)
    return at ? [[id, { id, name: link.name ?? id, x: at[0], y: at[1], r: MIDDLE, label: '' }]] : []
  })
  const sites = new Map([...middles, ...spaces]) // in this order they are drawn: who stands in a space lies above
  const { far, pointed } = nearest(board.spaces)
  const spread = far[Math.floor(far.length * 0.1)]
  const planes = board.planes ?? [{ id: '', name: '', x: 0, y: 0, w: board.size[0], h: board.size[1], flat: !pointed }]
  return {
    board,
    sites,
    links,
    planes,
    planeOf: ({ x, y }) => planes.find((each) => x >= each.x && y >= each.y && x <= each.x + each.w && y <= each.y + each.h) ?? planes[0]!,
    many: board.spaces.length > MANY,
    spaces,
    pieces: by(board.pieces),
    nations: by(board.nations),
    terrains: by(board.terrains),
    marks: by(board.marks),
    symbols: by(board.symbols),
    sides: by(board.sides),
    spread: spread !== undefined && Number.isFinite(spread) ? spread : 100,
    radius: board.spaces.reduce((most, space) => Math.max(most, space.r ?? 30), 1),
    hexes: board.layout === 'hexes',
  }
}

// -- stacks -------------------------------------------------------------------------------------------------------

/** A piece as it lies somewhere. `piece` is null for one whose face may not be seen. */
export interface Lying {
  id: string
  piece: Piece | null
  now: PieceNow
  side: string
}
export interface Heap {
  at: string
  lying: Lying[]
}

/** All that lies on the map and in boxes, by place, the top of each heap first. */
export function heaps(index: Index, picture: Picture): Map<string, Heap> {
  const found = new Map<string, Heap>()
  const lay = (at: string, lying: Lying) => {
    const heap = found.get(at)
    if (heap) heap.lying.push(lying)
    else found.set(at, { at, lying: [lying] })
  }
  for (const [key, now] of Object.entries(picture.pieces)) {
    const piece = index.pieces.get(now.like || key)
    if (piece) lay(now.at, { id: key, piece, now, side: piece.side })
  }
  for (const hidden of picture.hidden ?? []) {
    for (let n = 0; n < (hidden.count ?? 1); n++) {
      lay(hidden.at, { id: `?${hidden.side}${n}`, piece: null, now: { at: hidden.at, order: 99 }, side: hidden.side })
    }
  }
  for (const heap of found.values()) heap.lying.sort((a, b) => (a.now.order ?? 0) - (b.now.order ?? 0))
  return found
}

const marksOf = (now: PieceNow): string => (now.marks ? JSON.stringify(now.marks) : '')
const asBefore = (a: PieceNow, b: PieceNow): boolean =>
  a === b ||
  ((a.face ?? 0) === (b.face ?? 0) &&
    (a.order ?? 0) === (b.order ?? 0) &&
    a.like === b.like &&
    a.figure === b.figure &&
    a.note === b.note &&
    a.count === b.count &&
    a.nation === b.nation &&
    marksOf(a) === marksOf(b))
const alike = (a: Lying, b: Lying): boolean => a.id === b.id && a.piece === b.piece && asBefore(a.now, b.now)

/** The new heaps, with the old object wherever nothing changed, so that only changed places are drawn again. */
export function keep(old: Map<string, Heap>, fresh: Map<string, Heap>): Map<string, Heap> {
  for (const [at, heap] of fresh) {
    const before = old.get(at)
    if (before && before.lying.length === heap.lying.length && before.lying.every((each, i) => alike(each, heap.lying[i]!)))
      fresh.set(at, before)
  }
  return fresh
}

/** The face that is up. */
export function faceOf(piece: Piece, now?: PieceNow): Face {
  return piece.faces[now?.face ?? 0] ?? piece.faces[0] ?? { values: [] }
}
export const figures = (piece: Piece, now?: PieceNow): string => now?.figure || faceOf(piece, now).values.join('-')
export const firstValue = (lying: Lying): string =>
  lying.piece ? lying.now.figure || (faceOf(lying.piece, lying.now).values[0] ?? '') : '?'

/** Sum of the first values, '' if there are none, or if enemies stand together; with a plus if some are not known. */
export function total(lying: Lying[]): string {
  if (lying.some((each) => each.side !== lying[0]!.side)) return ''
  const values = lying
    .filter((each) => !each.piece?.support)
    .map((each) => Number.parseFloat(firstValue(each)))
    .filter((value) => Number.isFinite(value))
  const more = lying.some((each) => !each.piece) ? '+' : ''
  return values.length ? `${values.reduce((sum, value) => sum + value, 0)}${more}` : ''
}

/** The sign of size over a symbol, for pieces too small to be told apart by that of their counters. */
export const SIGNS: Record<string, string> = {
  division: 'M-5.2,-12.4l4,4m0,-4l-4,4M1.2,-12.4l4,4m0,-4l-4,4',
  brigade: 'M-2,-12.4l4,4m0,-4l-4,4',
  regiment: 'M-3.4,-12.6v4.4M0,-12.6v4.4M3.4,-12.6v4.4',
  battalion: 'M-1.8,-12.6v4.4M1.8,-12.6v4.4',
}
const SIZES: Record<string, number> = { army: 46, corps: 38, division: 36, brigade: 34, regiment: 34, battalion: 32, leader: 36 }
export const sizeOf = (piece: Piece | null): number => SIZES[piece?.size ?? 'corps'] ?? 38

const UNKNOWN: MarkKind = { id: '', face: '#5d564a', ink: '#fffdf6' }
/** How a mark is drawn. */
export const markKind = (index: Index, mark: Mark): MarkKind => index.marks.get(mark.kind) ?? UNKNOWN

/** Marks of several pieces, each kind once, with a count. */
export function gathered(lying: Lying[]): { mark: Mark; count: number }[] {
  const found = new Map<string, { mark: Mark; count: number }>()
  for (const each of lying) {
    for (const mark of each.now.marks ?? []) {
      const known = found.get(mark.kind)
      if (known) known.count++
      else found.set(mark.kind, { mark, count: 1 })
    }
  }
  return [...found.values()]
}

// -- colours ------------------------------------------------------------------------------------------------------

function light(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(full.slice(i, i + 2), 16) / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(a: string, b: string): number {
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const DARK = '#14110c'
const inks = new Map<string, string>()

/** The ink a nation asks for, or black or white if figures in it could not be read on its colour. */
export function legible(face: string, ink: string): string {
  const key = face + ink
  let found = inks.get(key)
  if (!found) {
    const enough = !face.startsWith('#') || !ink.startsWith('#') || contrast(face, ink) >= 4.5
    found = enough ? ink : contrast(face, '#ffffff') > contrast(face, DARK) ? '#ffffff' : DARK
    inks.set(key, found)
  }
  return found
}

export interface Paint {
  face: string
  ink: string
  edge: string
  pattern: string
}

/** The colours of a piece: its nation's, or its side's if it has none or is face down. */
export function paintOf(index: Index, piece: Piece | null, side: string, now?: PieceNow): Paint {
  const nation = piece ? index.nations.get(now?.nation || piece.nation) : undefined
  if (nation) return { face: nation.face, ink: legible(nation.face, nation.ink), edge: nation.edge, pattern: nation.pattern ?? '' }
  const owner = index.sides.get(side)
  const face = owner?.face ?? '#b9b2a2'
  return { face, ink: legible(face, owner?.ink ?? DARK), edge: owner?.ink ?? DARK, pattern: '' }
}
