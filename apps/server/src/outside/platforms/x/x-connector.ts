/** The live connector of X: account, latest posts, and as many of the latest followers as an answer needs. X bills every account and post that it
 *  returns to the operator, so a check says beforehand what it may cost, and a limit a day holds for all processes together. */

import { plural } from '@vouch/engine'
import { type Connector, ConnectorFailure, type Target } from '../connector.ts'
import { eachOnce } from '../reading/known-values.ts'
import { type Check, type Found, liveConnector, nameOf } from '../reading/live-connector.ts'
import { type Sampled, sampleFollowers } from './sample-followers.ts'
import { postOf, profileOf } from './x-accounts.ts'
import { type XClient, type XClientSettings, xClient } from './x-client.ts'
import { xCheckUsdMax, xPostsMax } from './x-prices.ts'
import type { XUser } from './x-shapes.ts'

export interface XSettings extends XClientSettings {
  /** Followers read in one check; 0 reads none. */
  followersMax: number
}

export function xConnector(settings: XSettings): Connector {
  const client = xClient(settings)
  const read = (check: Check) => readCreator(client, settings.followersMax, check)
  return liveConnector({
    platform: 'x',
    way: 'key',
    usdMax: xCheckUsdMax(settings.followersMax),
    now: settings.now,
    read,
  })
}

async function readCreator(client: XClient, followersMax: number, check: Check): Promise<Found> {
  const { target, progress, signal, at } = check
  progress({ name: 'profile', state: 'running', detail: `costs the operator up to ${usd(xCheckUsdMax(followersMax))}` })
  const user = await userOf(client, target, signal)
  const handle = (user.username ?? nameOf(target)).toLowerCase()
  const profile = profileOf(user, handle)
  progress({ name: 'profile', state: 'done', detail: user.name ?? handle })
  if (user.protected) return { handle, availability: 'private', profile }
  progress({ name: 'posts', state: 'running', detail: null })
  const page = await client.posts(user.id, xPostsMax, signal).catch(protectedIn)
  if (page === null) return { handle, availability: 'private', profile }
  const posts = eachOnce(page.data.flatMap((post) => postOf(post) ?? [])).slice(0, xPostsMax)
  progress({ name: 'posts', state: 'done', detail: plural(posts.length, 'post') })
  progress({ name: 'followers', state: 'running', detail: null })
  const sampled = await sampleFollowers(client, { userId: user.id, handle, at, followersMax }, signal)
  const state = sampled.sample ? 'done' : 'skipped'
  progress({ name: 'followers', state, detail: sampledInWords(sampled) })
  progress({ name: 'comments', state: 'skipped', detail: 'replies on X aren’t read' })
  return { handle, profile, posts, ...(sampled.sample && { followersSample: sampled.sample }) }
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
  if (ended === 'spent') return `${found}; today’s X budget is used up`
  return ended === 'failed' ? `${found}; X refused more` : found
}

/** @returns an amount as people read it. */
function usd(amount: number): string {
  return `$${amount.toFixed(2)}`
}
