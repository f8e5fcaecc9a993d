// Which part of a map of many hexes is there at all: what lies in sight, and some way round it for the hand that drags it.

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

const BESIDE = 0.3 // of what is in sight, on every side
const SPARE = 0.12 // as little of that may be left before more is fetched: a strip at a time
const LOOSE = 3 // so many times too wide: draw less

export const grown = ({ x, y, w, h }: Rect, part = BESIDE): Rect => ({
  x: x - w * part,
  y: y - h * part,
  w: w * (1 + 2 * part),
  h: h * (1 + 2 * part),
})

export const holds = (rect: Rect | null, { x, y }: { x: number; y: number }): boolean =>
  rect === null || (x >= rect.x && y >= rect.y && x <= rect.x + rect.w && y <= rect.y + rect.h)

export const meets = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

const within = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h

const common = (a: Rect, b: Rect): Rect => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y }
}

/** What is to be there for this sight on a sheet: as before while that will do. */
export function covered(before: Rect | null, sight: Rect, sheet: Rect): Rect {
  const enough =
    before !== null && within(before, common(grown(sight, SPARE), sheet)) && before.w * before.h < LOOSE * grown(sight).w * grown(sight).h
  return enough ? before : grown(sight)
}
