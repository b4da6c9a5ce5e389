import type { CampaignCreatorValues } from './campaign-fields.ts'

/** Who is in a campaign for sure: whose fee is due, whose contract, content and results it waits for. And who is still to be written to. */

type Deciding = Pick<CampaignCreatorValues, 'decision' | 'outreach' | 'paid'>
/** The same as the API gives it. */
interface Decided {
  fields: { [Name in keyof Deciding]: { value: Deciding[Name] } }
}

const decidingOf = ({ fields: { decision, outreach, paid } }: Decided): Deciding => ({
  ...{ decision: decision.value, outreach: outreach.value, paid: paid.value },
})

/** @returns whether a creator takes part: neither declined nor turned down, and either approved and agreed or paid already */
export function takesPart({ decision, outreach, paid }: Deciding): boolean {
  if (decision === 'declined' || outreach === 'turned-down') return false
  return (paid ?? 0) > 0 || (decision === 'approved' && outreach === 'agreed')
}

/** @returns the same of a creator as the API gives one */
export function isTakingPart(creator: Decided): boolean {
  return takesPart(decidingOf(creator))
}

/** @returns whether a creator, as the API gives one, is still to be contacted: approved, untouched, and not taking part already */
export function isToContact(creator: Decided): boolean {
  const { decision, outreach } = decidingOf(creator)
  return decision === 'approved' && outreach === 'not-contacted' && !isTakingPart(creator)
}
