import type { CampaignCreatorValues } from './campaign-fields.ts'

/** Who is in a campaign for sure: whose fee is due, whose contract, content and results it waits for. */

type Deciding = Pick<CampaignCreatorValues, 'decision' | 'outreach' | 'paid'>

/** @returns whether a creator is approved and agreed, or was paid already, whatever else was noted */
export function takesPart({ decision, outreach, paid }: Deciding): boolean {
  if (decision === 'declined' || outreach === 'turned-down') return false
  return (paid ?? 0) > 0 || (decision === 'approved' && outreach === 'agreed')
}

/** @returns the same of a creator as the API gives one */
export function isTakingPart({
  fields: { decision, outreach, paid },
}: {
  fields: { [Name in keyof Deciding]: { value: Deciding[Name] } }
}): boolean {
  return takesPart({ decision: decision.value, outreach: outreach.value, paid: paid.value })
}
