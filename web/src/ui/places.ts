// Addresses that leave the page.
import type { Match } from '../wire'

/** The link that lets somebody sit down at a match. */
export function invitation(match: Match): string {
  return `${location.origin}/match/${match.id}?invite=${encodeURIComponent(match.invite ?? '')}`
}
