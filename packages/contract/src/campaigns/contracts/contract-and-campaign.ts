import { type Currency, signOfCurrency } from '../campaign-fields.ts'
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

const firstNumber = /\d[\d,]{0,15}(?:\.\d{1,2})?/

/** Another amount, or the same one in another currency. */
function differs(written: string, fee: number, currency: Currency): boolean {
  const [number] = firstNumber.exec(written) ?? []
  if (number === undefined) return false
  const foreign = Object.values(signOfCurrency).some(
    (sign) => sign !== signOfCurrency[currency] && written.startsWith(sign),
  )
  return foreign || Number(number.replaceAll(',', '')) !== fee
}
