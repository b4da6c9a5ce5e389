import type { Report } from '@vouch/engine'
import { capitalised, type Domain, lineLabel, type PartRow, partRows, partsNote, percentAt } from '@vouch/presentation'
import { IntervalBar } from '../../ui/charts/interval-bar.tsx'
import styles from './part-bars.module.css'

/** All bars run from nothing to all of a part, so that they can be held against each other and against those of another report. */
const whole: Domain = { from: 0, to: 1 }

/** How much of each part is not real, as an interval against the line. A part that nobody looked at has a dash and no bar. */
export function PartBars({ report: { parts, signals } }: { report: Report }) {
  const [first] = parts
  if (first === undefined) return null
  const line = { at: first.line, label: lineLabel(parts) }
  return (
    <div className={styles.parts}>
      <div className={styles.head}>
        <h2 className={styles.title}>How much looks inauthentic</h2>
        <p className={styles.note}>{partsNote(parts)}</p>
      </div>
      <div className={styles.axis} aria-hidden="true">
        <svg className={styles.labels} height="16" aria-hidden="true">
          <text className={styles.lineLabel} x={`${percentAt(line.at, whole)}%`} y="12" textAnchor="middle">
            {line.label}
          </text>
          <text x="100%" y="12" textAnchor="end">
            100%
          </text>
        </svg>
      </div>
      <ul className={styles.rows}>
        {partRows({ parts, signals }).map((row) => (
          <PartLine key={row.part} row={row} line={line.at} />
        ))}
      </ul>
    </div>
  )
}

function PartLine({ row, line }: { row: PartRow; line: number }) {
  return (
    <li className={styles.row} data-part={row.part} data-seen={row.seen !== null}>
      <span className={styles.name}>{capitalised(row.name)}</span>
      <span className={styles.share}>
        <b>{row.share}</b>
        {row.range && <span className={styles.range}> {row.range}</span>}
      </span>
      {row.seen && (
        <span className={styles.mark}>
          <IntervalBar {...row.seen} domain={whole} line={line} tone={row.tone} />
        </span>
      )}
      <span className={styles.words}>{row.seen ? meaningOf(row) : row.why}</span>
      <span className={styles.word} data-tone={row.tone}>
        {row.word}
      </span>
    </li>
  )
}

/** What the share looks like, and what it was counted on. */
function meaningOf({ look, basis }: PartRow): string {
  return [look, basis].filter(Boolean).join(' · ')
}
