import { dayNamed } from './contract-days.ts'
import { type ContractDraft, namedVariables } from './contract-text.ts'
import { type ContractValues, type ContractVariable, contractVariables } from './contract-variables.ts'

/** What is filled in and can't be meant: a contract that says it binds nobody to what they agreed on. Only what the clauses name is looked at, and what is
 *  missing is a hole and no fault. The screen shows by this what the server refuses. */

/** The most days that each may be. Payment and approval are waited for; the others are often agreed on for years. */
const daysMax: Partial<Record<ContractVariable, number>> = {
  ...{ payment_days: 365, approval_days: 365 },
  ...{ live_days: 3_650, usage_days: 3_650, exclusivity_days: 3_650, warranty_days: 3_650 },
}

/** An amount as people write it, from its beginning: a currency or none, then digits. `$900`, `US$ 1,200 plus VAT`, `CHF 900`, `900 €`.
 *  A share is none: nobody can tell what it comes to. */
const amountForm = /^(?:[A-Z]{1,3}|kr\.?|Rs\.?)? ?\p{Sc}? ?\d(?![\d.,]{0,20} ?%)/u

/** @returns a sentence for each value that can't be meant, in the order of the contract's fields */
export function contractFaults(draft: Pick<ContractDraft, 'clauses' | 'variables'>): string[] {
  const { variables } = draft
  const named = new Set(namedVariables(draft))
  const filled = (name: ContractVariable) => named.has(name) && (variables[name] ?? '').trim() !== ''
  const days = (Object.keys(daysMax) as ContractVariable[]).filter((name) => filled(name))
  return [
    ...(filled('start_date') && filled('end_date') && isBackwards(variables)
      ? ['The last day can’t be before the first day.']
      : []),
    ...(filled('fee') && !isAmount(variables.fee ?? '')
      ? ['The fee must be an amount of 0 or more, such as $900.']
      : []),
    ...days.flatMap((name) => daysFault(name, variables[name] ?? '')),
  ]
}

/** Days that can't be read, such as “when the product ships”, are in no order. */
function isBackwards({ start_date, end_date }: ContractValues): boolean {
  const [first, last] = [dayNamed(start_date), dayNamed(end_date)]
  return first !== null && last !== null && last < first
}

function isAmount(text: string): boolean {
  return amountForm.test(text.trim())
}

function daysFault(name: ContractVariable, text: string): string[] {
  const most = daysMax[name] ?? 0
  if (/^\d{1,4}$/.test(text.trim()) && Number(text) <= most) return []
  return [`${contractVariables[name]} must be a whole number from 0 to ${most.toLocaleString('en-US')}.`]
}
