import type { Report } from '@vouch/engine'
import { audienceWord, capitalised, date, doubtsOf, plural, thinned } from '@vouch/presentation'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { LineChart } from '../ui/charts/line-chart.tsx'
import { Section } from './section.tsx'
import { historyDaysMin, linePointsMax, spanDays } from './series-span.ts'
import { ShortHistory } from './short-history.tsx'

interface FollowersSectionProps {
  report: Report
}

/** Followers over time, with what was unusual numbered and explained. */
export function FollowersSection({ report }: FollowersSectionProps) {
  const { series, subject } = report
  const word = audienceWord(subject.platform)
  const isDoubt = doubtsOf(report)
  const first = series.followers[0]
  if (report.trust === null && !first) return null
  const points = thinned(
    series.followers.map(({ at, followers, anomaly }) => ({
      at,
      value: followers,
      note: anomaly,
      doubt: isDoubt(anomaly),
    })),
    linePointsMax,
    (point) => point.value,
    (point) => point.note !== null,
  )
  const days = spanDays(series.followers)
  const last = series.followers.at(-1)
  return (
    <Section
      title={`${capitalised(word)} over time`}
      note={`Growth after a post, a mention or an ad is normal.${points.some(({ note }) => note) ? ' Red numbers mark growth without a cause we could see; gray ones are worth knowing about.' : ''}`}
    >
      {days >= historyDaysMin && first && last ? (
        <ChartFrame
          title={capitalised(word)}
          subtitle={`Count at the end of each recorded day${subject.followersRounded ? ', rounded by the platform to three digits' : ''}; the axis doesn’t start at zero`}
          caption={`${plural(series.followers.length, 'point')} from ${date(first.at)} to ${date(last.at)}.`}
          table={{ columns: ['Date', word, 'Note'], rows: series.followers.map((p) => [p.at, p.followers, p.anomaly]) }}
          subject={subject.handle}
        >
          <LineChart points={points} unit={word} height={240} />
        </ChartFrame>
      ) : (
        <ShortHistory since={first?.at} absent="No follower history available." />
      )}
    </Section>
  )
}
