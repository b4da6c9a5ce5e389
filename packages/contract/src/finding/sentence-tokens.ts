import type { CreatorFilters } from './creator-filters.ts'
import type { CurrencySign } from './exchange-rates.ts'

/** The words and numbers of a sentence, each with its place, so that what was understood can be marked where it stands. */

export type NumberUnit = '%' | CurrencySign

export type Token = { text: string; start: number; end: number } & (
  | { kind: 'word' }
  /** Percentages stay as they are written (3 for 3 %); `unit` tells. `multiplied`: with a k, an m or a word for them. */
  | { kind: 'number'; value: number; unit: NumberUnit | null; multiplied: boolean }
  | { kind: 'mark' }
)

export type NumberToken = Extract<Token, { kind: 'number' }>

/** A price as it was said, in its own currency. */
export interface SaidPrice {
  sign: CurrencySign
  low: number | null
  high: number | null
}

/** What a rule of the grammar found at a place: how many tokens it covers and what they mean. */
export interface Phrase {
  length: number
  filters: Partial<CreatorFilters>
  /** A price in another currency than dollars. */
  price?: SaidPrice
  /** Its words rank too: who writes of yoga stands first among those of fitness. */
  ranks?: true
  /** Gives way where another phrase of the sentence names the same filter. */
  loose?: true
  /** Whom to look for the likes of. */
  like?: string
  /** Read, but no filter can say it: "not in the US". */
  unused?: true
}

const multipliers: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, mio: 1e6, million: 1e6, b: 1e9 }

const signByWord: Readonly<Record<string, CurrencySign>> = {
  ...{ $: '$', us$: '$', usd: '$', dollar: '$', dollars: '$', bucks: '$' },
  ...{ '€': '€', eur: '€', euro: '€', euros: '€', '£': '£', gbp: '£', pound: '£', pounds: '£', quid: '£' },
}

const pattern =
  /(?<before>(?:us\$|[$€£]|(?:usd|eur|gbp)(?=\s?\d))\s?)?(?<digits>\d{1,3}(?:[ .]\d{3})+(?![\d.])|\d[\d,]*(?:\.\d+)?)(?:\s?(?<times>k|thousand|mio|million|m|b)(?![\p{L}\d]))?(?<percent>\s?(?:%|percent(?!\p{L})))?(?<after>\s?(?:[€£$]|(?:usd|dollars?|bucks|eur|euros?|gbp|pounds?|quid)(?![\p{L}\d])))?|(?<word>@?\p{L}(?:[_.]?[\p{L}\d'’&])*)|(?<mark>>=|<=|[^\s\p{L}\d])/giu

/** @param sentence up to a few hundred characters, in any case
 *  @returns its tokens in order; `50k`, `1.2 M`, `50 000`, `$500`, `500 euros` and `3 %` are one number each */
export function sentenceTokens(sentence: string): Token[] {
  return [...sentence.matchAll(pattern)].map((match) => {
    const text = match[0].toLowerCase().replaceAll('’', "'")
    const place = { text, start: match.index, end: match.index + match[0].length }
    const { digits, times, percent, before, after, word } = match.groups ?? {}
    if (digits === undefined) return { ...place, kind: word === undefined ? 'mark' : 'word' }
    const value = numberOf(digits, times) * (multipliers[times?.toLowerCase() ?? ''] ?? 1)
    const sign = signByWord[(before ?? after ?? '').trim().toLowerCase()] ?? null
    return {
      ...place,
      kind: 'number',
      value,
      unit: percent !== undefined ? '%' : sign,
      multiplied: times !== undefined,
    }
  })
}

/** Thousands are set apart by commas, points or spaces; a point before other than three digits is a decimal one. */
function numberOf(digits: string, times: string | undefined): number {
  const apart = times === undefined && /^\d{1,3}(?:[ .]\d{3})+$/.test(digits)
  return Number(digits.replaceAll(apart ? /[ .,]/g : /[ ,]/g, ''))
}
