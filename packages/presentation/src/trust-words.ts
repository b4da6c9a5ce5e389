/** The words and tones of a verdict wherever it is shown. A tone is never the only carrier: each comes with its word. */

import type { FraudRisk, Trust, TrustBand } from '@vouch/engine'
import { number, range } from './format.ts'
import type { Tone } from './tone.ts'

/** Bands of the trust scale, from the bottom up. The last holds 100. */
export const trustScale: readonly { band: TrustBand; from: number; to: number }[] = [
  { band: 'poor', from: 0, to: 70 },
  { band: 'moderate', from: 70, to: 80 },
  { band: 'good', from: 80, to: 90 },
  { band: 'excellent', from: 90, to: 100 },
]

const bandTones: Record<TrustBand, Tone> = { excellent: 'good', good: 'good', moderate: 'caution', poor: 'risk' }

export function trustTone(band: TrustBand): Tone {
  return bandTones[band]
}

/** @returns a trust score in words: `moderate, 66 to 80`. */
export function trustWords({ band, low, high }: Trust): string {
  return `${band}, ${range(low, high)}`
}

/** @returns a trust score for ears: `Trust 73 of 100, moderate, 66 to 80`. */
export function trustSentence(trust: Trust): string {
  return `Trust ${number(trust.score, 0)} out of 100, ${trustWords(trust)}`
}

const riskTones: Record<FraudRisk, Tone> = { low: 'good', medium: 'caution', high: 'risk', critical: 'risk' }

export function riskTone(risk: FraudRisk): Tone {
  return riskTones[risk]
}
