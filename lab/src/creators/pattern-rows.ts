import type { Snapshot } from '@vouch/engine'
import type { PatternDelivery } from '../../../packages/engine/src/posts/pattern-model.ts'
import { deliveryWeights } from '../../../packages/engine/src/posts/pattern-model.ts'
import { figuresOf, patternPosts } from '../../../packages/engine/src/posts/pattern-reading.ts'
import type { Delivery } from './deliveries.ts'
import { injected } from './injections.ts'
import type { PatternRows } from './pattern-fit.ts'
import { fittedPostsMin, type PatternTask, viewsOf } from './pattern-tasks.ts'
import { textSeed } from './text-seed.ts'

/** One view of one creator: figures of some of the posts, as they are or with a count bought. */
export interface PatternRow {
  creator: string
  /** Null for an untouched creator. */
  delivery: PatternDelivery | null
  /** 0 for an untouched creator. */
  dose: number
  /** A creator weighs the same however many views there are. */
  weight: number
  figures: number[]
}

/** Doses that have tables of their own. */
export const patternDoses = [0.1, 0.25, 0.5, 0.7] as const
/** Orders lie up to this part beside the dose, so that the tables do not learn one number. */
const doseSpread = 0.15

/** How each way of delivery is injected. */
const injectedAs: Readonly<Record<PatternDelivery, readonly Delivery[]>> = {
  equal: ['equal', 'rounds'],
  campaign: ['campaign'],
  stretch: ['recent', 'run'],
  level: ['level', 'minimum'],
  proportional: ['proportional', 'rounds-own'],
}
const ways = Object.entries(injectedAs) as [PatternDelivery, readonly Delivery[]][]

/** @returns all views of a creator, untouched and with every order of the task */
export function patternRows(task: PatternTask, snapshot: Snapshot): PatternRow[] {
  const { count, against } = task
  const views = viewsOf(task, snapshot)
  return views.flatMap((view) => {
    const row = (changed: Snapshot | null, delivery: PatternDelivery | null, dose: number, parts: number) => {
      const posts = patternPosts(changed?.posts ?? [], [count, ...against])
      if (posts.length < fittedPostsMin) return []
      const followers = task.platform === 'any' ? null : (changed?.profile?.followers ?? null)
      const figures = figuresOf(posts, count, against, followers)
      return [{ creator: snapshot.handle, delivery, dose, weight: 1 / (views.length * parts), figures }]
    }
    return [
      ...row(view, null, 0, 1),
      ...ways.flatMap(([delivery, orders]) =>
        orders.flatMap((one) =>
          seeds(task).flatMap((seed) =>
            patternDoses.flatMap((dose) => {
              const share = dose * (1 + doseSpread * luck(`${snapshot.handle} ${one} ${seed} ${dose}`))
              const changed = injected(view, { count, delivery: one, share, seed })
              return row(changed, delivery, dose, orders.length * task.orders)
            }),
          ),
        ),
      ),
    ]
  })
}

/** Seeds of the orders that are trained on; reported figures are taken with others. */
function seeds({ orders }: PatternTask): number[] {
  return Array.from({ length: orders }, (_, index) => 1_000 + index)
}

/** @returns between −1 and 1, the same for the same text */
function luck(text: string): number {
  return textSeed(text) / 2 ** 31 - 1
}

/** Untouched and bought rows get the same weight in all, so that the fitted log-odds are a log likelihood ratio; ways of delivery share
 *  theirs as in the mixture. */
export function balanced(rows: readonly PatternRow[]): PatternRows {
  const weightOf = ({ delivery, weight }: PatternRow) => weight * (delivery === null ? 1 : deliveryWeights[delivery])
  const sum = (bought: boolean) =>
    rows.reduce((total, row) => total + ((row.delivery !== null) === bought ? weightOf(row) : 0), 0)
  const [clean, bought] = [sum(false), sum(true)]
  // Rows weigh one on average, which is what the ridge of the fit is measured in.
  const factor = rows.length / Math.max(1e-9, 2 * clean)
  return {
    figures: rows.map(({ figures }) => figures),
    labels: rows.map(({ delivery }) => (delivery === null ? 0 : 1)),
    weights: rows.map((row) => weightOf(row) * factor * (row.delivery === null ? 1 : clean / Math.max(1e-9, bought))),
  }
}
