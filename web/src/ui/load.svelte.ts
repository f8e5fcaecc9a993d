// Something fetched for a screen: fetched again when what it depends on (the language, above all) changes, on a beat
// while the page is looked at, and when the reader comes back to it. What is on screen stays until the new is there.
import { sentence } from '../api'
import type { Reason } from '../wire'

export class Loaded<T> {
  value = $state.raw<T | undefined>()
  error = $state.raw<Reason | undefined>()
  #asked = 0

  constructor(readonly fetch: () => Promise<T>) {}

  /** Fetches now. */
  async again(): Promise<void> {
    const turn = ++this.#asked
    try {
      const value = await this.fetch()
      if (turn !== this.#asked) return // a later question has been asked since
      this.value = value
      this.error = undefined
    } catch (error) {
      if (turn === this.#asked) this.error = sentence(error)
    }
  }
}

/** For the top of a component's script. `every`: milliseconds between two looks while the page is visible. */
export function load<T>(fetch: () => Promise<T>, every = 0): Loaded<T> {
  const loaded = new Loaded(fetch)
  $effect(() => {
    void loaded.again()
  })
  if (every) {
    $effect(() => {
      const look = () => {
        if (document.visibilityState === 'visible') void loaded.again()
      }
      const beat = setInterval(look, every)
      document.addEventListener('visibilitychange', look)
      return () => {
        clearInterval(beat)
        document.removeEventListener('visibilitychange', look)
      }
    })
  }
  return loaded
}
