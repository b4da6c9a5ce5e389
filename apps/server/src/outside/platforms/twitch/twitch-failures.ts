/** What Twitch's errors mean. They have a status and a sentence, and no code. */

import type { Answer } from '../client/platform-answer.ts'
import { failuresOf } from '../client/platform-failures.ts'
import type { Standing } from '../client/rate-ledger.ts'
import { standingIn } from '../client/standing-in.ts'
import type { ConnectorFailure } from '../connector.ts'
import { consentEnded, consentLacks } from '../consent-tokens.ts'

const failures = failuresOf('Twitch')

/** @returns the failure that an answer stands for; null for one that holds what was asked for. */
export function twitchFailureOf({ status }: Answer, now: Date): ConnectorFailure | null {
  if (status === 200) return null
  if (status === 429) return failures.tooFast(null, now)
  if (status >= 500) return failures.serverFailed()
  if (status === 401) return failures.keyRefused('client ID and secret')
  if (status === 403) return failures.notPermitted('client ID')
  return failures.refused(null)
}

/** What an error means that is answered to a creator's own token: the operator's credentials are not at fault for it. */
export function consentFailureOf(answer: Answer, now: Date): ConnectorFailure | null {
  if (answer.status === 401) return consentEnded('twitch')
  return answer.status === 403 ? consentLacks('twitch') : twitchFailureOf(answer, now)
}

/** A token is refused for what is in the configuration, whatever status says so. */
export function tokenFailureOf(answer: Answer, now: Date): ConnectorFailure | null {
  const { status } = answer
  return status >= 400 && status < 500 && status !== 429
    ? failures.keyRefused('client ID and secret')
    : twitchFailureOf(answer, now)
}

/** @returns points that are left, and when the bucket is full again. */
export function twitchStandingOf(headers: Headers, now: Date): Standing | null {
  return standingIn(headers, now, 'ratelimit-remaining', 'ratelimit-reset')
}
