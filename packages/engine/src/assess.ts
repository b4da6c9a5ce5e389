import { suspiciousEngagement } from './comments/suspicious-engagement.ts'
import { type Facts, factsOf } from './facts.ts'
import { type EngagementReading, engagementReading } from './posts/engagement-reading.ts'
import { recentPosts } from './posts/recent-posts.ts'
import { statedEngagement, statedShare, statedTypes } from './report/assess-figures.ts'
import { engineVersion } from './report/engine-version.ts'
import { keyFigures } from './report/key-figures.ts'
import { type Coverage, type Report, reportSchemaId } from './report/report.ts'
import type { Signal } from './report/report-signals.ts'
import { subjectOf } from './report/subject.ts'
import { roiCreatorOf } from './roi/roi-creator-of.ts'
import { signalOf } from './signals/signal.ts'
import { seriesOf } from './snapshot/series.ts'
import type { Platform, Snapshot } from './snapshot/snapshot.ts'
import { significant, significantOrNull } from './statistics/significant.ts'
import type { Contribution } from './verdict/contributions.ts'
import type { Holdings } from './verdict/counterfactuals/requests.ts'
import { scoreAtMedian } from './verdict/counterfactuals/score-at-median.ts'
import { surerBy } from './verdict/counterfactuals/surer.ts'
import { coverageOf } from './verdict/coverage.ts'
import { flagsOf } from './verdict/flags.ts'
import { judgedCreator } from './verdict/judged-creator.ts'
import { closedRecommendations, missingData, recommendationsOf } from './verdict/recommendations.ts'
import { closedState } from './verdict/state.ts'
import { priorLogOdds } from './verdict/trust.ts'
import { closedSentence, verdictSentence } from './verdict/verdict-sentence.ts'

/** The verdict: a snapshot in, a report out. Pure: the same snapshot and the same engine version give the same report, byte
 *  for byte but for `computedAt`, whatever order the snapshot's lists are in and wherever it runs.
 *
 *  What a newcomer would get wrong is to add a figure here that no signal measured. This file only arranges: the
 *  signals measure, `contributionsOf` weighs them, and every number of the report can be followed back to one of
 *  them. The only work that grows with the snapshot is in `factsOf`. */

/** What the engine cannot know by itself, handed in by whoever calls it. None of it changes the verdict but
 *  `withheld`. */
export interface AssessContext {
  /** Digest of the snapshot's canonical form, `sha256:...`, taken by the caller: the engine has no crypto. */
  digest: string
  /** The caller's time, ISO 8601: the engine has no clock. */
  computedAt: string
  /** The platform's terms forbid derived figures: raw statistics are shown, no verdict is given. */
  withheld?: 'derived_metrics_off'
}

/** Never throws on a validated snapshot: what is missing makes a signal unmeasurable and the interval wider, down to
 *  a report that says that nothing could be measured. Cost: ten to twenty milliseconds for a full snapshot, nearly all of
 *  it in the follower sample and the shared-audience search.
 *
 *  @param snapshot validated; lists in any order, any value may be unknown
 *  @param context digest and time, copied into the report as they are
 *  @returns the report; every figure of it is finite and has at most six significant digits */
export function assess(snapshot: Snapshot, context: AssessContext): Report {
  const closed = closedState(snapshot)
  if (closed !== null) return closedReport(snapshot, context, closed)
  const facts = factsOf(snapshot)
  return context.withheld === undefined
    ? openReport(facts, engagementReading(facts), context)
    : withheldReport(facts, context, context.withheld)
}

/** The report of a creator who can be judged. The signals are measured once; everything else is told from them. */
function openReport(facts: Facts, reading: EngagementReading | null, context: AssessContext): Report {
  const { contributions, trust, fraudRisk, parts, state, coverage, decision } = judgedCreator(facts)
  const { platform } = facts.snapshot
  const signals = contributions.map((contribution, place) => ({
    ...statedSignal(contribution),
    scoreAtMedian: scoreAtMedian(contributions, place, platform),
  }))
  const suspiciousFollowers = facts.audience === null ? null : statedShare(facts.audience.suspicious)
  const audienceTypes = facts.audience === null ? null : statedTypes(facts.audience.types)
  const engagement = statedEngagement(reading)
  const opening = skeleton(facts.snapshot, context)
  const read = { ...opening, trust, suspiciousFollowers, audienceTypes, engagement, signals }
  // The skeleton decides the order of the keys, which is part of "byte for byte"; what follows only fills it in.
  const report: Report = {
    ...opening,
    state,
    verdict: verdictSentence({ trust, fraudRisk, parts }, state, contributions),
    parts,
    decision,
    trust,
    fraudRisk,
    suspiciousFollowers,
    suspiciousEngagement: suspiciousEngagement(facts.commentReview, facts.lockstep),
    audienceTypes,
    engagement,
    coverage,
    priorLogOdds,
    signals,
    surer: surerBy(contributions, parts, holdingsOf(facts, coverage), platform),
    keyFigures: keyFigures(facts, reading, roiCreatorOf(read, facts.snapshot)),
    series: seriesOf(facts, reading, signals),
    flags: flagsOf(facts, coverage),
    recommendations: recommendationsOf(state, { coverage, platform }, contributions, decision.word),
  }
  return state === 'INSUFFICIENT' ? unjudged(report, platform) : report
}

/** Nothing was seen that a signal could speak about, so all that is left of a verdict is the base rate, which is nobody's. What was stated stays. */
function unjudged(report: Report, platform: Platform): Report {
  const { state, coverage } = report
  const none = { decision: null, trust: null, fraudRisk: null, priorLogOdds: null, signals: [], surer: [] }
  const nothingSeen = { suspiciousFollowers: null, suspiciousEngagement: null, audienceTypes: null }
  return {
    ...{ ...report, ...none, ...nothingSeen },
    verdict: closedSentence(state, null),
    recommendations: missingData(coverage, platform),
  }
}

/** What a platform gives, shown as it gives it: no score, no signals, and no marks that a signal would have made. Engagement
 *  rates are derived too, so the second chart stays empty and only counts are shown. */
function withheldReport(facts: Facts, context: AssessContext, code: string): Report {
  const coverage = coverageOf(facts.snapshot, facts.history)
  // The only key figures that the platform states itself; all others are computed from them.
  const raw = new Set(['followers', 'median-views'])
  return {
    ...skeleton(facts.snapshot, context),
    state: 'RESTRICTED',
    stateCode: code,
    verdict: closedSentence('RESTRICTED', code),
    coverage,
    keyFigures: keyFigures(facts, null, null)
      .filter(({ id }) => raw.has(id))
      .map((figure) => ({ ...figure, percentile: null })),
    series: seriesOf(facts, null, []),
    recommendations: ['Use the statistics as they are; a score needs the platform’s permission for derived metrics.'],
  }
}

/** The report of an account that shows nothing: who it is about, why there is no verdict, and what helps. */
function closedReport(
  snapshot: Snapshot,
  context: AssessContext,
  state: 'PRIVATE' | 'NOT_FOUND' | 'RESTRICTED',
): Report {
  return {
    ...skeleton(snapshot, context),
    state,
    verdict: closedSentence(state, null),
    recommendations: closedRecommendations(state),
  }
}

/** A report with nothing in it but whom it is about. Every key is there in every state, in one order. */
function skeleton(snapshot: Snapshot, { digest, computedAt }: AssessContext): Report {
  return {
    schema: reportSchemaId,
    engine: engineVersion,
    snapshotDigest: digest,
    computedAt,
    state: 'LOW_CONFIDENCE',
    stateCode: null,
    subject: subjectOf(snapshot),
    verdict: '',
    parts: [],
    decision: null,
    trust: null,
    fraudRisk: null,
    suspiciousFollowers: null,
    suspiciousEngagement: null,
    audienceTypes: null,
    engagement: null,
    coverage: coverageOf(snapshot, []),
    priorLogOdds: null,
    signals: [],
    surer: [],
    keyFigures: [],
    series: { followers: [], engagement: [] },
    flags: [],
    recommendations: [],
  }
}

/** What there is already, for knowing what to ask for: a sample counts by how it was drawn, and an empty one is none. */
function holdingsOf(facts: Facts, coverage: Coverage): Holdings {
  const { snapshot } = facts
  const method = coverage.followersSample > 0 ? (snapshot.followersSample?.method ?? null) : null
  return { coverage, method, posts: recentPosts(facts).length }
}

/** The signal with the log-odds that count after weakening within its group, and with rounded figures. */
function statedSignal({ definition, measurement, logOdds }: Contribution): Signal {
  const signal = signalOf(definition, measurement)
  const benchmark =
    signal.benchmark === null ? null : { ...signal.benchmark, value: significant(signal.benchmark.value) }
  return { ...signal, value: significantOrNull(signal.value), benchmark, logOdds }
}
