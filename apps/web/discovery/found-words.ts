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
    reading.words.split(' ').map((word) => `“${shortened(word)}”`),
    'or',
  )
  if (matching.count === 0) return `Nobody here mentions ${words}.`
  const many = matching.isExact ? plural(matching.count, 'match', 'matches') : `${count(matching.count)}+ matches`
  return `Showing ${many} for ${words} first.`
}

/** Longer ones are shown by how they begin. */
const shownLettersMax = 30

function shortened(word: string): string {
  const letters = [...word]
  return letters.length <= shownLettersMax ? word : `${letters.slice(0, shownLettersMax - 1).join('')}…`
}
