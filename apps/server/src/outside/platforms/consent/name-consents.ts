import { askedScopes, neededScopes } from '@vouch/contract'
import { z } from 'zod'
import { id, text } from '../reading/known-values.ts'
import { bearer, hostsOf, known } from './consent-answers.ts'
import type { ConsentAddresses, ConsentDialect } from './consent-dialect.ts'
import { readJson } from './consent-fetch.ts'
import { ConsentRefusal } from './consent-platform.ts'

/** The consents of Twitch, X and LinkedIn, which are plain OAuth but for small things. */

const helixUsers = z.object({ data: z.array(z.object({ id, login: z.string(), display_name: text })).min(1) })

export function twitchConsent(base: string | null): ConsentDialect {
  const { token, api } = hostsOf(base, {
    authorize: 'https://id.twitch.tv',
    token: 'https://id.twitch.tv',
    api: 'https://api.twitch.tv',
  })
  return {
    platform: 'twitch',
    addresses: oauthAt(`${token}/oauth2`, api),
    // Whose account it is needs no permission.
    scope: askedScopes('twitch').join(' '),
    needed: neededScopes('twitch'),
    pkce: false,
    clientBy: 'post',
    // Its scopes come as a list, its errors as a number and a message.
    mend: (body, status) => ({
      ...body,
      ...(Array.isArray(body.scope) && { scope: body.scope.join(' ') }),
      ...(status >= 400 && { error: twitchError(status, body.message) }),
    }),
    account: async ({ fetching, accessToken, clientId }) => {
      const headers = { ...bearer(accessToken), 'client-id': clientId }
      const [user] = known(helixUsers, await readJson(fetching, `${api}/helix/users`, headers)).data
      if (user === undefined) throw new ConsentRefusal('invalid')
      return { id: user.id, handle: user.login, displayName: user.display_name }
    },
  }
}

/** "invalid client" and "invalid client secret" are the operator's fault: no creator's consent ends by them. */
function twitchError(status: number, message: unknown): string {
  if (status >= 500) return 'server_error'
  return /client/i.test(String(message ?? '')) ? 'invalid_client' : 'invalid_grant'
}

function oauthAt(root: string, api: string): ConsentAddresses {
  return { issuer: null, authorize: `${root}/authorize`, token: `${root}/token`, revoke: `${root}/revoke`, api }
}

const xUser = z.object({ data: z.object({ id, username: z.string(), name: text }) })

export function xConsent(base: string | null): ConsentDialect {
  const { authorize, token, api } = hostsOf(base, {
    authorize: 'https://x.com',
    token: 'https://api.x.com',
    api: 'https://api.x.com',
  })
  return {
    platform: 'x',
    addresses: { ...oauthAt(`${token}/2/oauth2`, api), authorize: `${authorize}/i/oauth2/authorize` },
    scope: askedScopes('x').join(' '),
    needed: neededScopes('x'),
    pkce: true,
    clientBy: 'basic',
    mend: (body) => ({ ...body, ...(isSpentToken(body) && { error: 'invalid_grant' }) }),
    account: async ({ fetching, accessToken }) => {
      const { data } = known(xUser, await readJson(fetching, `${api}/2/users/me`, bearer(accessToken)))
      return { id: data.id, handle: data.username, displayName: data.name }
    },
  }
}

/** X says of a refresh token that it took back, or that was used before, that its value is none: `invalid_request`, which others keep for faults of
 *  whoever asks. */
function isSpentToken({ error, error_description: words }: Record<string, unknown>): boolean {
  return error === 'invalid_request' && /\bvalue passed for the token\b/i.test(String(words ?? ''))
}

const member = z.object({ sub: id, name: text.optional() })

/** LinkedIn says who somebody is and not which profile is theirs. It refuses the verifier of PKCE and gives no nonce back. */
export function linkedinConsent(base: string | null): ConsentDialect {
  const { authorize, token, api } = hostsOf(base, {
    authorize: 'https://www.linkedin.com',
    token: 'https://www.linkedin.com',
    api: 'https://api.linkedin.com',
  })
  return {
    platform: 'linkedin',
    addresses: {
      issuer: null,
      authorize: `${authorize}/oauth/v2/authorization`,
      token: `${token}/oauth/v2/accessToken`,
      ...{ revoke: null, api },
    },
    scope: askedScopes('linkedin').join(' '),
    needed: neededScopes('linkedin'),
    pkce: false,
    clientBy: 'post',
    mend: ({ id_token: _, ...body }) => ({ token_type: 'Bearer', ...body }),
    account: async ({ fetching, accessToken }) => {
      const person = known(member, await readJson(fetching, `${api}/v2/userinfo`, bearer(accessToken)))
      return { id: person.sub, handle: null, displayName: person.name ?? null }
    },
  }
}
