import * as client from 'openid-client'
import { ConsentRefusal, type ConsentRefusalReason } from './consent-platform.ts'

/** What the errors of OAuth mean for the creator who came back. */

/** LinkedIn has two names of its own for a creator who said no. */
const denials = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize', 'user_denied'])
const passing = new Set(['server_error', 'temporarily_unavailable'])

/** @returns the refusal that an error of the client stands for */
export function refusalOf(error: unknown): ConsentRefusal {
  return error instanceof ConsentRefusal ? error : new ConsentRefusal(reasonOf(error), error)
}

function reasonOf(error: unknown): ConsentRefusalReason {
  if (error instanceof client.AuthorizationResponseError)
    return denials.has(error.error) ? 'denied' : passing.has(error.error) ? 'unavailable' : 'invalid'
  if (error instanceof client.ResponseBodyError) {
    if (error.status >= 500 || error.status === 429 || passing.has(error.error)) return 'unavailable'
    return error.error === 'invalid_grant' ? 'ended' : 'invalid'
  }
  // What a fetch of our own refused comes wrapped.
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof ConsentRefusal) return cause.reason
  const code = error instanceof client.ClientError ? error.code : undefined
  // Without a network `fetch` throws a TypeError with a cause; an answer that is not one of OAuth is a ClientError.
  const isLost = error instanceof TypeError && cause !== undefined
  const silent = isLost || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  return silent ? 'unavailable' : 'invalid'
}
