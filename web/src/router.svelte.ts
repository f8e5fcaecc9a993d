// The address bar: which screen is shown. Plain <a href="/..."> links are followed without loading the page again.

interface Route {
  path: string
  query: URLSearchParams
  hash: string
}

function read(): Route {
  let hash = location.hash.slice(1)
  try {
    hash = decodeURIComponent(hash)
  } catch {
    // a lone % in the address: keep it as it is
  }
  return { path: location.pathname, query: new URLSearchParams(location.search), hash }
}

let now = $state.raw<Route>(read())

/** The route, reactive: `route.path`, `route.query.get('invite')`, `route.hash`. */
export const route = {
  get path(): string {
    return now.path
  },
  get query(): URLSearchParams {
    return now.query
  },
  get hash(): string {
    return now.hash
  },
}

/** Goes to an address of this page. `replace` puts it in the place of the present one (no step back to it). */
export function go(to: string, how: { replace?: boolean } = {}): void {
  const before = location.pathname
  history[how.replace ? 'replaceState' : 'pushState'](null, '', to)
  now = read()
  if (location.pathname !== before) scrollTo(0, 0)
}

/** The parts of `path` that stand where `pattern` has `:`, or null: parts('/match/:', '/match/7') is ['7']. */
export function parts(pattern: string, path: string): string[] | null {
  const wanted = pattern.split('/')
  const given = path.replace(/\/$/, '').split('/')
  if (wanted.length !== given.length) return null
  const found: string[] = []
  for (const [i, each] of wanted.entries()) {
    if (each === ':' && given[i]) found.push(given[i])
    else if (each !== given[i]) return null
  }
  return found
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('href') || link.target || link.hasAttribute('download')) return
  const to = new URL(link.href)
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return
  const here = to.pathname === location.pathname && to.search === location.search
  if (here && to.hash) return // an anchor on this page: the browser does it, popstate tells us
  event.preventDefault()
  go(to.pathname + to.search + to.hash)
}

/** Starts listening; returns what stops it. */
export function startRouter(): () => void {
  const back = () => (now = read())
  addEventListener('popstate', back)
  document.addEventListener('click', follow)
  return () => {
    removeEventListener('popstate', back)
    document.removeEventListener('click', follow)
  }
}
