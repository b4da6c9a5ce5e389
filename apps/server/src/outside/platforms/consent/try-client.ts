import * as client from 'openid-client'
import { refusalOf } from './consent-refusals.ts'

/** Tries an app's credentials without anybody's consent: a code that never was is redeemed, and a platform looks at who asks before it looks at the
 *  code. Nothing is spent by it. */

const state = 'a-test-of-the-credentials'

/** What platforms call an app that they do not know, or whose secret is another one. */
const clientErrors = new Set(['invalid_client', 'unauthorized_client'])

/** @param configuration of the app
 *  @param back where creators come back to
 *  @param verifier of PKCE; null where the platform takes none
 *  @returns whether the platform knows the app by its secret. @throws ConsentRefusal where it does not answer */
export async function tryClient(
  configuration: client.Configuration,
  back: string,
  verifier: string | null,
): Promise<boolean> {
  // Some platforms say with the code who they are, and the client then insists on it.
  const { issuer: iss, authorization_response_iss_parameter_supported: says } = configuration.serverMetadata()
  const callback = new URL(`${back}?${new URLSearchParams({ code: 'none', state, ...(says === true && { iss }) })}`)
  try {
    await client.authorizationCodeGrant(configuration, callback, {
      expectedState: state,
      ...(verifier !== null && { pkceCodeVerifier: verifier }),
    })
    return true
  } catch (error) {
    // Some answer without a word of OAuth.
    if (error instanceof client.ClientError && error.cause instanceof Response && error.cause.status === 401)
      return false
    if (error instanceof client.ResponseBodyError && error.status < 500 && error.status !== 429)
      return error.status !== 401 && !clientErrors.has(error.error)
    throw refusalOf(error)
  }
}
