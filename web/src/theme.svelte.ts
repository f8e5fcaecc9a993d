// Light, dark, or as the device says. theme.css reads data-theme on <html>.

export type Theme = 'auto' | 'light' | 'dark'
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']
const STORE = 'grognard.theme'

function stored(): Theme {
  try {
    return THEMES.find((each) => each === localStorage.getItem(STORE)) ?? 'auto'
  } catch {
    return 'auto' // storage may be forbidden
  }
}

const device = matchMedia('(prefers-color-scheme: dark)')
const state = $state<{ theme: Theme; device: boolean }>({ theme: stored(), device: device.matches })

function show(): void {
  document.documentElement.dataset.theme = shown()
}

device.addEventListener('change', () => {
  state.device = device.matches
  show()
})
show()

/** What the reader chose. Reactive. */
export function theme(): Theme {
  return state.theme
}

/** What is on the screen. Reactive. */
export function shown(): 'light' | 'dark' {
  return state.theme === 'auto' ? (state.device ? 'dark' : 'light') : state.theme
}

export function setTheme(to: Theme): void {
  state.theme = to
  show()
  try {
    localStorage.setItem(STORE, to)
  } catch {
    // see stored()
  }
}
