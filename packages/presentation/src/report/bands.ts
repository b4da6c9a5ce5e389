/** What the words of a verdict mean, in a sentence each. */

import type { EngagementBand, FraudRisk, ReportState } from '@vouch/engine'

const riskMeanings: Record<FraudRisk, string> = {
  low: 'Overall, what we measured doesn’t suggest manipulation.',
  medium: 'What we saw raises questions. Ask before you sign.',
  high: 'What we saw suggests manipulation. Review the evidence before you decide.',
  critical: 'Strong evidence suggests manipulation.',
}

/** @returns what the risk word means. Where too little was seen, medium means just that and suggests nothing. */
export function riskMeaning(risk: FraudRisk, state: ReportState): string {
  if (state === 'LOW_CONFIDENCE' && risk === 'medium') return 'We saw too little to call the risk low.'
  return riskMeanings[risk]
}

const engagementWords: Record<EngagementBand, string> = {
  low: 'low for this size',
  below: 'below average for this size',
  average: 'average for this size',
  above: 'above average for this size',
  high: 'high for this size',
}

export function engagementWord(band: EngagementBand): string {
  return engagementWords[band]
}
