/** Followers of X cost money one by one, so as many are read as the answer needs: pages follow until the interval of the
 *  suspicious share is narrow enough, or another page no longer narrows it. */

import { type Account, estimateAudience, type FollowersSample, type Snapshot, snapshotSchemaId } from '@vouch/engine'
import { ConnectorFailure } from '../connector.ts'
import { eachOnce } from '../reading/known-values.ts'
import { accountOf } from './x-accounts.ts'
import type { XClient } from './x-client.ts'
import { isCreditsGone } from './x-failures.ts'
import { followersPerPage } from './x-prices.ts'

/** Width of the 90% interval at which a further dollar buys nothing that changes an answer. */
export const widthEnough = 0.15
/** A page that narrows the interval by less did not help, and neither would the next. */
const narrowingMin = 0.01

export interface Sampled {
  sample: FollowersSample | null
  /** Why no more were read. */
  ended: 'narrow' | 'all' | 'limit' | 'spent' | 'credits' | 'failed'
}

/** @param followersMax how many at most; 0 for none.
 *  @returns the followers that X names first, which are the latest, and why it stopped. A fault or an exhausted budget in between leaves those
 *  that were paid for. */
export async function sampleFollowers(
  client: XClient,
  about: { userId: string; handle: string; at: string; followersMax: number },
  signal: AbortSignal,
): Promise<Sampled> {
  let accounts: Account[] = []
  let token: string | null = null
  let width = 1
  let ended: Sampled['ended'] = 'limit'
  while (accounts.length < about.followersMax) {
    const size = Math.min(followersPerPage, about.followersMax - accounts.length)
    const page: FollowerPage | Ended = await client.followers(about.userId, size, token, signal).catch(endOf)
    if ('ended' in page) {
      ended = page.ended
      break
    }
    const before = accounts.length
    accounts = eachOnce([...accounts, ...page.data.map(accountOf)]).slice(0, about.followersMax)
    const next: string | null = page.meta?.next_token ?? null
    if (!next || next === token || accounts.length === before) {
      ended = 'all'
      break
    }
    token = next
    const narrowed = intervalWidth(accounts, about)
    if (narrowed <= widthEnough || (before > 0 && width - narrowed < narrowingMin)) {
      ended = 'narrow'
      break
    }
    width = narrowed
  }
  return { sample: accounts.length > 0 ? { method: 'recent', accounts } : null, ended }
}

type FollowerPage = Awaited<ReturnType<XClient['followers']>>
interface Ended {
  ended: 'spent' | 'credits' | 'failed'
}

function endOf(failure: unknown): Ended {
  if (!(failure instanceof ConnectorFailure) || failure.code === 'cancelled') throw failure
  if (failure.code !== 'spending_limit') return { ended: 'failed' }
  return { ended: isCreditsGone(failure) ? 'credits' : 'spent' }
}

function intervalWidth(accounts: Account[], { handle, at }: { handle: string; at: string }): number {
  const lists = { posts: [], comments: [], likers: [], accounts: [], history: [] }
  const source = { connector: 'x', basis: 'public' } as const
  const followersSample = { method: 'recent', accounts } as const
  const head = { schema: snapshotSchemaId, platform: 'x', handle, fetchedAt: at, availability: 'found' } as const
  const snapshot: Snapshot = { ...head, source, ...lists, followersSample }
  const estimate = estimateAudience(snapshot)
  return estimate ? estimate.suspicious.high - estimate.suspicious.low : 1
}
