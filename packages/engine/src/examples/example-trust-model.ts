import type { TrustModel } from './trust-model.ts'

/** Weights for tests: every signal counts as it states itself, with round figures for what is common to all, so that a test can say
 *  what it expects without knowing what was last trained. */
export const plainTrustModel: TrustModel = {
  card: { title: 'Plain', meaning: '', method: '', definition: '', sources: [], figures: {} },
  priorDeviation: 0.42,
  repetition: 0.5,
  groupCap: 3.5,
  excuse: 3,
  absence: { down: 1.5, up: 0.7 },
  signals: {},
}
