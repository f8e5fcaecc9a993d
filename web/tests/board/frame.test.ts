import { describe, expect, it } from 'vitest'

import { enough, framed, freeOf, inSight, scaleFor, type Pane, type Sight } from '../../src/board/frame'

const pane: Pane = { size: [1000, 800], top: 40, right: 100, bottom: 40, left: 40 }
const reading = { least: 0.5, ease: 1 }
const at = (x: number, y: number, k = 1): Sight => ({ x, y, k })

describe('what is in sight', () => {
  it('is what lies in the free part, not under what covers the edge', () => {
    const now = at(500, 400)
    expect(inSight({ x: 500, y: 400 }, now, pane)).toBe(true)
    expect(inSight({ x: 899, y: 400 }, now, pane)).toBe(true)
    expect(inSight({ x: 901, y: 400 }, now, pane)).toBe(false)
    expect(inSight({ x: 41, y: 41 }, now, pane)).toBe(true)
    expect(inSight({ x: 500, y: 761 }, now, pane)).toBe(false)
    expect(freeOf(pane)).toEqual([860, 720])
  })
})

describe('the camera stays', () => {
  it('if all that matters is in sight at a readable size', () => {
    expect(enough([at(200, 200), at(700, 600)], at(500, 400), pane, reading)).toBe(true)
    expect(enough([at(200, 200), at(700, 600)], at(500, 400, 0.3), pane, reading)).toBe(false)
    expect(enough([at(200, 200), at(1200, 600)], at(500, 400), pane, reading)).toBe(false)
  })

  it('if not all can be, and a good part of it is', () => {
    const wide = [at(0, 0), at(100, 0), at(5000, 0), at(5100, 100)]
    expect(enough(wide, at(100, 0), pane, reading)).toBe(true)
    expect(enough(wide, at(2500, 0), pane, reading)).toBe(false)
  })
})

describe('the camera goes', () => {
  const seen = (spots: Sight[], to: Sight | null) => spots.every((each) => inSight(each, to!, pane))

  it('to where all of it is in the free part, no closer than one was', () => {
    const must = [at(1500, 900), at(1600, 1000)]
    const to = framed(must, [], at(0, 0, 0.8), pane, reading)
    expect(to!.k).toBe(0.8)
    expect(seen(must, to)).toBe(true)
  })

  it('away until all fits, but never so far that nothing could be read', () => {
    const must = [at(0, 0), at(1400, 700)]
    const to = framed(must, [], at(0, 0, 2), pane, reading)
    expect(to!.k).toBeCloseTo(scaleFor(must, pane))
    expect(seen(must, to)).toBe(true)
    expect(framed([at(0, 0), at(9000, 0)], [], at(0, 0, 2), pane, reading)!.k).toBe(0.5)
  })

  it('from where nothing could be read to what is read with ease', () => {
    expect(framed([at(10, 10)], [], at(0, 0, 0.1), pane, reading)!.k).toBe(1)
  })

  it('to the larger part of what lies too far apart', () => {
    const east = [at(5000, 0), at(5100, 100), at(5200, 0)]
    const to = framed([at(0, 0), ...east], [], at(0, 0), pane, reading)
    expect(seen(east, to)).toBe(true)
  })

  it('so that as much as may be of the rest is beside it', () => {
    const must = [at(1000, 1000)]
    const rest = [at(1600, 1000), at(1700, 1100), at(300, 1000)]
    const to = framed(must, rest, at(1000, 1000), pane, reading)
    expect(seen([...must, rest[0]!, rest[1]!], to)).toBe(true)
    expect(seen([rest[2]!], to)).toBe(false)
    const west = [at(400, 900), at(300, 1000)]
    expect(seen([...must, ...west], framed(must, [...west, rest[1]!], at(1000, 1000), pane, reading))).toBe(true)
  })

  it('to the thick of the counters if there is nothing else, and nowhere if there is nothing', () => {
    const thick = [at(400, 400), at(450, 420), at(500, 380)]
    const to = framed([], [...thick, at(5000, 5000)], at(5000, 5000), pane, reading)
    expect(seen(thick, to)).toBe(true)
    expect(framed([], [], at(0, 0), pane, reading)).toBeNull()
  })
})
