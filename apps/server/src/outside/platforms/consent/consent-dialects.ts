import { z } from 'zod'
import { id, text } from '../reading/known-values.ts'
import type { ConsentAddresses, ConsentDialect } from './consent-dialect.ts'
import { readJson } from './consent-fetch.ts'
import { ConsentRefusal } from './consent-platform.ts'

/** The six platforms as their documentation has them, each asked for what is read and for nothing more. Each takes one base address in the place of all of its hosts, for tests. */

type Hosts = Readonly<Record<'authorize' | 'token' | 'api', string>>

function hostsOf(base: string | null, own: Hosts): Hosts {
  return base === null ? own : { authorize: base, token: base, api: base }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

function known<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const reading = shape.safeParse(body)
  if (!reading.success) throw new ConsentRefusal('invalid', reading.error)
  return reading.data
}

const version = 'v25.0'
const instagramUser = z.object({ user_id: id, username: z.string().min(1), name: text })

/** Instagram Login. It gives a token of an hour, which becomes one of sixty days; its redirect and errors are its own. */
export function instagramConsent(base: string | null): ConsentDialect {
  const { authorize, token, api } = hostsOf(base, {
    authorize: 'https://www.instagram.com',
    token: 'https://api.instagram.com',
    api: 'https://graph.instagram.com',
  })
  const graph = (path: string, query: Record<string, string>) => `${api}${path}?${new URLSearchParams(query)}`
  return {
    platform: 'instagram',
    addresses: {
      issuer: null,
      ...{ authorize: `${authorize}/oauth/authorize`, token: `${token}/oauth/access_token`, revoke: null, api },
    },
    scope: 'instagram_business_basic',
    needed: ['instagram_business_basic'],
    pkce: true,
    clientBy: 'post',
    mend: mendInstagram,
    account: async ({ fetching, accessToken }) => {
      const me = graph(`/${version}/me`, { fields: 'user_id,username,name', access_token: accessToken })
      const user = known(instagramUser, await readJson(fetching, me))
      return { id: user.user_id, handle: user.username, displayName: user.name }
    },
    ownLife: {
      lengthen: (accessToken, secret) =>
        graph('/access_token', {
          grant_type: 'ig_exchange_token',
          client_secret: secret,
          access_token: accessToken,
        }),
      renew: (accessToken) =>
        graph('/refresh_access_token', { grant_type: 'ig_refresh_token', access_token: accessToken }),
      renewDays: 30,
    },
  }
}

function mendInstagram(body: Record<string, unknown>, status: number): Record<string, unknown> {
  const [first] = Array.isArray(body.data) ? (body.data as unknown[]) : []
  const { permissions, user_id: _, ...said } = { ...body, ...(typeof first === 'object' && first) } as typeof body
  if (status >= 400) return { error: instagramError(body) }
  if (typeof said.access_token !== 'string') return body
  const scope = Array.isArray(permissions) ? permissions.join(',') : permissions
  return { token_type: 'bearer', ...said, ...(typeof scope === 'string' && { scope }) }
}

/** The code's answer names its errors in its own way, the graph's in an object with a number; one status stands for a token that has ended and for
 *  calls that came too fast. */
function instagramError({ error, error_type }: Record<string, unknown>): string {
  if (error_type === 'OAuthException') return 'invalid_grant'
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return code === 190 ? 'invalid_grant' : 'server_error'
}

const tiktokUser = z.object({
  data: z.object({ user: z.object({ open_id: id, username: text.optional(), display_name: text.optional() }) }),
})

export function tiktokConsent(base: string | null): ConsentDialect {
  const { authorize, token, api } = hostsOf(base, {
    authorize: 'https://www.tiktok.com',
    token: 'https://open.tiktokapis.com',
    api: 'https://open.tiktokapis.com',
  })
  return {
    platform: 'tiktok',
    addresses: {
      issuer: null,
      ...{ authorize: `${authorize}/v2/auth/authorize/`, token: `${token}/v2/oauth/token/`, api },
      revoke: `${token}/v2/oauth/revoke/`,
    },
    scope: 'user.info.basic,user.info.profile,user.info.stats,video.list',
    needed: ['user.info.profile', 'user.info.stats'],
    pkce: true,
    clientBy: 'key',
    account: async ({ fetching, accessToken }) => {
      const fields = 'open_id,username,display_name'
      const { user } = known(
        tiktokUser,
        await readJson(fetching, `${api}/v2/user/info/?fields=${fields}`, bearer(accessToken)),
      ).data
      // Without the name nobody knows which profile it is.
      if (!user.username) throw new ConsentRefusal('incomplete')
      return { id: user.open_id, handle: user.username, displayName: user.display_name ?? null }
    },
  }
}

const channels = z.object({
  items: z.array(z.object({ id: z.string(), snippet: z.object({ title: text, customUrl: text.optional() }) })).min(1),
})
const readChannel = 'https://www.googleapis.com/auth/youtube.readonly'

/** Google by OpenID Connect, for its nonce; the refresh token comes with the first consent alone, so it is asked for each time. */
export function youtubeConsent({ issuer, api }: { issuer: string; api: string }): ConsentDialect {
  return {
    platform: 'youtube',
    addresses: { issuer, authorize: '', token: '', revoke: null, api },
    scope: `openid ${readChannel}`,
    needed: [readChannel],
    pkce: true,
    clientBy: 'post',
    ask: { access_type: 'offline', prompt: 'consent' },
    account: async ({ fetching, accessToken }) => {
      const mine = `${api}/youtube/v3/channels?part=id%2Csnippet&mine=true`
      const body = await readJson(fetching, mine, bearer(accessToken))
      const [channel] = known(channels, body).items
      if (channel === undefined) throw new ConsentRefusal('invalid')
      const { title, customUrl } = channel.snippet
      return { id: channel.id, handle: customUrl ?? channel.id, displayName: title }
    },
  }
}

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
    scope: '',
    needed: [],
    pkce: false,
    clientBy: 'post',
    // Its scopes come as a list, its errors as a number and a message.
    mend: (body, status) => ({
      ...body,
      ...(Array.isArray(body.scope) && { scope: body.scope.join(' ') }),
      ...(status >= 400 && { error: status >= 500 ? 'server_error' : 'invalid_grant' }),
    }),
    account: async ({ fetching, accessToken, clientId }) => {
      const headers = { ...bearer(accessToken), 'client-id': clientId }
      const [user] = known(helixUsers, await readJson(fetching, `${api}/helix/users`, headers)).data
      if (user === undefined) throw new ConsentRefusal('invalid')
      return { id: user.id, handle: user.login, displayName: user.display_name }
    },
  }
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
    scope: 'users.read tweet.read offline.access',
    needed: ['users.read', 'tweet.read'],
    pkce: true,
    clientBy: 'basic',
    account: async ({ fetching, accessToken }) => {
      const { data } = known(xUser, await readJson(fetching, `${api}/2/users/me`, bearer(accessToken)))
      return { id: data.id, handle: data.username, displayName: data.name }
    },
  }
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
    scope: 'openid profile',
    needed: ['openid', 'profile'],
    pkce: false,
    clientBy: 'post',
    mend: ({ id_token: _, ...body }) => ({ token_type: 'Bearer', ...body }),
    account: async ({ fetching, accessToken }) => {
      const person = known(member, await readJson(fetching, `${api}/v2/userinfo`, bearer(accessToken)))
      return { id: person.sub, handle: null, displayName: person.name ?? null }
    },
  }
}
