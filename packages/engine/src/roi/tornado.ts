import { z90 } from '../statistics/log-range.ts'
import { significant } from '../statistics/significant.ts'
import type { FactorKind } from './factor.ts'
import { roiFactors } from './factor-list.ts'
import { outcomesOf } from './outcomes.ts'
import { planOf } from './plan.ts'
import type { RoiInput } from './roi-input.ts'

/** What matters: ROI with one factor at its 10th and at its 90th percentile and every other at its median.
 *
 *  The widest bar is the question to ask next: it is where an answer would narrow the forecast most. What a newcomer would
 *  get wrong is to read the bar as a promise. Nobody can choose a click rate; one can only find out. */
export interface TornadoBar {
  /** Id of the factor, or `luck`. */
  id: string
  /** For a reader. */
  title: string
  /** Null for the luck of small numbers, which nobody can measure away. */
  kind: FactorKind | null
  /** ROI at the factor's own 10th and 90th percentile; `high` is below `low` for a factor that lowers ROI. */
  low: number
  /** At the 90th; the two differ from the median by all of the factor's doings, in people, clicks, orders or money. */
  high: number
}

/** A designed experiment instead of chance: each factor has two draws, the first draw of all is the median of everything.
 *
 *  Nothing is left to chance here, so the same question never has two answers, and a bar of no width is a factor that does
 *  nothing for this creator and campaign.
 *
 *  @returns ROI at the medians and the bars, widest first; null where there is no forecast or nothing is paid
 *  @example costs less than a millisecond: some seventy draws */
export function roiTornado(input: RoiInput): { median: number; bars: TornadoBar[] } | null {
  const plan = planOf(input)
  if (plan === null) return null
  const luckKey = `orders of ${plan.creatorId}`
  const ids = [...new Set(plan.drawn.map(({ factor }) => factor)), luckKey]
  const factorOf = new Map(plan.drawn.map(({ key, factor }) => [key, factor]))
  const count = 1 + 2 * ids.length
  // A factor that is drawn twice, for brand and creator, is moved by both together as far as by one alone.
  const outcomes = outcomesOf(plan, count, (key, part) => {
    const at = ids.indexOf(factorOf.get(key) ?? key)
    const zs = new Float64Array(count)
    if (at >= 0) {
      zs[1 + 2 * at] = -z90 * part
      zs[2 + 2 * at] = z90 * part
    }
    return zs
  })
  const roi = (draw: number) => (outcomes.grossProfit[draw] ?? 0) / Math.max(1e-9, outcomes.cost[draw] ?? 0)
  if (!((outcomes.cost[0] ?? 0) > 0)) return null
  const kinds = new Map(plan.readings.map(({ factor, reading }) => [factor.id, reading.kind]))
  const bars = ids.map((id, index) => ({
    id: id === luckKey ? 'luck' : id,
    title: roiFactors.find((factor) => factor.id === id)?.title ?? 'Chance, with few orders',
    kind: kinds.get(id) ?? null,
    low: significant(roi(1 + 2 * index)),
    high: significant(roi(2 + 2 * index)),
  }))
  // Equal bars stand by name, so that the order of the factors in the code is nowhere to be seen.
  const width = ({ low, high }: TornadoBar) => Math.abs(high - low)
  bars.sort((a, b) => width(b) - width(a) || (a.id < b.id ? -1 : 1))
  return { median: significant(roi(0)), bars }
}
