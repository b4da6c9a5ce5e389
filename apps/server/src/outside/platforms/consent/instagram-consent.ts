import { askedScopes, neededScopes } from '@vouch/contract'
import { z } from 'zod'
import { ofOneself } from '../instagram/instagram-shapes.ts'
import { id, text } from '../reading/known-values.ts'
import { hostsOf, known } from './consent-answers.ts'
import type { ConsentDialect } from './consent-dialect.ts'
import { readJson } from './consent-fetch.ts'

const version = 'v25.0'
const instagramUser = ofOneself({ user_id: id, username: z.string().min(1), name: text })

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
    scope: askedScopes('instagram').join(','),
    needed: neededScopes('instagram'),
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
