// A figure over the course of a game, as a line of steps: it stands until it changes.

export interface Scale {
  x: (at: number) => number
  y: (value: number) => number
  ticks: number[]
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/** Room for all the values between round figures, in a box of `w` by `h`. */
export function scale(values: readonly number[], length: number, w: number, h: number): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = STEPS.find((each) => (high - low) / each <= 5) ?? 1000
  const bottom = Math.floor(low / step) * step
  const top = Math.max(bottom + step, Math.ceil(high / step) * step)
  const ticks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => bottom + i * step)
  return {
    x: (at) => (length ? (at / length) * w : 0),
    y: (value) => h - ((value - bottom) / (top - bottom)) * h,
    ticks,
  }
}

/** The line of one figure: level from each mark to the next. */
export function line(marks: readonly { at: number; value: number }[], length: number, { x, y }: Scale): string {
  const round = (value: number) => Math.round(value * 10) / 10
  const parts = marks.map(({ at, value }, i) => (i ? `H${round(x(at))}V${round(y(value))}` : `M${round(x(at))},${round(y(value))}`))
  return `${parts.join('')}H${round(x(length))}`
}
