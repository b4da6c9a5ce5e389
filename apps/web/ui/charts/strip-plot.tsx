/** One dot for each post over time, above the quiet band of what is usual for creators of this size. Paid posts are
 *  rings. The axis starts at zero: the height of a dot is its rate. */

import { date, domainOf, heightAt, numberedNotes, percent, percentAt, ticks, timeTicks } from '@vouch/presentation'
import styles from './marks.module.css'
import { NoteDots, NoteList } from './note-list.tsx'
import { Plot } from './plot.tsx'

export interface StripPoint {
  id: string
  at: string
  rate: number
  sponsored: boolean
  note: string | null
  doubt: boolean
}

export interface UsualRange {
  low: number
  high: number
  /** One word, beside the band. */
  label: string
  /** The range in words, for the subtitle. */
  words: string
}

export interface StripPlotProps {
  points: readonly StripPoint[]
  usual: UsualRange | null
  /** The creator's own median, drawn as a dashed line. */
  median: number | null
  height?: number
}

/** Dots keep clear of both ends, where half of each would be cut off. */
function inset(percent: number): number {
  return Math.round(150 + percent * 97) / 100
}

export function StripPlot({ points, usual, median, height = 240 }: StripPlotProps) {
  const rates = domainOf([...points.map((point) => point.rate), usual?.high ?? 0], 4, true)
  const times = points.map((point) => Date.parse(point.at))
  const span = { from: Math.min(...times), to: Math.max(...times) }
  const placed = points.map((point, index) => ({
    ...point,
    x: inset(percentAt(times[index] ?? span.from, span)),
    y: heightAt(point.rate, rates),
    text: `${date(point.at)}: ${percent(point.rate)}${point.sponsored ? ', sponsored' : ''}`,
  }))
  const notes = numberedNotes(placed)
  const from = (rate: number) => heightAt(rate, rates)
  return (
    <div>
      <Plot
        height={height}
        values={ticks(rates, 4).map((rate) => ({ at: from(rate), label: percent(rate) }))}
        dates={timeTicks(span, 7).map(({ at, label }) => ({ at: inset(percentAt(at, span)), label }))}
        band={usual && { from: from(usual.high), to: from(usual.low), label: usual.label }}
        points={placed}
        endLabel={usual !== null}
        readerLabel="Browse the rate post by post"
      >
        {median !== null && (
          <line className={styles.median} x1="0" x2="100%" y1={`${from(median)}%`} y2={`${from(median)}%`} />
        )}
        {placed.map(({ id, x, y, sponsored }) => (
          <circle key={id} className={sponsored ? styles.ring : styles.dot} cx={`${x}%`} cy={`${y}%`} r="4" />
        ))}
        <NoteDots notes={notes} />
      </Plot>
      <NoteList notes={notes} />
    </div>
  )
}
