/** How much of a bought pattern can be seen at all: boosted trees on the same figures as the shipped additive tables, fitted on the same
 *  half of the creators and measured on the other. What trees of depth 3 do not find, no reweighing of these figures will.
 *  Run alone: `node lab/src/experiments/pattern-bound.ts --data DIR`. */

import { parseArgs } from 'node:util'
import type { Snapshot } from '@vouch/engine'
import patternModels from '../../../packages/engine/src/models/count-patterns.json' with { type: 'json' }
import { isPatternCount, type PatternModel, patternScore } from '../../../packages/engine/src/posts/pattern-model.ts'
import { figuresOf, patternPosts, patternPostsMin } from '../../../packages/engine/src/posts/pattern-reading.ts'
import { creatorFiles } from '../creators/creator-file.ts'
import { creatorSnapshot } from '../creators/creator-snapshot.ts'
import { type Delivery, deliveries } from '../creators/deliveries.ts'
import { type BoughtCount, injected } from '../creators/injections.ts'
import { isFitHalf } from '../creators/text-seed.ts'
import { rankingQuality } from '../measures/ranking-quality.ts'
import { boostedTrees, treeScores } from '../training/boosted-trees.ts'

interface BoundRow {
  platform: string
  count: string
  delivery: Delivery
  creators: number
  /** AUC and the part flagged at 2 % false alarms, a quarter bought. */
  tablesAuc: number
  tablesFlagged: number
  treesAuc: number
  treesFlagged: number
}

interface Scored {
  delivery: Delivery | null
  fit: boolean
  figures: number[]
}

const sold = deliveries.filter((delivery) => delivery !== 'proportional')
const treeSettings = { trees: 150, depth: 3, rate: 0.1 }
const files: Readonly<Record<string, string>> = { tiktok: 'creators_tiktok_famous', instagram: 'creators_ig_adipta' }
/** Creators of each half; the rest would only take time. */
const creatorsMax = 200

/** @param folder of the real creators
 *  @param platforms whose models are measured */
export function boundRows(folder: string, platforms: readonly string[] = ['instagram', 'tiktok']): BoundRow[] {
  return (
    patternModels.models
      .filter(({ platform }) => platforms.includes(platform))
      // Of several lengths of lists the first model reads the long ones, which these creators have.
      .filter(
        ({ platform, count }, at, all) =>
          all.findIndex((one) => one.platform === platform && one.count === count) === at,
      )
      .flatMap((model) => {
        const file = creatorFiles(folder).find(({ name }) => name === files[model.platform])
        const snapshots = (file?.creators ?? []).map(creatorSnapshot)
        const half = (fit: boolean) => snapshots.filter(({ handle }) => isFitHalf(handle) === fit).slice(0, creatorsMax)
        const rows = [...half(true), ...half(false)].flatMap((snapshot) => scoredRows(model, snapshot))
        return rows.length === 0 ? [] : comparison(model, rows)
      })
  )
}

function scoredRows(model: PatternModel, snapshot: Snapshot): Scored[] {
  const fit = isFitHalf(snapshot.handle)
  const against = model.against.filter(isPatternCount)
  const count = countOf(model)
  const row = (view: Snapshot | null, delivery: Delivery | null): Scored[] => {
    const posts = patternPosts(view?.posts ?? [], [count, ...against])
    const followers = view?.profile?.followers ?? null
    return posts.length < patternPostsMin
      ? []
      : [{ delivery, fit, figures: figuresOf(posts, count, against, followers) }]
  }
  return [
    ...row(snapshot, null),
    ...sold.flatMap((delivery) => row(injected(snapshot, { count, delivery, share: 0.25 }), delivery)),
  ]
}

function countOf({ count }: PatternModel): BoughtCount {
  return count === 'comments' || count === 'views' ? count : 'likes'
}

function comparison(model: PatternModel, rows: readonly Scored[]): BoundRow[] {
  const fitted = rows.filter(({ fit }) => fit)
  const unseen = rows.filter(({ fit }) => !fit)
  const untouched = fitted.filter(({ delivery }) => delivery === null).length
  const width = fitted[0]?.figures.length ?? 0
  const trees = boostedTrees(
    {
      count: fitted.length,
      width,
      features: flat(fitted),
      labels: Float64Array.from(fitted, ({ delivery }) => (delivery === null ? 0 : 1)),
      weights: Float64Array.from(fitted, ({ delivery }) =>
        delivery === null ? 1 : untouched / Math.max(1, fitted.length - untouched),
      ),
    },
    treeSettings,
  )
  const byTrees = Array.from(treeScores(trees, flat(unseen)))
  const byTables = unseen.map(({ figures }) =>
    Math.max(...patternScore(model, figures).doseLikelihoods.map(({ logRatio }) => logRatio)),
  )
  return sold.map((delivery) => {
    const [tables, wood] = [judged(unseen, byTables, delivery), judged(unseen, byTrees, delivery)]
    return {
      platform: model.platform,
      count: model.count,
      delivery,
      creators: tables.creators,
      tablesAuc: tables.auc,
      tablesFlagged: tables.flagged,
      treesAuc: wood.auc,
      treesFlagged: wood.flagged,
    }
  })
}

function flat(rows: readonly Scored[]): Float64Array {
  return Float64Array.from(rows.flatMap(({ figures }) => figures))
}

function judged(rows: readonly Scored[], scores: readonly number[], wanted: Delivery) {
  const of = (delivery: Delivery | null) => scores.filter((_, index) => rows[index]?.delivery === delivery)
  const [clean, bad] = [of(null), of(wanted)]
  const limit = [...clean].sort((a, b) => b - a)[Math.floor(0.02 * clean.length)] ?? 0
  const auc = rankingQuality({
    scores: Float64Array.from([...clean, ...bad]),
    labels: Float64Array.from([...clean.map(() => 0), ...bad.map(() => 1)]),
  })
  return { creators: bad.length, auc, flagged: bad.filter((score) => score > limit).length / Math.max(1, bad.length) }
}

if (import.meta.main) {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values
  if (data === undefined) throw new Error('Say where the data is: --data DIR')
  console.table(
    boundRows(data).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? +value.toFixed(3) : value]),
      ),
    ),
  )
}
