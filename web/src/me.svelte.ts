// Who is reading. Filled by api.ts; `loaded` is false until the server has said.
import type { Me } from './wire'

export const me = $state<Me & { loaded: boolean }>({ loaded: false, user: null })

export function setMe(from: Me): void {
  me.user = from.user
  me.email = from.email ?? ''
  me.letters = from.letters ?? ''
  me.webhook = from.webhook ?? ''
  me.language = from.language ?? ''
  me.mail = from.mail ?? false
  me.loaded = true
}
