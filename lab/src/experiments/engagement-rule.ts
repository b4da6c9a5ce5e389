import type { Report } from '@vouch/engine'

/** The rule of free checking tools: an engagement rate far from that of creators of the same size is suspicious, whatever the side.
 *
 *  It is the baseline that signals have to beat: one number, no evidence.
 *
 *  @returns the distance from the tier's middle in factors of e; 0 where there is no rate or no table */
export function engagementRuleScore({ engagement }: Report): number {
  if (engagement === null || engagement.tierMedian === null || engagement.rate <= 0) return 0
  return Math.abs(Math.log(engagement.rate / engagement.tierMedian))
}
