import { type DecidingData, type Part, type PartName, partLine, type ReportState } from '../../report/report.ts'
import type { Platform } from '../../snapshot/snapshot.ts'
import { type Contribution, weighed } from '../contributions.ts'
import { decisionOf, openShareMax } from '../decision.ts'
import { shown, sightOf } from '../sight.ts'
import { statedRisk, totalLogOdds, verdictOf } from '../trust.ts'
import { type TrustModel, trustModel } from '../trust-model.ts'
import { ordinaryAnswer } from './ordinary-answer.ts'

/** What would settle an open decision: each thing that could be asked for is put in place as it is for the median clean creator, and the creator is
 *  judged again. A bad answer puts a part above the line, which always decides; so only what a good one would decide is named.
 *
 *  What a newcomer would get wrong is to name what is merely missing. Most data would leave the word as it is, and a brand that asks for
 *  them has waited for nothing. */

/** A brand that is told six things to ask asks none. */
const decidingMax = 3

/** Something to ask for: the parts that it shows and the signals that it lets the engine measure. */
interface Candidate {
  data: DecidingData
  /** Name under `coverageOf` of what would no longer be missing. */
  source: string
  parts: readonly PartName[]
  signals: readonly string[]
}

export interface OpenCase {
  contributions: readonly Contribution[]
  parts: readonly Part[]
  state: ReportState
  platform: Platform
  /** Parts of the snapshot that were not there, see `coverageOf`. */
  missing: readonly string[]
}

/** @returns at most three, open parts first and the weightiest of them before the others; empty where no single thing decides */
export function wouldDecide(open: OpenCase, model: TrustModel = trustModel): DecidingData[] {
  const openness = ({ parts: names }: Candidate) =>
    Math.max(...names.map((name) => partOf(open, name)).map((part) => (part.state === 'seen' ? (part.share ?? 0) : 0)))
  return candidatesOf(open)
    .filter((candidate) => wordWith(candidate, open, model) === 'book')
    .sort((a, b) => Math.max(openness(b), openShareMax) - Math.max(openness(a), openShareMax))
    .slice(0, decidingMax)
    .map(({ data }) => data)
}

/** What there is too little of, on a platform that shows it. */
function candidatesOf(open: OpenCase): Candidate[] {
  const [followers, growth, likes, views, comments, rings] = (
    ['followers', 'growth', 'likes', 'views', 'comments', 'rings'] as const
  ).map((name) => partOf(open, name).state === 'seen')
  const counts = [partOf(open, 'likes'), partOf(open, 'views')].some(({ state }) => state !== 'not-seen')
  const all: Candidate[] = [
    {
      data: followers ? 'followers' : 'followersSample',
      source: 'followersSample',
      parts: ['followers'],
      signals: ['audience.'],
    },
    { data: growth ? 'growth' : 'history', source: 'history', parts: ['growth'], signals: ['growth.'] },
    { data: 'comments', source: 'comments', parts: ['comments'], signals: ['comments.'] },
    { data: 'rings', source: 'likers', parts: ['rings'], signals: ['coordination.', 'engagement.likers'] },
    ...(counts
      ? (['likes', 'views'] as const).map((part) => ({
          ...{ data: part, source: 'posts', parts: [part] },
          signals: [`engagement.${part}-pattern`, `engagement.${part}-arrival`],
        }))
      : [{ data: 'posts' as const, source: 'posts', parts: ['likes' as const], signals: ['engagement.'] }]),
  ]
  const settled = { followers, growth, likes, views, comments, rings }
  return all.filter(
    ({ data, source, parts }) =>
      (source === 'posts' || shown[open.platform].includes(source)) &&
      parts.some((name) => settled[name] !== true || partOf(open, name).verdict === 'undecided') &&
      // Of counts that the platform shows beside others, one that was not seen is one that it hides.
      (source !== 'posts' || data === 'posts' || partOf(open, data as PartName).state !== 'not-seen'),
  )
}

function partOf({ parts }: OpenCase, name: PartName): Part {
  return parts.find(({ part }) => part === name) ?? clearPart(name)
}

function wordWith(candidate: Candidate, open: OpenCase, model: TrustModel) {
  const contributions = weighed(
    open.contributions.map((one) => answerWith(one, candidate, open, model)),
    model,
  )
  const parts = open.parts.map((one) => (candidate.parts.includes(one.part) ? clearPart(one.part) : one))
  const fraudRisk = statedRisk(verdictOf(contributions).fraudRisk, open.state, parts)
  const total = totalLogOdds(contributions.map(({ logOdds }) => logOdds))
  const missing = open.missing.filter((name) => name !== candidate.source)
  const { platform, state } = open
  return decisionOf({ state, sight: sightOf(platform, missing), parts, fraudRisk, total }, model).word
}

/** A part that was seen is asked about because its own signals leave it open, so those answer anew; of one that was not, what was measured stays. */
function answerWith(one: Contribution, { parts, signals }: Candidate, open: OpenCase, model: TrustModel) {
  const { id } = one.definition
  const asked = signals.some((name) => name === id || (name.endsWith('.') && id.startsWith(name)))
  const anew = parts.some((name) => partOf(open, name).state !== 'not-seen')
  if (!asked || (one.measurement.measured && !anew)) return one
  return ordinaryAnswer(one, open.platform, model) ?? one
}

/** As it is for the median clean creator. */
function clearPart(part: PartName): Part {
  const figures = { share: 0.02, low: 0, high: 0.08, line: partLine, n: null, why: null }
  return { part, state: 'seen', ...figures, verdict: 'clear' }
}
