import * as client from 'openid-client'
import { grantByCode } from './code-grant.ts'
import { type ConsentSecrets, type Google, type GooglePerson, GoogleRefusal } from './google.ts'

/** Google by OpenID Connect: discovery, authorisation code, PKCE, state and nonce, all checked by `openid-client`. */

export interface GoogleSettings {
  /** Its address; the simulation's is known only after listening. */
  issuer: () => string
  clientId: string
  clientSecret: string
  /** Where the browser comes back to; registered at Google. The port may be known only after listening. */
  redirectUri: () => string
  simulated: boolean
  /** Reaches the simulation; absent: the network. */
  fetch?: client.CustomFetch
}

const timeoutSeconds = 8

/** @returns Google as the settings have it. Nothing is asked before the first sign-in. */
export function openidGoogle(settings: GoogleSettings): Google {
  let discovered: Promise<client.Configuration> | null = null
  // What was discovered is kept; a failure is not, so that the next person asks again.
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = null
      throw refusalOf(error)
    })
    return discovered
  }
  return {
    simulated: settings.simulated,
    consentAddress: async (secrets) => consentAddress(await configuration(), settings.redirectUri(), secrets),
    redeem: async (callback, secrets) => redeem(await configuration(), settings, callback, secrets),
  }
}

function discover({ issuer: issuerOf, clientId, clientSecret, fetch }: GoogleSettings): Promise<client.Configuration> {
  const issuer = new URL(issuerOf())
  const isLocal = issuer.protocol === 'http:'
  return client.discovery(issuer, clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    ...(fetch && { [client.customFetch]: fetch }),
    // The signature is checked against the published keys, though the token comes from Google directly.
    execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
  })
}

async function consentAddress(
  configuration: client.Configuration,
  redirectUri: string,
  { state, nonce, verifier }: ConsentSecrets,
): Promise<string> {
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return address.href
}

async function redeem(
  configuration: client.Configuration,
  settings: GoogleSettings,
  callback: URL,
  { state, nonce, verifier }: ConsentSecrets,
): Promise<GooglePerson> {
  try {
    const tokens = await grantByCode(configuration, { ...settings, timeoutSeconds }, callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    return personOf(tokens.claims())
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Without an address there is nobody to write to, so that token proves nothing here. */
function personOf(claims: client.IDToken | undefined): GooglePerson {
  const text = (name: string) => {
    const value = claims?.[name]
    return typeof value === 'string' ? value : ''
  }
  const email = text('email').trim().toLowerCase()
  if (claims === undefined || email === '') throw new GoogleRefusal('invalid')
  const verified = claims.email_verified === true || claims.email_verified === 'true'
  const names = { firstName: text('given_name'), lastName: text('family_name') }
  return { subject: claims.sub, email, emailVerified: verified, ...names }
}

const unavailableErrors = new Set(['server_error', 'temporarily_unavailable'])

function refusalOf(error: unknown): GoogleRefusal {
  if (error instanceof GoogleRefusal) return error
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === 'access_denied') return new GoogleRefusal('denied', error)
    return new GoogleRefusal(unavailableErrors.has(error.error) ? 'unavailable' : 'invalid', error)
  }
  // Without a network `fetch` throws a TypeError with a cause; an answer that is not one of OpenID is a ClientError.
  const code = error instanceof client.ClientError ? error.code : undefined
  const isLost = error instanceof TypeError && error.cause !== undefined
  const silent = isLost || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  return new GoogleRefusal(silent ? 'unavailable' : 'invalid', error)
}
