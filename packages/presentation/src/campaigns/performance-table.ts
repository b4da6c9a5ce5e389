import type { PerformanceCreator, PerformanceDocument, PerformancePost } from '@vouch/contract'
import type { Cell, Table } from '../tables/csv-text.ts'
import { postName } from './performance-words.ts'

/** A performance report as one table: a row for the campaign, one for each creator, one for each post. */

const names = ['level', 'platform', 'handle', 'name', 'post', 'link', 'published', 'disclosure', 'currency'] as const
const counts = ['views', 'likes', 'comments', 'engagements', 'clicks', 'orders', 'revenue'] as const
const costs = ['perThousandViews', 'perEngagement', 'perClick', 'perOrder', 'returned'] as const
const spreads = ['clicks', 'orders', 'revenue', 'returned'] as const

type Row = Readonly<Record<string, Cell>>
type Expected = PerformanceCreator['expected'] | PerformanceDocument['expected']

const columns: readonly string[] = [
  ...[...names, 'agreed_fee', 'paid', 'posts', 'posts_agreed', ...counts],
  ...['paid_per_1000_views', 'paid_per_engagement', 'paid_per_click', 'paid_per_order', 'revenue_per_paid'],
  ...spreads.flatMap((name) => ['low', 'point', 'high'].map((end) => `forecast_${columnOf(name)}_${end}`)),
  ...['trust_first', 'decision_first', 'suspicious_first', 'trust_last', 'decision_last', 'suspicious_last'],
  ...['trust_end', 'decision_end', 'suspicious_end', 'suspicious_end_low', 'suspicious_end_high'],
  ...['lift_low', 'lift', 'lift_high', 'paid_for_real_low', 'paid_for_real', 'paid_for_real_high'],
  ...['paid_for_real_end_low', 'paid_for_real_end', 'paid_for_real_end_high', 'made_at'],
]

/** @returns the table; a cell of what isn't known, or isn't of this row, is empty */
export function performanceTable(document: PerformanceDocument): Table {
  const rows = [campaignRow(document), ...document.creators.map(creatorRow), ...document.posts.map(postRow)]
  const { currency, madeAt } = document
  return {
    columns,
    rows: rows.map((row) => {
      const whole: Row = { ...row, currency, made_at: madeAt }
      return columns.map((column) => whole[column] ?? null)
    }),
  }
}

function columnOf(name: (typeof spreads)[number]): string {
  return name === 'returned' ? 'revenue_per_paid' : name
}

function campaignRow({ name, money, results, expected, lift, people, atEnd, pacing }: PerformanceDocument): Row {
  const end = atEnd?.people && atEnd.people.creators > 0 ? atEnd.people.real : null
  return {
    ...{ level: 'campaign', name, paid: money.spent, posts: results.posts, posts_agreed: pacing.due },
    ...countCells(results),
    ...expectedCells(expected),
    ...(lift && { lift_low: lift.range.low, lift: lift.range.point, lift_high: lift.range.high }),
    ...(people && {
      ...{ paid_for_real_low: people.real.low, paid_for_real: people.real.point, paid_for_real_high: people.real.high },
    }),
    ...(end && { paid_for_real_end_low: end.low, paid_for_real_end: end.point, paid_for_real_end_high: end.high }),
  }
}

function creatorRow({ platform, handle, name, first, last, end, ...creator }: PerformanceCreator): Row {
  return {
    ...{ level: 'creator', platform, handle, name, agreed_fee: creator.agreedFee, paid: creator.paid },
    ...{ posts: creator.posts, posts_agreed: creator.due },
    ...countCells(creator),
    ...expectedCells(creator.expected),
    ...{ trust_first: first?.trust ?? null, decision_first: first?.decision ?? null },
    ...{ trust_last: last?.trust ?? null, decision_last: last?.decision ?? null },
    suspicious_first: first?.suspicious?.share ?? null,
    suspicious_last: last?.suspicious?.share ?? null,
    ...{ trust_end: end?.trust ?? null, decision_end: end?.decision ?? null },
    suspicious_end: end?.suspicious?.share ?? null,
    ...{ suspicious_end_low: end?.suspicious?.low ?? null, suspicious_end_high: end?.suspicious?.high ?? null },
  }
}

function postRow(post: PerformancePost): Row {
  const { creator, link, at, disclosure, views, likes, comments, clicks, orders, revenue } = post
  return {
    ...{ level: 'post', name: creator, post: postName(post), link, published: at, disclosure },
    ...{ views, likes, comments, clicks, orders, revenue },
  }
}

function countCells(
  results: PerformanceDocument['results'] | Omit<PerformanceCreator, 'first' | 'last' | 'end' | 'name'>,
): Row {
  const { views, engagements, clicks, orders, revenue } = results
  const [perThousand, perEngagement, perClick, perOrder, returned] = costs.map((name) => cents(results[name]))
  return {
    ...{ views, engagements, clicks, orders, revenue },
    paid_per_1000_views: perThousand ?? null,
    paid_per_engagement: perEngagement ?? null,
    ...{ paid_per_click: perClick ?? null, paid_per_order: perOrder ?? null, revenue_per_paid: returned ?? null },
  }
}

function expectedCells(expected: Expected): Row {
  if (expected === null) return {}
  return Object.fromEntries(
    spreads.flatMap((name) =>
      (['low', 'point', 'high'] as const).map((end) => [
        `forecast_${columnOf(name)}_${end}`,
        cents(expected[name]?.[end] ?? null),
      ]),
    ),
  )
}

function cents(value: number | null): number | null {
  return value && Math.round(value * 100) / 100
}
