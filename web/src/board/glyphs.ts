// Small drawings as path data, round the origin.

import { n, star } from './geometry'

/** Terrain of a space, about 20 wide and 14 high. */
export const TERRAIN: Record<string, string> = {
  forest: 'M-6,6V3M-6,3L-10,3L-6,-5L-2,3ZM4,6V3M4,3L-1,3L4,-7L9,3Z',
  mountain: 'M-10,6L-3,-6L1,1L4,-3L10,6ZM-5.2,-2.2L-3.2,-0.6L-1,-2.6',
  swamp: 'M-9,5q2.2,-2.6 4.5,0t4.5,0t4.5,0t4.5,0M-4,1V-4M-4,-1l-3,-3M-4,-1l3,-3M4,1V-6M4,-2l-3,-3M4,-2l3,-3',
  desert: 'M-10,5q5,-8 10,0M-1,5q5,-8 10,0M-5,-4h.01M0,-5h.01M5,-4h.01',
  hill: 'M-10,5q5,-10 10,0M0,5q5,-8 10,0',
  town: 'M-8,5V-1H-3V5ZM-3,5V-5H3V5ZM3,5V0H8V5Z',
  rough: 'M-9,4l4,-7l3,7ZM0,5l3,-5l3,5ZM-1,-4l2,-3l2,3Z',
  sea: 'M-9,-2q2.2,-3 4.5,0t4.5,0t4.5,0t4.5,0M-9,4q2.2,-3 4.5,0t4.5,0t4.5,0t4.5,0',
  pass: 'M-10,6L-6,-3L-3,4M10,6L6,-3L3,4M-2,-6q3,4.5 0,11M2,-6q-3,4.5 0,11',
  flood: 'M-9,-5q2.2,-3 4.5,0t4.5,0t4.5,0t4.5,0M-9,0q2.2,-3 4.5,0t4.5,0t4.5,0t4.5,0M-9,5q2.2,-3 4.5,0t4.5,0t4.5,0t4.5,0',
}

// Terrain of a hex of radius 40: a few small signs strewn over it, mostly beside where counters stand. Steps are relative.
type Sign = (s: number) => string
const steps =
  (d: string): Sign =>
  (s) =>
    d.replace(/-?\d*\.?\d+/g, (each) => n(Number(each) * s))
const TREE = steps('m0,5.4v-2.4m-3.9,0l3.9,-9.4l3.9,9.4z')
const PEAK = steps('m-10,7l10,-16l10,16m-10,-16l2.6,7l-2.2,2.4l3,3.4m1,-4.6l4,7.8')
const TUFT = steps('m-8,0h16m-12,3.4h8m-4,-5.2v-5.4m-1.6,5.4l-3.4,-4.2m6.6,4.2l3.4,-4.2')
const WAVE = steps('m-9,0q2.25,-3.2 4.5,0t4.5,0t4.5,0t4.5,0')
const KNOLL = steps('m-7,3.4q7,-11 14,0m-5,-5.4l2.4,4.6m-5.6,-5.2l1.2,4')
const GAP = steps('m-4.4,-8q5.4,8 0,16m8.8,-16q-5.4,8 0,16')
const HILL = steps('m-10,4q5,-11 10,-1m-3,-4q6,-8 12,5')
const DOTS = steps('m-5,2h.01m4.6,-3h.01m4.8,2.6h.01')
const HOUSE = steps('m-5,4v-6h4v6zm5,0v-9h5v9z')
const STREWN: Record<string, [Sign, number, number, number][]> = {
  forest: [
    [TREE, -23, -6, 1],
    [TREE, -11, -21, 0.85],
    [TREE, 8, -21, 1],
    [TREE, 24, -8, 0.9],
    [TREE, 20, 13, 1.05],
    [TREE, 3, 24, 0.9],
    [TREE, -16, 18, 1],
    [TREE, -2, 1, 0.95],
  ],
  mountain: [
    [PEAK, -15, -9, 1],
    [PEAK, 15, -15, 0.85],
    [PEAK, 14, 12, 1.05],
    [PEAK, -13, 20, 0.8],
  ],
  swamp: [
    [TUFT, -17, -13, 0.9],
    [TUFT, 14, -19, 0.8],
    [TUFT, 19, 8, 0.9],
    [TUFT, -13, 16, 1],
    [TUFT, 8, 26, 0.7],
  ],
  pass: [
    [PEAK, -21, -3, 0.85],
    [PEAK, 21, -3, 0.85],
    [GAP, 0, 21, 1],
    [GAP, 0, -21, 0.8],
  ],
  flood: [
    [WAVE, -15, -19, 1],
    [WAVE, 14, -13, 1.1],
    [WAVE, -19, 1, 1],
    [WAVE, 17, 9, 1],
    [WAVE, -9, 17, 1.1],
    [WAVE, 8, 27, 0.9],
  ],
  rough: [
    [KNOLL, -19, -10, 0.9],
    [KNOLL, 6, -21, 0.8],
    [KNOLL, 22, -1, 0.9],
    [KNOLL, 11, 20, 1],
    [KNOLL, -15, 16, 0.85],
  ],
  sea: [
    [WAVE, -14, -10, 0.9],
    [WAVE, 13, 14, 0.9],
  ],
  desert: [
    [DOTS, -16, -12, 1],
    [DOTS, 14, -16, 1],
    [DOTS, 17, 12, 1],
    [DOTS, -12, 17, 1],
  ],
  hill: [
    [HILL, -15, -12, 0.9],
    [HILL, 14, -6, 1],
    [HILL, -8, 18, 1],
  ],
  town: [
    [HOUSE, -19, -8, 1],
    [HOUSE, 16, -14, 1],
    [HOUSE, 17, 12, 1],
    [HOUSE, -14, 17, 1],
  ],
}

/** The signs of a terrain in many hexes, turned another way in each so that no pattern shows. */
export function strewn(glyph: string, hexes: { x: number; y: number }[], radius: number): string {
  const scale = radius / 40
  const signs = (STREWN[glyph] ?? []).map(([sign, x, y, size]) => ({ x: x * scale, y: y * scale, d: sign(size * scale) }))
  let d = ''
  for (const { x, y } of hexes) {
    const turn = Math.abs(Math.round(x * 7 + y * 13)) % 4
    const [fx, fy] = [turn & 1 ? -1 : 1, turn & 2 ? -1 : 1]
    for (const sign of signs) d += `M${n(x + sign.x * fx)},${n(y + sign.y * fy)}${sign.d}`
  }
  return d
}
export const ANCHOR =
  'M0,-4.6V6M-3,-2H3M-5.6,1.6Q-5,6 0,6Q5,6 5.6,1.6M-7,3l1.4,-1.6l1.9,1M7,3l-1.4,-1.6l-1.9,1M1.7,-6.2a1.7,1.7 0 1 1 -3.4,0a1.7,1.7 0 1 1 3.4,0Z'

/** NATO symbols in a frame 20 wide and 13 high: the frame is drawn apart. `solid` parts are filled. */
export const SYMBOL: Record<string, { line?: string; solid?: string; frame?: boolean }> = {
  infantry: { line: 'M-10,-6.5L10,6.5M10,-6.5L-10,6.5' },
  cavalry: { line: 'M-10,6.5L10,-6.5' },
  mountain: { line: 'M-10,-6.5L10,6.5M10,-6.5L-10,6.5', solid: 'M-3.6,6.5L0,1L3.6,6.5Z' },
  artillery: { solid: 'M2.6,0a2.6,2.6 0 1 1 -5.2,0a2.6,2.6 0 1 1 5.2,0Z' },
  headquarters: { line: 'M-10,6.5V10', solid: 'M-10,-6.5H10V-2.5H-10Z' },
  armour: { line: 'M-3.6,-3.4H3.6a3.4,3.4 0 0 1 0,6.8H-3.6a3.4,3.4 0 0 1 0,-6.8Z' },
  fort: { line: 'M-7,5V-3H-4V-5H-1.5V-3H1.5V-5H4V-3H7V5Z', frame: false },
  leader: { solid: star(5, 7, 3), frame: false },
}

/** Nation patterns on the upper part of a counter of half width 1: several fine lines. */
export const PATTERN: Record<string, string> = {
  stripes: 'M-.9,-.1L-.1,-.9M-.9,.24L.24,-.9M-.56,.24L.58,-.9M-.22,.24L.9,-.88M.12,.24L.9,-.54M.46,.24L.9,-.2',
  dots: 'M-.7,-.7h.01M-.35,-.7h.01M0,-.7h.01M.35,-.7h.01M.7,-.7h.01M-.7,-.35h.01M.7,-.35h.01M-.7,0h.01M.7,0h.01M-.35,0h.01M.35,0h.01M0,0h.01',
  checks: 'M-.92,-.55H.92M-.92,-.15H.92M-.6,-.92V.25M-.2,-.92V.25M.2,-.92V.25M.6,-.92V.25',
  band: 'M-.76,-.92V.25M.76,-.92V.25M-.62,-.92V.25M.62,-.92V.25',
  cross: 'M0,-.92V.25M-.92,-.33H.92M-.92,-.4H.92M.07,-.92V.25',
}

/** The shape of a mark that is a fort's. */
export const FORT_STAR = star(8, 11, 7.6)
/** The cloth of a flag on its pole. */
export const FLAG = 'M-8,-9H9.4L6.8,-3.2L9.4,2.6H-8Z'
