import type { Part, PartName } from '@vouch/engine'
import { range } from '../format.ts'

/** Where bought audiences show. Counts that everybody sees tell of likes and views, which stay as they are when followers are bought. */
const telling: ReadonlySet<PartName> = new Set(['followers', 'growth', 'comments'])

/** @returns what a score rests on alone, where followers, growth or comments were not looked at; null where all were, or nothing was */
export function seenAlone(parts: readonly Pick<Part, 'part' | 'state'>[]): PartName[] | null {
  const seen = parts.filter(({ state }) => state !== 'not-seen').map(({ part }) => part)
  const lacks = parts.some(({ part, state }) => state === 'not-seen' && telling.has(part))
  return lacks && seen.length > 0 ? seen : null
}

/** @returns `likes and views only` */
export function seenAloneWords(seen: readonly PartName[]): string {
  return `${new Intl.ListFormat('en', { type: 'conjunction' }).format(seen)} only`
}

interface ScreenedScore {
  low: number
  high: number
  only: readonly PartName[] | null
}

/** @returns a screening's score beside its mark: `screened, 41 to 88, from likes and views only`. It is never called good or bad */
export function screenedWords({ low, high, only }: ScreenedScore): string {
  const from = only === null ? '' : `, from ${seenAloneWords(only)}`
  return `screened, ${range(low, high)}${from}`
}
