/** What TikTok's errors mean. The code in the body decides, because faults come with status 200 too. */

import { z } from 'zod'
import type { Answer } from '../client/platform-answer.ts'
import { failuresOf } from '../client/platform-failures.ts'
import type { ConnectorFailure } from '../connector.ts'
import { consentEnded, consentLacks } from '../consent-tokens.ts'
import { text } from '../reading/known-values.ts'

const failures = failuresOf('TikTok')

/** Sign-in endpoints say the code in place of the object. */
const errorBody = z.object({ error: z.union([z.string(), z.object({ code: text })]) })

const byCode: Record<string, (now: Date) => ConnectorFailure> = {
  access_token_invalid: () => consentEnded('tiktok'),
  scope_not_authorized: () => consentLacks('tiktok'),
  scope_permission_missed: () => consentLacks('tiktok'),
  invalid_grant: () => consentEnded('tiktok'),
  invalid_client: () => failures.keyRefused('client key'),
  rate_limit_exceeded: (now) => failures.tooFast(null, now),
  internal_error: () => failures.serverFailed(),
}

/** @returns the failure that an answer stands for; null for one that holds what was asked for. */
export function tiktokFailureOf({ status, body }: Answer, now: Date): ConnectorFailure | null {
  const error = errorBody.safeParse(body).data?.error
  const code = typeof error === 'string' ? error : error?.code
  if (code && code !== 'ok') {
    const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined
    if (known) return known(now)
  }
  if (status >= 500) return failures.serverFailed()
  if (status === 429) return failures.tooFast(null, now)
  if (status === 401) return consentEnded('tiktok')
  return status === 200 && (!code || code === 'ok') ? null : failures.refused(code)
}
