import { type Currency, currencies, signOfCurrency } from '../campaign-fields.ts'
import { contractDay, dayNamed } from './contract-days.ts'
import { type ContractDraft, namedVariables } from './contract-text.ts'
import type { ContractVariable } from './contract-variables.ts'

/** Where a contract and its campaign say two things about one. A contract binds by its own words, the campaign's money is counted by the campaign's: nobody
 *  but a person can tell which of them is right, so nothing follows the other by itself. */

export interface CampaignTerms {
  /** Of this creator; null while there is none. */
  fee: number | null
  currency: Currency
  /** As `2027-03-31`. */
  startsOn: string | null
  endsOn: string | null
}

export interface TermConflict {
  name: Extract<ContractVariable, 'fee' | 'start_date' | 'end_date'>
  /** As the contract reads. */
  contract: string
  /** An amount in the campaign's currency, or a day as contracts write it. */
  campaign: number | string
}

/** @returns each term that the contract's clauses name and the campaign knows otherwise. Words that can't be read conflict with nothing. */
export function termConflicts(
  draft: Pick<ContractDraft, 'clauses' | 'variables'>,
  { fee, currency, startsOn, endsOn }: CampaignTerms,
): TermConflict[] {
  const { variables } = draft
  const named = new Set(namedVariables(draft))
  const conflicts: TermConflict[] = []
  const written = variables.fee?.trim() ?? ''
  if (named.has('fee') && fee !== null && differs(written, fee, currency))
    conflicts.push({ name: 'fee', contract: written, campaign: fee })
  const days = [
    { name: 'start_date', day: startsOn },
    { name: 'end_date', day: endsOn },
  ] as const
  for (const { name, day } of days) {
    const text = variables[name]
    const inContract = dayNamed(text)
    if (named.has(name) && day !== null && inContract !== null && inContract !== day)
      conflicts.push({ name, contract: text?.trim() ?? '', campaign: contractDay(day) })
  }
  return conflicts
}

/** One amount as Americans write it, with what stands around it. */
const oneAmount = /^(\D*)(\d{1,3}(?:,\d{3})+(?:\.\d\d?)?|\d+(?:\.\d\d?)?)(\D*)$/
/** Words around an amount that leave it the whole fee. */
const plainWords = new Set(
  'a of the is in all us + total flat fixed fee campaign plus and excl excluding incl including before vat tax taxes net gross'.split(
    ' ',
  ),
)
const currencyMarks: ReadonlyMap<string, Currency> = new Map([
  ...currencies.flatMap((code): [string, Currency][] => [
    [code.toLowerCase(), code],
    [signOfCurrency[code], code],
  ]),
  ...(['us$', 'dollar', 'dollars'] as const).map((name) => [name, 'USD'] as const),
  ...(['euro', 'euros'] as const).map((name) => [name, 'EUR'] as const),
  ...(['pound', 'pounds'] as const).map((name) => [name, 'GBP'] as const),
])

/** Another amount, or the same one in another currency. A text with a second number, or with words that could make it a part of the fee, is none. */
function differs(written: string, fee: number, currency: Currency): boolean {
  const [, before = '', number, after = ''] = oneAmount.exec(written) ?? []
  if (number === undefined) return false
  const words = `${before} ${after}`
    .toLowerCase()
    .split(/[\s,;:()]+|\.(?=\s|$)/)
    .filter((word) => word !== '' && word !== '.')
  const marks = words.filter((word) => currencyMarks.has(word))
  if (!words.every((word) => plainWords.has(word) || currencyMarks.has(word))) return false
  if (new Set(marks.map((mark) => currencyMarks.get(mark))).size > 1) return false
  const named = currencyMarks.get(marks[0] ?? '') ?? currency
  return named !== currency || Number(number.replaceAll(',', '')) !== fee
}
