import {
  type CampaignLift,
  type Costs,
  type PaidForPeople,
  type PerformanceCreator,
  type PerformanceDocument,
  type PerformancePost,
  type PerformanceVerdict,
  signOfCurrency,
} from '@vouch/contract'
import { amountIn, compact, count, date, dateTime, missing, number, percent, percentRange, plural } from '../format.ts'
import { decisionName } from '../report/decision-words.ts'
import { deliverableWords } from './deliverable-words.ts'

/** What a performance report says, on the page and on paper. */

export interface PerformanceFigure {
  name: string
  value: string
  words: string
}

const signOf = ({ currency }: PerformanceDocument) => signOfCurrency[currency]

/** @returns what was paid and what it brought, each with what one of it cost */
export function performanceFigures(document: PerformanceDocument): PerformanceFigure[] {
  const { results, money } = document
  const sign = signOf(document)
  const costs = unitCosts(results, sign)
  return [
    {
      name: 'Paid',
      value: amountIn(money.spent, sign),
      words: money.budget === null ? 'no budget set' : `of ${amountIn(money.budget, sign)} budget`,
    },
    { name: 'Views', value: compact(results.views), words: costs.views },
    { name: 'Likes and comments', value: compact(results.engagements), words: costs.engagements },
    { name: 'Clicks', value: compact(results.clicks), words: costs.clicks },
    { name: 'Orders', value: compact(results.orders), words: costs.orders },
    { name: 'Revenue', value: amountIn(results.revenue, sign), words: costs.revenue },
  ]
}

/** @returns what a thousand views, an engagement, a click and an order cost, and what each unit of money brought */
export function unitCosts(costs: Costs, sign: string) {
  const { perThousandViews, perEngagement, perClick, perOrder, returned } = costs
  return {
    views: `CPM ${amountIn(perThousandViews, sign)}`,
    engagements: `CPE ${amountIn(perEngagement, sign)}`,
    clicks: `CPC ${amountIn(perClick, sign)}`,
    orders: `CPA ${amountIn(perOrder, sign)}`,
    revenue: returned === null ? 'no return yet' : `${amountIn(returned, sign)} for each ${amountIn(1, sign)} paid`,
  }
}

export interface PacingRow {
  name: string
  /** 0 and more; null: no measure. */
  share: number | null
  words: string
}

/** @returns how far time, posts and budget were */
export function pacingRows(document: PerformanceDocument): PacingRow[] {
  const { pacing, money, startsOn, endsOn } = document
  const sign = signOf(document)
  return [
    {
      name: 'Time elapsed',
      share: pacing.time,
      words: startsOn === null || endsOn === null ? 'no dates set' : `${date(startsOn)} to ${date(endsOn)}`,
    },
    { name: 'Posts live', share: pacing.posted, words: `${count(pacing.posts)} of ${plural(pacing.due, 'post')}` },
    {
      name: 'Budget paid',
      share: pacing.spent,
      words:
        money.budget === null ? 'no budget set' : `${amountIn(money.spent, sign)} of ${amountIn(money.budget, sign)}`,
    },
  ]
}

export interface ForecastRow {
  name: string
  actual: string
  forecast: string
  range: string
  /** Where the result stands; null where it isn't known. */
  stand: keyof typeof standWords | null
}

export const standWords = {
  above: 'Above the range',
  within: 'Within the range',
  below: 'Below the range',
  early: 'Too early to compare',
} as const

/** @returns results beside what was forecast; empty where nothing could be forecast */
export function forecastRows(document: PerformanceDocument): ForecastRow[] {
  const { expected, results, pacing } = document
  // What is below a whole campaign's range may come yet.
  const isOver = pacing.time === null || pacing.time >= 1
  if (expected === null) return []
  const sign = signOf(document)
  const people = (value: number | null) => compact(value === null ? null : Math.round(value))
  const few = (value: number | null) => (value !== null && value < 10 ? number(value, 1) : people(value))
  const money = (value: number | null) => amountIn(value === null ? null : roughly(value), sign)
  const unit = (value: number | null) => amountIn(value, sign)
  const row = (
    name: string,
    actual: number | null,
    spread: { low: number; point: number; high: number },
    text: (value: number | null) => string,
    exact = text,
  ): ForecastRow => ({
    name,
    ...{ actual: exact(actual), forecast: text(spread.point), range: `${text(spread.low)} to ${text(spread.high)}` },
    stand: actual === null ? null : standOf(actual, spread, { isOver, reads: (end) => exact(actual) === text(end) }),
  })
  const returned = expected.returned && row(`Return for each ${unit(1)}`, results.returned, expected.returned, unit)
  return [
    row('Clicks', results.clicks, expected.clicks, few),
    row('Orders', results.orders, expected.orders, few),
    row('Revenue', results.revenue, expected.revenue, money, unit),
    ...(returned ? [returned] : []),
  ]
}

/** @param reads whether an end of the range is written as the result is: a 0 is not below “0 to 3” */
function standOf(
  actual: number,
  { low, high }: { low: number; high: number },
  { isOver, reads }: { isOver: boolean; reads: (end: number) => boolean },
): keyof typeof standWords {
  if (actual > high && !reads(high)) return 'above'
  if (actual >= low || reads(low)) return 'within'
  return isOver ? 'below' : 'early'
}

/** Two significant digits above a hundred: an estimate is not known to the cent. */
function roughly(value: number): number {
  return Math.abs(value) < 100 ? Math.round(value) : Number(value.toPrecision(2))
}

/** @returns what the forecast stands on; null where there is none */
export function forecastBasis({ expected, creators }: PerformanceDocument): string | null {
  if (expected === null) return null
  const whom = `${count(expected.creators)} of ${plural(creators.length, 'creator')} could be forecast`
  const learned =
    expected.lessons === 0
      ? 'Click and order rates are published ones.'
      : `Click and order rates learned from ${plural(expected.lessons, 'result')} of your other campaigns.`
  return `From the agreed fees and posts, and the reports you had at the start; ${whom}. Eight in ten simulated campaigns end in the range. ${learned} Tested on simulated brands only.`
}

/** @returns a share with its sign: +12%, −3% */
export function signedShare(share: number): string {
  const rounded = Math.round(share * 100)
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded)}%`
}

/** @returns how much more campaign posts got than these creators' posts get anyway, and what that rests on */
export function liftWords({ range, baseline, counted, ...sizes }: CampaignLift) {
  const what = range.low > 0 ? 'more than usual' : range.high < 0 ? 'less than usual' : 'no clear difference'
  const against =
    sizes.controls > 0
      ? `, less what moved ${plural(sizes.controls, 'other creator')} in the same weeks. Against their own posts alone: ${signedShare(baseline.point)}.`
      : '. Verify three other creators on the platform to also take out what moved everyone.'
  return {
    value: signedShare(range.point),
    finding: `${counted} (${signedShare(range.low)} to ${signedShare(range.high)}, 90% range): ${what}.`,
    basis: `${plural(sizes.paidPosts, 'campaign post')} of ${plural(sizes.creators, 'creator')} against ${plural(sizes.ownPosts, 'ordinary post')} of theirs${against} An observation, not an experiment.`,
  }
}

export const noLift =
  'Too few posts to tell. It takes at least one campaign post and eight ordinary posts of a creator.'

/** @returns what was paid for real people, with its range and what isn't known
 *  @param by which report of each creator it is by */
export function peopleWords(
  { judged, real, unknown, creators }: PaidForPeople,
  sign: string,
  by = 'the latest report',
) {
  const money = (value: number) => amountIn(Math.round(value), sign)
  const rest = unknown > 0 ? ` ${money(unknown)} went to creators whose followers can’t be judged.` : ''
  if (creators === 0) return { value: missing, finding: '', basis: `Nobody’s followers could be judged.${rest}` }
  return {
    value: money(real.point),
    finding: `of ${money(judged)} paid (${percent(real.point / judged)}; ${money(real.low)} to ${money(real.high)})`,
    basis: `We split each payment by the share of real followers in ${by}: ${plural(creators, 'creator')}. The range adds up the low and high ends.${rest}`,
  }
}

/** @returns when and from what it was made, sentence by sentence */
export function dataWords({ madeAt, data }: PerformanceDocument): string[] {
  const { postsReadFrom, postsReadTo, unread, unconverted } = data
  const [from, to] = [date(postsReadFrom), date(postsReadTo)]
  return [
    `A snapshot from ${dateTime(madeAt)}. It won’t change.`,
    `Clicks and orders counted to ${dateTime(data.countedTo)}.`,
    postsReadFrom === null
      ? 'No posts were read from reports; views, likes and comments are as typed in.'
      : `Posts read ${from === to ? from : `${from} to ${to}`}; counts that were typed in come first.`,
    ...(unread > 0
      ? [`${plural(unread, 'creator')} ${unread === 1 ? 'has' : 'have'} no report to read posts from.`]
      : []),
    ...(unconverted > 0 ? [`Revenue leaves out ${plural(unconverted, 'order')} in currencies we can’t convert.`] : []),
  ]
}

/** @returns what a post is called */
export function postName({ title, kind }: Pick<PerformancePost, 'title' | 'kind'>): string {
  return title || (kind === null ? 'Post' : deliverableWords[kind])
}

/** @returns what a creator of a performance report is called; whose data had to be deleted has no name */
export function creatorName({ name, handle }: Pick<PerformanceCreator, 'name' | 'handle'>): string {
  return name?.trim() || (handle === null ? 'Deleted creator' : `@${handle}`)
}

/** @returns a verdict in one line: when, what was decided, trust, and how many followers look inauthentic */
export function verdictWords(verdict: PerformanceVerdict | null): string {
  if (verdict === null) return missing
  const { at, decision, trust, suspicious } = verdict
  const looks = suspicious && `${percent(suspicious.share)} (${percentRange(suspicious.low, suspicious.high)})`
  const parts = [date(at), ...(decision === null ? [] : [decisionName(decision)]), `trust ${count(trust)}`]
  return [...parts, looks ?? 'followers not judged'].join(', ')
}
