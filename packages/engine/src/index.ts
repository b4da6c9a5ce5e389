/** The engine's public face: what goes in, what comes out, and the verdict between them. The lab also finds here the parts
 *  that it trains and measures.
 *
 *  What is not exported here is nobody's business outside: it may change without a word. */

export { type AssessContext, assess } from './assess.ts'
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
export { estimateAudience, platformScorer } from './audience/estimate-audience.ts'
export { scoreCell, scoreCells } from './audience/score-counts.ts'
export { type ShareEstimate, suspiciousShare } from './audience/suspicious-share.ts'
export { type EngagementCell, engagementCell, percentileOf } from './benchmarks/benchmarks.ts'
export { canonicalPieces, canonicalSnapshot } from './canonical.ts'
export { promotionRating } from './comments/promotion.ts'
export { readText } from './comments/read-text.ts'
export { engineVersion } from './engine-version.ts'
export { type Facts, factsOf } from './facts.ts'
export * from './report.ts'
export type { Measured, Measurement, SignalDefinition, Unmeasured } from './signal.ts'
export { signalList } from './signal-list.ts'
export * from './snapshot.ts'
export { readiness } from './state.ts'
export { seededRandom } from './statistics/seeded-random.ts'
export { priorLogOdds, riskCutOffs, scoreOf, totalLogOdds } from './trust.ts'
