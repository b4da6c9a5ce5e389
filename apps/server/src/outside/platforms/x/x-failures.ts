/** What X's errors mean. Who is unknown, suspended or protected is told with status 200; the last segment of a problem's type names it, on
 *  whichever host X writes it. */

import { z } from 'zod'
import type { Answer } from '../client/platform-answer.ts'
import { failuresOf } from '../client/platform-failures.ts'
import type { Standing } from '../client/rate-ledger.ts'
import { standingIn } from '../client/standing-in.ts'
import { ConnectorFailure } from '../connector.ts'
import { consentEnded, consentLacks } from '../consent-tokens.ts'
import { text } from '../reading/known-values.ts'

const failures = failuresOf('X')

const problem = z.object({ type: text, title: text, detail: text, reason: text })
type XProblem = z.output<typeof problem>
const errorBody = z.object({
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
  errors: z.array(problem).nullish().catch(null),
})

const creditsGoneWords = 'X says the operator’s API credits are used up. The operator needs to add some.'
const creditsGone = () => new ConnectorFailure('spending_limit', creditsGoneWords)

/** @returns whether it is X that takes no more money, and not the operator's own limit. */
export function isCreditsGone({ message }: ConnectorFailure): boolean {
  return message === creditsGoneWords
}

/** @param dailyUsd what the operator lets all processes spend together in a day. */
export function spendingUsedUp(dailyUsd: number): ConnectorFailure {
  const sentence = `Today’s X budget of $${dailyUsd} is used up. It resets at midnight UTC.`
  return new ConnectorFailure('spending_limit', sentence)
}

/** @returns the failure that an answer stands for; null for one that holds what was asked for. An answer that holds data
 *  beside errors is about a part of them. */
export function xFailureOf({ status, body }: Answer, now: Date): ConnectorFailure | null {
  const own = problem.safeParse(body).data
  const { data, meta, errors } = errorBody.safeParse(body).data ?? {}
  const problems = [...(own ? [own] : []), ...(errors ?? [])]
  if (problems.some(saysCreditsGone)) return creditsGone()
  if (status === 402) return creditsGone()
  if (status === 429) return failures.tooFast(null, now)
  if (status >= 500) return failures.serverFailed()
  if (status === 401) return failures.keyRefused('bearer token')
  // An answer's own problem is mostly about who asks, and seldom about whom.
  const first = errors?.[0] ?? (own && /^resource-/.test(lastSegment(own.type)) ? own : undefined)
  const about = data === undefined ? aboutAccount(first) : null
  // Beside a page, an error may be about somebody on it; that the page itself is protected cannot.
  if (about && (meta === undefined || about.code === 'not_shown')) return about
  if (status === 200) return data === undefined && errors?.[0] ? failures.refused(lastSegment(errors[0].type)) : null
  if (status === 403) return failures.notPermitted('bearer token')
  return failures.refused(lastSegment(problems.find((one) => one.type)?.type ?? null))
}

/** What an error means that is answered to a creator's own token: 403 stands for a permission that was left off. */
export function consentFailureOf(answer: Answer, now: Date): ConnectorFailure | null {
  const failure = xFailureOf(answer, now)
  if (failure?.code === 'platform_key_refused') return consentEnded('x')
  return failure?.code === 'platform_api_disabled' ? consentLacks('x') : failure
}

/** X names used-up credits in several ways, and with several statuses. */
function saysCreditsGone({ type, title }: XProblem): boolean {
  return (
    ['usage-capped', 'credits'].includes(lastSegment(type)) || /^(UsageCapExceeded|CreditsDepleted)$/.test(title ?? '')
  )
}

/** Suspended accounts come with the type of those that are not there, and are told by their title. */
function aboutAccount(first: XProblem | undefined): ConnectorFailure | null {
  if (!first) return null
  const kind = lastSegment(first.type)
  const suspended = first.title === 'Forbidden' || /\bsuspended\b/i.test(first.detail ?? '')
  if (kind === 'resource-not-found' && !suspended) {
    return new ConnectorFailure('creator_unavailable', 'X has no such account.', { state: 'not-found' })
  }
  if (kind === 'not-authorized-for-resource') {
    return new ConnectorFailure('not_shown', 'This account’s posts are protected.')
  }
  return suspended
    ? new ConnectorFailure('creator_unavailable', 'X has suspended this account.', { state: 'restricted' })
    : null
}

function lastSegment(type: string | null): string {
  return type?.split('/').at(-1) ?? ''
}

/** @returns calls left in the window of 15 minutes, and its end. */
export function xStandingOf(headers: Headers, now: Date): Standing | null {
  return standingIn(headers, now, 'x-rate-limit-remaining', 'x-rate-limit-reset')
}
