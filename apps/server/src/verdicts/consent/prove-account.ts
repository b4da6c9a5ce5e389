import { Problem } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { z } from 'zod'
import type { Target } from '../../outside/platforms/connector.ts'
import { ConsentRefusal } from '../../outside/platforms/consent/consent-platform.ts'
import { isSimulated } from '../../outside/platforms/consent/open-consent-platforms.ts'
import { isAskedFor, leadTo, refusedPath } from './connect.ts'
import type { ConsentAttempt } from './consent-attempts.ts'
import type { ConsentParts } from './consent-parts.ts'
import { doorOf, requireDoor } from './doors.ts'
import { withRedeemed } from './let-go.ts'

/** A connection that proves whose account it is, for a request about data. Nothing of it is kept: the token is let go
 *  once that is done. */

export interface AccountProof {
  target: Extract<Target, { kind: 'profile' }>
  /** What is proved, by its id. */
  subject: string
  /** Where the browser goes afterwards, without the host. */
  back: string
}

const kept = z.object({
  platform: z.string(),
  handle: z.string(),
  url: z.string(),
  subject: z.string(),
  back: z.string(),
})

/** Where the address to go back to opens something, so it is kept sealed. */
const place = 'consent_attempts.proof'

/** @returns whether a connection proves whose account it is. LinkedIn says who somebody is and not which profile is theirs; and where strangers
 *  share a sandbox, nobody takes its creators away from everybody. */
export function canProve(parts: ConsentParts, target: AccountProof['target']): boolean {
  if (target.platform === 'linkedin' || (isSimulated(target) && parts.config.sandboxOpen)) return false
  return doorOf(parts, target) !== 'absent'
}

/** Begins a proof. @returns where the browser goes, and the cookie that it keeps
 *  @throws Problem `no_connector` or `unavailable` */
export function beginProof(parts: ConsentParts, { target, subject, back }: AccountProof, cookie: string | undefined) {
  const platform = requireDoor(parts, target)
  const { platform: name, handle, url } = target
  const { keyId, sealed } = parts.ring.seal(JSON.stringify({ platform: name, handle, url, subject, back }), place)
  return leadTo(parts, platform, { requestId: null, proof: `${keyId}.${sealed}` }, handle, cookie)
}

/** Ends a proof. @returns where the browser goes */
export async function proveAccount(parts: ConsentParts, attempt: ConsentAttempt, callback: URL): Promise<string> {
  const [keyId = '', sealed = ''] = (attempt.proof ?? '').split('.')
  const {
    platform: name,
    handle,
    url,
    subject,
    back,
  } = kept.parse(JSON.parse(parts.ring.open({ keyId, sealed }, place)))
  const target = { kind: 'profile', platform: name as Platform, handle, url, lookup: { by: 'handle', handle } } as const
  try {
    const platform = requireDoor(parts, target)
    return await withRedeemed(parts, platform, { callback, secrets: attempt.secrets }, async ({ account }) => {
      // A platform that does not say which profile it is proves nothing here.
      if (account === null || account.handle === null || !isAskedFor(account, target))
        return refusedPath(back, 'wrong_account', account?.handle ?? undefined)
      await parts.proved(subject, { handle: account.handle, id: account.id })
      return `${back}?proved`
    })
  } catch (error) {
    if (error instanceof ConsentRefusal)
      return refusedPath(back, error.reason === 'invalid' || error.reason === 'ended' ? 'failed' : error.reason)
    if (error instanceof Problem) return refusedPath(back, 'failed')
    throw error
  }
}
