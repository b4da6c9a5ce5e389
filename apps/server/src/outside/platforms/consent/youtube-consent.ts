import { askedScopes, neededScopes } from '@vouch/contract'
import { z } from 'zod'
import { text } from '../reading/known-values.ts'
import { bearer, known } from './consent-answers.ts'
import type { ConsentDialect } from './consent-dialect.ts'
import { readJson } from './consent-fetch.ts'
import { ConsentRefusal } from './consent-platform.ts'

/** A channel’s owner signs in with Google. */

const channels = z.object({
  items: z.array(z.object({ id: z.string(), snippet: z.object({ title: text, customUrl: text.optional() }) })).min(1),
})

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
      const [channel] = known(channels, body).items
      if (channel === undefined) throw new ConsentRefusal('invalid')
      const { title, customUrl } = channel.snippet
      return { id: channel.id, handle: customUrl ?? channel.id, displayName: title }
    },
  }
}
