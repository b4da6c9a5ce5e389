/** What Instagram counts for the owner of an account, in the words of the snapshot. */

import type { DeclaredAudience, Post } from '@vouch/engine'
import { audienceOf, type Counted, sharesOf } from '../reading/declared-shares.ts'
import type { Insights } from './instagram-shapes.ts'

/** By what Instagram breaks followers down, one call each. */
export const demographics = ['country', 'age', 'gender'] as const
export type Demographic = (typeof demographics)[number]

const demographicMetric = 'follower_demographics'
/** Letters that stand for genders; U is for those who do not say. */
const genderWords: Readonly<Record<string, string>> = { F: 'female', M: 'male', U: 'unknown' }

/** @returns how an account's followers are asked for by one dimension. An account of fewer than a hundred followers has none. */
export function demographicQuery(breakdown: Demographic): Record<string, string> {
  return {
    ...{ metric: demographicMetric, period: 'lifetime', metric_type: 'total_value' },
    // Required, and without a meaning for what lasts as long as the account.
    ...{ timeframe: 'this_month', breakdown },
  }
}

/** @returns followers by the names of a dimension; empty where there are none */
export function countedIn({ data }: Insights): Counted {
  const counted = new Map<string, number>()
  for (const { name, total_value } of data) {
    if (name !== demographicMetric) continue
    for (const { results } of total_value?.breakdowns ?? [])
      for (const { dimension_values: names, value } of results)
        if (names.length === 1 && value !== null)
          counted.set(names[0] ?? '', (counted.get(names[0] ?? '') ?? 0) + value)
  }
  return counted
}

/** Each list is of the same followers, and Instagram cuts the one of countries off, so all are parts of the largest sum. */
export function audienceIn(counted: Readonly<Partial<Record<Demographic, Counted>>>): DeclaredAudience | null {
  const { country = new Map(), age = new Map(), gender = new Map() } = counted
  const total = Math.max(...[country, age, gender].map((one) => [...one.values()].reduce((sum, each) => sum + each, 0)))
  const named = new Map(
    [...gender].flatMap(([letter, count]) =>
      Object.hasOwn(genderWords, letter) ? [[genderWords[letter] ?? '', count]] : [],
    ),
  )
  return audienceOf({
    countries: sharesOf(new Map([...country].filter(([code]) => /^[A-Z]{2}$/.test(code))), total),
    ages: sharesOf(new Map([...age].filter(([years]) => /^\d{1,3}(?:-\d{1,3}|\+)$/.test(years))), total),
    genders: sharesOf(named, total),
  })
}

/** @returns a metric's value: its total, or the newest of its values; null where it is not said */
export function metricValue({ data }: Insights, metric: string): number | null {
  const found = data.find(({ name }) => name === metric)
  return found?.total_value?.value ?? found?.values.at(-1)?.value ?? null
}

/** Accounts that saw something of the account in 28 days. */
export const reachQuery = { metric: 'reach', period: 'days_28' } as const
export const postQuery = { metric: 'views,shares,saved' } as const

/** @returns a post with what only its owner sees */
export function withInsights(post: Post, said: Insights): Post {
  return {
    ...post,
    views: metricValue(said, 'views') ?? post.views,
    shares: metricValue(said, 'shares') ?? post.shares,
    saves: metricValue(said, 'saved') ?? post.saves,
  }
}
