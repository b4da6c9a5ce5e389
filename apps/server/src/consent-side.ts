import type { Config } from './config/config.ts'
import { type ConnectorSettings, openConnectors } from './outside/connectors.ts'
import { accountBookings } from './outside/platform-ledgers.ts'
import { openConsentPlatforms } from './outside/platforms/consent/open-consent-platforms.ts'
import { carryOutAlone } from './site/data-requests/answer-alone.ts'
import type { SiteParts } from './site/site-parts.ts'
import type { ConsentParts, TokenParts } from './verdicts/consent/consent-parts.ts'
import { consentFinder } from './verdicts/consent/find-consent.ts'
import { openKeyRing } from './verdicts/consent/key-ring.ts'
import { beginProof, canProve } from './verdicts/consent/prove-account.ts'
import { consentTokens } from './verdicts/consent/working-tokens.ts'

/** Creators' consent, composed: what connectors read by, and what its room is given. */

interface ConsentSettings extends Pick<TokenParts, 'db' | 'now'> {
  config: Pick<Config, 'mode' | 'consentApps' | 'tokenKeys' | 'youtube' | 'x'>
  publicAddress: () => string
  /** The product's own. */
  secret: string
}

export function openConsents({ config, db, now, publicAddress, secret }: ConsentSettings): TokenParts {
  const bookings = accountBookings({ config, pool: db.pool, now })
  const platforms = openConsentPlatforms({ config, outside: db.outside, now, publicAddress, bookings })
  return { db, now, platforms, ring: openKeyRing(config.tokenKeys, secret) }
}

/** Opens the connectors with what creators allow them to read. */
export function openPlatforms(settings: ConsentSettings & Pick<ConnectorSettings, 'config' | 'supplied'>) {
  const { config, db, now, supplied } = settings
  const consents = openConsents(settings)
  const connectors = openConnectors({
    config,
    pool: db.pool,
    now,
    tokens: consentTokens(consents),
    ...(supplied && { supplied }),
  })
  return { consents, connectors, consentOf: consentFinder(consents) }
}

/** What of the product's parts the room needs. */
interface ConsentRooms extends Pick<ConsentParts, 'config' | 'verifying' | 'publicAddress' | 'linkSecret' | 'keys'> {
  consents: TokenParts
}

/** @param site for what a creator proves by connecting; asked for when it is proved, because the site is given this room's part too */
export function consentPartsOf(rooms: ConsentRooms, site: () => SiteParts): ConsentParts {
  const { consents, config, verifying, publicAddress, linkSecret, keys } = rooms
  return {
    ...consents,
    ...{ config, verifying, publicAddress, linkSecret, keys },
    queue: verifying.queue,
    proved: async (requestId, account) => {
      await carryOutAlone(site(), requestId, account)
    },
  }
}

/** @returns the site's part: a creator proves by connecting, instead of by a code in the profile */
export function proofByConsent(
  rooms: ConsentRooms,
  site: () => SiteParts,
): Pick<SiteParts, 'canProveByConsent' | 'proveByConsent'> {
  return {
    canProveByConsent: (target) => canProve(consentPartsOf(rooms, site), target),
    proveByConsent: (proof, cookie) => beginProof(consentPartsOf(rooms, site), proof, cookie),
  }
}
