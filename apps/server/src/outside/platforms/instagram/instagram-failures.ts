/** What Instagram's errors mean. They are told apart by their code, never by status or text: the same fault comes with several statuses, and
 *  texts are written in the language of the token's owner. */

import { z } from 'zod'
import type { Answer } from '../client/platform-answer.ts'
import { failuresOf } from '../client/platform-failures.ts'
import type { Standing } from '../client/rate-ledger.ts'
import { ConnectorFailure } from '../connector.ts'
import { consentEnded, consentLacks } from '../consent-tokens.ts'
import { count, flag } from '../reading/known-values.ts'

const failures = failuresOf('Instagram')

const errorBody = z.object({
  error: z.object({ code: count, error_subcode: count, is_transient: flag }),
})

/** Names that nobody bears, and accounts of people, private and age-restricted ones, are answered alike. */
const notShownSubcode = 2_207_013
const notShownCode = 110
const throttled = new Set([4, 17, 32, 613])
const transient = new Set([1, 2])
const tokenCodes = new Set([102, 190])

export const notShownSentence =
  'Instagram shows us only professional accounts. This one is personal, private or age-restricted, or doesn’t exist. Check the name, ask the creator to switch to a professional account, or upload a file with their data.'

/** @returns the failure that an answer stands for; null for one that holds what was asked for. */
export function instagramFailureOf({ status, body }: Answer, now: Date): ConnectorFailure | null {
  const error = errorBody.safeParse(body).data?.error
  const named = error ? byCode(error, now) : null
  if (named) return named
  if (status >= 500) return failures.serverFailed()
  if (status === 429) return failures.tooFast(null, now)
  if (status === 401) return failures.keyRefused('access token')
  if (status === 403) return failures.notPermitted('access token')
  return status === 200 && !error ? null : failures.refused(error?.code ? `code-${error.code}` : null)
}

function byCode({ code, error_subcode, is_transient }: z.output<typeof errorBody>['error'], now: Date) {
  if (error_subcode === notShownSubcode || code === notShownCode) {
    return new ConnectorFailure('not_shown', notShownSentence)
  }
  if (code === null) return is_transient ? failures.serverFailed() : null
  if (throttled.has(code) || (code >= 80_000 && code <= 80_014)) return failures.tooFast(null, now)
  if (tokenCodes.has(code)) return failures.keyRefused('access token')
  if (is_transient || transient.has(code)) return failures.serverFailed()
  if (code === 10 || code === 100 || (code >= 200 && code <= 299)) return failures.notPermitted('access token')
  return null
}

/** What an error means that is answered to a creator's own token: the operator's credentials are not at fault for it. A permission that was left off
 *  and a metric that does not fit the account come with different codes.
 *  @returns the failure that an answer stands for; null for one that holds what was asked for. */
export function consentFailureOf(answer: Answer, now: Date): ConnectorFailure | null {
  const code = errorBody.safeParse(answer.body).data?.error.code ?? null
  if (code !== null && tokenCodes.has(code)) return consentEnded('instagram')
  if (code !== null && (code === 10 || (code >= 200 && code <= 299))) return consentLacks('instagram')
  if (code === 100) return failures.refused('code-100')
  const failure = instagramFailureOf(answer, now)
  if (failure?.code === 'platform_key_refused') return consentEnded('instagram')
  return failure?.code === 'platform_api_disabled' ? consentLacks('instagram') : failure
}

const usage = z.object({
  call_count: count,
  total_cputime: count,
  total_time: count,
  estimated_time_to_regain_access: count,
})
const businessUsage = z.record(z.string(), z.array(usage))
/** Percent of the allowance. The rest is left to calls that are on their way. */
const usedMax = 95
/** The allowance slides over an hour; where Instagram does not say how long, a part of it is waited for. */
const restMs = 10 * 60_000

/** @returns the rest that the usage headers ask for; null while there is room. */
export function instagramStandingOf(headers: Headers, now: Date): Standing | null {
  const own = usage.safeParse(headerJson(headers, 'x-app-usage')).data
  const business = businessUsage.safeParse(headerJson(headers, 'x-business-use-case-usage')).data ?? {}
  const all = [...(own ? [own] : []), ...Object.values(business).flat()]
  const full = all.filter(
    (one) => Math.max(one.call_count ?? 0, one.total_cputime ?? 0, one.total_time ?? 0) >= usedMax,
  )
  if (full.length === 0) return null
  const minutes = Math.max(...full.map((one) => one.estimated_time_to_regain_access ?? 0))
  return { callsLeft: 0, until: new Date(now.getTime() + (minutes > 0 ? minutes * 60_000 : restMs)) }
}

function headerJson(headers: Headers, name: string): unknown {
  try {
    return JSON.parse(headers.get(name) ?? 'null')
  } catch {
    return null
  }
}
