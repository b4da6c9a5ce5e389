import type { Shortlist, ShortlistReach } from '@vouch/contract'
import type pg from 'pg'
import { loadFollowerSamples } from '../verifications/follower-samples.ts'
import { loadShortlist } from './load-shortlists.ts'
import { type ReachOf, reachTogether } from './reach-together.ts'

/** Loads what the creators of a list reach and cost together. Only creators with a finished verdict count; the others are told. */
export async function loadReach(pool: pg.Pool, workspaceId: string, id: string): Promise<ShortlistReach> {
  const { entries } = await loadShortlist(pool, workspaceId, id)
  const known = entries.filter(({ verdict }) => verdict?.reach != null)
  const samples = await loadFollowerSamples(
    pool,
    known.flatMap(({ verdict }) => (verdict ? [verdict.verificationId] : [])),
  )
  const together = reachTogether(
    known.map((entry) => ({
      ...reachOf(entry),
      ...(samples.get(entry.verdict?.verificationId ?? '') ?? { followerIds: [], followers: null, connector: null }),
    })),
  )
  return {
    counted: known.length,
    missing: entries.length - known.length,
    added: together?.added ?? null,
    deduplicated: together && { value: together.value, low: together.low, high: together.high },
    pairs: together?.pairs ?? { measured: 0, all: 0 },
    price: priceOf(entries),
  }
}

type Entry = Shortlist['entries'][number]

function reachOf({ id, creator, verdict }: Entry): Pick<ReachOf, 'id' | 'platform' | 'reach'> {
  const { value = 0, low = null, high = null } = verdict?.reach ?? {}
  return { id, platform: creator.platform, reach: { value, low: low ?? value, high: high ?? value } }
}

/** Prices are added end by end: they come from the same tables, so that all may be too low at once. */
function priceOf(entries: readonly Entry[]): ShortlistReach['price'] {
  const prices = entries.flatMap(({ verdict }) => (verdict?.price ? [verdict.price] : []))
  if (prices.length === 0) return null
  const sum = (of: (price: (typeof prices)[number]) => number) => prices.reduce((total, price) => total + of(price), 0)
  return {
    value: sum(({ value }) => value),
    low: sum(({ value, low }) => low ?? value),
    high: sum(({ value, high }) => high ?? value),
    counted: prices.length,
  }
}
