import type { Report, Snapshot } from '@vouch/engine'
import { date, doubtsOf, plural, thinned } from '@vouch/presentation'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { LineChart, type LinePoint } from '../ui/charts/line-chart.tsx'
import { Section } from './section.tsx'
import { historyDaysMin, linePointsMax, spanDays } from './series-span.ts'
import { ShortHistory } from './short-history.tsx'

/** How many accounts the creator follows, over time: growth tools follow thousands and drop them again. */
export function FollowingSection({ report, snapshot }: { report: Report; snapshot: Snapshot }) {
  const { subject } = report
  const points = followingPoints(report, snapshot)
  const [first, last] = [points[0], points.at(-1)]
  return (
    <Section
      title="Accounts followed over time"
      note="A count that climbs by hundreds and then drops is typical of follow-unfollow tools. A flat line tells you nothing."
    >
      {first && last && spanDays(points) >= historyDaysMin ? (
        <ChartFrame
          title="Accounts followed"
          subtitle="Count at the end of each recorded day; the axis doesn’t start at zero"
          caption={`${plural(points.length, 'point')} from ${date(first.at)} to ${date(last.at)}.`}
          table={{
            columns: ['Date', 'Accounts followed', 'Note'],
            rows: points.map(({ at, value, note }) => [at, value, note]),
          }}
          subject={subject.handle}
        >
          <LineChart
            points={thinned(
              points,
              linePointsMax,
              ({ value }) => value,
              ({ note }) => note !== null,
            )}
            unit="accounts followed"
            height={160}
          />
        </ChartFrame>
      ) : (
        <ShortHistory since={first?.at} absent="The history doesn’t include the accounts this creator follows." />
      )}
    </Section>
  )
}

/** @returns days whose count is known, oldest first, each with what the signal about growth says of it. */
export function followingPoints(report: Report, { history }: Pick<Snapshot, 'history'>): LinePoint[] {
  const isDoubt = doubtsOf(report)
  const evidence = report.signals.find(({ id }) => id === 'growth.seesaw')?.evidence ?? []
  // The signal tells of lost followers too; those belong to the other line.
  const notes = new Map(evidence.filter(({ text }) => text.startsWith('Followed ')).map(({ at, text }) => [at, text]))
  return history.flatMap(({ at, following }) => {
    if (typeof following !== 'number') return []
    const note = notes.get(at.slice(0, 10)) ?? null
    return [{ at, value: following, note, doubt: isDoubt(note) }]
  })
}
