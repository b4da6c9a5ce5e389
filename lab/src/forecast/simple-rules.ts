/** What people do without a model, measured on the same creators, and what nobody can do better than. */
import { seededRandom } from '@vouch/engine'
import { middle } from './absolute-fit.ts'
import type { ForecastExample } from './forecast-example.ts'
import { percentErrors } from './forecast-scores.ts'

/** A way to name the median of the next posts from the past. Counts come newest first. */
export interface SimpleRule {
  name: string
  forecast: (example: ForecastExample) => number
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

export const medianRules: readonly SimpleRule[] = [
  { name: 'median of the last 5', forecast: ({ pastCounts }) => middle(pastCounts.slice(0, 5)) },
  { name: 'median of the last 12', forecast: ({ pastCounts }) => middle(pastCounts.slice(0, 12)) },
  { name: 'median of all', forecast: ({ pastCounts }) => middle(pastCounts) },
]

/** The two rules of the trade: the average of a creator's last posts, and followers times what creators usually get for each.
 *  @param examples the file, whose own usual rate is taken, which flatters the second rule a little */
export function industryRules(examples: readonly ForecastExample[]): SimpleRule[] {
  const rate = middle(
    examples.flatMap(({ pastCounts, followers }) =>
      followers === null || followers < 1 ? [] : [middle(pastCounts) / followers],
    ),
  )
  const rules = [
    { name: 'average of the last 12', forecast: ({ pastCounts }: ForecastExample) => average(pastCounts.slice(0, 12)) },
  ]
  if (rate === 0) return rules
  return [...rules, { name: 'followers × usual rate', forecast: ({ followers }) => (followers ?? 0) * rate }]
}

/** Somebody who knew the creator's future but not its luck: the true median of the rest, against the median of as many posts
 *  drawn anew from the rest. No forecast of the past can do better.
 *  @returns the median error in per cent */
export function luckFloor(examples: readonly ForecastExample[]): number {
  const random = seededRandom(1)
  return middle(
    percentErrors(
      examples.map(({ rest }) => {
        const drawn = rest.map(() => rest[Math.floor(random() * rest.length)] ?? 0)
        return { forecast: middle(rest), truth: middle(drawn) }
      }),
    ),
  )
}

/** Somebody who may look at every second one of the very posts that are to come, and names the others.
 *  @returns the median error in per cent */
export function peekingError(examples: readonly ForecastExample[]): number {
  const halves = examples.flatMap(({ rest }) => {
    if (rest.length < 2) return []
    const [seen, hidden] = [0, 1].map((part) => rest.filter((_, index) => index % 2 === part))
    return [{ forecast: middle(seen ?? []), truth: middle(hidden ?? []) }]
  })
  return middle(percentErrors(halves))
}
