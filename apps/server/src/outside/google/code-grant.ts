import * as client from 'openid-client'

/** Exchanges a code at an OpenID provider. Google names itself in its tokens with `https://` or, as its documents allow, without; the library
 *  compares the whole. So an answer that names it without is read once more with that name: the same answer, not asked for again, with every
 *  other check as before, its signature included. */

export interface GrantClient {
  clientId: string
  clientSecret: string
  /** Absent: the network. */
  fetch?: client.CustomFetch
  timeoutSeconds: number
}

/** @param configuration of a provider that was discovered
 *  @throws what `openid-client` throws */
export async function grantByCode(
  configuration: client.Configuration,
  asking: GrantClient,
  callback: URL,
  checks: client.AuthorizationCodeGrantChecks,
) {
  const { supportsPKCE: _, ...provider } = configuration.serverMetadata()
  const fetching: client.CustomFetch = asking.fetch ?? ((url, options) => fetch(url, options as RequestInit))
  let answer: Response | undefined
  const keeping: client.CustomFetch = async (url, options) => {
    const response = await fetching(url, options)
    if (url === provider.token_endpoint) answer = response.clone()
    return response
  }
  try {
    return await client.authorizationCodeGrant(configured(provider, asking, keeping), callback, checks)
  } catch (error) {
    const kept = answer
    const shortName = provider.issuer.replace(/^https?:\/\//, '')
    if (kept === undefined || issuerSaid(error) !== shortName) throw error
    const again: client.CustomFetch = async (url, options) =>
      url === provider.token_endpoint ? kept : fetching(url, options)
    const named = configured({ ...provider, issuer: shortName }, asking, again)
    // What the address says of the issuer was compared before the code was sent.
    const callbackAgain = new URL(callback)
    if (callbackAgain.searchParams.has('iss')) callbackAgain.searchParams.set('iss', shortName)
    return client.authorizationCodeGrant(named, callbackAgain, checks)
  }
}

function configured(provider: client.ServerMetadata, asking: GrantClient, fetching: client.CustomFetch) {
  const made = new client.Configuration(provider, asking.clientId, asking.clientSecret)
  made.timeout = asking.timeoutSeconds
  made[client.customFetch] = fetching
  client.enableNonRepudiationChecks(made)
  // Tests and the simulation stand on this machine.
  if (provider.token_endpoint?.startsWith('http:')) client.allowInsecureRequests(made)
  return made
}

/** @returns whom a token names that was refused for naming another; null: it was refused for something else */
function issuerSaid(error: unknown): unknown {
  if (!(error instanceof client.ClientError) || !(error.cause instanceof Error)) return null
  const compared: unknown = error.cause.cause
  if (!isRecord(compared) || compared.claim !== 'iss' || !isRecord(compared.claims)) return null
  return compared.claims.iss
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
