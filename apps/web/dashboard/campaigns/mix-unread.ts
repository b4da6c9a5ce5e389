import { plural } from '@vouch/presentation'
import type { CampaignMix } from './use-campaign-mix.ts'

/** What is said of a mix while some of its creators have no report: nothing about them, and that they can be verified. */

/** @returns why no audiences are compared: too few are approved, or too few of them were read */
export function noOverlapWords({ counted, members, unread }: CampaignMix): string {
  const approved = unread + (counted === 'approved' ? members : 0)
  if (approved < 2) return 'Approve at least two creators to compare their audiences.'
  return unread === 0
    ? 'No two approved creators have audiences to compare.'
    : `Verify ${plural(unread, 'approved creator')} to compare audiences.`
}

/** @returns that nobody adds to the best mix, of those who were read */
export function nobodyAddsWords({ insight: { unverified } }: CampaignMix): string {
  if (unverified === 0) return 'No one else in this campaign would add to it.'
  return `No one else with a report would add to it. Verify ${plural(unverified, 'more creator')} to include them.`
}

/** Whom the forecast counts: `2 approved creators`, `1 of 2 approved creators` while one of them has no report. */
export function countedWords({
  counted,
  members,
  unread,
}: Pick<CampaignMix, 'counted' | 'members' | 'unread'>): string {
  if (counted === 'verified') return plural(members, 'verified creator')
  return `${unread > 0 ? `${members} of ` : ''}${plural(members + unread, 'approved creator')}`
}
