/** What the words of a verdict mean, in a sentence each. */

import type { EngagementBand, FraudRisk, ReportState } from '@vouch/engine'

const riskMeanings: Record<FraudRisk, string> = {
  low: 'On the whole, what we measured does not suggest manipulation.',
  medium: 'What was seen leaves doubts; ask before you sign.',
  high: 'What was seen suggests manipulation; look at the evidence before you decide.',
  critical: 'Strong evidence suggests manipulation.',
}

/** @returns what the risk word means. Where too little was seen, medium means just that and suggests nothing. */
export function riskMeaning(risk: FraudRisk, state: ReportState): string {
  if (state === 'LOW_CONFIDENCE' && risk === 'medium') return 'Too little was seen to call the risk low.'
  return riskMeanings[risk]
}

const engagementWords: Record<EngagementBand, string> = {
  low: 'low for this size',
  below: 'below the middle for this size',
  average: 'average for this size',
  above: 'above the middle for this size',
  high: 'high for this size',
}

export function engagementWord(band: EngagementBand): string {
  return engagementWords[band]
}
