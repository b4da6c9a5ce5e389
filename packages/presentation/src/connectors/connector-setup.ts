/** How an operator connects each platform: where to register, in which order, and which variables the values go into. The admin page and `vouch doctor`
 *  both tell it from here. */

import { type Platform, plural } from '@vouch/engine'
import { count, dollarsAndCents } from '../format.ts'

/** What a variable is for: looking up creators, or letting them connect their own account. */
export type SetupUse = 'lookup' | 'consent'

export interface SetupVariable {
  name: string
  /** One of them is enough of a setup for that use only together with the others of it. */
  use: SetupUse | 'both'
  /** What to copy there, as the platform's own page calls it. */
  holds: string
}

export interface ConnectorSetup {
  /** Where the platform takes registrations. */
  register: { name: string; url: string }
  steps: readonly string[]
  variables: readonly SetupVariable[]
  /** What a test costs, as a sentence; null where the platform has no call that tests its credentials alone. */
  testCost: string | null
  /** What the platform charges or limits, in a sentence. */
  limits: string
}

const redirectStep = 'Add the redirect URL below exactly as it’s written.'

export const connectorSetups: Readonly<Record<Platform, ConnectorSetup>> = {
  youtube: {
    register: { name: 'Google Cloud console', url: 'https://console.cloud.google.com/apis/credentials' },
    steps: [
      'Create a project and turn on YouTube Data API v3. For audience insights, also turn on YouTube Analytics API.',
      'Create an API key and restrict it to YouTube Data API v3.',
      'To let creators connect their channel, create an OAuth client of type Web application.',
      redirectStep,
      'Publish the OAuth consent screen. Until Google verifies it, only 100 people can connect.',
    ],
    variables: [
      { name: 'YOUTUBE_API_KEY', use: 'lookup', holds: 'API key' },
      { name: 'YOUTUBE_CLIENT_ID', use: 'consent', holds: 'OAuth client ID' },
      { name: 'YOUTUBE_CLIENT_SECRET', use: 'consent', holds: 'OAuth client secret' },
    ],
    testCost: 'Uses 1 unit of the daily quota.',
    limits: '10,000 units a day unless Google raises it; the day starts at midnight in California.',
  },
  instagram: {
    register: { name: 'Meta for Developers', url: 'https://developers.facebook.com/apps' },
    steps: [
      'Make your own Instagram account a professional one and link it to a Facebook Page.',
      'Create an app of type Business. In Graph API Explorer, get a long-lived token with instagram_basic, instagram_manage_insights and pages_read_engagement. If your role on the Page comes from Business Manager, add ads_management or ads_read.',
      'Look up the ID of your Instagram account: it’s a number, not the username.',
      'To let creators connect theirs, add the product Instagram API with Instagram Login to the app.',
      redirectStep,
      'Request advanced access to the scopes below. Until Meta grants it, only the app’s testers can connect.',
    ],
    variables: [
      { name: 'INSTAGRAM_ACCESS_TOKEN', use: 'lookup', holds: 'Long-lived access token' },
      { name: 'INSTAGRAM_BUSINESS_ID', use: 'lookup', holds: 'ID of your Instagram account' },
      { name: 'INSTAGRAM_APP_ID', use: 'consent', holds: 'Instagram app ID' },
      { name: 'INSTAGRAM_APP_SECRET', use: 'consent', holds: 'Instagram app secret' },
    ],
    testCost: 'Uses 1 of 200 calls an hour.',
    limits: '200 calls an hour. Tokens last 60 days, so note when yours ends.',
  },
  tiktok: {
    register: { name: 'TikTok for Developers', url: 'https://developers.tiktok.com/apps' },
    steps: [
      'Create an app and add Login Kit.',
      redirectStep,
      'Add the scopes below and submit the app for review. Until it’s approved, only sandbox users can connect.',
    ],
    variables: [
      { name: 'TIKTOK_CLIENT_KEY', use: 'both', holds: 'Client key' },
      { name: 'TIKTOK_CLIENT_SECRET', use: 'both', holds: 'Client secret' },
    ],
    testCost: 'Free: asks TikTok for an app token.',
    limits: '600 calls a minute. Only creators who connect can be read.',
  },
  twitch: {
    register: { name: 'Twitch developer console', url: 'https://dev.twitch.tv/console/apps' },
    steps: ['Register an application with client type Confidential.', redirectStep, 'Create a client secret.'],
    variables: [
      { name: 'TWITCH_CLIENT_ID', use: 'both', holds: 'Client ID' },
      { name: 'TWITCH_CLIENT_SECRET', use: 'both', holds: 'Client secret' },
    ],
    testCost: 'Uses 1 of 800 points a minute.',
    limits: '800 points a minute, free.',
  },
  x: {
    register: { name: 'X developer console', url: 'https://developer.x.com/en/portal/dashboard' },
    steps: [
      'Create a project with an app, and add a payment method: X charges per account and post.',
      'Copy the app’s bearer token, and set the daily budget in X_DAILY_USD.',
      'To let creators connect, set up user authentication: type Web App, permission Read.',
      redirectStep,
    ],
    variables: [
      { name: 'X_BEARER_TOKEN', use: 'lookup', holds: 'Bearer token' },
      { name: 'X_CLIENT_ID', use: 'consent', holds: 'OAuth 2.0 client ID' },
      { name: 'X_CLIENT_SECRET', use: 'consent', holds: 'OAuth 2.0 client secret' },
    ],
    testCost: 'Costs $0.01, counted toward the daily budget.',
    limits: '$0.01 per account and $0.005 per post, up to the daily budget.',
  },
  linkedin: {
    register: { name: 'LinkedIn developer portal', url: 'https://www.linkedin.com/developers/apps' },
    steps: [
      'Create an app for your company page.',
      'Under Products, add Sign In with LinkedIn using OpenID Connect.',
      redirectStep,
    ],
    variables: [
      { name: 'LINKEDIN_CLIENT_ID', use: 'both', holds: 'Client ID' },
      { name: 'LINKEDIN_CLIENT_SECRET', use: 'both', holds: 'Client secret' },
    ],
    testCost: null,
    limits: 'LinkedIn shares a name and nothing else, so there can’t be a verdict from it.',
  },
}

/** @param address the instance's public address
 *  @returns the redirect address that has to be registered, letter for letter */
export function consentRedirect(address: string, platform: Platform): string {
  return `${address.replace(/\/$/, '')}/consent/callback/${platform}`
}

export interface UseStanding {
  use: SetupUse
  /** `ready`: everything is set. `partly`: some of it. `off`: nothing that serves this use alone. */
  state: 'ready' | 'partly' | 'off'
  missing: string[]
}

/** @param isSet whether a variable has a value
 *  @returns how far each use that a platform has is set up */
export function setupStanding(platform: Platform, isSet: (name: string) => boolean): UseStanding[] {
  return (['lookup', 'consent'] as const).flatMap((use) => {
    const needed = connectorSetups[platform].variables.filter((one) => one.use === use || one.use === 'both')
    if (needed.length === 0 || !hasUse(platform, use)) return []
    const missing = needed.filter(({ name }) => !isSet(name)).map(({ name }) => name)
    const own = needed.filter((one) => one.use === use)
    const begun = (own.length > 0 ? own : needed).some(({ name }) => isSet(name))
    const state = missing.length === 0 ? 'ready' : begun ? 'partly' : 'off'
    return [{ use, state, missing }]
  })
}

/** TikTok and LinkedIn show nobody by a key alone. */
function hasUse(platform: Platform, use: SetupUse): boolean {
  return use === 'consent' || (platform !== 'tiktok' && platform !== 'linkedin')
}

/** What a use is called. */
export const useWords: Readonly<Record<SetupUse, string>> = {
  lookup: 'Look up creators',
  consent: 'Let creators connect',
}

/** @returns what is left to do, as one sentence; null where nothing is */
export function setupFix(platform: Platform, { state, missing }: UseStanding): string | null {
  if (state === 'ready') return null
  const { register } = connectorSetups[platform]
  const names = missing.join(' and ')
  return state === 'partly' ? `Set ${names} too.` : `Register at ${register.url}, then set ${names}.`
}

/** @param code of what went wrong when credentials were tried
 *  @returns what to do about it, in a sentence */
export function testFix(code: string): string {
  if (code === 'quota_exhausted' || code === 'spending_limit')
    return 'Wait for the platform’s next day, or raise the limit.'
  if (code === 'platform_rate_limited') return 'Wait a few minutes, then test again.'
  if (code === 'platform_unavailable' || code === 'platform_timeout')
    return 'Check that this server can reach the platform, then test again.'
  return 'Compare the values with the ones at the platform, then test again.'
}

/** @param seconds after which an allowance counts anew; null: at midnight of the platform
 *  @returns when that is, as it follows what was used: `this hour` */
export function allowanceWindow(seconds: number | null): string {
  if (seconds === null) return 'today'
  if (seconds === 60) return 'this minute'
  if (seconds === 3_600) return 'this hour'
  return seconds >= 86_400 ? 'in 24 hours' : `in ${plural(Math.round(seconds / 60), 'minute')}`
}

/** @returns what was used of an allowance: `12 of 200`, `$0.01 of $5.00` */
export function allowanceUsed({ used, limit, unit }: { used: number; limit: number; unit: 'units' | 'usd' }): string {
  return unit === 'usd' ? `${dollarsAndCents(used)} of ${dollarsAndCents(limit)}` : `${count(used)} of ${count(limit)}`
}
