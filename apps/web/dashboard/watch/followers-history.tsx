import type { WatchHistory } from '@vouch/contract'
import { audienceWord, capitalised, changeWords, date, plural } from '@vouch/presentation'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { TooFew } from './too-few.tsx'

/** A line needs a course. */
const daysMin = 3

/** Followers day by day, with what left its range numbered. */
export function FollowersHistory({ history: { days, alerts, watch } }: { history: WatchHistory }) {
  const word = audienceWord(watch.creator.platform)
  const known = days.flatMap(({ day, followers }) => (followers === null ? [] : [{ day, followers }]))
  const [first, last] = [known[0], known.at(-1)]
  const title = `${capitalised(word)} over time`
  if (!first || !last || known.length < daysMin) {
    return (
      <TooFew title={title}>
        {`The chart starts after ${daysMin} daily readings; so far ${known.length === 0 ? 'there are none' : known.length === 1 ? 'there’s 1' : `there are ${known.length}`}.`}
      </TooFew>
    )
  }
  const notes = new Map(
    alerts.filter(({ count }) => count === 'followers').map((alert) => [alert.at.slice(0, 10), changeWords(alert)]),
  )
  return (
    <ChartFrame
      title={title}
      subtitle={`${capitalised(word)} at the last look of each day; the axis doesn’t start at zero`}
      caption={`n = ${plural(known.length, 'day')}, ${date(first.day)} to ${date(last.day)}. Numbers mark days outside the creator’s usual range.`}
      table={{
        columns: ['Date', word, 'Note'],
        rows: known.map(({ day, followers }) => [day, followers, notes.get(day) ?? null]),
      }}
      subject={watch.creator.handle}
    >
      <LineChart
        points={known.map(({ day, followers }) => ({
          at: day,
          value: followers,
          note: notes.get(day) ?? null,
          doubt: false,
        }))}
        unit={word}
        height={220}
      />
    </ChartFrame>
  )
}
