import { consentDays } from '@vouch/contract'
import { msPerDay } from './request-row.ts'

/** For how long a brand may read what a creator connected for it. It is the request's own time: a later request, of another brand or of the same
 *  one, begins a time of its own and makes no earlier one longer. */

/** @returns the day on which a consent that begins now ends */
export function consentEnd(now: Date): Date {
  return new Date(now.getTime() + consentDays * msPerDay)
}

/** The end of a request's time, as an expression of SQL over `consent_requests`. */
export const requestEnds = `coalesce(consent_requests.consent_ends_at, consent_requests.answered_at + interval '${consentDays} days')`
