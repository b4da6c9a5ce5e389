/** What the words of a verdict mean, in a sentence each. */

import type { EngagementBand, FraudRisk } from '@vouch/engine'

const riskMeanings: Record<FraudRisk, string> = {
  low: 'On the whole, what we measured does not suggest manipulation.',
  medium: 'Some evidence suggests manipulation; ask before you sign.',
  high: 'Several pieces of evidence suggest manipulation.',
  critical: 'Strong evidence, from more than one side, suggests manipulation.',
}

export function riskMeaning(risk: FraudRisk): string {
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
