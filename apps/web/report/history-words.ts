import type { HistoryEntry } from '@vouch/contract'
import { plural } from '@vouch/presentation'

const causes = {
  none: 'same data, same engine',
  data: 'new data, same engine',
  engine: 'same data, different engine',
  both: 'new data and a different engine',
} as const

/** @returns what made the difference, in a sentence: `+4 points: other data, the same engine.` */
export function differenceWords({ difference, engine }: Pick<HistoryEntry, 'difference' | 'engine'>): string {
  if (difference === null) return `First verification, engine ${engine}.`
  const { points, cause, outside } = difference
  const moved =
    points === null
      ? 'No score to compare'
      : points === 0
        ? 'No change'
        : `${points > 0 ? '+' : '−'}${plural(Math.abs(points), 'point')}`
  const why = cause === 'engine' || cause === 'both' ? `${causes[cause]} (${engine})` : causes[cause]
  return `${moved}: ${why}.${outside ? ' The score moved outside its previous range.' : ''}`
}

/** @returns the signals whose evidence moved most, with their direction; empty where none did. */
export function movedWords({ difference }: Pick<HistoryEntry, 'difference'>): string {
  const moved = difference?.moved ?? []
  if (moved.length === 0) return ''
  return `Changed most: ${moved.map(({ title, from, to }) => `${title} (${to > from ? 'lowers trust more' : 'lowers trust less'})`).join(', ')}.`
}
