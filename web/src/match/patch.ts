// Keeps a position up to date: a patch holds only what changed.

import type { Patch, Position } from '../wire'

function merged<T>(old: Record<string, T>, changed: Record<string, T | null> | undefined): Record<string, T> {
  if (!changed) return old
  const result = { ...old }
  for (const [key, value] of Object.entries(changed)) {
    if (value === null) delete result[key]
    else result[key] = value
  }
  return result
}

/** The position after a patch; the old one is left as it was. */
export function patched(old: Position, patch: Patch): Position {
  const { picture, log, told, ...rest } = patch
  const next: Position = { ...old, ...rest }
  if (picture) {
    const { spaces, pieces, ...whole } = picture
    next.picture = {
      ...old.picture,
      ...whole,
      spaces: merged(old.picture.spaces, spaces),
      pieces: merged(old.picture.pieces, pieces),
    }
  }
  if (log) {
    const from = told ?? old.told + old.log.length
    next.log = [...old.log.slice(0, Math.max(0, from - old.told)), ...log]
  }
  return next
}
