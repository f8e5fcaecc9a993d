// Panels that are folded stay folded: kept on the device, by what they are called.

import { kept, keep } from './store'

/** For a `details` element. */
export function folds(name: string): (element: HTMLDetailsElement) => () => void {
  return (element) => {
    const last = kept(`fold.${name}`)
    if (last) element.open = last === 'open'
    let before = element.open
    const toggled = (): void => {
      if (element.open === before) return
      before = element.open
      keep(`fold.${name}`, element.open ? 'open' : 'shut')
    }
    element.addEventListener('toggle', toggled)
    return () => element.removeEventListener('toggle', toggled)
  }
}
