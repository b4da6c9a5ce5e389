import {
  activeGroups,
  type CreatorFilters,
  filterGroups,
  narrowing,
  noFilters,
  readCreatorSentence,
  type Understood,
  withoutFields,
} from '@vouch/contract'
import type { CreatorSearch } from './creator-search.ts'
import { readSearch } from './search-address.ts'

/** Changes of a search. What is taken away by hand is taken out of the sentence too, so that the box never says what is not searched for. */

/** @returns the search of a new sentence: it replaces the one before. Filters set by hand stay, where the sentence says nothing of the same. */
export function withSentence(search: CreatorSearch, sentence: string): CreatorSearch {
  const said = activeGroups(readCreatorSentence(sentence).filters).flat()
  return { ...search, filters: withoutFields(search.filters, said), text: sentence.trim() }
}

/** @returns the search with some of its filters replaced. */
export function withFilter(search: CreatorSearch, change: Partial<CreatorFilters>): CreatorSearch {
  const wanted: CreatorFilters = { ...readSearch(search).filters, ...change }
  const { understood, text: words } = readCreatorSentence(search.text)
  const gone = understood.filter(({ filters }) => !isKept(filters, wanted))
  return (
    holding(search, wanted, withoutParts(search.text, gone)) ??
    holding(search, wanted, words) ?? { ...search, filters: wanted, text: '' }
  )
}

/** @returns the search without some filters, by name. */
export function withoutFilters(search: CreatorSearch, fields: readonly string[]): CreatorSearch {
  const left = withFilter(
    search,
    Object.fromEntries(Object.entries(noFilters).filter(([field]) => fields.includes(field))),
  )
  return fields.includes('withoutCritical') ? { ...left, critical: true } : left
}

/** Whether what a part of the sentence says is still wanted. */
function isKept(said: Partial<CreatorFilters>, wanted: CreatorFilters): boolean {
  return Object.entries(said).every(([field, value]) => {
    const now: unknown = Object.entries(wanted).find(([name]) => name === field)?.[1]
    return Array.isArray(value) && Array.isArray(now) ? value.every((each) => now.includes(each)) : now === value
  })
}

/** @returns the search with a sentence and by hand what it does not say; null where the sentence says what is not wanted. */
function holding(search: CreatorSearch, wanted: CreatorFilters, text: string): CreatorSearch | null {
  const said = readCreatorSentence(text).filters
  const byHand = filterGroups.flat().filter((field) => String(said[field]) !== String(wanted[field]))
  const named = narrowing(wanted)
  if (byHand.some((field) => !(field in named))) return null
  const kept = Object.entries(named).filter(([field]) => byHand.some((each) => each === field))
  return { ...search, filters: { ...noFilters, ...Object.fromEntries(kept) }, text }
}

const joining = new Set([
  'in',
  'from',
  'on',
  'with',
  'and',
  'or',
  'the',
  'by',
  'for',
  'but',
  'who',
  'have',
  'has',
  'a',
  'an',
  'at',
  'of',
  '&',
  '/',
  ',',
  '-',
])

/** @returns the sentence without some of its parts and the words that led to them. */
function withoutParts(sentence: string, parts: readonly Understood[]): string {
  return parts.toReversed().reduce((left, { start, end }) => {
    const [before, after] = [left.slice(0, start).trimEnd(), left.slice(end).trimStart()]
    const head = withoutJoining(before.split(/\s/))
    const tail = head === '' ? withoutJoining(after.split(/\s/).toReversed(), true) : after
    return `${head}${head === '' || /^[,.;]/.test(tail) ? '' : ' '}${tail}`.trim()
  }, sentence)
}

/** Takes joining words off the end of a list of words. */
function withoutJoining(words: string[], backwards = false): string {
  const kept = [...words]
  while (kept.length > 0 && (joining.has((kept.at(-1) ?? '').toLowerCase()) || kept.at(-1) === '')) kept.pop()
  const last = kept.pop() ?? ''
  const all = [...kept, last.replace(backwards ? /^,/ : /,$/, '')]
  return (backwards ? all.toReversed() : all).join(' ')
}
