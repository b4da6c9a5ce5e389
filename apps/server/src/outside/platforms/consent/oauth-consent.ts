import * as client from 'openid-client'
import { grantByCode } from '../../google/code-grant.ts'
import type { ConsentDialect } from './consent-dialect.ts'
import { callSeconds, consentFetch, type Fetch, readJson } from './consent-fetch.ts'
import { type ConsentPlatform, ConsentRefusal, type ConsentSecrets, type GivenTokens } from './consent-platform.ts'
import { refusalOf } from './consent-refusals.ts'
import { tryClient } from './try-client.ts'

/** A platform's consent by OAuth 2: authorization code, state, and PKCE and nonce where the platform takes them, all checked by
 *  `openid-client`. A code is exchanged once and never tried again. */

export interface OauthConsentSettings {
  dialect: ConsentDialect
  clientId: string
  clientSecret: string
  /** Where the browser comes back to; registered at the platform. The port may be known only after listening. */
  redirectUri: () => string
  now: () => Date
  simulated?: boolean
  /** Reaches the simulation; absent: the network. */
  fetch?: Fetch
}

/** Of the length that PKCE asks for. */
const unusedVerifier = 'v'.repeat(43)

interface Way extends OauthConsentSettings {
  fetching: Fetch
  configuration: () => Promise<client.Configuration>
}

/** @returns the platform as the settings have it. Nothing is asked before the first creator comes. */
export function oauthConsent(settings: OauthConsentSettings): ConsentPlatform {
  const { dialect, simulated = false } = settings
  const fetching = consentFetch(settings.fetch, dialect.mend ?? ((body) => body))
  const way: Way = { ...settings, fetching, configuration: configurationOf(settings, fetching) }
  return {
    platform: dialect.platform,
    simulated,
    revokes: dialect.addresses.revoke !== null || dialect.addresses.issuer !== null,
    askAddress: (secrets, handle) => askAddress(way, secrets, handle),
    redeem: (callback, secrets) => redeem(way, callback, secrets),
    account: (accessToken) =>
      dialect.account({ fetching, api: dialect.addresses.api, accessToken, clientId: settings.clientId }),
    knowsApp: async () => tryClient(await way.configuration(), way.redirectUri(), dialect.pkce ? unusedVerifier : null),
    renew: (tokens) => renew(way, tokens),
    revoke: (tokens) => revoke(way, tokens),
  }
}

/** What was discovered is kept; a failure is not, so that the next creator asks again. */
function configurationOf(settings: OauthConsentSettings, fetching: Fetch): () => Promise<client.Configuration> {
  const { issuer } = settings.dialect.addresses
  if (issuer === null) {
    const made = Promise.resolve(configured(settings, fetching))
    return () => made
  }
  let discovered: Promise<client.Configuration> | null = null
  return () => {
    discovered ??= discover(new URL(issuer), settings, fetching).catch((error: unknown) => {
      discovered = null
      throw refusalOf(error)
    })
    return discovered
  }
}

function discover(issuer: URL, settings: OauthConsentSettings, fetching: Fetch): Promise<client.Configuration> {
  const { clientId, clientSecret } = settings
  return client.discovery(issuer, clientId, clientSecret, undefined, {
    timeout: callSeconds,
    [client.customFetch]: fetching as client.CustomFetch,
    execute: [
      client.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  })
}

function configured({ dialect, clientId, clientSecret }: OauthConsentSettings, fetching: Fetch): client.Configuration {
  const { authorize, token, revoke: revocation } = dialect.addresses
  const made = new client.Configuration(
    {
      issuer: new URL(token).origin,
      authorization_endpoint: authorize,
      token_endpoint: token,
      ...(revocation !== null && { revocation_endpoint: revocation }),
    },
    clientId,
    {},
    clientAuthOf(dialect, clientId, clientSecret),
  )
  made.timeout = callSeconds
  made[client.customFetch] = fetching as client.CustomFetch
  // Tests and the simulation stand on this machine; a platform's own addresses all begin with https.
  if (token.startsWith('http:')) client.allowInsecureRequests(made)
  return made
}

function clientAuthOf({ clientBy }: ConsentDialect, clientId: string, clientSecret: string): client.ClientAuth {
  if (clientBy === 'basic') return client.ClientSecretBasic(clientSecret)
  if (clientBy === 'post') return client.ClientSecretPost(clientSecret)
  return (_server, _client, body) => {
    body.set('client_key', clientId)
    body.set('client_secret', clientSecret)
  }
}

async function askAddress(
  { dialect, clientId, redirectUri, simulated, configuration }: Way,
  secrets: ConsentSecrets,
  handle: string,
) {
  const { addresses, scope, pkce, clientBy, ask = {} } = dialect
  const { state, nonce, verifier } = secrets
  const address = client.buildAuthorizationUrl(await configuration(), {
    ...{ redirect_uri: redirectUri(), scope, state, ...ask },
    ...(addresses.issuer !== null && { nonce }),
    ...(pkce && {
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
    ...(clientBy === 'key' && { client_key: clientId }),
    ...(simulated && { login_hint: handle }),
  })
  return address.href
}

function grantClientOf({ clientId, clientSecret, fetching }: Way) {
  return { clientId, clientSecret, fetch: fetching as client.CustomFetch, timeoutSeconds: callSeconds }
}

async function redeem(way: Way, callback: URL, { state, nonce, verifier }: ConsentSecrets): Promise<GivenTokens> {
  const { dialect, configuration } = way
  const openid = dialect.addresses.issuer !== null
  let tokens: client.TokenEndpointResponse
  try {
    const checks = { expectedState: state, ...(dialect.pkce && { pkceCodeVerifier: verifier }) }
    tokens = openid
      ? await grantByCode(await configuration(), grantClientOf(way), callback, {
          ...checks,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
      : await client.authorizationCodeGrant(await configuration(), callback, checks)
  } catch (error) {
    throw refusalOf(error)
  }
  const given = givenOf(way, tokens)
  // Where the answer names no scope, all that was asked for was given.
  const scopes = tokens.scope?.split(/[\s,]+/)
  if (scopes && !dialect.needed.every((one) => scopes.includes(one)))
    throw new ConsentRefusal('incomplete', undefined, given)
  return lengthened(way, given)
}

/** A token of an hour would end before the brand reads its report again. */
async function lengthened(way: Way, given: GivenTokens): Promise<GivenTokens> {
  const { ownLife } = way.dialect
  if (ownLife === undefined) return given
  const long = await readJson(way.fetching, ownLife.lengthen(given.accessToken, way.clientSecret))
  return longOf(way, ownLife.renewDays, long)
}

const msPerDay = 86_400_000

function longOf(way: Way, renewDays: number, body: Record<string, unknown>): GivenTokens {
  const { access_token: accessToken, expires_in: seconds } = body
  if (typeof accessToken !== 'string' || accessToken === '') throw new ConsentRefusal('invalid')
  const given = givenOf(way, { access_token: accessToken, ...(typeof seconds === 'number' && { expires_in: seconds }) })
  return { ...given, renewAt: new Date(way.now().getTime() + renewDays * msPerDay) }
}

function givenOf(
  { now }: Way,
  tokens: { access_token: string; refresh_token?: string; expires_in?: number },
): GivenTokens {
  const { access_token: accessToken, refresh_token: refreshToken = null, expires_in: seconds } = tokens
  const endsAt = seconds === undefined ? null : new Date(now().getTime() + seconds * 1_000)
  return { accessToken, refreshToken, endsAt, renewAt: null }
}

type Renewable = Pick<GivenTokens, 'accessToken' | 'refreshToken'>

async function renew(way: Way, { accessToken, refreshToken }: Renewable): Promise<GivenTokens> {
  const { ownLife } = way.dialect
  if (ownLife) return longOf(way, ownLife.renewDays, await readJson(way.fetching, ownLife.renew(accessToken)))
  if (refreshToken === null) throw new ConsentRefusal('ended')
  try {
    const given = givenOf(way, await client.refreshTokenGrant(await way.configuration(), refreshToken))
    // A platform that does not change the refresh token leaves it out.
    return { ...given, refreshToken: given.refreshToken ?? refreshToken }
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Some platforms end a whole consent by either token, some only the one that they are given. */
async function revoke(way: Way, { accessToken, refreshToken }: Renewable): Promise<boolean> {
  let confirmed = false
  for (const token of [accessToken, refreshToken]) {
    if (token === null) continue
    const ended = await way
      .configuration()
      .then((known) => (known.serverMetadata().revocation_endpoint ? client.tokenRevocation(known, token) : null))
      .then((answer) => answer !== null)
      .catch(() => false)
    confirmed ||= ended
  }
  return confirmed
}
