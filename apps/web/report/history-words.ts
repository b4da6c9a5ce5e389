import type { HistoryEntry } from '@vouch/contract'
import { signed } from '../ui/format.ts'

const causes = {
  none: 'the same data, read by the same engine',
  data: 'other data, the same engine',
  engine: 'the same data, another engine',
  both: 'other data and another engine',
} as const

/** @returns what made the difference, in a sentence: `+4 points: other data, the same engine.` */
export function differenceWords({ difference, engine }: Pick<HistoryEntry, 'difference' | 'engine'>): string {
  if (difference === null) return `First verification, engine ${engine}.`
  const { points, cause, outside } = difference
  const moved =
    points === null
      ? 'No score on one side'
      : points === 0
        ? 'No change'
        : `${signed(points, 0)} ${Math.abs(points) === 1 ? 'point' : 'points'}`
  const why = cause === 'engine' || cause === 'both' ? `${causes[cause]} (${engine})` : causes[cause]
  return `${moved}: ${why}.${outside ? ' The score left its earlier interval.' : ''}`
}

/** @returns the signals whose evidence moved most, with their direction; empty where none did. */
export function movedWords({ difference }: Pick<HistoryEntry, 'difference'>): string {
  const moved = difference?.moved ?? []
  if (moved.length === 0) return ''
  return `Moved most: ${moved.map(({ title, from, to }) => `${title} (${to > from ? 'lowers trust more' : 'lowers trust less'})`).join(', ')}.`
}
