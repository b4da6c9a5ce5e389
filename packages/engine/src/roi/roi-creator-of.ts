import { creatorBrands } from '../analyses/creator-brands.ts'
import { type NextPost, nextPost } from '../reach/next-post.ts'
import type { Report } from '../report/report.ts'
import type { Signal } from '../report/report-signals.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { median } from '../statistics/quantile.ts'
import { ramp } from '../statistics/ramp.ts'
import { significant, significantOrNull } from '../statistics/significant.ts'
import type { Estimate, RoiCreator } from './roi-input.ts'

/** A creator as the forecast of return wants it, read off the report and the snapshot behind it.
 *
 *  What a newcomer would get wrong is to fill what was not measured: every null here widens the forecast, and that is
 *  the honest answer. Nothing is asked of the reader that the report already knows. */

/** Log-odds at which a growth signal speaks as loudly as any does; the strongest of them is capped near this. */
const growthLoudest = 2.5
/** Shares and saves of the latest posts, about a season of a creator who posts twice a week. */
const postsLooked = 30
const weekMs = 7 * 86_400_000

/** What of a report a forecast reads. The key figures are made from it too, so they are not among it. */
export type ReadReport = Pick<
  Report,
  'trust' | 'subject' | 'engagement' | 'suspiciousFollowers' | 'audienceTypes' | 'signals'
>

/** Cost: two forecasts and a few medians, well under a millisecond for a usual snapshot.
 *
 *  @param report of this very snapshot
 *  @returns what the report measured; null for what it did not
 *  @example a report with 18 % suspicious followers (15 to 22 %): suspiciousShare { share: .18, low: .15, high: .22 } */
export function roiCreatorOf(report: ReadReport, snapshot: Snapshot): RoiCreator {
  const { subject, engagement, suspiciousFollowers, audienceTypes } = report
  // Where derived figures are withheld, nothing is derived here either.
  const next = (metric: 'views' | 'likes') => (report.trust === null ? null : estimateOf(nextPost(snapshot, metric)))
  const value = (id: string) => report.signals.find((signal) => signal.id === id)?.value ?? null
  const sponsoredBrands = creatorBrands(snapshot).length
  return {
    ...{ id: `${snapshot.platform}/${snapshot.handle}`, platform: snapshot.platform, followers: subject.followers },
    ...{ reach: null, views: next('views'), likes: next('likes') },
    engagement:
      engagement === null
        ? null
        : { rate: engagement.rate, basis: engagement.basis, tierMedian: engagement.tierMedian },
    suspiciousShare:
      suspiciousFollowers === null
        ? null
        : { share: suspiciousFollowers.share, low: suspiciousFollowers.low, high: suspiciousFollowers.high },
    massFollowerShare: audienceTypes?.mass ?? null,
    inauthenticCommentsShare: value('comments.inauthentic'),
    growthAnomaly: growthAnomaly(report.signals),
    commentsPerLike: value('engagement.comments-per-like'),
    savesPerLike: savesPerLike(snapshot),
    replyShare: replyShare(snapshot),
    viewSpread: value('engagement.view-stability'),
    postsPerWeek: postsPerWeek(snapshot),
    originalShare: null,
    sponsoredShare: value('content.sponsored-load'),
    paidPerformance: value('content.paid-performance'),
    otherBrands: value('content.sponsored-load') === null ? null : sponsoredBrands,
    audienceCountries: countriesOf(snapshot),
    ...{ audienceMatch: null, interestFit: null, safetyRisk: null, history: null },
  }
}

/** Without the number of posts, which a forecast does not ask for. */
function estimateOf(next: NextPost | null): Estimate | null {
  return next === null ? null : { p10: next.p10, p50: next.p50, p90: next.p90 }
}

/** The loudest growth signal on a scale of 0 to 1; a signal that reassures is 0 and one that saw too little says nothing.
 *
 *  @returns null where no growth signal could be measured */
function growthAnomaly(signals: readonly Signal[]): number | null {
  const measured = signals.flatMap(({ group, logOdds }) => (group === 'growth' && logOdds !== null ? [logOdds] : []))
  return measured.length === 0 ? null : significant(ramp(Math.max(...measured), 0, growthLoudest))
}

/** Posts that are passed on or kept, for each like: the median over posts that count both.
 *  @returns null where no post counts shares or saves */
function savesPerLike({ posts }: Snapshot): number | null {
  const ratios = posts.slice(0, postsLooked).flatMap(({ likes, shares, saves }) => {
    if (typeof likes !== 'number' || likes === 0 || (typeof shares !== 'number' && typeof saves !== 'number')) return []
    return [((shares ?? 0) + (saves ?? 0)) / likes]
  })
  return ratios.length === 0 ? null : significant(median(ratios))
}

/** Comments of others that the creator answers.
 *
 *  @returns null where the creator's own account is not known, because no reply can then be told from anybody else's */
function replyShare({ comments, profile }: Snapshot): number | null {
  const own = profile?.id
  if (typeof own !== 'string') return null
  const asked = comments.filter(({ authorId, replyTo }) => authorId !== own && (replyTo ?? null) === null)
  const answered = new Set(comments.flatMap(({ authorId, replyTo }) => (authorId === own && replyTo ? [replyTo] : [])))
  if (asked.length === 0) return null
  return significant(asked.filter(({ id }) => answered.has(id)).length / asked.length)
}

/** From the first to the last post that is held.
 *  @returns null for fewer than three posts with a date, or where all are of one moment */
function postsPerWeek({ posts }: Snapshot): number | null {
  const times = posts.map(({ publishedAt }) => Date.parse(publishedAt)).filter(Number.isFinite)
  const span = Math.max(...times) - Math.min(...times)
  return times.length < 3 || span <= 0 ? null : significantOrNull(((times.length - 1) * weekMs) / span)
}

/** Countries as the platform declares them; codes in capital letters, as the tables of prices have them. */
function countriesOf({ audience }: Snapshot): Record<string, number> | null {
  const declared = Object.entries(audience?.countries ?? {})
  return declared.length === 0 ? null : Object.fromEntries(declared.map(([code, share]) => [code.toUpperCase(), share]))
}
