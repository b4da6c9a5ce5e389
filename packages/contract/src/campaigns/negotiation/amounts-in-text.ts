import { type CurrencySign, converted } from '../../finding/exchange-rates.ts'
import { amountMax } from '../campaign-fields.ts'

/** Amounts of money that a message names: $1,200, 900 EUR, £2k, 500€, $400 per reel. */

export interface NamedAmount {
  /** In the currency that was asked for. */
  amount: number
  /** Whether it is the price of one post, as in “$400 a reel”. */
  perPost: boolean
  /** The line that it stands in, shortened. */
  line: string
}

const signs: Readonly<Record<string, CurrencySign>> = {
  ...{ $: '$', '€': '€', '£': '£', usd: '$', dollars: '$', eur: '€', euros: '€', euro: '€' },
  ...{ gbp: '£', pounds: '£' },
}
const number = String.raw`\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,9}`
// An amount ends where it is read to its end: $5M is not five dollars.
const ends = String.raw`(?![\d.,]*\d|[mb]\b| (?:m|mm|million|b|bn|billion)\b)`
const written = new RegExp(
  String.raw`(?:([$€£]) ?(${number})(?:\.(\d{1,2}))?( ?k\b)?${ends}|(?<![\d.,$€£])(${number})(?:\.(\d{1,2}))?( ?k)? ?(USD\b|EUR\b|GBP\b|dollars\b|euros?\b|pounds\b|[$€£](?! ?\d)))`,
  'gi',
)
const eachPost =
  /^ ?(?:\/|per|each|a|an|for (?:a|an|one|each|every)) ?(?:post|reel|story|video|short|live|stream|tweet|integration)\b/i
/** Smaller ones are prices of products, not of posts. */
const amountMin = 20
const textMax = 20_000
const lineMax = 160
/** Different amounts that one message offers; more of them is a price list, which somebody has to read. */
export const namedAmountsMax = 5

/** @param sign of the currency to give them in
 *  @returns the different amounts, in the order in which they are named */
export function amountsIn(text: string, sign: CurrencySign): NamedAmount[] {
  const read = text.slice(0, textMax)
  const found = new Map<number, NamedAmount>()
  for (const match of read.matchAll(written)) {
    const [whole, mark, first, cents, thousand, second, laterCents, laterThousand, word] = match
    const digits = (first ?? second ?? '').replaceAll(/[.,]/g, '')
    const parts = cents ?? laterCents
    const unit = (thousand ?? laterThousand) ? 1_000 : 1
    const own = signs[(mark ?? word ?? '').toLowerCase()]
    const amount = own && converted(Number(`${digits}${parts === undefined ? '' : `.${parts}`}`) * unit, own, sign)
    if (amount === undefined || amount < amountMin || amount > amountMax || found.has(amount)) continue
    const after = read.slice(match.index + whole.length, match.index + whole.length + 30)
    found.set(amount, { amount, perPost: eachPost.test(after), line: lineAt(read, match.index) })
    if (found.size === namedAmountsMax) break
  }
  return [...found.values()]
}

function lineAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? ''
  const from = at - text.lastIndexOf('\n', at) - 1
  if (line.length <= lineMax) return line.trim()
  const begin = Math.max(0, Math.min(from - lineMax / 2, line.length - lineMax))
  return `${begin > 0 ? '…' : ''}${line.slice(begin, begin + lineMax).trim()}${begin + lineMax < line.length ? '…' : ''}`
}
