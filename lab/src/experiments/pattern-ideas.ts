/** Ideas for the two goals of bought counts that are missed, likes of Instagram and views of TikTok at a quarter: tables by way of delivery, as they ship,
 *  against one set of tables for all ways, three times as many orders to learn from, pairs of figures, and three at a time. Fitted and judged on the
 *  fitting half alone, each third of its creators by what the other two taught, so that nothing is chosen on reported creators.
 *  Run alone: `node lab/src/experiments/pattern-ideas.ts --data DIR` (some minutes of one core). */

import { parseArgs } from 'node:util'
import type { Snapshot } from '@vouch/engine'
import {
  mixed,
  type PatternDelivery,
  patternBin,
  patternDeliveries,
} from '../../../packages/engine/src/posts/pattern-model.ts'
import { patternNames } from '../../../packages/engine/src/posts/pattern-names.ts'
import { figuresOf, patternPosts } from '../../../packages/engine/src/posts/pattern-reading.ts'
import { creatorFiles } from '../creators/creator-file.ts'
import { creatorSnapshot } from '../creators/creator-snapshot.ts'
import { type Delivery, deliveries } from '../creators/deliveries.ts'
import { injected } from '../creators/injections.ts'
import { fitPattern, type PatternTable } from '../creators/pattern-fit.ts'
import { fittedPostsMin, type PatternTask, patternTasks } from '../creators/pattern-tasks.ts'
import { isFitHalf, textSeed } from '../creators/text-seed.ts'
import { boostedTrees, treeScores } from '../training/boosted-trees.ts'

const dose = 0.25
const folds = [0, 1, 2] as const
const falseAlarms = 0.02
/** Ways that the goals count. */
const counted = deliveries.filter((delivery) => delivery !== 'proportional' && delivery !== 'rounds-own')
/** Orders from this seed on are judged; those before it are learnt from. */
const judgedSeed = 5_000

interface Row {
  fold: number
  delivery: Delivery | null
  order: number
  figures: number[]
}

type Scorer = (rows: readonly Row[]) => (figures: readonly number[]) => number

function rowsOf({ count, against, platform }: PatternTask, snapshot: Snapshot, orders: number): Row[] {
  const fold = textSeed(`fold ${snapshot.handle}`) % folds.length
  const row = (changed: Snapshot | null, delivery: Delivery | null, order: number): Row[] => {
    const posts = patternPosts(changed?.posts ?? [], [count, ...against])
    const followers = platform === 'any' ? null : (changed?.profile?.followers ?? null)
    return posts.length < fittedPostsMin
      ? []
      : [{ fold, delivery, order, figures: figuresOf(posts, count, against, followers) }]
  }
  const seeds = [judgedSeed, ...Array.from({ length: orders }, (_, index) => 1_000 + index)]
  return [
    ...row(snapshot, null, 0),
    ...counted.flatMap((delivery) =>
      seeds.flatMap((seed) => row(injected(snapshot, { count, delivery, share: dose, seed }), delivery, seed)),
    ),
  ]
}

const wayOf: Readonly<Record<string, PatternDelivery>> = {
  ...{ equal: 'equal', rounds: 'equal', campaign: 'campaign', recent: 'stretch', run: 'stretch' },
  ...{ level: 'level', minimum: 'level' },
}

function weighted(rows: readonly Row[]) {
  const clean = rows.filter(({ delivery }) => delivery === null).length
  const bought = rows.length - clean
  return {
    figures: rows.map(({ figures }) => figures),
    labels: rows.map(({ delivery }) => (delivery === null ? 0 : 1)),
    weights: rows.map(({ delivery }) => rows.length / 2 / Math.max(1, delivery === null ? clean : bought)),
  }
}

function read(tables: readonly PatternTable[], names: readonly string[], figures: readonly number[]): number {
  return tables.reduce(
    (sum, { name, edges, scores }) =>
      sum + (scores[patternBin(edges, figures[names.indexOf(name)] ?? Number.NaN)] ?? 0),
    0,
  )
}

function byWay(names: readonly string[]): Scorer {
  return (rows) => {
    const ways = patternDeliveries.map((way) =>
      fitPattern(names, weighted(rows.filter(({ delivery }) => delivery === null || wayOf[delivery] === way))),
    )
    return (figures) => mixed(ways.map((tables) => read(tables, names, figures)))
  }
}

function atOnce(names: readonly string[]): Scorer {
  return (rows) => {
    const tables = fitPattern(names, weighted(rows))
    return (figures) => read(tables, names, figures)
  }
}

function byTrees(width: number, depth: number): Scorer {
  return (rows) => {
    const { figures, labels, weights } = weighted(rows)
    const model = boostedTrees(
      {
        ...{ count: rows.length, width, features: Float64Array.from(figures.flat()) },
        ...{ labels: Float64Array.from(labels), weights: Float64Array.from(weights) },
      },
      { trees: 200, depth, rate: 0.1 },
    )
    return (values) => treeScores(model, Float64Array.from(values))[0] ?? 0
  }
}

/** @returns share flagged of each way at 2 % of the untouched, and their mean */
function judged(rows: readonly Row[], orders: number, scorer: Scorer): Record<string, number> {
  const scored = folds.flatMap((fold) => {
    const score = scorer(rows.filter((row) => row.fold !== fold && row.order < 1_000 + orders))
    return rows
      .filter((row) => row.fold === fold && (row.delivery === null || row.order === judgedSeed))
      .map(({ delivery, figures }) => ({ delivery, score: score(figures) }))
  })
  const clean = scored.filter(({ delivery }) => delivery === null).map(({ score }) => score)
  const limit = clean.sort((a, b) => b - a)[Math.floor(falseAlarms * clean.length)] ?? 0
  const found = counted.map((way): [string, number] => {
    const some = scored.filter(({ delivery }) => delivery === way)
    return [way, some.filter(({ score }) => score > limit).length / Math.max(1, some.length)]
  })
  const mean = found.reduce((sum, [, share]) => sum + share, 0) / found.length
  return { ...Object.fromEntries(found), mean }
}

/** @param folder of the real creators
 *  @returns one line for each idea */
export function ideaRows(folder: string): Record<string, string | number>[] {
  const tasks = patternTasks.filter(
    ({ platform, count, length }) =>
      (platform === 'instagram' && count === 'likes' && length === 'long') ||
      (platform === 'tiktok' && count === 'views'),
  )
  return tasks.flatMap((task) => {
    const raws = creatorFiles(folder).filter(({ name }) => task.files.includes(name))
    const snapshots = raws
      .flatMap(({ creators }) => creators.filter(({ creator }) => isFitHalf(creator)))
      .map(creatorSnapshot)
    const rows = snapshots.flatMap((snapshot) => rowsOf(task, snapshot, 6))
    const names = patternNames(task.against)
    const ideas: [string, number, Scorer][] = [
      ['tables by way, mixed', 2, byWay(names)],
      ['the same, three times as many orders', 6, byWay(names)],
      ['one set of tables for all ways', 2, atOnce(names)],
      ['pairs of figures (trees of depth 2)', 2, byTrees(names.length, 2)],
      ['three at a time (trees of depth 3)', 2, byTrees(names.length, 3)],
      ['the same, three times as many orders', 6, byTrees(names.length, 3)],
    ]
    return ideas.map(([idea, orders, scorer]) => ({
      ...{ count: `${task.platform} ${task.count}`, idea, creators: snapshots.length },
      ...Object.fromEntries(
        Object.entries(judged(rows, orders, scorer)).map(([way, share]) => [way, Math.round(100 * share)]),
      ),
    }))
  })
}

if (import.meta.main) {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values
  if (data === undefined) throw new Error('Say where the data is: --data DIR')
  console.table(ideaRows(data))
}
