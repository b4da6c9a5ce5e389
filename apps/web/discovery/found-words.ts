import { listed } from '@vouch/engine'
import { count, plural } from '@vouch/presentation'

interface Found {
  matching: { count: number; isExact: boolean } | null
  reading: { words: string }
}

/** @returns how many match the words of a search and so come first; null where it has none. */
export function matchingWords({ matching, reading }: Found): string | null {
  if (matching === null) return null
  const words = listed(
    reading.words.split(' ').map((word) => `“${word}”`),
    'or',
  )
  if (matching.count === 0) return `Nobody here mentions ${words}.`
  const many = matching.isExact ? plural(matching.count, 'match', 'matches') : `${count(matching.count)}+ matches`
  return `Showing ${many} for ${words} first.`
}
