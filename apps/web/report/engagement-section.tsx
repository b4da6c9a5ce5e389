import type { Engagement, Report } from '@vouch/engine'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { StripPlot, type UsualRange } from '../ui/charts/strip-plot.tsx'
import { count, date, percent, percentile } from '../ui/format.ts'
import { engagementWord } from './bands.ts'
import { doubtsOf } from './doubts.ts'
import { Section } from './section.tsx'
import styles from './series-section.module.css'
import { usualRangeOf } from './usual-range.ts'

/** Two posts make no distribution; below this the figures are told without a chart. */
const postsMin = 3

/** How each post was received, above the band of what is usual for creators of this size. */
export function EngagementSection({ report }: { report: Report }) {
  const { engagement, series, subject } = report
  if (!engagement) return null
  const isDoubt = doubtsOf(report)
  const points = series.engagement.map((point) => ({ ...point, note: point.anomaly, doubt: isDoubt(point.anomaly) }))
  const usual = usualRangeOf(report)
  const first = points[0]
  const last = points.at(-1)
  return (
    <Section
      title="Engagement by post"
      note="Rates on different bases (followers, views) must not be compared, so the basis is always named."
    >
      <p className={styles.reading}>{engagementSentence(engagement)}</p>
      {first && last && points.length >= postsMin && (
        <ChartFrame
          title="Engagement rate"
          subtitle={subtitleOf(engagement, usual)}
          caption={`${count(points.length)} posts from ${date(first.at)} to ${date(last.at)}.`}
          table={{
            columns: ['Date', 'Post', 'Rate', 'Paid', 'Note'],
            rows: points.map((p) => [p.at, p.id, p.rate, p.sponsored ? 'yes' : 'no', p.note]),
          }}
          subject={subject.handle}
        >
          <StripPlot points={points} usual={usual} median={engagement.rate} />
        </ChartFrame>
      )}
    </Section>
  )
}

function subtitleOf(engagement: Engagement, usual: UsualRange | null): string {
  const drawing = `Reactions per ${perWord(engagement)}, one dot a post; rings are paid posts, the dashed line is the median`
  return usual ? `${drawing}; ${usual.words}` : drawing
}

function perWord({ basis }: Engagement): string {
  return { followers: 'follower', views: 'view', subscribers: 'subscriber' }[basis]
}

/** Own rate, usual rate and standing in one sentence, so that nobody has to read the chart for it. */
function engagementSentence(engagement: Engagement): string {
  const { rate, posts, tierMedian, percentile: place, band } = engagement
  const own = `${percent(rate)} per ${perWord(engagement)}, median of ${count(posts)} posts`
  const usual = tierMedian === null ? null : `usual for this size: ${percent(tierMedian)}`
  const standing =
    band === null
      ? null
      : place === null
        ? engagementWord(band)
        : `${engagementWord(band)}, ${percentile(place)} percentile`
  return `${[own, usual, standing].filter(Boolean).join('; ')}.`
}
