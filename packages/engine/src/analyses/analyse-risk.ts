import type { FraudRisk, Report } from '../report/report.ts'
import type { Signal } from '../report/report-signals.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { count, percent, plural } from '../verdict/wording.ts'
import { type CaptionReview, reviewCaptions } from './review-captions.ts'

/** A risk analysis in sentences: what could go wrong for a brand beside this creator, what speaks against it, and what nobody
 *  looked at.
 *
 *  The text is chosen by rules from the report's own signals and from the captions; no language model writes or reads
 *  anything. What a newcomer would get wrong is to add it to the score. It says the report's evidence in a brand's
 *  words, so it can never know more than the report does, and it moves nothing. */
export interface RiskAnalysis {
  writtenBy: 'rules'
  /** The report's fraud risk, or a step above it where captions touch much that brands avoid; null where there is no score. */
  level: FraudRisk | null
  /** Two or three sentences. */
  summary: string
  /** What speaks, the weightiest first. */
  points: RiskPoint[]
  captions: CaptionReview
  /** What was not looked at, one sentence each; never empty. */
  limits: string[]
}

export interface RiskPoint {
  kind: 'risk' | 'doubt' | 'reassurance'
  title: string
  /** One or two sentences with their numbers. */
  text: string
  /** Signal that it stands on; null for one from the captions or the coverage. */
  signalId: string | null
}

/** Evidence that moves the odds by a half is named as a risk, less as a doubt. Ours. */
const riskFrom = 0.4
/** A reader who is told ten things remembers none. */
const risksMax = 5
const reassurancesMax = 3
/** An interval this wide holds two bands of trust. */
const wideInterval = 25

/** Deterministic: the same report and snapshot give the same words.
 *
 *  @param report of this very snapshot
 *  @example a creator with 40 % suspicious followers and clean captions: level "high", first point "Suspicious followers" */
export function analyseRisk(report: Report, snapshot: Snapshot): RiskAnalysis {
  const captions = reviewCaptions(snapshot)
  const points = [...signalPoints(report), ...captionPoints(captions), ...coveragePoints(report)]
  const order = { risk: 0, doubt: 1, reassurance: 2 }
  return {
    writtenBy: 'rules',
    level: levelOf(report, captions),
    summary: summaryOf(report, points, captions),
    points: points.sort((a, b) => order[a.kind] - order[b.kind]),
    captions,
    limits: limitsOf(snapshot, captions),
  }
}

/** Concerns by how far they move the odds, then what reassures most. A business concern moves nothing and is a doubt. */
function signalPoints({ signals, trust }: Report): RiskPoint[] {
  const strength = ({ logOdds }: Signal) => Math.abs(logOdds ?? 0)
  const ranked = [...signals].sort((a, b) => strength(b) - strength(a) || (a.id < b.id ? -1 : 1))
  const concerns = ranked.filter(({ verdict }) => verdict === 'concern').slice(0, risksMax)
  const calm = ranked.filter(({ verdict, logOdds }) => verdict === 'strength' && (logOdds ?? 0) < 0)
  return [
    ...concerns.map((signal) => pointOf(signal, strength(signal) >= riskFrom ? 'risk' : 'doubt', trust)),
    ...calm.slice(0, reassurancesMax).map((signal) => pointOf(signal, 'reassurance', trust)),
  ]
}

/** The engine's own explanation of the signal, with the score that the counterfactual gives where it's another. */
function pointOf(
  { id, title, explanation, scoreAtMedian }: Signal,
  kind: RiskPoint['kind'],
  trust: Report['trust'],
): RiskPoint {
  const otherwise =
    scoreAtMedian === null || Math.round(scoreAtMedian) === trust?.score
      ? ''
      : ` Without this concern, the score would be ${Math.round(scoreAtMedian)}.`
  return { kind, title, text: `${explanation}${otherwise}`, signalId: id }
}

/** Topics that captions touch. Talk of a topic is a doubt, a habit of it a risk. */
function captionPoints({ topics, read }: CaptionReview): RiskPoint[] {
  return topics.flatMap(({ title, meaning, level, captions, low, high }) =>
    level === 'some' || level === 'much'
      ? [
          {
            kind: level === 'much' ? ('risk' as const) : ('doubt' as const),
            title: `Captions: ${title.toLowerCase()}`,
            text: `${count(captions)} of ${plural(read, 'English caption')} ${captions === 1 ? 'uses' : 'use'} words related to ${meaning}; across all captions, the share may be ${percent(low)} to ${percent(high)}. Read the passages: words alone don’t show intent.`,
            signalId: null,
          },
        ]
      : [],
  )
}

/** Uncertainty is a risk of its own: who signs on a wide interval signs on a guess. */
function coveragePoints({ trust, suspiciousFollowers }: Report): RiskPoint[] {
  const points: RiskPoint[] = []
  if (trust !== null && trust.high - trust.low > wideInterval) {
    const text = `The score could be anywhere from ${trust.low} to ${trust.high}. More data would narrow the range; the report says which.`
    points.push({ kind: 'doubt', title: 'Limited data', text, signalId: null })
  }
  if (trust !== null && suspiciousFollowers === null) {
    const text = 'The platform provided no follower list, so follower authenticity is unknown, not zero.'
    points.push({ kind: 'doubt', title: 'Followers not checked', text, signalId: null })
  }
  return points
}

const steps: readonly FraudRisk[] = ['low', 'medium', 'high', 'critical']

/** Captions that often touch what brands avoid raise the level by one step and never by more: words are weak evidence. */
function levelOf({ fraudRisk }: Report, { topics }: CaptionReview): FraudRisk | null {
  if (fraudRisk === null) return null
  const raised = topics.some(({ level }) => level === 'much') && (fraudRisk === 'low' || fraudRisk === 'medium')
  return raised ? (steps[steps.indexOf(fraudRisk) + 1] ?? fraudRisk) : fraudRisk
}

/** The verdict, then how many risks there are and which leads, then what the captions showed. */
function summaryOf(report: Report, points: readonly RiskPoint[], { topics, read }: CaptionReview): string {
  const risks = points.filter(({ kind }) => kind === 'risk')
  const touched = topics.filter(({ level }) => level === 'some' || level === 'much')
  const first = risks[0]
  const named =
    first === undefined
      ? 'No signal points to a risk on its own.'
      : risks.length === 1
        ? `1 signal points to a risk: ${first.title.toLowerCase()}.`
        : `${plural(risks.length, 'signal')} point to a risk, chiefly ${first.title.toLowerCase()}.`
  const words =
    read === 0
      ? 'No captions could be read for topics.'
      : touched.length === 0
        ? `None of ${plural(read, 'caption')} touches a topic brands avoid.`
        : `Captions touch on ${touched.map(({ title }) => title.toLowerCase()).join(', ')}.`
  return `${report.verdict} ${named} ${words}`
}

/** What a reader would otherwise take for granted. */
function limitsOf({ posts }: Snapshot, { captions, read }: CaptionReview): string[] {
  const limits = ['We didn’t check images, speech or stories, or anything outside this platform.']
  if (read < captions)
    limits.push(
      `${count(captions - read)} of ${count(captions)} captions aren’t in English, so we didn’t check them for topics.`,
    )
  if (captions < posts.length) limits.push(`${plural(posts.length - captions, 'post')} had no caption to read.`)
  return limits
}
