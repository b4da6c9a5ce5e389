import { withTransaction } from '../../foundation/db/database.ts'
import type { ConsentPlatform } from '../../outside/platforms/consent/consent-platform.ts'
import type { ConsentParts } from './consent-parts.ts'
import { giveBackUnsent } from './start-report.ts'
import { endConsent, lockTokens, openedTokens, type openTokens } from './stored-tokens.ts'

type EndedBy = 'creator' | 'time'

/** Ends a consent: no token of it is left here, and the platform is told where it can be. One whose time began anew stays.
 *  @returns whether the platform confirmed that its side has ended */
export async function endConnection(parts: ConsentParts, pageId: string, by: EndedBy): Promise<boolean> {
  const taken = await takeTokens(parts, pageId, by)
  return taken?.platform ? taken.platform.revoke(taken.tokens) : false
}

/** Takes the tokens out of the row, for whoever tells the platform. @returns null where there are none, or none that can be read */
async function takeTokens(
  parts: ConsentParts,
  pageId: string,
  by: EndedBy,
): Promise<{ platform: ConsentPlatform | null; tokens: ReturnType<typeof openTokens> } | null> {
  const at = parts.now()
  return withTransaction(parts.db, async (tx) => {
    const kept = await lockTokens(tx, pageId)
    // The upkeep's list is minutes old when it comes to the last: the creator may have connected again since.
    if (by === 'time' && kept?.consentEndsAt && kept.consentEndsAt > at) return null
    await endConsent(tx, pageId, by, at)
    await giveBackUnsent(tx, 'page_id = $1', [pageId], at)
    const tokens = kept && openedTokens(parts.ring, kept)
    return kept && tokens && { platform: parts.platforms.find(kept.platform, kept.simulated), tokens }
  })
}
