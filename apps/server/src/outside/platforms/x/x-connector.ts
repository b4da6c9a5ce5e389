/** The live connector of X: account, latest posts, and as many of the latest followers as an answer needs. X bills every account and post that it
 *  returns to the operator, so a check says beforehand what it may cost, and a limit a day holds for all processes together. */

import { type Post, plural } from '@vouch/engine'
import { type Connector, ConnectorFailure, type Target } from '../connector.ts'
import {
  type ConsentAccess,
  type ConsentTokens,
  lookupMissing,
  noConsent,
  requireOwn,
  whereRefused,
} from '../consent-tokens.ts'
import { eachOnce } from '../reading/known-values.ts'
import { type Check, type Found, liveConnector, nameOf } from '../reading/live-connector.ts'
import { type Sampled, sampleFollowers } from './sample-followers.ts'
import { postOf, profileOf } from './x-accounts.ts'
import { type XClient, type XClientSettings, xClient } from './x-client.ts'
import { xCheckUsdMax, xPostsMax } from './x-prices.ts'
import type { XUser } from './x-shapes.ts'

export interface XSettings extends Omit<XClientSettings, 'bearerToken' | 'owned'> {
  /** The app's own; null: X is read by what creators allow, and by nothing else. */
  bearerToken: string | null
  /** Followers read in one check; 0 reads none. */
  followersMax: number
  /** What creators allowed; absent: nothing. */
  tokens?: ConsentTokens
}

export function xConnector(settings: XSettings): Connector {
  const { bearerToken, followersMax, tokens = noConsent } = settings
  const client = bearerToken === null ? null : xClient({ ...settings, bearerToken })
  const read = async (check: Check) => {
    const access = check.target.consent ? await tokens(check.target) : null
    const found = access && (await readAsOwner(settings, access, check))
    if (found !== null && !(found instanceof ConnectorFailure)) return found
    if (client === null) throw found ?? lookupMissing('x', nameOf(check.target))
    return readCreator(client, followersMax, check)
  }
  return liveConnector({
    platform: 'x',
    way: client ? 'key' : 'consent',
    usdMax: xCheckUsdMax(followersMax),
    now: settings.now,
    read,
    readProfile: client && (async ({ target, signal }) => accountFound(await userOf(client, target, signal), target)),
  })
}

/** @returns why the token opens nothing, where it does not. */
function readAsOwner(settings: XSettings, access: ConsentAccess, check: Check): Promise<Found | ConnectorFailure> {
  const client = xClient({ ...settings, bearerToken: access.token, owned: true })
  return readOwned({ client, access }, settings.followersMax, check).catch((failure) => whereRefused(access, failure))
}

async function readCreator(client: XClient, followersMax: number, check: Check): Promise<Found> {
  const { target, progress, signal, at } = check
  progress({ name: 'profile', state: 'running', detail: costInWords(followersMax) })
  const user = await userOf(client, target, signal)
  const { handle, profile } = accountFound(user, target)
  progress({ name: 'profile', state: 'done', detail: user.name ?? handle })
  if (user.protected) return { handle, availability: 'private', profile }
  const posts = await postsOf(client, user.id, check).catch(protectedIn)
  if (posts === null) return { handle, availability: 'private', profile }
  const followers = await followersOf(client, { userId: user.id, handle, at, followersMax }, check)
  return { handle, profile, posts, ...followers }
}

function accountFound(user: XUser, target: Target) {
  const handle = (user.username || nameOf(target)).toLowerCase()
  return { handle, profile: profileOf(user, handle) }
}

/** An account as its owner sees it, who may have protected it. */
async function readOwned(
  { client, access }: { client: XClient; access: ConsentAccess },
  followersMax: number,
  check: Check,
): Promise<Found> {
  const { target, progress, signal, at } = check
  progress({ name: 'profile', state: 'running', detail: costInWords(followersMax) })
  const user = (await client.me(signal)).data
  const handle = nameOf(target).toLowerCase()
  requireOwn(access, { platform: 'x', handle, name: user.username, id: user.id })
  progress({ name: 'profile', state: 'done', detail: user.name ?? handle })
  const posts = await postsOf(client, user.id, check)
  const followers = await followersOf(client, { userId: user.id, handle, at, followersMax }, check)
  // Protected from others, and shown by its owner.
  const profile = { ...profileOf(user, handle), isPrivate: null }
  return { handle, profile, posts, ...followers, consented: true }
}

async function postsOf(client: XClient, userId: string, { progress, signal }: Check): Promise<Post[]> {
  progress({ name: 'posts', state: 'running', detail: null })
  const page = await client.posts(userId, xPostsMax, signal)
  const posts = eachOnce(page.data.flatMap((post) => postOf(post) ?? [])).slice(0, xPostsMax)
  progress({ name: 'posts', state: 'done', detail: plural(posts.length, 'post') })
  return posts
}

async function followersOf(
  client: XClient,
  about: Parameters<typeof sampleFollowers>[1],
  { progress, signal }: Check,
): Promise<Pick<Found, 'followersSample'>> {
  progress({ name: 'followers', state: 'running', detail: null })
  const sampled = await sampleFollowers(client, about, signal)
  progress({ name: 'followers', state: sampled.sample ? 'done' : 'skipped', detail: sampledInWords(sampled) })
  progress({ name: 'comments', state: 'skipped', detail: 'replies on X aren’t read' })
  return sampled.sample ? { followersSample: sampled.sample } : {}
}

async function userOf(client: XClient, target: Target, signal: AbortSignal): Promise<XUser> {
  if (target.kind === 'resolve') return (await client.userById(target.id, signal)).data
  return (await client.user(target.handle, signal)).data
}

/** Some accounts turn out to be protected only where their posts are asked for. */
function protectedIn(failure: unknown): null {
  if (failure instanceof ConnectorFailure && failure.code === 'not_shown') return null
  throw failure
}

function sampledInWords({ sample, ended }: Sampled): string {
  const found = sample ? `${plural(sample.accounts.length, 'follower')} sampled` : 'no followers sampled'
  if (ended === 'credits') return `${found}; the operator’s X credits are used up`
  if (ended === 'spent') return `${found}; today’s X budget is used up`
  return ended === 'failed' ? `${found}; X refused more` : found
}

function costInWords(followersMax: number): string {
  return `costs the operator up to $${xCheckUsdMax(followersMax).toFixed(2)}`
}
