import type { ShareLink } from '@vouch/contract'
import { date, plural } from '@vouch/presentation'

/** What is said about a share link. */

/** @returns how a link stands: until when it works, or why it does not. */
export function linkStanding({ state, expiresAt, revokedAt }: ShareLink): string {
  switch (state) {
    case 'live':
      return `Works until ${date(expiresAt)}`
    case 'revoked':
      return `Revoked ${date(revokedAt)}`
    case 'expired':
      return `Expired ${date(expiresAt)}`
    default:
      return 'Its report was deleted'
  }
}

/** @returns how often a link was opened; by whom is not known here either. */
export function openedWords({ opened, lastOpenedOn }: Pick<ShareLink, 'opened' | 'lastOpenedOn'>): string {
  if (opened === 0) return 'Not opened yet'
  return `Opened ${opened === 1 ? 'once' : plural(opened, 'time')}, last on ${date(lastOpenedOn)}`
}
