import { readdirSync } from 'node:fs'
import {
  boughtShare,
  type Facts,
  factsOf,
  type Platform,
  partLine,
  platformNames,
  readingSignals,
  type Snapshot,
} from '@vouch/engine'
import { arrivalCreator, arrivalPlatforms, type ReadingKind, readingKinds } from '../arrival/arrival-creators.ts'
import { promoted } from '../arrival/promoted.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { markdownTable } from './markdown-table.ts'

/** Purchases in proportion to each post, found by how the counts arrived. Everything here is simulated: nobody publishes readings of posts with
 *  known purchases. The model was fitted to other seeds, and every seed draws creators anew. */
export const arrivalPart: AccuracyPart = {
  name: 'arrival',
  // It reads nothing of the folder, and is measured with the other parts on creators.
  measure: (data, seed) =>
    readdirSync(data).some((name) => /^creators_.*\.json$/.test(name)) ? arrivals(seed, creatorsMeasured) : null,
}

const creatorsMeasured = 40
const shares = [0.1, 0.25, 0.5] as const
const falseAlarms = 0.02
const foundMin = 0.9
/** Posts that have an innocent burst, of creators who promote theirs. */
const promotedPart = 0.25
const promotedEvery = 4
/** One buyer in three began some weeks ago. */
const recentEvery = 3

const readingWords: Readonly<Record<ReadingKind, string>> = { all: 'all six', few: '1 day, 7 days' }

/** What is read of one creator: how likely a purchase became, without the bound that a report puts on it, and what the report says. */
interface Answer {
  score: number
  concern: boolean
  /** What one look says: the chance of a fifth or more, from the pattern of the counts as they are. */
  oneLook: number
  share: { share: number; low: number; high: number } | null
}

/** @param creators of each cell
 *  @param platforms on which each count is looked at
 *  @returns tables and the goals; the same for the same seed */
export function arrivals(
  seed: string,
  creators: number,
  platforms: Readonly<Record<'likes' | 'views', readonly Platform[]>> = arrivalPlatforms,
): { text: string; goals: Goal[] } {
  const counts = ['likes', 'views'] as const
  const cells = counts.flatMap((count) =>
    platforms[count].flatMap((platform) =>
      readingKinds.map((readings) => cellOf(seed, platform, count, readings, creators)),
    ),
  )
  const head = [
    'count',
    'platform',
    'readings',
    'readable',
    ...shares.map((share) => `${share * 100} % bought, found at 2 %`),
  ]
  const table = markdownTable(
    [...head, 'a concern at 25 %', 'untouched', 'promoted', 'other count bought', 'true share in its interval'],
    cells.map(({ cells: shown }) => shown),
  )
  const text = [
    `### arrival: a part of every post’s count bought, found by its readings (simulated, seed ${seed})\n\n${table}`,
    'Readable: at least six posts of the creator, with 20 of the count and more, have two readings; the others are in no figure. “Found at 2 %”: with more evidence than all but 2 of 100 honest creators of the same row, a fifth of whom promoted a quarter of their posts. One buyer in three began some weeks ago and bought as much for the newer posts alone. The columns behind it are concerns of the report at its fixed line: of creators with 25 % bought, untouched ones, untouched ones who promoted a quarter of their posts, and ones who bought 25 % of the other count.',
  ].join('\n\n')
  return { text, goals: counts.map((count) => goalOf(cells, count)) }
}

interface Cell {
  count: 'likes' | 'views'
  readings: ReadingKind
  creators: number
  drawn: number
  foundAt25: number
  oneLookAt25: number
  cells: string[]
}

function cellOf(
  seed: string,
  platform: Platform,
  count: 'likes' | 'views',
  readings: ReadingKind,
  creators: number,
): Cell {
  const names = Array.from({ length: creators }, (_, at) => `measured/${seed}/${platform}/${at}`)
  const answers = (change: (name: string, at: number) => Snapshot) =>
    names.flatMap((name, at) => {
      const answer = answerOf(change(name, at), count)
      return answer === null ? [] : [answer]
    })
  const bought = (share: number, of = count) =>
    answers((name, at) =>
      arrivalCreator(name, platform, { count: of, share, recent: at % recentEvery === 0 }, readings),
    )
  const untouched = answers((name) => arrivalCreator(name, platform, null, readings))
  const ads = answers((name) => promoted(arrivalCreator(name, platform, null, readings), promotedPart, seed))
  // One honest creator in five promotes posts.
  const honest = [...untouched, ...ads.filter((_, at) => at % promotedEvery === 0)]
  const limitOf = (figure: (answer: Answer) => number) =>
    honest.map(figure).sort((a, b) => b - a)[Math.floor(falseAlarms * honest.length)] ?? 0
  const [limit, oneLookLimit] = [limitOf(({ score }) => score), limitOf(({ oneLook }) => oneLook)]
  const found = shares.map((share) => {
    const all = bought(share)
    return { all, part: partOf(all, ({ score }) => score > limit) }
  })
  const rival = count === 'likes' ? 'views' : 'likes'
  const concerned = (all: readonly Answer[]) => percentText(partOf(all, ({ concern }) => concern))
  const quarter = found[1]?.all ?? []
  return {
    count,
    readings,
    creators: untouched.length,
    drawn: creators,
    foundAt25: found[1]?.part ?? 0,
    oneLookAt25: partOf(quarter, ({ oneLook }) => oneLook > oneLookLimit),
    cells: [
      ...[count, platformNames[platform], readingWords[readings], `${untouched.length} of ${creators}`],
      ...found.map(({ part }) => part.toFixed(2)),
      ...[concerned(quarter), concerned(untouched), concerned(ads)],
      arrivalPlatforms[rival].includes(platform) ? concerned(bought(0.25, rival)) : '–',
      percentText(coveredPart(found.map(({ all }) => all))),
    ],
  }
}

/** @returns null where the creator has too few posts with readings */
function answerOf(snapshot: Snapshot, count: 'likes' | 'views'): Answer | null {
  const facts = factsOf(snapshot)
  const reading = facts.arrival[count]
  const signal = readingSignals.find(({ id }) => id === `engagement.${count}-arrival`)
  const measurement = signal?.measure(facts)
  if (reading === null || measurement === undefined || !measurement.measured) return null
  return {
    score: purchaseScore(reading),
    concern: measurement.verdict === 'concern',
    oneLook: boughtShare(facts.posts, snapshot.platform, facts.followers, count)?.chance20 ?? 0,
    share: count === 'likes' ? facts.boughtLikes : facts.boughtViews,
  }
}

/** @returns how likely a purchase of a fifth or more became by the reading, as a logarithm, without the bound that a report puts on it */
export function purchaseScore({ doseLikelihoods }: NonNullable<Facts['arrival']['likes']>): number {
  const ratios = doseLikelihoods.filter(({ dose }) => dose >= partLine).map(({ logRatio }) => logRatio)
  const top = Math.max(...ratios)
  return top + Math.log(ratios.reduce((sum, ratio) => sum + Math.exp(ratio - top), 0))
}

/** @param answers by share, in the order of `shares` */
function coveredPart(answers: readonly (readonly Answer[])[]): number {
  const held = answers.flatMap((all, at) =>
    all.map(({ share }) => share !== null && share.low <= (shares[at] ?? 0) && share.high >= (shares[at] ?? 0)),
  )
  return partOf(held, (one) => one)
}

function goalOf(cells: readonly Cell[], count: 'likes' | 'views'): Goal {
  const full = cells.filter((cell) => cell.count === count && cell.readings === 'all')
  const among = full.reduce((sum, { creators }) => sum + creators, 0)
  const drawn = full.reduce((sum, cell) => sum + cell.drawn, 0)
  const meanOf = (figure: (cell: Cell) => number) =>
    full.reduce((sum, cell) => sum + figure(cell) * cell.creators, 0) / Math.max(1, among)
  const [mean, oneLook] = [meanOf(({ foundAt25 }) => foundAt25), meanOf(({ oneLookAt25 }) => oneLookAt25)]
  const worst = Math.min(...full.map(({ foundAt25 }) => foundAt25))
  return {
    measure: `arrival: ${count}, a quarter bought in proportion, found at 2% false (n ${among})`,
    kind: 'simulated',
    goal: 'at least .90',
    reached: `${mean.toFixed(2)}, worst platform ${worst.toFixed(2)}; ${percentText(among / drawn)} of creators readable`,
    baseline: `${oneLook.toFixed(2)} by one look at the counts`,
    met: mean >= foundMin,
  }
}

function partOf<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.filter(test).length / Math.max(1, items.length)
}

function percentText(part: number): string {
  return `${(100 * part).toFixed(0)}%`
}
