import type { TeamCell, TeamCellKind } from '@vouch/contract'
import { count, date, dateTime, dollars, missing, signed, toneColour } from '@vouch/presentation'
import { stateTone } from './state-tone.ts'
import styles from './table.module.css'

const centsPerDollar = 100

/** @returns a cell as text: what a person reads, and what is copied */
export function cellText(kind: TeamCellKind, value: TeamCell | undefined): string {
  if (value === null || value === undefined || value === '') return missing
  switch (kind) {
    case 'moment':
      return dateTime(String(value))
    case 'day':
      return date(String(value))
    case 'count':
      return count(Number(value))
    case 'signed':
      return signed(Number(value), 0)
    case 'cents':
      return dollars(Number(value) / centsPerDollar)
    case 'flag':
      return value === true ? 'yes' : 'no'
    case 'state':
      return String(value).replaceAll('_', ' ').toLowerCase()
    default:
      return String(value)
  }
}

/** One cell. A state has its word and a dot, so colour is never alone. */
export function Cell({ kind, value }: { kind: TeamCellKind; value: TeamCell | undefined }) {
  const text = cellText(kind, value)
  if (kind === 'state' && text !== missing)
    return (
      <span className={styles.state}>
        <span className={styles.dot} style={{ background: toneColour(stateTone(text)) }} aria-hidden="true" />
        {text}
      </span>
    )
  if (kind === 'code' && text !== missing) return <code className={styles.code}>{text}</code>
  if (kind === 'link' && text.startsWith('https://'))
    return (
      <a href={text} rel="noreferrer" target="_blank">
        {text}
      </a>
    )
  return <>{text}</>
}

/** Whether figures of a kind stand under each other. */
export function isFigure(kind: TeamCellKind): boolean {
  return kind === 'count' || kind === 'signed' || kind === 'cents'
}
