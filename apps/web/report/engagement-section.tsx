import type { Engagement, Report } from '@vouch/engine'
import { date, doubtsOf, engagementWord, percent, percentile, percentRange, plural } from '@vouch/presentation'
import { useState } from 'react'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { StripPlot, type UsualRange } from '../ui/charts/strip-plot.tsx'
import {
  type EngagementPeriod,
  engagementPeriods,
  type PeriodReading,
  periodPostsMin,
  periodReading,
} from './engagement-periods.ts'
import { Section } from './section.tsx'
import styles from './series-section.module.css'
import { usualRangeOf } from './usual-range.ts'

/** How each post was received, above the band of what is usual for creators of this size, over a span that the reader chooses. */
export function EngagementSection({ report }: { report: Report }) {
  const { engagement, series, subject } = report
  const [days, setDays] = useState<EngagementPeriod>(null)
  if (!engagement) return null
  const reading = days === null ? null : periodReading(series.engagement, subject.fetchedAt, days)
  const isDoubt = doubtsOf(report)
  const points = (reading?.points ?? series.engagement).map((point) => ({
    ...point,
    note: point.anomaly,
    doubt: isDoubt(point.anomaly),
  }))
  const usual = usualRangeOf(report)
  const first = points[0]
  const last = points.at(-1)
  return (
    <Section
      title="Engagement by post"
      note="Rates with different bases (followers, views) can’t be compared, so we always show the basis."
    >
      <Periods days={days} posts={engagement.posts} onDays={setDays} />
      <p className={styles.reading} role="status">
        {reading === null || days === null
          ? engagementSentence(engagement)
          : periodSentence(engagement, reading, days, series.engagement[0]?.at)}
      </p>
      {first && last && points.length >= periodPostsMin && (
        <ChartFrame
          title="Engagement rate"
          subtitle={subtitleOf(engagement, usual)}
          caption={`${plural(points.length, 'post')} from ${date(first.at)} to ${date(last.at)}.`}
          table={{
            columns: ['Date', 'Post', 'Rate', 'Paid', 'Note'],
            rows: points.map((p) => [p.at, p.id, p.rate, p.sponsored ? 'yes' : 'no', p.note]),
          }}
          subject={subject.handle}
        >
          <StripPlot points={points} usual={usual} median={reading === null ? engagement.rate : reading.median} />
        </ChartFrame>
      )}
    </Section>
  )
}

interface PeriodsProps {
  days: EngagementPeriod
  /** Posts behind the rate of the report. */
  posts: number
  onDays: (days: EngagementPeriod) => void
}

/** The spans to choose from; the first is that of the verdict. */
function Periods({ days, posts, onDays }: PeriodsProps) {
  const choices: { days: EngagementPeriod; label: string }[] = [
    { days: null, label: `Latest ${plural(posts, 'post')}` },
    ...engagementPeriods.map((each) => ({ days: each, label: `${each} days` })),
  ]
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Posts from</legend>
      {choices.map(({ days: each, label }) => (
        <button
          key={label}
          type="button"
          className={styles.choice}
          aria-pressed={each === days}
          onClick={() => onDays(each)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

function subtitleOf(engagement: Engagement, usual: UsualRange | null): string {
  const drawing = `Engagements per ${perWord(engagement)}, one dot per post; rings are sponsored posts, the dashed line is the median`
  return usual ? `${drawing}; ${usual.words}` : drawing
}

function perWord({ basis }: Engagement): string {
  return { followers: 'follower', views: 'view', subscribers: 'subscriber' }[basis]
}

/** Own rate, usual rate and standing in one sentence, so that nobody has to read the chart for it. */
function engagementSentence(engagement: Engagement): string {
  const { rate, posts, tierMedian, percentile: place, band } = engagement
  const own = `${percent(rate)} per ${perWord(engagement)}, median of ${plural(posts, 'post')}`
  const usual = tierMedian === null ? null : `typical for this size: ${percent(tierMedian)}`
  const standing =
    band === null
      ? null
      : place === null
        ? engagementWord(band)
        : `${engagementWord(band)}, ${percentile(place)} percentile`
  return `${[own, usual, standing].filter(Boolean).join('; ')}.`
}

/** The rate of a span beside that of the verdict. Where the data do not reach back that far it is said from when on they do. */
function periodSentence(
  engagement: Engagement,
  { median, half, points, cut }: PeriodReading,
  days: number,
  since: string | undefined,
): string {
  const posts = `${plural(points.length, 'post')} of the last ${days} days`
  if (median === null || half === null) return `–: ${posts}, and a median needs ${periodPostsMin}.`
  const own = `${percent(median)} per ${perWord(engagement)}, median of ${posts}; half are in the range of ${percentRange(half.low, half.high)}`
  const whole = `the verdict uses the latest ${engagement.posts}: ${percent(engagement.rate)}`
  return `${own}; ${whole}.${cut ? ` The report includes 100 posts, back to ${date(since)}.` : ''}`
}
