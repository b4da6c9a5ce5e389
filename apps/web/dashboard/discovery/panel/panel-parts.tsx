import { listed, type Part } from '@vouch/engine'
import { capitalised, lineLabel, type PartRow, partRows } from '@vouch/presentation'
import { IntervalBar } from '../../../ui/charts/interval-bar.tsx'
import styles from './panel.module.css'

const whole = { from: 0, to: 1 }

interface PanelPartsProps {
  parts: readonly Part[]
  screened: boolean
}

/** How much of each part is not real, as in the report: those that were seen, and the names of those that were not. */
export function PanelParts({ parts, screened }: PanelPartsProps) {
  const [first] = parts
  if (first === undefined) return null
  const rows = partRows({ parts })
  const unclear = rows.filter(({ seen, range }) => seen === null && range !== null).map(({ name }) => name)
  const unseen = rows.filter(({ seen, range }) => seen === null && range === null).map(({ name }) => name)
  return (
    <section className={styles.block} aria-labelledby="panel-parts">
      <h2 className={styles.heading} id="panel-parts">
        How much isn’t real
      </h2>
      <ul className={styles.parts}>
        {rows.map((row) => row.seen && <PartLine key={row.part} row={row} seen={row.seen} line={first.line} />)}
      </ul>
      <p className={styles.quiet}>
        Dashed: the {lineLabel(parts)}.{unclear.length > 0 && ` Can’t tell: ${listed(unclear)}.`}
        {unseen.length > 0 && ` Not checked${screened ? ' in a screening' : ''}: ${listed(unseen)}.`}
      </p>
    </section>
  )
}

function PartLine({ row, seen, line }: { row: PartRow; seen: NonNullable<PartRow['seen']>; line: number }) {
  return (
    <li className={styles.part}>
      <span>{capitalised(row.name)}</span>
      <span className={styles.share}>
        <b>{row.share}</b> {row.range}
      </span>
      <span className={styles.partBar}>
        <IntervalBar {...seen} domain={whole} line={line} tone={row.tone} />
      </span>
      <span className={styles.partWord} data-tone={row.tone}>
        {row.word}
      </span>
    </li>
  )
}
