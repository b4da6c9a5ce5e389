/** A count over time as a thin line, with what was unusual numbered on it. The value axis need not start at zero: a
 *  line shows change, and the labels say where it runs. */

import {
  compact,
  count,
  date,
  domainOf,
  heightAt,
  numberedNotes,
  percentAt,
  ticks,
  timeTicks,
} from '@vouch/presentation'
import styles from './marks.module.css'
import { NoteDots, NoteList } from './note-list.tsx'
import { Plot } from './plot.tsx'

export interface LinePoint {
  at: string
  value: number
  note: string | null
  doubt: boolean
}

export function LineChart({
  points,
  unit,
  height = 240,
}: {
  points: readonly LinePoint[]
  unit: string
  height?: number
}) {
  const values = domainOf(
    points.map((point) => point.value),
    4,
    false,
  )
  const times = points.map((point) => Date.parse(point.at))
  const span = { from: times[0] ?? 0, to: times.at(-1) ?? 1 }
  const placed = points.map((point, index) => ({
    ...point,
    x: percentAt(times[index] ?? span.from, span),
    y: heightAt(point.value, values),
    text: `${date(point.at)}: ${count(point.value)} ${unit}`,
  }))
  const notes = numberedNotes(placed)
  const last = placed.at(-1)
  // The line is drawn in a box of a hundred by a hundred that is stretched to the plot; its stroke is not stretched.
  return (
    <div>
      <Plot
        height={height}
        values={ticks(values, 4).map((value) => ({ at: heightAt(value, values), label: compact(value) }))}
        dates={timeTicks(span, 7).map(({ at, label }) => ({ at: percentAt(at, span), label }))}
        points={placed}
        endLabel
        readerLabel={`Browse ${unit} day by day`}
      >
        <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.line} d={placed.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')} />
        </svg>
        {last && <circle className={styles.end} cx={`${last.x}%`} cy={`${last.y}%`} r="3.5" />}
        {last && (
          <text className={styles.direct} x="100%" y={`${last.y}%`} dx="10" dy="5">
            {count(last.value)}
          </text>
        )}
        <NoteDots notes={notes} />
      </Plot>
      <NoteList notes={notes} />
    </div>
  )
}
