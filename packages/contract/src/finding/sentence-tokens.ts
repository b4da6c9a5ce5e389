import type { CreatorFilters } from './creator-filters.ts'

/** The words and numbers of a sentence, each with its place, so that what was understood can be marked where it stands. */

export type Token = { text: string; start: number; end: number } & (
  | { kind: 'word' }
  /** Percentages stay as they are written (3 for 3 %); `unit` tells. */
  | { kind: 'number'; value: number; unit: '%' | '$' | null }
  | { kind: 'mark' }
)

/** What a rule of the grammar found at a place: how many tokens it covers and what they mean. */
export interface Phrase {
  length: number
  filters: Partial<CreatorFilters>
}

const multipliers: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, mio: 1e6, million: 1e6, b: 1e9 }
const pattern =
  /(?<dollar>\$\s?)?(?<digits>\d[\d,]*(?:\.\d+)?)(?:\s?(?<times>k|thousand|mio|million|m|b)(?![\p{L}\d]))?(?<percent>\s?%)?|(?<word>@?\p{L}(?:[_.]?[\p{L}\d'&])*)|(?<mark>>=|<=|[^\s\p{L}\d])/giu

/** @param sentence up to a few hundred characters, in any case
 *  @returns its tokens in order; `50k`, `1.2 M`, `$500` and `3 %` are one number each */
export function sentenceTokens(sentence: string): Token[] {
  return [...sentence.matchAll(pattern)].map((match) => {
    const text = match[0].toLowerCase()
    const place = { text, start: match.index, end: match.index + match[0].length }
    const { digits, times, percent, dollar, word } = match.groups ?? {}
    if (digits !== undefined) {
      const value = Number(digits.replaceAll(',', '')) * (multipliers[times?.toLowerCase() ?? ''] ?? 1)
      return { ...place, kind: 'number', value, unit: percent !== undefined ? '%' : dollar !== undefined ? '$' : null }
    }
    return { ...place, kind: word === undefined ? 'mark' : 'word' }
  })
}
