// What the board draws, sorted for a legend: only what is really there, each with one example of it.

import type { Board, Ground, MarkKind, Nation, Piece, Space, Terrain } from '../wire'

/** Kinds of ground that need no word. */
const PLAIN = new Set(['land', 'coast', 'lake', 'panel'])

export interface Legend {
  terrains: { terrain: Terrain; space: Space }[]
  spaces: { name: string; space: Space }[]
  places: { name: string; place: string }[]
  lines: { name: string; ground: Ground }[]
  areas: { name: string; tints: string[] }[]
  links: { name: string; kind: string }[]
  nations: Nation[]
  pieces: { name: string; piece: Piece; face?: number }[]
  symbols: { name: string; piece: Piece }[]
  marks: { name: string; kind: MarkKind }[]
}

/** The words of a kind of things (`mark:`), by its name. */
function named(board: Board, kind: string): [string, string][] {
  return Object.entries(board.legend ?? {}).flatMap(([key, name]) =>
    key.startsWith(`${kind}:`) ? [[key.slice(kind.length + 1), name]] : [],
  )
}

/** The first space of which something is true, as plain as it can be found. */
function sample(board: Board, fits: (space: Space) => boolean): Space | undefined {
  const plain = (space: Space): number => Number(Boolean(space.rim)) + Number(Boolean(space.port)) + Number(Boolean(space.capital))
  return board.spaces.filter(fits).toSorted((a, b) => plain(a) - plain(b))[0]
}

function features(board: Board): Legend['spaces'] {
  const rows: [string, (space: Space) => boolean][] = [
    ...named(board, 'shape').map(([shape, name]): [string, (space: Space) => boolean] => [name, (space) => space.shape === shape]),
    ...named(board, 'rim').map(([rim, name]): [string, (space: Space) => boolean] => [
      name,
      (space) => space.rim === rim || (board.fields ?? []).some((field) => field.rims?.includes(space.id)),
    ]),
  ]
  const { port, capital } = board.legend ?? {}
  if (port) rows.push([port, (space) => Boolean(space.port)])
  if (capital) rows.push([capital, (space) => space.capital === true])
  return rows.flatMap(([name, fits]) => {
    const space = sample(board, fits)
    return space ? [{ name, space }] : []
  })
}

function lines(board: Board): Legend['lines'] {
  const found = new Map<string, Ground>()
  for (const ground of [...(board.ground ?? []), ...(board.fields ?? []).flatMap((field) => field.ground ?? [])]) {
    if (PLAIN.has(ground.kind) || ground.kind === 'region') continue
    const name = ground.name || board.legend?.[`ground:${ground.kind}`] || ''
    const known = found.get(name)
    if (name && (!known || (ground.width ?? 0) > (known.width ?? 0))) found.set(name, ground)
  }
  return [...found].map(([name, ground]) => ({ name, ground }))
}

/** Counters by their size, then one that is reduced, if any can be. */
function counters(board: Board, reduced: string): Legend['pieces'] {
  const found: Legend['pieces'] = named(board, 'size').flatMap(([size, name]) => {
    const piece = board.pieces.find((each) => (each.size ?? 'corps') === size)
    return piece ? [{ name, piece }] : []
  })
  const two = board.pieces.find((piece) => piece.faces.length > 1 && piece.faces[0]!.values.length > 0)
  return two ? [...found, { name: reduced, piece: two, face: 1 }] : found
}

export function legendOf(board: Board, reduced: string): Legend {
  const nations = new Set([...board.pieces.map((piece) => piece.nation), ...board.spaces.flatMap((space) => space.nation ?? [])])
  return {
    terrains: board.terrains.flatMap((terrain) => {
      const space = sample(board, (each) => each.terrain === terrain.id)
      return space ? [{ terrain, space }] : []
    }),
    spaces: features(board),
    places: named(board, 'place').map(([place, name]) => ({ place, name })),
    lines: lines(board),
    areas: named(board, 'ground').flatMap(([kind, name]) => {
      const tints = (board.ground ?? []).flatMap((ground) => (ground.kind === kind && kind === 'region' ? (ground.tint ?? []) : []))
      return tints.length ? [{ name, tints: [...new Set(tints)] }] : []
    }),
    links: named(board, 'link').map(([kind, name]) => ({ kind, name })),
    nations: board.nations.filter((nation) => nations.has(nation.id)),
    pieces: counters(board, reduced),
    symbols: named(board, 'symbol').flatMap(([symbol, name]) => {
      const piece = board.pieces.find((each) => each.symbol === symbol)
      return piece ? [{ name, piece }] : []
    }),
    marks: (board.marks ?? []).map((kind) => ({ kind, name: board.legend?.[`mark:${kind.id}`] ?? kind.id })),
  }
}
