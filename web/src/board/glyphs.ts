// Small drawings as path data, round the origin. Those of terrain, units and marks come with the board.

import type { Strewn } from '../wire'
import { n, star } from './geometry'

/** Path data of relative steps, made larger or smaller. */
const scaled = (d: string, by: number): string => d.replace(/-?\d*\.?\d+/g, (each) => n(Number(each) * by))

/** The signs of a terrain in many hexes, turned another way in each so that no pattern shows. */
export function strewn({ signs }: Strewn, hexes: { x: number; y: number }[], radius: number): string {
  const scale = radius / 40
  const drawn = signs.flatMap(([d, at]) => at.map(([x, y, size]) => ({ x: x * scale, y: y * scale, d: scaled(d, size * scale) })))
  let d = ''
  for (const { x, y } of hexes) {
    const turn = Math.abs(Math.round(x * 7 + y * 13)) % 4
    const [fx, fy] = [turn & 1 ? -1 : 1, turn & 2 ? -1 : 1]
    for (const sign of drawn) d += `M${n(x + sign.x * fx)},${n(y + sign.y * fy)}${sign.d}`
  }
  return d
}

/** How they are drawn, where it is not as the stylesheet has it. */
export function inked({ ink, dark, width, opacity, fill }: Strewn): string {
  const style = []
  if (ink) style.push(`--sign-light: ${ink}; --sign-dark: ${dark || ink}`)
  if (width) style.push(`stroke-width: ${width}`)
  if (opacity) style.push(`--sign-opacity: ${opacity}`)
  if (fill) style.push(`fill: var(--sign); fill-opacity: ${fill}`)
  return style.join('; ')
}

export const ANCHOR =
  'M0,-4.6V6M-3,-2H3M-5.6,1.6Q-5,6 0,6Q5,6 5.6,1.6M-7,3l1.4,-1.6l1.9,1M7,3l-1.4,-1.6l-1.9,1M1.7,-6.2a1.7,1.7 0 1 1 -3.4,0a1.7,1.7 0 1 1 3.4,0Z'

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
