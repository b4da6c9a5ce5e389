import type { Snapshot } from '@vouch/engine'
import { type PatternCount, patternNames } from '../../../packages/engine/src/posts/count-pattern.ts'
import {
  logMeanExp,
  type PatternDelivery,
  type PatternModel,
  type PatternModels,
  patternDeliveries,
  patternMargins,
} from '../../../packages/engine/src/posts/pattern-model.ts'
import { figuresOf, patternPosts, patternPostsMin } from '../../../packages/engine/src/posts/pattern-reading.ts'
import { creatorFiles } from './creator-file.ts'
import { creatorSnapshot } from './creator-snapshot.ts'
import { type BoughtCount, type Delivery, injected } from './injections.ts'
import { fitPattern, type PatternRows } from './pattern-fit.ts'
import { isFitHalf, textSeed } from './text-seed.ts'

/** Fits the tables of count patterns: real creators of the fit half as they are, against the same creators with counts bought for
 *  them in each way in which sellers deliver. The other half is never looked at. */

interface PatternTask {
  file: string
  platform: string
  count: BoughtCount
  against: PatternCount[]
  /** Long lists have tables of their own: figures of thirty posts scatter more than those of ninety. */
  length: 'any' | 'long' | 'short'
}

/** Posts from which a list counts as long. */
const longPosts = 45

const tasks: readonly PatternTask[] = [
  {
    file: 'creators_tiktok_famous',
    platform: 'tiktok',
    count: 'likes',
    against: ['comments', 'views', 'shares'],
    length: 'any',
  },
  {
    file: 'creators_tiktok_famous',
    platform: 'tiktok',
    count: 'comments',
    against: ['likes', 'views', 'shares'],
    length: 'any',
  },
  {
    file: 'creators_tiktok_famous',
    platform: 'tiktok',
    count: 'views',
    against: ['likes', 'comments', 'shares'],
    length: 'any',
  },
  { file: 'creators_ig_adipta', platform: 'instagram', count: 'likes', against: ['comments'], length: 'long' },
  { file: 'creators_ig_adipta', platform: 'instagram', count: 'likes', against: ['comments'], length: 'short' },
  { file: 'creators_ig_adipta', platform: 'instagram', count: 'comments', against: ['likes'], length: 'long' },
  { file: 'creators_ig_adipta', platform: 'instagram', count: 'comments', against: ['likes'], length: 'short' },
]

/** Shares that are injected, with the weight of each. Less than a quarter is left out: what is hard to see teaches noise. */
const shares = [
  { share: 0.25, weight: 1 },
  { share: 0.4, weight: 0.5 },
] as const

/** How each way of delivery is injected. */
const injectedAs: Readonly<Record<PatternDelivery, Delivery>> = {
  equal: 'equal',
  campaign: 'campaign',
  stretch: 'recent',
}

/** At most this part of untouched creators may reach `alarm`; the offset is lowered until that holds on unseen creators. */
const alarmShare = 0.012
const alarm = 1.3

/** One view of one creator: figures of some of the posts, as they are or with a count bought. */
interface PatternRow {
  creator: string
  delivery: PatternDelivery | null
  weight: number
  figures: number[]
}

/** @param folder of the real creators
 *  @returns the models of all platforms and counts whose file is there; the same bytes for the same data */
export function trainedPatterns(folder: string): PatternModels {
  const files = creatorFiles(folder)
  const models: PatternModel[] = []
  const sources = new Map<string, number>()
  const figures: Record<string, number> = {}
  for (const task of tasks) {
    const file = files.find(({ name }) => name === task.file)
    if (file === undefined) continue
    const snapshots = file.creators.filter(({ creator }) => isFitHalf(creator)).map(creatorSnapshot)
    const model = trainedPattern(task, snapshots)
    if (model === null) continue
    models.push(model)
    sources.set(task.file, snapshots.length)
    figures[`${task.platform} ${task.count} ${task.length} slope`] = model.slope
  }
  return {
    card: {
      title: 'Patterns of bought likes, comments and views',
      meaning:
        'How much likelier the counts of a creator’s posts are if a quarter or more of one count was bought than if nothing was, as a log likelihood ratio.',
      method:
        'Additive tables over some thirty figures, boosted with one-question trees; one set for equal packages on every post, for campaigns on a quarter of the posts and for campaigns in a row. Bought counts are simulated on real creators. Calibrated on creators that the tables had not seen. Half of the creators are held back for the reported figures.',
      sources: [...sources].map(([name, creators]) => ({ name, creators, note: 'public crawl; the fit half' })),
      figures,
    },
    models,
  }
}

function trainedPattern(task: PatternTask, snapshots: Snapshot[]): PatternModel | null {
  const rows = snapshots.flatMap((snapshot) => rowsOf(task, snapshot))
  const creators = new Set(rows.map(({ creator }) => creator)).size
  if (creators < 30) return null
  const postsMin = task.length === 'long' ? longPosts : patternPostsMin
  const base = { platform: task.platform, count: task.count, postsMin, against: task.against }
  return { ...base, deliveries: fittedTables(task, rows), ...calibration(task, rows), creators }
}

/** Several stretches of a creator's posts, so that the tables meet short and long lists. */
function viewsOf({ length }: PatternTask, snapshot: Snapshot): Snapshot[] {
  const { posts } = snapshot
  const as = (views: Snapshot['posts'][]) => views.map((some) => ({ ...snapshot, posts: some }))
  if (length === 'long') return as([posts, posts.slice(0, 60)].filter((view) => view.length >= longPosts))
  const views = [posts.slice(0, 30)]
  if (length === 'any' || posts.length < longPosts) views.push(posts)
  if (posts.length >= 45) views.push(posts.slice(15, 60).slice(0, length === 'any' ? 45 : 30), posts.slice(30, 60))
  if (posts.length >= 75) views.push(posts.slice(60, length === 'any' ? undefined : 90))
  return as(views)
}

function rowsOf(task: PatternTask, snapshot: Snapshot): PatternRow[] {
  const { count, against } = task
  const creator = snapshot.handle
  const row = (view: Snapshot | null, delivery: PatternDelivery | null, weight: number): PatternRow[] => {
    const posts = patternPosts(view?.posts ?? [], [count, ...against])
    if (posts.length < patternPostsMin) return []
    return [{ creator, delivery, weight, figures: figuresOf(posts, count, against, view?.profile?.followers ?? null) }]
  }
  return viewsOf(task, snapshot).flatMap((view) => [
    ...row(view, null, 1),
    ...patternDeliveries.flatMap((delivery) =>
      shares.flatMap(({ share, weight }) =>
        row(injected(view, { count, delivery: injectedAs[delivery], share }), delivery, weight),
      ),
    ),
  ])
}

function fittedTables({ against }: PatternTask, rows: readonly PatternRow[]): PatternModel['deliveries'] {
  return patternDeliveries.map((delivery) => {
    const used = rows.filter((row) => row.delivery === null || row.delivery === delivery)
    return { delivery, tables: fitPattern(patternNames(against), balanced(used)) }
  })
}

/** Untouched and bought rows get the same weight in all, so that the fitted log-odds are a log likelihood ratio. */
function balanced(rows: readonly PatternRow[]): PatternRows {
  const weightOf = (bought: boolean) =>
    rows.reduce((sum, row) => sum + ((row.delivery !== null) === bought ? row.weight : 0), 0)
  const factor = weightOf(false) / Math.max(1, weightOf(true))
  return {
    figures: rows.map(({ figures }) => figures),
    labels: rows.map(({ delivery }) => (delivery === null ? 0 : 1)),
    weights: rows.map(({ delivery, weight }) => (delivery === null ? weight : weight * factor)),
  }
}

/** Three folds of creators: each is scored by tables of the other two, and a line through these unseen mixtures turns them into
 *  log likelihood ratios. The line is then lowered until few enough untouched creators are alarming. */
function calibration(task: PatternTask, rows: readonly PatternRow[]): Pick<PatternModel, 'slope' | 'offset'> {
  const foldOf = ({ creator }: PatternRow) => textSeed(`fold ${creator}`) % 3
  const unseen = [0, 1, 2].flatMap((fold) => {
    const tables = fittedTables(
      task,
      rows.filter((row) => foldOf(row) !== fold),
    )
    return rows
      .filter((row) => foldOf(row) === fold)
      .map((row) => ({
        row,
        mixture: logMeanExp(patternMargins({ against: task.against, deliveries: tables }, row.figures)),
      }))
  })
  const { weights, labels } = balanced(unseen.map(({ row }) => row))
  const line = logisticLine(
    unseen.map(({ mixture }) => mixture),
    labels,
    weights,
  )
  const untouched = unseen
    .filter(({ row }) => row.delivery === null)
    .map(({ mixture }) => line.slope * mixture + line.offset)
    .sort((a, b) => b - a)
  const reached = untouched[Math.floor(alarmShare * untouched.length)] ?? alarm
  return { slope: rounded(line.slope), offset: rounded(line.offset - Math.max(0, reached - alarm)) }
}

/** Logistic regression on one number, by Newton's method. */
function logisticLine(values: readonly number[], labels: readonly number[], weights: readonly number[]) {
  let [slope, offset] = [1, 0]
  for (let turn = 0; turn < 30; turn++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6]
    for (const [row, value] of values.entries()) {
      const probability = 1 / (1 + Math.exp(-(slope * value + offset)))
      const weight = weights[row] ?? 0
      const gradient = weight * ((labels[row] ?? 0) - probability)
      const curvature = weight * probability * (1 - probability)
      g0 += gradient
      g1 += gradient * value
      h00 += curvature
      h01 += curvature * value
      h11 += curvature * value * value
    }
    const determinant = h00 * h11 - h01 * h01
    offset += (h11 * g0 - h01 * g1) / determinant
    slope += (h00 * g1 - h01 * g0) / determinant
  }
  return { slope, offset }
}

function rounded(value: number): number {
  return Number(value.toFixed(4))
}
