/** The engine's public face: what goes in, what comes out, and the verdict between them. The lab also finds here the parts
 *  that it trains and measures.
 *
 *  What is not exported here is nobody's business outside: it may change without a word. */

export { analyseOverexposure, type OverexposureAnalysis } from './analyses/analyse-overexposure.ts'
export { analyseRegret, type RegretAnalysis, type RegretChange } from './analyses/analyse-regret.ts'
export { analyseRisk, type RiskAnalysis, type RiskPoint } from './analyses/analyse-risk.ts'
export { type BrandLine, creatorBrands, type PaidMention, paidMentions } from './analyses/creator-brands.ts'
export { type CaptionReview, type Passage, reviewCaptions, type TopicFinding } from './analyses/review-captions.ts'
export { type AssessContext, assess } from './assess.ts'
export {
  type FeatureName,
  featureCount,
  featureIndex,
  featureNames,
  writeAccountFeatures,
  writeDerivedFeatures,
} from './audience/account-features.ts'
export { type AccountKind, accountKindWords } from './audience/account-kind.ts'
export type {
  AccountModel,
  FeatureTable,
  KindHead,
  KnownSource,
  ModelCard,
  PairTable,
  TransferFigures,
} from './audience/account-model.ts'
export { type AccountScorer, accountScorer, binOf } from './audience/account-scorer.ts'
export type { AudienceEstimate, SuspiciousExample } from './audience/estimate.ts'
export { estimateAudience, platformScorer } from './audience/estimate-audience.ts'
export { kindModel } from './audience/kind-model.ts'
export { distanceTo, histogramCounter, recognisedSource } from './audience/known-source.ts'
export { scoreCell, scoreCells } from './audience/score-counts.ts'
export { type ShareEstimate, suspiciousShare } from './audience/suspicious-share.ts'
export { type EngagementCell, engagementCell, percentileOf, tierOf } from './benchmarks/benchmarks.ts'
export { tierEdges } from './benchmarks/engagement-bands.ts'
export { type SourceGrade, sourceGrades } from './benchmarks/sourced.ts'
export { promotionRating } from './comments/promotion.ts'
export { readText } from './comments/read-text.ts'
export { type Facts, factsOf } from './facts.ts'
export {
  type CountingTime,
  type ErrorQuantiles,
  type ForecastHead,
  type ForecastMetric,
  type ForecastModel,
  forecastMetrics,
  type Recency,
} from './forecast/forecast-model.ts'
export {
  countedPast,
  type Forecast,
  forecastModel,
  forecastNextPosts,
  type MetricForecast,
  pastPostsMax,
} from './forecast/forecast-next-posts.ts'
export {
  type ForecastRange,
  forecastCentre,
  forecastWidth,
  headForecast,
  ownLevel,
  type PastTraits,
  pastTraits,
  postSpread,
  weightCount,
  widthTerms,
} from './forecast/head-forecast.ts'
export { type CountedPast, logCount } from './forecast/recency-levels.ts'
export { estimateLift, type Lift, type LiftCreator, liftControlsMin, liftOwnPostsMin } from './lift/estimate-lift.ts'
export type { LiftPost } from './lift/weekly-movement.ts'
export { type BenchmarkFigure, benchmarkTable, benchmarkTiers } from './market/benchmark-table.ts'
export {
  type AudienceGroup,
  type AudienceShares,
  audienceFit,
  audienceGroups,
  audienceWeights,
  type GroupFit,
  groupFits,
} from './matching/audience-fit.ts'
export {
  type ComparableCreator,
  type Likeness,
  type LikenessPart,
  likeness,
  likenessWeights,
  type PartLikeness,
} from './matching/likeness.ts'
export {
  type DialFit,
  dialFits,
  type Manner,
  type MannerDial,
  mannerDials,
  mannerLikeness,
  type WantedManner,
} from './matching/manner.ts'
export { mannerCaptionsMin, mannerOf } from './matching/manner-of.ts'
export {
  type AudienceSample,
  type Overlap,
  type OverlapOf,
  overlapOfAudiences,
  type Uncompared,
  unknownOverlap,
} from './overlap/audience-overlap.ts'
export { type BoughtCount, type BoughtShare, boughtShare } from './posts/bought-share.ts'
export { readDisclosure } from './posts/disclosure.ts'
export { plainText } from './posts/disclosure-words.ts'
export { isDisclosureTag, isSponsored } from './posts/post-markers.ts'
export { type PostReach, postReach } from './reach/post-reach.ts'
export { type ReachTogether, reachTogether, type StatedReach } from './reach/reach-together.ts'
export { credibleShare } from './report/assess-figures.ts'
export { engineVersion, engineVersions, partsSince } from './report/engine-version.ts'
export * from './report/report.ts'
export * from './report/report-signals.ts'
export type { Calibration, RateCalibration } from './roi/calibration.ts'
export { candidateOf } from './roi/candidate-of.ts'
export type { Candidate, Goal as ChoiceGoal } from './roi/choice-problem.ts'
export { type Choice, candidatesMax, chooseCreators } from './roi/choose-creators.ts'
export { type EmvMethod, emvMethods, type MediaCounts } from './roi/emv.ts'
export type { Explanation } from './roi/explain-choice.ts'
export type { Factor as RoiFactor } from './roi/factor.ts'
export type { FactorLine } from './roi/factor-lines.ts'
export { roiFactors } from './roi/factor-list.ts'
export { type EmvLine, forecastRoi, type RoiForecast } from './roi/forecast-roi.ts'
export { forecastSeveral, type SeveralForecast } from './roi/forecast-several.ts'
export { normalQuantile } from './roi/normal-draws.ts'
export { type Overexposure, type OverexposurePart, overexposure } from './roi/overexposure.ts'
export { calibrationFor } from './roi/own-rates.ts'
export { type CampaignResult, calibrationOf, type Lesson, lessonOf, recalibrate } from './roi/recalibrate.ts'
export { roiCreatorOf } from './roi/roi-creator-of.ts'
export * from './roi/roi-input.ts'
export type { Spread as RoiSpread } from './roi/spread-of-draws.ts'
export { roiTornado, type TornadoBar } from './roi/tornado.ts'
export { usualPost } from './roi/usual-post.ts'
export type { Measured, Measurement, SignalDefinition, Unmeasured } from './signals/signal.ts'
export { readingSignals, signalList, signalsFor } from './signals/signal-list.ts'
export { canonicalPieces, canonicalSnapshot } from './snapshot/canonical.ts'
export { platformNames } from './snapshot/platform-names.ts'
export * from './snapshot/snapshot.ts'
export { type Cluster, type ClusteredShare, clusteredShare, clustersMin } from './statistics/clustered-share.ts'
export { type MedianInterval, medianInterval, medianValuesMin } from './statistics/median-interval.ts'
export { seededRandom } from './statistics/seeded-random.ts'
export { shareChange } from './statistics/share-change.ts'
export { wilsonInterval } from './statistics/wilson-interval.ts'
export { type Contribution, contributionsOf, weighed } from './verdict/contributions.ts'
export { coverageOf } from './verdict/coverage.ts'
export { decisionOf, partsAllowBooking } from './verdict/decision.ts'
export { type JudgedCreator, judgedCreator } from './verdict/judged-creator.ts'
export { chanceAboveLine, partLogOdds } from './verdict/part-reading.ts'
export { type Answer, answersOf } from './verdict/part-signals.ts'
export { partReadings, partsOf } from './verdict/parts.ts'
export { knotPlace, shareKnots, valueAtPlace } from './verdict/share-knots.ts'
export { kindsSeen, type Sight, sightOf, sights } from './verdict/sight.ts'
export { readiness } from './verdict/state.ts'
export {
  fraudRiskOf,
  priorLogOdds,
  priorManipulated,
  riskCutOffs,
  scoreOf,
  totalLogOdds,
  unseenLogOdds,
  type Verdict,
  verdictOf,
} from './verdict/trust.ts'
export {
  type DecisionLimits,
  mildUntil,
  type SignalWeight,
  type TrustCard,
  type TrustModel,
  trustModel,
  weightOf,
} from './verdict/trust-model.ts'
export { hiddenShare } from './verdict/unseen.ts'
export { doubtedParts, partWords } from './verdict/verdict-sentence.ts'
export { isWeighty } from './verdict/weighty.ts'
export { listed, plural, pluralOf, sourceInSentence } from './verdict/wording.ts'
export { type CountChange, type FollowerChange, followerChange, postChange } from './watch/count-changes.ts'
