import { date, type NumberedNote } from '@vouch/presentation'
import styles from './marks.module.css'

/** The numbers on the chart. They are drawn last, above the data. */
export function NoteDots({ notes }: { notes: readonly NumberedNote[] }) {
  return notes.map(({ number, x, y, doubt }) => (
    <g key={number} className={styles.noteDot} data-doubt={doubt || undefined}>
      <circle cx={`${x}%`} cy={`${y}%`} r="9" />
      <text x={`${x}%`} y={`${y}%`} dy="4" textAnchor="middle">
        {number}
      </text>
    </g>
  ))
}

/** The sentences below the chart, one for each number. Several days under one number are told by the first and a count. */
export function NoteList({ notes }: { notes: readonly NumberedNote[] }) {
  if (notes.length === 0) return null
  return (
    <ol className={styles.notes}>
      {notes.map(({ number, lines, doubt }) => (
        <li key={number}>
          <span className={styles.noteNumber} data-doubt={doubt || undefined}>
            {number}
          </span>
          <span>
            {lines.slice(0, 1).map(({ at, text }) => (
              <span key={at}>
                <time dateTime={at}>{date(at)}</time>: {text}
              </span>
            ))}
            {lines.length > 1 && <span className={styles.noteMore}> and {lines.length - 1} more nearby</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
