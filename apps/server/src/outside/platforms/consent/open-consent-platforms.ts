import { isSandboxHandle } from '@vouch/contract'
import { type Platform, platforms } from '@vouch/engine'
import type pg from 'pg'
import type { Config } from '../../../config/config.ts'
import type { Simulation } from '../../../foundation/http/simulation.ts'
import type { ConsentDialect } from './consent-dialect.ts'
import type { ConsentPlatform } from './consent-platform.ts'
import { instagramConsent } from './instagram-consent.ts'
import { linkedinConsent, twitchConsent, xConsent } from './name-consents.ts'
import { oauthConsent } from './oauth-consent.ts'
import { type AccountBookings, withPaidAccount } from './paid-account.ts'
import { simulatedConsent, simulatedConsentClient } from './simulator/simulated-consent.ts'
import { simulatedDialect } from './simulator/simulated-dialect.ts'
import { tiktokConsent } from './tiktok-consent.ts'
import { youtubeConsent } from './youtube-consent.ts'

/** The platforms that creators can connect an account of here. */
export interface ConsentPlatforms {
  /** @param simulated whether the page is to be the sandbox's own
   *  @returns the platform; null where this instance has no app of it */
  find: (platform: Platform, simulated: boolean) => ConsentPlatform | null
  /** Those with an app, in the order of all lists of platforms. */
  live: readonly Platform[]
  /** Null in production. */
  simulator: Simulation | null
}

export interface ConsentPlatformSettings {
  config: Pick<Config, 'mode' | 'consentApps'>
  /** The simulator's connections; null: only real platforms are wanted. */
  outside: pg.Pool | null
  now: () => Date
  publicAddress: () => string
  /** Absent: nothing that it asks is booked. */
  bookings?: AccountBookings
}

/** Where a platform leads creators back to. It is registered there, letter by letter. */
export function consentCallback(publicAddress: string, platform: Platform): string {
  return `${publicAddress}/consent/callback/${platform}`
}

/** @returns whether a creator is made up, so that only the simulation can speak for them */
export function isSimulated({ handle }: { handle: string }): boolean {
  return isSandboxHandle(handle)
}

export function openConsentPlatforms(settings: ConsentPlatformSettings): ConsentPlatforms {
  const { config, outside, now, publicAddress, bookings = {} } = settings
  const redirectUri = (platform: Platform) => consentCallback(publicAddress(), platform)
  const live = new Map(
    platforms.flatMap((platform) => {
      const app = config.consentApps[platform]
      if (app === null) return []
      const { clientId, clientSecret } = app
      const dialect = dialectOf(platform, config.consentApps)
      const back = () => redirectUri(platform)
      const asked = oauthConsent({ dialect, clientId, clientSecret, redirectUri: back, now })
      return [[platform, withPaidAccount(asked, bookings[platform])] as const]
    }),
  )
  const simulator = config.mode === 'sandbox' && outside ? simulatedConsent({ pool: outside, redirectUri }) : null
  const simulated = (platform: Platform): ConsentPlatform | null =>
    simulator &&
    oauthConsent({
      // Its address is known only after listening, so it is made when it is asked for.
      dialect: simulatedDialect(platform, publicAddress()),
      clientId: simulatedConsentClient.id,
      clientSecret: simulatedConsentClient.secret,
      redirectUri: () => redirectUri(platform),
      now,
      simulated: true,
      fetch: (url, options) => simulator(new Request(url, options)),
    })
  return {
    find: (platform, wanted) => (wanted ? simulated(platform) : (live.get(platform) ?? null)),
    live: [...live.keys()],
    simulator,
  }
}

function dialectOf(platform: Platform, apps: Config['consentApps']): ConsentDialect {
  switch (platform) {
    case 'instagram':
      return instagramConsent(apps.instagram?.base ?? null)
    case 'tiktok':
      return tiktokConsent(apps.tiktok?.base ?? null)
    case 'youtube':
      return youtubeConsent({ issuer: apps.youtube?.issuer ?? '', api: apps.youtube?.api ?? '' })
    case 'twitch':
      return twitchConsent(apps.twitch?.base ?? null)
    case 'x':
      return xConsent(apps.x?.base ?? null)
    case 'linkedin':
      return linkedinConsent(apps.linkedin?.base ?? null)
  }
}
