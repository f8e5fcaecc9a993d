// How quickly the reader wants to see what programs do. Kept on the device.
import { PACES, type Pace } from './pacer'
import { kept, keep } from './store'

const NAME = 'pace'

/** Who asks for less motion is shown where it has led to. */
const usual = (): Pace => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'quick')

const state = $state<{ pace: Pace }>({ pace: PACES.find((each) => each === kept(NAME)) ?? usual() })

/** The pace now. Reactive. */
export const pace = (): Pace => state.pace

export function setPace(to: Pace): void {
  state.pace = to
  keep(NAME, to)
}
