import { askedScopes, neededScopes } from '@vouch/contract'
import { z } from 'zod'
import { text } from '../reading/known-values.ts'
import { bearer, known } from './consent-answers.ts'
import type { ConsentDialect } from './consent-dialect.ts'
import { readJson } from './consent-fetch.ts'

/** A channel’s owner signs in with Google. */

const channel = z.object({ id: z.string(), snippet: z.object({ title: text, customUrl: text.optional() }) })
/** A Google account without a channel has an empty list, or none; the answer says of which kind it is all the same. */
const channels = z.union([
  z.object({ items: z.array(channel) }),
  z.object({ kind: z.string(), items: z.null().optional() }),
])

/** Google by OpenID Connect, for its nonce; the refresh token comes with the first consent alone, so it is asked for each time. */
export function youtubeConsent({ issuer, api }: { issuer: string; api: string }): ConsentDialect {
  return {
    platform: 'youtube',
    addresses: { issuer, authorize: '', token: '', revoke: null, api },
    scope: askedScopes('youtube').join(' '),
    // The sign-in itself is no permission of the channel, and Google writes it in its own way.
    needed: neededScopes('youtube').filter((scope) => scope !== 'openid'),
    pkce: true,
    clientBy: 'post',
    ask: { access_type: 'offline', prompt: 'consent' },
    account: async ({ fetching, accessToken }) => {
      const mine = `${api}/youtube/v3/channels?part=id%2Csnippet&mine=true`
      const body = await readJson(fetching, mine, bearer(accessToken))
      const [own] = known(channels, body).items ?? []
      if (own === undefined) return null
      const { title, customUrl } = own.snippet
      return { id: own.id, handle: customUrl ?? own.id, displayName: title }
    },
  }
}
