import { sights } from '../verdict/sight.ts'
import type { TrustModel } from '../verdict/trust-model.ts'

/** Weights for tests: every signal counts as it states itself, with round figures for what is common to all, so that a test can say
 *  what it expects without knowing what was last trained. */
export const plainTrustModel: TrustModel = {
  card: { title: 'Plain', meaning: '', method: '', definition: '', sources: [], figures: {} },
  repetition: 0.5,
  groupCap: 3.5,
  excuse: 3,
  absence: { down: 1.5, up: 0.7 },
  decision: sights.map(() => ({
    cleanUntil: -2,
    manipulatedFrom: 1,
    clean: 100,
    manipulated: 100,
  })),
  signals: {},
}
