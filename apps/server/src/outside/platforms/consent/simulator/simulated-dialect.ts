import type { Platform } from '@vouch/engine'
import { z } from 'zod'
import type { ConsentDialect } from '../consent-dialect.ts'
import { readJson } from '../consent-fetch.ts'
import { ConsentRefusal } from '../consent-platform.ts'
import { simulatedConsentRoot } from './simulated-consent.ts'

const account = z.object({ id: z.string(), handle: z.string() })

/** @param publicAddress without a slash at the end
 *  @returns the simulation's own dialect, which is plain OAuth */
export function simulatedDialect(platform: Platform, publicAddress: string): ConsentDialect {
  const root = `${publicAddress}${simulatedConsentRoot}/${platform}`
  return {
    platform,
    addresses: {
      issuer: null,
      authorize: `${root}/authorize`,
      token: `${root}/token`,
      revoke: `${root}/revoke`,
      api: root,
    },
    scope: 'read',
    needed: [],
    pkce: true,
    clientBy: 'post',
    account: async ({ fetching, api, accessToken }) => {
      const read = account.safeParse(await readJson(fetching, `${api}/me`, { authorization: `Bearer ${accessToken}` }))
      if (!read.success) throw new ConsentRefusal('invalid')
      return { ...read.data, displayName: null }
    },
  }
}
