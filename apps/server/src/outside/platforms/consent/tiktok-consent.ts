import { askedScopes, neededScopes } from '@vouch/contract'
import { z } from 'zod'
import { id, text } from '../reading/known-values.ts'
import { bearer, hostsOf, known } from './consent-answers.ts'
import type { ConsentDialect } from './consent-dialect.ts'
import { readJson } from './consent-fetch.ts'
import { ConsentRefusal } from './consent-platform.ts'

/** TikTok Login Kit: the profile, its figures and the videos. */

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
    scope: askedScopes('tiktok').join(','),
    needed: neededScopes('tiktok'),
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
