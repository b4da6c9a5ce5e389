/** The engine's public face: what goes in, what comes out, and the verdict between them. */

export {
  type FeatureName,
  featureCount,
  featureIndex,
  featureNames,
  writeAccountFeatures,
  writeDerivedFeatures,
} from './audience/account-features.ts'
export type { AccountModel, FeatureTable, ModelCard, PairTable, TransferFigures } from './audience/account-model.ts'
export { type AccountScorer, accountScorer, binOf } from './audience/account-scorer.ts'
export type { AudienceEstimate, SuspiciousExample } from './audience/estimate.ts'
export { estimateAudience } from './audience/estimate-audience.ts'
export { scoreCell, scoreCells } from './audience/score-counts.ts'
export { type ShareEstimate, suspiciousShare } from './audience/suspicious-share.ts'
export * from './report.ts'
export * from './snapshot.ts'
export { seededRandom } from './statistics/seeded-random.ts'
