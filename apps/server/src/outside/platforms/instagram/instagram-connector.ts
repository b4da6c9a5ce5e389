/** The live connector of Instagram: business discovery through the operator's own professional account, one or two calls a check, which shows professional
 *  accounts only and neither their followers nor comments; and accounts whose owners connected them, with what only they see. */

import { plural } from '@vouch/engine'
import { type ClientClock, type ClientLimits, type PlatformClient, platformClient } from '../client/platform-client.ts'
import type { RateLedger, RateLimit } from '../client/rate-ledger.ts'
import { type Connector, ConnectorFailure } from '../connector.ts'
import { type ConsentTokens, lookupMissing, whereRefused } from '../consent-tokens.ts'
import { looksOf } from '../counts-port.ts'
import { eachOnce } from '../reading/known-values.ts'
import { type Check, type Found, liveConnector, liveCounts, nameOf, notFound } from '../reading/live-connector.ts'
import { type ConsentedSettings, consentedReader } from './consented-account.ts'
import { instagramFailureOf, instagramStandingOf } from './instagram-failures.ts'
import { instagramVersion, mediaPost, profileOf } from './instagram-records.ts'
import { type DiscoveredAccount, discovery } from './instagram-shapes.ts'

export interface InstagramSettings extends ClientClock, ClientLimits {
  /** Our own professional account; null: only creators who connected theirs can be read. */
  own: OwnAccess | null
  /** How accounts of creators who connected them are read; absent: they are read as everybody's. */
  consented?: ConsentedSettings & { tokens: ConsentTokens }
  rates: RateLedger
  /** The same rates, of which a watch leaves a part to others. */
  watchRates?: RateLedger
}

interface OwnAccess {
  accessToken: string
  /** The id of the account. */
  businessId: string
  baseUrl: string
}

/** Calls of an app an hour for each of its users, of whom the token's owner is one. */
export const instagramRate: RateLimit = { calls: 200, seconds: 3_600 }
/** One call shows the counts and the latest posts. */
export const instagramLooksPerDay = looksOf(instagramRate.calls, 1)

const postsMax = 50
/** Instagram thins pages of what it does not show. */
const mediaPagesMax = 2
const profileFields = 'id,username,name,biography,website,profile_picture_url,followers_count,follows_count,media_count'
const mediaFields =
  'id,caption,media_type,media_product_type,permalink,timestamp,like_count,comments_count,view_count,thumbnail_url'

export function instagramConnector(settings: InstagramSettings): Connector {
  const { own, consented, now } = settings
  const readPublic = own && publicReader(settings, own)
  const readOwned = consented && consentedReader(consented)
  return liveConnector({
    ...{ platform: 'instagram', way: own ? 'key' : 'consent', now },
    read: async (check) => {
      const access = check.target.consent ? await consented?.tokens(check.target) : null
      const owned =
        readOwned && access ? await readOwned(access, check).catch((failure) => whereRefused(access, failure)) : null
      if (owned !== null && !(owned instanceof ConnectorFailure)) return owned
      if (readPublic) return readPublic.read(check)
      throw owned ?? lookupMissing('instagram', nameOf(check.target))
    },
    ...(readPublic && { counts: readPublic.counts, readProfile: readPublic.readProfile }),
  })
}

/** Reads whom business discovery shows. */
function publicReader(settings: InstagramSettings, own: OwnAccess) {
  const dialect = { name: 'Instagram', failureOf: instagramFailureOf, standingOf: instagramStandingOf }
  const shared = { ...settings, baseUrl: own.baseUrl, dialect, quota: null }
  const client = platformClient(shared)
  const watching = platformClient({ ...shared, rates: settings.watchRates ?? settings.rates })
  return {
    read: (check: Check) => readCreator(client, own, check),
    readProfile: (check: Check) => readCreator(client, own, check, 1),
    counts: liveCounts({
      platform: 'instagram',
      looksPerDay: instagramLooksPerDay,
      read: (check) => readCreator(watching, own, check, 1),
    }),
  }
}

async function readCreator(
  client: PlatformClient,
  own: OwnAccess,
  check: Check,
  pagesMax = mediaPagesMax,
): Promise<Found> {
  const { target, progress, signal } = check
  const name = nameOf(target).toLowerCase()
  // The name becomes part of an expression; what is no name is nobody's.
  if (!/^[a-z0-9._]{1,30}$/.test(name)) throw notFound('Instagram')
  const account = await discovered(client, own, `username(${name}){${profileFields},${mediaPage(null)}}`, signal)
  progress({ name: 'profile', state: 'done', detail: account.name || account.username || name })
  progress({ name: 'posts', state: 'running', detail: null })
  const media = [...(account.media?.data ?? [])]
  let cursor = account.media?.paging?.cursors?.after ?? null
  for (let page = 1; page < pagesMax && cursor && media.length > 0 && media.length < postsMax; page++) {
    const more = await discovered(client, own, `username(${name}){${mediaPage(cursor)}}`, signal)
    const before = media.length
    media.push(...(more.media?.data ?? []))
    const next = more.media?.paging?.cursors?.after ?? null
    cursor = next === cursor || media.length === before ? null : next
  }
  const posts = eachOnce(media.flatMap((one) => mediaPost(one) ?? [])).slice(0, postsMax)
  progress({ name: 'posts', state: 'done', detail: plural(posts.length, 'post') })
  progress({ name: 'followers', state: 'skipped', detail: 'Instagram doesn’t share follower lists' })
  progress({ name: 'comments', state: 'skipped', detail: 'Instagram shares comments only with the creator’s consent' })
  return { handle: (account.username || name).toLowerCase(), profile: profileOf(account, name), posts }
}

function mediaPage(cursor: string | null): string {
  // A cursor of another make than ours would end the expression.
  const after = cursor && /^[\w=+/-]{1,1000}$/.test(cursor) ? `.after(${cursor})` : ''
  return `media${after}.limit(${postsMax}){${mediaFields}}`
}

async function discovered(
  client: PlatformClient,
  { accessToken, businessId }: OwnAccess,
  expression: string,
  signal: AbortSignal,
): Promise<DiscoveredAccount> {
  const path = `/${instagramVersion}/${encodeURIComponent(businessId)}`
  const query = { fields: `business_discovery.${expression}`, access_token: accessToken }
  const answer = await client({ path, query, rate: 'discovery', shape: discovery }, signal)
  return answer.business_discovery
}
